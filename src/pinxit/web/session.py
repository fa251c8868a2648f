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

from pinxit.protocol import VERSION
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
    Report,
    Reported,
    Say,
    SeatCode,
    id_in,
    pack,
    parse_client,
)
from pinxit.protocol.moves import command_of
from pinxit.rules import Refusal, Seat
from pinxit.rules.text import is_clean
from pinxit.table.commands import ComeBack, Play
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.hub import SEAT_CODE_SECONDS, Hub
from pinxit.table.keys import parted
from pinxit.table.live import Live, Moment, TableGone
from pinxit.table.moderate import check_origin
from pinxit.table.ports import CommandRef
from pinxit.table.reports import Complaint
from pinxit.table.strangers import friends, is_inside, is_quiet

from . import eager
from .connection import CLOSE_CODES, RETRY_AFTER, Connection
from .guessing import Guesses
from .limits import Budget, Budgets, Limits, spoken
from .tally import Tally
from .wire import Wire
from .writing import Writing

log = logging.getLogger(__name__)

LONGEST_ID: Final = 64
SLOWED: Final = 1.0  # seconds between two messages of a client whose address says too much
INBOX: Final = 8  # messages that wait for the one before them


class Session:
    """One client."""

    __slots__ = (
        "_address",
        "_budget",
        "_connection",
        "_guesses",
        "_hub",
        "_inbox",
        "_limits",
        "_live",
        "_messages",
        "_on_end",
        "_origin",
        "_over",
        "_patience",
        "_slowed",
        "_tally",
        "_unwelcome",
        "_wire",
        "_working",
        "_writing",
    )

    def __init__(  # noqa: PLR0913 (all that counts what somebody does)
        self,
        wire: Wire,
        hub: Hub,
        limits: Limits,
        address: str,
        *,
        guesses: Guesses | None = None,
        tally: Tally | None = None,
        writing: Writing | None = None,
        messages: Budgets | None = None,
        on_end: Callable[[], None] | None = None,
    ) -> None:
        self._wire = wire
        self._hub = hub
        self._limits = limits
        self._address = address
        self._origin = hub.origin_of(address)
        self._guesses = guesses or Guesses(hub.clock, limits)
        self._tally = tally or Tally()
        self._budget = Budget(hub.clock, limits.messages_burst, limits.messages_a_second)
        self._messages = messages or spoken(hub.clock, limits)  # of all from this address
        self._writing = writing or Writing(hub.clock, limits)
        self._inbox: deque[str | None] = deque()
        self._connection: Connection | None = None
        self._live: Live | None = None
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
        return self._address

    # What comes over the wire

    def hear(self, text: str | None) -> bool:
        """Answer a message, or keep it until the one before it is answered."""
        if not self.bothered():
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

    def bothered(self) -> bool:
        """Count what comes; tell whether it is still listened to."""
        if self._budget.spend():
            if not self._messages.spend(self._address):
                self._slow_down()
            return True
        self.dismiss("too_fast")
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
            self._connection.stir()

    def dismiss(self, why: str) -> None:
        """End this, with a word to say why."""
        if self._connection is not None:
            self._connection.dismiss(why)
        else:
            self._hang_up(CLOSE_CODES[why])

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
            hello = _hello(text)
            live, seat = await self._find(hello)
        except Refusal as refusal:
            self._refuse_entry(refusal)
        except Exception:
            # The memory failed, or we have a bug. A refusal would be the client's end; this is not.
            log.exception("a hello could not be answered")
            self._ask_to_come_back()
        else:
            if not self._over:
                await self._let_in(hello, live, seat)

    async def _find(self, hello: Hello) -> tuple[Live, Seat | None]:
        if self._unwelcome is not None:
            raise NotAllowed(self._unwelcome)
        code, key = parted(hello.table)
        if hello.token is not None:
            return await self._find_seat(code, hello.token)
        if self._hub.has_key(code, key):
            live = await self._hub.live(code)
        else:
            with self._guesses.of(self._address):  # a key that is wrong is none
                live = await self._hub.live(code)
        watching = [watcher.origin for watcher in live.watchers if watcher.seat is None]
        limits = self._limits
        if (
            not live.table.settings.spectators
            or len(watching) >= limits.spectators_a_table
            or watching.count(self._origin) >= limits.spectators_an_address
        ):
            raise NotAllowed(TableReason.NO_SPECTATORS)
        check_origin(live.table, self._origin)
        return live, None

    async def _find_seat(self, code: str, token: str) -> tuple[Live, Seat]:
        """Find the seat that a token opens. Who has the right one has guessed nothing."""
        try:
            live = await self._hub.live(code)
            return live, await self._hub.seat_of(code, token)
        except NotAllowed:
            with self._guesses.of(self._address):
                raise

    async def _let_in(self, hello: Hello, live: Live, seat: Seat | None) -> None:
        self._stop_waiting()
        connection = Connection(self._wire, live, seat, self._limits, self._origin)
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
            self._hang_up(CLOSE_CODES.get(refusal.reason, 4400))

    def _ask_to_come_back(self) -> None:
        if not self._over:
            self._wire.send(pack(Bye(reason="failed", retry_after=RETRY_AFTER["failed"])))
            self._hang_up(CLOSE_CODES["failed"])

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
            connection.dismiss("deleted")
        except Exception:
            # The memory failed, or we have a bug: nothing was acknowledged, so nothing is lost.
            log.exception("a wish could not be carried out", extra={"table": live.label})
            self._refuse(connection, NotAllowed(TableReason.FAILED), wish_id)
        finally:
            connection.end_wish()

    async def _handle(self, message: AnyClientMessage, connection: Connection, live: Live) -> None:
        match message:
            case Say():
                _say(message, connection, live)
            case Report():
                await self._report(message, connection, live)
            case AskSeatCode():
                code = self._hub.new_seat_code(live.table.code, _seated(connection))
                connection.answer(SeatCode(code, SEAT_CODE_SECONDS))
            case AskView():
                connection.show_all()
            case Ping():
                connection.answer(Pong(live.clock.now()))
            case Hello():
                raise NotAllowed(TableReason.BAD_HELLO)

    async def _do(self, message: Do, connection: Connection, live: Live) -> None:
        seat = _seated(connection)
        _check_id(message.id)
        ref = CommandRef(seat, message.id)
        moment = Moment(game=message.game, round=message.round, phase=message.phase)

        def answer(version: int) -> None:
            self._tally.moves += 1
            connection.answer_with_the_others(Done(message.id, version))

        command = command_of(message.wish, seat)
        may, address, move = self._writing.may, self._address, isinstance(command, Play)
        await live.handle(
            *(seat, command, ref, moment, answer),
            lambda change: may(address, change=change, move=move),
        )

    async def _report(self, message: Report, connection: Connection, live: Live) -> None:
        seat = _seated(connection)
        _check_id(message.id)
        said = Complaint(id=message.id, about=message.seat, fault=message.fault, text=message.text)
        await self._hub.report(live, seat, said, self._origin)
        connection.answer(Reported(message.id))

    def _refuse(self, connection: Connection, refusal: Refusal, wish_id: str | None = None) -> None:
        self._tally.refused(refusal.reason)
        connection.answer(_refused(refusal, wish_id))


def _hello(text: str | None) -> Hello:
    try:
        hello = parse_client(b"" if text is None else text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise NotAllowed(TableReason.BAD_HELLO) from error
    if not isinstance(hello, Hello) or hello.protocol != VERSION:
        raise NotAllowed(TableReason.BAD_HELLO, protocol=VERSION)
    return hello


def _say(message: Say, connection: Connection, live: Live) -> None:
    seat = _seated(connection)
    if not live.table.settings.chat:
        raise NotAllowed(TableReason.NO_CHAT)
    table = live.table
    if message.reaction is None and not is_inside(table, seat):
        raise NotAllowed(TableReason.STRANGER)
    known = friends(table)
    closed = is_quiet(table.settings) or len(known) < len(table.sitters)
    live.chat.say(seat, message.text, message.reaction, known if closed else None)
    live.publish()


def _check_id(name: str) -> None:
    if not _is_id(name):
        raise NotAllowed(TableReason.BAD_MESSAGE, longest=LONGEST_ID)


def _is_id(name: str) -> bool:
    return 0 < len(name) <= LONGEST_ID and is_clean(name)


def _id_in(text: str | None) -> str | None:
    """Return the id of what is not understood, so that its sender knows what was refused."""
    name = None if text is None else id_in(text)
    return name if name is not None and _is_id(name) else None


def _seated(connection: Connection) -> Seat:
    if connection.seat is None:
        raise NotAllowed(TableReason.NOT_AT_TABLE)
    return connection.seat


def _refused(refusal: Refusal, wish_id: str | None) -> Refused:
    return Refused(id=wish_id, reason=refusal.reason, facts=refusal.facts, message=refusal.sentence)


def _said(error: Exception) -> str:
    return str(error)[:200]
