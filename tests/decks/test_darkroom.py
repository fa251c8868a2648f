"""A stranger's picture is read in a child; whatever it does there, the server hears one reason."""

import asyncio
import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image, ImageFilter

from pinxit.decks import DeckProblem
from pinxit.decks.darkroom import Crop, Darkroom, Developed, Layout, Spread
from pinxit.decks.darkroom.developing import KEPT_PIXELS, develop, is_blurred, window_of
from pinxit.decks.darkroom.laying import PLACES, SIZE, lay, places_for
from pinxit.decks.darkroom.limits import Limits
from pinxit.decks.darkroom.wire import LARGEST_ANSWER, Job, Laid, dump, read_developed, read_laid
from pinxit.decks.photo import LARGE, SMALL, look_at
from tests.at_length import times
from tests.decks.test_photo import BAD, near, turned
from tests.decks.workshop import as_bytes, painted
from tests.patience import PATIENCE, becomes

POSIX = pytest.mark.skipif(os.name == "nt", reason="Windows has the deadline alone")


@pytest.fixture
def children(monkeypatch: pytest.MonkeyPatch) -> list[asyncio.subprocess.Process]:
    """All children that are started."""
    started: list[asyncio.subprocess.Process] = []
    start = Darkroom._child

    async def noted(room: Darkroom) -> asyncio.subprocess.Process:
        started.append(await start(room))
        return started[-1]

    monkeypatch.setattr(Darkroom, "_child", noted)
    return started


async def refused(room: Darkroom, data: bytes = b"anything", file: str = "a.jpg") -> DeckProblem:
    with pytest.raises(DeckProblem) as problem:
        await room.develop(data, file)
    return problem.value


def child(program: str) -> tuple[str, ...]:
    """A decoder that does what we fear."""
    return (sys.executable, "-c", program)


HANG = "import time; time.sleep(3600)"
HOLD = "from pinxit.decks.darkroom.limits import *; hold(Limits({}))\n"


# What comes out of it


async def test_a_picture_becomes_a_card_and_a_clean_copy() -> None:
    made = await Darkroom(seconds=PATIENCE).develop(as_bytes(painted(3000, 2000), "JPEG"), "a.jpg")
    small, large, whole = (look_at(data, "") for data in (made.small, made.large, made.whole))
    assert (small.size, large.size) == (SMALL, LARGE)
    assert whole.size == (made.width, made.height)
    assert abs(made.width / made.height - 1.5) < 0.01
    assert made.width * made.height <= KEPT_PIXELS * 1.01
    assert made.notes == ()
    assert 0 < made.crop.width < 0.5


@pytest.mark.parametrize("file", BAD)
def test_a_bad_file_is_named_with_its_reason(file: str) -> None:
    make, expected = BAD[file]
    with pytest.raises(DeckProblem) as problem:
        develop(Job(make(), file))
    assert problem.value.reason in expected
    assert problem.value.facts["file"] == file


# A child says to the server what it found; of each kind once, as the finding is tried above.
KINDS = {frozenset(expected): file for file, (_, expected) in BAD.items()}


@pytest.mark.parametrize("file", times([*KINDS.values()], [*BAD]))
async def test_the_reason_reaches_the_server(file: str) -> None:
    make, expected = BAD[file]
    problem = await refused(Darkroom(seconds=PATIENCE), make(), file)
    assert problem.reason in expected
    assert problem.facts["file"] == file


def test_nothing_but_pixels_leaves_the_room() -> None:
    exif = Image.Exif()
    exif[0x010F] = "A camera"
    exif.get_ifd(0x8825)[2] = (50.0, 3.0, 1.0)
    data = as_bytes(painted(), "JPEG", exif=exif, comment=b"our house")
    made = develop(Job(data, "a.jpg"))
    for written in (made.small, made.large, made.whole):
        assert not Image.open(io.BytesIO(written)).getexif()
        for trace in (b"EXIF", b"XMP ", b"ICCP", b"camera", b"house"):
            assert trace not in written


def test_a_copy_stands_as_the_camera_was_held() -> None:
    made = develop(Job(turned(6, Image.Transpose.ROTATE_90), "a.jpg"))
    for written in (made.large, made.whole):
        assert near(look_at(written, ""), (400, 200), (200, 0, 0))
        assert near(look_at(written, ""), (400, 1000), (0, 0, 200))


def halves() -> bytes:
    image = Image.new("RGB", (2400, 1200), (200, 0, 0))
    image.paste((0, 0, 200), (1200, 0, 2400, 1200))
    return as_bytes(image)


@pytest.mark.parametrize(("left", "colour"), [(0.0, (200, 0, 0)), (0.6, (0, 0, 200))])
def test_a_crop_shows_what_it_frames(left: float, colour: tuple[int, int, int]) -> None:
    made = develop(Job(halves(), "a.png", Crop(left, 0.1, 0.3)))
    assert near(look_at(made.large, ""), (400, 600), colour)
    assert abs(made.crop.left - left) < 0.001
    assert abs(made.crop.width - 0.3) < 0.001
    again = develop(Job(made.whole, "a.webp", made.crop))
    assert abs(again.crop.left - left) < 0.001


def test_a_crop_that_sticks_out_is_moved_inside() -> None:
    assert window_of(Crop(0.9, 0.9, 0.5), (1000, 1500), "") == (500, 750, 1000, 1500)
    assert window_of(Crop(0, 0, 1), (3000, 1500), "") == (0, 0, 1000, 1500)
    with pytest.raises(DeckProblem, match="too_small"):
        window_of(Crop(0, 0, 0.2), (1000, 1500), "")


def test_of_a_very_long_picture_the_ends_are_not_kept() -> None:
    made = develop(Job(as_bytes(painted(6000, 600)), "a.png"))
    assert made.width == 4 * made.height
    assert develop(Job(made.whole, "a.webp", made.crop)).large


def test_a_blurred_picture_is_noticed_and_painted_cards_are_not() -> None:
    sharp = painted()
    assert not is_blurred(sharp)
    assert is_blurred(sharp.filter(ImageFilter.GaussianBlur(12)))
    notes = develop(Job(as_bytes(sharp.filter(ImageFilter.GaussianBlur(12))), "a.png")).notes
    assert [note.reason for note in notes] == ["blurred"]


# What a decoder may do to its child


async def test_a_decoder_that_hangs_is_ended(children: list[asyncio.subprocess.Process]) -> None:
    room = Darkroom(command=child(HANG), seconds=0.5)
    assert (await refused(room)).reason == "picture_too_slow"
    assert [child.returncode is not None for child in children] == [True]
    assert room.inside == 0


async def test_a_decoder_that_hangs_on_its_input_is_ended() -> None:
    room = Darkroom(command=child(HANG), seconds=0.5)
    assert (await refused(room, bytes(9_000_000))).reason == "picture_too_slow"


@POSIX
@pytest.mark.parametrize("signal", ["SIGSEGV", "SIGABRT", "SIGKILL", "SIGILL"])
async def test_a_decoder_that_crashes_takes_only_itself_along(signal: str) -> None:
    crash = f"import os, signal; os.kill(os.getpid(), signal.{signal})"
    assert (
        await refused(Darkroom(command=child(crash), seconds=PATIENCE))
    ).reason == "picture_crashed"


@POSIX
async def test_a_decoder_that_computes_for_ever_is_ended_by_its_own_limit() -> None:
    room = Darkroom(
        command=child(HOLD.format("cpu_seconds=1") + "while True: pass"), seconds=PATIENCE
    )
    assert (await refused(room)).reason == "picture_too_slow"


@POSIX
async def test_a_decoder_that_eats_memory_gets_none() -> None:
    eat = HOLD.format("memory_mb=200") + "kept = [bytearray(50_000_000) for _ in range(9)]"
    full = f"{eat}\nimport time; time.sleep(3600)"  # whoever has eaten his fill lies down
    room = Darkroom(command=child(full), seconds=PATIENCE)
    assert (await refused(room)).reason == "picture_crashed"


@POSIX
async def test_a_picture_that_needs_more_memory_than_there_is_is_named() -> None:
    room = Darkroom(limits=Limits(memory_mb=150), seconds=PATIENCE)
    data = as_bytes(Image.new("RGB", (7000, 7000)), compress_level=1)
    assert (await refused(room, data, "a.png")).reason == "picture_too_heavy"


async def test_the_largest_picture_that_is_allowed_fits_in() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    data = as_bytes(Image.new("RGBA", (8000, 6100), (9, 9, 9, 9)), exif=exif, compress_level=1)
    assert (await Darkroom(seconds=PATIENCE).develop(data, "a.png")).width < 2000


@POSIX
async def test_a_decoder_cannot_write_a_file(tmp_path: Path) -> None:
    target = tmp_path / "x"
    write = HOLD.format("") + f"open({str(target)!r}, 'wb').write(b'x')"
    assert (
        await refused(Darkroom(command=child(write), seconds=PATIENCE))
    ).reason == "picture_crashed"
    assert not target.exists() or target.stat().st_size == 0


@POSIX
def test_a_decoder_lets_the_server_go_first() -> None:
    asked = child(HOLD.format("") + "import os; print(os.nice(0))")
    told = subprocess.run(asked, capture_output=True, check=True)
    assert int(told.stdout) >= min(19, os.nice(0) + 10)


async def test_a_decoder_is_given_no_secrets_and_no_open_files(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PINXIT_VISION_KEY", "a secret")
    seen = tmp_path / "seen"
    look = (
        "import os; fds = os.listdir('/proc/self/fd') if os.path.isdir('/proc/self/fd') else []\n"
        f"open({str(seen)!r}, 'w').write(repr((dict(os.environ), len(fds))))"
    )
    with (tmp_path / "open").open("w") as held:
        os.set_inheritable(held.fileno(), True)
        await refused(Darkroom(command=child(look), seconds=PATIENCE))
    environment, files = eval(seen.read_text())  # noqa: S307 (what our own child has written)
    assert "PINXIT_VISION_KEY" not in environment
    assert "PATH" not in environment
    assert files <= 4  # its three pipes, and the folder that it looks into


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"garbage",
        b"\xc0",
        dump({"type": "developed"}),
        dump({"type": "failed", "why": {"reason": "no such reason", "facts": {}}}),
        dump(
            Developed(
                small=b"<script>", large=b"", whole=b"", width=9, height=9, crop=Crop(0, 0, 1)
            )
        ),
    ],
)
async def test_a_child_that_talks_nonsense_is_not_believed(said: bytes) -> None:
    with pytest.raises(DeckProblem, match="picture_crashed"):
        read_developed(said, "a.jpg")
    say = child(f"import sys; sys.stdout.buffer.write({said!r})")
    room = Darkroom(command=say, seconds=PATIENCE)
    assert (await refused(room)).reason == "picture_crashed"


async def test_a_child_that_talks_without_end_is_not_listened_to(
    children: list[asyncio.subprocess.Process],
) -> None:
    talk = "import sys\nwhile True: sys.stdout.buffer.write(bytes(65536))"
    room = Darkroom(command=child(talk), seconds=PATIENCE)
    assert (await refused(room)).reason == "picture_crashed"  # and not: too slow
    assert [child.returncode is not None for child in children] == [True]
    assert LARGEST_ANSWER < 10_000_000


async def test_a_child_that_cannot_be_started_is_a_reason_too() -> None:
    with pytest.raises(DeckProblem, match="busy"):
        await Darkroom(command=("/nowhere/python",)).develop(b"", "a.jpg")


# Cards on a table


async def test_cards_are_laid_on_a_table_by_a_child() -> None:
    cards = tuple(as_bytes(painted(360, 540, seed), "AVIF") for seed in range(3))
    table = await Darkroom(seconds=PATIENCE).lay(Spread(Layout.HELD, cards))
    shown = look_at(table, "")
    assert (shown.format, shown.size) == ("JPEG", SIZE)
    assert not shown.getexif()


@pytest.mark.parametrize("layout", Layout)
def test_cards_lie_where_they_can_be_seen(layout: Layout) -> None:
    for number in range(1, len(PLACES[layout]) + 1):
        places = places_for(layout, number)
        assert len(places) == number
        assert all(0 <= place.y <= SIZE[1] for place in places)
    red = as_bytes(Image.new("RGB", (360, 540), (250, 0, 0)))
    shown = look_at(lay(Spread(layout, (red,) * len(PLACES[layout]))).data, "")
    assert near(shown, (600, 300), (250, 0, 0))


def test_a_card_that_is_none_is_not_laid() -> None:
    with pytest.raises(DeckProblem, match="not_a_picture"):
        lay(Spread(Layout.FAN, (b"<script>",)))


def test_a_child_that_laid_no_picture_is_not_believed() -> None:
    for said in (b"", dump(Laid(b"<script>")), dump({"type": "laid"})):
        with pytest.raises(DeckProblem, match="picture_crashed"):
            read_laid(said, "card")


# How many at once


async def test_two_are_read_at_once_and_a_queue_has_an_end(
    tmp_path: Path, children: list[asyncio.subprocess.Process]
) -> None:
    go = tmp_path / "go"
    wait = f"import pathlib, time\nwhile not pathlib.Path({str(go)!r}).exists(): time.sleep(0.01)"
    room = Darkroom(command=child(wait), at_once=2, most_waiting=2, seconds=PATIENCE)
    asked = [asyncio.create_task(refused(room)) for _ in range(6)]
    await becomes(lambda: len(children) == 2 and sum(task.done() for task in asked) == 2)
    assert [str(task.result().reason) for task in asked if task.done()] == ["busy"] * 2
    await asyncio.sleep(0.1)
    assert len(children) == 2  # the others wait until one of them has ended
    go.touch()
    reasons = sorted(str(problem.reason) for problem in await asyncio.gather(*asked))
    assert reasons == ["busy"] * 2 + ["picture_crashed"] * 4
    assert len(children) == 4
    assert room.inside == 0


async def test_whoever_gives_up_leaves_no_child_behind(
    children: list[asyncio.subprocess.Process],
) -> None:
    room = Darkroom(command=child(HANG), seconds=PATIENCE)
    waiting = asyncio.create_task(room.develop(b"", "a.jpg"))
    await becomes(lambda: children)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert children[0].returncode is not None
    assert room.inside == 0
