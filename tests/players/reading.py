"""What players read in tests: the base deck, and cards that are written in a moment."""

from collections.abc import Mapping
from functools import cache

from pinxit.decks.manifest import CardText
from pinxit.players.conformance import base_library
from pinxit.players.library import Library, Written
from pinxit.players.minds.reader import ClueReader
from pinxit.players.words.senses import Spellings
from pinxit.rules import Card

base = cache(base_library)


def written(cards: Mapping[Card, Written]) -> Library:
    """A library of these cards and no others."""
    library = Library([])
    library.cards.update(cards)
    return library


def described_only(library: Library) -> Library:
    """The same cards, of which nobody knows more than what is to be seen on them."""
    return written(
        {
            card: Written(
                texts={
                    language: CardText(description=text.description)
                    for language, text in about.texts.items()
                }
            )
            for card, about in library.cards.items()
        }
    )


@cache
def base_reader(language: str = "en") -> ClueReader:
    """Somebody who has read the base deck letter by letter: quick, and the same everywhere."""
    return ClueReader(base(), Spellings(language))
