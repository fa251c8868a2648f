"""Computer players. They get a view and the legal options, never the game itself."""

from .memory import NOTHING, Memory, remember, remember_all
from .port import Choose
from .random import RandomPlayer
from .roster import Maker, Roster, SameForAll

__all__ = [
    "NOTHING",
    "Choose",
    "Maker",
    "Memory",
    "RandomPlayer",
    "Roster",
    "SameForAll",
    "remember",
    "remember_all",
]
