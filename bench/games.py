"""How fast the rules are: whole games a second, where the time goes, and long games.

Machines differ and are shared, so what counts are the ratios within one run: a step against the
calibration loop, and the thousandth round against the first. `--profile` shows the functions.
"""

import argparse
import cProfile
import itertools
import pstats
import random
import statistics
import time
from collections.abc import Callable
from functools import partial

from pinxit.arena.simulate import play, seed_of, start
from pinxit.decks import numbered
from pinxit.players import NOTHING, RandomPlayer
from pinxit.players.random import pick
from pinxit.rules import EDITIONS, Phase, decide, fold, legal, view_for, with_house_rules

CARDS = numbered()
CHOOSE = RandomPlayer()
REPEATS = 5


def main() -> None:
    """Print all measures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=150, help="games in each repeat")
    parser.add_argument("--profile", action="store_true", help="show where the time goes")
    options = parser.parse_args()
    if options.profile:
        profile(options.games)
        return
    unit = _median(_calibration)
    print(f"calibration loop (100,000 additions): {unit * 1000:.1f} ms\n")
    games_a_second(options.games, unit)
    where_the_time_goes(options.games)
    long_game()


def games_a_second(games: int, unit: float) -> None:
    """Measure whole random games of six players, views and options included."""
    print("random games of six, one core      games/s   µs/command   commands per calibration")
    for name in EDITIONS:
        commands = sum(_play(name, number) for number in range(games))
        seconds = _median(partial(_play_all, name, games))
        print(
            f"  {name:<28} {games / seconds:>10.0f} {seconds / commands * 1e6:>11.1f}"
            f" {unit / (seconds / commands):>17.0f}"
        )


def where_the_time_goes(games: int) -> None:
    """Split a command's cost into its parts, on the same positions."""
    parts = dict.fromkeys(("view_for", "legal", "choose", "decide", "fold"), 0.0)
    clock = time.perf_counter
    for number in range(games):
        rng = random.Random(number)  # noqa: S311 (nothing is at stake)
        game = fold(decide(None, None, start(EDITIONS["dixit"], 6, CARDS, str(number))))
        while game.phase is not Phase.OVER:
            seat = pick(game.round.awaited or game.seats, rng)
            marks = [clock()]
            view = view_for(game, seat)
            marks.append(clock())
            options = legal(game, seat)
            marks.append(clock())
            command = CHOOSE(view, options, NOTHING, rng)
            marks.append(clock())
            events = decide(game, seat, command)
            marks.append(clock())
            game = fold(events, game)
            marks.append(clock())
            for part, (before, after) in zip(parts, itertools.pairwise(marks), strict=True):
                parts[part] += after - before
    total = sum(parts.values())
    print("\nwhere the time of a command goes")
    for part, seconds in parts.items():
        print(f"  {part:<10} {seconds / total:>5.0%}")


def long_game() -> None:
    """Play to 3,000 points: the thousandth round must cost what the first did."""
    edition = with_house_rules(EDITIONS["dixit"], {"target": 3000})
    early, late, rounds = [], [], 0
    for repeat in range(REPEATS):
        marks = [time.perf_counter()]
        number = 1
        for move in play(start(edition, 6, CARDS, f"long {repeat}"), CHOOSE):
            if move.game.round.number > number:
                number = move.game.round.number
                marks.append(time.perf_counter())
        costs = [after - before for before, after in itertools.pairwise(marks)]
        early.append(statistics.median(costs[:200]))
        late.append(statistics.median(costs[-200:]))
        rounds = max(rounds, len(costs))
    ratio = statistics.median(late) / statistics.median(early)
    print(f"\na game to 3,000 points: up to {rounds} rounds")
    print(f"  a round among the last 200 ÷ one among the first 200: {ratio:.2f}")


def profile(games: int) -> None:
    """Show which functions take the time."""
    profiler = cProfile.Profile()
    profiler.runcall(_play_all, "dixit", games)
    pstats.Stats(profiler).sort_stats("tottime").print_stats(25)


def _play(name: str, number: int) -> int:
    begin = start(EDITIONS[name], 6, CARDS, seed_of("bench", number))
    return sum(1 for _ in play(begin, CHOOSE))


def _play_all(name: str, games: int) -> None:
    for number in range(games):
        _play(name, number)


def _calibration() -> None:
    total = 0
    for number in range(100_000):
        total += number


def _median(work: Callable[[], object]) -> float:
    times = []
    for _ in range(REPEATS):
        before = time.perf_counter()
        work()
        times.append(time.perf_counter() - before)
    return statistics.median(times)


if __name__ == "__main__":
    main()
