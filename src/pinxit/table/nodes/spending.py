"""Limits that hold for all nodes together: each tells the others what it has counted.

Nobody asks before something is granted, as that would take a round trip for every request. So for a
fifth of a second each node grants by what it knows: that much more than a limit may get through on
several nodes, and no more. Without the bus each node has the limits for itself.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping

from .messages import NodeName, Spent


class Spending:
    """Keeps what was counted here until the others are told; a `pinxit.table.budget.Ledger`."""

    def __init__(self, node: NodeName) -> None:
        self._node = node
        self._limits: dict[str, Callable[[str, int], None]] = {}
        self._noted: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._inside: Counter[str] = Counter()  # connections here, by address
        self._moved: set[str] = set()  # addresses for which that has changed
        self._elsewhere: dict[NodeName, dict[str, int]] = {}

    # Limits

    def keep(self, limit: str, take: Callable[[str, int], None]) -> None:
        """Let a limit hear what was spent elsewhere."""
        self._limits[limit] = take

    def note(self, limit: str, who: str, number: int) -> None:
        """Something was spent here."""
        self._noted[limit][who] += number

    # Connections

    def inside(self, address: str, number: int) -> None:
        """So many connections of an address are here now."""
        self._inside[address] = number
        self._moved.add(address)

    def inside_elsewhere(self, address: str) -> int:
        """How many connections of an address other nodes have."""
        return sum(inside.get(address, 0) for inside in self._elsewhere.values())

    def all_inside(self) -> dict[str, int]:
        """Return how many connections each address has here."""
        self._inside += Counter()  # those with none are dropped
        return dict(self._inside)

    # Telling and hearing

    def untold(self) -> Spent | None:
        """Return what the others do not know yet; they will be told."""
        limits = {
            limit: {who: number for who, number in noted.items() if number}
            for limit, noted in self._noted.items()
        }
        limits = {limit: noted for limit, noted in limits.items() if noted}
        moved = {address: self._inside[address] for address in self._moved}
        self._noted.clear()
        self._moved.clear()
        if not limits and not moved:
            return None
        return Spent(node=self._node, limits=limits, inside=moved)

    def hear(self, spent: Spent) -> None:
        """Count what was spent elsewhere."""
        for limit, noted in spent.limits.items():
            take = self._limits.get(limit)
            if take is not None:
                for who, number in noted.items():
                    take(who, number)
        self._elsewhere.setdefault(spent.node, {}).update(spent.inside)

    def learn(self, node: NodeName, inside: Mapping[str, int]) -> None:
        """Know all connections that another node has."""
        self._elsewhere[node] = dict(inside)

    def lost(self, node: NodeName) -> None:
        """A node is gone, and its connections with it."""
        self._elsewhere.pop(node, None)
