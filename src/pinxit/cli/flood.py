"""A trouble that lasts is told once in a while, not with every wish that it spoils."""

import logging
from collections.abc import Callable
from time import monotonic
from typing import Final

SECONDS: Final = 10.0
MOST: Final = 1000  # different lines that are remembered


class OnceInAWhile(logging.Filter):
    """Lets the same line through every ten seconds, with the number of those kept back."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._now = now
        self._told: dict[tuple[object, ...], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether to write a record down."""
        error = record.exc_info[0] if record.exc_info else None
        line = (record.name, record.getMessage(), error)
        now = self._now()
        at, kept_back = self._told.get(line, (float("-inf"), 0))
        if now - at < SECONDS:
            self._told[line] = (at, kept_back + 1)
            return False
        if len(self._told) >= MOST:
            self._told.clear()
        self._told[line] = (now, 0)
        record.kept_back = kept_back
        return True
