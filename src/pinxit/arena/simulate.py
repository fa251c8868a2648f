"""Playing whole games with computer players."""

import random
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from hashlib import sha256

from msgspec import Struct
from msgspec.structs import replace

from pinxit.players import NOTHING, Choose, Memory, remember_all
from pinxit.players.random import pick
from pinxit.rules import Edition, Game, Phase, Seat, decide, fold, legal, view_for
from pinxit.rules.commands import AnyCommand, Start
from pinxit.rules.course import Events
from pinxit.rules.editions import First


class Result(Struct, frozen=True):
    """How a game went."""

    game: int
    seed: str
    rounds: int
    scores: dict[Seat, int]
    winners: tuple[Seat, ...]
    reshuffles: int
    commands: int


class Move(Struct, frozen=True):
    """A command that was accepted, what it brought about, and the game after it."""

    seat: Seat | None  # None: the game began
    command: AnyCommand
    events: Events
    game: Game


def start(edition: Edition, players: int, cards: tuple[str, ...], seed: str) -> Start:
    """Set up a game between seats "1", "2", "3" …; where a host chooses, the first one tells."""
    seats = tuple(str(number) for number in range(1, players + 1))
    first = seats[0] if edition.first is First.HOST else None
    return Start(edition=edition, seats=seats, cards=cards, seed=seed, first=first)


def play(
    begin: Start,
    choose: Choose | Mapping[Seat, Choose],
    memory: Memory = NOTHING,
    people: AbstractSet[Seat] = frozenset(),
) -> Iterator[Move]:
    """Play a game to its end, each seat by its own player; the same start gives the same game.

    `memory` is what is remembered of games before it. Nobody is there, but the players take those
    at some seats for `people`.
    """
    players = choose if isinstance(choose, Mapping) else dict.fromkeys(begin.seats, choose)
    rng = random.Random(f"{begin.seed}:players")  # noqa: S311 (nothing is at stake)
    move = _accepted(None, None, begin)
    memory = remember_all(move.events, replace(memory, computers=frozenset(begin.seats) - people))
    yield move
    while move.game.phase is not Phase.OVER:
        game = move.game
        # People do not act in the order of seats, so neither do these.
        seat = pick(game.round.awaited or game.seats, rng)
        command = players[seat](view_for(game, seat), legal(game, seat), memory, rng)
        move = _accepted(game, seat, command)
        memory = remember_all(move.events, memory)
        yield move


def result(number: int, commands: int, game: Game) -> Result:
    """Sum a finished game up."""
    return Result(
        game=number,
        seed=game.seed,
        rounds=game.round.number,
        scores={seat: game.scores[seat] for seat in game.seats},
        winners=game.winners,
        reshuffles=game.reshuffles,
        commands=commands,
    )


def seed_of(series: str, number: int) -> str:
    """Return the seed of one game in a series; neighbours have nothing in common."""
    return sha256(f"{series}/{number}".encode()).hexdigest()


def _accepted(game: Game | None, seat: Seat | None, command: AnyCommand) -> Move:
    events = decide(game, seat, command)
    return Move(seat, command, events, fold(events, game))
