"""The one door for secrets: what a seat may know, added up from nothing.

Secret are the others' hands, the pile's order, who laid which card and who voted for what until
the reveal, and the seed until the game is over. `tests/rules/test_secrets.py` proves it by twins:
games that differ only in what a seat may not know look the same to it.
"""

from msgspec import Struct

from .editions import Edition, Numbers
from .game import Card, Clue, End, Game, Phase, Reveal, Seat, Void


class SeatView(Struct, frozen=True, gc=False):
    """What everyone knows about a seat."""

    seat: Seat
    score: int
    cards: int  # how many are in the hand
    newcomer: bool  # waits to be dealt in


class Mine(Struct, frozen=True, gc=False):
    """What a seat alone knows."""

    seat: Seat
    hand: tuple[Card, ...]
    laid: tuple[Card, ...]
    votes: tuple[Card, ...]


class View(Struct, frozen=True, gc=False, kw_only=True):
    """A game as one seat, or a spectator, sees it."""

    phase: Phase
    edition: Edition
    seed_hash: str
    seed: str | None
    seats: tuple[SeatView, ...]
    pile: int
    discards: int
    round: int
    numbers: Numbers
    storyteller: Seat | None
    next_teller: Seat | None
    awaited: tuple[Seat, ...]
    clue: Clue | None
    clue_open: bool
    laid_by: tuple[Seat, ...]  # who has laid, not what
    board: tuple[Card, ...]
    voted: tuple[Seat, ...]  # who has voted, not for what
    last_reveal: Reveal | None  # public by definition, kept until the next one
    last_void: Void | None
    ending: End | None
    winners: tuple[Seat, ...]
    mine: Mine | None


def view_for(game: Game, seat: Seat | None) -> View:
    """Build what `seat` may know (None, or nobody of this game: a spectator)."""
    round_ = game.round
    return View(
        phase=game.phase,
        edition=game.edition,
        seed_hash=game.seed_hash,
        seed=game.seed if game.phase is Phase.OVER else None,
        seats=tuple(
            [
                SeatView(s, game.scores[s], len(game.hands[s]), s in game.newcomers)
                for s in game.seats
            ]
        ),
        pile=len(game.pile),
        discards=len(game.discards),
        round=round_.number,
        numbers=round_.numbers,
        storyteller=round_.storyteller,
        next_teller=game.next_teller,
        awaited=round_.awaited,
        clue=round_.clue,
        clue_open=round_.clue_open,
        laid_by=tuple([s for s in round_.players if s in round_.laid]),
        board=round_.board,
        voted=tuple([s for s in round_.players if s in round_.votes]),
        last_reveal=game.last_reveal,
        last_void=game.last_void,
        ending=game.ending,
        winners=game.winners,
        mine=mine_for(game, seat),
    )


def mine_for(game: Game, seat: Seat | None) -> Mine | None:
    """Build what `seat` alone knows; None for spectators."""
    if seat is None or seat not in game.seats:
        return None
    hand, round_ = game.hands[seat], game.round
    if seat not in round_.players:
        # Somebody who left and came back does not get back what they laid before.
        return Mine(seat, hand, (), ())
    return Mine(seat, hand, round_.laid.get(seat, ()), round_.votes.get(seat, ()))
