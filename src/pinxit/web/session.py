"""One client's visit, from its hello to its end: what it asks is handled in order.

A wish has to wait for the disk; all else is answered at once. Whatever comes meanwhile waits in a
small box, and when that is full, nothing more is read.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec

from pinxit.protocol.goodbyes import bye, close_code
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
    Report,
    Reported,
    Say,
    SeatCode,
    id_in,
    pack,
    parse_client,
)
from pinxit.rules import Refusal, Seat
from pinxit.rules.commands import Move
from pinxit.rules.text import is_clean
from pinxit.table.awake.journal import TableGone
from pinxit.table.awake.live import LiveTable, Moment
from pinxit.table.awake.speech import speak
from pinxit.table.budget import Budget
from pinxit.table.commands import AnyWish, ComeBack, SkipShow
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.goodbyes import Parting
from pinxit.table.hub.doors import SEAT_CODE_SECONDS, Viewer
from pinxit.table.ports import CommandRef
from pinxit.table.reports import Complaint
from pinxit.table.state import sitter

from . import eager
from .connection import Connection
from .visitor import Visitor, read_hello
from .wire import Wire

log = logging.getLogger(__name__)

LONGEST_ID: Final = 64
SLOWED: Final = 1.0  # seconds between two messages of a client whose address says too much
INBOX: Final = 8  # messages that wait for the one before them


class Session:
    """One client."""

    __slots__ = (
        "_budget",
        "_connection",
        "_inbox",
        "_live",
        "_on_end",
        "_over",
        "_patience",
        "_slowed",
        "_tally",
        "_unwelcome",
        "_visitor",
        "_wire",
        "_working",
    )

    def __init__(
        self, wire: Wire, visitor: Visitor, on_end: Callable[[], None] | None = None
    ) -> None:
        limits = visitor.counters.limits
        self._wire = wire
        self._visitor = visitor
        self._tally = visitor.counters.tally
        self._budget = Budget(visitor.hub.clock, limits.messages_burst, limits.messages_a_second)
        self._inbox: deque[str | None] = deque()
        self._connection: Connection | None = None
        self._live: LiveTable | None = None
        self._working = False
        self._slowed = False
        self._unwelcome: TableReason | None = None  # why nobody is let in from here
        self._over = False
        self._on_end = on_end
        loop = asyncio.get_running_loop()
        self._patience: asyncio.TimerHandle | None = loop.call_later(
            limits.hello_seconds, self._give_up
        )
        self._tally.connections += 1

    @property
    def address(self) -> str:
        """Where the client comes from."""
        return self._visitor.address

    # What comes over the wire

    def hear(self, text: str | None) -> bool:
        """Answer a message, or keep it until the one before it is answered."""
        if not self.admit():
            return False
        if self._over or (self._connection is not None and self._connection.leaving):
            return True  # but a device whose seat is gone has nothing to say any more
        if not self._working:
            self._begin(text)
            return True
        self._inbox.append(text)
        if len(self._inbox) >= INBOX:
            self._wire.pause()
        return True

    def admit(self) -> bool:
        """Count what comes; tell whether it is still listened to."""
        if self._budget.spend():
            if not self._visitor.counters.messages.spend(self._visitor.address):
                self._slow_down()
            return True
        self.dismiss(Parting.TOO_FAST)
        return False

    def _slow_down(self) -> None:
        """Too much comes from this address: nobody there is cut off, but none is read quickly."""
        if not self._slowed:
            self._slowed = True
            self._wire.pause()
            asyncio.get_running_loop().call_later(SLOWED, self._read_on)

    def _read_on(self) -> None:
        self._slowed = False
        if not self._over and not self._working:
            self._wire.resume()

    def stalled(self) -> None:
        """The client does not read."""
        self._tally.stalls += 1

    def drained(self) -> None:
        """The client reads again."""
        if self._connection is not None:
            self._connection.send_news()

    def dismiss(self, why: Parting) -> None:
        """End this, with a word to say why."""
        if self._connection is not None:
            self._connection.dismiss(why)
        else:
            self._hang_up(close_code(why))

    def lost(self) -> None:
        """Forget the client; what it asked for last may be on disk already, and is finished."""
        if self._patience is not None:
            self._patience.cancel()
        self._over = True
        self._inbox.clear()
        self._tally.connections -= 1
        if self._on_end is not None:
            self._on_end()
        if self._connection is not None and self._live is not None:
            self._connection.end()
            self._live.unwatch(self._connection)

    # The hello

    async def _greet(self, text: str | None) -> None:
        try:
            hello = read_hello(text)
            if self._unwelcome is not None:
                raise NotAllowed(self._unwelcome)  # noqa: TRY301 (one answer for all refusals)
            live, viewer = await self._visitor.find(hello)
            if hello.version is not None and hello.version > live.table.version:
                await live.was_behind()  # they come from another node, which has gone on
        except Refusal as refusal:
            self._refuse_entry(refusal)
        except Exception:
            # The memory failed, or we have a bug. A refusal would be the client's end; this is not.
            log.exception("a hello could not be answered")
            self._ask_to_come_back()
        else:
            if not self._over:
                await self._let_in(hello, live, viewer)

    async def _let_in(self, hello: Hello, live: LiveTable, viewer: Viewer) -> None:
        self._stop_waiting()
        seat = viewer.seat
        connection = Connection(
            *(self._wire, live, seat, self._visitor.counters.limits),
            origin=self._visitor.origin,
            screen=viewer.screen,
            token=hello.token,
        )
        self._connection, self._live = connection, live
        connection.begin(hello)
        live.watch(connection)
        if seat is not None:
            # Whoever is back moves for themselves again, even if a stand-in is just being called.
            try:
                await live.handle(seat, ComeBack())
            except (Refusal, TableGone):
                pass  # kicked in the same moment
            except Exception:  # the memory failed; the stand-in stays, and the client is in
                label = {"table": live.label}
                log.exception("nobody could take over from a stand-in", extra=label)

    def turn_away(self, reason: TableReason) -> None:
        """Refuse whoever is about to say hello; said before that, it might not be heard."""
        self._unwelcome = reason

    def _refuse_entry(self, refusal: Refusal) -> None:
        self._tally.refused(refusal.reason)
        if not self._over:
            self._wire.send(pack(_refused(refusal, None)))
            self._hang_up(close_code(refusal.reason))

    def _ask_to_come_back(self) -> None:
        if not self._over:
            self._wire.send(pack(bye(Parting.FAILED)))
            self._hang_up(close_code(Parting.FAILED))

    def _give_up(self) -> None:
        """Nobody has said hello."""
        self._patience = None
        self._refuse_entry(NotAllowed(TableReason.BAD_HELLO))

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _hang_up(self, code: int) -> None:
        self._over = True
        self._stop_waiting()
        self._wire.close(code)

    # What is asked after it

    def _begin(self, text: str | None) -> None:
        self._working = True
        eager.begin(self._answer_all(text))

    async def _answer_all(self, text: str | None) -> None:
        """Answer a message, then all that have come meanwhile."""
        await self._answer(text)
        while self._inbox:
            await self._answer(self._inbox.popleft())
        self._working = False
        if not self._slowed:
            self._wire.resume()

    async def _answer(self, text: str | None) -> None:
        connection, live = self._connection, self._live
        if connection is None or live is None:
            if not self._over:
                await self._greet(text)
            return
        try:
            message = parse_client(b"" if text is None else text)
        except (msgspec.DecodeError, RecursionError) as error:
            refusal = NotAllowed(TableReason.BAD_MESSAGE, problem=_said(error))
            self._refuse(connection, refusal, _id_in(text))
            return
        wish_id = message.id if isinstance(message, (Do, Report)) else None
        connection.begin_wish()
        try:
            if isinstance(message, Do):  # nearly always
                await self._do(message, connection, live)
            else:
                await self._handle(message, connection, live)
        except Refusal as refusal:
            self._refuse(connection, refusal, wish_id)
        except TableGone:
            connection.dismiss(Parting.DELETED)
        except Exception:
            # The memory failed, or we have a bug: nothing was acknowledged, so nothing is lost.
            log.exception("a wish could not be carried out", extra={"table": live.label})
            if isinstance(message, Do) and live.journal.in_doubt:
                await self._say_what_became_of(message, connection, live)
            else:
                self._refuse(connection, NotAllowed(TableReason.FAILED), wish_id)
        finally:
            connection.end_wish()

    async def _handle(
        self, message: AnyClientMessage, connection: Connection, live: LiveTable
    ) -> None:
        match message:
            case Say():
                speak(live, _seated(connection), message.text, message.reaction)
            case Report():
                await self._report(message, connection, live)
            case AskSeatCode():
                doors, seat = self._visitor.hub.doors, _seated(connection)
                if sitter(live.table, seat).remote:
                    raise NotAllowed(TableReason.PEOPLE_ONLY)
                code = await doors.new_seat_code(live.table.code, seat)
                connection.answer(SeatCode(code, SEAT_CODE_SECONDS))
            case AskView():
                if live.elsewhere is not None:
                    await live.was_behind()
                connection.show_all()
            case Ping():
                connection.answer(Pong(live.clock.now()))
            case Hello():
                raise NotAllowed(TableReason.BAD_HELLO)

    async def _do(self, message: Do, connection: Connection, live: LiveTable) -> None:
        seat, name = _asker(connection, live, message.wish)
        _check_id(message.id)
        ref = CommandRef(name, message.id)
        moment = Moment(game=message.game, round=message.round, phase=message.phase)

        def answer(version: int) -> None:
            self._tally.moves += 1
            connection.answer_with_the_others(Done(message.id, version))

        visitor, move = self._visitor, isinstance(message.wish, Move)
        await live.handle(
            *(seat, message.wish, ref, moment, answer),
            lambda change: visitor.may_write(change=change, move=move),
        )

    async def _say_what_became_of(
        self, message: Do, connection: Connection, live: LiveTable
    ) -> None:
        """The memory failed while a wish was written: it may be on disk all the same."""
        try:
            _, name = _asker(connection, live, message.wish)
            await live.settle_doubts()
            version = await live.journal.version_of(CommandRef(name, message.id))
        except Exception:  # noqa: BLE001 (it fails still, and has been told of)
            self._refuse(connection, NotAllowed(TableReason.FAILED, perhaps=True), message.id)
            return
        if version is None:
            self._refuse(connection, NotAllowed(TableReason.FAILED), message.id)
        else:
            connection.answer_with_the_others(Done(message.id, version))
            live.show_scene()

    async def _report(self, message: Report, connection: Connection, live: LiveTable) -> None:
        seat = _seated(connection)
        _check_id(message.id)
        said = Complaint(id=message.id, about=message.seat, fault=message.fault, text=message.text)
        await self._visitor.hub.report(live, seat, said, self._visitor.origin)
        connection.answer(Reported(message.id))

    def _refuse(self, connection: Connection, refusal: Refusal, wish_id: str | None = None) -> None:
        self._tally.refused(refusal.reason)
        connection.answer(_refused(refusal, wish_id))


def _check_id(name: str) -> None:
    if not _is_id(name):
        raise NotAllowed(TableReason.BAD_MESSAGE, longest=LONGEST_ID)


def _is_id(name: str) -> bool:
    return 0 < len(name) <= LONGEST_ID and is_clean(name)


def _id_in(text: str | None) -> str | None:
    """Return the id of what is not understood, so that its sender knows what was refused."""
    name = None if text is None else id_in(text)
    return name if name is not None and _is_id(name) else None


def _asker(connection: Connection, live: LiveTable, wish: AnyWish) -> tuple[Seat, str]:
    """Return in whose name something is asked, and under which its id is kept.

    A television has one button, with which it does what its host could do.
    """
    if connection.screen is None or not isinstance(wish, SkipShow):
        seat = _seated(connection)
        return seat, seat
    if live.table.host is None:
        raise NotAllowed(TableReason.NOT_AT_TABLE)
    return live.table.host, connection.screen


def _seated(connection: Connection) -> Seat:
    if connection.seat is None:
        raise NotAllowed(TableReason.NOT_AT_TABLE)
    return connection.seat


def _refused(refusal: Refusal, wish_id: str | None) -> Refused:
    return Refused(id=wish_id, reason=refusal.reason, facts=refusal.facts, message=refusal.sentence)


def _said(error: Exception) -> str:
    return str(error)[:200]
