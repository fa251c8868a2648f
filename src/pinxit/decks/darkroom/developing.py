"""Making a card of a picture, and a clean copy of the whole, so that it can be cut anew later.

The copy is what is kept of an upload: upright, in usual colours, at most four million pixels, and
without a word about where it was taken. The picture itself is forgotten.
"""

import math
from typing import Final

from PIL import Image, ImageFilter, ImageStat

from pinxit.decks.photo import (
    LARGE,
    LARGE_BYTES,
    SMALL,
    SMALL_BYTES,
    Window,
    best_window,
    careful,
    clean,
    decoded,
    encoded,
    in_usual_colours,
    noted,
    opaque,
    open_picture,
    too_small,
    upright,
)
from pinxit.decks.problems import DeckProblem, DeckReason

from .wire import Crop, Developed, Job, note_of

KEPT_PIXELS: Final = 4_000_000
KEPT_BYTES: Final = 900_000
LONGEST: Final = 4  # times as long as wide: of a longer one, the ends are not kept
BLURRED: Final = 9.0  # how much neighbours differ, at least, in a picture that is sharp


def develop(job: Job) -> Developed:
    """Make a card of a picture; raise why it cannot be one."""
    whole, notes = _whole(job)
    window = best_window(whole, job.file)
    if job.crop is not None:
        window = window_of(job.crop, whole.size, job.file)
    width = window[2] - window[0]
    if width < LARGE[0]:
        notes.append(DeckProblem(DeckReason.LOW_RESOLUTION, file=job.file, width=width))
    large = whole.resize(LARGE, Image.Resampling.LANCZOS, box=window, reducing_gap=3.0)
    if is_blurred(large):
        notes.append(DeckProblem(DeckReason.BLURRED, file=job.file))
    small = large.resize(SMALL, Image.Resampling.LANCZOS)
    return Developed(
        small=encoded(small, SMALL_BYTES),
        large=encoded(large, LARGE_BYTES),
        whole=encoded(whole, KEPT_BYTES),
        width=whole.width,
        height=whole.height,
        crop=Crop(window[0] / whole.width, window[1] / whole.height, width / whole.width),
        notes=tuple(note_of(problem) for problem in notes),
    )


def _whole(job: Job) -> tuple[Image.Image, list[DeckProblem]]:
    """Return the clean copy of a picture, and what is odd about its file."""
    with careful(job.most_pixels):
        image = open_picture(job.data, job.file)
        notes = list(noted(image, job.file))
        image.draft(image.mode, _fitting(image.size))  # JPEG decodes to a half at no cost
        profile = decoded(image, job.file).info.get("icc_profile")
        picture = opaque(upright(image), job.file)
        window = best_window(picture, job.file)
    part = _part(picture.size, window)
    size = _fitting((part[2] - part[0], part[3] - part[1]))
    smaller = picture.resize(size, Image.Resampling.LANCZOS, box=part, reducing_gap=3.0)
    return clean(in_usual_colours(smaller, profile)), notes


def _fitting(size: tuple[int, int]) -> tuple[int, int]:
    """Return the size of the copy that is kept."""
    scale = min(1.0, math.sqrt(KEPT_PIXELS / (size[0] * size[1])))
    return max(1, round(size[0] * scale)), max(1, round(size[1] * scale))


def _part(size: tuple[int, int], window: Window) -> Window:
    """Return as much of a very long picture as is kept: around what is shown of it."""
    width, height = min(size[0], LONGEST * size[1]), min(size[1], LONGEST * size[0])
    left = min(max(0, (window[0] + window[2] - width) // 2), size[0] - width)
    top = min(max(0, (window[1] + window[3] - height) // 2), size[1] - height)
    return left, top, left + width, top + height


def window_of(crop: Crop, size: tuple[int, int], file: str) -> Window:
    """Return a crop in pixels, moved inside if it sticks out a little; raise if it is too small."""
    most = min(size[0], size[1] * LARGE[0] // LARGE[1])
    width = min(round(crop.width * size[0]), most)
    height = min(round(width * LARGE[1] / LARGE[0]), size[1])
    if width < SMALL[0]:
        raise too_small((width, height), file)
    left = min(max(0, round(crop.left * size[0])), size[0] - width)
    top = min(max(0, round(crop.top * size[1])), size[1] - height)
    return left, top, left + width, top + height


def is_blurred(card: Image.Image) -> bool:
    """Tell whether a card has no sharp edge anywhere: a hint for its owner, no more."""
    grey = card.convert("L")
    change = ImageStat.Stat(grey.filter(ImageFilter.Kernel((3, 3), _LAPLACE, 1, 128)))
    return change.var[0] < BLURRED


_LAPLACE: Final = (0, 1, 0, 1, -4, 1, 0, 1, 0)
