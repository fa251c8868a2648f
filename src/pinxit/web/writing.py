"""How much of each address is written down: a disk is filled by what is granted, too."""

from pinxit.table.budget import Budgets, Ledger
from pinxit.table.clock import Clock

from .limits import Limits


class Writing:
    """Counts by address: what no game bounds, and moves, of which many games have many."""

    def __init__(self, clock: Clock, limits: Limits, ledger: Ledger | None = None) -> None:
        self._changes = Budgets[str](
            *(clock, limits.changes_burst, limits.changes_a_second), name="changes", ledger=ledger
        )
        self._moves = Budgets[str](
            *(clock, limits.moves_burst, limits.moves_a_second), name="moves", ledger=ledger
        )

    def may(self, address: str, *, change: bool, move: bool) -> bool:
        """Count what is about to be written down, whichever it is; tell whether it may be."""
        if change:
            return self.change(address)
        return not move or self._moves.spend(address)

    def change(self, address: str) -> bool:
        """Count a change; tell whether it was not one too many."""
        return self._changes.spend(address)

    def forget_full(self) -> None:
        """Forget the addresses that nobody would miss."""
        self._changes.forget_full()
        self._moves.forget_full()
