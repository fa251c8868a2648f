"""Looking at the store for what no bus has told: how far tables have come, who is where.

All that a node may have missed is found so, by one look for all its tables: every second where the
bus is down, or a node is there that cannot be heard, and now and then where all is well.
"""

import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Final

from pinxit.table.awake.live import LiveTable
from pinxit.table.goodbyes import Parting

from .line import TableLine
from .messages import encode
from .station import DEAD_AFTER, Station

log = logging.getLogger(__name__)

AT_ONCE: Final = 1000  # tables, or tokens, in one question


class Lookout:
    """Of one node."""

    def __init__(self, station: Station) -> None:
        self._station = station
        self._seen = False  # whether anything of this node is stored

    async def look(
        self,
        lives: Iterable[LiveTable],
        lines: Mapping[str, TableLine],
        forget: Callable[[str], Awaitable[None]],
    ) -> None:
        """Follow whatever other nodes have done at the tables that are awake here.

        What is in memory of a table that the store knows less of is to be forgotten.
        """
        awake = {live.table.code: live for live in lives}
        store, since = self._station.store, self._station.clock.now() - DEAD_AFTER
        for codes in _parts(sorted(awake)):
            known = {code: awake[code].table.version for code in codes}
            newest = await store.newest(codes)
            for code in codes:
                if code not in newest:
                    awake[code].dismiss_all(Parting.DELETED)
                elif newest[code] > known[code]:
                    await awake[code].was_behind()
                elif newest[code] < known[code]:  # we were told what never was: begin anew
                    log.error("a table is ahead of the store", extra={"table": awake[code].label})
                    awake[code].dismiss_all(Parting.RESTART)
                    await forget(code)
            for sighting in await store.sightings(codes, since):
                if sighting.code in lines:
                    lines[sighting.code].sighted(sighting)

    async def check_tokens(self, lives: Iterable[LiveTable]) -> None:
        """Ask those to leave whose seat has gone to another device, whoever has told us or not."""
        holders = [one for live in lives for one in live.watchers if one.token_hashes]
        valid: set[str] = set()
        for hashes in _parts(sorted({h for one in holders for h in one.token_hashes})):
            valid |= await self._station.store.valid_tokens(hashes)
        for watcher in holders:
            if valid.isdisjoint(watcher.token_hashes):
                watcher.dismiss(Parting.UNPAIRED if watcher.screen else Parting.MOVED)

    async def tell_store(self, lines: Iterable[TableLine]) -> None:
        """Store who is here, for nodes that cannot hear us."""
        seen = {line.code: encode(line.mine()) for line in lines if line.anyone}
        if seen or self._seen:
            await self._station.store.see(self._station.name, seen, self._station.clock.now())
            self._seen = bool(seen)

    async def forget(self) -> None:
        """Store nothing of this node any more."""
        if self._seen:
            await self._station.store.see(self._station.name, {}, self._station.clock.now())
            self._seen = False


def _parts(names: list[str]) -> Iterable[list[str]]:
    return (names[at : at + AT_ONCE] for at in range(0, len(names), AT_ONCE))
