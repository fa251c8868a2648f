"""Which cards lie on the picture that stands for a card, for a deck, or for all decks.

Such pictures are for those who show others what a link leads to. Only painted cards are on them:
what the program draws is for trying things out.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import zip_longest
from typing import Final, TypeVar

from msgspec import Struct

from .darkroom.wire import Layout
from .package import Package
from .picture import PREFIX, Picture

LOOK: Final = 1  # raised when they are laid in another way: whoever keeps pictures sees new ones
WALL: Final = 23  # cards on the picture for all decks; a fan stands for fewer
FAN: Final = 5
BESIDE: Final = 2  # neighbours of a card that is looked at closely

T = TypeVar("T")


class Sheet(Struct, frozen=True):
    """A picture of cards, to be made when it is asked for."""

    layout: Layout
    cards: tuple[Picture, ...]  # the last one is on top

    @property
    def name(self) -> str:
        """Its name, made of all that is on it."""
        parts = (str(LOOK), self.layout, *(card.name for card in self.cards))
        return f"{sha256(' '.join(parts).encode()).hexdigest()[:PREFIX]}.jpg"


def of_card(package: Package, card: str) -> Sheet | None:
    """Return a card held to the lamp, its neighbours behind it; None if there is no such card."""
    ids = [one.id for one in package.manifest.cards]
    if package.path is None or card not in ids:
        return None
    at = ids.index(card)
    beside = (ids[at - 1], ids[(at + 1) % len(ids)]) if len(ids) > BESIDE else ()
    neighbours = tuple(package.pictures[one].small for one in beside)
    return Sheet(Layout.HELD, (*neighbours, package.pictures[card].large))


def of_deck(package: Package) -> Sheet | None:
    """Return some cards of a deck in a fan."""
    return _fan(_painted(package))


def of_all(packages: Sequence[Package]) -> Sheet | None:
    """Return cards of all decks side by side, as many of one as of another."""
    in_turn = zip_longest(*(_painted(package) for package in packages))
    cards = [card for cards in in_turn for card in cards if card is not None]
    return Sheet(Layout.WALL, spaced(cards, WALL)) if len(cards) >= WALL else _fan(cards)


def spaced(cards: Sequence[T], number: int) -> tuple[T, ...]:
    """Return so many of some, as far from each other as they can be."""
    return tuple(cards[at * len(cards) // number] for at in range(number))


def _fan(cards: Sequence[Picture]) -> Sheet | None:
    """Return a fan: of an odd number, as one of them is in the middle."""
    if not cards:
        return None
    number = min(FAN, len(cards) - 1 + len(cards) % 2)
    return Sheet(Layout.FAN, spaced(cards, number))


def _painted(package: Package) -> list[Picture]:
    return list(_small(package)) if package.path is not None else []


def _small(package: Package) -> Iterator[Picture]:
    for card in package.manifest.cards:
        yield package.pictures[card.id].small
