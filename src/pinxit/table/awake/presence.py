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

    def go(self, seat: Seat | None) -> None:
        """Somebody looks away."""

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


class Solitude(Protocol):
    """Somebody who knows whether other servers serve the same tables."""

    @property
    def alone(self) -> bool:
        """Whether none does, by the last look around."""

    async def look_around(self) -> None:
        """See whether any does."""


class LocalPresence:
    """The presence of a house in which everybody comes to this process.

    Where others may serve the same tables, nobody is known to be away.
    """

    def __init__(
        self, clock: Clock, people: Iterable[Seat], solitude: Solitude | None = None
    ) -> None:
        self.origins = Origins()
        self._clock = clock
        self._solitude = solitude  # None: nobody else can be there
        self._looking: Counter[Seat] = Counter()  # how many look at the table from a seat
        self._shining: Counter[Screen] = Counter()  # how many show it as a television
        away = dict.fromkeys(people, clock.now())
        self._seen = Attendance(away_since=away, unmet=frozenset(away))
        self._known = replace(self._seen, away_since={}, unmet=frozenset())

    @property
    def attendance(self) -> Attendance:
        """Who is here now."""
        return self._seen if self._solitude is None or self._solitude.alone else self._known

    def come(self, seat: Seat | None, origin: str | None) -> None:
        """Somebody looks at the table."""
        seen = self._seen
        if seat is None:
            self._set(number=seen.number + 1, spectators=seen.spectators + 1)
            return
        self._looking[seat] += 1
        self.origins.remember(seat, origin)
        self._set(
            number=seen.number + 1,
            here=frozenset(self._looking),
            away_since=_without(seen.away_since, seat),
            unmet=seen.unmet - {seat},
        )

    def go(self, seat: Seat | None) -> None:
        """Somebody looks away."""
        seen = self._seen
        if seat is None:
            self._set(number=seen.number + 1, spectators=seen.spectators - 1)
            return
        self._looking[seat] -= 1
        self._looking += Counter()  # those with nobody left are dropped
        if seat in self._looking:
            self._set(number=seen.number + 1)
            return
        now = self._clock.now()
        self._set(
            number=seen.number + 1,
            here=frozenset(self._looking),
            away_since={**seen.away_since, seat: now},
            left_at=now,
        )

    def switched_on(self, screen: Screen) -> None:
        """A television shows the table."""
        self._shining[screen] += 1
        self._set(number=self._seen.number + 1, screens=frozenset(self._shining))

    def switched_off(self, screen: Screen) -> None:
        """It does not any more."""
        self._shining[screen] -= 1
        self._shining += Counter()
        self._set(number=self._seen.number + 1, screens=frozenset(self._shining))

    def sat_down(self, seat: Seat) -> None:
        """Somebody has taken a seat."""
        seen = self._seen
        self._set(
            away_since={seat: self._clock.now(), **seen.away_since},
            unmet=seen.unmet | {seat},
            newcomers=seen.newcomers | {seat},
        )

    def stood_up(self, seat: Seat) -> None:
        """A seat is nobody's any more."""
        seen = self._seen
        self.origins.forget(seat)
        self._set(
            away_since=_without(seen.away_since, seat),
            unmet=seen.unmet - {seat},
            newcomers=seen.newcomers - {seat},
        )

    def clock_was_set(self) -> None:
        """Whatever has happened, has happened by now, even if the clock was put back since."""
        now = self._clock.now()
        if any(since > now for since in self._seen.away_since.values()):
            away = {seat: min(since, now) for seat, since in self._seen.away_since.items()}
            self._set(away_since=away)

    async def make_sure(self) -> None:
        """See whether this is still the only process."""
        if self._solitude is not None:
            await self._solitude.look_around()

    def _set(self, **changed: object) -> None:
        self._seen = replace(self._seen, **changed)
        self._known = replace(self._seen, away_since={}, unmet=frozenset())


def _without(seats: Mapping[Seat, float], seat: Seat) -> Mapping[Seat, float]:
    return {other: since for other, since in seats.items() if other != seat}
