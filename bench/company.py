"""How evenings with our computer players wear: what they tell, and what was heard before.

`rematches` plays game after game at one table, where nothing is told twice; `tables` goes to a new
table for each game, as the same people do on other evenings. Counted are the stories that somebody
wrote who saw the picture, how many of all that are written have been told, how many had been heard
before, and how many were found by all or by none. All sit with computers only, who hear by words
alone: what people hear, a panel has to say.
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import cycle, islice

from msgspec import Struct

from pinxit.arena.contestants import library_of, roster
from pinxit.arena.simulate import play, seed_of, start
from pinxit.players import NOTHING, remember_all
from pinxit.players.memory import heard_as
from pinxit.players.strength import Strength
from pinxit.players.words.lexicon import HEARD
from pinxit.rules import EDITIONS
from pinxit.rules.events import RoundRevealed
from pinxit.rules.game import Reveal

OURS = ("owl", "fox", "bear")
CHUNK = 20  # games of which a share is told


class Told(Struct, frozen=True):
    """One story, as it went."""

    clue: str  # how it looks
    written: bool  # at the card that it was told to
    all_found: bool
    none_found: bool


def main() -> None:
    """Measure one thing or the other, in one language or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("rematches", "tables"), nargs="?", default="tables")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--language", choices=HEARD, action="append")
    parser.add_argument("--strength", choices=[str(one) for one in Strength], default="fair")
    parser.add_argument("--seed", default="company")
    options = parser.parse_args()
    measure = rematches if options.what == "rematches" else tables
    for language in options.language or HEARD:
        told = measure(language, options.games, options.seats, options.strength, options.seed)
        report(language, told)


def rematches(language: str, games: int, seats: int, strength: str, seed: str) -> list[list[Told]]:
    """Play on at one table: all remember what was said."""
    cards, everyone = library_of().dealt, roster()
    memory, told = NOTHING, []
    for number in range(games):
        begin = start(EDITIONS["dixit"], seats, cards, seed_of(seed, number))
        kinds = islice(cycle(OURS), number, number + seats)
        players = {
            seat: everyone.player(f"{kind}-{strength}", language)
            for seat, kind in zip(begin.seats, kinds, strict=True)
        }
        moves = list(play(begin, players, memory))
        events = [event for move in moves for event in move.events]
        memory = remember_all(events, memory)
        told.append([_told(e.reveal, language) for e in events if isinstance(e, RoundRevealed)])
    return told


def tables(language: str, games: int, seats: int, strength: str, seed: str) -> list[list[Told]]:
    """Play each game at a table of its own."""
    alone = partial(_alone, language, seats, strength, seed)
    with ProcessPoolExecutor() as pool:
        return list(pool.map(alone, range(games), chunksize=4))


def _alone(language: str, seats: int, strength: str, seed: str, number: int) -> list[Told]:
    return rematches(language, 1, seats, strength, f"{seed} {number}")[0]


def _told(reveal: Reveal, language: str) -> Told:
    (card,) = reveal.laid[reveal.storyteller]
    texts = library_of().card(card).texts.get(language)
    clue = heard_as(reveal.clue.text)
    found = [card in votes for votes in reveal.votes.values()]
    written = texts is not None and clue in map(heard_as, texts.associations)
    return Told(clue, written, all(found), not any(found))


def report(language: str, games: list[list[Told]]) -> None:
    """Say how evenings went, some games at a time."""
    everything = set(_all_written(language))
    heard: set[str] = set()
    for first in range(0, len(games), CHUNK):
        some = [one for game in games[first : first + CHUNK] for one in game]
        again = 0
        for one in some:
            again += one.clue in heard
            heard.add(one.clue)
        told = len(heard & everything) / len(everything)
        print(
            f"{language}  games {first + 1:3}–{min(first + CHUNK, len(games)):3}:"
            f" {len(some):3} stories,"
            f" {_part(some, 'written')} written, {again / len(some):4.0%} heard before,"
            f" found by all {_part(some, 'all_found')}, by none {_part(some, 'none_found')};"
            f" told of all that is written {told:4.0%}",
            flush=True,
        )


def _part(some: list[Told], what: str) -> str:
    return f"{sum(getattr(one, what) for one in some) / len(some):4.0%}"


def _all_written(language: str) -> Iterator[str]:
    for written in map(library_of().card, library_of().dealt):
        if language in written.texts:
            yield from map(heard_as, written.texts[language].associations)


if __name__ == "__main__":
    main()
