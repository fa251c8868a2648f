"""Drawings: strokes and not pixels, so that they can be watched as they were drawn.

All of one are whole numbers within bounds. It is read strictly and written anew, so nothing is kept
of what was sent but its numbers.
"""

from itertools import accumulate, pairwise
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from .problems import ClipProblem, ClipReason

MOST_BYTES: Final = 65_536
WIDTH: Final = 1200  # of the page
HEIGHT: Final = 800
COLOURS: Final = 12  # of our palette, by their numbers
WIDEST: Final = 120
PRESSED: Final = 255
SLOWEST: Final = 60_000  # milliseconds between two points, as they are sent
MOST_STROKES: Final = 500
MOST_POINTS: Final = 10_000
NUMBERS: Final = 4  # of a point: where, how hard it was pressed, and how long after the one before
PAUSE: Final = 500  # milliseconds that are kept of a pause between strokes
REST: Final = 150  # … of a pen that rests
LONGEST: Final = 40_000  # milliseconds that a drawing is shown for, however long it took
RUBBER: Final = "eraser"
_BOUNDS: Final = (WIDTH, HEIGHT, PRESSED, SLOWEST)

Number = Annotated[int, Meta(ge=0, le=SLOWEST)]


class Stroke(Struct, frozen=True, forbid_unknown_fields=True):
    """From where a pen is put down to where it is lifted."""

    b: Literal["ink", "brush", "chalk", "eraser"]
    c: Annotated[int, Meta(ge=0, lt=COLOURS)]
    w: Annotated[int, Meta(ge=1, le=WIDEST)]
    p: Annotated[tuple[Number, ...], Meta(min_length=NUMBERS, max_length=NUMBERS * MOST_POINTS)]


class Drawing(Struct, frozen=True, forbid_unknown_fields=True):
    """A page with strokes, in the order in which they were drawn."""

    v: Literal[1]
    strokes: Annotated[tuple[Stroke, ...], Meta(max_length=MOST_STROKES)]


_decoder = msgspec.json.Decoder(Drawing)


def take(data: bytes) -> tuple[bytes, float]:
    """Return a drawing as it is kept, and how many seconds it takes; raise what is wrong."""
    if len(data) > MOST_BYTES:
        raise ClipProblem(ClipReason.CLIP_TOO_LARGE, most=MOST_BYTES)
    try:
        drawing = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ClipProblem(ClipReason.BROKEN_CLIP) from error
    _check(drawing)
    strokes = tuple(map(_without_pauses, drawing.strokes))
    whole = sum(sum(stroke.p[3::NUMBERS]) for stroke in strokes)
    if whole > LONGEST:
        strokes = tuple(_hurried(stroke, LONGEST / whole) for stroke in strokes)
    seconds = sum(sum(stroke.p[3::NUMBERS]) for stroke in strokes) / 1000
    return msgspec.json.encode(replace(drawing, strokes=strokes)), round(seconds, 2)


def _check(drawing: Drawing) -> None:
    """Raise unless all points are on the page, and something can be seen there."""
    if not any(stroke.b != RUBBER for stroke in drawing.strokes):
        raise ClipProblem(ClipReason.CLIP_TOO_SHORT)
    points = sum(len(stroke.p) for stroke in drawing.strokes) // NUMBERS
    if points > MOST_POINTS:
        raise ClipProblem(ClipReason.CLIP_TOO_LARGE, points=MOST_POINTS)
    for stroke in drawing.strokes:
        lasts = zip(_BOUNDS, (stroke.p[place::NUMBERS] for place in range(NUMBERS)), strict=True)
        if len(stroke.p) % NUMBERS or any(max(numbers) > most for most, numbers in lasts):
            raise ClipProblem(ClipReason.BROKEN_CLIP)


def _without_pauses(stroke: Stroke) -> Stroke:
    """Keep the pace of a hand, and not how long it thought."""
    numbers = list(stroke.p)
    numbers[3::NUMBERS] = [min(waited, REST) for waited in numbers[3::NUMBERS]]
    numbers[3] = min(stroke.p[3], PAUSE)
    return replace(stroke, p=tuple(numbers))


def _hurried(stroke: Stroke, pace: float) -> Stroke:
    """Draw faster, to the millisecond as a whole."""
    numbers = list(stroke.p)
    times = [0, *(int(time * pace) for time in accumulate(numbers[3::NUMBERS]))]
    numbers[3::NUMBERS] = [after - before for before, after in pairwise(times)]
    return replace(stroke, p=tuple(numbers))
