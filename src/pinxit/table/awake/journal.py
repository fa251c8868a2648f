"""The journal of a table that is awake: what is on disk, folded, and every command once.

An append names the version that it was decided on. If another node was quicker, what it wrote is
folded and the command decided again; and nobody is refused, or told that there is nothing to do,
before it is known what other nodes have written. If nobody knows whether an append was kept (the
disk failed, or whoever asked was cancelled), the disk is looked at before anything else is decided.
"""

import logging
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from time import perf_counter

from pinxit.rules import Refusal
from pinxit.rules.events import GameStarted
from pinxit.table.clock import Clock
from pinxit.table.codec import dump_event, dump_table, load_event, load_table
from pinxit.table.events import AnyTableEvent
from pinxit.table.evolve import fold
from pinxit.table.listing import new_listing
from pinxit.table.ports import NO_TRAIL, CommandRef, Meter, Stale, Store, Trail
from pinxit.table.pruning import KEPT_SECONDS, is_time_for_a_snapshot, prunable
from pinxit.table.state import Table

from .change import Change
from .elsewhere import Elsewhere
from .recent import Recent

log = logging.getLogger(__name__)

REMEMBERED_COMMANDS = 512

Decide = Callable[[Table], tuple[Sequence[AnyTableEvent], Table]]


class TableGone(Exception):
    """The table was deleted while somebody was still sitting at it."""


class Journal:
    """One table's; only one who asks at a time (the table has a queue)."""

    def __init__(
        self,
        table: Table,
        store: Store,
        *,
        clock: Clock,
        meter: Meter,
        label: str,
        snapshot_version: int,
        elsewhere: Elsewhere | None = None,
    ) -> None:
        self.table = table
        self.recent = Recent(table.version)
        self.in_doubt = False  # an append failed, and may have been kept all the same
        self._store = store
        self._clock = clock
        self._meter = meter
        self._label = label
        self._snapshot_version = snapshot_version  # of the newest that is stored
        self._elsewhere = elsewhere  # None: nobody else writes to this table
        self.changes: deque[Change] = deque()  # for whoever writes here, to be taken one by one
        self._commands: OrderedDict[CommandRef, int] = OrderedDict()

    async def write(self, decide: Decide, ref: CommandRef | None, trail: Trail = NO_TRAIL) -> int:
        """Decide on the newest state, write down what comes of it, return the version reached.

        The same command sent twice is answered twice and carried out once. The memory does not
        take the same command twice, so it is only asked about one that is not accepted: that may be
        for the reason that it was, long ago.

        Whoever is cancelled meanwhile does not learn whether it was done, nor do we: then there is
        a doubt.
        """
        known = None if ref is None else self._commands.get(ref)
        while known is None:
            if self.in_doubt:
                await self.settle_doubts()
            before = self.table
            trail.step("decide")
            try:
                events, after = decide(before)
            except Refusal:
                known = await self.version_of(ref)
                if known is None and not await self.was_behind():
                    raise
                continue
            if not events:
                if await self.was_behind():
                    continue
                known = await self.version_of(ref) or before.version
                self._remember(ref, known)  # sent again later, it might find something to do
                break
            trail.step("append")
            try:
                await self._append(events, before, after, ref)
            except Stale:
                self._meter.overtaken()
                known = await self.version_of(ref)
                await self._catch_up(must=known is None)  # we did it long ago, or another just now
            else:
                known = after.version
        return known

    async def version_of(self, ref: CommandRef | None) -> int | None:
        """Return the version that a command reached, by what is on disk; None: it never was."""
        if ref is None:
            return None
        return await self._store.command_version(self.table.code, ref)

    async def was_behind(self) -> bool:
        """Look whether other nodes have gone on, and follow them; nobody is refused for less."""
        if self._elsewhere is None:
            return False
        before = self.table
        await self._catch_up(must=False)
        return self.table is not before

    def take_over(self, since: int, written: Sequence[bytes]) -> bool:
        """Fold what another node says it has written; False: something before it is missing."""
        if since != self.table.version:
            return since + len(written) <= self.table.version  # or we know it already
        events = [load_event(event) for event in written]
        self._take(events, fold(events, self.table))
        return True

    async def settle_doubts(self) -> None:
        """Find out whether what was not answered is on disk."""
        if self.in_doubt:
            await self._catch_up(must=False)
            self.in_doubt = False

    async def _append(
        self, events: Sequence[AnyTableEvent], before: Table, after: Table, ref: CommandRef | None
    ) -> None:
        begins = isinstance(events[0], GameStarted)
        keeps = begins or is_time_for_a_snapshot(before, self._snapshot_version)
        written = [dump_event(event) for event in events]
        since = perf_counter()
        try:
            await self._store.append(
                before.code,
                before.version,
                written,
                new_listing(before, after),
                self._clock.now(),
                ref,
                dump_table(before) if keeps else None,
            )
        except Stale:
            raise
        except BaseException:  # whoever asked may be cancelled, too
            self.in_doubt = True
            self._meter.append_failed()
            raise
        self._meter.appended(perf_counter() - since)
        if self._elsewhere is not None:
            self._elsewhere.moved(before.version, written)
        self._take(events, after)
        self._remember(ref, after.version)
        if keeps:
            self._snapshot_version = before.version
            await self._prune()

    async def _catch_up(self, *, must: bool) -> None:
        """Fold what another node has appended meanwhile; raise `TableGone` if it must have."""
        records = await self._store.read(self.table.code, self.table.version)
        if not records:
            if must:
                raise TableGone(self.table.code)
            return
        events = [load_event(record.event) for record in records]
        if records[0].version == self.table.version + 1:
            self._take(events, fold(events, self.table))
        else:
            await self._catch_up_by_snapshot()

    async def _catch_up_by_snapshot(self) -> None:
        """Fold anew: what came between was pruned, and nobody knows any more what it was."""
        stored = await self._store.wake(self.table.code)
        if stored is None or stored.snapshot is None:
            raise TableGone(self.table.code)
        events = [load_event(record.event) for record in stored.records]
        self._take(events, fold(events, load_table(stored.snapshot)))

    def _take(self, events: Sequence[AnyTableEvent], after: Table) -> None:
        change = Change(events, self.table, after)
        self.table = after
        whole = change.is_whole
        self.recent = self.recent.with_more(events) if whole else Recent(after.version)
        self.changes.append(change)

    async def _prune(self) -> None:
        """Delete what no game needs and no snapshot; if the disk fails now, it stays for longer."""
        spans = prunable(self.table, self._snapshot_version)
        try:
            await self._store.prune(self.table.code, spans, self._clock.now() - KEPT_SECONDS)
        except Exception:
            log.exception("old events could not be deleted", extra={"table": self._label})

    def _remember(self, ref: CommandRef | None, version: int) -> None:
        if ref is None:
            return
        self._commands[ref] = version
        if len(self._commands) > REMEMBERED_COMMANDS:
            self._commands.popitem(last=False)
