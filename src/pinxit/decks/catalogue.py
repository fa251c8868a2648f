"""The decks that can be played with here, and the pictures of their cards."""

from collections.abc import Callable, Mapping

from msgspec import Struct

from .deck import Deck, numbered, titles
from .pictures import plain_picture, title_picture


class DeckInfo(Struct, frozen=True, kw_only=True):
    """What a host may know about a deck before choosing it."""

    id: str
    name: str
    author: str
    licence: str
    cards: int


class Picture(Struct, frozen=True):
    """A card's picture as it goes to a browser."""

    media_type: str
    data: bytes


class Catalogue:
    """All decks of this server. A card is found by its name, never by a path."""

    def __init__(self, decks: Mapping[str, tuple[Deck, Callable[[str], str]]]) -> None:
        self._decks = decks
        self.cards = {name: deck.card_ids() for name, (deck, _) in decks.items()}
        self._known = {card for cards in self.cards.values() for card in cards}

    def infos(self) -> tuple[DeckInfo, ...]:
        """List the decks."""
        return tuple(
            DeckInfo(
                id=deck.id,
                name=deck.name,
                author=deck.author,
                licence=deck.licence,
                cards=len(deck.cards),
            )
            for deck, _ in self._decks.values()
        )

    def titles(self, deck: str) -> dict[str, str] | None:
        """Return what is on each card of a deck; None if there is no such deck."""
        if deck not in self._decks:
            return None
        found, _ = self._decks[deck]
        return {card: found.title(card) for card in found.card_ids()}

    def picture(self, card: str) -> Picture | None:
        """Return the picture of a card; None if there is no such card."""
        if card not in self._known:
            return None
        _, draw = self._decks[card.partition("/")[0]]
        return Picture("image/svg+xml", draw(card).encode())


def built_in() -> Catalogue:
    """Return the decks that come with Pinxit."""
    plain = Deck(
        id="plain",
        name="Plain numbers",
        author="The Pinxit painters",
        licence="CC-BY-4.0",
        cards={card.partition("/")[2]: f"Number {card.partition('/')[2]}" for card in numbered()},
    )
    worded = titles()
    return Catalogue(
        {
            plain.id: (plain, plain_picture),
            worded.id: (worded, lambda card: title_picture(card, worded.title(card))),
        }
    )
