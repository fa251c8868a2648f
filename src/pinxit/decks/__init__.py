"""Decks of cards: what is on them, and by which names the rules know them."""

from .deck import Deck, numbered, titles

__all__ = ["Deck", "numbered", "titles"]
