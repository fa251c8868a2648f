"""Where clips lie: with what is known of them, by table, and nowhere else."""

from pathlib import Path

import pytest

from pinxit.adapters.blobs_in_folder import FolderBlobs
from pinxit.adapters.blobs_in_memory import MemoryBlobs
from pinxit.clips import Clip, ClipProblem, ClipReason, Kept
from pinxit.clips.clip import DAY, ID, day_of, new_id
from pinxit.clips.shelf import LARGEST, LONGEST_HEAD, Shelf
from pinxit.decks.blobs import Blobs, BlobsAway
from pinxit.rules import Medium

NOON = 1_700_000_000.0


@pytest.fixture(params=["folder", "memory"])
def blobs(request: pytest.FixtureRequest, tmp_path: Path) -> Blobs:
    return FolderBlobs(tmp_path / "blobs") if request.param == "folder" else MemoryBlobs()


@pytest.fixture
def shelf(blobs: Blobs) -> Shelf:
    return Shelf(blobs)


def kept(seat: str = "s1", game: int = 1, frames: int = 0) -> Kept:
    medium = Medium.MIME if frames else Medium.SOUND
    return Kept(Clip(new_id(NOON), medium, 1.25, frames, 8 if frames else 0), seat, game)


def refused(shelf: Shelf, clip: str, table: str = "BCDFGH") -> ClipReason:
    with pytest.raises(ClipProblem) as problem:
        shelf.get(table, clip)
    return ClipReason(problem.value.reason)


def test_a_clip_comes_back_with_what_is_known_of_it(shelf: Shelf) -> None:
    for one, data in ((kept(), b"RIFF\n\n\0"), (kept(frames=16), b"")):
        shelf.put("BCDFGH", one, data)
        assert shelf.get("BCDFGH", one.clip.id) == (one, data)
        assert shelf.look("BCDFGH", one.clip.id) == one


def test_a_clip_is_of_one_table(shelf: Shelf) -> None:
    one = kept()
    shelf.put("BCDFGH", one, b"x")
    assert refused(shelf, one.clip.id, "BCDFGJ") is ClipReason.NO_SUCH_CLIP
    assert shelf.tables() == ("BCDFGH",)
    shelf.forget("BCDFGJ")
    shelf.forget("BCDFGH")
    assert refused(shelf, one.clip.id) is ClipReason.NO_SUCH_CLIP
    assert shelf.tables() == ()


@pytest.mark.parametrize(
    "name",
    [
        "",
        "..",
        "../../tables.sqlite3",
        "a/b",
        "x" * 36,
        "0" * 35,
        "0" * 37,
        "F" * 36,
        "0" * 36 + "\n",
    ],
)
def test_a_name_leads_nowhere_else(shelf: Shelf, name: str) -> None:
    assert refused(shelf, name) is ClipReason.NO_SUCH_CLIP
    for ask in (shelf.get_reported, lambda clip: shelf.drop("BCDFGH", [clip])):
        with pytest.raises(ClipProblem):
            ask(name)


def test_one_that_is_damaged_is_none(blobs: Blobs, shelf: Shelf) -> None:
    one = kept()
    for data in (b"", b"\n", b"{}\nx", b"\xff" * 600, b"[" * 70_000):
        blobs.put(f"clips-bcdfgh/{one.clip.id}", data)
        assert refused(shelf, one.clip.id) is ClipReason.NO_SUCH_CLIP


def test_what_is_set_aside_outlasts_its_table(shelf: Shelf) -> None:
    one = kept()
    shelf.put("BCDFGH", one, b"indecent")
    shelf.set_aside("BCDFGH", one.clip.id)
    shelf.forget("BCDFGH")
    assert shelf.get_reported(one.clip.id) == (one, b"indecent")
    assert shelf.reported() == (one.clip.id,)
    assert shelf.tables() == ()
    shelf.drop_reported([one.clip.id])
    assert shelf.reported() == ()


def test_whoever_asks_hears_that_nobody_answers() -> None:
    class Away(MemoryBlobs):
        def get(self, name: str, most: int) -> bytes:  # noqa: ARG002 (a port)
            raise BlobsAway("it rains")

        def put(self, name: str, data: bytes) -> None:  # noqa: ARG002 (likewise)
            raise OSError(28, "full")

    shelf = Shelf(Away())
    assert refused(shelf, new_id(NOON)) is ClipReason.CLIPS_AWAY
    with pytest.raises(ClipProblem) as problem:
        shelf.put("BCDFGH", kept(), b"x")
    assert problem.value.reason is ClipReason.CLIPS_AWAY


def test_a_name_is_chance_and_a_day() -> None:
    names = {new_id(NOON) for _ in range(200)}
    assert len(names) == 200
    assert len({name[4:] for name in names}) == 200
    assert {day_of(name) for name in names} == {int(NOON // DAY)}
    assert all(ID.fullmatch(name) for name in names)
    assert day_of("nonsense") is None


def test_what_is_known_fits_into_what_is_looked_at(shelf: Shelf) -> None:
    longest = Kept(Clip(new_id(NOON), Medium.DRAWING, 123_456.789, 96, 8), "s999999", 999_999_999)
    shelf.put("BCDFGH", longest, b"x" * (LARGEST - LONGEST_HEAD))
    assert shelf.look("BCDFGH", longest.clip.id) == longest
