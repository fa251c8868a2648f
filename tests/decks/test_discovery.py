"""Decks are found in three places; what is broken is set aside and named."""

import logging
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from pinxit.decks import FoundDecks, discover, log_problems
from tests.decks.workshop import make_deck

MODULE = "pinxit.decks.discovery"
HERE = Path()


@pytest.fixture(autouse=True)
def _no_decks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whatever is installed on this computer, and whatever the base deck is, is not looked at."""
    monkeypatch.setattr(f"{MODULE}.BASE", tmp_path / "base")
    announce(monkeypatch)


def announce(monkeypatch: pytest.MonkeyPatch, **found: str) -> None:
    points = [EntryPoint(name, value, "pinxit.decks") for name, value in found.items()]
    monkeypatch.setattr(f"{MODULE}.entry_points", lambda group: points * (group == "pinxit.decks"))


def where() -> Path:
    """Say where a deck lies, as an installed package does."""
    return HERE


def fails() -> Path:
    raise RuntimeError("out of paint")


def ids(found: FoundDecks) -> list[str]:
    return [package.id for package in found.packages]


def why(found: FoundDecks) -> dict[str, str]:
    return {Path(skipped.place).name: skipped.problem.reason for skipped in found.skipped}


def test_the_drawn_decks_are_always_there(tmp_path: Path) -> None:
    for place in (None, tmp_path / "none", tmp_path):
        found = discover(place)
        assert (ids(found), found.skipped) == (["plain", "titles"], ())


def test_a_base_deck_without_a_manifest_is_not_missed(tmp_path: Path) -> None:
    (tmp_path / "base").mkdir()
    assert discover(None).skipped == ()


def test_the_base_deck_comes_first(tmp_path: Path) -> None:
    make_deck(tmp_path / "base")
    make_deck(tmp_path / "data" / "decks" / "aaa")
    assert ids(discover(tmp_path / "data")) == ["base", "aaa", "plain", "titles"]


def test_broken_decks_are_left_out_with_a_reason(tmp_path: Path) -> None:
    decks = tmp_path / "decks"
    make_deck(decks / "good")
    make_deck(decks / "torn")
    (decks / "torn" / "deck.toml").write_text("format = ")
    (decks / "empty").mkdir()
    (decks / "junk.zip").write_bytes(b"junk")
    (decks / "notes.txt").write_text("no deck")
    make_deck(decks / ".being-imported")
    found = discover(tmp_path)
    assert ids(found) == ["good", "plain", "titles"]
    assert why(found) == {"torn": "bad_toml", "empty": "not_a_deck", "junk.zip": "bad_zip"}


def test_a_folder_that_cannot_be_looked_into_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "decks").write_text("a file")
    assert why(discover(tmp_path)) == {tmp_path.name: "unreadable"}


def test_installed_packages_say_where_their_deck_lies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.decks.test_discovery.HERE", make_deck(tmp_path / "installed"))
    me = "tests.decks.test_discovery"
    announce(monkeypatch, called=f"{me}:where", constant=f"{me}:HERE")
    found = discover(None)
    assert ids(found) == ["installed", "plain", "titles"]
    assert why(found) == {"constant": "duplicate_deck"}


@pytest.mark.parametrize(
    "value", ["tests.decks.nowhere:x", "tests.decks.test_discovery:fails", "math:pi", "os:getpid"]
)
def test_an_installed_package_may_fail_in_any_way(
    value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    announce(monkeypatch, strange=value)
    assert why(discover(None)) == {"strange": "bad_entry_point"}


def test_of_two_decks_with_one_id_the_first_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    make_deck(tmp_path / "base", name="The first")
    data = tmp_path / "data"
    make_deck(data / "decks" / "one", deck="base", name="The second")
    make_deck(data / "decks" / "two", deck="plain")
    make_deck(data / "decks" / "three", deck="four", name="Of the folder")
    make_deck(tmp_path / "four", name="Of a package")
    monkeypatch.setattr("tests.decks.test_discovery.HERE", tmp_path / "four")
    announce(monkeypatch, package="tests.decks.test_discovery:where")
    found = discover(data)
    names = {package.id: package.manifest.name for package in found.packages}
    assert (names["base"], names["four"]) == ("The first", "Of the folder")
    assert names["plain"] == "Plain numbers"
    assert why(found) == dict.fromkeys(("one", "two", "package"), "duplicate_deck")
    with caplog.at_level(logging.WARNING):
        log_problems(found)
    assert caplog.text.count("duplicate_deck") == 3
