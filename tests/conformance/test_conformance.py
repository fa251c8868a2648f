"""Every vector of the published suite holds for this engine."""

import msgspec
import pytest

from pinxit.arena.tally import tally
from pinxit.rules import EDITIONS, End, Phase, Refusal, Void, find_edition, score, with_house_rules
from pinxit.rules.editions import numbers_at

from .runner import Runner, Script, Step, Vector, read_scripts, read_vectors

VECTORS = read_vectors()
SCRIPTS = read_scripts()


def named(vector: Vector | Script) -> str:
    return vector.name


def question(vector: Vector) -> bytes:
    fields = {"edition": vector.edition, "storyteller": vector.storyteller, "votes": vector.votes}
    return msgspec.json.encode({**fields, "house": vector.house} if vector.house else fields)


@pytest.mark.parametrize("vector", VECTORS, ids=named)
def test_a_round_written_down_brings_these_points_or_this_refusal(vector: Vector) -> None:
    answer = tally(question(vector))
    if vector.refused is None:
        assert answer == {"points": vector.points}
    else:
        error = answer["error"]
        assert isinstance(error, dict)
        assert error["reason"] == vector.refused


@pytest.mark.parametrize("vector", [v for v in VECTORS if v.points is not None], ids=named)
def test_the_rules_bring_these_points(vector: Vector) -> None:
    players = (vector.storyteller, *vector.votes)
    edition = with_house_rules(find_edition(vector.edition), vector.house)
    numbers = numbers_at(edition, len(players))
    _, points = score(numbers, vector.storyteller, vector.votes, players)
    assert {seat: of.total for seat, of in points.items()} == vector.points


@pytest.mark.parametrize("seed", ["one shuffle", "another shuffle"])
@pytest.mark.parametrize("script", [s for s in SCRIPTS if s.refused is None], ids=named)
def test_a_scripted_game_goes_as_written_whatever_the_shuffle(script: Script, seed: str) -> None:
    Runner(script, seed).run()


@pytest.mark.parametrize("script", [s for s in SCRIPTS if s.refused is not None], ids=named)
def test_a_game_that_cannot_start_says_why(script: Script) -> None:
    with pytest.raises(Refusal) as refusal:
        Runner(script)
    assert refusal.value.reason == script.refused


def test_no_two_vectors_share_a_name() -> None:
    names = [*map(named, VECTORS), *map(named, SCRIPTS)]
    assert len(set(names)) == len(names)


def test_the_suite_is_large_enough_to_mean_something() -> None:
    assert len(VECTORS) >= 120
    assert len(SCRIPTS) >= 30


def test_a_vector_expects_either_points_or_a_refusal() -> None:
    assert all((vector.points is None) is not (vector.refused is None) for vector in VECTORS)


def test_every_edition_is_scored_at_every_number_of_players() -> None:
    scored = {(v.edition, 1 + len(v.votes)) for v in VECTORS if v.points is not None}
    for edition in EDITIONS.values():
        for players in range(edition.players_min, edition.players_max + 1):
            assert (edition.id, players) in scored


def test_every_scripted_game_says_at_least_three_things_that_could_fail() -> None:
    for script in SCRIPTS:
        facts = sum(len(step.expect) + (step.refused is not None) for step in script.steps)
        assert script.refused is not None or facts >= 3, script.name


def test_the_games_reach_every_phase_every_end_and_every_way_to_come_to_nothing() -> None:
    expected = [step.expect for script in SCRIPTS for step in script.steps]
    for name, values in (("phase", Phase), ("ending", End), ("void", Void)):
        assert {expect[name] for expect in expected if expect.get(name)} == set(values), name


def test_the_runner_notices_a_wrong_expectation() -> None:
    script = next(script for script in SCRIPTS if script.refused is None)
    wrong = msgspec.structs.replace(script, steps=[Step(expect={"pile": -1})])
    with pytest.raises(AssertionError):
        Runner(wrong).run()


def test_the_runner_notices_a_move_that_ought_to_be_refused() -> None:
    script = Script("", "dixit", list("abcd"), [Step(claim="a", refused="wrong_phase")])
    with pytest.raises(AssertionError):
        Runner(script).run()
