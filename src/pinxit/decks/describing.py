"""Describing cards by something that can see: the port for it, and what becomes of its answers.

An answer comes from a stranger. It is made readable, cut to what people listen to, and kept apart
from what is said of other cards, so that the deck passes its check as before. What a person wrote
is never touched.
"""

import re
import unicodedata
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from pinxit.rules.text import is_visible

from .check import (
    ASSOCIATIONS,
    LONGEST_ASSOCIATION,
    LONGEST_DESCRIPTION,
    in_script,
    plainly,
)
from .files import read_file
from .manifest import CardEntry, CardText, Texts, read_texts
from .package import FALLBACK, MOST_WORDS, TEXT_FILE, Package, load
from .photo import as_jpeg
from .problems import DeckProblem, DeckReason
from .texts import filled
from .writing import write_whole

MOST_THEMES: Final = 40
LONGEST_THEME: Final = 40  # as `Tag` of the manifest
FAILURES: Final = 3  # in a row: whatever is wrong, it will not be better with the next card
SHOWN_AS: Final = "image/jpeg"  # what every server reads
_JOINERS: Final = "\u200c\u200d"  # are not seen, but some languages are misspelt without them
_MOST_READ: Final = 20_000  # characters of a text that are looked at before it is cut


class Words(Struct, frozen=True, kw_only=True):
    """A card in one language, as somebody saw it."""

    description: str
    associations: tuple[str, ...] = ()


class Described(Struct, frozen=True, kw_only=True):
    """What somebody says to a picture."""

    words: Mapping[str, Words]  # by language
    themes: tuple[str, ...] = ()  # in English


class Describer(Protocol):
    """Somebody who can see."""

    def describe(self, picture: bytes, media_type: str, languages: tuple[str, ...]) -> Described:
        """Say what is on a picture in some languages; raise a `DeckProblem` if that fails."""


class Undescribed(Struct, frozen=True):
    """A card, and the languages in which nobody has described it."""

    card: CardEntry
    languages: tuple[str, ...]


class Outcome(Struct, frozen=True):
    """What became of a card: it is described, or there is a problem."""

    card: str
    problem: DeckProblem | None = None


def open_deck(path: Path, languages: tuple[str, ...]) -> Package:
    """Load a deck whose texts can be added to; raise why they cannot."""
    for language in languages:
        if not TEXT_FILE.match(_file(language)):
            raise DeckProblem(DeckReason.BAD_OPTION, language=language, wanted="such as en or pl")
    if path.is_file() and zipfile.is_zipfile(path):
        raise DeckProblem(DeckReason.PACKED_DECK, file=path.name)
    package = load(path)
    needed = {_file(language) for language in (*languages, FALLBACK)}
    for problem in package.problems:
        # What cannot be read would be lost if something were written in its place.
        if problem.facts.get("file") in needed:
            raise problem
    return package


def undescribed(package: Package, languages: tuple[str, ...]) -> tuple[Undescribed, ...]:
    """Return the cards that lack a description, in the order of the deck."""
    cards = package.manifest.cards
    found = (Undescribed(card, _lacking(package, card, languages)) for card in cards)
    return tuple(one for one in found if one.languages)


def _lacking(package: Package, card: CardEntry, languages: tuple[str, ...]) -> tuple[str, ...]:
    def is_described(language: str) -> bool:
        texts = package.texts.get(language, Texts())
        return bool(texts.cards.get(card.id, CardText()).description)

    return tuple(name for name in dict.fromkeys(languages) if not is_described(name))


def describe_each(
    package: Package, cards: Iterable[Undescribed], describer: Describer
) -> Iterator[Outcome]:
    """Describe cards one after the other; each is saved before it is told.

    Ends early where going on is of no use: after some failures in a row, or when the describer may
    do no more.
    """
    failures = 0
    for wanted in cards:
        try:
            _describe(package, wanted, describer)
        except DeckProblem as problem:
            failures += 1
            yield Outcome(wanted.card.id, problem)
            if failures == FAILURES or problem.reason is DeckReason.VISION_CAP:
                return
        else:
            failures = 0
            yield Outcome(wanted.card.id)


def _describe(package: Package, wanted: Undescribed, describer: Describer) -> None:
    if package.path is None:
        raise DeckProblem(DeckReason.DRAWN_DECK, deck=package.id)
    picture = as_jpeg(package.pictures[wanted.card.id].large.read(), wanted.card.id)
    save(package.path, wanted, describer.describe(picture, SHOWN_AS, wanted.languages))


def save(folder: Path, wanted: Undescribed, answer: Described) -> None:
    """Write what is new into the deck's texts; raise if a language is still missing after it.

    The files are read anew each time: somebody may be writing in them, too.
    """
    missing = []
    for language in dict.fromkeys((*wanted.languages, FALLBACK)):
        source = _read(folder, language)
        before = read_texts(source, _file(language))
        after = folded(before, wanted.card.id, language, answer)
        if after != before:
            text = filled(source.decode("utf-8-sig"), before, after, wanted.card)
            if len(text.encode()) > MOST_WORDS:  # nobody could read the file any more
                raise DeckProblem(DeckReason.FILE_TOO_LARGE, file=_file(language), most=MOST_WORDS)
            write_whole(folder / _file(language), text)
        described = after.cards.get(wanted.card.id, CardText()).description
        if language in wanted.languages and not described:
            missing.append(language)
    if missing:
        raise DeckProblem(DeckReason.VISION_NONSENSE, languages=tuple(missing))


def _file(language: str) -> str:
    return f"texts/{language}.toml"


def _read(folder: Path, language: str) -> bytes:
    path = folder / _file(language)
    return read_file(path, _file(language), MOST_WORDS) if path.exists() else b""


# Folding an answer in


def folded(texts: Texts, card: str, language: str, answer: Described) -> Texts:
    """Return the texts of a language with what an answer adds to one card; nothing is replaced."""
    there = texts.cards.get(card, CardText())
    others = [text for name, text in texts.cards.items() if name != card]
    text = there
    said = answer.words.get(language)
    if said is not None and not there.description:
        text = _with_words(there, said, language, others)
    if language == FALLBACK and not there.themes:
        text = msgspec.structs.replace(text, themes=_themes(answer.themes))
    if text == there:
        return texts
    return msgspec.structs.replace(texts, cards={**texts.cards, card: text})


def _with_words(there: CardText, said: Words, language: str, others: list[CardText]) -> CardText:
    description = readable(said.description, LONGEST_DESCRIPTION)
    alike = {plainly(text.description) for text in others}
    if not description or not in_script(description, language) or plainly(description) in alike:
        return there
    taken = {plainly(clue) for text in others for clue in text.associations}
    clues = _some(
        said.associations,
        LONGEST_ASSOCIATION,
        ASSOCIATIONS,
        lambda clue: in_script(clue, language) and plainly(clue) not in taken,
    )
    return msgspec.structs.replace(
        there, description=description, associations=there.associations or clues
    )


def _themes(said: tuple[str, ...]) -> tuple[str, ...]:
    return _some(said, LONGEST_THEME, MOST_THEMES, lambda theme: in_script(theme, FALLBACK))


def _some(
    texts: Iterable[str], longest: int, most: int, is_good: Callable[[str], bool]
) -> tuple[str, ...]:
    """Return the first good ones of some short texts, each once."""
    found: dict[str, str] = {}
    for text in texts:
        clean = readable(text, longest)
        if clean and is_good(clean):
            found.setdefault(plainly(clean), clean)
        if len(found) == most:
            break
    return tuple(found.values())


def readable(text: str, longest: int) -> str:
    """Return a stranger's text in one line that can be read and listened to, and is not too long.

    Control characters, invisible ones and markup are left out; "" if nothing remains.
    """
    seen = unicodedata.normalize("NFC", text[:_MOST_READ])
    plain = re.sub(r"<[^<>]*>", " ", "".join(map(_shown, seen)))
    line = " ".join(re.sub(r"[<>*`]", "", plain).split())
    cut = _cut(line, longest)
    return cut if is_visible(cut) else ""


def _shown(char: str) -> str:
    """Return a character; a space for those that move the line, nothing for those not seen."""
    if char.isspace():
        return " "
    return char if unicodedata.category(char)[0] != "C" or char in _JOINERS else ""


def _cut(text: str, longest: int) -> str:
    """Cut a text after a sentence, else after a word, else where it must be."""
    if len(text) <= longest:
        return text
    room = text[:longest]
    sentence = max(room.rfind(end) for end in (". ", "! ", "? "))
    if sentence > longest // 2:
        return room[: sentence + 1]
    word = room.rfind(" ")
    return (room[:word] if word > longest // 2 else room).rstrip(" ,;:–-")
