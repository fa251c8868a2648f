"""What is written about the cards: all that a computer player ever sees of a picture."""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from pinxit.decks.manifest import CardText
from pinxit.decks.package import Package
from pinxit.rules import Card


class Written(Struct, frozen=True, kw_only=True):
    """A card in words, in each language in which somebody has found some."""

    texts: Mapping[str, CardText]
    tags: tuple[str, ...] = ()
    title: str = ""

    @property
    def described(self) -> bool:
        """Tell whether there is more to go by than tags."""
        return any(text.description or text.themes for text in self.texts.values())


UNWRITTEN = Written(texts={})


class Library:
    """The cards of all decks of a server, as texts."""

    def __init__(self, packages: Iterable[Package]) -> None:
        self.cards: dict[Card, Written] = {
            f"{package.id}/{card.id}": Written(
                texts={
                    language: texts.cards[card.id]
                    for language, texts in package.texts.items()
                    if card.id in texts.cards
                },
                tags=card.tags,
                title=card.title,
            )
            for package in packages
            for card in package.manifest.cards
        }

    def card(self, card: Card) -> Written:
        """Return what is written about a card; nothing, if nobody knows it."""
        return self.cards.get(card, UNWRITTEN)
