"""Laying the small pictures of a mime side by side, on one sheet: a row of it is a second.

All must be of one size. Only pixels come out, so the sheet tells nothing that cannot be seen.
"""

from typing import Final

from PIL import Image

from pinxit.decks.photo import careful, clean, decoded, encoded, opaque, open_picture
from pinxit.decks.problems import DeckProblem, DeckReason

from .wire import COLUMNS, LEAST_SIDE, MOST_SIDE, Reel, Sheet

SHOWN_SIDE: Final = 320  # pixels that the longer side of a picture has on the sheet, at most
SHEET_BYTES: Final = 1_200_000
_FILE: Final = "mime"


def film(reel: Reel) -> Sheet:
    """Make one sheet of all pictures; raise why that cannot be done."""
    size = _size(reel.pictures[0])
    scale = min(1.0, SHOWN_SIDE / max(size))
    shown = (max(1, round(size[0] * scale)), max(1, round(size[1] * scale)))
    columns = min(COLUMNS, len(reel.pictures))
    rows = -(-len(reel.pictures) // columns)
    sheet = Image.new("RGB", (columns * shown[0], rows * shown[1]))
    for number, data in enumerate(reel.pictures):
        row, column = divmod(number, columns)
        sheet.paste(_frame(data, size).resize(shown), (column * shown[0], row * shown[1]))
    return Sheet(data=encoded(clean(sheet), SHEET_BYTES), columns=columns, rows=rows)


def _size(data: bytes) -> tuple[int, int]:
    """Return the size of all of them, by what the first says of itself."""
    with careful(MOST_SIDE**2):
        size = open_picture(data, _FILE).size
    if not all(LEAST_SIDE <= side <= MOST_SIDE for side in size):
        raise DeckProblem(DeckReason.WRONG_SIZE, file=_FILE)
    return size


def _frame(data: bytes, size: tuple[int, int]) -> Image.Image:
    """Decode one picture, if it is as large as the first; nothing else of it is looked at."""
    with careful(MOST_SIDE**2):
        image = open_picture(data, _FILE)
        if image.size != size:
            raise DeckProblem(DeckReason.WRONG_SIZE, file=_FILE)
        return opaque(decoded(image, _FILE), _FILE).convert("RGB")
