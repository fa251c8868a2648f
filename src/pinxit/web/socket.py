"""One client's socket: what it asks is handled in order; what it is told never holds up others.

A connection keeps no messages for updates, only the version it was last sent and a flag that
something is new. Its own writer sends what has changed since then when the socket can take it, so
a client that does not read costs nobody else anything. Answers wait in a small box of their own;
when that overflows, this connection is closed, and only this one.
"""

import asyncio
import logging
from collections import deque
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from pinxit import __version__
from pinxit.protocol import VERSION
from pinxit.protocol.changes import changed_by
from pinxit.protocol.messages import (
    AnyClientMessage,
    AskSeatCode,
    AskView,
    Bye,
    Do,
    Done,
    Hello,
    Ping,
    Pong,
    Refused,
    Say,
    SeatCode,
    ServerMessage,
    Talk,
    Update,
    Welcome,
    dump,
    parse_client,
)
from pinxit.protocol.moves import command_of
from pinxit.protocol.sections import ALL, SHARED, sections_for
from pinxit.rules import Refusal, Seat
from pinxit.table.commands import ComeBack
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.hub import SEAT_CODE_SECONDS, Hub
from pinxit.table.live import Live, TableGone
from pinxit.table.ports import CommandRef

from .limits import Budget, Limits

log = logging.getLogger(__name__)

CLOSE_CODES = {
    "bad_hello": 4400,
    "bad_token": 4401,
    "no_such_table": 4404,
    "no_spectators": 4403,
    "moved": 4409,
    "kicked": 4410,
    "banned": 4410,
    "left": 4411,
    "deleted": 4412,
    "unread": 4413,
    "too_fast": 4429,
    "restart": 1012,
}
RETRY_AFTER = {"restart": 2.0, "unread": 0.5, "too_fast": 10.0}  # the others need not come back
LONGEST_ID = 64
LAST_WORDS = 1.0  # seconds for the last answers to get out


class Connection:
    """One client at one table."""

    def __init__(self, socket: WebSocket, live: Live, seat: Seat | None, limits: Limits) -> None:
        self.seat = seat
        self._socket = socket
        self._live = live
        self._limits = limits
        self._news = asyncio.Event()
        self._outbox: deque[ServerMessage] = deque()
        self._sent = 0
        self._presence = -1
        self._said = 0
        self._whole = True
        self._bye: Bye | None = None
        self.busy = False  # a wish is being carried out and will be answered

    def stir(self) -> None:
        """Something is new."""
        self._news.set()

    def dismiss(self, why: str) -> None:
        """The seat is not this connection's any more."""
        self._bye = self._bye or Bye(reason=why, retry_after=RETRY_AFTER.get(why))
        self._news.set()

    def answer(self, message: ServerMessage) -> None:
        """Put an answer into the box."""
        if len(self._outbox) >= self._limits.outbox:
            self.dismiss("unread")
            return
        self._outbox.append(message)
        self._news.set()

    def begin(self, hello: Hello) -> None:
        """Start from what the client says it has seen."""
        self._said = hello.chat
        if hello.version is not None and self._live.events_since(hello.version) is not None:
            self._sent = hello.version
        self._news.set()

    def show_all(self) -> None:
        """Send the whole view once more."""
        self._whole, self._sent = True, 0
        self._news.set()

    @property
    def leaving(self) -> bool:
        """Tell whether the client has been dismissed."""
        return self._bye is not None

    async def write(self) -> None:
        """Send what is new, whenever the socket can take it, until dismissed."""
        while True:
            await self._news.wait()
            self._news.clear()
            await self._send_view()
            while self._outbox:
                await self._socket.send_text(dump(self._outbox.popleft()))
            if self._bye is not None and not self.busy:  # the last wish is answered first
                await self._socket.send_text(dump(self._bye))
                await self._socket.close(CLOSE_CODES.get(self._bye.reason, 1000))
                return

    async def _send_view(self) -> None:
        live, version, presence = self._live, self._live.table.version, self._live.presence
        said = live.chat.since(self._said) if live.table.settings.chat else ()
        if self._whole:
            await self._send_whole(version)
        else:
            names = self._changed()
            if presence != self._presence:
                names |= {"sitters", "spectators"}
            if names or version != self._sent:
                text = self._update(names)
                self._sent, self._presence = version, presence
                await self._socket.send_text(text)
            if said:
                self._said = said[-1].number
                await self._socket.send_text(dump(Talk(said)))

    def _changed(self) -> frozenset[str]:
        happened = self._live.events_since(self._sent)
        if happened is None:
            return ALL
        game = self._live.table.game
        return changed_by(happened, self.seat, game.round.storyteller if game else None)

    def _update(self, names: frozenset[str]) -> str:
        """Write an update; once, if others have seen the same and are told the same."""
        live, sent = self._live, self._sent

        def write() -> str:
            sections = sections_for(live, self.seat, names)
            return dump(Update(from_=sent, to=live.table.version, sections=sections))

        return live.shared((sent, names), write) if names <= SHARED else write()

    async def _send_whole(self, version: int) -> None:
        """Send a welcome; to who comes back, with the sections that have changed meanwhile."""
        live = self._live
        names = ALL if self._sent == 0 else self._changed() | {"sitters", "spectators", "clock"}
        said = live.chat.since(self._said) if live.table.settings.chat else ()
        welcome = Welcome(
            protocol=VERSION,
            seat=self.seat,
            version=version,
            sections=sections_for(live, self.seat, names),
            chat=said,
            build=__version__,
        )
        self._whole, self._sent, self._presence = False, version, live.presence
        self._said = said[-1].number if said else self._said
        await self._socket.send_text(dump(welcome))


async def serve(socket: WebSocket, hub: Hub, limits: Limits) -> None:
    """Serve one client from its hello to its end."""
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
    connection = Connection(socket, live, seat, limits)
    connection.begin(hello)
    live.watch(connection)
    tasks = [
        asyncio.create_task(connection.write()),
        asyncio.create_task(_read(socket, connection, hub, live, limits)),
    ]
    try:
        await _hand_back(live, seat)
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if connection.leaving:
            await asyncio.wait(tasks[:1], timeout=LAST_WORDS)
    finally:
        live.unwatch(connection)
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not _is_a_goodbye(result):
                log.error("a connection failed", exc_info=result)


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
    connection.busy = True
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
        connection.busy = False
        connection.stir()


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
    moment = None if message.round is None else (message.round, message.phase)
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
