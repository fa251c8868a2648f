"""The conformance suite: ours pass it, and it finds fault with those who play foul."""

import random
from collections.abc import Mapping
from itertools import count

import pytest
from msgspec.structs import replace

from pinxit.arena.contestants import OTHERS
from pinxit.players import Choose, Maker, Memory, RandomPlayer
from pinxit.players.conformance import Unfit, base_library, check
from pinxit.players.library import Library
from pinxit.players.ours import our_players
from pinxit.rules import Clue, View
from pinxit.rules.commands import AnyMove, Give, Tell, Vote
from pinxit.rules.legal import AnyOption
from tests.at_length import times

ONE_TABLE = (("dixit", 4),)
ALL_MAKERS = {**our_players(), "letters": OTHERS["letters"]}
HONEST = RandomPlayer(("a clue", "another"))


def always(choose: Choose) -> Maker:
    """Make this one player, for whichever cards and language."""
    return lambda _library, _language: choose


@pytest.mark.parametrize(
    ("name", "language", "tables"),
    [
        # All think alike but for their manner: of three, the owl plays; at length, the bear, too.
        ("bear", "en", times((("odyssey", 7),), (("dixit", 3), ("odyssey", 7)))),
        ("owl", "en", (("classic", 3), ("odyssey-2011", 7))),
        ("fox", "en", (("dixit", 6), ("odyssey", 4))),
        ("letters", "uk", (("odyssey-2011", 7),)),
    ],
)
def test_ours_are_fit_to_play(
    name: str, language: str, tables: tuple[tuple[str, int], ...]
) -> None:
    assert check(ALL_MAKERS[name], languages=(language,), tables=tables) > 100


def test_a_random_player_is_fit_to_play_at_every_table() -> None:
    assert check(OTHERS["random"], languages=("en",)) > 500


@pytest.mark.parametrize(
    ("kind", "foul"),
    [
        (Tell, {"card": "base/no-such-card"}),
        (Tell, {"clue": Clue("")}),
        (Tell, {"clue": Clue("x" * 1000)}),
        (Give, {"cards": ()}),
        (Give, {"cards": ("base/no-such-card",)}),
        (Vote, {"cards": ()}),
        (Vote, {"cards": ("base/no-such-card",)}),
    ],
)
def test_whoever_plays_what_is_not_allowed_is_unfit(
    kind: type[AnyMove], foul: Mapping[str, object]
) -> None:
    def choose(
        view: View, options: tuple[AnyOption, ...], memory: Memory, rng: random.Random
    ) -> AnyMove:
        command = HONEST(view, options, memory, rng)
        return replace(command, **foul) if isinstance(command, kind) else command

    with pytest.raises(Unfit, match=f"{kind.__name__}.* is none of"):
        check(always(choose), languages=("en",), tables=ONE_TABLE)


def test_whoever_votes_for_an_own_card_is_unfit() -> None:
    def choose(
        view: View, options: tuple[AnyOption, ...], memory: Memory, rng: random.Random
    ) -> AnyMove:
        command = HONEST(view, options, memory, rng)
        if isinstance(command, Vote) and view.mine is not None:
            return Vote(view.mine.laid)
        return command

    with pytest.raises(Unfit, match=r"Vote.* is none of"):
        check(always(choose), languages=("en",), tables=ONE_TABLE)


def test_whoever_has_chance_of_its_own_is_unfit() -> None:
    own = random.Random(7)

    def choose(
        view: View, options: tuple[AnyOption, ...], memory: Memory, rng: random.Random
    ) -> AnyMove:
        del rng
        return HONEST(view, options, memory, own)

    with pytest.raises(Unfit, match="Asked twice"):
        check(always(choose), languages=("en",), tables=ONE_TABLE)


def test_whoever_keeps_count_is_unfit() -> None:
    asked = count()

    def choose(
        view: View, options: tuple[AnyOption, ...], memory: Memory, rng: random.Random
    ) -> AnyMove:
        command = HONEST(view, options, memory, rng)
        if isinstance(command, Tell):
            return replace(command, clue=Clue(f"clue {next(asked)}"))
        return command

    with pytest.raises(Unfit, match="Asked twice"):
        check(always(choose), languages=("en",), tables=ONE_TABLE)


def test_whoever_is_somebody_else_each_time_is_unfit() -> None:
    made = count()

    def make(library: Library, language: str) -> Choose:
        return RandomPlayer((f"{len(library.cards)} cards in {language}, by {next(made)}",))

    with pytest.raises(Unfit, match="Made anew"):
        check(make, languages=("en",), tables=ONE_TABLE)


class Slow:
    """Takes its time, by a clock of its own: for the first round, and for every later one."""

    def __init__(self, first: float, later: float) -> None:
        self.now = 0.0
        self._first = first
        self._later = later

    def __call__(
        self, view: View, options: tuple[AnyOption, ...], memory: Memory, rng: random.Random, /
    ) -> AnyMove:
        self.now += self._first if view.round == 1 else self._later
        return HONEST(view, options, memory, rng)

    def check(self, seconds: float) -> int:
        return check(
            always(self),
            languages=("en",),
            tables=ONE_TABLE,
            seconds=seconds,
            clock=lambda: self.now,
        )


def test_whoever_is_slow_is_unfit() -> None:
    with pytest.raises(Unfit, match=r"takes 1\.00 s"):
        Slow(1, 1).check(seconds=0.9)
    assert Slow(1, 1).check(seconds=1.1)


def test_a_player_may_take_its_time_to_read_the_cards() -> None:
    assert Slow(3600, 0).check(seconds=0.1)


def test_a_suite_is_run_in_each_language_that_is_asked_for() -> None:
    heard = []

    def make(library: Library, language: str) -> Choose:
        assert set(library.cards) == set(base_library().cards)
        heard.append(language)
        return HONEST

    check(make, languages=("ro", "cs"), tables=ONE_TABLE)
    assert set(heard) == {"ro", "cs"}
