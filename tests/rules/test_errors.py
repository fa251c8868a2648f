"""Every refusal has a reason that stays, and a sentence that a person understands."""

import ast
from pathlib import Path

import pytest

import pinxit.rules
from pinxit.rules import BadLog, BadRules, IllegalMove, Reason, Refusal, evolve, fold
from pinxit.rules.errors import SENTENCES
from pinxit.rules.events import GamePaused

RULES = Path(pinxit.rules.__file__).parent
TALLY = RULES.parent / "arena" / "tally.py"


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_a_sentence(reason: Reason) -> None:
    sentence = SENTENCES[reason]
    assert sentence[0].isupper()
    assert sentence.endswith(".")


def test_every_reason_is_used() -> None:
    used = set()
    for path in [*RULES.glob("*.py"), TALLY]:
        if path.name != "errors.py":
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "Reason":
                    used.add(node.attr)
    assert used == {reason.name for reason in Reason}


def test_a_reason_is_stable_and_spelled_like_its_name() -> None:
    for reason in Reason:
        assert reason.value == reason.name.lower()


def test_a_refusal_says_its_facts() -> None:
    refusal = IllegalMove(Reason.WRONG_NUMBER_OF_VOTES, fewest=1, most=2, cards=("a", "b"))
    assert refusal.sentence == (
        "That is not the number of votes to cast. (fewest: 1, most: 2, cards: a, b)"
    )
    assert str(refusal) == f"wrong_number_of_votes: {refusal.sentence}"
    assert IllegalMove(Reason.OWN_CARD).sentence == "Nobody may vote for a card of their own."


def test_events_without_a_game_are_refused() -> None:
    with pytest.raises(IllegalMove) as refusal:
        fold([])
    assert refusal.value.reason is Reason.NOT_STARTED
    with pytest.raises(IllegalMove) as refusal:
        evolve(None, GamePaused())
    assert refusal.value.reason is Reason.NOT_STARTED


def test_all_refusals_are_of_one_tree() -> None:
    for kind in (IllegalMove, BadRules, BadLog):
        assert issubclass(kind, Refusal)
    assert issubclass(Refusal, ValueError)
