"""Everything that is wrong with a deck, all at once: for its painters and translators.

Loading stops at the first thing that makes a deck unplayable; a check goes on and looks at each
picture and each word. What it finds are problems like any other, some of them only warnings.
"""

import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from pathlib import Path
from statistics import median
from typing import Final

from PIL import Image

from pinxit.locales import LANGUAGES

from .files import Files, open_files
from .manifest import MANIFEST, CardText, Manifest, Texts
from .package import (
    MOST_PICTURE,
    PICTURE_FILE,
    TEXT_FILE,
    manifest_in,
    picture_files,
    texts_in,
)
from .photo import LARGE, LARGE_BYTES, SMALL, SMALL_BYTES, look_at
from .picture import kind_of, name_of
from .problems import DeckProblem, DeckReason

RATIO: Final = 2 / 3
WIDTHS: Final = {"small": (300, 480), "large": (700, 1000)}  # about 360, about 800
WIDTH: Final = {"small": SMALL[0], "large": LARGE[0]}
BUDGETS: Final = {"small": SMALL_BYTES, "large": LARGE_BYTES}  # of the median picture
ASSOCIATIONS: Final = 5
SHORTEST_DESCRIPTION: Final = 20
LONGEST_DESCRIPTION: Final = 400
LONGEST_ABOUT: Final = 600
LONGEST_ASSOCIATION: Final = 60
MOST_MISSING: Final = 3  # cards that are named one by one; many are counted

# Which letters a language is written in; all others in Latin ones. Decks speak more than we do.
SCRIPTS: Final[Mapping[str, str]] = {
    **{language.code: language.script.upper() for language in LANGUAGES.values()},
    **dict.fromkeys(("be", "bg", "ru", "mk"), "CYRILLIC"),
    "el": "GREEK",
    "he": "HEBREW",
    "ar": "ARABIC",
    "hy": "ARMENIAN",
    "ka": "GEORGIAN",
}
OTHER_SCRIPTS: Final = frozenset({"ja", "ko", "zh", "th", "hi", "sr"})  # nothing is said of these


def check(path: Path) -> tuple[DeckProblem, ...]:
    """Return everything that is wrong with the deck in a folder or a zip."""
    try:
        files = open_files(path)
        manifest = manifest_in(files)
    except DeckProblem as problem:
        return (problem,)
    texts, broken = texts_in(files)
    return (
        *files.problems,
        *_number_of_cards(manifest),
        *check_pictures(files, manifest),
        *broken,
        *check_texts(manifest, texts),
        *_unused(files, manifest),
    )


def _number_of_cards(manifest: Manifest) -> Iterator[DeckProblem]:
    cards = len(manifest.cards)
    if not cards:
        yield DeckProblem(DeckReason.NO_CARDS, deck=manifest.id)
    elif cards < manifest.intended:
        yield DeckProblem(DeckReason.UNFINISHED, cards=cards, planned=manifest.intended)


def _unused(files: Files, manifest: Manifest) -> Iterator[DeckProblem]:
    wanted = set(manifest.pictures)
    for name in files.names:
        picture = PICTURE_FILE.match(name)
        used = picture["name"] in wanted if picture else TEXT_FILE.match(name)
        if not used and name != MANIFEST and "/" in name:  # a note beside deck.toml hurts nobody
            yield DeckProblem(DeckReason.UNUSED_FILE, file=name)


# Pictures


def check_pictures(files: Files, manifest: Manifest) -> Iterator[DeckProblem]:
    """Say what is wrong with the pictures, one by one and together."""
    found = picture_files(files)
    cards = {card.id for card in (*manifest.cards, *manifest.retired)}
    weights: dict[str, list[int]] = defaultdict(list)
    same: dict[str, list[str]] = defaultdict(list)
    for name in manifest.pictures:
        for size in ("small", "large"):
            file, *others = found.get((name, size), [""])
            if not file:
                yield DeckProblem(DeckReason.MISSING_PICTURE, picture=f"{name}.{size}")
                continue
            if others:
                yield DeckProblem(DeckReason.DUPLICATE_FILE, files=(file, *others))
            try:
                data = files.read(file, MOST_PICTURE)
                yield from _picture(data, file, size)
            except DeckProblem as problem:
                yield problem
                continue
            if name in cards:
                weights[size].append(len(data))
            if name in cards and size == "large":
                same[name_of(data, size)].append(name)
    yield from _together(weights, same.values())


def _picture(data: bytes, file: str, size: str) -> Iterator[DeckProblem]:
    kind = kind_of(data)
    if kind is None:
        raise DeckProblem(DeckReason.NOT_A_PICTURE, file=file)
    if file.rpartition(".")[2].replace("jpeg", "jpg") != kind:
        yield DeckProblem(DeckReason.WRONG_EXTENSION, file=file, kind=kind)
    image = look_at(data, file)
    width, height = image.size
    least, most = WIDTHS[size]
    if not least <= width <= most:
        yield DeckProblem(DeckReason.WRONG_SIZE, file=file, width=width, wanted=WIDTH[size])
    if abs(width / height - RATIO) > 0.01:
        yield DeckProblem(DeckReason.WRONG_RATIO, file=file, size=f"{width} × {height}")
    if _talks(image):
        yield DeckProblem(DeckReason.METADATA, file=file)


def _talks(image: Image.Image) -> bool:
    return bool(image.getexif()) or any(note in image.info for note in ("xmp", "XML:com.adobe.xmp"))


def _together(weights: Mapping[str, list[int]], same: Iterable[list[str]]) -> Iterator[DeckProblem]:
    for size, bytes_each in weights.items():
        middle = round(median(bytes_each))
        if middle > BUDGETS[size]:
            yield DeckProblem(
                DeckReason.OVER_BUDGET, size=size, median_bytes=middle, most=BUDGETS[size]
            )
    for cards in same:
        if len(cards) > 1:
            yield DeckProblem(DeckReason.SAME_PICTURE, cards=tuple(sorted(cards)))


# Texts


def check_texts(manifest: Manifest, texts: Mapping[str, Texts]) -> Iterator[DeckProblem]:
    """Say what is wrong with the texts, language by language."""
    if not texts:
        yield DeckProblem(DeckReason.NO_TEXTS)
    cards = [card.id for card in manifest.cards]
    retired = {card.id for card in manifest.retired}
    for language, said in texts.items():
        yield from _of_deck(said, language)
        for card in said.cards:
            # Of an unfinished deck, cards may be described before they are painted. A misspelt id
            # is noticed all the same: the card that was meant has no text.
            if card not in {*cards, *retired} and len(cards) == manifest.intended:
                yield DeckProblem(DeckReason.UNKNOWN_CARD, language=language, card=card)
        yield from _missing(cards, said, language)
        for card in cards:
            if card in said.cards:
                yield from _of_card(said.cards[card], card, language)
                yield from _also(said.cards[card], {*cards, *retired} - {card}, card, language)
        yield from _described_alike([said.cards[c] for c in cards if c in said.cards], language)


def _of_deck(said: Texts, language: str) -> Iterator[DeckProblem]:
    for text in (said.deck.name or "", said.deck.description):
        if len(text) > LONGEST_ABOUT:
            yield DeckProblem(
                DeckReason.TEXT_TOO_LONG, language=language, length=len(text), most=LONGEST_ABOUT
            )
    if not in_script(said.deck.description, language):
        yield DeckProblem(DeckReason.WRONG_SCRIPT, language=language, text=said.deck.description)


def _missing(cards: list[str], said: Texts, language: str) -> Iterator[DeckProblem]:
    missing = [c for c in cards if c not in said.cards or not said.cards[c].description]
    if len(missing) > MOST_MISSING:
        yield DeckProblem(
            DeckReason.TEXT_MISSING, language=language, cards=f"{len(missing)} of {len(cards)}"
        )
        return
    for card in missing:
        yield DeckProblem(DeckReason.TEXT_MISSING, language=language, card=card)


def _of_card(text: CardText, card: str, language: str) -> Iterator[DeckProblem]:
    length = len(text.description)
    if 0 < length < SHORTEST_DESCRIPTION:
        yield DeckProblem(DeckReason.TEXT_TOO_SHORT, language=language, card=card, length=length)
    yield from _too_long(text.description, LONGEST_DESCRIPTION, card, language)
    if text.description and len(text.associations) < ASSOCIATIONS:
        number = len(text.associations)
        yield DeckProblem(DeckReason.FEW_ASSOCIATIONS, language=language, card=card, there=number)
    yield from _too_long(text.note, LONGEST_DESCRIPTION, card, language)
    for association in text.associations:
        yield from _too_long(association, LONGEST_ASSOCIATION, card, language)
    for twice in _repeated(text.associations):
        yield DeckProblem(DeckReason.SAME_TEXT, language=language, card=card, text=twice)
    for said in (text.description, " ".join(text.associations), text.note):
        if not in_script(said, language):
            yield DeckProblem(DeckReason.WRONG_SCRIPT, language=language, card=card, text=said[:60])


def _also(
    text: CardText, others: AbstractSet[str], card: str, language: str
) -> Iterator[DeckProblem]:
    for association, cards in text.also.items():
        if association not in text.associations:
            yield DeckProblem(
                DeckReason.UNKNOWN_ASSOCIATION, language=language, card=card, text=association[:60]
            )
        for other in cards:
            if other not in others:
                yield DeckProblem(
                    DeckReason.UNKNOWN_CARD, language=language, card=other, also=association[:60]
                )


def _too_long(text: str, most: int, card: str, language: str) -> Iterator[DeckProblem]:
    if len(text) > most:
        yield DeckProblem(
            DeckReason.TEXT_TOO_LONG, language=language, card=card, length=len(text), most=most
        )


def _described_alike(texts: Sequence[CardText], language: str) -> Iterator[DeckProblem]:
    """Two cards in the same words were copied, and one of them was forgotten.

    A retired card may show what the one in its place does; nobody is dealt both.

    A clue that is written to two cards would be given to either: who hears it cannot know which.
    """
    for twice in _repeated(text.description for text in texts if text.description):
        yield DeckProblem(DeckReason.SAME_TEXT, language=language, text=twice[:60])
    own = (map(plainly, text.associations) for text in texts)
    for twice in _repeated(clue for clues in own for clue in {*clues}):
        yield DeckProblem(DeckReason.SAME_TEXT, language=language, text=twice)


def plainly(text: str) -> str:
    """Return a text as it sounds: without capitals and spaces that nobody hears."""
    return " ".join(text.casefold().split())


def _repeated(texts: Iterable[str]) -> list[str]:
    counted = Counter(map(plainly, texts))
    return [text for text, number in counted.items() if number > 1]


def in_script(text: str, language: str) -> bool:
    """Tell whether most letters of a text are those of its language."""
    language = language.partition("-")[0]
    if language in OTHER_SCRIPTS:
        return True
    wanted = SCRIPTS.get(language, "LATIN")
    letters = [char for char in text if char.isalpha()]
    right = sum(unicodedata.name(char, "").startswith(wanted) for char in letters)
    return right * 2 >= len(letters)
