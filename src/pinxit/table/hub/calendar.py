"""The time by which tables grow old: it must have passed, not only be said to have.

A machine's clock may be wrong by years when it starts, and right a moment later. Whoever believed
it would forget every table. So a clock is believed as far as a server may have been off; beyond
that, tables grow old by the time that the server runs, from when it is known to have run last.
"""

import logging
from typing import Final

from pinxit.table.clock import Clock

log = logging.getLogger(__name__)

DAY: Final = 24 * 3600.0
MOST_AWAY: Final = 30 * DAY  # seconds for which a server may have been off, without being asked
GRACE: Final = 3600.0  # seconds of running before any table is forgotten


class Calendar:
    """Tells a time that is never later than the clock's."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._since = clock.now()  # when we began to run, by the clock as it is set now
        self._known = clock.now()  # up to when the server is known to have run
        self._behind = 0.0  # seconds of the clock's that are not believed

    def begin(self, ran_at: float | None) -> None:
        """Say when the server last ran, if anybody knows."""
        if ran_at is not None:
            self._known = ran_at
        self._judge()

    def leapt(self, seconds: float) -> None:
        """The clock was set, by so many seconds."""
        self._since += seconds
        if seconds:
            self._judge()

    def now(self) -> float:
        """Return the time that is believed."""
        return self._clock.now() - self._behind

    def pass_on(self) -> float:
        """Return up to when the server is known to have run, now; it never goes back."""
        self._known = max(self._known, self.now())
        return self._known

    @property
    def doubts_the_clock(self) -> bool:
        """Tell whether the clock says more than is believed."""
        return self._behind > 0

    @property
    def is_young(self) -> bool:
        """Tell whether we run for so short a time that nothing should be forgotten yet."""
        return self._clock.now() - self._since < GRACE

    def _judge(self) -> None:
        before = self._behind
        ahead = self._clock.now() - self._known
        self._behind = ahead if ahead > MOST_AWAY else 0.0
        if self._behind > before:
            log.warning(
                "the clock is %.0f days ahead of when this server last ran: no table is forgotten"
                " for it (if it is right, say so by: pinxit tables believe-clock)",
                ahead / DAY,
            )
