"""Photos of iPhones become cards where their decoder is installed, and are named elsewhere."""

import io
import os
import sys
import zlib
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageCms

from pinxit.decks import DeckProblem, heic
from pinxit.decks.darkroom import Darkroom
from pinxit.decks.darkroom.developing import develop
from pinxit.decks.darkroom.limits import Limits
from pinxit.decks.darkroom.wire import Job
from pinxit.decks.importing import Imported, make_deck, sources
from pinxit.decks.photo import look_at, make_card
from pinxit.decks.writing import About
from tests.decks.test_photo import near, swapped
from tests.decks.workshop import as_bytes, painted, reasons
from tests.patience import PATIENCE

POSIX = pytest.mark.skipif(os.name == "nt", reason="Windows has the deadline alone")
# As much as an iPhone takes, 8000 × 6000 pixels, all of them teal: an encoder needs seconds for it.
VAST = zlib.decompress(
    b64decode(
        "eNrt1U1IG0EUAOA3uzasaG2MFqUUrCmFNoXU3NJLWdrgXU+loJiuWTKwm4xpCGkJ+Af22grNwRLUk5fiXa3ixaLHooUi"
        "CL2V9tSjlBb7Jok9eBR8qfW9DDszb9/ul3mXBYDrbv65SqekAxi+dGN67cukCyAe+6l8EmrRmx71cvU1KOnk4USEpZet"
        "viRhg8AfhijVZoDIPF5uSplxq1udvYqblFHfpQtOTC/blMz7f0s+S5VTOK9I5WRxfoFlj4SpU6+qRes/4Nfvw0OAK+YI"
        "PtFti1ZxdKQLTF1h6rG+athJvBl9KMSJOwvw04KhrfK3+3eiGeNaq6Wz2/pi2U/xkUBCbI5NhxDqcLJeLuN4RcxehsAE"
        "pjrlM5Wqna7HBujS/yqoZFHqjGlZ+DLokso/biD2pGnSMJuwGUv+aBL7F3l7W7wL2u/Dlw4+fdzB2DqD+LBcGh+o7K2N"
        "ty96fXP1k1MO8Tp4owEsxEcaod760gA1Tt/gQImcvEt/ypcT5OQuOSmaycV75OIAueiTi2/IxQq5uEMufqUWDYNcjJCL"
        "/eTiILlYIBdnycVlcnGDXNwnF79Ti2aAXAyRi2FyMUouPiAXn5CLwyyegeiSi+TfR3OKRRbPiTjD4n8hli+AOHsBxDKL"
        "LLLIIossssgiiyyyyCKLLLLIIoss/lvi6UdL8Q/GevCi"
    )
)
WITHOUT = (
    "import sys; sys.modules['pillow_heif'] = None; sys.argv[1:] = '1024', '20'\n"
    "from pinxit.decks.darkroom.__main__ import main; main()"
)


@pytest.fixture
def without(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A computer on which nobody has installed the extra."""
    monkeypatch.setitem(sys.modules, "pillow_heif", None)
    heic.can_read.cache_clear()
    yield
    heic.can_read.cache_clear()


def photo(image: Image.Image | None = None, **how: object) -> bytes:
    assert heic.can_read()
    data = as_bytes(image or painted(900, 1200), "HEIF", **how)
    assert heic.is_heic(data)
    return data


def imported(folder: Path, data: bytes) -> list[Imported]:
    (folder / "phone.heic").write_bytes(data)
    found, _ = sources([folder / "phone.heic"])
    about = About(id="phone", name="Phone", author="Ola", licence="CC0-1.0")
    return list(make_deck(folder / "phone", about, found))


async def refused(room: Darkroom, data: bytes) -> DeckProblem:
    with pytest.raises(DeckProblem) as problem:
        await room.develop(data, "a.heic")
    return problem.value


# With the extra


async def test_a_photo_becomes_a_card_in_the_darkroom() -> None:
    made = await Darkroom(seconds=PATIENCE).develop(photo(), "IMG_0815.HEIC")
    assert look_at(made.large, "").size == (800, 1200)
    assert (made.width, made.height) == (900, 1200)
    assert made.notes == ()


def test_a_photo_is_imported(tmp_path: Path) -> None:
    (done,) = imported(tmp_path, photo())
    assert done.card is not None
    assert done.problems == ()


def test_its_colours_are_as_they_were_meant() -> None:
    data = photo(Image.new("RGB", (800, 1200), (220, 20, 20)), icc_profile=swapped())
    assert near(look_at(make_card(data, "a.heic").large, ""), (9, 9), (20, 20, 220))


def test_it_stands_as_its_camera_was_held_and_tells_nothing() -> None:
    lying = Image.new("RGB", (1200, 800), (0, 0, 200))
    lying.paste((200, 0, 0), (0, 0, 600, 800))  # what was above, when the camera was upright
    exif = Image.Exif()
    exif[0x0112] = 6  # in HEIC, written beside the notes, too: `irot`
    exif[0x010F] = "A camera"
    icc = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    made = develop(Job(photo(lying, exif=exif.tobytes(), icc_profile=icc), "a.heic"))
    for written in (made.large, made.whole):
        assert near(look_at(written, ""), (400, 200), (200, 0, 0))
        assert near(look_at(written, ""), (400, 1000), (0, 0, 200))
        assert not Image.open(io.BytesIO(written)).getexif()
        assert b"camera" not in written


def test_of_several_in_one_file_the_first_one_is_meant() -> None:
    red, blue = (Image.new("RGB", (800, 1200), colour) for colour in ("red", "blue"))
    data = photo(red, save_all=True, append_images=[blue], primary_index=0)
    assert near(look_at(make_card(data, "a.heic").large, ""), (9, 9), (255, 0, 0))


def test_a_sequence_moves() -> None:
    with pytest.raises(DeckProblem, match="animated"):
        make_card(photo().replace(b"ftypheic", b"ftyphevc"), "a.heics")


def test_a_photo_that_breaks_off_is_named() -> None:
    whole = photo()
    for part in (whole[:60], whole[: len(whole) // 2]):
        with pytest.raises(DeckProblem) as problem:
            make_card(part, "a.heic")
        assert problem.value.reason in {"broken_picture", "truncated"}


def test_its_size_is_looked_at_before_it_is_decoded(monkeypatch: pytest.MonkeyPatch) -> None:
    data = photo()
    monkeypatch.setattr("pillow_heif.HeifImageFile.load", lambda _: pytest.fail("decoded"))
    with pytest.raises(DeckProblem, match="too_many_pixels"):
        develop(Job(data, "a.heic", most_pixels=900 * 1200 - 1))


@POSIX
async def test_the_limits_of_the_darkroom_hold_for_it() -> None:
    assert Image.open(io.BytesIO(VAST)).size == (8000, 6000)
    made = await Darkroom(seconds=PATIENCE).develop(VAST, "a.heic")
    assert made.width > 2000
    assert near(look_at(made.large, ""), (400, 600), (0, 128, 128))
    small = Darkroom(limits=Limits(memory_mb=350), seconds=PATIENCE)
    assert (await refused(small, VAST)).reason == "picture_too_heavy"


# Without it


@pytest.mark.usefixtures("without")
def test_whoever_imports_is_told_what_to_do(tmp_path: Path) -> None:
    data = b"\0\0\0\x18ftypheic\0\0\0\0mif1heic" + bytes(99)
    with pytest.raises(DeckProblem, match="No picture"):
        imported(tmp_path, data)
    with pytest.raises(DeckProblem) as problem:
        make_card(data, "phone.heic")
    assert reasons([problem.value]) == ["heic_off"]
    assert "pinxit[heic]" in problem.value.sentence
    assert "JPEG" in problem.value.sentence


async def test_whoever_uploads_hears_of_it_from_the_darkroom() -> None:
    room = Darkroom(command=(sys.executable, "-c", WITHOUT), seconds=PATIENCE)
    assert (await refused(room, photo())).reason == "heic_off"
    assert (await room.develop(as_bytes(painted()), "a.png")).large
