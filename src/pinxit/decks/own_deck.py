"""A deck of a table's own, made of uploaded pictures: what is kept of it, and its files.

    own-5f0c…/
      album.json            what is here; the newest, also if it is not played with yet
      wholes/ID.webp         a clean copy of each picture, to choose another crop of it
      pictures/              the cards, in two sizes
      deck.toml, texts/      as of every deck; written when the host says that it is finished

A picture that is cut anew is a new card, so that what is played with stays as it is until the host
has finished, and a browser never shows an old picture for a new one. No name of a file comes from
a request: a card is known by what chance has drawn.
"""

import re
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pinxit import private
from pinxit.rules.text import misleads, tidied

from .darkroom.wire import Crop, Developed
from .manifest import MANIFEST, CardEntry, CardText, Texts
from .names import LONGEST_TITLE
from .package import MOST_PICTURE
from .picture import Picture, Sizes, name_of
from .problems import DeckProblem, DeckReason
from .texts import in_full
from .writing import About, built_beside, manifest_text, write_card, write_whole

PREFIX: Final = "own-"
CONTENTS: Final = "album.json"
WHOLES: Final = "wholes"
ID: Final = re.compile(rf"{PREFIX}[0-9a-f]{{24}}\Z")
LONGEST_DESCRIPTION: Final = 400


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

    @property
    def files(self) -> dict[str, OwnCard]:
        """The cards whose files have to stay."""
        return {card.id: card for card in (*self.finished, *self.cards)}

    @property
    def weight(self) -> int:
        """How many bytes all of it takes."""
        return sum(card.weight for card in self.files.values())

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


def begin(folder: Path, own_deck: OwnDeck) -> None:
    """Make the folder of a new deck; it appears whole."""
    with built_beside(folder, private=True) as made:
        for inside in (WHOLES, "pictures", "texts"):
            private.make_folder(made / inside)
        save(made, own_deck)


def read(folder: Path) -> OwnDeck:
    """Read a deck again; raise if it is none."""
    try:
        own_deck = msgspec.json.decode((folder / CONTENTS).read_bytes(), type=OwnDeck)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DeckProblem(DeckReason.UNREADABLE, file=str(folder / CONTENTS)) from error
    if own_deck.id != folder.name or not ID.match(own_deck.id):
        raise DeckProblem(DeckReason.UNREADABLE, file=str(folder / CONTENTS), problem="another id")
    return own_deck


def save(folder: Path, own_deck: OwnDeck) -> None:
    """Write down what is in a deck."""
    write_whole(folder / CONTENTS, msgspec.json.encode(own_deck).decode(), private.FILE)


def put_pictures(folder: Path, card: OwnCard, developed: Developed) -> None:
    """Write the pictures of a card; nothing knows of them until the deck is saved."""
    write_card(folder, card.id, developed.small, developed.large, private.write)
    private.write(folder / WHOLES / f"{card.id}.webp", developed.whole)


def whole_of(folder: Path, card: OwnCard) -> bytes:
    """Return the clean copy of a whole picture."""
    try:
        return (folder / WHOLES / f"{card.id}.webp").read_bytes()
    except OSError as error:
        raise DeckProblem(DeckReason.UNREADABLE, problem=error.strerror or "") from error


def write_deck(folder: Path, own_deck: OwnDeck) -> None:
    """Write the deck as a package that can be played with, printed and passed on."""
    cards = tuple(CardEntry(id=card.id, title=card.title) for card in own_deck.cards)
    about = About(
        id=own_deck.id,
        name=own_deck.name,
        author=own_deck.author,
        licence=own_deck.licence,
        cover=cards[0].id,
        version=str(own_deck.edition),
    )
    described = {
        card.id: CardText(description=card.description)
        for card in own_deck.cards
        if card.description
    }
    private.make_folder(folder / "texts")
    texts = in_full(Texts(cards=described))
    write_whole(folder / "texts" / f"{own_deck.language}.toml", texts, private.FILE)
    write_whole(folder / MANIFEST, manifest_text(about, cards), private.FILE)


def tidy(folder: Path, own_deck: OwnDeck) -> None:
    """Throw away the pictures that no card needs any more."""
    needed = own_deck.files
    for file in (*(folder / "pictures").glob("*.webp"), *(folder / WHOLES).glob("*.webp")):
        if file.name.partition(".")[0] not in needed:
            file.unlink(missing_ok=True)


def sizes(folder: Path, card: OwnCard) -> Sizes:
    """Return the pictures of a card as they are served: only to those who know their names."""
    return Sizes(
        _picture(folder / "pictures" / f"{card.id}.small.webp", card.small, card.small_bytes),
        _picture(folder / "pictures" / f"{card.id}.large.webp", card.large, card.large_bytes),
    )


def pictures(folder: Path, own_deck: OwnDeck) -> Iterator[Picture]:
    """Yield all pictures of a deck."""
    for card in own_deck.files.values():
        both = sizes(folder, card)
        yield both.small
        yield both.large


def _picture(path: Path, name: str, length: int) -> Picture:
    return Picture(name, length, lambda: _bytes(path, name), private=True)


def _bytes(path: Path, name: str) -> bytes:
    try:
        with path.open("rb") as file:
            data = file.read(MOST_PICTURE)
    except OSError as error:
        problem = error.strerror or str(error)
        raise DeckProblem(DeckReason.UNREADABLE, file=name, problem=problem) from error
    if name_of(data, "webp") != name:
        raise DeckProblem(DeckReason.UNREADABLE, file=name, problem="changed since it was written")
    return data
