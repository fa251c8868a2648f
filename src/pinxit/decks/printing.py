"""A deck on paper: pages of cards to print on both sides and cut, at ten pixels a millimetre.

Each card is 80 × 120 mm, the size of its large picture. Beyond its edge it goes on, mirrored, for
the breadth of a careless cut, and marks outside of that say where to cut.
"""

import io
import os
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from msgspec import Struct
from PIL import Image, ImageDraw, ImageOps

from .manifest import Manifest
from .package import Package
from .problems import DeckProblem, DeckReason

MM: Final = 10  # pixels
CARD: Final = (80 * MM, 120 * MM)
BLEED: Final = 3 * MM
GUTTER: Final = 6 * MM  # between two cards with their bleed: room for the marks
MARK: Final = 4 * MM  # how long a mark is
ACROSS, DOWN = 2, 2
PAPERS: Final = {"a4": (2100, 2970), "letter": (2159, 2794)}
QUALITY: Final = 92
WHITE, INK = "#ffffff", "#222222"


class Sheet(Struct, frozen=True):
    """Where the cards of a page lie."""

    paper: tuple[int, int]

    def corners(self) -> list[tuple[int, int]]:
        """Return the upper left corner of each card, row by row."""
        wide, high = (side + 2 * BLEED for side in CARD)
        left = (self.paper[0] - ACROSS * wide - (ACROSS - 1) * GUTTER) // 2
        top = (self.paper[1] - DOWN * high - (DOWN - 1) * GUTTER) // 2
        return [
            (
                left + BLEED + column * (wide + GUTTER),
                top + BLEED + row * (high + GUTTER),
            )
            for row in range(DOWN)
            for column in range(ACROSS)
        ]

    def page(self, pictures: Iterable[Image.Image], *, turned: bool = False) -> Image.Image:
        """Lay out a page; `turned`: as the paper lies when it was turned over its long side."""
        page = Image.new("RGB", self.paper, WHITE)
        for picture, (left, top) in zip(pictures, self.corners(), strict=False):
            x = self.paper[0] - left - CARD[0] if turned else left
            page.paste(with_bleed(picture), (x - BLEED, top - BLEED))
            _mark(page, x, top)
        return page


def with_bleed(picture: Image.Image) -> Image.Image:
    """Return a picture that goes on beyond its edges, mirrored."""
    card = ImageOps.fit(picture.convert("RGB"), CARD, Image.Resampling.LANCZOS)
    wide, high = CARD
    grown = Image.new("RGB", (wide + 2 * BLEED, high + 2 * BLEED))
    mirrored, flipped = ImageOps.mirror(card), ImageOps.flip(card)
    both = ImageOps.flip(mirrored)
    for x, column in ((BLEED - wide, 1), (BLEED, 0), (BLEED + wide, 1)):
        for y, row in ((BLEED - high, 1), (BLEED, 0), (BLEED + high, 1)):
            part = {(0, 0): card, (1, 0): mirrored, (0, 1): flipped, (1, 1): both}[column, row]
            grown.paste(part, (x, y))
    return grown


def _mark(page: Image.Image, left: int, top: int) -> None:
    """Draw eight marks about a card, in line with its edges and outside of its bleed."""
    pen = ImageDraw.Draw(page)
    right, bottom = left + CARD[0], top + CARD[1]
    reach = BLEED + MARK // 2
    for x in (left, right):
        for y, away in ((top, -1), (bottom, 1)):
            pen.line((x, y + away * BLEED, x, y + away * reach), fill=INK, width=2)
    for y in (top, bottom):
        for x, away in ((left, -1), (right, 1)):
            pen.line((x + away * BLEED, y, x + away * reach, y), fill=INK, width=2)


def pages(package: Package, paper: str, *, backs: bool = True) -> Iterator[Image.Image]:
    """Yield the pages of a deck: cards, and behind each page of cards one of backs."""
    if package.path is None:
        raise DeckProblem(DeckReason.DRAWN_DECK, deck=package.id)
    sheet = Sheet(PAPERS[paper])
    name = package.manifest.back
    back = _large(package, name) if name else Image.new("RGB", CARD, "#2c2440")
    for cards in batched_cards(package):
        yield sheet.page([_large(package, card) for card in cards])
        if backs:
            yield sheet.page([back] * len(cards), turned=True)


def batched_cards(package: Package) -> list[tuple[str, ...]]:
    """Return the cards of each page."""
    cards = tuple(card.id for card in package.manifest.cards)
    a_page = ACROSS * DOWN
    return [cards[first : first + a_page] for first in range(0, len(cards), a_page)]


def write_pdf(
    out: Path, made: Iterable[Image.Image], manifest: Manifest, *, replace: bool = False
) -> int:
    """Write pages into one PDF that appears whole or not at all; return how many bytes it has.

    Page by page, so that only one is in memory at a time.
    """
    if out.exists() and not replace:
        raise DeckProblem(DeckReason.FILE_EXISTS, place=str(out))
    handle, name = tempfile.mkstemp(prefix=f".{out.name}-", suffix=".pdf", dir=out.parent)
    os.close(handle)
    part = Path(name)
    about = {"title": manifest.name, "author": manifest.author, "creator": "Pinxit"}
    try:
        for number, page in enumerate(made):
            page.save(
                part,
                "PDF",
                append=number > 0,
                resolution=25.4 * MM,
                quality=QUALITY,
                **about if number == 0 else {},
            )
        part.chmod(0o644)
        part.replace(out)
    finally:
        part.unlink(missing_ok=True)
    return out.stat().st_size


def _large(package: Package, name: str) -> Image.Image:
    with Image.open(io.BytesIO(package.pictures[name].large.read())) as picture:
        return picture.convert("RGB")
