"""Decks of cards: what is on them, and by which names the rules know them."""

from .catalogue import Catalogue, DeckInfo, Picture, built_in
from .deck import Deck, numbered, titles

__all__ = ["Catalogue", "Deck", "DeckInfo", "Picture", "built_in", "numbered", "titles"]
