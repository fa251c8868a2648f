"""One life of the server, from its start to its crash: all but the machinery below it is real."""

import asyncio
import logging
from typing import Any, Final

from pinxit.players import RandomPlayer, SameForAll
from pinxit.table.clock import Clock
from pinxit.table.hub import Hub
from pinxit.table.hub.doors import Taken
from pinxit.table.settings import Settings
from pinxit.web.limits import Limits
from pinxit.web.once import Once
from pinxit.web.session import Session
from pinxit.web.visitor import Counters, Visitor
from pinxit.web.wire import Listener

from .disk import Disk, DiskStore
from .loop import Process
from .network import Link
from .outside import Secrets

log = logging.getLogger("pinxit.chaos")

DECKS: Final = {"plain": tuple(f"plain/{number:03}" for number in range(100))}
LIMITS: Final = Limits()
KEY: Final = b"kept beside the tables"  # as `secret.key` is: no crash loses it
SWEEP_SECONDS: Final = 30.0
DUE_AT_ONCE: Final = 100


class Server:
    """One life of the server, from its start to its crash."""

    def __init__(self, disk: Disk, clock: Clock, secrets: Secrets, thinking: float) -> None:
        self.process = Process("server")
        self._suspects: list[asyncio.Task[Any]] = []  # failed, and perhaps nobody knows
        self.process.context.run(self._build, disk, clock, secrets, thinking)

    def _build(self, disk: Disk, clock: Clock, secrets: Secrets, thinking: float) -> None:
        self.store = DiskStore(disk, self.process)
        self.hub = Hub(
            store=self.store,
            clock=clock,
            decks=DECKS,
            roster=SameForAll(RandomPlayer(("a clue", "another"))),
            new_seed=secrets.seed,
            new_code=secrets.code,
            thinking=thinking,
            shows=True,
            secret=KEY,
        )
        self.seatings: Once[Taken] = Once(clock)
        self.sweeper = asyncio.get_running_loop().create_task(self._sweep())

    def take(self, link: Link) -> Listener:
        """Serve a connection."""
        return Session(link, Visitor(self.hub, Counters(self.hub.clock, LIMITS), "127.0.0.1"))

    async def _sweep(self) -> None:
        """As `web/app.py` has it."""
        while True:
            await self.hub.clock.wait(SWEEP_SECONDS)
            try:
                await self.hub.upkeep.wake_due(DUE_AT_ONCE)
            except Exception:
                log.exception("the sweep failed; it is tried again")

    # As `web/tables.py` has it

    async def open(self, request: str, name: str, settings: Settings) -> Taken:
        """Open a table."""
        return await self.seatings.do(
            f"open:{request}",
            lambda: self.hub.open(settings, name, None),
            self.hub.doors.check_unused,
        )

    async def sit(self, code: str, request: str, name: str) -> Taken:
        """Sit down."""
        return await self.seatings.do(
            f"{code}:{request}",
            lambda: self.hub.doors.sit(code, name, None, request=request),
            self.hub.doors.check_unused,
        )

    async def move_seat(self, seat_code: str) -> Taken:
        """Take a seat on another device."""
        return await self.seatings.do(
            f"seat:{seat_code}",
            lambda: self.hub.doors.move_seat(seat_code),
            self.hub.doors.check_unused,
        )

    async def close(self) -> None:
        """Go in peace."""
        self.hub.say_goodbye()
        await asyncio.sleep(1.5)
        self.sweeper.cancel()
        await asyncio.gather(self.sweeper, return_exceptions=True)
        await self.hub.close()

    def unnoticed(self) -> list[asyncio.Task[Any]]:
        """Return the tasks that had failed when this was asked last, unnoticed since."""
        tasks = self.process.tasks
        failed = [task for task in self._suspects if task._log_traceback]
        done = [task for task in tasks if task.done()]
        self._suspects = [task for task in done if not task.cancelled() and task._log_traceback]
        self.process.tasks = [task for task in tasks if not task.done()]
        return failed
