"""Tournaments: every pairing at every size of table, seats rotated, over all cores.

At a table of two kinds of players, half of the seats are of each; who sits where changes from game
to game. Beside the pairings, all kinds meet at mixed tables.
"""

import os
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from pathlib import Path
from typing import Final

from msgspec import Struct

from pinxit.players.random import pick_several
from pinxit.rules import Card, decide, find_edition
from pinxit.rules.events import RoundRevealed
from pinxit.rules.game import Reveal

from .contestants import library_of, roster
from .ledger import Deeds, deeds_of
from .simulate import play, seed_of, start

MIXED: Final = "mixed"
AT_ONCE: Final = 4  # games that a process plays before it reports


class Plan(Struct, frozen=True, kw_only=True):
    """What a tournament is played with."""

    players: tuple[str, ...]
    sizes: tuple[int, ...] = (4, 6)
    games: int = 100  # of each pairing and size, and as many mixed ones for each size
    language: str = "en"
    edition: str = "dixit"
    deck: Path | None = None  # None: the base deck
    seed: str = "0"


class Match(Struct, frozen=True, kw_only=True):
    """One game that is to be played: who sits where."""

    number: int
    group: str  # the two who meet, or "mixed"
    seats: tuple[str, ...]


class Played(Struct, frozen=True, kw_only=True):
    """How one game went, seat by seat."""

    number: int
    group: str
    seats: tuple[str, ...]  # who sat where
    scores: tuple[int, ...]
    deeds: tuple[Deeds, ...]
    reveals: tuple[Reveal, ...]


def check(plan: Plan) -> None:
    """Raise the reason why a tournament cannot be played, before anything is."""
    cards = tuple(library_of(plan.deck).cards)
    for size in plan.sizes:
        decide(None, None, start(find_edition(plan.edition), size, cards, plan.seed))


def matches(plan: Plan) -> Iterator[Match]:
    """Yield all games of a tournament."""
    number = 0
    for size in plan.sizes:
        for one, other in combinations(plan.players, 2):
            for game in range(plan.games):
                number += 1
                seats = _halves(one, other, size, game)
                yield Match(number=number, group=f"{one} × {other}", seats=seats)
        for game in range(plan.games if len(plan.players) > 2 else 0):
            number += 1
            seats = _mixed(plan.players, size, f"{plan.seed}/{size}/{game}")
            yield Match(number=number, group=MIXED, seats=seats)


def _halves(one: str, other: str, size: int, game: int) -> tuple[str, ...]:
    """Seat two kinds by turns; where one has a seat more, the other has it in the next game."""
    both = (one, other) if game % 2 == 0 else (other, one)
    return tuple(both[seat % 2] for seat in range(size))


def _mixed(players: Sequence[str], size: int, label: str) -> tuple[str, ...]:
    """Seat all kinds in any order, each as often as the others, as far as it goes."""
    rng = random.Random(label)  # noqa: S311 (repeatable, not secret)
    often, rest = divmod(size, len(players))
    seats = [*players] * often + [*pick_several(players, rest, rng)]
    return pick_several(seats, size, rng)


def played(plan: Plan, processes: int | None = None) -> Iterator[Played]:
    """Play all games of a tournament; they come as they are done, and are the same every time."""
    check(plan)
    todo = list(matches(plan))
    chunks = [todo[start : start + AT_ONCE] for start in range(0, len(todo), AT_ONCE)]
    processes = processes or os.cpu_count() or 1
    if processes == 1:
        for chunk in chunks:
            yield from _play_all(plan, chunk)
        return
    with ProcessPoolExecutor(processes) as pool:
        for done in pool.map(_play_all, [plan] * len(chunks), chunks):
            yield from done


def _play_all(plan: Plan, chunk: Sequence[Match]) -> list[Played]:
    return [play_match(plan, match) for match in chunk]


def play_match(plan: Plan, match: Match) -> Played:
    """Play one game."""
    cards: tuple[Card, ...] = tuple(library_of(plan.deck).cards)
    seed = seed_of(plan.seed, match.number)
    begin = start(find_edition(plan.edition), len(match.seats), cards, seed)
    everyone = roster(plan.deck)
    players = {
        seat: everyone.player(kind, plan.language)
        for seat, kind in zip(begin.seats, match.seats, strict=True)
    }
    moves = list(play(begin, players))
    reveals = tuple(
        event.reveal for move in moves for event in move.events if isinstance(event, RoundRevealed)
    )
    game = moves[-1].game
    deeds = deeds_of(game, reveals)
    return Played(
        number=match.number,
        group=match.group,
        seats=match.seats,
        scores=tuple(game.scores[seat] for seat in begin.seats),
        deeds=tuple(deeds[seat] for seat in begin.seats),
        reveals=reveals,
    )
