"""Reports: what somebody at a table wants whoever runs the server to know about somebody else.

A report is no event of the table: its host could read that, and may be the one it is about.
"""

from collections import deque
from enum import StrEnum
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pinxit.rules import Seat
from pinxit.rules.text import fair_copy

from .allowance import Allowance
from .clock import Clock
from .errors import NotAllowed, TableReason
from .live import Live
from .ports import Store
from .state import Kind, Sitter
from .state import sitter as sitter_at

LONGEST: Final = 300
LINES: Final = 5  # of chat, that go with a report
OF_A_SEAT: Final = 3  # reports at once
OF_AN_ORIGIN: Final = 10
REFILL: Final = 1200.0  # seconds until one more is taken
REMEMBERED: Final = 1000  # reports that may be sent again


class Fault(StrEnum):
    """What is wrong with somebody."""

    RUDE = "rude"  # insults, hate, threats
    INDECENT = "indecent"  # obscene, or asks for what is private
    SPAM = "spam"
    SPOILS = "spoils"  # cheats, or keeps others from playing
    OTHER = "other"


class Complaint(Struct, frozen=True, kw_only=True):
    """What somebody says about a seat; the id is theirs, so that it can be said again."""

    id: str
    about: Seat
    fault: Fault
    text: str


class KeptReport(Struct, frozen=True, kw_only=True):
    """Somebody at a table about somebody else, with what that one wrote last."""

    table: str
    by: Seat
    by_name: str
    about: Seat
    name: str  # as it was shown
    own: str | None  # a stranger's own name
    fault: Fault
    text: str
    lines: tuple[str, ...]  # of chat
    clues: tuple[str, ...]
    origins: tuple[str, ...] = ()  # keyed hashes of where that one came from


class Desk:
    """Takes reports, and not too many of them."""

    def __init__(self, clock: Clock) -> None:
        self._of_seats = Allowance(clock, OF_A_SEAT, REFILL)
        self._of_origins = Allowance(clock, OF_AN_ORIGIN, REFILL)
        self._known: deque[tuple[str, Seat, str]] = deque(maxlen=REMEMBERED)

    async def take(
        self, live: Live, by: Seat, said: Complaint, origin: str | None, store: Store
    ) -> None:
        """Keep a report, or refuse it; one that is sent again is kept once."""
        key = (live.table.code, by, said.id)
        if key in self._known:
            return
        report = self._checked(live, by, said)
        self._spend(key[:2], origin)
        await store.add_report(dump_report(report), live.clock.now())
        self._known.append(key)

    def _checked(self, live: Live, by: Seat, said: Complaint) -> KeptReport:
        reporter = sitter_at(live.table, by)
        about = live.somebody(said.about)
        if about is None:
            raise NotAllowed(TableReason.NO_SUCH_SEAT, seat=said.about)
        if about.kind is not Kind.PERSON:
            raise NotAllowed(TableReason.NOT_A_PERSON, seat=said.about)
        if by == said.about:
            raise NotAllowed(TableReason.YOURSELF)
        text = fair_copy(said.text)
        if len(text) > LONGEST:
            raise NotAllowed(TableReason.BAD_MESSAGE, longest=LONGEST)
        return _report(live, reporter, about, replace(said, text=text))

    def _spend(self, seat: tuple[str, Seat], origin: str | None) -> None:
        if not self._of_origins.has(origin) or not self._of_seats.spend(seat):
            raise NotAllowed(TableReason.TOO_FAST)
        self._of_origins.spend(origin)


def _report(live: Live, by: Sitter, about: Sitter, said: Complaint) -> KeptReport:
    return KeptReport(
        table=live.table.code,
        by=by.seat,
        by_name=by.name,
        about=about.seat,
        name=about.name,
        own=about.own,
        fault=said.fault,
        text=said.text,
        lines=live.chat.lines_of(about.seat, LINES),
        clues=_clues(live, about.seat),
        origins=live.origins.of(about.seat),
    )


def _clues(live: Live, seat: Seat) -> tuple[str, ...]:
    """Return the last clues that a seat has told."""
    game = live.table.game
    told = []
    if game is not None and game.last_reveal is not None and game.last_reveal.storyteller == seat:
        told.append(game.last_reveal.clue)
    if game is not None and game.round.storyteller == seat and game.round.clue is not None:
        told.append(game.round.clue)
    return tuple(dict.fromkeys(clue.text for clue in told))


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(KeptReport)


def dump_report(report: KeptReport) -> bytes:
    """Write a report for storing."""
    return _encoder.encode(report)


def load_report(stored: bytes) -> KeptReport:
    """Read a stored report."""
    return _decoder.decode(stored)
