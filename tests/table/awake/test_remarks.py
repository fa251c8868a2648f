"""When computer players say what they thought: after the last beat, a few of them, and once."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from pinxit.players import RandomPlayer, SameForAll
from pinxit.rules import Phase
from pinxit.rules.commands import GoOn
from pinxit.table.awake.change import Change
from pinxit.table.awake.pacing import gone_on, spoke
from pinxit.table.awake.plan import LATE, PODIUM, Remark, Task, tasks
from pinxit.table.awake.presence import Attendance
from pinxit.table.awake.scene import Scene
from pinxit.table.commands import StandIn
from pinxit.table.settings import Settings
from tests.table.evening import NOON, Evening, move_of
from tests.table.scenes import scene_of

COMPANY = SameForAll(RandomPlayer(("a clue",)))
OLA_IS_HERE = Attendance(here=frozenset({"s1"}))
SEEDS = range(24)


def revealed(seed: int, settings: Settings | None = None) -> Evening:
    """An evening of one person and three computers, at its first reveal."""
    evening = Evening("Ola", settings=settings)
    evening.shows = True
    evening.now = NOON + seed  # which the seed of a game is made of
    for _ in range(3):
        evening.add_computer()
    evening.begin()
    while evening.phase is not Phase.REVEAL:
        seat = evening.game.round.awaited[0]
        move = move_of(evening.game, seat)
        evening.do(seat, move) if seat == "s1" else evening.play(seat, move)
    return evening


def remarks(scene: Scene) -> Iterator[tuple[float, str]]:
    for task in tasks(scene, COMPANY):
        assert isinstance(task, Task)
        if isinstance(task.command, Remark):
            yield task.at, task.command.seat


def test_nobody_speaks_before_all_is_told_and_never_more_than_two() -> None:
    numbers = set()
    for seed in SEEDS:
        evening = revealed(seed)
        assert evening.table.show is not None
        found = list(remarks(scene_of(evening.table, OLA_IS_HERE, evening.now)))
        numbers.add(len(found))
        assert all(at > evening.table.show.ends for at, _ in found)
        assert {seat for _, seat in found} <= {"s2", "s3", "s4"}
        assert len({seat for _, seat in found}) == len(found)
    assert numbers == {0, 1, 2}


@pytest.mark.parametrize("settings", [Settings(remarks=False), Settings(chat=False)])
def test_the_host_can_have_it_quiet(settings: Settings) -> None:
    for seed in SEEDS:
        assert not list(remarks(scene_of(revealed(seed, settings).table, OLA_IS_HERE, NOON + seed)))


def test_nobody_speaks_into_an_empty_room_or_in_a_pause() -> None:
    for seed in SEEDS:
        evening = revealed(seed)
        assert not list(remarks(scene_of(evening.table)))
        evening.pause()
        assert not list(remarks(scene_of(evening.table, OLA_IS_HERE, evening.now)))


def test_who_stands_in_for_somebody_does_not_speak_for_them() -> None:
    for seed in SEEDS:
        evening = revealed(seed)
        evening.do(None, StandIn("s1"))
        assert "s1" not in {
            seat for _, seat in remarks(scene_of(evening.table, OLA_IS_HERE, evening.now))
        }


def test_everybody_speaks_once_and_in_the_next_round_again() -> None:
    said = 0
    for seed in SEEDS:
        scene = scene_of(revealed(seed).table, OLA_IS_HERE, NOON + seed)
        for _, seat in list(remarks(scene)):
            said += 1
            scene = replace(scene, pacing=spoke(scene.pacing, seat))
            assert seat not in {other for _, other in remarks(scene)}
    assert said
    evening = revealed(1)
    before = evening.table
    change = Change(evening.do("s1", GoOn()), before, evening.table)
    pacing = spoke(scene_of(before).pacing, "s2")
    pacing = gone_on(pacing, change, anyone_here=True, now=NOON)
    assert pacing.spoken == frozenset()


def test_what_was_not_said_in_time_is_left_unsaid() -> None:
    """A table that wakes later does not talk of a round that is long over."""
    for seed in SEEDS:
        table = revealed(seed).table
        assert table.show is not None
        late = table.show.ends + LATE + 10.0
        assert not list(remarks(scene_of(table, OLA_IS_HERE, late, NOON)))


def test_there_is_a_word_at_the_end() -> None:
    said = 0
    for seed in SEEDS:
        evening = revealed(seed)
        evening.end()
        assert evening.phase is Phase.OVER
        found = list(remarks(scene_of(evening.table, OLA_IS_HERE, evening.now)))
        assert all(at > evening.now + PODIUM for at, _ in found)
        said += len(found)
    assert said
