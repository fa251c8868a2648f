"""One evening: a server that crashes, a disk, wires and people, under one seeded scheduler."""

import asyncio
import gc
import hashlib
import random
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from msgspec import Struct

from pinxit.adapters import StoreClosed
from pinxit.rules import Refusal, Seat
from pinxit.table.awake.journal import TableGone
from pinxit.table.errors import TableReason
from pinxit.table.hub.doors import Taken

from .checker import Checker, Violation
from .chronicle import Chronicle, Chronicles
from .client import Device
from .clock import JumpingClock
from .disk import Disk, DiskFault
from .ending import SETTLED, Ending
from .loop import EndlessRun, NothingLeft, Process, Stopped, VirtualLoop
from .network import Lost, Network
from .outside import Secrets, is_expected, replaced
from .plan import CALM_DISK, CALM_WEATHER, Plan, plan_of
from .server import DECKS, Server

T = TypeVar("T")


class Outcome(Struct, frozen=True, kw_only=True):
    """What came of an evening."""

    seed: int
    violations: tuple[Violation, ...]
    trace_hash: str
    virtual_seconds: float
    steps: int
    games: int  # that came to their end
    counts: Counter[str]
    refusals: Counter[str]


class World:
    """Everything."""

    def __init__(self, plan: Plan, *, tell: Callable[[str], None] | None = None) -> None:
        self.plan = plan
        self.quiet = False
        self.quiet_since = 0.0
        self.loop = VirtualLoop(self.rng("loop"))  # type: ignore[abstract]  # all that is needed is there
        self.clock = JumpingClock(self.loop)
        self.disk = Disk(self.rng("disk"), plan.faults)
        self.chronicles = Chronicles(self.disk, self.clock, DECKS)
        self.checker = Checker(self.loop, self.disk, self.chronicles)
        self.net = Network(self.loop, self.rng("net"), self.checker, plan.weather)
        self.devices: list[Device] = []
        self.counts: Counter[str] = Counter()
        self.code = ""
        self.server: Server | None = None
        self._tell = tell
        self._hash = hashlib.blake2b(digest_size=16)
        self._rng = self.rng("world")
        self._secrets = Secrets(self.rng("secrets"))
        self._graves: list[Server] = []
        self._tasks: list[asyncio.Task[Any]] = []
        self._disturbed = 0.0
        self._names = 0
        self._ending = Ending(self)
        self.waits_for_seat = 0
        for part in (self.disk, self.net, self.checker):
            part.trace = self.trace
        self.disk.power_goes = self.crash

    def rng(self, label: str) -> random.Random:
        """Return chance for one purpose."""
        return random.Random(f"{self.plan.seed} {label}")

    def trace(self, line: str) -> None:
        """Note what happens."""
        text = f"{self.loop.time():12.6f} {line}"
        self._hash.update(text.encode())
        if self._tell is not None:
            self._tell(text)

    def _hear(self, complaint: str, error: BaseException | None) -> None:
        """The server complains."""
        self.trace(f"log: {complaint}: {error!r}")
        if not is_expected(error):
            self.checker.wrong("nothing is logged but what the disk did", (complaint, repr(error)))

    # The evening

    def run(self) -> Outcome:
        """Let it happen."""
        try:
            with replaced(self._secrets, self._hear):
                self.loop.run(self._evening())
        except Stopped:
            pass
        except (NothingLeft, EndlessRun) as error:
            self.checker.wrong("the evening goes on", repr(error))
        self._look_after_tasks()
        self._bury()
        counts = self.counts + self.disk.counts + self.net.counts + self.checker.counts
        chronicle = self.chronicle()
        return Outcome(
            seed=self.plan.seed,
            violations=tuple(self.checker.violations),
            trace_hash=self._hash.hexdigest(),
            virtual_seconds=self.loop.time(),
            steps=self.loop.steps,
            games=len(chronicle.table.history) if chronicle else 0,
            counts=counts,
            refusals=self.checker.refusals,
        )

    async def _evening(self) -> None:
        self._start()
        for _ in range(self.plan.people):
            self._background(self._newcomer())
        self._background(self._watch_staleness())
        self._background(self._meddle())
        if self.plan.deletes and self._rng.random() < 0.5:
            self._background(self._delete_any_time())
        await asyncio.sleep(self.plan.chaos_seconds)
        await self._calm_down()
        await self._ending.come_to_an_end()
        if self.checker.violations:
            return
        self._ending.check_the_end()
        await self._ending.look_back()
        await self._ending.say_last_words()
        if self.plan.deletes:
            await self._ending.delete()
        self._look_after_server()

    async def _calm_down(self) -> None:
        """From now on nothing goes wrong any more."""
        self.trace("--- quiet")
        self.quiet, self.quiet_since = True, self.loop.time()
        self.loop.alarm = None
        self.disk.faults = CALM_DISK
        self.net.weather = CALM_WEATHER
        for device in self.devices:
            device.come_back()
        while self.server is None:  # noqa: ASYNC110 (virtual seconds cost nothing)
            await asyncio.sleep(1.0)

    def present(self) -> list[Device]:
        return [device for device in self.devices if device.gone is None]

    def states(self) -> list[object]:
        return [
            (d.number, d.seat, d.gone, d.version, d.greeted, list(d.unanswered))
            for d in self.devices
        ]

    # The server's life

    def _start(self) -> None:
        self.trace("the server starts")
        self._disturbed = self.loop.time()
        server = self.server = Server(self.disk, self.clock, self._secrets, self.plan.thinking)
        self.net.server_context = lambda: server.process.context
        self.net.take = server.take
        if self.plan.crash_every and not self.quiet:
            steps = int(self._rng.expovariate(1 / self.plan.crash_every)) + 1
            self.loop.alarm = (self.loop.steps + steps, self.crash)

    def crash(self) -> None:
        """The server is gone between two steps."""
        server, self.server = self.server, None
        if server is None:
            return
        self.trace("the server crashes")
        self.counts["crashes"] += 1
        self._end(server)
        self.net.later(self._rng.random() * self._rng.choice((0.05, 3.0, 20.0)), self._start)

    def _end(self, server: Server) -> None:
        self.loop.alarm = None
        self._disturbed = self.loop.time()
        server.process.die()
        server.store.crash()
        self.net.server_died()
        self._graves.append(server)

    async def _restart(self) -> None:
        server = self.server
        if server is None:
            return
        self.loop.alarm = None
        self.trace("the server is stopped")
        self.counts["restarts"] += 1
        self.net.take = None
        closing = self.loop.create_task(server.close(), context=server.process.context)
        await asyncio.wait([closing], timeout=30.0)
        if self.server is not server:
            return  # the power went meanwhile, and another is running
        self.server = None
        self._end(server)
        await asyncio.sleep(self._rng.random() * 3.0)
        self._start()

    async def _meddle(self) -> None:
        """Put the clock forward and back, restart the server, let everyone go for a while."""
        while not self.quiet:
            await asyncio.sleep(self._rng.random() * self.plan.chaos_seconds)
            if self.quiet:
                return
            if self._rng.random() < self.plan.mischief:
                self.trace("everyone goes")
                for device in self.present():
                    device.look_away(self.plan.chaos_seconds)
            if self.plan.jumps and self._rng.random() < 0.5:
                seconds = self._rng.choice((-3600.0, -10.0, -0.5, 0.5, 10.0, 3600.0))
                self.clock.jump(seconds)
                self.checker.clock_went_back |= seconds < 0
                self._disturbed = self.loop.time()
                self.counts["jumps"] += 1
                self.trace(f"the clock jumps by {seconds}")
            elif self.plan.restarts:
                await self._restart()

    # People

    async def _newcomer(self) -> None:
        """Somebody opens the table, or sits down at it, and asks again until they are answered."""
        self.waits_for_seat += 1
        try:
            await self._take_seat()
        finally:
            self.waits_for_seat -= 1

    async def _take_seat(self) -> None:
        self._names += 1
        name, request = f"Person {self._names}", f"request {self._names:012}"
        first = self._names == 1
        if not first:
            while not self.code:  # noqa: ASYNC110 (virtual seconds cost nothing)
                await asyncio.sleep(0.5)
            await asyncio.sleep(self._rng.random() * 5.0)

        def ask() -> Any:  # noqa: ANN401 (what the server returns)
            assert self.server is not None
            if first:
                return self.server.open(request, name, self.plan.settings)
            return self.server.sit(self.code, request, name)

        taken = await self._answer(ask)
        if isinstance(taken, Taken):
            self._seat(taken)
        elif isinstance(taken, Refusal):
            self.counts[f"not seated: {taken.reason}"] += 1
            gone = self.chronicles.of(self.code).deleted if self.code else False
            if taken.reason is TableReason.NAME_TAKEN and not gone:  # everyone has another name
                self.checker.wrong("who asks again is not in their own way", name)

    async def _answer(self, ask: Callable[[], Any]) -> object:
        """Ask until there is an answer, be it a refusal."""
        for _ in range(60):
            try:
                answer = await self.net.ask(ask)
            except Lost:
                self.counts["asked again"] += 1
                await asyncio.sleep(0.5 + self._rng.random())
                continue
            if isinstance(answer, (DiskFault, StoreClosed)):
                await asyncio.sleep(0.5 + self._rng.random())
                continue
            if isinstance(answer, Exception) and not isinstance(answer, (Refusal, TableGone)):
                self.checker.wrong("a request is answered or refused", repr(answer))
            return answer
        return None

    def _seat(self, taken: Taken) -> None:
        chronicle = self.chronicles.of(taken.code)
        if not any(sitter.seat == taken.seat for sitter in chronicle.table.sitters):
            stood = any(s.seat == taken.seat for t in chronicle.tables if t for s in t.sitters)
            if not stood:
                self.checker.wrong("who is told of a seat has it", taken.seat)
        others = [d for d in self.devices if d.seat == taken.seat and d.gone is None]
        if others:
            self.checker.wrong("nobody is given a seat of somebody else", taken.seat)
        self.trace(f"{taken.seat} is taken")
        if not self.code:
            self.code = taken.code
            for _ in range(self.plan.spectators):
                self._device(None, None)
        self._device(taken.seat, taken.token)

    def _device(self, seat: Seat | None, token: str | None) -> Device:
        device = Device(self, len(self.devices) + 1, self.code, seat, token)
        self.devices.append(device)
        return device

    def clone(self, device: Device) -> None:
        """Open the same seat in another window."""
        if sum(d.seat == device.seat and d.gone is None for d in self.devices) < 3:
            self._device(device.seat, device.token)

    def take_over(self, device: Device, seat_code: str) -> None:
        """Go on with a seat on another device."""
        assert device.seat is not None
        self._background(self._take_over(device.seat, seat_code))

    async def _take_over(self, seat: Seat, seat_code: str) -> None:
        def ask() -> Any:  # noqa: ANN401 (what the server returns)
            assert self.server is not None
            self.checker.may_be_locked_out.add(seat)
            return self.server.move_seat(seat_code)

        self.waits_for_seat += 1
        taken = await self._answer(ask)
        self.waits_for_seat -= 1
        if isinstance(taken, Taken):
            self.counts["moved"] += 1
            if taken.seat != seat:
                self.checker.wrong("a seat code opens its own seat", (seat, taken.seat))
            self._device(taken.seat, taken.token)
        else:
            self.counts["not moved"] += 1

    def went(self, device: Device, reason: str) -> None:
        """Somebody has lost a seat; now and then they sit down again."""
        self.trace(f"device {device.number} is gone: {reason}")
        self.counts[f"gone: {reason}"] += 1
        if device.seat is not None and reason != "moved" and self._rng.random() < 0.5:
            self._background(self._newcomer())

    # What must hold all the time

    async def _watch_staleness(self) -> None:
        """In peace, everybody has soon seen what is on disk."""
        while True:
            self._look_after_server()
            chronicle = self.chronicle()
            newest = chronicle.newest if chronicle else 0
            since = self.loop.time()
            await asyncio.sleep(SETTLED)
            chronicle = self.chronicle()
            disturbed = max(self._disturbed, self.disk.fault_at)
            if self.server is None or disturbed > since or chronicle is None:
                continue
            for device in self.present():
                link = device.link
                if link is None or not device.greeted or link.settled > since:
                    continue
                if (device.version or 0) < newest and link.idle:
                    self.checker.wrong(
                        "everybody has soon seen what is on disk",
                        (device.number, device.seat, device.version, newest),
                    )

    def chronicle(self) -> Chronicle | None:
        return self.chronicles.of(self.code) if self.code else None

    # The end

    async def on_server(self, work: Coroutine[Any, Any, T]) -> T:
        """Let the server do something, and wait for it."""
        assert self.server is not None
        context = self.server.process.context.copy()
        return await self.loop.create_task(work, context=context)  # type: ignore[no-any-return]  # what the work returns

    async def _delete_any_time(self) -> None:
        """Delete the table in the middle of everything; whoever fails tries again."""
        await asyncio.sleep(self._rng.random() * self.plan.chaos_seconds)
        self.trace("the table is deleted")
        for _ in range(20):
            if self.server is not None and self.code:
                with suppress(DiskFault, StoreClosed, Refusal):
                    await self.on_server(self.server.hub.delete(self.code))
                    return
            await asyncio.sleep(1.0)

    def _look_after_tasks(self) -> None:
        for task in self._tasks:
            if task.done() and not task.cancelled() and task.exception() is not None:
                raise AssertionError("the simulation itself failed") from task.exception()
        for error in self.loop.errors:
            self.checker.wrong("no callback fails", repr(error))

    def _look_after_server(self) -> None:
        for task in self.server.unnoticed() if self.server is not None else ():
            self.checker.wrong("no task dies unnoticed", repr(task.exception()))

    def _background(self, work: Any) -> None:  # noqa: ANN401 (a coroutine)
        self._tasks.append(self.loop.create_task(work, context=self.net.context.copy()))

    def _bury(self) -> None:
        """Throw everything away without a sound."""
        if self.server is not None:
            self.server.process.die()
            self._graves.append(self.server)
        for server in self._graves:
            server.process.bury()
        grave = Process("people")
        grave.tasks = self._tasks
        grave.bury()
        self.loop.errors.clear()


def evening(seed: int, tell: Callable[[str], None] | None = None) -> Outcome:
    """Play the evening of a seed."""
    collects = gc.isenabled()
    gc.disable()  # so that nothing is thrown away at a moment that is not ours to choose
    try:
        return World(plan_of(seed), tell=tell).run()
    finally:
        if collects:
            gc.enable()
