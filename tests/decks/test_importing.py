"""A folder of photos becomes a deck: whole, or not at all, and nothing else is touched."""

import zipfile
from pathlib import Path

import pytest

from pinxit.decks import DeckProblem, load
from pinxit.decks.check import check
from pinxit.decks.importing import Imported, check_free, make_deck, sources
from pinxit.decks.writing import About, export, new_deck
from tests.decks.workshop import as_bytes, painted, reasons
from tests.decks.workshop import make_deck as paint_deck

ABOUT = About(id="ours", name="Our “summer” \\ 'deck'", author="Żaneta", licence="CC0-1.0")


def photos(folder: Path, *names: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for seed, name in enumerate(names):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(as_bytes(painted(700, 900, seed), "JPEG"))
    return folder


def imported(tmp_path: Path, *paths: Path, replace: bool = False) -> list[Imported]:
    folder = check_free(ABOUT, tmp_path / "data", replace=replace)
    return list(make_deck(folder, ABOUT, sources(paths)[0], replace=replace))


def everything(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*")}


def test_photos_become_a_deck_to_play_with(tmp_path: Path) -> None:
    pictures = photos(tmp_path / "deck", "Żółw.jpg", "IMG 1.jpg", "sub/img_1.jpg", "Back.jpg")
    done = imported(tmp_path, pictures)
    deck = load(tmp_path / "data" / "decks" / "ours")
    assert deck.manifest.name == ABOUT.name
    assert {card.id: card.title for card in deck.manifest.cards} == {
        "back-2": "Back",
        "img-1": "IMG 1",
        "img-1-2": "img 1",
        "zolw": "Żółw",
    }
    assert deck.manifest.cover == "back-2"
    assert [one.card.id for one in done if one.card] == [card.id for card in deck.manifest.cards]
    assert reasons(check(tmp_path / "data" / "decks" / "ours")) == ["text_missing"]
    assert [path.name for path in (tmp_path / "data" / "decks").iterdir()] == ["ours"]


def test_bad_files_are_named_and_the_rest_goes_on(tmp_path: Path) -> None:
    pictures = photos(tmp_path / "deck", "a.jpg", "z.jpg")
    (pictures / "notes.txt").write_text("hello")
    (pictures / "cut.jpg").write_bytes((pictures / "a.jpg").read_bytes()[:9000])
    done = {one.name: reasons(one.problems) for one in imported(tmp_path, pictures)}
    assert done["notes.txt"] == ["not_a_picture"]
    assert done["cut.jpg"] == ["truncated"]
    deck = load(tmp_path / "data" / "decks" / "ours")
    assert deck.cards == ("ours/a", "ours/z")


def test_a_zip_and_single_pictures_are_taken_as_well(tmp_path: Path) -> None:
    pictures = photos(tmp_path / "deck", "a.jpg", "b.jpg")
    archive = tmp_path / "photos.zip"
    with zipfile.ZipFile(archive, "w") as file:
        file.write(pictures / "a.jpg", "holiday/a.jpg")
        file.write(pictures / "b.jpg", "../../b.jpg")
    found, problems = sources([archive, pictures / "b.jpg"])
    assert ([source.name for source in found], reasons(problems)) == (
        ["a.jpg", "b.jpg"],
        ["bad_path"],
    )
    assert len(imported(tmp_path, archive, pictures / "b.jpg")) == 2
    assert everything(tmp_path) & {"b.jpg", "holiday"} == set()


def test_a_zip_that_is_none_is_refused_before_anything_is_made(tmp_path: Path) -> None:
    (tmp_path / "x.zip").write_bytes(b"junk")
    with pytest.raises(DeckProblem, match="bad_zip"):
        sources([tmp_path / "x.zip"])


def test_a_deck_is_not_imported_as_pictures(tmp_path: Path) -> None:
    deck = paint_deck(tmp_path / "trial")
    export(deck, load(deck).manifest, tmp_path / "trial.zip")
    for place in (deck, tmp_path / "trial.zip"):
        with pytest.raises(DeckProblem, match="is_a_deck"):
            sources([place])


def test_without_a_picture_nothing_is_made(tmp_path: Path) -> None:
    pictures = tmp_path / "deck"
    pictures.mkdir()
    (pictures / "notes.txt").write_text("hello")
    with pytest.raises(DeckProblem, match="no_pictures"):
        imported(tmp_path, pictures)
    assert everything(tmp_path / "data") == {"decks"}


def test_an_import_that_is_stopped_leaves_nothing_half(tmp_path: Path) -> None:
    pictures = photos(tmp_path / "deck", "a.jpg", "b.jpg")
    folder = check_free(ABOUT, tmp_path / "data", replace=False)
    making = make_deck(folder, ABOUT, sources([pictures])[0])
    next(making)
    assert not folder.exists()
    with pytest.raises(KeyboardInterrupt):
        making.throw(KeyboardInterrupt())
    assert everything(tmp_path / "data") == {"decks"}


def test_a_deck_that_is_there_is_replaced_only_on_purpose(tmp_path: Path) -> None:
    imported(tmp_path, photos(tmp_path / "one", "a.jpg"))
    with pytest.raises(DeckProblem, match="deck_exists"):
        imported(tmp_path, photos(tmp_path / "two", "b.jpg"))
    ours = tmp_path / "data" / "decks" / "ours"
    assert load(ours).cards == ("ours/a",)
    imported(tmp_path, photos(tmp_path / "two", "b.jpg"), replace=True)
    assert load(ours).cards == ("ours/b",)
    assert [path.name for path in ours.parent.iterdir()] == ["ours"]


def test_a_replacement_that_fails_leaves_the_old_deck(tmp_path: Path) -> None:
    imported(tmp_path, photos(tmp_path / "one", "a.jpg"))
    (tmp_path / "two").mkdir()
    with pytest.raises(DeckProblem, match="no_pictures"):
        imported(tmp_path, tmp_path / "two", replace=True)
    assert load(tmp_path / "data" / "decks" / "ours").cards == ("ours/a",)


def test_what_is_no_deck_is_never_replaced(tmp_path: Path) -> None:
    place = tmp_path / "data" / "decks" / "ours"
    place.mkdir(parents=True)
    (place / "diary.txt").write_text("dear diary")
    with pytest.raises(DeckProblem, match="deck_exists"):
        imported(tmp_path, photos(tmp_path / "one", "a.jpg"), replace=True)
    elsewhere = paint_deck(tmp_path / "elsewhere", deck="ours")
    (place / "diary.txt").unlink()
    place.rmdir()
    place.symlink_to(elsewhere)
    with pytest.raises(DeckProblem, match="deck_exists"):
        imported(tmp_path, photos(tmp_path / "one", "a.jpg"), replace=True)
    assert load(elsewhere).id == "ours"


def test_an_id_that_another_deck_has_is_taken(tmp_path: Path) -> None:
    paint_deck(tmp_path / "data" / "decks" / "other", deck="ours")
    with pytest.raises(DeckProblem, match=r"deck_exists.*other"):
        imported(tmp_path, photos(tmp_path / "one", "a.jpg"), replace=True)
    with pytest.raises(DeckProblem, match="deck_exists"):
        check_free(About(id="plain", name="x", author="x", licence="x"), tmp_path, replace=True)


@pytest.mark.parametrize("deck", ["", "../up", "/root", "A B", "a" * 41, ".", "x\n"])
def test_an_id_that_is_none_is_refused_before_anything_is_made(tmp_path: Path, deck: str) -> None:
    with pytest.raises(DeckProblem, match="bad_option"):
        check_free(About(id=deck, name="x", author="x", licence="x"), tmp_path, replace=True)
    for wrong in ("", "\x07", "x" * 100):
        about = About(id="fine", name=wrong, author="x", licence="x")
        with pytest.raises(DeckProblem, match="bad_option"):
            check_free(about, tmp_path, replace=True)


# Making and packing decks by hand


def test_a_new_deck_waits_for_its_painter(tmp_path: Path) -> None:
    about = About(id="mine", name="Mine", author="Me", licence="CC0-1.0", planned=84)
    new_deck(tmp_path / "mine", about)
    assert everything(tmp_path / "mine") == {"deck.toml", "texts", "texts/en.toml", "pictures"}
    assert "no_cards" in reasons(check(tmp_path / "mine"))
    with pytest.raises(DeckProblem, match="file_exists"):
        new_deck(tmp_path / "mine", about)
    (tmp_path / "empty").mkdir()
    new_deck(tmp_path / "empty", about)
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["empty", "mine"]


def test_a_deck_is_packed_the_same_each_time_and_without_litter(tmp_path: Path) -> None:
    deck = paint_deck(tmp_path / "trial")
    (deck / "pictures" / "old.small.webp").write_bytes(b"unused")
    (deck / "secret.txt").write_text("unused")
    package = load(deck)
    for name in ("one.zip", "two.zip"):
        export(deck, package.manifest, tmp_path / name)
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    with zipfile.ZipFile(tmp_path / "one.zip") as archive:
        names = set(archive.namelist())
    assert names == everything(deck) - {
        "secret.txt",
        "pictures/old.small.webp",
        "pictures",
        "texts",
    }
    assert check(tmp_path / "one.zip") == ()
    with pytest.raises(DeckProblem, match="file_exists"):
        export(deck, package.manifest, tmp_path / "one.zip")
    export(deck, package.manifest, tmp_path / "one.zip", replace=True)
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["one.zip", "trial", "two.zip"]
