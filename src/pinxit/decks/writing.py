"""Writing decks: the files that people fill in, folders that appear whole or not at all, zips."""

import contextlib
import json
import os
import shutil
import tempfile
import zipfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import IO

from msgspec import Struct

from .files import Files, open_files
from .manifest import FORMAT, MANIFEST, CardEntry, Manifest
from .package import MOST_PICTURE, MOST_WORDS, PICTURE_FILE, TEXT_FILE
from .problems import DeckProblem, DeckReason

LONG_AGO = (1980, 1, 1, 0, 0, 0)  # in a zip: the same deck gives the same bytes


class About(Struct, frozen=True, kw_only=True):
    """What the maker of a deck says about it."""

    id: str
    name: str
    author: str
    licence: str
    planned: int | None = None
    cover: str | None = None
    version: str = "1"


def manifest_text(about: About, cards: Iterable[CardEntry]) -> str:
    """Write a `deck.toml` for people to go on with."""
    lines = [
        f"format = {FORMAT}",
        f"id = {quoted(about.id)}",
        f"name = {quoted(about.name)}",
        f"author = {quoted(about.author)}",
        f"licence = {quoted(about.licence)}",
        f"version = {quoted(about.version)}",
        '# homepage = "https://example.org/my-deck"',
        "# How many cards the deck will have. Until then, patterns stand for those missing.",
        f"planned = {about.planned}" if about.planned else "# planned = 84",
        "# The back is in pictures/back.small.webp and pictures/back.large.webp; so is the cover,",
        "# or it is one of the cards.",
        '# back = "back"',
        f"cover = {quoted(about.cover)}" if about.cover else '# cover = "cover"',
        "",
        "# A card has two pictures: pictures/ID.small.webp, 360 × 540, and pictures/ID.large.webp,",
        "# 800 × 1200. Its title is for painters and translators.",
    ]
    for card in cards:
        lines += ["[[cards]]", f"id = {quoted(card.id)}", f"title = {quoted(card.title)}", ""]
    return "\n".join([*lines, *(() if about.cover else _EXAMPLE_CARD)]).rstrip() + "\n"


_EXAMPLE_CARD = (
    "# [[cards]]",
    '# id = "moon-ladder"',
    '# title = "The ladder to the moon"',
    '# tags = ["night", "people"]',
)
_TEXTS_HEAD = (
    "# The deck in one language; copy this file to pl.toml, uk.toml … for others.",
    "# description: what a person sees on the card, in one or two sentences; nothing explained.",
    "# associations: five short clues that a player might give for it.",
)


def texts_text(about: About, cards: Iterable[CardEntry]) -> str:
    """Write a `texts/en.toml` for people to fill in."""
    lines = [*_TEXTS_HEAD, "", "[deck]", f"name = {quoted(about.name)}", 'description = ""', ""]
    for card in cards:
        lines += [
            f"[cards.{card.id}]  # {card.title}",
            'description = ""',
            "associations = []",
            "",
        ]
    return "\n".join(lines).rstrip() + "\n"


def new_deck(folder: Path, about: About) -> None:
    """Make a folder for a deck that is still to be painted."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise DeckProblem(DeckReason.FILE_EXISTS, place=str(folder))
    with built_beside(folder) as made:
        _write(made / MANIFEST, manifest_text(about, ()))
        _write(made / "texts" / "en.toml", texts_text(about, ()))
        (made / "pictures").mkdir()


@contextlib.contextmanager
def built_beside(folder: Path, *, replace: bool = False, private: bool = False) -> Iterator[Path]:
    """Give a fresh folder to fill, and put it in its place at the end; if stopped, nothing is left.

    Its name begins with a dot, so that nobody takes it for a deck while it is made.
    """
    folder.parent.mkdir(parents=True, exist_ok=True)
    made = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    try:
        yield made
        if not private:
            made.chmod(0o755)  # a temporary folder is private; a deck is not
        if replace and folder.exists():
            _swap(folder, made)
        else:
            os.rename(made, folder)  # noqa: PTH104 (unlike `replace`, says so if files are there)
    finally:
        shutil.rmtree(made, ignore_errors=True)


def _swap(folder: Path, made: Path) -> None:
    """Put a new folder in the place of an old one; the old one is gone only after that."""
    old = Path(tempfile.mkdtemp(prefix=f".{folder.name}-old-", dir=folder.parent)) / "deck"
    folder.rename(old)
    try:
        made.rename(folder)
    except OSError:
        old.rename(folder)
        raise
    finally:
        shutil.rmtree(old.parent, ignore_errors=True)


def write_card(
    folder: Path,
    card: str,
    small: bytes,
    large: bytes,
    write: Callable[[Path, bytes], object] = Path.write_bytes,
) -> None:
    """Write the pictures of a card."""
    pictures = folder / "pictures"
    pictures.mkdir(exist_ok=True)
    write(pictures / f"{card}.small.webp", small)
    write(pictures / f"{card}.large.webp", large)


def write_words(folder: Path, about: About, cards: tuple[CardEntry, ...]) -> None:
    """Write what is said about a deck, for people to go on with."""
    _write(folder / MANIFEST, manifest_text(about, cards))
    _write(folder / "texts" / "en.toml", texts_text(about, cards))


def export(deck: Path | Files, manifest: Manifest, out: Path, *, replace: bool = False) -> int:
    """Pack a deck into a zip for others, with what belongs to it; return how many bytes it has."""
    files = open_files(deck) if isinstance(deck, Path) else deck
    with (
        written_beside(out, replace=replace) as file,
        zipfile.ZipFile(file, "w") as archive,
    ):
        for inside, data in _belonging(files, manifest):
            archive.writestr(zipfile.ZipInfo(inside, LONG_AGO), data)
    return out.stat().st_size


@contextlib.contextmanager
def written_beside(out: Path, *, replace: bool = False) -> Iterator[IO[bytes]]:
    """Give a file to write, and put it in its place at the end; if stopped, nothing is left."""
    if out.exists() and not replace:
        raise DeckProblem(DeckReason.FILE_EXISTS, place=str(out))
    handle, name = tempfile.mkstemp(prefix=f".{out.name}-", dir=out.parent)
    made = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
        made.chmod(0o644)  # a temporary file is private; what is passed on is not
        made.replace(out)
    finally:
        made.unlink(missing_ok=True)


def _belonging(files: Files, manifest: Manifest) -> Iterator[tuple[str, bytes]]:
    wanted = set(manifest.pictures)
    yield MANIFEST, files.read(MANIFEST, MOST_WORDS)
    for name in files.names:
        picture = PICTURE_FILE.match(name)
        if TEXT_FILE.match(name):
            yield name, files.read(name, MOST_WORDS)
        elif picture and picture["name"] in wanted:
            yield name, files.read(name, MOST_PICTURE)


def write_whole(path: Path, text: str, mode: int = 0o644) -> None:
    """Write a file in the place of an old one; whoever stops it finds the old one or the new."""
    path.parent.mkdir(exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
    made = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())  # or a power cut may leave the new name with nothing in it
        made.chmod(path.stat().st_mode & 0o777 if path.exists() else mode)
        made.replace(path)
    finally:
        made.unlink(missing_ok=True)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


def quoted(text: str) -> str:
    """Write a text as TOML does, which is nearly as JSON does."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
