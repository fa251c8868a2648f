"""How our players tell, and how long they think.

`stories` seats one of our characters among listeners of one kind or another, in every language, and
counts how that character's stories fare, with Wilson's 95 % interval. What is measured with our own
listeners alone would flatter, so two of other kinds are there. `decision` measures processor time
at a table of twelve. Who beats whom is the business of `pinxit arena`.
"""

import argparse
import json
import random
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import cycle, islice
from pathlib import Path

from pinxit.arena.contestants import library_of, roster
from pinxit.arena.ledger import Deeds
from pinxit.arena.simulate import start
from pinxit.arena.standings import Share, share
from pinxit.arena.tournament import Match, Plan, Played, play_match
from pinxit.players import NOTHING, remember_all
from pinxit.players.words.lexicon import HEARD
from pinxit.rules import EDITIONS, Phase, decide, fold, legal, view_for

OURS = ("bear", "owl", "fox")
AUDIENCES = {"mixed characters": OURS, "letters only": ("letters",), "sayings only": ("sayings",)}
SIZES = (4, 5, 6)


def main() -> None:
    """Measure one thing or the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("stories", "decision"), nargs="?", default="stories")
    parser.add_argument("--games", type=int, default=12, help="for each kind, size and audience")
    parser.add_argument("--json", type=Path, help="write the figures there, too")
    options = parser.parse_args()
    if options.what == "decision":
        decision()
        return
    figures = stories(options.games)
    if options.json:
        options.json.write_text(json.dumps(figures, indent=1), encoding="utf-8")


def stories(games: int) -> dict[str, object]:
    """Measure how stories fare, by language, audience and teller."""
    figures: dict[str, object] = {}
    for language in HEARD:
        plan = Plan(players=OURS, language=language, seed="stories")
        for name, listeners in AUDIENCES.items():
            told = {kind: Deeds() for kind in OURS}
            with ProcessPoolExecutor() as pool:
                played = list(pool.map(partial(play_match, plan), _tables(listeners, games)))
            for game in played:
                _count(told, game)
            all_told = Deeds()
            for deeds in told.values():
                all_told.add(deeds)
            each = {kind: _success(deeds) for kind, deeds in told.items()}
            cells = "  ".join(f"{kind} {_shown(found)}" for kind, found in each.items())
            print(
                f"{language}  {name:18} all {_shown(_success(all_told))}"
                f"  plain {all_told.told_plainly / all_told.told:4.0%}"
                f"  dark {all_told.told_darkly / all_told.told:4.0%}   {cells}",
                flush=True,
            )
            figures[f"{language} {name}"] = {
                "stories": all_told.told,
                "all": _success(all_told).value,
                **{kind: found.value for kind, found in each.items()},
            }
    return figures


def _tables(listeners: tuple[str, ...], games: int) -> Iterator[Match]:
    """Seat each of our kinds once among others; only its own stories will be counted."""
    number = 0
    for kind in OURS:
        for size in SIZES:
            for _ in range(games):
                number += 1
                others = islice(cycle(listeners), number, number + size - 1)
                yield Match(number=number, group=kind, seats=(kind, *others))


def _count(told: dict[str, Deeds], game: Played) -> None:
    told[game.group].add(game.deeds[0])


def _success(deeds: Deeds) -> Share:
    return share(deeds.told_well, deeds.told)


def _shown(found: Share) -> str:
    return f"{found.value:.0%} ({found.low:.0%}–{found.high:.0%})"


def decision() -> None:
    """Measure the processor time of a decision at a table of twelve, by what is decided."""
    everyone = roster()
    cards = library_of().dealt
    for kind in OURS:
        choose = everyone.player(kind, "en")
        begin = start(EDITIONS["odyssey"], 12, cards, "decision")
        events = decide(None, None, begin)
        game, memory = fold(events), remember_all(events, NOTHING)
        spent: dict[str, list[float]] = {}
        rng = random.Random(1)  # noqa: S311 (a game)
        while game.phase is not Phase.OVER and game.round.number < 5:
            seat = (game.round.awaited or game.seats)[0]
            view, options = view_for(game, seat), legal(game, seat)
            before = time.process_time()
            command = choose(view, options, memory, rng)
            if game.round.number > 1:
                spent.setdefault(game.phase, []).append(time.process_time() - before)
            events = decide(game, seat, command)
            game, memory = fold(events, game), remember_all(events, memory)
        shown = "  ".join(
            f"{phase} {1000 * sum(times) / len(times):.1f} ms (most {1000 * max(times):.0f})"
            for phase, times in spent.items()
        )
        print(f"{kind}: {shown}")


if __name__ == "__main__":
    main()
