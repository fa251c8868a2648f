"""Making a deck of pictures that somebody has: photos, scans, drawings."""

import zipfile
from collections.abc import Callable, Generator, Iterable
from pathlib import Path, PurePosixPath

import msgspec
from msgspec import Struct

from .discovery import FOLDER, discover
from .files import Files, open_files, read_file
from .manifest import MANIFEST, CardEntry, read_manifest
from .names import apart_from, slug, title_of
from .photo import MOST_BYTES, make_card
from .problems import DeckProblem, DeckReason
from .writing import About, built_beside, manifest_text, write_card, write_words

RESERVED = frozenset({"back", "cover"})  # pictures of these names may be added by hand


class Source(Struct, frozen=True):
    """A file that may be a picture."""

    name: str
    read: Callable[[], bytes]


class Imported(Struct, frozen=True):
    """What became of one file: a card, or nothing, and what is to be said about it."""

    name: str
    card: CardEntry | None
    problems: tuple[DeckProblem, ...]


def sources(paths: Iterable[Path]) -> tuple[tuple[Source, ...], tuple[DeckProblem, ...]]:
    """List the files in folders and zips, and what in them cannot even be looked at."""
    found: list[Source] = []
    problems: list[DeckProblem] = []
    for path in paths:
        if path.is_file() and not zipfile.is_zipfile(path) and path.suffix.lower() != ".zip":
            found.append(_file(path))
            continue
        files = open_files(path)
        if MANIFEST in files.names:
            raise DeckProblem(DeckReason.IS_A_DECK, place=str(path))
        found += (_inside(files, name) for name in files.names)
        problems += files.problems
    return tuple(found), tuple(problems)


def _file(path: Path) -> Source:
    return Source(path.name, lambda: read_file(path, path.name, MOST_BYTES))


def _inside(files: Files, name: str) -> Source:
    return Source(name, lambda: files.read(name, MOST_BYTES))


def check_free(about: About, data_dir: Path, *, replace: bool) -> Path:
    """Return where the deck will lie; raise if one of its id is there already."""
    _check_about(about)
    folder = data_dir / FOLDER / about.id
    there = discover(data_dir).find(about.id)
    if there is not None and there.path != folder:
        raise DeckProblem(
            DeckReason.DECK_EXISTS, deck=about.id, place=str(there.path or there.origin)
        )
    # Only a deck may be replaced: whatever else lies there was put there for another reason.
    replaceable = replace and (folder / MANIFEST).is_file() and not folder.is_symlink()
    if (folder.exists() or folder.is_symlink()) and not replaceable:
        raise DeckProblem(DeckReason.DECK_EXISTS, deck=about.id, place=str(folder))
    return folder


def _check_about(about: About) -> None:
    """Raise if a deck cannot be called that: before an hour of work, not after it."""
    try:
        read_manifest(manifest_text(about, ()).encode())
    except DeckProblem as problem:
        told = str(problem.facts.get("problem") or problem.facts.get("field"))
        raise DeckProblem(DeckReason.BAD_OPTION, problem=told) from problem


def make_deck(
    folder: Path, about: About, files: Iterable[Source], *, replace: bool = False
) -> Generator[Imported, None, None]:
    """Make a card of each file and say what became of it; the deck is there when all are done."""
    cards: list[CardEntry] = []
    with built_beside(folder, replace=replace) as made:
        for file in files:
            done = _imported(file, made, {*RESERVED, *(card.id for card in cards)})
            if done.card is not None:
                cards.append(done.card)
            yield done
        if not cards:
            raise DeckProblem(DeckReason.NO_PICTURES)
        about = msgspec.structs.replace(about, cover=cards[0].id)
        write_words(made, about, tuple(cards))


def _imported(file: Source, made: Path, taken: set[str]) -> Imported:
    try:
        picture = make_card(file.read(), file.name)
    except DeckProblem as problem:
        return Imported(file.name, None, (problem,))
    stem = PurePosixPath(file.name).stem
    card = CardEntry(id=apart_from(taken, slug(stem)), title=title_of(stem))
    write_card(made, card.id, picture.small, picture.large)
    return Imported(file.name, card, picture.warnings)
