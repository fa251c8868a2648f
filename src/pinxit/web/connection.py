"""One client's connection: what it is told never holds up anybody else.

A connection keeps no messages for updates, only the version it was last sent and a flag that
something is new. What has changed since then is sent at once if the wire can take it, and as
soon as it can otherwise, so a client that does not read costs nobody else anything. Answers wait in
a small box of their own; when that overflows, this connection is closed, and only this one.
"""

import asyncio
import logging
from collections import deque

from pinxit import __version__
from pinxit.protocol import VERSION
from pinxit.protocol.changes import EVERYTHING, Changed, changed_by
from pinxit.protocol.messages import (
    Bye,
    Hello,
    Notice,
    ServerMessage,
    Talk,
    Update,
    Welcome,
    pack,
)
from pinxit.protocol.padding import padded, spare
from pinxit.protocol.sections import (
    ALL,
    SHARED,
    Sections,
    common_sections,
    own_sections,
    sections_for,
)
from pinxit.rules import Seat
from pinxit.table.chat import Said
from pinxit.table.live import Live
from pinxit.table.strangers import are_all_inside, is_inside

from .limits import Limits
from .wire import Wire

log = logging.getLogger(__name__)

CLOSE_CODES = {
    "bad_hello": 4400,
    "bad_token": 4401,
    "no_such_table": 4404,
    "no_spectators": 4403,
    "shut_out": 4403,
    "moved": 4409,
    "kicked": 4410,
    "banned": 4410,
    "left": 4411,
    "never_came": 4411,
    "deleted": 4412,
    "unread": 4413,
    "too_fast": 4429,
    "restart": 1012,
    "failed": 1011,
}
RETRY_AFTER = {
    "restart": 2.0,
    "unread": 0.5,
    "too_fast": 10.0,
    "failed": 2.0,
}  # the others need not come back
CLOSED = b"}}"  # the end of an update
COMINGS = frozenset({"sitters", "spectators"})  # sections that tell who is here
LAST_WORDS = 1.0  # seconds for the last answers to get out


class Connection:
    """One client at one table."""

    __slots__ = (
        "_bye",
        "_limits",
        "_live",
        "_loop",
        "_noticed",
        "_outbox",
        "_over",
        "_presence",
        "_said",
        "_sent",
        "_stirred",
        "_whole",
        "_wire",
        "_wishing",
        "origin",
        "seat",
    )

    def __init__(
        self,
        wire: Wire,
        live: Live,
        seat: Seat | None,
        limits: Limits,
        origin: str | None = None,
    ) -> None:
        self.seat = seat
        self.origin = origin
        self._wire = wire
        self._live = live
        self._limits = limits
        self._loop = asyncio.get_running_loop()
        self._stirred = False  # it will be looked what is new
        self._outbox: deque[ServerMessage] = deque()
        self._sent = 0
        self._presence = -1
        self._said = 0
        self._noticed = 0
        self._whole = True
        self._bye: Bye | None = None
        self._wishing = False
        self._over = False

    def stir(self) -> None:
        """Something is new: send it, if the client reads; the wire stirs again when it does."""
        if self._over or not self._wire.room:
            return
        try:
            if texts := self._news():
                self._wire.send(*texts)
        except Exception:
            log.exception("a connection failed", extra={"table": self._live.label})
            self._bye = Bye(reason="failed", retry_after=RETRY_AFTER["failed"])
            self._wishing = False
        if self._bye is not None and not self._wishing:  # the last wish is answered first
            self._wire.send(pack(self._bye))
            self._hang_up()

    def begin_wish(self) -> None:
        """A wish is being carried out and will be answered."""
        self._wishing = True

    def end_wish(self) -> None:
        """The wish is carried out, or refused."""
        self._wishing = False
        if self._bye is not None:
            self._soon()

    def end(self) -> None:
        """Write no more: the client is gone."""
        self._over = True

    def dismiss(self, why: str) -> None:
        """The seat is not this connection's any more."""
        if self._bye is None:
            self._bye = Bye(reason=why, retry_after=RETRY_AFTER.get(why))
            self._loop.call_later(LAST_WORDS, self._hang_up)  # also on who does not read
        self._soon()

    def answer(self, message: ServerMessage) -> None:
        """Put an answer into the box."""
        if len(self._outbox) >= self._limits.outbox:
            self.dismiss("unread")
            return
        self._outbox.append(message)
        self._soon()

    def answer_with_the_others(self, message: ServerMessage) -> None:
        """Put an answer into the box, to leave when all are told what has become of it."""
        self._outbox.append(message)

    def begin(self, hello: Hello) -> None:
        """Start from what the client says it has seen."""
        self._said = hello.chat
        if hello.version is not None and self._live.events_since(hello.version) is not None:
            self._sent = hello.version
        self._soon()

    def show_all(self) -> None:
        """Send the whole view once more."""
        self._whole, self._sent = True, 0
        self._soon()

    @property
    def leaving(self) -> bool:
        """Tell whether the client has been dismissed."""
        return self._bye is not None

    def _soon(self) -> None:
        """Look what is new when all that happens now has happened."""
        if not self._stirred:
            self._stirred = True
            self._loop.call_soon(self._look)

    def _look(self) -> None:
        self._stirred = False
        self.stir()

    def _hang_up(self) -> None:
        if not self._over and self._bye is not None:
            self._over = True
            self._wire.close(CLOSE_CODES.get(self._bye.reason, 1000))

    def _news(self) -> list[bytes]:
        """Write down what the client has not seen yet, and the answers to what it asked."""
        live = self._live
        texts: list[bytes] = []
        if self._whole:
            texts.append(self._welcome())
        else:
            version, met = live.table.version, live.presence == self._presence
            if version != self._sent or not met:
                texts.append(live.shared((self._sent, met), _Updates).text(self.seat))
                self._sent, self._presence = version, live.presence
        if live.chat.newest > self._said and live.table.settings.chat:
            said = self._heard()
            self._said = live.chat.newest
            if said:
                texts.append(pack(Talk(said)))
        if live.board.number != self._noticed:
            if live.board.text or self._noticed:
                texts.append(pack(Notice(live.board.text)))
            self._noticed = live.board.number
        while self._outbox:
            texts.append(padded(self._outbox.popleft()))
        return texts

    def _heard(self) -> tuple[Said, ...]:
        """Return what was said since the last time, as far as this seat may read it."""
        inside = is_inside(self._live.table, self.seat)
        return self._live.chat.since(self._said, self.seat, inside=inside)

    def _welcome(self) -> bytes:
        """Write a welcome; to who comes back, with the sections that have changed meanwhile."""
        live = self._live
        names = ALL
        if self._sent:
            changed = _changed_since(live, self._sent).for_seat(self.seat)
            names = changed | COMINGS | {"clock"}
        said = self._heard() if live.table.settings.chat else ()
        self._whole, self._sent, self._presence = False, live.table.version, live.presence
        self._said = live.chat.newest
        sections = sections_for(live, self.seat, names)
        welcome = Welcome(
            protocol=VERSION,
            seat=self.seat,
            version=live.table.version,
            sections=sections,
            chat=said,
            build=__version__,
        )
        return pack(welcome) + b" " * spare(sections.mine, sections.may)


# By the names of sections, for those who may not know people's names and for those who may: a
# text, and the names of what has to follow it.
_Written = tuple[dict[frozenset[str], tuple[bytes, frozenset[str]]], ...]


class _Updates:
    """The updates from one version to the newest; what all see alike is written once."""

    def __init__(self, live: Live, since: tuple[int, bool]) -> None:
        self._live = live
        self._sent, met = since
        self._changed = _changed_since(live, self._sent)
        self._came = frozenset[str]() if met else COMINGS
        self._open = are_all_inside(live.table)
        self._written: _Written = ({}, {})
        self._shared: dict[tuple[frozenset[str], bool], bytes] = {}

    def text(self, seat: Seat | None) -> bytes:
        """Write the update for a seat: what it shares with others, then what is its own."""
        names = self._changed.for_seat(seat)
        inside = self._open or is_inside(self._live.table, seat)
        written = self._written[inside].get(names)
        if written is None:
            written = self._written[inside][names] = self._write(names, inside)
        text, own = written
        if not own:
            return text
        sections = own_sections(self._live, seat, own)
        spaces = spare(sections.get("mine"), sections.get("may", ()))
        return b"%b%b%b%*b" % (text, pack(sections)[1:-1], CLOSED, spaces, b"")

    def _write(self, names: frozenset[str], inside: bool) -> tuple[bytes, frozenset[str]]:  # noqa: FBT001 (a key, taken apart)
        """Write what some see alike, left open if more is to follow; and name what is to follow."""
        names |= self._came
        alike = names & SHARED, inside
        text = self._shared.get(alike)
        if text is None:
            text = self._shared[alike] = self._common(*alike)
        own = names - SHARED
        if own:
            text = text[: -len(CLOSED)] + (b"," if alike[0] else b"")
        return text, own

    def _common(self, names: frozenset[str], inside: bool) -> bytes:  # noqa: FBT001 (a key, taken apart)
        sections = Sections(**common_sections(self._live, names, inside=inside))
        version = self._live.table.version
        text = pack(Update(from_=self._sent, to=version, sections=sections))
        assert text.endswith(CLOSED)  # noqa: S101 (sections come last, so that more can follow)
        return text


def _changed_since(live: Live, version: int) -> Changed:
    happened = live.events_since(version)
    if happened is None:
        return EVERYTHING
    return changed_by(happened, live.table.game)
