"""A deck: its cards by name, and what they show."""

import tomllib
from collections.abc import Mapping
from importlib import resources

import msgspec
from msgspec import Struct

CARDS = 84  # in a deck of the original game


class Deck(Struct, frozen=True, kw_only=True):
    """A deck whose cards are known by a title; pictures come with the painted ones."""

    id: str
    name: str
    author: str
    licence: str
    cards: Mapping[str, str]  # name → title
    clues: tuple[str, ...] = ()  # what players without imagination may say to them

    def card_ids(self) -> tuple[str, ...]:
        """Return the cards as the rules know them: "deck/card"."""
        return tuple(f"{self.id}/{card}" for card in self.cards)

    def title(self, card: str) -> str:
        """Return what is on a card, known by "deck/card"."""
        return self.cards[card.partition("/")[2]]


def titles() -> Deck:
    """Return the deck of 84 titles that is played with until pictures are painted."""
    stored = resources.files(__package__).joinpath("titles.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(stored), Deck)


def numbered(cards: int = CARDS) -> tuple[str, ...]:
    """Return the cards of a deck that has nothing on it but numbers, for simulations."""
    return tuple(f"plain/{number:02}" for number in range(1, cards + 1))
