"""What is written about the cards: all that a computer player ever sees of a picture."""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from pinxit.decks.manifest import CardText
from pinxit.decks.package import Package
from pinxit.rules import Card

UNSAID = CardText()


class Written(Struct, frozen=True, kw_only=True):
    """A card in words, in each language in which somebody has found some."""

    texts: Mapping[str, CardText]
    tags: tuple[str, ...] = ()
    title: str = ""
    retired: bool = False  # only games that began before still have it

    def text(self, language: str) -> CardText:
        """Return what is written in a language; nothing, if nobody wrote in it."""
        return self.texts.get(language, UNSAID)

    @property
    def described(self) -> bool:
        """Tell whether there is more to go by than tags."""
        return any(text.description or text.themes for text in self.texts.values())


UNWRITTEN = Written(texts={})


class Library:
    """The cards of all decks of a server, as texts; decks may come and go while it is read."""

    def __init__(self, packages: Iterable[Package]) -> None:
        self.cards: dict[Card, Written] = {}
        self.edition = 0  # counts the changes, for those who remember what they have read
        for package in packages:
            self.put(package)

    def card(self, card: Card) -> Written:
        """Return what is written about a card; nothing, if nobody knows it."""
        return self.cards.get(card, UNWRITTEN)

    @property
    def dealt(self) -> tuple[Card, ...]:
        """The cards that a new game is dealt."""
        return tuple(card for card, written in self.cards.items() if not written.retired)

    def put(self, package: Package) -> None:
        """Know a deck, or know it anew. Whoever is reading goes on with what was there before."""
        self.cards = {**self._without(package.id), **_written(package)}
        self.edition += 1

    def drop(self, deck: str) -> None:
        """Forget a deck."""
        self.cards = self._without(deck)
        self.edition += 1

    def _without(self, deck: str) -> dict[Card, Written]:
        return {card: text for card, text in self.cards.items() if not card.startswith(f"{deck}/")}


def _written(package: Package) -> dict[Card, Written]:
    return {
        f"{package.id}/{card.id}": Written(
            texts={
                language: texts.cards[card.id]
                for language, texts in package.texts.items()
                if card.id in texts.cards
            },
            tags=card.tags,
            title=card.title,
            retired=retired,
        )
        for cards, retired in ((package.manifest.cards, False), (package.manifest.retired, True))
        for card in cards
    }
