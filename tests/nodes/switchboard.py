"""A bus in one process, of which tests can cut every wire."""

import asyncio
from collections.abc import Callable
from time import monotonic

from pinxit.table.nodes.bus import Hear


class Switchboard:
    """What all nodes are connected to."""

    def __init__(self) -> None:
        self.buses: list[LocalBus] = []
        self.leases: dict[str, tuple[str, float]] = {}
        self.told = 0  # messages, to however many

    def bus(self, node: str) -> "LocalBus":
        """Return what a node talks by."""
        bus = LocalBus(self, node)
        self.buses.append(bus)
        return bus

    def wipe(self) -> None:
        """Forget everything."""
        self.leases.clear()


class LocalBus:
    """Implements `pinxit.table.nodes.bus.Bus`."""

    def __init__(self, board: Switchboard, node: str) -> None:
        self._board = board
        self._node = node
        self._hears: dict[str, Hear] = {}
        self._back: list[Callable[[], None]] = []
        self.up = True
        self.deaf = False  # it seems to work, and what is told is lost

    @property
    def sure(self) -> bool:
        return self.up

    def cut(self) -> None:
        """Nothing is heard any more, nor told."""
        self.up = False

    def mend(self) -> None:
        """It works again."""
        self.up = True
        for call in self._back:
            call()

    def tell(self, topic: str, message: bytes) -> None:
        if not self.up:
            return
        self._board.told += 1
        for bus in self._board.buses:
            if bus.up and not bus.deaf and not self.deaf and topic in bus._hears:
                asyncio.get_running_loop().call_soon(bus._take, topic, message)

    async def ask(self, topic: str, message: bytes) -> int:
        if not self.up:
            return 0
        self.tell(topic, message)
        await asyncio.sleep(0)
        return sum(bus.up and topic in bus._hears for bus in self._board.buses)

    async def listen(self, topic: str, hear: Hear) -> None:
        self._hears[topic] = hear

    def leave(self, topic: str) -> None:
        self._hears.pop(topic, None)

    async def lease(self, name: str, seconds: float) -> bool | None:
        if not self.up:
            return None
        holder, until = self._board.leases.get(name, ("", 0.0))
        if holder not in ("", self._node) and until > monotonic():
            return False
        self._board.leases[name] = self._node, monotonic() + seconds
        return True

    async def let_go(self, name: str) -> None:
        if self._board.leases.get(name, ("", 0.0))[0] == self._node:
            del self._board.leases[name]

    def when_back(self, call: Callable[[], None]) -> None:
        self._back.append(call)

    async def close(self) -> None:
        self.up = False
        self._board.buses.remove(self)

    def _take(self, topic: str, message: bytes) -> None:
        if self.up and topic in self._hears:
            self._hears[topic](message)
