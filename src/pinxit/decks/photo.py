"""Making a card of any picture: upright, two wide to three high, in two sizes, with no past.

A picture comes from a stranger's camera, or from a stranger. Its size is looked at before it is
decoded, only one is in memory at a time, and what is written is made of its pixels alone.
"""

import contextlib
import io
import re
import warnings
from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from PIL import Image, ImageCms, ImageFilter, ImageOps, UnidentifiedImageError

from . import heic
from .picture import kind_of
from .problems import DeckProblem, DeckReason

SMALL: Final = (360, 540)
LARGE: Final = (800, 1200)
SMALL_BYTES: Final = 35_000
LARGE_BYTES: Final = 120_000
MOST_BYTES: Final = 100 * 1024**2  # of a file
MOST_PIXELS: Final = 80_000_000
QUALITIES: Final = (82, 76, 70, 62, 54, 46)  # of WebP: as good as the budget of bytes allows

_JPEG_QUALITY: Final = 88

FORMATS: Final = ("JPEG", "PNG", "WEBP", "AVIF", "GIF", "BMP", "TIFF")
EXTENSIONS: Final = {
    "JPEG": ("jpg", "jpeg", "jpe", "jfif"),
    "MPO": ("jpg", "jpeg", "mpo"),
    "TIFF": ("tif", "tiff"),
    "BMP": ("bmp", "dib"),
    "PNG": ("png", "apng"),
    heic.FORMAT: ("heic", "heif", "hif"),
}
_WITH_OTHERS: Final = ("MPO", heic.FORMAT)  # one picture is meant, whatever else is in the file
# Kinds of pictures that people have, and that this program does not read.
_FOREIGN: Final = re.compile(
    rb"II\*\x00.{4}CR|8BPS|%PDF|\s*<(\?xml|svg)|\x00\x00\x00\x0cjP",
    re.DOTALL,
)
_BEGINNINGS: Final = re.compile(rb"GIF8|BM|II\*\x00|MM\x00\*")  # beside those of `kind_of`

_PAPER: Final = (255, 255, 255)  # under what is transparent
_LOOK: Final = 96  # how many pixels are enough to see where something is going on
_CENTRE: Final = 0.25  # how much less the detail at the very edge counts


Window = tuple[int, int, int, int]  # left, top, right, bottom, in pixels


class Made(Struct, frozen=True):
    """A card made of a picture."""

    small: bytes
    large: bytes
    warnings: tuple[DeckProblem, ...]


def make_card(data: bytes, file: str) -> Made:
    """Make a card of a picture; raise why it cannot be one."""
    with careful():
        image = open_picture(data, file)
        told = list(noted(image, file))
        # Twice what is needed: JPEG decodes to a half, a quarter or an eighth at no cost.
        image.draft(image.mode, (2 * LARGE[0], 2 * LARGE[0]))
        profile = decoded(image, file).info.get("icc_profile")
        picture = opaque(upright(image), file)
        window = best_window(picture, file)
    width = window[2] - window[0]
    if width < LARGE[0]:
        told.append(DeckProblem(DeckReason.LOW_RESOLUTION, file=file, width=width))
    fitted = picture.resize(LARGE, Image.Resampling.LANCZOS, box=window, reducing_gap=3.0)
    large = clean(in_usual_colours(fitted, profile))
    small = large.resize(SMALL, Image.Resampling.LANCZOS)
    return Made(encoded(small, SMALL_BYTES), encoded(large, LARGE_BYTES), tuple(told))


def look_at(data: bytes, file: str) -> Image.Image:
    """Decode a finished picture, to check it; raise what is wrong with it."""
    with careful():
        return decoded(open_picture(data, file), file)


def as_jpeg(data: bytes, file: str) -> bytes:
    """Return a finished picture for programs that read neither AVIF nor WebP; its pixels alone."""
    with careful():
        picture = opaque(decoded(open_picture(data, file), file), file)
    made = io.BytesIO()
    clean(picture.convert("RGB")).save(made, "JPEG", quality=_JPEG_QUALITY)
    return made.getvalue()


def open_picture(data: bytes, file: str) -> Image.Image:
    """Open a picture without decoding it; raise if no card can be made of it."""
    formats = _formats(data, file)
    try:
        image = Image.open(io.BytesIO(data), formats=formats)
        moves = image.format not in _WITH_OTHERS and getattr(image, "n_frames", 1) > 1
    except (Image.DecompressionBombError, Image.DecompressionBombWarning) as error:
        most = f"{(Image.MAX_IMAGE_PIXELS or MOST_PIXELS) // 1_000_000} million"
        raise DeckProblem(DeckReason.TOO_MANY_PIXELS, file=file, most=most) from error
    except UnidentifiedImageError as error:
        raise DeckProblem(_what_else(data), file=file) from error
    except Exception as error:  # (a hostile file makes a decoder fail in any way)
        raise _broken(error, file) from error
    if moves:
        raise DeckProblem(DeckReason.ANIMATED, file=file)
    return image


def _formats(data: bytes, file: str) -> tuple[str, ...]:
    """Return how a picture may be read; raise if it is a photo that only others can read."""
    if not heic.is_heic(data) or kind_of(data) is not None:
        return FORMATS
    if heic.moves(data):
        raise DeckProblem(DeckReason.ANIMATED, file=file)
    if not heic.can_read():
        raise DeckProblem(DeckReason.HEIC_OFF, file=file)
    return (heic.FORMAT,)


@contextlib.contextmanager
def careful(most_pixels: int = MOST_PIXELS) -> Iterator[None]:
    """Let Pillow refuse what is larger than we decode, instead of only warning of it."""
    before = Image.MAX_IMAGE_PIXELS
    Image.MAX_IMAGE_PIXELS = most_pixels
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # a camera's odd notes are nobody's concern here
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            yield
    finally:
        Image.MAX_IMAGE_PIXELS = before


def _what_else(data: bytes) -> DeckReason:
    """Say what a file is that cannot be opened as a picture."""
    if _FOREIGN.match(data):
        return DeckReason.UNSUPPORTED_PICTURE
    if kind_of(data) or heic.is_heic(data) or _BEGINNINGS.match(data):
        return DeckReason.BROKEN_PICTURE
    return DeckReason.NOT_A_PICTURE


def _broken(error: Exception, file: str) -> DeckProblem:
    problem = str(error)[:200]
    if isinstance(error, MemoryError) or problem.startswith("Memory allocation"):  # as libheif says
        return DeckProblem(DeckReason.PICTURE_TOO_HEAVY, file=file)
    cut = re.search("truncat|premature|EOF|incomplete|not enough", problem, re.IGNORECASE)
    reason = DeckReason.TRUNCATED if cut else DeckReason.BROKEN_PICTURE
    return DeckProblem(reason, file=file, problem=problem)


def noted(image: Image.Image, file: str) -> Iterator[DeckProblem]:
    """Yield what is odd about a file, though a card can be made of it."""
    kind = image.format or ""
    said = file.rpartition(".")[2].lower()
    if said not in EXTENSIONS.get(kind, (kind.lower(),)):
        yield DeckProblem(DeckReason.WRONG_EXTENSION, file=file, kind=kind)


def decoded(image: Image.Image, file: str) -> Image.Image:
    """Decode a picture; raise why that cannot be done."""
    try:
        image.load()
    except Exception as error:  # (a hostile file makes a decoder fail in any way)
        raise _broken(error, file) from error
    return image


def upright(image: Image.Image) -> Image.Image:
    """Turn a picture as its camera was held."""
    try:
        ImageOps.exif_transpose(image, in_place=True)
    except MemoryError:
        raise
    except Exception:  # noqa: BLE001, S110 (notes of a camera that make no sense turn nothing)
        pass
    return image


def opaque(image: Image.Image, file: str) -> Image.Image:
    """Return a picture of plain colours: nothing transparent, no palette, eight bits."""
    if image.mode.startswith("I"):
        return image.point(lambda value: value * (1 / 257)).convert("L")  # 16 bits, as scanners do
    if image.has_transparency_data:
        seen = image if image.mode == "RGBA" else image.convert("RGBA")
        paper = Image.new("RGB", seen.size, _PAPER)
        paper.paste(seen, mask=seen.getchannel("A"))
        return paper
    if image.mode in {"RGB", "L", "CMYK"}:
        return image
    try:
        return image.convert("L" if image.mode == "F" else "RGB")
    except ValueError as error:  # such as the colours of a press
        raise DeckProblem(DeckReason.UNSUPPORTED_PICTURE, file=file, kind=image.mode) from error


def in_usual_colours(image: Image.Image, profile: object) -> Image.Image:
    """Return the colours as they were meant, in sRGB, which every screen takes for granted."""
    if isinstance(profile, bytes) and profile:
        with contextlib.suppress(ImageCms.PyCMSError, OSError, ValueError, KeyError):
            meant = ImageCms.ImageCmsProfile(io.BytesIO(profile))
            usual = ImageCms.createProfile("sRGB")
            space = {"RGB": "RGB", "GRAY": "L", "CMYK": "CMYK"}[meant.profile.xcolor_space.strip()]
            same = image if image.mode == space else image.convert(space)
            changed = ImageCms.profileToProfile(same, meant, usual, outputMode="RGB")
            if changed is not None:
                return changed
    return image.convert("RGB")


def best_window(image: Image.Image, file: str) -> Window:
    """Return the window of two to three in which most is to be seen."""
    width = min(image.width, image.height * SMALL[0] // SMALL[1])
    height = min(image.height, image.width * SMALL[1] // SMALL[0])
    if width < SMALL[0] or height < SMALL[1]:
        raise too_small(image.size, file)
    left, top = focus(image, width, height)
    return left, top, left + width, top + height


def too_small(size: tuple[int, int], file: str) -> DeckProblem:
    """Say that no card can be made of so few pixels."""
    shown = f"{size[0]} × {size[1]}"
    return DeckProblem(DeckReason.TOO_SMALL, file=file, size=shown, least="360 × 540")


def focus(image: Image.Image, width: int, height: int) -> tuple[int, int]:
    """Return where a window of this size shows most: where the edges are, rather in the middle."""
    scale = _LOOK / max(image.size)
    size = max(3, round(image.width * scale)), max(3, round(image.height * scale))
    edges = image.resize(size, Image.Resampling.BOX).convert("L").filter(ImageFilter.FIND_EDGES)
    # The filter leaves the outermost pixels as they are, and they are no edges.
    edges = ImageOps.expand(ImageOps.crop(edges, border=1), border=1, fill=0)
    across = edges.resize((edges.width, 1), Image.Resampling.BOX).tobytes()
    down = edges.resize((1, edges.height), Image.Resampling.BOX).tobytes()
    return _best(across, image.width, width), _best(down, image.height, height)


def _best(detail: bytes, length: int, window: int) -> int:
    """Return where along one side a window begins that holds the most detail."""
    room = length - window
    if room <= 0:
        return 0
    steps = len(detail)
    span = max(1, round(window * steps / length))
    last = steps - span
    if last <= 0 or not any(detail):
        return room // 2

    def seen(start: int) -> float:
        from_centre = abs(start - last / 2) / (last / 2)
        return sum(detail[start : start + span]) * (1 - _CENTRE * from_centre)

    best = max(range(last + 1), key=seen)
    return round(room * best / last)


def clean(image: Image.Image) -> Image.Image:
    """Return the pixels and nothing else: no place, no camera, no profile."""
    clean = Image.new("RGB", image.size)
    clean.paste(image)
    return clean


def encoded(image: Image.Image, budget: int) -> bytes:
    """Encode as WebP, which every browser shows: as well as the budget allows."""
    data = b""
    for quality in QUALITIES:
        file = io.BytesIO()
        image.save(file, "WEBP", quality=quality, method=4)
        data = file.getvalue()
        if len(data) <= budget:
            break
    return data
