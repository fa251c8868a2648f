"""Who is at a table: who is here, since when others are away, and where people come from.

None of it is in an event. On one node everybody comes to this process; on several, somebody may be
connected to another one. So whatever a table does because somebody is here or is not, it does by an
`Attendance`, never by the connections of this process; and nobody counts as away of whom that is
not known.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from pinxit.rules import Seat
from pinxit.table.clock import Clock
from pinxit.table.origins import Origins
from pinxit.table.screens import Screen


class Attendance(Struct, frozen=True, gc=False, kw_only=True):
    """Who is here, as far as it is known, at one moment."""

    number: int = 0  # counts comings and goings
    here: frozenset[Seat] = frozenset()  # seats from which somebody looks at the table
    spectators: int = 0
    screens: frozenset[Screen] = frozenset()  # televisions that show the table
    away_since: Mapping[Seat, float] = {}  # people who are known to be away; never computers
    unmet: frozenset[Seat] = frozenset()  # nobody has looked from there yet
    newcomers: frozenset[Seat] = frozenset()  # who sat down since the table woke
    left_at: float | None = None  # when somebody who sits here last looked away


class Presence(Protocol):
    """Who is at one table, on whichever node; each tells who comes and goes there."""

    @property
    def attendance(self) -> Attendance:
        """Who is here now; another record whenever that changes."""

    @property
    def origins(self) -> Origins:
        """Where the people of this table were seen to come from."""

    def come(self, seat: Seat | None, origin: str | None) -> None:
        """Somebody looks at the table from a seat (None: a spectator)."""

    def go(self, seat: Seat | None, origin: str | None) -> None:
        """Somebody looks away."""

    def spectators_from(self, origin: str | None) -> int:
        """How many spectators come from somewhere."""

    def switched_on(self, screen: Screen) -> None:
        """A television shows the table."""

    def switched_off(self, screen: Screen) -> None:
        """It does not any more."""

    def sat_down(self, seat: Seat) -> None:
        """Somebody has taken a seat; they may never come to it."""

    def stood_up(self, seat: Seat) -> None:
        """A seat is nobody's any more."""

    def clock_was_set(self) -> None:
        """Whatever has happened, has happened by now."""

    async def make_sure(self) -> None:
        """Look once more, before anything is done because somebody is away."""


class LocalPresence:
    """The presence of a house in which everybody comes to this process."""

    def __init__(self, clock: Clock, people: Iterable[Seat]) -> None:
        self.origins = Origins()
        self._clock = clock
        self._looking: Counter[Seat] = Counter()  # how many look at the table from a seat
        self._watching: Counter[str | None] = Counter()  # how many spectators come from where
        self._shining: Counter[Screen] = Counter()  # how many show it as a television
        away = dict.fromkeys(people, clock.now())
        self._seen = Attendance(away_since=away, unmet=frozenset(away))

    @property
    def attendance(self) -> Attendance:
        """Who is here now."""
        return self._seen

    def come(self, seat: Seat | None, origin: str | None) -> None:
        """Somebody looks at the table."""
        if seat is None:
            self._watching[origin] += 1
        else:
            self._looking[seat] += 1
            self.origins.remember(seat, origin)
        self._note()

    def go(self, seat: Seat | None, origin: str | None) -> None:
        """Somebody looks away."""
        if seat is None:
            self._watching[origin] -= 1
            self._watching += Counter()  # those with nobody left are dropped
        else:
            self._looking[seat] -= 1
            self._looking += Counter()
        self._note()

    def spectators_from(self, origin: str | None) -> int:
        """How many spectators come from somewhere."""
        return self._watching[origin]

    def switched_on(self, screen: Screen) -> None:
        """A television shows the table."""
        self._shining[screen] += 1
        self._note()

    def switched_off(self, screen: Screen) -> None:
        """It does not any more."""
        self._shining[screen] -= 1
        self._shining += Counter()
        self._note()

    def sat_down(self, seat: Seat) -> None:
        """Somebody has taken a seat."""
        seen = self._seen
        if seat in seen.here:
            return  # they came by another node, before we heard that they sit there
        self._seen = replace(
            seen,
            away_since={seat: self._clock.now(), **seen.away_since},
            unmet=seen.unmet | {seat},
            newcomers=seen.newcomers | {seat},
        )

    def stood_up(self, seat: Seat) -> None:
        """A seat is nobody's any more."""
        seen = self._seen
        self.origins.forget(seat)
        self._seen = replace(
            seen,
            away_since={s: since for s, since in seen.away_since.items() if s != seat},
            unmet=seen.unmet - {seat},
            newcomers=seen.newcomers - {seat},
        )

    def clock_was_set(self) -> None:
        """Whatever has happened, has happened by now, even if the clock was put back since."""
        now = self._clock.now()
        if any(since > now for since in self._seen.away_since.values()):
            away = {seat: min(since, now) for seat, since in self._seen.away_since.items()}
            self._seen = replace(self._seen, away_since=away)

    async def make_sure(self) -> None:
        """There is nowhere else to look."""

    # Of all nodes; here there is one

    def _here(self) -> frozenset[Seat]:
        return frozenset(self._looking)

    def _spectators(self) -> int:
        return self._watching.total()

    def _screens(self) -> frozenset[Screen]:
        return frozenset(self._shining)

    def _note(self) -> None:
        """Note who is here now; who was here and is not any more is away from now on."""
        seen, here = self._seen, self._here()
        away, left_at = seen.away_since, seen.left_at
        if here != seen.here:
            left, now = seen.here - here, self._clock.now()
            away = {seat: since for seat, since in away.items() if seat not in here}
            away |= dict.fromkeys(left, now)
            left_at = now if left else left_at
        self._seen = replace(
            seen,
            number=seen.number + 1,
            here=here,
            spectators=self._spectators(),
            screens=self._screens(),
            away_since=away,
            unmet=seen.unmet - here,
            left_at=left_at,
        )
