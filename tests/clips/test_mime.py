"""Mimes: small pictures, told apart here and read in a child, of which one sheet comes back."""

import asyncio
import io
import struct

import pytest
from PIL import Image

from pinxit.clips import ClipProblem, ClipReason, mime
from pinxit.clips.mime import MOST, MOST_BYTES, PICTURE_BYTES, pictures, seconds_of
from pinxit.decks import DeckProblem, DeckReason
from pinxit.decks.darkroom import Darkroom, Reel
from pinxit.decks.darkroom.filming import SHEET_BYTES, SHOWN_SIDE, film
from pinxit.decks.darkroom.wire import Laid, Sheet, dump, read_filmed
from tests.clips.studio import framed, mimed
from tests.decks.workshop import as_bytes

JPEG = as_bytes(Image.new("RGB", (64, 48)), "JPEG")


def refused(data: bytes) -> ClipReason:
    with pytest.raises(ClipProblem) as problem:
        pictures(data)
    return ClipReason(problem.value.reason)


def spoilt(*data: bytes) -> DeckReason:
    with pytest.raises(DeckProblem) as problem:
        film(Reel(data))
    return DeckReason(problem.value.reason)


# Told apart


@pytest.mark.parametrize("kind", ["JPEG", "WEBP"])
@pytest.mark.parametrize("frames", [4, 8, MOST])
def test_a_mime_is_its_pictures(frames: int, kind: str) -> None:
    found = pictures(mimed(frames, kind=kind))
    assert len(found) == frames
    assert framed(found) == mimed(frames, kind=kind)
    assert seconds_of(frames) == frames / 8


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", ClipReason.CLIP_TOO_SHORT),
        (framed([JPEG] * 3), ClipReason.CLIP_TOO_SHORT),
        (framed([JPEG] * (MOST + 1)), ClipReason.CLIP_TOO_LONG),
        (bytes(4) * 100_000, ClipReason.CLIP_TOO_LONG),  # a flood of nothing
        (bytes(4) * 8, ClipReason.BROKEN_CLIP),
        (framed([JPEG] * 8) + b"\0", ClipReason.BROKEN_CLIP),
        (framed([JPEG] * 8)[:-1], ClipReason.BROKEN_CLIP),
        (struct.pack("<I", 100) + bytes(99), ClipReason.BROKEN_CLIP),
        (struct.pack("<I", 0xFFFFFFFF) + bytes(99), ClipReason.CLIP_TOO_LARGE),
        (struct.pack(">I", len(JPEG)) + JPEG, ClipReason.CLIP_TOO_LARGE),
        (framed([JPEG + bytes(PICTURE_BYTES)] * 8), ClipReason.CLIP_TOO_LARGE),
        (bytes(MOST_BYTES + 1), ClipReason.CLIP_TOO_LARGE),
        (framed([b"<svg/>"] * 8), ClipReason.BROKEN_CLIP),
        (framed([as_bytes(Image.new("RGB", (64, 48)), "PNG")] * 8), ClipReason.BROKEN_CLIP),
        (framed([JPEG] * 7 + [b"GIF89a" + bytes(50)]), ClipReason.BROKEN_CLIP),
    ],
    ids=lambda value: value if isinstance(value, str) else repr(value[:12]),
)
def test_lengths_are_not_believed(data: bytes, why: ClipReason) -> None:
    assert refused(data) is why


# Read


def test_all_lie_on_one_sheet_in_their_order() -> None:
    shades = [as_bytes(Image.new("L", (64, 48), 8 * n).convert("RGB"), "JPEG") for n in range(20)]
    made = film(Reel(tuple(shades)))
    sheet = Image.open(io.BytesIO(made.data))
    assert (made.columns, made.rows, sheet.size) == (8, 3, (8 * 64, 3 * 48))
    for number in range(20):
        row, column = divmod(number, 8)
        seen = sheet.convert("L").getpixel((column * 64 + 32, row * 48 + 24))
        assert isinstance(seen, (int, float))
        assert abs(seen - 8 * number) <= 4


def test_large_pictures_are_made_smaller() -> None:
    made = film(Reel(pictures(mimed(5, (480, 360)))))
    sheet = Image.open(io.BytesIO(made.data))
    assert (made.columns, made.rows, sheet.size) == (5, 1, (5 * SHOWN_SIDE, 240))


def test_the_longest_mime_is_no_heavier_than_agreed() -> None:
    noise = Image.effect_noise((320, 320), 60).convert("RGB")
    frame = as_bytes(noise, "JPEG", quality=60)
    assert len(film(Reel((frame,) * 16)).data) <= SHEET_BYTES


def test_a_sheet_says_nothing_that_cannot_be_seen() -> None:
    noted = Image.new("RGB", (64, 48))
    exif = Image.Exif()
    exif[0x010F] = "Grandmother's telephone"
    file = io.BytesIO()
    noted.save(file, "JPEG", exif=exif, comment=b"at home, 52.2 N 21.0 E")
    made = film(Reel((file.getvalue(),) * 4)).data
    assert b"Grandmother" not in made
    assert b"52.2" not in made
    assert not Image.open(io.BytesIO(made)).getexif()


def test_all_are_of_one_size() -> None:
    other = as_bytes(Image.new("RGB", (64, 49)), "JPEG")
    assert spoilt(JPEG, JPEG, other, JPEG) is DeckReason.WRONG_SIZE


@pytest.mark.parametrize("size", [(31, 64), (64, 31), (1, 1), (480, 481), (481, 32)])
def test_none_is_tiny_or_huge(size: tuple[int, int]) -> None:
    picture = as_bytes(Image.new("RGB", size), "JPEG")
    assert spoilt(picture) in {DeckReason.WRONG_SIZE, DeckReason.TOO_MANY_PIXELS}


@pytest.mark.parametrize("kind", ["WEBP", "JPEG"])
def test_a_bomb_is_not_decoded(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bomb = as_bytes(Image.new("RGB", (2400, 2400)), kind)

    def load(*_: object) -> None:
        raise AssertionError("it was decoded")

    monkeypatch.setattr(Image.Image, "load", load)
    assert spoilt(bomb) is DeckReason.TOO_MANY_PIXELS
    with pytest.raises(DeckProblem):
        film(Reel((JPEG, bomb)))


def test_a_picture_that_moves_is_none() -> None:
    pages = [Image.new("RGB", (64, 48), (9 * n, 0, 0)) for n in range(40)]
    file = io.BytesIO()
    pages[0].save(file, "WEBP", save_all=True, append_images=pages[1:])
    assert spoilt(file.getvalue()) is DeckReason.ANIMATED


@pytest.mark.parametrize("cut", [20, 200, -40])
def test_half_a_picture_is_none(cut: int) -> None:
    with pytest.raises(DeckProblem):
        film(Reel((JPEG[:cut],) * 4))


async def test_a_child_reads_all_of_them() -> None:
    made = await Darkroom().film(Reel(pictures(mimed(8))))
    assert Image.open(io.BytesIO(made.data)).size == (512, 48)


async def test_one_child_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    started = 0
    start = Darkroom._child

    async def count(room: Darkroom) -> asyncio.subprocess.Process:
        nonlocal started
        started += 1
        return await start(room)

    monkeypatch.setattr(Darkroom, "_child", count)
    await Darkroom().film(Reel(pictures(mimed(16))))
    assert started == 1


@pytest.mark.parametrize(
    "said",
    [
        Laid(b"\xff\xd8\xff"),
        Sheet(b"\xff\xd8\xff jpeg", 8, 1),
        Sheet(b"RIFF\0\0\0\0WEBP", 9, 1),
        Sheet(b"RIFF\0\0\0\0WEBP", 8, 0),
    ],
    ids=repr,
)
def test_a_child_is_believed_no_more_than_its_pictures(said: Laid | Sheet) -> None:
    with pytest.raises(DeckProblem):
        read_filmed(dump(said), "mime")


def test_a_row_of_the_sheet_is_a_second() -> None:
    assert mime.RATE == mime.COLUMNS == 8
