"""`pinxit deck`: finding, checking, making and packing decks."""

from .commands import deck

__all__ = ["deck"]
