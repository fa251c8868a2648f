"""Memory that a storm of tables has used is given back when they are gone.

What refers to each other in a circle waits for the collector, which comes seldom here: most of what
a move makes needs none. And what Python frees, the C library keeps for later, unless it is asked.
"""

import ctypes
import gc
from collections.abc import Callable
from typing import Final

AFTER: Final = 500  # tables that were awake and are not any more
AGAIN: Final = (4, 22)  # sweeps later: budgets are whole by then, and answers forgotten


class Tidy:
    """Tidies up after many tables; it takes some hundredths of a second."""

    def __init__(self, forget: Callable[[], None] = lambda: None) -> None:
        self._forget = forget  # what need not be remembered
        self._gone = 0  # tables that were tidied up after
        self._sweeps = AGAIN[-1]  # since many were gone

    def after(self, gone: int) -> bool:
        """Tidy up if many more tables than last time are gone; tell whether it was done."""
        self._sweeps += 1
        if gone - self._gone >= AFTER:
            self._gone = gone
            self._sweeps = 0
        elif self._sweeps not in AGAIN:
            return False
        self._forget()
        gc.collect()
        _give_back()
        return True


def _give_back() -> None:
    """Ask the C library for it; only glibc knows how."""
    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (AttributeError, OSError, TypeError):
        return
