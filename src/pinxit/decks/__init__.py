"""Decks of cards: what is on them, where they are found, and how they are made.

Looking at pictures needs Pillow and its time to load; `check`, `importing` and `photo` are for the
command line, and for the processes of `darkroom` in which a server has strangers' pictures read.
"""

from .catalogue import CardInfo, Catalogue, DeckCards, DeckInfo, built_in
from .deck import Deck, numbered, titles
from .discovery import FoundDecks, discover, log_problems
from .drawn_decks import PLAIN
from .package import FALLBACK, Package, load
from .picture import Picture
from .problems import DeckProblem, DeckReason

__all__ = [
    "FALLBACK",
    "PLAIN",
    "CardInfo",
    "Catalogue",
    "Deck",
    "DeckCards",
    "DeckInfo",
    "DeckProblem",
    "DeckReason",
    "FoundDecks",
    "Package",
    "Picture",
    "built_in",
    "discover",
    "load",
    "log_problems",
    "numbered",
    "titles",
]
