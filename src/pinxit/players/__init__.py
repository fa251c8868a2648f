"""Computer players. They get a view and the legal options, never the game itself."""

from .company import Alike, Company, Maker
from .memory import NOTHING, Memory, remember, remember_all
from .port import Choose
from .random import RandomPlayer

__all__ = [
    "NOTHING",
    "Alike",
    "Choose",
    "Company",
    "Maker",
    "Memory",
    "RandomPlayer",
    "remember",
    "remember_all",
]
