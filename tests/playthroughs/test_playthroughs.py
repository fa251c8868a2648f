"""The golden games are played today as they were when somebody read and believed them."""

import re

import pytest

from pinxit.rules import EDITIONS
from pinxit.rules.evolve import fold
from tests.playthroughs.golden import EVENTFUL, GAMES, HERE, eventful_text, events, path, text


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_a_golden_game_is_played_as_before(edition: str, players: int) -> None:
    assert text(edition, players) == path(edition, players).read_text(encoding="utf-8")


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_a_golden_text_adds_up_by_itself(edition: str, players: int) -> None:
    """Add the points as a reader would, without the engine."""
    told = path(edition, players).read_text(encoding="utf-8")
    scores: dict[str, int] = {}
    for seat, points, total in re.findall(r"^    (\d+) \+(\d+).* → (\d+)$", told, re.MULTILINE):
        scores[seat] = scores.get(seat, 0) + int(points)
        assert scores[seat] == int(total)
    assert scores == dict(fold(events(edition, players)).scores)
    best = max(scores.values())
    assert best >= 30
    winners = " ".join(seat for seat in sorted(scores, key=int) if scores[seat] == best)
    assert told.endswith(f"Over (target): {winners} won\n")


def test_there_is_a_game_of_each_edition_at_three_four_six_and_its_most() -> None:
    for edition in EDITIONS.values():
        assert {3, 4, 6, edition.players_max} <= {p for name, p in GAMES if name == edition.id}
    assert set(HERE.glob("*.txt")) == {path(*game) for game in GAMES} | {EVENTFUL}


def test_an_eventful_evening_is_told_as_before() -> None:
    told = EVENTFUL.read_text(encoding="utf-8")
    assert eventful_text() == told
    for word in ("leaves", "joins with", "takes back", "any more", "is void", "pauses", "anew"):
        assert word in told
