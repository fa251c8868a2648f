"""One evening: a server that crashes, a disk, wires and people, under one seeded scheduler."""

import asyncio
import gc
import hashlib
import logging
import random
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, TypeVar

from msgspec import Struct

from pinxit.adapters import StoreClosed
from pinxit.players import Alike, RandomPlayer
from pinxit.rules import Refusal, Seat
from pinxit.table import hub as hub_module
from pinxit.table.codec import load_event
from pinxit.table.errors import TableReason
from pinxit.table.hub import Hub, Taken
from pinxit.table.live import TableGone
from pinxit.table.settings import Settings
from pinxit.web.limits import Limits
from pinxit.web.once import Once
from pinxit.web.session import Session
from pinxit.web.wire import Listener

from .checker import Checker, Violation
from .chronicle import Chronicle, Chronicles
from .client import Device
from .clock import JumpingClock
from .disk import Disk, DiskFault, DiskStore
from .loop import EndlessRun, NothingLeft, Process, Stopped, VirtualLoop
from .network import Link, Lost, Network
from .plan import BY_POST, CALM_DISK, CALM_WEATHER, Plan, plan_of

log = logging.getLogger("pinxit.chaos")
T = TypeVar("T")

DECKS: Final = {"plain": tuple(f"plain/{number:03}" for number in range(100))}
LONGEST_QUIET: Final = 1800.0  # virtual seconds in which a game must come to its end
LONGEST_BY_POST: Final = 4 * 3600.0  # … if it has clocks of hours
SETTLED: Final = 7.0  # seconds of peace after which everybody must have seen what is on disk
LIMITS: Final = Limits()
SWEEP_SECONDS: Final = 30.0
DUE_AT_ONCE: Final = 100


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


class Server:
    """One life of the server, from its start to its crash."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self.process = Process("server")
        self.suspects: list[asyncio.Task[Any]] = []  # failed, and perhaps nobody knows
        self.process.context.run(self._build)

    def _build(self) -> None:
        world = self._world
        self.store = DiskStore(world.disk, self.process)
        self.hub = Hub(
            store=self.store,
            clock=world.clock,
            decks=DECKS,
            company=Alike(RandomPlayer(("a clue", "another"))),
            new_seed=world.new_seed,
            new_code=world.new_code,
            thinking=world.plan.thinking,
        )
        self.seatings: Once[Taken] = Once(world.clock)
        self.sweeper = world.loop.create_task(self._sweep())

    def take(self, link: Link) -> Listener:
        """Serve a connection."""
        return Session(link, self.hub, LIMITS, "127.0.0.1")

    async def _sweep(self) -> None:
        """As `web/app.py` has it."""
        while True:
            await self.hub.clock.wait(SWEEP_SECONDS)
            try:
                await self.hub.wake_due(DUE_AT_ONCE)
            except Exception:
                log.exception("the sweep failed; it is tried again")

    # As `web/routes.py` has it

    async def open(self, request: str, name: str, settings: Settings) -> Taken:
        """Open a table."""
        return await self.seatings.do(request, lambda: self.hub.open(settings, name, None))

    async def sit(self, code: str, request: str, name: str) -> Taken:
        """Sit down."""
        return await self.seatings.do(
            f"{code}:{request}", lambda: self.hub.sit(code, name, None, request=request)
        )

    async def move_seat(self, seat_code: str) -> Taken:
        """Take a seat on another device."""
        return await self.hub.move_seat(seat_code)

    async def close(self) -> None:
        """Go in peace."""
        self.hub.say_goodbye()
        await asyncio.sleep(1.5)
        self.sweeper.cancel()
        await asyncio.gather(self.sweeper, return_exceptions=True)
        await self.hub.close()


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
        self._secrets = self.rng("secrets")
        self._graves: list[Server] = []
        self._tasks: list[asyncio.Task[Any]] = []
        self._disturbed = 0.0
        self._names = 0
        self._waits_for_seat = 0
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

    def new_seed(self) -> str:
        return self._secrets.randbytes(32).hex()

    def new_code(self) -> str:
        return "".join(self._secrets.choice(hub_module.CODE_LETTERS) for _ in range(6))

    # The evening

    def run(self) -> Outcome:
        """Let it happen."""
        try:
            with self._listening():
                self.loop.run(self._evening())
        except Stopped:
            pass
        except (NothingLeft, EndlessRun) as error:
            self.checker.wrong("the evening goes on", repr(error))
        self._look_after_tasks()
        self._bury()
        counts = self.counts + self.disk.counts + self.net.counts + self.checker.counts
        chronicle = self._chronicle()
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
        await self._come_to_an_end()
        if self.checker.violations:
            return
        self._check_the_end()
        await self._look_back()
        await self._say_last_words()
        if self.plan.deletes:
            await self._delete()
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

    async def _come_to_an_end(self) -> None:
        """Wait until the game is over and everyone has seen it."""
        by_post = self.plan.settings.timers is BY_POST
        longest = LONGEST_BY_POST if by_post else LONGEST_QUIET
        while self.loop.time() < self.quiet_since + longest:
            await asyncio.sleep(5.0)
            chronicle = self._chronicle()
            if chronicle is None or self._waits_for_seat:
                continue
            if chronicle.deleted or (not chronicle.table.running and self._settled(chronicle)):
                return
            if self._nobody_can_play(chronicle):
                self.counts["abandoned"] += 1
                return
        chronicle = self._chronicle()
        self.checker.wrong(
            "a game comes to its end",
            None if chronicle is None else (chronicle.newest, chronicle.table, self._states()),
        )

    def _settled(self, chronicle: Chronicle) -> bool:
        if not chronicle.table.games and chronicle.table.host is not None:
            enough = len(chronicle.table.sitters) >= 3
            if enough:
                return False  # they are about to begin
        if any(link.lingers or (link.open and not link.idle) for link in self.net.links):
            return False
        return all(
            device.greeted
            and device.link is not None
            and device.link.served
            and device.link.settled <= self.loop.time()
            and device.version == chronicle.newest
            and not device.unanswered
            for device in self._present()
        )

    def _nobody_can_play(self, chronicle: Chronicle) -> bool:
        """Tell whether all have lost their seats, and nobody can take another."""
        return (
            not any(device.seat is not None for device in self._present())
            and not self._waits_for_seat
            and bool(chronicle.table.sitters)
        )

    def _present(self) -> list[Device]:
        return [device for device in self.devices if device.gone is None]

    def _states(self) -> list[object]:
        return [
            (d.number, d.seat, d.gone, d.version, d.greeted, list(d.unanswered))
            for d in self.devices
        ]

    # The server's life

    def _start(self) -> None:
        self.trace("the server starts")
        self._disturbed = self.loop.time()
        server = self.server = Server(self)
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
                for device in self._present():
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
        self._waits_for_seat += 1
        try:
            await self._take_seat()
        finally:
            self._waits_for_seat -= 1

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
            if taken.reason is TableReason.NAME_TAKEN:  # everyone has another name
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

        self._waits_for_seat += 1
        taken = await self._answer(ask)
        self._waits_for_seat -= 1
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
            chronicle = self._chronicle()
            newest = chronicle.newest if chronicle else 0
            since = self.loop.time()
            await asyncio.sleep(SETTLED)
            chronicle = self._chronicle()
            disturbed = max(self._disturbed, self.disk.fault_at)
            if self.server is None or disturbed > since or chronicle is None:
                continue
            for device in self._present():
                link = device.link
                if link is None or not device.greeted or link.settled > since:
                    continue
                if (device.version or 0) < newest and link.idle:
                    self.checker.wrong(
                        "everybody has soon seen what is on disk",
                        (device.number, device.seat, device.version, newest),
                    )

    def _chronicle(self) -> Chronicle | None:
        return self.chronicles.of(self.code) if self.code else None

    # The end

    def _check_the_end(self) -> None:
        chronicle = self._chronicle()
        if chronicle is None:
            return
        self.checker.audit(chronicle)
        if chronicle.deleted:
            return
        present = self._present()
        here = {device.seat for device in present}
        for device in present:
            expected = chronicle.view(chronicle.newest, device.seat)
            for name, value in expected.items():
                if name not in {"sitters", "clock"} and device.held[name] != value:
                    self.checker.wrong("in the end all see the same", (device.number, name))
            for sitter in device.held["sitters"]:
                if sitter.kind == "person" and sitter.here != (sitter.seat in here):
                    self.checker.wrong("in the end it is known who is here", sitter)
            if device.held["spectators"] != sum(d.seat is None for d in present):
                self.checker.wrong("in the end spectators are counted", device.held["spectators"])

    async def _look_back(self) -> None:
        """Tell the stories of all games, and give the log away: both are what the disk says."""
        chronicle = self._chronicle()
        if chronicle is None or chronicle.deleted or chronicle.table.running:
            return
        assert self.server is not None
        hub = self.server.hub
        for past in chronicle.table.history:
            await self._on_server(hub.recap(chronicle.code, past.number))
        records = await self._on_server(hub.export(chronicle.code))
        exported = [type(load_event(record.event)) for record in records]
        if exported != [type(event) for entry in chronicle.entries for event in entry.events]:
            self.checker.wrong("the whole log is given away", len(exported))

    async def _on_server(self, work: Coroutine[Any, Any, T]) -> T:
        """Let the server do something, and wait for it."""
        assert self.server is not None
        context = self.server.process.context.copy()
        return await self.loop.create_task(work, context=context)  # type: ignore[no-any-return]  # what the work returns

    async def _say_last_words(self) -> None:
        """Whoever is there hears what is said."""
        chronicle = self._chronicle()
        present = self._present()
        settings = chronicle.table.settings if chronicle else self.plan.settings
        speakers = [device for device in present if device.seat is not None]
        if (
            not speakers
            or not settings.chat
            or settings.public
            or (chronicle and chronicle.deleted)
        ):
            return
        speakers[0].say("last words")
        await asyncio.sleep(SETTLED)
        for device in present:
            if "last words" not in device.heard_lines:
                self.checker.wrong("everybody hears what is said", (device.number, device.seat))

    async def _delete_any_time(self) -> None:
        await asyncio.sleep(self._rng.random() * self.plan.chaos_seconds)
        if self.server is not None and self.code:
            self.trace("the table is deleted")
            with suppress(DiskFault, StoreClosed, Refusal):
                await self._on_server(self.server.hub.delete(self.code))

    async def _delete(self) -> None:
        """Delete the table: everybody is told, and nothing is left."""
        chronicle = self._chronicle()
        if self.server is None or chronicle is None:
            return
        if not chronicle.deleted:
            await self._on_server(self.server.hub.delete(self.code))
        await asyncio.sleep(30.0)
        seated = any(device.seat is not None for device in self.devices)
        if self._present() and seated:  # a spectator alone asks for nothing, and finds out nothing
            self.checker.wrong("everybody is told that the table is gone", self._states())
        if await self._on_server(self.server.store.wake(self.code)) is not None:
            self.checker.wrong("a deleted table stays deleted", self.code)

    def _look_after_tasks(self) -> None:
        for task in self._tasks:
            if task.done() and not task.cancelled() and task.exception() is not None:
                raise AssertionError("the simulation itself failed") from task.exception()
        for error in self.loop.errors:
            self.checker.wrong("no callback fails", repr(error))

    def _look_after_server(self) -> None:
        """Look for tasks that have failed, and whose failure nobody has looked at meanwhile."""
        if self.server is None:
            return
        tasks, suspects = self.server.process.tasks, self.server.suspects
        for task in suspects:
            if task._log_traceback:
                self.checker.wrong("no task dies unnoticed", repr(task.exception()))
        done = [task for task in tasks if task.done()]
        self.server.suspects = [t for t in done if not t.cancelled() and t._log_traceback]
        self.server.process.tasks = [task for task in tasks if not task.done()]

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

    @contextmanager
    def _listening(self) -> Iterator[None]:
        """Hear what the server logs, and let its secrets be repeatable."""
        ear = _Ear(self)
        logger = logging.getLogger("pinxit")
        propagate, logger.propagate = logger.propagate, False
        logger.addHandler(ear)
        real = vars(hub_module)["secrets"]
        vars(hub_module)["secrets"] = _Secrets(self._secrets)
        try:
            yield
        finally:
            vars(hub_module)["secrets"] = real
            logger.removeHandler(ear)
            logger.propagate = propagate


class _Ear(logging.Handler):
    """Listens to what the server complains of."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.WARNING)
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        self._world.trace(f"log: {record.getMessage()}: {error!r}")
        if not isinstance(error, (DiskFault, StoreClosed)):
            self._world.checker.wrong(
                "nothing is logged but what the disk did", (record.getMessage(), repr(error))
            )


class _Secrets:
    """Stands in for the module `secrets`."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def token_urlsafe(self, length: int) -> str:
        return self._rng.randbytes(length).hex()

    def token_hex(self, length: int) -> str:
        return self._rng.randbytes(length).hex()

    def token_bytes(self, length: int) -> bytes:
        return self._rng.randbytes(length)

    def choice(self, items: Any) -> Any:  # noqa: ANN401 (any sequence)
        return self._rng.choice(items)


def evening(seed: int, tell: Callable[[str], None] | None = None) -> Outcome:
    """Play the evening of a seed."""
    collects = gc.isenabled()
    gc.disable()  # so that nothing is thrown away at a moment that is not ours to choose
    try:
        return World(plan_of(seed), tell=tell).run()
    finally:
        if collects:
            gc.enable()
