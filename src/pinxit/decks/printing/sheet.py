"""Where cards and marks lie on paper: in millimetres, from the lower left corner, as PDF counts."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

CARD: Final = (80.0, 120.0)
BLEED: Final = 3.0
GUTTER: Final = 6.0  # between two cards with their bleed: room for the marks
MARK: Final = GUTTER / 2  # how long a mark is: those of two neighbours meet
ACROSS, DOWN = 2, 2
A_PAGE: Final = ACROSS * DOWN
PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}

Spot = tuple[float, float]
Box = tuple[float, float, float, float]  # left, bottom, right, top


class Sheet(Struct, frozen=True):
    """A page of cards."""

    paper: Spot

    def corners(self, *, turned: bool = False) -> list[Spot]:
        """Return the lower left corner of each card, row by row from the top.

        `turned`: as the paper lies when it was turned over its long side.
        """
        left, _, _, top = self.cards
        across, down = (side + 2 * BLEED + GUTTER for side in CARD)
        found = [
            (left + column * across, top - CARD[1] - row * down)
            for row in range(DOWN)
            for column in range(ACROSS)
        ]
        return [(self.paper[0] - x - CARD[0], y) for x, y in found] if turned else found

    @property
    def cards(self) -> Box:
        """The box around all cards, in the middle of the paper."""
        between = 2 * BLEED + GUTTER
        wide = ACROSS * CARD[0] + (ACROSS - 1) * between
        high = DOWN * CARD[1] + (DOWN - 1) * between
        left, bottom = (self.paper[0] - wide) / 2, (self.paper[1] - high) / 2
        return left, bottom, left + wide, bottom + high

    @property
    def with_bleed(self) -> Box:
        """The box around all that is coloured."""
        left, bottom, right, top = self.cards
        return left - BLEED, bottom - BLEED, right + BLEED, top + BLEED


def marks(corner: Spot) -> Iterator[tuple[Spot, Spot]]:
    """Yield eight lines about a card, in line with its edges and outside of its bleed."""
    (left, bottom), (wide, high) = corner, CARD
    right, top = left + wide, bottom + high
    near, far = BLEED, BLEED + MARK
    for x in (left, right):
        for y, away in ((bottom, -1), (top, 1)):
            yield (x, y + away * near), (x, y + away * far)
    for y in (bottom, top):
        for x, away in ((left, -1), (right, 1)):
            yield (x + away * near, y), (x + away * far, y)
