"""What is written in a deck: `deck.toml`, and a file of texts for each language."""

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Struct, field

from pinxit.rules.text import is_clean, is_visible

from .names import ID_LETTERS, ID_PATTERN, LONGEST_ID, LONGEST_TITLE
from .problems import DeckProblem, DeckReason

FORMAT = 1
MANIFEST = "deck.toml"
MOST_CARDS = 1000

Id = Annotated[str, Meta(pattern=ID_PATTERN, max_length=LONGEST_ID)]
Title = Annotated[str, Meta(min_length=1, max_length=LONGEST_TITLE)]
Tag = Annotated[str, Meta(min_length=1, max_length=40)]
Note = Annotated[str, Meta(max_length=2000)]  # what is too long to be read is found by a check
# A client makes a link of it, and a link may do more than lead somewhere.
Address = Annotated[str, Meta(pattern=r"^https?://[^\s<>\"']+\Z", max_length=300)]

T = TypeVar("T")


class CardEntry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card: its id, and a title by which painters know it."""

    id: Id
    title: Title
    tags: tuple[Tag, ...] = ()


class Manifest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deck as its author describes it."""

    format: int
    id: Id
    name: Title
    author: Title
    licence: Title
    version: Annotated[str, Meta(min_length=1, max_length=40)] = "1"
    homepage: Address | None = None
    planned: Annotated[int, Meta(ge=1, le=MOST_CARDS)] | None = None  # None: as many as there are
    back: Id | None = None  # the picture of this name; not that of a card
    cover: Id | None = None  # the picture of this name; that of a card, too
    cards: Annotated[tuple[CardEntry, ...], Meta(max_length=MOST_CARDS)] = ()
    # Not dealt any more, but shown wherever they were played: ids are never given a second time.
    retired: Annotated[tuple[CardEntry, ...], Meta(max_length=MOST_CARDS)] = ()

    @property
    def intended(self) -> int:
        """How many cards the deck will have one day."""
        return max(self.planned or 0, len(self.cards))

    @property
    def pictures(self) -> tuple[str, ...]:
        """The names of all pictures that the deck needs."""
        others = (name for name in (self.back, self.cover) if name is not None)
        cards = (card.id for card in (*self.cards, *self.retired))
        return tuple(dict.fromkeys((*cards, *others)))


class DeckText(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a deck is called in one language, and what it is about."""

    name: Title | None = None
    description: Note = ""


class CardText(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card in words: what is to be seen on it, and what one might say to it."""

    description: Note = ""
    associations: tuple[Note, ...] = ()
    # Association → other cards of the deck that it would suit as well, the best first.
    also: Mapping[str, tuple[Id, ...]] = field(default_factory=dict)
    themes: tuple[Tag, ...] = ()  # what it may stand for, for players who cannot see
    note: Note = ""  # of the painter, on how it was made


class Texts(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that a deck says in one language."""

    deck: DeckText = field(default_factory=DeckText)
    cards: Mapping[str, CardText] = field(default_factory=dict)


def read_manifest(data: bytes) -> Manifest:
    """Read `deck.toml`; raise what is wrong with it."""
    written = _read_toml(data, MANIFEST)
    if written.get("format") != FORMAT:
        raise DeckProblem(
            DeckReason.UNKNOWN_FORMAT, format=str(written.get("format")), known=FORMAT
        )
    manifest = _convert(written, Manifest, MANIFEST)
    twice = [card for card, number in _ids(manifest).items() if number > 1]
    if twice:
        raise DeckProblem(DeckReason.DUPLICATE_CARD, cards=tuple(twice))
    if manifest.back in _ids(manifest):
        raise _bad_field(MANIFEST, "the back is the picture of a card, and would give it away")
    if manifest.planned is not None and manifest.planned < len(manifest.cards):
        raise _bad_field(
            MANIFEST, f"planned is less than the {len(manifest.cards)} cards there are"
        )
    return manifest


def read_texts(data: bytes, file: str) -> Texts:
    """Read the texts of one language; raise what is wrong with them."""
    return _convert(_read_toml(data, file), Texts, file)


def _ids(manifest: Manifest) -> Counter[str]:
    return Counter(card.id for card in (*manifest.cards, *manifest.retired))


def _read_toml(data: bytes, file: str) -> dict[str, object]:
    try:
        written = tomllib.loads(data.decode("utf-8-sig"))  # an editor on Windows may leave a mark
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise DeckProblem(DeckReason.BAD_TOML, file=file, problem=str(error)[:200]) from error
    for place, text in _strings(written, ""):
        if not is_clean(text) or (text and not is_visible(text)):
            raise DeckProblem(DeckReason.BAD_CHARACTERS, file=file, field=place)
    return written


def _strings(value: object, place: str) -> Iterator[tuple[str, str]]:
    """Yield every text with the place where it stands."""
    match value:
        case str():
            yield place, value
        case dict():
            for name, inner in value.items():
                yield from _strings(inner, f"{place}.{name}" if place else name)
        case list():
            for number, inner in enumerate(value, 1):
                yield from _strings(inner, f"{place}[{number}]")
        case _:
            pass


def _convert(written: object, kind: type[T], file: str) -> T:
    try:
        return msgspec.convert(written, kind)
    except msgspec.ValidationError as error:
        # Nobody who paints should have to read a pattern.
        told = str(error).replace(f"`str` matching regex {ID_PATTERN!r}", f"an id of {ID_LETTERS}")
        raise _bad_field(file, told) from error


def _bad_field(file: str, problem: str) -> DeckProblem:
    return DeckProblem(DeckReason.BAD_FIELD, file=file, problem=problem)
