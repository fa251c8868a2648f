"""The two decks that the program draws itself: one of patterns, one of titles."""

from collections.abc import Callable, Iterator, Mapping

from pinxit.locales import LANGUAGES, say

from .deck import Deck, numbered, titles
from .drawn import back_picture, plain_picture, title_picture
from .manifest import FORMAT, CardEntry, DeckText, Manifest, Texts
from .package import Package
from .picture import Sizes, drawn

PLAIN = "plain"  # its cards stand for those that are planned and not painted yet
BACK = "back"


class _SpokenNames(Mapping[str, Texts]):
    """What a deck is called in each language; a catalogue is read when somebody asks for it."""

    def __init__(self, deck: str) -> None:
        self._deck = deck

    def __getitem__(self, language: str) -> Texts:
        if language not in LANGUAGES:
            raise KeyError(language)
        return Texts(deck=DeckText(name=say(f"deck-name-{self._deck}", language)))

    def __iter__(self) -> Iterator[str]:
        return iter(LANGUAGES)

    def __len__(self) -> int:
        return len(LANGUAGES)


def drawn_decks() -> tuple[Package, ...]:
    """Return the decks that are always there."""
    plain = Deck(
        id=PLAIN,
        name="Plain numbers",
        author="The Pinxit painters",
        licence="CC-BY-4.0",
        cards={card.partition("/")[2]: f"Number {card.partition('/')[2]}" for card in numbered()},
    )
    worded = titles()
    return (
        _package(plain, plain_picture),
        _package(worded, lambda card: title_picture(card, worded.title(card))),
    )


def drawn_back() -> Sizes:
    """Return the back of cards that have none of their own."""
    back = drawn(back_picture())
    return Sizes(back, back)


def _package(deck: Deck, draw: Callable[[str], str]) -> Package:
    return Package(
        manifest=Manifest(
            format=FORMAT,
            id=deck.id,
            name=deck.name,
            author=deck.author,
            licence=deck.licence,
            cards=tuple(CardEntry(id=card, title=title) for card, title in deck.cards.items()),
        ),
        texts=_SpokenNames(deck.id),
        pictures=_pictures(deck, draw),
        origin="drawn",
    )


def _pictures(deck: Deck, draw: Callable[[str], str]) -> Mapping[str, Sizes]:
    """Draw all cards; what is drawn in lines is sharp in every size."""
    pictures = {card: drawn(draw(f"{deck.id}/{card}")) for card in deck.cards}
    return {card: Sizes(picture, picture) for card, picture in pictures.items()}
