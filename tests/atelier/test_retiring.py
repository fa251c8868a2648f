"""A card retires: what was played stays to be seen, and nothing of the new card is lost."""

import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from pinxit.decks import load
from pinxit_atelier import cli, studio
from pinxit_atelier.retiring import handed_on

HEAD = """format = 1
id = "mine"
name = "Mine"
author = "Somebody"
licence = "CC-BY-4.0"
version = "1.0"
planned = 2
"""
CONCEPTS = """# Two
## All
### low-sun — Evening
- **subject**: things — a sun

### red-sun — Noon
- **subject**: things — a "red" sun
"""
TEXTS = """[deck]
name = "Mine"

[cards.low-sun]
description = "A sun that is low."
associations = [
    "red-sun", "Good night",
]

[cards.low-sun.also]
"red-sun" = ["red-sun"]
"Good night" = ["red-sun"]

[cards.red-sun]
description = "A sun that is red."
associations = ["Good morning"]
themes = [
    "heat",
    "noon",
]
note = "Two minutes."

[cards.red-sun.also]
"Good morning" = ["low-sun"]
"""
PROGRAM = """
from pinxit_atelier.engine import Page, Scene, ellipse

def paint(page: Page) -> Scene:
    scene = Scene(page, 1)
    scene.backdrop([(0, "#f0e0c0"), (1, "{dark}")], page.y / 1200)
    scene.add(scene.sheet().fill(ellipse(400, {y}, 200), "#a02020"), relief=40)
    return scene.finish()
"""


@pytest.fixture
def deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> studio.Deck:
    """A deck of two painted cards."""
    monkeypatch.setattr(studio, "DECKS", tmp_path / "decks")
    monkeypatch.setattr(studio, "SHIPPED", tmp_path / "shipped")
    monkeypatch.setattr(studio, "OUT", tmp_path / "out")
    sizes = studio.Size("small", 36, 54, 4_000), studio.Size("large", 80, 120, 9_000)
    monkeypatch.setattr(studio, "SIZES", sizes)
    folder, texts = tmp_path / "decks" / "mine", tmp_path / "shipped" / "mine" / "texts"
    (folder / "cards").mkdir(parents=True)
    texts.mkdir(parents=True)
    (folder / "head.toml").write_text(HEAD)
    (folder / "concepts.md").write_text(CONCEPTS)
    (folder / "cards" / "low_sun.py").write_text(PROGRAM.format(y=900, dark="#10c040"))
    (folder / "cards" / "red_sun.py").write_text(PROGRAM.format(y=300, dark="#202040"))
    (texts / "en.toml").write_text(TEXTS)
    found = studio.Deck("mine")
    for card in found.cards():
        found.ship(card, found.paint(card, 0.15))
    found.remember(found.cards())
    found.write_manifest()
    return found


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(cli.main, ["retire", *arguments, "--deck", "mine"])
    return result.exit_code, result.output


def test_the_old_card_is_kept_and_the_new_one_takes_its_place(deck: studio.Deck) -> None:
    code, said = run("red-sun", "red-giant", "Five billion years")
    assert code == 0, said
    assert deck.cards() == ["low-sun", "red-giant"]
    assert deck.changed() == ["red-giant"]
    package = load(deck.pictures.parent)
    assert [card.id for card in package.manifest.cards] == ["low-sun"]
    (old,) = package.manifest.retired
    assert (old.id, old.title) == ("red-sun", "Noon")
    deck.ship("red-giant", deck.paint("red-giant", 0.15))
    deck.write_manifest()
    package = load(deck.pictures.parent)
    assert [card.title for card in package.manifest.cards] == ["Evening", "Five billion years"]
    assert {"red-sun", "red-giant"} <= package.pictures.keys()


def test_words_go_to_the_new_card_and_the_old_one_is_still_described() -> None:
    cards = tomllib.loads(handed_on(TEXTS, "red-sun", "red-giant"))["cards"]
    was = tomllib.loads(TEXTS)["cards"]
    assert cards["red-giant"] == was["red-sun"]
    assert cards["red-sun"] == {
        "description": "A sun that is red.",
        "themes": ["heat", "noon"],
    }
    # An id among what suits is another card now; a clue of the same letters is a clue.
    assert cards["low-sun"]["also"] == {"red-sun": ["red-giant"], "Good night": ["red-giant"]}
    assert cards["low-sun"]["associations"] == ["red-sun", "Good night"]


def test_nothing_else_is_touched() -> None:
    there = handed_on(TEXTS, "red-sun", "red-giant")
    assert there.startswith(TEXTS[: TEXTS.index("[cards.low-sun.also]")])
    assert handed_on(TEXTS, "nobody", "somebody") == TEXTS


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("green-sun", "any", "Did you mean"),
        ("red-sun", "low-sun", "never given twice"),
        ("red-sun", "Red Giant", "no id"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_has_changed(
    deck: studio.Deck, old: str, new: str, why: str
) -> None:
    code, said = run(old, new, "Title")
    assert code == 2
    assert why in said
    assert deck.changed() == []
    assert (deck.folder / "concepts.md").read_text() == CONCEPTS


def test_a_retired_id_is_never_given_again(deck: studio.Deck) -> None:
    assert run("red-sun", "red-giant", "Old")[0] == 0
    assert "never given twice" in run("red-giant", "red-sun", "Young again")[1]
    assert deck.cards() == ["low-sun", "red-giant"]
