"""Computer players. They get a view and the legal options, never the game itself."""

from .port import Choose
from .random import RandomPlayer

__all__ = ["Choose", "RandomPlayer"]
