"""A deck that can be played with: what is written in it, and its pictures."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from msgspec import Struct

from pinxit.locales import ENGLISH

from .files import Files, open_files
from .manifest import MANIFEST, CardText, Manifest, Texts, read_manifest, read_texts
from .picture import Picture, Sizes, kind_of, name_of
from .problems import DeckProblem, DeckReason

MOST_WORDS: Final = 1024**2  # bytes of a file of texts
MOST_PICTURE: Final = 4 * 1024**2  # bytes of one picture as it is served
FALLBACK: Final = ENGLISH

TEXT_FILE: Final = re.compile(r"texts/(?P<language>[a-z]{2,3}(-[A-Za-z0-9]{2,8})?)\.toml\Z")
PICTURE_FILE: Final = re.compile(
    r"pictures/(?P<name>[a-z0-9-]+)\.(?P<size>small|large)\.(?P<kind>avif|webp|png|jpg|jpeg)\Z"
)


class Package(Struct, frozen=True, kw_only=True):
    """A deck."""

    manifest: Manifest
    texts: Mapping[str, Texts]  # by language
    pictures: Mapping[str, Sizes]  # by the id of a card; the back and the cover among them
    origin: str = ""  # who brought it, for people
    path: Path | None = None  # None: it is drawn by the program, or a table's own
    files: Files | None = None  # of a table's own
    problems: tuple[DeckProblem, ...] = ()  # what is left out: texts that cannot be read

    @property
    def id(self) -> str:
        """By which tables know the deck."""
        return self.manifest.id

    @property
    def packable(self) -> Path | Files | None:
        """By what it can be packed for others; None: it is drawn by the program."""
        return self.path or self.files

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards as the rules know them: "deck/card"."""
        return tuple(f"{self.id}/{card.id}" for card in self.manifest.cards)

    @property
    def unfinished(self) -> bool:
        """Whether cards are planned that are not there yet."""
        return len(self.manifest.cards) < self.manifest.intended

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages in which cards are described."""
        return tuple(
            language
            for language, texts in self.texts.items()
            if any(text.description for text in texts.cards.values())
        )

    def spoken(self, language: str) -> Iterator[Texts]:
        """Yield the texts to look into: in this language, in one like it, in English."""
        for name in dict.fromkeys((language, language.partition("-")[0], FALLBACK)):
            if name in self.texts:
                yield self.texts[name]

    def text(self, card: str, language: str) -> CardText | None:
        """Return a card in words: in this language, in English, or in any that there is."""
        found = (texts.cards.get(card) for texts in (*self.spoken(language), *self.texts.values()))
        return next((text for text in found if text is not None and text.description), None)


def load(path: Path, origin: str = "") -> Package:
    """Load a deck from a folder or a zip; raise what is wrong with it."""
    files = open_files(path)
    if files.problems:
        raise files.problems[0]
    manifest = manifest_in(files)
    if not manifest.cards:
        raise DeckProblem(DeckReason.NO_CARDS, deck=manifest.id)
    texts, problems = texts_in(files)
    pictures = _pictures(files, manifest)
    return Package(
        manifest=manifest,
        texts=texts,
        pictures=pictures,
        origin=origin,
        path=path,
        problems=problems,
    )


def manifest_in(files: Files) -> Manifest:
    """Read what is written about the deck."""
    if MANIFEST not in files.names:
        raise DeckProblem(DeckReason.NOT_A_DECK)
    return read_manifest(files.read(MANIFEST, MOST_WORDS))


def texts_in(files: Files) -> tuple[dict[str, Texts], tuple[DeckProblem, ...]]:
    """Read all texts; a translation that cannot be read takes only itself out of the game."""
    texts: dict[str, Texts] = {}
    problems: list[DeckProblem] = []
    for name in files.names:
        found = TEXT_FILE.match(name)
        if found:
            try:
                texts[found["language"]] = read_texts(files.read(name, MOST_WORDS), name)
            except DeckProblem as problem:
                problems.append(problem)
    return texts, tuple(problems)


def picture_files(files: Files) -> dict[tuple[str, str], list[str]]:
    """Return which files there are for each picture and size; there should be one."""
    found: dict[tuple[str, str], list[str]] = {}
    for name in files.names:
        if match := PICTURE_FILE.match(name):
            found.setdefault((match["name"], match["size"]), []).append(name)
    return found


def _pictures(files: Files, manifest: Manifest) -> dict[str, Sizes]:
    found = picture_files(files)
    missing = [
        f"{name}.{size}"
        for name in manifest.pictures
        for size in ("small", "large")
        if (name, size) not in found
    ]
    if missing:
        raise DeckProblem(DeckReason.MISSING_PICTURE, pictures=_some(missing))
    return {
        name: Sizes(
            _picture(files, found[name, "small"]),
            _picture(files, found[name, "large"]),
        )
        for name in manifest.pictures
    }


def _some(names: list[str], most: int = 5) -> tuple[str, ...]:
    """Return a few of many names, and how many more there are."""
    more = (f"and {len(names) - most} more",) if len(names) > most else ()
    return (*names[:most], *more)


def _picture(files: Files, names: list[str]) -> Picture:
    """Look at a picture once, and remember what it was."""
    if len(names) > 1:
        raise DeckProblem(DeckReason.DUPLICATE_FILE, files=tuple(names))
    (file,) = names
    data = files.read(file, MOST_PICTURE)
    kind = kind_of(data)
    if kind is None:
        raise DeckProblem(DeckReason.NOT_A_PICTURE, file=file)
    name = name_of(data, kind)
    return Picture(name, len(data), lambda: _read_again(files, file, name))


def _read_again(files: Files, file: str, name: str) -> bytes:
    """Read a picture for somebody who will keep it for ever, so it must still be the same."""
    data = files.read(file, MOST_PICTURE)
    if name_of(data, name.rpartition(".")[2]) != name:
        raise DeckProblem(DeckReason.UNREADABLE, file=file, problem="changed since it was loaded")
    return data
