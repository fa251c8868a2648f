"""Taking reports, and not too many of them."""

from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from msgspec.structs import replace

from pinxit.clips import Clip
from pinxit.rules import Seat
from pinxit.rules.text import fair_copy
from pinxit.table.awake.live import LiveTable
from pinxit.table.budget import Budgets, Ledger
from pinxit.table.clock import Clock
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.ports import Store
from pinxit.table.reports import Complaint, KeptReport, dump_report
from pinxit.table.state import Kind, Sitter
from pinxit.table.state import sitter as sitter_at

LONGEST: Final = 300
LINES: Final = 5  # of chat, that go with a report
OF_A_SEAT: Final = 3  # reports at once
OF_AN_ORIGIN: Final = 10
REFILL: Final = 1200.0  # seconds until one more is taken
CLIPS: Final = 3  # that go with a report
REMEMBERED: Final = 1000  # reports that may be sent again

Keep = Callable[[str, Sequence[str]], Awaitable[None]]  # clips of a table, beyond its end


class ReportDesk:
    """Takes reports, and not too many of them."""

    def __init__(self, clock: Clock, ledger: Ledger | None = None) -> None:
        self._of_seats = Budgets[tuple[str, Seat]](
            *(clock, OF_A_SEAT, 1 / REFILL), name="reports_of_seat", ledger=ledger
        )
        self._of_origins = Budgets[str | None](
            *(clock, OF_AN_ORIGIN, 1 / REFILL), name="reports_of_origin", ledger=ledger
        )
        self._known: deque[tuple[str, Seat, str]] = deque(maxlen=REMEMBERED)

    async def take(
        self,
        live: LiveTable,
        by: Seat,
        said: Complaint,
        origin: str | None,
        store: Store,
        keep: Keep | None = None,
    ) -> None:
        """Keep a report, or refuse it; one that is sent again is kept once."""
        key = (live.table.code, by, said.id)
        if key in self._known:
            return
        report = self._checked(live, by, said)
        self._spend(key[:2], origin)
        if keep is not None and report.clips:
            await keep(report.table, [clip.id for clip in report.clips])
        await store.add_report(dump_report(report), live.clock.now())
        self._known.append(key)

    def _checked(self, live: LiveTable, by: Seat, said: Complaint) -> KeptReport:
        reporter = sitter_at(live.table, by)
        if reporter.remote:
            raise NotAllowed(TableReason.PEOPLE_ONLY)
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


def _report(live: LiveTable, by: Sitter, about: Sitter, said: Complaint) -> KeptReport:
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
        clips=_clips(live, about.seat),
        origins=live.presence.origins.of(about.seat),
    )


def _clues(live: LiveTable, seat: Seat) -> tuple[str, ...]:
    """Return the last clues that a seat has told."""
    game = live.table.game
    told = []
    if game is not None and game.last_reveal is not None and game.last_reveal.storyteller == seat:
        told.append(game.last_reveal.clue)
    if game is not None and game.round.storyteller == seat and game.round.clue is not None:
        told.append(game.round.clue)
    return tuple(dict.fromkeys(clue.text for clue in told if clue.text))


def _clips(live: LiveTable, seat: Seat) -> tuple[Clip, ...]:
    """Return the last clips that a seat has told with."""
    told = [told.clip for told in live.table.clips if told.seat == seat]
    return tuple(told[-CLIPS:])
