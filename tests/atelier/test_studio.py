"""Finding, painting, shipping and checking cards."""

import random
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner
from PIL import Image

from pinxit_atelier import checks, cli, studio
from tests.at_length import times

PROGRAM = """
from pinxit_atelier.engine import Page, Scene, ellipse

def paint(page: Page) -> Scene:
    scene = Scene(page, {seed})
    scene.backdrop([(0, "#f0e0c0"), (1, "{dark}")], page.y / 1200)
    scene.add(scene.sheet().fill(ellipse(400, {y}, 200), "#a02020"), relief=40)
    return scene.finish()
"""


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> studio.Deck:
    """A workshop of two cards and a back, somewhere else."""
    monkeypatch.setattr(studio, "DECKS", tmp_path / "decks")
    monkeypatch.setattr(studio, "SHIPPED", tmp_path / "shipped")
    monkeypatch.setattr(studio, "OUT", tmp_path / "out")
    monkeypatch.setattr(studio, "FULL", 0.15)
    sizes = studio.Size("small", 36, 54, 4_000), studio.Size("large", 80, 120, 9_000)
    monkeypatch.setattr(studio, "SIZES", sizes)
    for folder, name, seed, y, dark in (
        ("cards", "red_sun", 1, 300, "#202040"),
        ("cards", "low_sun", 2, 900, "#10c040"),
        ("extras", "back", 3, 600, "#202040"),
    ):
        file = tmp_path / "decks" / "mine" / folder / f"{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(PROGRAM.format(seed=seed, y=y, dark=dark))
    return studio.Deck("mine")


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(cli.main, [*arguments, "--deck", "mine"])
    return result.exit_code, result.output


@pytest.fixture(autouse=True)
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other processes would not know of the workshop of the tests."""

    def one_by_one(work: object, names: list[str], _jobs: int) -> object:
        for name in names:
            try:
                yield name, work(name)  # type: ignore[operator]  # a function of any shape
            except Exception as error:  # noqa: BLE001 (an outcome, too)
                yield name, error

    monkeypatch.setattr(cli, "_in_parallel", one_by_one)


def test_a_card_is_painted_shipped_and_remembered(workshop: studio.Deck) -> None:
    assert workshop.changed() == ["back", "low-sun", "red-sun"]
    assert run("paint")[0] == 0
    assert workshop.changed() == []
    for name in ("back", "low-sun", "red-sun"):
        for size in studio.SIZES:
            picture = workshop.shipped(name, size)
            assert picture is not None
            assert picture.size == (size.width, size.height)
    assert "Nothing has changed" in run("paint")[1]


def test_what_was_changed_is_painted_again_and_nothing_else(workshop: studio.Deck) -> None:
    run("paint")
    program = workshop.program("red-sun")
    program.write_text(program.read_text() + "\n# a thought\n")
    assert workshop.changed() == []
    program.write_text(program.read_text().replace("relief=40", "relief=30"))
    assert workshop.changed() == ["red-sun"]


def test_a_draft_ships_nothing(workshop: studio.Deck) -> None:
    code, said = run("paint", "red-sun", "--draft")
    assert code == 0
    assert "red-sun.png" in said
    assert workshop.shipped("red-sun") is None


def test_a_card_that_fails_does_not_stop_the_others(workshop: studio.Deck) -> None:
    workshop.program("low-sun").write_text(
        "def paint(page):\n    raise ValueError('no sun today')\n"
    )
    code, said = run("paint")
    assert code == 1
    assert "no sun today" in said
    assert workshop.shipped("red-sun") is not None
    assert workshop.changed() == ["low-sun"]


def test_unknown_names_are_answered_with_a_hint(workshop: studio.Deck) -> None:
    assert workshop.cards() == ["low-sun", "red-sun"]
    code, said = run("paint", "blue-sun")
    assert code == 2
    assert "Did you mean low-sun or red-sun?" in said
    code, said = CliRunner().invoke(cli.main, ["paint", "--deck", "yours"]).exit_code, ""
    assert code == 2


@pytest.mark.usefixtures("workshop")
def test_a_sheet_shows_all_cards(tmp_path: Path) -> None:
    assert "No card of this deck" in str(CliRunner().invoke(cli.main, ["sheet", "--deck", "mine"]))
    run("paint")
    file = tmp_path / "sheet.png"
    assert run("sheet", "--out", str(file))[0] == 0
    with Image.open(file) as sheet:
        assert sheet.width == 2 * 240 + 3 * 12
    assert run("sheet", "--drafts", "--phone", "--out", str(file))[0] == 0


def test_check_says_what_is_wrong(workshop: studio.Deck) -> None:
    code, said = run("check")
    assert code == 1
    assert "red-sun: has never been painted" in said
    run("paint")
    assert "2 cards, 0 findings" in run("check")[1]
    program = workshop.program("red-sun")
    program.write_text(program.read_text().replace("#202040", "#e04020"))
    assert "red-sun: its program paints something else now" in run("check")[1]


def picture(seed: int, spread: int = 255) -> Image.Image:
    noise = np.random.default_rng(seed).integers(0, spread + 1, (9, 6, 3), np.uint8)
    return Image.fromarray(noise).resize((360, 540), Image.Resampling.BICUBIC)


def test_twins_are_found_also_in_the_mirror() -> None:
    one, other = picture(1), picture(2)
    mirrored = one.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    found = checks.check_twins({"a": one, "b": other, "c": mirrored})
    assert [(finding.card, finding.reason) for finding in found] == [("a", "twin")]
    assert "looks much like c" in found[0].message


def test_a_flat_card_is_found() -> None:
    assert checks.check_contrast("a", picture(1)) == []
    found = checks.check_contrast("a", Image.new("RGB", (360, 540), "#808080"))
    assert {finding.reason for finding in found} == {"flat", "fog"}


def test_a_small_change_of_brush_strokes_is_no_drift() -> None:
    one = picture(1)
    grain = np.random.default_rng(5).normal(0, 9, (540, 360, 3))
    other = Image.fromarray(np.clip(np.asarray(one) + grain, 0, 255).astype(np.uint8))
    assert checks.check_drift("a", other, one) == []
    assert checks.check_drift("a", picture(9), one) != []


def test_pictures_are_encoded_within_their_bytes() -> None:
    noisy = Image.effect_noise((90, 135), 60).convert("RGB")
    assert len(studio.encoded(noisy, 9_000)) <= 9_000
    assert len(studio.encoded(noisy, 10)) > 10  # the best that can be done


def test_the_base_deck_repaints_what_it_ships() -> None:
    """Some cards, others for every version, painted small and held against what ships."""
    deck = studio.Deck("base")
    painted = [card for card in deck.cards() if deck.shipped(card) is not None]
    chosen = random.Random(len(painted)).sample(painted, min(times(1, 3), len(painted)))
    for card in chosen:
        draft = studio.picture_of(deck.paint(card, studio.scale_of(draft=True)))
        shipped = deck.shipped(card)
        assert shipped is not None
        assert checks.check_drift(card, draft, shipped) == []


def test_the_base_deck_has_no_findings() -> None:
    assert [f"{f.card}: {f.message}" for f in cli.find_problems(studio.Deck("base"))] == []


def test_every_shipped_picture_came_from_its_program() -> None:
    assert studio.Deck("base").changed() == []
