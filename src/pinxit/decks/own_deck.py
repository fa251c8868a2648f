"""A deck of a table's own, made of uploaded pictures: what is kept of it, and its files.

    own-5f0c…/
      album.json            what is here; the newest, also if it is not played with yet
                            (where several nodes share a database, it is there: `ledger.py`)
      wholes/ID.webp         a clean copy of each picture, to choose another crop of it
      pictures/              the cards, in two sizes
      deck.toml, texts/      as of every deck; written when the host says that it is finished

A picture that is cut anew is a new card, so that what is played with stays as it is until the host
has finished, and a browser never shows an old picture for a new one. No name of a file comes from
a request: a card is known by what chance has drawn.
"""

import re
import secrets
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pinxit.rules.text import misleads, tidied

from .blobs import Blobs, NoBlob
from .darkroom.wire import Crop, Developed
from .files import Files
from .manifest import MANIFEST, CardEntry, CardText, Texts, read_manifest
from .names import LONGEST_TITLE
from .package import MOST_PICTURE, MOST_WORDS, Package
from .picture import Picture, Sizes, name_of
from .problems import DeckProblem, DeckReason
from .texts import in_full
from .writing import About, manifest_text

PREFIX: Final = "own-"
CONTENTS: Final = "album.json"
WHOLES: Final = "wholes"
ID: Final = re.compile(rf"{PREFIX}[0-9a-f]{{24}}\Z")
LONGEST_DESCRIPTION: Final = 400
MOST_WHOLE: Final = 32 * 1024**2  # bytes of a clean copy: more than any has


def is_own(card: str) -> bool:
    """Tell whether a card is of some table's own deck, also when that is gone."""
    return ID.match(card.partition("/")[0]) is not None


class OwnCard(Struct, frozen=True, kw_only=True):
    """A card of a table's own deck."""

    id: str
    title: str
    description: str = ""
    small: str  # the names of its two pictures
    large: str
    small_bytes: int
    large_bytes: int
    whole_bytes: int
    width: int  # of the whole picture
    height: int
    crop: Crop
    notes: tuple[DeckReason, ...] = ()

    @property
    def weight(self) -> int:
        """How many bytes it takes."""
        return self.small_bytes + self.large_bytes + self.whole_bytes


class OwnDeck(Struct, frozen=True, kw_only=True):
    """A table's own deck, as its host sees it."""

    id: str
    table: str
    name: str
    author: str
    licence: str
    language: str  # in which it is described
    cards: tuple[OwnCard, ...] = ()
    edition: int = 0  # how often it was finished; 0: nobody can play with it yet
    finished: tuple[OwnCard, ...] = ()  # those that are played with
    changed: bool = False  # since it was finished
    version: int = 0  # how often anything about it was saved

    @property
    def files(self) -> dict[str, OwnCard]:
        """The cards whose files have to stay."""
        return {card.id: card for card in (*self.finished, *self.cards)}

    @property
    def weight(self) -> int:
        """How many bytes all of it takes."""
        return sum(card.weight for card in self.files.values())

    @property
    def names(self) -> frozenset[str]:
        """The names by which its pictures are served."""
        return frozenset(name for card in self.files.values() for name in (card.small, card.large))

    def card(self, card: str) -> OwnCard:
        """Return a card; raise if there is no such one."""
        for known in self.cards:
            if known.id == card:
                return known
        raise DeckProblem(DeckReason.NO_SUCH_PICTURE, picture=card)

    def with_cards(self, cards: tuple[OwnCard, ...]) -> "OwnDeck":
        """Return the deck with other cards, or the same in another order."""
        return replace(self, cards=cards, changed=True)

    def ordered(self, order: tuple[str, ...]) -> "OwnDeck":
        """Return the deck in another order; cards that are not named come last, as they were."""
        place = {card: number for number, card in enumerate(order)}
        return self.with_cards(
            tuple(sorted(self.cards, key=lambda card: place.get(card.id, len(place))))
        )


def new_id() -> str:
    """Return an id that nobody guesses."""
    return PREFIX + secrets.token_hex(12)


def card_of(
    developed: Developed, taken: dict[str, OwnCard], title: str, description: str = ""
) -> OwnCard:
    """Name what came out of the darkroom."""
    card = secrets.token_hex(5)
    while card in taken:
        card = secrets.token_hex(5)
    return OwnCard(
        id=card,
        title=title,
        description=description,
        small=name_of(developed.small, "webp"),
        large=name_of(developed.large, "webp"),
        small_bytes=len(developed.small),
        large_bytes=len(developed.large),
        whole_bytes=len(developed.whole),
        width=developed.width,
        height=developed.height,
        crop=developed.crop,
        notes=tuple(note.reason for note in developed.notes),
    )


def checked(text: str, longest: int = LONGEST_TITLE, *, empty: bool = False) -> str:
    """Return what somebody has typed, without spaces around it; raise if it is not for reading."""
    line = " ".join(text.split())
    text = tidied(line)
    if empty and not line:
        return ""
    if misleads(line) or not text:
        raise DeckProblem(DeckReason.BAD_CHARACTERS)
    if len(text) > longest:
        raise DeckProblem(DeckReason.TEXT_TOO_LONG, most=longest)
    return text


# Its files


def encoded(own_deck: OwnDeck) -> bytes:
    """Write down what is in a deck."""
    return msgspec.json.encode(own_deck)


def decoded(deck: str, data: bytes) -> OwnDeck:
    """Read what is in a deck; raise if it is none, or another one."""
    try:
        own_deck = msgspec.json.decode(data, type=OwnDeck)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DeckProblem(DeckReason.UNREADABLE, file=CONTENTS) from error
    if own_deck.id != deck or not ID.match(own_deck.id):
        raise DeckProblem(DeckReason.UNREADABLE, file=CONTENTS, problem="another id")
    return own_deck


def read(blobs: Blobs, deck: str) -> OwnDeck:
    """Read a deck again; raise if it is none."""
    try:
        data = blobs.get(f"{deck}/{CONTENTS}", MOST_WORDS)
    except (OSError, NoBlob) as error:
        raise DeckProblem(DeckReason.UNREADABLE, file=CONTENTS) from error
    return decoded(deck, data)


def save(blobs: Blobs, own_deck: OwnDeck) -> None:
    """Keep what is in a deck, beside its pictures."""
    blobs.put(f"{own_deck.id}/{CONTENTS}", encoded(own_deck))


def put_pictures(blobs: Blobs, deck: str, card: OwnCard, developed: Developed) -> None:
    """Keep the pictures of a card; nobody knows of them until the deck is saved."""
    small, large, whole = _names(deck, card)
    blobs.put(small, developed.small)
    blobs.put(large, developed.large)
    blobs.put(whole, developed.whole)


def drop_pictures(blobs: Blobs, deck: str, cards: Iterable[OwnCard]) -> None:
    """Forget the pictures of cards that no version of the deck knows."""
    blobs.delete(*(name for card in cards for name in _names(deck, card)))


def _names(deck: str, card: OwnCard) -> tuple[str, str, str]:
    pictures = f"{deck}/pictures/{card.id}"
    return f"{pictures}.small.webp", f"{pictures}.large.webp", f"{deck}/{WHOLES}/{card.id}.webp"


def whole_of(blobs: Blobs, deck: str, card: OwnCard) -> bytes:
    """Return the clean copy of a whole picture."""
    try:
        return blobs.get(_names(deck, card)[2], MOST_WHOLE)
    except (OSError, NoBlob) as error:
        raise DeckProblem(DeckReason.UNREADABLE) from error


def write_deck(blobs: Blobs, own_deck: OwnDeck) -> None:
    """Keep beside the pictures what makes a deck of them for everybody else."""
    for name, data in _written(own_deck).items():
        blobs.put(f"{own_deck.id}/{name}", data)


def tidy(blobs: Blobs, own_deck: OwnDeck) -> None:
    """Throw away the pictures that no card needs: somebody was interrupted who added one."""
    needed = {name for card in own_deck.files.values() for name in _names(own_deck.id, card)}
    found = blobs.names(own_deck.id)
    blobs.delete(*(n for n in found if n.endswith(".webp") and n not in needed))


def sizes(blobs: Blobs, deck: str, card: OwnCard) -> Sizes:
    """Return the pictures of a card as they are served: only to those who know their names."""
    small, large, _ = _names(deck, card)
    return Sizes(
        _picture(blobs, small, card.small, card.small_bytes),
        _picture(blobs, large, card.large, card.large_bytes),
    )


def pictures(blobs: Blobs, own_deck: OwnDeck) -> Iterator[Picture]:
    """Yield all pictures of a deck."""
    for card in own_deck.files.values():
        both = sizes(blobs, own_deck.id, card)
        yield both.small
        yield both.large


def package(blobs: Blobs, own_deck: OwnDeck) -> Package:
    """Return the deck as it was finished, to be played with, printed and passed on."""
    written = _written(own_deck)
    manifest = read_manifest(written[MANIFEST])
    shown = {card.id: sizes(blobs, own_deck.id, card) for card in own_deck.finished}
    return Package(
        manifest=manifest,
        texts={own_deck.language: _texts(own_deck)},
        pictures=shown,
        origin="a table's own",
        files=_Kept(written, shown),
    )


def _written(own_deck: OwnDeck) -> dict[str, bytes]:
    """Write the deck that was finished as every deck is written."""
    cards = tuple(CardEntry(id=card.id, title=card.title) for card in own_deck.finished)
    about = About(
        id=own_deck.id,
        name=own_deck.name,
        author=own_deck.author,
        licence=own_deck.licence,
        cover=cards[0].id,
        version=str(own_deck.edition),
    )
    return {
        f"texts/{own_deck.language}.toml": in_full(_texts(own_deck)).encode(),
        MANIFEST: manifest_text(about, cards).encode(),
    }


def _texts(own_deck: OwnDeck) -> Texts:
    described = {
        card.id: CardText(description=card.description)
        for card in own_deck.finished
        if card.description
    }
    return Texts(cards=described)


class _Kept(Files):
    """The files of a finished deck, wherever they lie."""

    def __init__(self, written: Mapping[str, bytes], shown: Mapping[str, Sizes]) -> None:
        self._written = written
        self._pictures = {
            f"pictures/{card}.{size}.webp": picture
            for card, both in shown.items()
            for size, picture in (("small", both.small), ("large", both.large))
        }

    @property
    def names(self) -> tuple[str, ...]:
        """All that can be read."""
        return (*self._written, *self._pictures)

    @property
    def problems(self) -> tuple[DeckProblem, ...]:
        """We have written it ourselves."""
        return ()

    def read(self, name: str, most: int) -> bytes:
        """Return a file's bytes."""
        del most  # they are ours, and small
        found = self._pictures.get(name)
        return self._written[name] if found is None else found.read()


def _picture(blobs: Blobs, blob: str, name: str, length: int) -> Picture:
    return Picture(name, length, lambda: _bytes(blobs, blob, name), private=True)


def _bytes(blobs: Blobs, blob: str, name: str) -> bytes:
    try:
        data = blobs.get(blob, MOST_PICTURE)
    except (OSError, NoBlob) as error:
        problem = getattr(error, "strerror", None) or "it is gone"
        raise DeckProblem(DeckReason.UNREADABLE, file=name, problem=problem) from error
    if name_of(data, "webp") != name:
        raise DeckProblem(DeckReason.UNREADABLE, file=name, problem="changed since it was written")
    return data
