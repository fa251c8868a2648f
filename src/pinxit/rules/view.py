"""The one door for secrets: what a seat may know, added up from nothing.

Secret are the others' hands, the pile's order, who laid which card and who voted for what until
the reveal, and the seed until the game is over. `tests/rules/test_secrets.py` proves it by twins:
games that differ only in what a seat may not know look the same to it.

Whoever needs only a part of a view builds that part, here, too: after most moves nothing else has
changed.
"""

from msgspec import Struct

from .clues import Clue
from .editions import Edition, Numbers
from .game import Card, End, Game, Phase, Reveal, Seat, Void


class SeatView(Struct, frozen=True, gc=False):
    """What everyone knows about a seat."""

    seat: Seat
    score: int
    cards: int  # how many are in the hand
    newcomer: bool  # waits to be dealt in


class Piles(Struct, frozen=True, gc=False):
    """How many cards are where."""

    hands: dict[Seat, int]
    pile: int
    discards: int


class Waiting(Struct, frozen=True, gc=False):
    """Whom the table waits for, and who has done what; never what they chose."""

    awaited: tuple[Seat, ...]
    laid_by: tuple[Seat, ...]
    voted: tuple[Seat, ...]
    clue_open: bool  # may its wording still be mended?


class RoundView(Struct, frozen=True, gc=False):
    """The round that is being played."""

    number: int
    phase: Phase
    storyteller: Seat | None
    next_teller: Seat | None
    clue: Clue | None
    void: Void | None  # what became of the one before, if it came to nothing


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
    round_, waiting = game.round, waiting_in(game)
    return View(
        phase=game.phase,
        edition=game.edition,
        seed_hash=game.seed_hash,
        seed=game.seed if game.phase is Phase.OVER else None,
        seats=seats_in(game),
        pile=len(game.pile),
        discards=len(game.discards),
        round=round_.number,
        numbers=round_.numbers,
        storyteller=round_.storyteller,
        next_teller=game.next_teller,
        awaited=waiting.awaited,
        clue=round_.clue,
        clue_open=waiting.clue_open,
        laid_by=waiting.laid_by,
        board=round_.board,
        voted=waiting.voted,
        last_reveal=game.last_reveal,
        last_void=game.last_void,
        ending=game.ending,
        winners=game.winners,
        mine=mine_for(game, seat),
    )


def seats_in(game: Game) -> tuple[SeatView, ...]:
    """Build what everyone knows about the seats."""
    return tuple(
        [SeatView(s, game.scores[s], len(game.hands[s]), s in game.newcomers) for s in game.seats]
    )


def piles_in(game: Game) -> Piles:
    """Count the cards that everyone sees from behind."""
    hands = {seat: len(game.hands[seat]) for seat in game.seats}
    return Piles(hands, len(game.pile), len(game.discards))


def round_in(game: Game) -> RoundView:
    """Build what everyone knows about the round."""
    now = game.round
    return RoundView(
        now.number, game.phase, now.storyteller, game.next_teller, now.clue, game.last_void
    )


def waiting_in(game: Game) -> Waiting:
    """Build what everyone knows about who has to do something and who has done it."""
    round_ = game.round
    return Waiting(
        awaited=round_.awaited,
        laid_by=tuple([s for s in round_.players if s in round_.laid]),
        voted=tuple([s for s in round_.players if s in round_.votes]),
        clue_open=round_.clue_open,
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
