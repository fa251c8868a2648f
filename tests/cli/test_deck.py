"""`pinxit deck`, as a host, a painter and a translator use it."""

import json
import zipfile
from pathlib import Path

import pytest

from tests.cli.command import pinxit
from tests.decks.workshop import as_bytes, make_deck, painted


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    folder = tmp_path / "deck"
    folder.mkdir()
    for seed, name in enumerate(("Zoo.jpg", "Our house.jpg")):
        (folder / name).write_bytes(as_bytes(painted(900, 1200, seed), "JPEG"))
    return folder


def test_a_host_makes_a_deck_of_photos_and_passes_it_on(tmp_path: Path, pictures: Path) -> None:
    data = tmp_path / "data"
    about = ("--id", "ours", "--name", "Our photos", "--author", "Ola", "--licence", "CC0-1.0")
    done = pinxit("deck", "import", str(pictures), *about, "--data-dir", str(data))
    assert (done.returncode, done.stderr) == (0, "")
    assert "2 cards." in done.stdout
    listed = pinxit("deck", "list", "--data-dir", str(data)).stdout
    assert "Our photos" in listed
    checked = pinxit("deck", "check", "ours", "--data-dir", str(data))
    assert checked.returncode == 0
    assert "[text_missing]" in checked.stdout
    assert pinxit("deck", "check", "ours", "--strict", "--data-dir", str(data)).returncode == 1
    out = tmp_path / "ours.zip"
    assert pinxit("deck", "export", "ours", str(out), "--data-dir", str(data)).returncode == 0
    with zipfile.ZipFile(out) as archive:
        assert "pictures/our-house.small.webp" in archive.namelist()
    friend = tmp_path / "friend" / "decks"
    friend.mkdir(parents=True)
    out.rename(friend / "ours.zip")
    told = json.loads(pinxit("deck", "list", "--json", "--data-dir", str(friend.parent)).stdout)
    assert {deck["id"]: deck["cards"] for deck in told["decks"]}["ours"] == 2


def test_files_that_are_left_out_are_named(tmp_path: Path, pictures: Path) -> None:
    (pictures / "notes.txt").write_text("hello")
    done = pinxit("deck", "import", str(pictures), "--id", "ours", "--data-dir", str(tmp_path))
    assert done.returncode == 1
    assert "left out: This is not a picture. (file: notes.txt) [not_a_picture]" in done.stderr
    assert "2 cards; 1 left out." in done.stdout
    again = pinxit("deck", "import", str(pictures), "--id", "ours", "--data-dir", str(tmp_path))
    assert again.returncode == 2
    assert "[deck_exists]" in again.stderr
    forced = pinxit(
        "deck", "import", str(pictures), "--id", "ours", "--data-dir", str(tmp_path), "--force"
    )
    assert forced.returncode == 1


def test_where_nothing_can_be_used_all_reasons_are_told(tmp_path: Path) -> None:
    (tmp_path / "deck").mkdir()
    (tmp_path / "deck" / "notes.txt").write_text("hello")
    done = pinxit("deck", "import", f"{tmp_path}/deck", "--id", "ours", "--data-dir", str(tmp_path))
    assert done.returncode == 2
    assert "[not_a_picture]" in done.stderr
    assert "[no_pictures]" in done.stderr


@pytest.mark.parametrize("deck", ["../up", "A B", "/root"])
def test_an_id_that_is_none_is_explained(tmp_path: Path, pictures: Path, deck: str) -> None:
    done = pinxit(
        "deck", "import", str(pictures), "--id", deck, "--data-dir", str(tmp_path / "data")
    )
    assert done.returncode == 2
    assert "small letters a to z" in done.stderr
    assert not (tmp_path / "data").exists()


def test_a_painter_starts_a_deck(tmp_path: Path) -> None:
    done = pinxit("deck", "new", str(tmp_path / "Moon Deck"), "--author", "Ola")
    assert done.returncode == 0
    assert 'id = "moon-deck"' in (tmp_path / "Moon Deck" / "deck.toml").read_text()
    checked = pinxit("deck", "check", str(tmp_path / "Moon Deck"))
    assert (checked.returncode, "[no_cards]" in checked.stdout) == (1, True)
    assert "[file_exists]" in pinxit("deck", "new", str(tmp_path / "Moon Deck")).stderr


def test_what_is_wrong_with_a_deck_is_shown_by_list_and_by_check(tmp_path: Path) -> None:
    make_deck(tmp_path / "decks" / "good", planned=9)
    make_deck(tmp_path / "decks" / "torn")
    make_deck(tmp_path / "decks" / "twin", deck="good")
    (tmp_path / "decks" / "torn" / "pictures" / "a.small.webp").unlink()
    (tmp_path / "decks" / "good" / "texts" / "uk.toml").write_text("[")
    listed = pinxit("deck", "list", "--data-dir", str(tmp_path)).stdout
    for told in ("3 of 9", "[bad_toml]", "[missing_picture]", "a.small", "[duplicate_deck]"):
        assert told in listed
    checked = pinxit("deck", "check", "--json", "--data-dir", str(tmp_path))
    assert checked.returncode == 1
    found = [json.loads(line) for line in checked.stdout.splitlines()]
    reasons = [(line["level"], line["reason"]) for line in found if "base" not in line["deck"]]
    assert reasons == [
        ("warning", "unfinished"),
        ("error", "bad_toml"),
        ("error", "missing_picture"),
        ("error", "duplicate_deck"),
    ]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("check", "plain"), "drawn_deck"),
        (("export", "plain", "x.zip"), "drawn_deck"),
        (("export", "nothing", "x.zip"), "no_such_deck"),
    ],
)
def test_what_cannot_be_done_is_said(tmp_path: Path, words: tuple[str, ...], reason: str) -> None:
    done = pinxit("deck", *words, "--data-dir", str(tmp_path))
    assert (done.returncode, f"[{reason}]" in done.stderr) == (2, True)


def test_the_data_folder_has_one_name_and_an_old_one(tmp_path: Path, pictures: Path) -> None:
    old = pinxit("deck", "import", str(pictures), "--id", "ours", "--into", str(tmp_path / "data"))
    assert old.returncode == 0, old.stderr
    listed = pinxit("deck", "list", "--data-dir", str(tmp_path / "data"))
    assert "ours" in listed.stdout
    assert "--into" not in pinxit("deck", "import", "--help").stdout
