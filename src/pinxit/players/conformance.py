"""What every computer player must do: a suite to be run on one's own.

    from pinxit.players.conformance import check

    def test_my_player() -> None:
        check(make)                       # make(library, language) → Choose

It plays whole games by several editions and numbers of players with nobody but this player, and
raises `Unfit` with a sentence at the first thing that is wrong: a move that is not legal, an answer
that is not the same when asked again, that depends on a secret, or that takes too long.
"""

import random
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.resources import as_file, files
from typing import Final

from msgspec.structs import replace

from pinxit.decks.package import load
from pinxit.rules import EDITIONS, Card, Edition, Game, Phase, Seat, decide, fold, legal, view_for
from pinxit.rules.commands import AnyMove, Start
from pinxit.rules.legal import AnyOption, MayLeave, allows
from pinxit.rules.view import View

from .library import Library
from .memory import NOTHING, Memory, remember_all
from .port import Choose
from .roster import Maker

SECONDS: Final = 0.5  # of processor time for a move, on average; ours take a few thousandths
TABLES: Final = (("dixit", 3), ("dixit", 4), ("classic", 6), ("odyssey", 7), ("odyssey-2011", 12))
ROUNDS: Final = 4  # of each game: enough to remember something


class Unfit(AssertionError):
    """A player does what no player may."""


def check(
    make: Maker,
    *,
    languages: Sequence[str] = ("en", "uk"),
    tables: Sequence[tuple[str, int]] = TABLES,
    seconds: float = SECONDS,
    clock: Callable[[], float] = time.process_time,
) -> int:
    """Try a player at several tables; return how many moves it made, or raise `Unfit`."""
    library = base_library()
    moves = 0
    for language in languages:
        choose, again = make(library, language), make(library, language)
        for edition, players in tables:
            for seed in ("conformance", "again"):
                moves += _try(choose, again, EDITIONS[edition], players, f"{seed} {language}")
    _check_time(make(library, languages[0]), seconds, clock)
    return moves


def base_library() -> Library:
    """Return what is written about the cards of the base deck."""
    with as_file(files("pinxit.decks") / "base") as path:
        return Library([load(path)])


@cache
def _base_cards() -> tuple[Card, ...]:
    return tuple(base_library().cards)


def _try(choose: Choose, again: Choose, edition: Edition, players: int, seed: str) -> int:
    moves = 0
    for game, seat, memory in _positions(choose, edition, players, seed):
        moves += 1
        options = _options(game, seat)
        label = f"{seed}:{moves}"
        command = _asked(choose, view_for(game, seat), options, memory, label)
        if not any(allows(option, command) for option in options):
            raise Unfit(f"{command} is none of {options}.")
        if _asked(choose, view_for(game, seat), options, memory, label) != command:
            raise Unfit(f"Asked twice with the same chance, it does not answer {command} again.")
        if _asked(again, view_for(game, seat), options, memory, label) != command:
            raise Unfit(f"Made anew, with the same chance, it does not answer {command} again.")
    return moves


def _positions(
    choose: Choose, edition: Edition, players: int, seed: str
) -> Iterator[tuple[Game, Seat, Memory]]:
    """Yield all moments of a few rounds in which somebody has to move."""
    seats = tuple(f"seat {number}" for number in range(1, players + 1))
    cards = _base_cards()
    events = decide(None, None, Start(edition=edition, seats=seats, cards=cards, seed=seed))
    game, memory = fold(events), remember_all(events, NOTHING)
    rng = random.Random(seed)  # noqa: S311 (a game)
    while game.phase is not Phase.OVER and game.round.number <= ROUNDS:
        waiting = game.round.awaited or game.seats[:1]
        seat = waiting[int(rng.random() * len(waiting))]
        yield game, seat, memory
        command = choose(view_for(game, seat), _options(game, seat), memory, rng)
        events = decide(game, seat, command)
        game, memory = fold(events, game), remember_all(events, memory)


def _options(game: Game, seat: Seat) -> tuple[AnyOption, ...]:
    return tuple(option for option in legal(game, seat) if not isinstance(option, MayLeave))


def _asked(
    choose: Choose, view: View, options: tuple[AnyOption, ...], memory: Memory, label: str
) -> AnyMove:
    """Ask as a server does: with a view that names no seed, whatever the phase."""
    rng = random.Random(label)  # noqa: S311 (a game)
    return choose(replace(view, seed=None), options, memory, rng)


def _check_time(choose: Choose, seconds: float, clock: Callable[[], float]) -> None:
    """Raise unless a move takes a bearable time; the first ones may, to read the cards."""
    spent, moves = 0.0, 0
    for number, (game, seat, memory) in enumerate(_positions(choose, EDITIONS["dixit"], 6, "time")):
        before = clock()
        _asked(choose, view_for(game, seat), _options(game, seat), memory, str(number))
        if game.round.number > 1:
            spent, moves = spent + clock() - before, moves + 1
    if moves and spent / moves > seconds:
        raise Unfit(
            f"A move takes {spent / moves:.2f} s of processor time; {seconds} s are allowed."
        )
