"""One node among others: its name, what it talks by, and when it last heard of whom."""

from typing import Final

from pinxit.table.clock import Clock
from pinxit.table.ports import Store

from .bus import Bus
from .messages import NodeName

QUIET_AFTER: Final = 2.5  # seconds without a word: a node says several in that time
SILENT_AFTER: Final = 5.0  # seconds without a word, after which a node may not hear us, either
DEAD_AFTER: Final = 12.0  # seconds after which nobody who came to it is here any more


class Station:
    """What the parts of a node share."""

    def __init__(self, name: NodeName, bus: Bus, store: Store, clock: Clock) -> None:
        self.name = name
        self.bus = bus
        self.store = store
        self.clock = clock
        self.heard_at: dict[NodeName, float] = {}  # of others, by the bus
        self._stamped = 0.0

    def heard(self, node: NodeName) -> bool:
        """Note that another node has said something; False: it was this one."""
        if node == self.name:
            return False
        self.heard_at[node] = self.clock.now()
        return True

    def lives(self, node: NodeName) -> bool:
        """Tell whether a node was heard of lately."""
        return self._ago(node) < DEAD_AFTER

    def others(self) -> tuple[NodeName, ...]:
        """Return the nodes that were heard of just now."""
        return tuple(node for node in self.heard_at if self._ago(node) < SILENT_AFTER)

    @property
    def silence(self) -> bool:
        """Whether a node that should be there has said nothing for a while."""
        return any(self._ago(node) >= SILENT_AFTER for node in self.heard_at)

    @property
    def impaired(self) -> bool:
        """Whether there are nodes that may not hear of each other by the bus."""
        if not self.store.neighbours and not self.heard_at:
            return False
        unheard = self.store.neighbours > len(self.others())
        return not self.bus.up or unheard or self.silence

    @property
    def sure(self) -> bool:
        """Whether all nodes that are known of are heard just now, and what we tell comes back."""
        quiet = any(QUIET_AFTER <= self._ago(node) < DEAD_AFTER for node in self.heard_at)
        return self.bus.sure and not self.impaired and not quiet

    def stamp(self) -> float:
        """Return the time, later than ever before, by which others know what was said last."""
        self._stamped = max(self.clock.now(), self._stamped + 1e-6)
        return self._stamped

    def forget(self, node: NodeName) -> None:
        """A node has left, or is not expected back."""
        self.heard_at.pop(node, None)

    def _ago(self, node: NodeName) -> float:
        at = self.heard_at.get(node)
        return float("inf") if at is None else self.clock.now() - at
