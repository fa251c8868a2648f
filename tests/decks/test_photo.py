"""A card is made of any picture that is one, and of nothing else."""

import io
from collections.abc import Callable

import pytest
from PIL import Image, ImageCms, ImageDraw

from pinxit.decks import DeckProblem
from pinxit.decks.photo import LARGE_BYTES, MOST_PIXELS, SMALL_BYTES, focus, make_card
from tests.decks.workshop import as_bytes, painted, png_of, reasons


def card_of(data: bytes, file: str = "a.jpg") -> Image.Image:
    return Image.open(io.BytesIO(make_card(data, file).large))


def near(image: Image.Image, at: tuple[int, int], colour: tuple[int, int, int]) -> bool:
    seen = image.convert("RGB").getpixel(at)
    assert isinstance(seen, tuple)
    return all(abs(a - b) < 24 for a, b in zip(seen, colour, strict=True))


@pytest.mark.parametrize("size", [(3000, 2000), (900, 3000), (800, 1200), (361, 541), (4000, 600)])
def test_every_card_has_the_same_two_sizes(size: tuple[int, int]) -> None:
    made = make_card(as_bytes(painted(*size), "JPEG"), "a.jpg")
    small, large = (Image.open(io.BytesIO(data)) for data in (made.small, made.large))
    assert (small.size, large.size) == ((360, 540), (800, 1200))
    assert small.format == large.format == "WEBP"
    assert len(made.small) <= SMALL_BYTES
    assert len(made.large) <= LARGE_BYTES
    assert ("low_resolution" in reasons(made.warnings)) == (min(size[0] * 3, size[1] * 2) < 2400)


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "AVIF", "GIF", "BMP", "TIFF"])
def test_pictures_of_all_usual_kinds_are_read(kind: str) -> None:
    made = make_card(as_bytes(painted(), kind), f"a.{kind.lower()}")
    assert made.warnings == ()


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGBA", "CMYK", "YCbCr", "I;16"])
def test_pictures_of_all_modes_are_read(mode: str) -> None:
    grey = painted().convert("L")
    picture = (
        grey.point(lambda value: value * 257, "I").convert("I;16")
        if mode == "I;16"
        else painted().convert(mode)
    )
    card = card_of(as_bytes(picture, "TIFF"), "a.tif")
    expected = painted() if mode not in {"1", "L", "LA", "I;16"} else grey.convert("RGB")
    if mode != "1":
        red, green, blue = (band.getpixel((20, 20)) for band in expected.convert("RGB").split())
        assert near(card, (20, 20), (red, green, blue))  # type: ignore[arg-type]  # three numbers


def test_colours_of_a_printing_press_are_read() -> None:
    assert make_card(as_bytes(Image.new("LAB", (800, 1200)), "TIFF"), "a.tif").large


def test_what_is_transparent_lies_on_white_paper() -> None:
    assert near(
        card_of(as_bytes(Image.new("RGBA", (800, 1200), (9, 9, 9, 0)))), (9, 9), (255, 255, 255)
    )


def turned(orientation: int, undo: Image.Transpose) -> bytes:
    """Take a picture whose upper half is red, with the camera held so."""
    upright = Image.new("RGB", (800, 1200), (0, 0, 200))
    upright.paste((200, 0, 0), (0, 0, 800, 600))
    exif = Image.Exif()
    exif[0x0112] = orientation
    return as_bytes(upright.transpose(undo), "JPEG", exif=exif)


@pytest.mark.parametrize(
    ("orientation", "undo"),
    [
        (3, Image.Transpose.ROTATE_180),
        (6, Image.Transpose.ROTATE_90),
        (8, Image.Transpose.ROTATE_270),
        (4, Image.Transpose.FLIP_TOP_BOTTOM),
    ],
)
def test_a_picture_stands_as_its_camera_was_held(orientation: int, undo: Image.Transpose) -> None:
    card = card_of(turned(orientation, undo))
    assert near(card, (400, 200), (200, 0, 0))
    assert near(card, (400, 1000), (0, 0, 200))


def test_notes_of_a_camera_that_make_no_sense_turn_nothing() -> None:
    data = as_bytes(painted(), "JPEG", exif=b"Exif\0\0II*\0\xff\xff\xff\xff")
    assert make_card(data, "a.jpg").large


def test_a_card_does_not_tell_where_it_was_taken() -> None:
    exif = Image.Exif()
    exif[0x010F] = "A camera"
    exif.get_ifd(0x8825)[2] = (50.0, 3.0, 1.0)
    icc = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    data = as_bytes(painted(), "JPEG", exif=exif, icc_profile=icc, comment=b"our house")
    made = make_card(data, "a.jpg")
    for written in (made.small, made.large):
        image = Image.open(io.BytesIO(written))
        assert not image.getexif()
        assert not {"icc_profile", "exif", "xmp", "comment"} & set(image.info)
        for chunk in (b"EXIF", b"XMP ", b"ICCP", b"camera", b"house"):
            assert chunk not in written


def swapped() -> bytes:
    """Make a profile by which red is meant where blue is written."""
    usual = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    return usual.replace(b"rXYZ", b"????").replace(b"bXYZ", b"rXYZ").replace(b"????", b"bXYZ")


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_colours_are_as_they_were_meant(kind: str) -> None:
    picture = Image.new("RGB", (800, 1200), (220, 20, 20))
    assert near(card_of(as_bytes(picture, kind)), (9, 9), (220, 20, 20))
    assert near(card_of(as_bytes(picture, kind, icc_profile=swapped())), (9, 9), (20, 20, 220))


def test_a_profile_that_makes_no_sense_is_as_good_as_none() -> None:
    picture = Image.new("RGB", (800, 1200), (180, 60, 40))
    unfit = ImageCms.ImageCmsProfile(ImageCms.createProfile("LAB")).tobytes()
    for profile in (b"nonsense", unfit):
        assert near(card_of(as_bytes(picture, "PNG", icc_profile=profile)), (9, 9), (180, 60, 40))


# Where something is going on


def busy(size: tuple[int, int], at: tuple[int, int]) -> Image.Image:
    image = Image.new("RGB", size, (120, 140, 160))
    draw = ImageDraw.Draw(image)
    for step in range(0, 300, 20):
        draw.rectangle((at[0] + step, at[1], at[0] + step + 9, at[1] + 300), fill=(10, 10, 10))
    return image


@pytest.mark.parametrize("at", [100, 1300, 2500])
def test_the_window_is_where_something_is_going_on(at: int) -> None:
    left, top = focus(busy((3000, 1200), (at, 400)), 800, 1200)
    assert top == 0
    assert left <= at
    assert at + 300 <= left + 800
    left, top = focus(busy((800, 3000), (200, at)), 800, 1200)
    assert left == 0
    assert top <= at
    assert at + 300 <= top + 1200


def test_where_nothing_is_going_on_the_middle_is_shown() -> None:
    assert focus(Image.new("RGB", (3000, 1200)), 800, 1200) == (1100, 0)
    assert focus(Image.new("RGB", (800, 1200)), 800, 1200) == (0, 0)


# What is refused


HASTE = {"AVIF": {"speed": 10}}  # how well it is written is not looked at


def moving(kind: str) -> bytes:
    first, *more = [painted(seed=seed) for seed in range(3)]
    return as_bytes(first, kind, save_all=True, append_images=more, **HASTE.get(kind, {}))


def cut(kind: str) -> bytes:
    whole = as_bytes(painted(), kind, **HASTE.get(kind, {}))
    return whole[: len(whole) // 2]


BAD: dict[str, tuple[Callable[[], bytes], set[str]]] = {
    "empty.jpg": (lambda: b"", {"not_a_picture"}),
    "words.jpg": (lambda: b"these are words " * 99, {"not_a_picture"}),
    "page.png": (lambda: b"<!doctype html><p>hello", {"not_a_picture"}),
    "zip.jpg": (lambda: b"PK\x03\x04" + bytes(99), {"not_a_picture"}),
    "phone.heic": (lambda: b"\0\0\0\x18ftypheic" + bytes(99), {"broken_picture"}),
    "lines.svg": (lambda: b"<svg xmlns='http://www.w3.org/2000/svg'/>", {"unsupported_picture"}),
    "print.pdf": (lambda: b"%PDF-1.7" + bytes(99), {"unsupported_picture"}),
    "cut.jpg": (lambda: cut("JPEG"), {"truncated"}),
    "cut.png": (lambda: cut("PNG"), {"truncated", "broken_picture"}),
    "cut.webp": (lambda: cut("WEBP"), {"truncated", "broken_picture"}),
    "cut.avif": (lambda: cut("AVIF"), {"truncated", "broken_picture"}),
    "head.png": (lambda: as_bytes(painted())[:20], {"truncated", "broken_picture"}),
    "moving.gif": (lambda: moving("GIF"), {"animated"}),
    "moving.webp": (lambda: moving("WEBP"), {"animated"}),
    "moving.png": (lambda: moving("PNG"), {"animated"}),
    "moving.avif": (lambda: moving("AVIF"), {"animated"}),
    "pages.tiff": (lambda: moving("TIFF"), {"animated"}),
    "gigantic.png": (lambda: png_of(50_000, 50_000), {"too_many_pixels"}),
    "large.png": (lambda: png_of(10_000, 8_001), {"too_many_pixels"}),
    "long.png": (lambda: png_of(2_000_000_000, 1), {"too_many_pixels"}),
    "tiny.png": (lambda: as_bytes(painted(359, 540)), {"too_small"}),
    "flat.png": (lambda: as_bytes(painted(3000, 500)), {"too_small"}),
}


@pytest.mark.parametrize("file", BAD)
def test_a_bad_file_is_named_with_its_reason(file: str) -> None:
    make, expected = BAD[file]
    with pytest.raises(DeckProblem) as problem:
        make_card(make(), file)
    assert problem.value.reason in expected
    assert problem.value.facts["file"] == file


def test_a_photo_with_a_second_one_inside_does_not_move() -> None:
    """Many telephones store a preview, or the same picture from another eye, in one JPEG."""
    first, second = painted(seed=1), painted(seed=2)
    made = make_card(as_bytes(first, "MPO", save_all=True, append_images=[second]), "a.jpg")
    assert made.warnings == ()


def test_the_content_decides_and_the_name_is_noted() -> None:
    made = make_card(as_bytes(painted(), "JPEG"), "a.png")
    assert reasons(made.warnings) == ["wrong_extension"]


def test_the_limit_is_ours_for_the_moment_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Image, "MAX_IMAGE_PIXELS", 12345)
    make_card(as_bytes(painted()), "a.png")  # more than the others' limit, less than ours
    assert Image.MAX_IMAGE_PIXELS == 12345
    assert MOST_PIXELS == 80_000_000


def test_noise_is_made_to_fit_the_budget_as_far_as_it_goes() -> None:
    noise = Image.effect_noise((800, 1200), 40).convert("RGB")
    assert len(make_card(as_bytes(noise), "a.png").large) < 3 * LARGE_BYTES
