"""Advice on a deck: it names what tires, leaves alone what does not, and fails nothing."""

import numpy as np
import pytest
from click.testing import CliRunner
from PIL import Image

from pinxit_atelier import advice, checks, cli, studio

FIGURE = """
from pinxit_atelier.animals import cat
from pinxit_atelier.people import Figure
from pinxit_atelier.people import Look as Person

def paint(page):
    who = Person(skin="brown", face="{face}", colour="#ff0000")
    return Figure(who, "{pose}", "q", near_hand="hold"), cat(page, "sit")
"""
OUTLINE = "SHAPE = [(1, 2), (33, 14), (95, 6), (17, 58), (29, 10), (11, 212), (3, {last})]\n"


def picture(seed: int) -> Image.Image:
    noise = np.random.default_rng(seed).integers(0, 256, (9, 6, 3), np.uint8)
    return Image.fromarray(noise).resize((360, 540), Image.Resampling.BICUBIC)


def reasons(found: list[checks.Finding]) -> list[tuple[str, str]]:
    return [(one.card, one.reason) for one in found]


def test_a_card_that_mirrors_itself_is_named() -> None:
    one = np.asarray(picture(1))
    both = np.concatenate([one[:, :180], one[:, :180][:, ::-1]], 1)
    assert reasons(advice.advise_mirror("a", Image.fromarray(both))) == [("a", "mirror")]
    assert advice.advise_mirror("a", picture(1)) == []


def test_a_card_without_masses_is_named() -> None:
    fine = np.random.default_rng(2).integers(0, 256, (540, 360, 3), np.uint8)
    assert reasons(advice.advise_masses("a", Image.fromarray(fine))) == [("a", "masses")]
    assert advice.advise_masses("a", picture(2)) == []


@pytest.mark.parametrize(
    ("colour", "warm", "cool"),
    [("#d04020", 1, 0), ("#e0b030", 1, 0), ("#3060c0", 0, 1), ("#308050", 0, 1), ("#808080", 0, 0)],
)
def test_warm_is_from_red_to_yellow(colour: str, warm: float, cool: float) -> None:
    assert advice.warm_and_cool(Image.new("RGB", (90, 135), colour)) == (warm, cool)


def test_a_deck_may_be_half_warm() -> None:
    red, blue = (Image.new("RGB", (90, 135), one) for one in ("#d04020", "#3060c0"))
    half = advice.advise_warmth({"a": red, "b": blue})
    assert reasons(half) == [("a", "warm")]
    more = advice.advise_warmth({"a": red, "b": blue, "c": red})
    assert ("the deck", "warm") in reasons(more)
    assert advice.advise_warmth({}) == []


def test_parts_are_read_from_a_program() -> None:
    parts = advice.parts_of(FIGURE.format(face="joy", pose="stand"))
    assert parts == {"animals.cat", 'face "joy"', 'pose "stand"', 'near_hand "hold"'}


def test_parts_that_come_back_are_named() -> None:
    poses = ("stand", "sit", "run", "lie", "fly", "wade")
    programs = {pose: FIGURE.format(face="joy", pose=pose) for pose in poses}
    said = " ".join(one.message for one in advice.advise_repeats(programs))
    assert 'face "joy" is in 6 of 6 cards' in said
    assert "animals.cat is in 6 of 6 cards" in said
    assert "pose" not in said


def test_a_copied_drawing_is_named() -> None:
    one, same = OUTLINE.format(last=4), "# elsewhere\n" + OUTLINE.format(last=9)
    assert reasons(advice.advise_copies({"a": one, "b": same})) == [("a", "copy")]
    other = OUTLINE.format(last=4).replace("(17, 58)", "(18, 58)")
    assert advice.advise_copies({"a": one, "b": other}) == []


def test_no_card_of_the_base_deck_was_copied_from_another() -> None:
    deck = studio.Deck("base")
    programs = {card: deck.program(card).read_text(encoding="utf-8") for card in deck.cards()}
    assert advice.advise_copies(programs) == []


def test_advice_fails_nothing() -> None:
    result = CliRunner().invoke(cli.main, ["check", "--no-repaint"])
    assert result.exit_code == 0
    assert "advice: " in result.output
    assert "0 findings" in result.output
