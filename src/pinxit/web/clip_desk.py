"""What is sung, mimed and drawn: taken in, kept until it is told or replaced, and forgotten.

Where bytes lie is asked in threads of its own: whoever waits there holds up nothing else. What was
brought is known where it lies, so nodes need tell each other nothing of it.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from msgspec import Struct
from starlette.requests import Request

from pinxit.clips import Clip, ClipProblem, ClipReason, Kept, drawing, mime, sound
from pinxit.clips.clip import DAY, day_of, new_id
from pinxit.clips.shelf import Shelf
from pinxit.decks import DeckProblem, DeckReason
from pinxit.decks.darkroom import Darkroom, Reel
from pinxit.rules import Medium, Refusal, Seat
from pinxit.table.awake.live import LiveTable
from pinxit.table.budget import Budgets
from pinxit.table.clips import told_of
from pinxit.table.decide.clips import check_may_bring
from pinxit.table.errors import NotAllowed, TableReason
from pinxit.table.hub import Hub

from .limits import ConcurrencyLimit, Limits
from .receiving import CutShort, announced, receive

log = logging.getLogger(__name__)

T = TypeVar("T")

SWEEP_SECONDS: Final = 3600.0
AGAIN: Final = 300.0  # seconds after which it is tried again
HANDS: Final = 4  # threads that fetch and keep
REPORTED_DAYS: Final = 120  # for which a clip is kept that goes with a report
ORPHAN_DAYS: Final = 2  # somebody may have started us with another database
MOST_BYTES: Final = {
    Medium.SOUND: sound.MOST_BYTES,
    Medium.MIME: mime.MOST_BYTES,
    Medium.DRAWING: drawing.MOST_BYTES,
}
_BUSY: Final = frozenset({DeckReason.BUSY, DeckReason.PICTURE_TOO_SLOW})


class Quota(Struct, frozen=True, kw_only=True):
    """How much is kept, and for how long."""

    clips: int = 5_000  # of all tables; 0: none
    days: int = 30


class ClipDesk:
    """The desk at which clips are handed in and out."""

    def __init__(
        self,
        hub: Hub,
        shelf: Shelf,
        darkroom: Darkroom,
        limits: Limits,
        quota: Quota | None = None,
    ) -> None:
        self.quota = quota or Quota()
        self._hub = hub
        self._shelf = shelf
        self._darkroom = darkroom
        self._limits = limits
        self._of_address = self._budgets("clips", limits.clips_burst, limits.clips_a_second)
        self._of_table = self._budgets(
            "clips_of_table", limits.clips_of_a_table_burst, limits.clips_of_a_table_a_second
        )
        self._of_seat = self._budgets(
            "clips_of_seat", limits.clips_of_a_seat_burst, limits.clips_of_a_seat_a_second
        )
        self._fetched = self._budgets(
            "clips_fetched", limits.clips_fetched_burst, limits.clips_fetched_a_second
        )
        self._limit = ConcurrencyLimit(limits.clips_at_once_an_address)
        self._arriving = 0
        self._number = 0  # of clips that are kept, when it was last looked, and those since
        self._swept_at = float("-inf")
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of tables
        self._hands = ThreadPoolExecutor(HANDS, thread_name_prefix="pinxit-clips")
        hub.look_for_clip = self.look
        hub.keeps_clips = lambda: self.on
        hub.keep_for_report = self.set_aside

    def _budgets(self, name: str, burst: float, rate: float) -> Budgets[str]:
        return Budgets(self._hub.clock, burst, rate, name=name, ledger=self._hub.ledger)

    @property
    def on(self) -> bool:
        """Tell whether any are kept at all."""
        return self.quota.clips > 0

    def close(self) -> None:
        """Let the threads go."""
        self._hands.shutdown(wait=False, cancel_futures=True)

    def forget_full(self) -> None:
        """Forget the addresses, tables and seats that nobody would miss."""
        for kept in (self._of_address, self._of_table, self._of_seat, self._fetched):
            kept.forget_full()

    # Handing in

    async def bring(
        self, request: Request, address: str, live: LiveTable, seat: Seat, medium: Medium
    ) -> Clip:
        """Take a clip with which a seat wants to tell, in the place of the one before."""
        await self._check(live, seat, medium)  # before anybody sends megabytes in vain
        length, most = announced(request), MOST_BYTES[medium]
        if length > most:
            raise ClipProblem(ClipReason.CLIP_TOO_LARGE, most=most)
        if self._number >= self.quota.clips:
            raise ClipProblem(ClipReason.NO_ROOM_FOR_CLIPS)
        async with self._arrives(address):
            self._spend(address, live.table.code, seat)
            try:
                data = await receive(request, self._limits)
            except CutShort as short:
                raise ClipProblem(ClipReason.BROKEN_CLIP) from short
            made, clip = await self._made(medium, data)
            await self._check(live, seat, medium)  # much may have happened meanwhile
            await self._keep(live, Kept(clip, seat, live.table.games), made)
        return clip

    async def _check(self, live: LiveTable, seat: Seat, medium: Medium) -> None:
        """Refuse who may not bring this now; another node may know that they may."""
        try:
            check_may_bring(live.table, seat, medium)
        except Refusal:
            if not await live.was_behind():
                raise
            check_may_bring(live.table, seat, medium)

    @contextlib.asynccontextmanager
    async def _arrives(self, address: str) -> AsyncIterator[None]:
        """Let a clip in, if not too many are on their way already."""
        if self._arriving >= self._limits.clips_at_once or not self._limit.enter(address):
            raise ClipProblem(ClipReason.CLIPS_BUSY)
        self._arriving += 1
        try:
            yield
        finally:
            self._arriving -= 1
            self._limit.leave(address)

    def _spend(self, address: str, code: str, seat: Seat) -> None:
        """Count a clip; one who cannot stop does not use up what the others have."""
        if not (
            self._of_address.spend(address)
            and self._of_seat.spend(f"{code} {seat}")
            and self._of_table.spend(code)
        ):
            raise NotAllowed(TableReason.TOO_FAST)

    async def _made(self, medium: Medium, data: bytes) -> tuple[bytes, Clip]:
        """Make of what was sent what is kept; raise why that cannot be done."""
        name = new_id(self._hub.clock.now())
        if medium is Medium.MIME:
            return await self._filmed(name, data)
        take = sound.take if medium is Medium.SOUND else drawing.take
        made, seconds = await self._do(lambda: take(data))
        return made, Clip(name, medium, seconds)

    async def _filmed(self, name: str, data: bytes) -> tuple[bytes, Clip]:
        pictures = mime.pictures(data)
        try:
            sheet = await self._darkroom.film(Reel(pictures))
        except DeckProblem as problem:
            busy = problem.reason in _BUSY
            reason = ClipReason.CLIPS_BUSY if busy else ClipReason.BROKEN_CLIP
            raise ClipProblem(reason) from problem
        frames = len(pictures)
        seconds = mime.seconds_of(frames)
        return sheet.data, Clip(name, Medium.MIME, seconds, frames, sheet.columns)

    async def _keep(self, live: LiveTable, new: Kept, data: bytes) -> None:
        """Keep a clip in the place of what its seat had brought before, one after the other."""
        code = live.table.code
        async with self._turn_of(code):
            await self._do(lambda: self._shelf.put(code, new, data))
            self._number += 1
            with contextlib.suppress(ClipProblem):  # it goes with the next one, or with the table
                await self._clear(live, new)

    async def _clear(self, live: LiveTable, new: Kept) -> None:
        """Forget what this seat can tell with no more, and nobody else either."""
        code, told = live.table.code, _told_at(live) | {new.clip.id}
        over = await self._do(
            lambda: [
                clip
                for clip in self._shelf.of_table(code)
                if clip not in told and self._is_over(code, clip, new)
            ]
        )
        gone = [clip for clip in over if clip not in _told_at(live)]  # just now, perhaps
        await self._do(lambda: self._shelf.drop(code, gone))
        self._number -= len(gone)

    def _turn_of(self, code: str) -> asyncio.Lock:
        """Return what whoever keeps or drops clips of a table has to wait for."""
        return self._turns.setdefault(code, asyncio.Lock())

    def _is_over(self, code: str, clip: str, new: Kept) -> bool:
        try:
            kept = self._shelf.look(code, clip)
        except ClipProblem as problem:
            return problem.reason is ClipReason.NO_SUCH_CLIP
        return kept.seat == new.seat or kept.game != new.game

    async def take_back(self, live: LiveTable, seat: Seat, clip: str) -> None:
        """Forget what a seat has brought and not told; of what others bring, it hears nothing."""
        code = live.table.code
        async with self._turn_of(code):  # who asks many times at once is counted once
            if told_of(live.table.clips, clip) is not None:
                raise ClipProblem(ClipReason.CLIP_TOLD)
            kept = await self.look(code, clip)
            if kept.seat != seat:
                raise ClipProblem(ClipReason.NO_SUCH_CLIP)
            await self._do(lambda: self._shelf.drop(code, [clip]))
            self._number -= 1

    # Handing out

    async def look(self, code: str, clip: str) -> Kept:
        """Tell what is known of a clip of a table, told or not: for the table alone."""
        return await self._do(lambda: self._shelf.look(code, clip))

    async def fetch(self, address: str, code: str, clip: str) -> tuple[Kept, bytes]:
        """Return a clip for somebody who may have it."""
        if not self._fetched.spend(address):
            raise NotAllowed(TableReason.TOO_FAST)
        return await self._do(lambda: self._shelf.get(code, clip))

    # Those that go with reports

    async def set_aside(self, code: str, clips: Sequence[str]) -> None:
        """Keep clips that go with a report, as far as they are there; the report goes its way."""
        for clip in clips:
            try:
                await self._do(lambda clip=clip: self._shelf.set_aside(code, clip))  # type: ignore[misc]  # it keeps a value of the loop
            except ClipProblem as problem:
                log.warning(
                    "a clip is not kept for a report: %s", problem.reason, extra=self._label(code)
                )

    async def fetch_reported(self, clip: str) -> tuple[Kept, bytes]:
        """Return a clip that goes with a report."""
        return await self._do(lambda: self._shelf.get_reported(clip))

    async def done_with(self, clips: Sequence[str]) -> None:
        """Forget clips that went with a report."""
        with contextlib.suppress(ClipProblem):  # they go when they are old
            await self._do(lambda: self._shelf.drop_reported(clips))

    # Forgetting

    async def forget(self, code: str) -> None:
        """Forget the clips of a table that is gone."""
        try:
            await self._do(lambda: self._shelf.forget(code))
        except ClipProblem:
            log.warning("clips of a deleted table are deleted later", extra=self._label(code))

    async def sweep(self) -> None:
        """Forget what is old, and what belongs to no table; count the rest."""
        now = self._hub.clock.now()
        if 0 <= now - self._swept_at < SWEEP_SECONDS:
            return
        self._swept_at = now
        try:
            await self._sweep(now)
        except ClipProblem:
            log.warning("it cannot be looked at which clips are old; it is tried again")
            self._swept_at = now - SWEEP_SECONDS + AGAIN

    async def _sweep(self, now: float) -> None:
        number = 0
        for code in await self._do(self._shelf.tables):
            known = await self._hub.store.has(code)
            days = self.quota.days if known else ORPHAN_DAYS
            number += await self._do(lambda code=code, days=days: self._swept(code, days, now))  # type: ignore[misc]  # it keeps a value of the loop
        self._number = number
        await self._do(lambda: self._shelf.drop_reported(self._old_reported(now)))

    def _swept(self, code: str, days: int, now: float) -> int:
        """Forget the old clips of a table; return how many it has left."""
        clips = self._shelf.of_table(code)
        old = [clip for clip in clips if _is_older(clip, days, now)]
        if len(old) == len(clips):
            self._shelf.forget(code)
        elif old:
            self._shelf.drop(code, old)
        return len(clips) - len(old)

    def _old_reported(self, now: float) -> list[str]:
        return [clip for clip in self._shelf.reported() if _is_older(clip, REPORTED_DAYS, now)]

    def _label(self, code: str) -> dict[str, str]:
        """Return by what the log knows a table."""
        return {"table": self._hub.keyring.label_of(code)}

    async def _do(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._hands, work)


def _told_at(live: LiveTable) -> set[str]:
    return {told.clip.id for told in live.table.clips}


def _is_older(clip: str, days: int, now: float) -> bool:
    """Tell whether a clip was brought more than so many days ago, by its name."""
    day, today = day_of(clip), int(now // DAY)
    return day is None or today - day > days
