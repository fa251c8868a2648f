"""Guessing codes and tokens: everybody may mistype, nobody may try them all.

Whoever has the right one is never counted, so a class behind one address is not held up by those
who found the door at once, and an attack from everywhere holds up only those who miss.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from pinxit.table.clock import Clock
from pinxit.table.errors import NotAllowed, TableReason

from .limits import Budget, Budgets, Limits

MISSES = frozenset(
    {
        TableReason.NO_SUCH_TABLE,
        TableReason.BAD_TOKEN,
        TableReason.BAD_SEAT_CODE,
        TableReason.NOT_ADMIN,
    }
)


class Guesses:
    """Counts what was not there, by address; who has missed too often is not even answered."""

    def __init__(self, clock: Clock, limits: Limits) -> None:
        self._left = Budgets(clock, limits.guesses_burst, limits.guesses_a_second)
        self._few = Budgets(clock, limits.guesses_under_attack, limits.guesses_a_second)
        self._of_all = Budget(clock, limits.all_guesses_burst, limits.all_guesses_a_second)

    def forget_full(self) -> None:
        """Forget the addresses that nobody would miss."""
        self._left.forget_full()
        self._few.forget_full()

    @contextmanager
    def of(self, address: str) -> Iterator[None]:
        """Look something up for an address; a miss counts.

        It counts from the beginning until it is found to be none: of a hundred guesses at once,
        the one that is right would else be answered before the others are counted.
        """
        attacked = self._of_all.left < 1  # from many addresses at once: each gets a few, no more
        if (attacked and not self._few.has(address)) or not self._left.spend(address):
            raise NotAllowed(TableReason.TOO_FAST)
        missed = False
        try:
            yield
        except NotAllowed as refusal:
            missed = refusal.reason in MISSES
            raise
        finally:
            if missed:
                self._few.spend(address)
                self._of_all.spend()
            else:
                self._left.give_back(address)
