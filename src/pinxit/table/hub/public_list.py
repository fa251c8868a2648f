"""The public list: tables at which somebody could sit down, and somebody is or just was."""

from collections.abc import Callable, Mapping
from typing import Final

from pinxit.table.awake.live import LiveTable
from pinxit.table.awake.tables import AwakeTables
from pinxit.table.clock import Clock
from pinxit.table.ports import PublicTable, Store

LISTED_FOR: Final = 600.0  # seconds after which a public table without anybody is abandoned
CHANGED_WITHIN: Final = 3 * 3600.0  # seconds; at what is listed something happens now and then
LOOKED_THROUGH: Final = 500  # public tables, for those at which somebody is
MOST_SEEN: Final = 1000  # tables of which it is remembered when somebody was last there


class PublicList:
    """Knows when somebody was last at a table, also at one that sleeps."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        elsewhere: Callable[[], Mapping[str, float]] | None = None,
    ) -> None:
        self._elsewhere = elsewhere or dict[str, float]  # what other nodes say of their tables
        self._store = store
        self._clock = clock
        self._seen: dict[str, float] = {}  # when somebody was last at a table that sleeps

    async def tables(self, awake: AwakeTables, limit: int) -> tuple[PublicTable, ...]:
        """List so many of them."""
        since = self._clock.now() - CHANGED_WITHIN
        lines = await self._store.public_tables(LOOKED_THROUGH, since)
        elsewhere, now = self._elsewhere(), self._clock.now()
        lively = [
            line
            for line in lines
            if now - elsewhere.get(line.code, -LISTED_FOR) < LISTED_FOR
            or self._is_lively(line.code, awake.find(line.code))
        ]
        return tuple(lively[:limit])

    def lively(self, awake: AwakeTables) -> dict[str, float]:
        """Return the public tables that are awake here, and when somebody was last at them."""
        now = self._clock.now()
        seen = {
            live.table.code: now if live.anyone_here() else live.presence.attendance.left_at
            for live in awake.all()
            if live.table.settings.public
        }
        return {code: at for code, at in seen.items() if at is not None}

    def saw(self, code: str, at: float | None) -> None:
        """Remember when somebody was last at a table, which may fall asleep now."""
        if at is not None:
            self._seen.pop(code, None)
            self._seen[code] = at  # the newest last
        if len(self._seen) > MOST_SEEN:
            del self._seen[next(iter(self._seen))]

    def _is_lively(self, code: str, live: LiveTable | None) -> bool:
        if live is not None and live.anyone_here():
            return True
        left_at = None if live is None else live.presence.attendance.left_at
        seen = self._seen.get(code) if left_at is None else left_at
        return seen is not None and self._clock.now() - seen < LISTED_FOR
