"""One client's socket, from its hello to its end: what it asks is handled in order."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from pinxit.protocol import VERSION
from pinxit.protocol.messages import (
    AnyClientMessage,
    AskSeatCode,
    AskView,
    Do,
    Done,
    Hello,
    Ping,
    Pong,
    Refused,
    Say,
    SeatCode,
    dump,
    parse_client,
)
from pinxit.protocol.moves import command_of
from pinxit.rules import Refusal, Seat
from pinxit.table.commands import ComeBack
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.hub import SEAT_CODE_SECONDS, Hub
from pinxit.table.live import Live, Moment, TableGone
from pinxit.table.ports import CommandRef

from .connection import CLOSE_CODES, Connection
from .limits import Budget, Limits

log = logging.getLogger(__name__)

LONGEST_ID = 64
LAST_WORDS = 1.0  # seconds for the last answers to get out


async def serve(scope: Scope, receive: Receive, send: Send, hub: Hub, limits: Limits) -> None:
    """Serve one client from its hello to its end."""
    socket = WebSocket(scope, receive, send)
    await socket.accept()
    try:
        hello, live, seat = await _welcome(socket, hub, limits)
    except Refusal as refusal:
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.send_text(dump(_refused(refusal, None)))
            await socket.close(CLOSE_CODES.get(refusal.reason, 4400))
        return
    except WebSocketDisconnect:
        return
    # What is sent often goes past Starlette's bookkeeping, which knows nothing that we do not.
    connection = Connection(send, live, seat, limits)
    connection.begin(hello)
    live.watch(connection)
    reading = asyncio.create_task(_read(socket, connection, hub, live, limits))
    ends: list[asyncio.Future[Any]] = [reading, connection.ended]
    try:
        await _hand_back(live, seat)
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        if connection.leaving:
            await asyncio.wait([connection.ended], timeout=LAST_WORDS)
    finally:
        live.unwatch(connection)
        await connection.finish()
        reading.cancel()
        (result,) = await asyncio.gather(reading, return_exceptions=True)
        for error in (result, connection.ended.result()):
            if isinstance(error, Exception) and not _is_a_goodbye(error):
                log.error("a connection failed", exc_info=error)


async def _hand_back(live: Live, seat: Seat | None) -> None:
    """Whoever is back moves for themselves again, even if a stand-in is just being called."""
    if seat is not None:
        with suppress(Refusal):  # kicked in the same moment
            await live.handle(seat, ComeBack())


async def _welcome(socket: WebSocket, hub: Hub, limits: Limits) -> tuple[Hello, Live, Seat | None]:
    try:
        async with asyncio.timeout(limits.hello_seconds):
            hello = parse_client(await socket.receive_text())
    except (TimeoutError, msgspec.DecodeError, RecursionError, KeyError) as error:
        raise NotAllowed(TableReason.BAD_HELLO) from error
    if not isinstance(hello, Hello) or hello.protocol != VERSION:
        raise NotAllowed(TableReason.BAD_HELLO, protocol=VERSION)
    live = await hub.live(hello.table.strip().upper())
    if hello.token is not None:
        return hello, live, await hub.seat_of(live.table.code, hello.token)
    watching = sum(watcher.seat is None for watcher in live.watchers)
    if not live.table.settings.spectators or watching >= limits.spectators_a_table:
        raise NotAllowed(TableReason.NO_SPECTATORS)
    return hello, live, None


async def _read(
    socket: WebSocket, connection: Connection, hub: Hub, live: Live, limits: Limits
) -> None:
    budget = Budget(live.clock, limits.messages_burst, limits.messages_a_second)
    while True:
        try:
            text = await socket.receive_text()
        except WebSocketDisconnect:
            return
        except KeyError:  # bytes
            connection.answer(_refused(NotAllowed(TableReason.BAD_MESSAGE), None))
            continue
        if connection.leaving:
            return  # a device whose seat is gone has nothing to say any more
        if not budget.spend():
            connection.dismiss("too_fast")
            return
        try:
            message = parse_client(text)
        except (msgspec.DecodeError, RecursionError) as error:
            problem = NotAllowed(TableReason.BAD_MESSAGE, problem=str(error)[:200])
            connection.answer(_refused(problem, None))
            continue
        await _answer(message, connection, hub, live)


async def _answer(message: AnyClientMessage, connection: Connection, hub: Hub, live: Live) -> None:
    wish_id = message.id if isinstance(message, Do) else None
    connection.begin_wish()
    try:
        await _handle(message, connection, hub, live)
    except Refusal as refusal:
        connection.answer(_refused(refusal, wish_id))
    except TableGone:
        connection.dismiss("deleted")
    except Exception:
        # The memory failed, or we have a bug: nothing was acknowledged, so nothing is lost.
        log.exception("a wish could not be carried out")
        connection.answer(_refused(NotAllowed(TableReason.FAILED), wish_id))
    finally:
        connection.end_wish()


async def _handle(message: AnyClientMessage, connection: Connection, hub: Hub, live: Live) -> None:
    match message:
        case Do():
            await _do(message, connection, live)
        case Say():
            _say(message, connection, live)
        case AskSeatCode():
            code = hub.new_seat_code(live.table.code, _seated(connection))
            connection.answer(SeatCode(code, SEAT_CODE_SECONDS))
        case AskView():
            connection.show_all()
        case Ping():
            connection.answer(Pong(live.clock.now()))
        case Hello():
            raise NotAllowed(TableReason.BAD_HELLO)


async def _do(message: Do, connection: Connection, live: Live) -> None:
    seat = _seated(connection)
    if not 0 < len(message.id) <= LONGEST_ID:
        raise NotAllowed(TableReason.BAD_MESSAGE, longest=LONGEST_ID)
    ref = CommandRef(seat, message.id)
    moment = Moment(game=message.game, round=message.round, phase=message.phase)
    version = await live.handle(seat, command_of(message.wish, seat), ref, moment)
    connection.answer(Done(message.id, version))


def _say(message: Say, connection: Connection, live: Live) -> None:
    seat = _seated(connection)
    if not live.table.settings.chat:
        raise NotAllowed(TableReason.NO_CHAT)
    live.chat.say(seat, message.text, message.reaction)
    live.publish()


def _seated(connection: Connection) -> Seat:
    if connection.seat is None:
        raise NotAllowed(TableReason.NOT_AT_TABLE)
    return connection.seat


def _refused(refusal: Refusal, wish_id: str | None) -> Refused:
    return Refused(id=wish_id, reason=refusal.reason, facts=refusal.facts, message=refusal.sentence)


def _is_a_goodbye(error: Exception) -> bool:
    """Tell whether an error only says that the client is gone."""
    return isinstance(error, (WebSocketDisconnect, RuntimeError, ConnectionError, OSError))
