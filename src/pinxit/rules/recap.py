"""The story of the evening, told from the events: rounds, points, and what people talk about.

Only what has been revealed is told, so the recap of a game that still runs gives nothing away.
"""

from collections.abc import Iterable

from msgspec import Struct

from .awards import Award, awards
from .errors import IllegalMove, Reason
from .events import AnyEvent, GameStarted, RoundRevealed, RoundVoided, SeatJoined
from .evolve import evolve
from .game import End, Game, Phase, Reveal, Seat, Void


class VoidRound(Struct, frozen=True):
    """A round that came to nothing before the vote."""

    round: int
    storyteller: Seat | None
    reason: Void


class Recap(Struct, frozen=True, kw_only=True):
    """An evening, as everyone may know it."""

    edition: str
    house: tuple[str, ...]  # the names of the rules that this table had changed
    seats: tuple[Seat, ...]  # everyone who ever sat here, in the order they came
    left: tuple[Seat, ...]  # those of them who left
    rounds: tuple[Reveal, ...]
    voids: tuple[VoidRound, ...]
    scores: dict[Seat, int]
    ending: End | None  # None: the game still runs
    winners: tuple[Seat, ...]
    seed: str | None  # None: the game still runs
    seed_hash: str
    awards: tuple[Award, ...]


def recap(events: Iterable[AnyEvent]) -> Recap:
    """Tell the story of a game, whether it is over or not."""
    game: Game | None = None
    came: dict[Seat, None] = {}  # a set that keeps its order
    rounds: list[Reveal] = []
    voids: list[VoidRound] = []
    for event in events:
        before, game = game, evolve(game, event)
        match event:
            case GameStarted():
                came = dict.fromkeys(event.seats)
            case SeatJoined():
                came[event.seat] = None
            case RoundRevealed():
                rounds.append(event.reveal)
            case RoundVoided() if before is not None:
                told = before.round
                voids.append(VoidRound(told.number, told.storyteller, event.reason))
            case _:
                pass
    if game is None:
        raise IllegalMove(Reason.NOT_STARTED)
    over = game.phase is Phase.OVER
    return Recap(
        edition=game.edition.id,
        house=game.edition.house,
        seats=tuple(came),
        left=tuple(seat for seat in came if seat not in game.seats),
        rounds=tuple(rounds),
        voids=tuple(voids),
        scores={seat: game.scores[seat] for seat in game.seats},
        ending=game.ending if over else None,
        winners=game.winners,
        seed=game.seed if over else None,
        seed_hash=game.seed_hash,
        awards=awards(rounds),
    )
