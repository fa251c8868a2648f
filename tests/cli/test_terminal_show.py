"""The game in a terminal holds a reveal back until its show is over, as every screen does."""

from collections.abc import Callable
from typing import cast

import pytest
from msgspec.structs import replace

from pinxit.cli.terminal.game import A_DAY, TerminalGame
from pinxit.cli.terminal.screen import Words, podium, told, was_told
from pinxit.client import Client
from pinxit.protocol.sections import ClockSection, GameSection, Sections
from pinxit.rules import EDITIONS, Clue, End, Medium, Reveal
from pinxit.table.played import Act, Played
from pinxit.table.show import Show
from tests.table.reveals import reveal

NOON = 1_000_000.0
ROUND: Reveal = reveal({"A": 1, "b": 1, "c": 1, "d": 0})


class Elsewhere:
    """A client to whom something happens while it waits, or nothing."""

    def __init__(self, *happens: Sections) -> None:
        self.view = _view(Show(NOON, 13_100))
        self.waited: list[float] = []
        self._happens = list(happens)

    async def until(self, holds: Callable[[], object], seconds: float) -> None:
        self.waited.append(seconds)
        if not self._happens:
            raise TimeoutError
        self.view = self._happens.pop(0)
        assert holds()


def _view(show: Show | None, now: float = NOON) -> Sections:
    clock = ClockSection(deadline=None, time_left=None, now=now, show=show)
    return Sections(reveal=ROUND, clock=clock, scores=(), sitters=())


def game_of(client: Elsewhere) -> TerminalGame:
    return TerminalGame(cast("Client", client), Words("s1", {}))


async def test_it_waits_for_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    client = Elsewhere()
    game = game_of(client)
    await game._sit_through()
    assert client.waited == [pytest.approx(13.1)]
    assert "found it" not in capsys.readouterr().out
    game._look()
    assert "Some found it" in capsys.readouterr().out
    await game._sit_through()
    assert len(client.waited) == 1  # once is enough


async def test_it_waits_no_longer_than_the_host_wants() -> None:
    skipped = _view(Show(NOON - 8, 13_100, skipped=True), NOON + 2)
    client = Elsewhere(skipped)
    await game_of(client)._sit_through()
    assert client.waited == [pytest.approx(13.1), pytest.approx(3.1)]


async def test_it_waits_through_a_pause() -> None:
    held, on = Show(NOON, 13_100, held=NOON + 4), Show(NOON + 60, 13_100)
    client = Elsewhere(_view(held, NOON + 4), _view(on, NOON + 64))
    await game_of(client)._sit_through()
    assert client.waited == [pytest.approx(13.1), A_DAY, pytest.approx(9.1)]


async def test_it_goes_on_with_the_others() -> None:
    client = Elsewhere(_view(None))
    await game_of(client)._sit_through()
    assert client.waited == [pytest.approx(13.1)]


async def test_where_there_is_no_show_it_does_not_wait() -> None:
    client = Elsewhere()
    client.view = replace(client.view, clock=ClockSection(deadline=None, time_left=None, now=NOON))
    await game_of(client)._sit_through()
    assert client.waited == []


def test_it_says_what_was_done_for_whom(capsys: pytest.CaptureFixture[str]) -> None:
    client = Elsewhere()
    done = (Played("s1", 1, Act.GAVE), Played("b", 1, Act.VOTED), Played("c", 2, Act.VOTED))
    client.view = replace(client.view, played_for=done)
    game_of(client)._look()
    said = capsys.readouterr().out
    assert "The computer chose what to give in your place." in said
    assert "The computer voted in place of b." in said
    assert "place of c" not in said


def test_where_nobody_has_won_it_says_so() -> None:
    game = GameSection(
        number=1,
        edition=EDITIONS["dixit"],
        seed_hash="",
        seed="",
        ending=End.HOST,
        winners=(),
    )
    assert "Nobody won." in "".join(podium(Words("s1", {}), game, ()))


def test_it_says_who_says_the_clue_aloud() -> None:
    words = Words("s1", {})
    words.names = {"s2": "Ada"}
    assert told(words, "s2", Clue("", Medium.SPOKEN)) == "Ada says the clue aloud"
    assert told(words, "s1", Clue("", Medium.SPOKEN)) == "You say the clue aloud"
    assert told(words, "s2", Clue("sea", Medium.SPOKEN)) == "Ada says the clue aloud: “sea”"
    assert told(words, "s2", Clue("sea")) == "Ada tells: “sea”"
    assert was_told(words, "s2", Clue("", Medium.SPOKEN)) == "Ada said the clue aloud"
    assert told(words, "s2", Clue("", Medium.SOUND)) == "Ada sings the clue"
    assert told(words, "s1", Clue("sea", Medium.MIME)) == "You mime the clue: “sea”"
    assert was_told(words, "s2", Clue("", Medium.DRAWING)) == "Ada drew the clue"
    assert was_told(words, "s2", Clue("sea", Medium.DRAWING)) == "Ada told “sea”"
    assert was_told(words, "s2", Clue("sea")) == "Ada told “sea”"
