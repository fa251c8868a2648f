"""Who is at a table on all nodes: those who came to this one, and whom the others tell of."""

from collections.abc import Awaitable, Callable, Iterable, Mapping

from pinxit.rules import Seat
from pinxit.table.awake.presence import LocalPresence
from pinxit.table.clock import Clock
from pinxit.table.screens import Screen

from .messages import Here, NodeName


class SharedPresence(LocalPresence):
    """What other nodes tell is kept by the line to them; here it is added up."""

    def __init__(
        self,
        clock: Clock,
        people: Iterable[Seat],
        elsewhere: Mapping[NodeName, Here],
        *,
        tell: Callable[[], None],
        look: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(clock, people)
        self._elsewhere = elsewhere
        self._tell = tell  # others, who is here now
        self._look = look  # at whatever others have said
        self.learnt()

    def come(self, seat: Seat | None, origin: str | None) -> None:
        """Somebody looks at the table by this node."""
        super().come(seat, origin)
        self._tell()

    def go(self, seat: Seat | None, origin: str | None) -> None:
        """Somebody looks away."""
        super().go(seat, origin)
        self._tell()

    def switched_on(self, screen: Screen) -> None:
        """A television shows the table by this node."""
        super().switched_on(screen)
        self._tell()

    def switched_off(self, screen: Screen) -> None:
        """It does not any more."""
        super().switched_off(screen)
        self._tell()

    def spectators_from(self, origin: str | None) -> int:
        """How many spectators come from somewhere, to whichever node."""
        named = origin or ""
        others = sum(here.spectators.get(named, 0) for here in self._elsewhere.values())
        return super().spectators_from(origin) + others

    def learnt(self) -> None:
        """Another node has said who is there, or says nothing any more."""
        for here in self._elsewhere.values():
            for seat, origins in here.seats.items():
                for origin in origins:
                    self.origins.remember(seat, origin)
        self._note()

    async def make_sure(self) -> None:
        """Look once more at what the others say."""
        await self._look()

    def mine(self, node: NodeName) -> Here:
        """Return what this node has to tell."""
        return Here(
            node=node,
            seats={seat: self.origins.of(seat) for seat in self._looking},
            spectators={origin or "": number for origin, number in self._watching.items()},
            screens=tuple(self._shining),
        )

    @property
    def anyone(self) -> bool:
        """Whether anybody at all looks at the table by this node."""
        return bool(self._looking or self._watching or self._shining)

    def _here(self) -> frozenset[Seat]:
        return super()._here().union(*(here.seats for here in self._elsewhere.values()))

    def _spectators(self) -> int:
        others = sum(sum(here.spectators.values()) for here in self._elsewhere.values())
        return super()._spectators() + others

    def _screens(self) -> frozenset[Screen]:
        return super()._screens().union(*(here.screens for here in self._elsewhere.values()))
