"""How often tests repeat what chance decides: a few times, and at length by `make chaos`.

The same code runs both times. Who has an afternoon says `AT_LENGTH=1 pytest …`.
"""

import os
from typing import TypeVar

T = TypeVar("T")

_LONG = bool(os.environ.get("AT_LENGTH"))


def times(few: T, many: T) -> T:
    """Return how often, or with what: a few where somebody waits for it, else many."""
    return many if _LONG else few
