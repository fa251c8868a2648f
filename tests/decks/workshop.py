"""Pictures and decks for tests, painted in a moment."""

import functools
import io
import random
import struct
import zlib
from collections.abc import Iterable
from pathlib import Path

from PIL import Image, ImageDraw

from pinxit.decks import Catalogue, DeckProblem
from pinxit.decks.catalogue import CardInfo
from pinxit.decks.photo import LARGE, SMALL

LETTERS = "abcdefghijklmnopqrstuvwxyz"


def cards_in(catalogue: Catalogue, deck: str) -> tuple[CardInfo, ...]:
    """Return the cards of a deck that is there."""
    found = catalogue.deck(deck, "en")
    assert found is not None
    return found.cards


def painted(width: int = 800, height: int = 1200, seed: int = 1) -> Image.Image:
    """Paint a picture of its own for each seed."""
    rng = random.Random(seed)
    image = Image.new("RGB", (width, height), (rng.randrange(256), 90, 160))
    draw = ImageDraw.Draw(image)
    for _ in range(12):
        x, y, size = rng.randrange(width), rng.randrange(height), rng.randrange(5, width // 3)
        colour = (rng.randrange(256), rng.randrange(256), rng.randrange(256))
        draw.ellipse((x - size, y - size, x + size, y + size), fill=colour)
    return image


def as_bytes(image: Image.Image, kind: str = "PNG", **how: object) -> bytes:
    file = io.BytesIO()
    image.save(file, kind, **how)
    return file.getvalue()


@functools.cache
def webp(width: int, height: int, seed: int) -> bytes:
    return as_bytes(painted(width, height, seed), "WEBP", quality=60)


def png_of(width: int, height: int) -> bytes:
    """Make a file that says it is a picture of this size, and holds next to nothing."""

    def chunk(name: bytes, data: bytes) -> bytes:
        check = struct.pack(">I", zlib.crc32(name + data))
        return struct.pack(">I", len(data)) + name + data + check

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    pixels = chunk(b"IDAT", zlib.compress(bytes(1000)))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + pixels + chunk(b"IEND", b"")


def description(card: str, language: str) -> str:
    """Describe a card so that a check has nothing to say."""
    return {
        "uk": f"Велика намальована картка під назвою {card}, з колами на ній.",
        "en": f"A large painted card called {card}, with circles on it.",
    }[language]


def texts(cards: Iterable[str], language: str = "en", **described: str) -> str:
    clues = {"uk": '"сум", "літо", "дорога", "сон", "тиша"', "en": '"a", "b", "c", "d", "e"'}
    name = {"uk": "Пробна колода", "en": "A deck in English"}[language]
    parts = [f'[deck]\nname = "{name}"\ndescription = "{name}."\n']
    for number, card in enumerate(cards):
        own = clues[language].replace('",', f' {number}",') if number else clues[language]
        own = f'{own[:-1]} {number}"' if number else own  # no two cards have a clue in common
        words = described.get(card, description(card, language))
        parts.append(f'[cards.{card}]\ndescription = "{words}"\nassociations = [{own}]\n')
    return "\n".join(parts)


def manifest(cards: Iterable[str], deck: str = "trial", **fields: object) -> str:
    said = {"name": "Trial", "author": "Ola", "licence": "CC0-1.0", **fields}
    lines = ["format = 1", f'id = "{deck}"']
    lines += [f'{k} = "{v}"' if isinstance(v, str) else f"{k} = {v}" for k, v in said.items()]
    lines += [f'[[cards]]\nid = "{card}"\ntitle = "The {card}"' for card in cards]
    return "\n".join(lines)


def make_deck(folder: Path, cards: Iterable[str] = "abc", **fields: object) -> Path:
    """Make a deck with which everything is well."""
    cards = list(cards)
    (folder / "texts").mkdir(parents=True)
    (folder / "pictures").mkdir()
    fields = {"deck": folder.name, "back": "back", **fields}
    (folder / "deck.toml").write_text(manifest(cards, **fields), "utf-8")  # type: ignore[arg-type]  # any
    for language in ("en", "uk"):
        (folder / "texts" / f"{language}.toml").write_text(texts(cards, language), "utf-8")
    for seed, card in enumerate((*cards, "back")):
        for size, (width, height) in (("small", SMALL), ("large", LARGE)):
            file = folder / "pictures" / f"{card}.{size}.webp"
            file.write_bytes(webp(width, height, seed))
    return folder


def reasons(problems: Iterable[DeckProblem]) -> list[str]:
    return [str(problem.reason) for problem in problems]
