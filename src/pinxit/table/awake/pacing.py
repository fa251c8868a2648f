"""How long a table has been waiting: what no event says, and a restart forgets.

After waking, patience begins anew; and a clock that ran while nobody was there to see it is wound
again for those who come.
"""

from msgspec import Struct
from msgspec.structs import replace

from pinxit.rules import Seat
from pinxit.table.events import ClockSet, Resumed
from pinxit.table.state import Table, is_later

from .change import Change

_WINDINGS = frozenset({ClockSet, Resumed})


class Pacing(Struct, frozen=True, gc=False, kw_only=True):
    """Since when the table is as it is."""

    phase_since: float
    clock_is_stale: bool = True  # it was wound when nobody was here to see it run
    left_on_clock: float | None = None  # when the last player looked away
    spoken: frozenset[Seat] = frozenset()  # computer players who have said something about it


def gone_on(pacing: Pacing, change: Change, *, anyone_here: bool, now: float) -> Pacing:
    """Something has happened at the table; after a pause, patience begins anew."""
    if is_later(change.before, change.after) or any(isinstance(e, Resumed) for e in change.events):
        pacing = replace(pacing, phase_since=now, spoken=frozenset())
    if anyone_here and not _WINDINGS.isdisjoint(map(type, change.events)):
        pacing = replace(pacing, clock_is_stale=False, left_on_clock=None)
    return pacing


def spoke(pacing: Pacing, seat: Seat) -> Pacing:
    """A computer player has said what it thought, or had nothing to say: once is enough."""
    return replace(pacing, spoken=pacing.spoken | {seat})


def first_came(pacing: Pacing) -> Pacing:
    """Somebody sits down to look at a table at which nobody was."""
    return replace(pacing, clock_is_stale=True)


def last_left(pacing: Pacing, table: Table, now: float) -> Pacing:
    """Nobody looks at the table from a seat any more."""
    if not table.deadline:
        return pacing
    return replace(pacing, left_on_clock=max(0.0, table.deadline - now))


def clock_was_set(pacing: Pacing, now: float) -> Pacing:
    """Whatever has happened, has happened by now, even if the clock was put back since."""
    return replace(pacing, phase_since=now) if pacing.phase_since > now else pacing
