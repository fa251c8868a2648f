"""Computer players. They get a view and the legal options, never the game itself."""

from .memory import NOTHING, Memory, remember, remember_all
from .port import Choose, Remark, Speaks
from .random import RandomPlayer
from .roster import Maker, Roster, SameForAll
from .strength import Strength

__all__ = [
    "NOTHING",
    "Choose",
    "Maker",
    "Memory",
    "RandomPlayer",
    "Remark",
    "Roster",
    "SameForAll",
    "Speaks",
    "Strength",
    "remember",
    "remember_all",
]
