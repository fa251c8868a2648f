"""The game as it stands: two frozen records, and what can be read off them.

Everything that a later move may depend on is here and nothing else is, so a game of a thousand
rounds is no larger than a game of one. What happened before is in the events (`recap.py`).
Mappings are never changed in place; their type has no way to.
"""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from .clues import Clue
from .editions import Edition, Numbers, numbers_at
from .scoring import Outcome, Points

Seat = str
Card = str  # "deck/card"

LEAST_PLAYERS = 3  # fewer cannot play a round
LEAST_CARDS = 3  # fewer on the table would be no riddle


class Phase(StrEnum):
    """What the table is doing now."""

    RACE = "race"  # who is first ready with a clue?
    CLUE = "clue"
    GIVE = "give"
    VOTE = "vote"
    REVEAL = "reveal"
    PAUSED = "paused"  # fewer than three are left
    OVER = "over"


class Void(StrEnum):
    """Why a round came to nothing before the vote."""

    STORYTELLER_SILENT = "storyteller_silent"
    STORYTELLER_LEFT = "storyteller_left"
    TOO_FEW_CARDS = "too_few_cards"
    TOO_FEW_PLAYERS = "too_few_players"


class End(StrEnum):
    """Why the game is over."""

    TARGET = "target"
    TURNS = "turns"
    PILE = "pile"
    HOST = "host"


class Reveal(Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True):
    """What everyone learns when a round is over."""

    round: int
    storyteller: Seat
    clue: Clue
    board: tuple[Card, ...]
    laid: Mapping[Seat, tuple[Card, ...]]
    votes: Mapping[Seat, tuple[Card, ...]]
    outcome: Outcome
    points: Mapping[Seat, Points]


class Round(Struct, frozen=True, gc=False, kw_only=True):
    """What lies on the table, and whom it waits for."""

    number: int
    numbers: Numbers  # as of the last refill: somebody may leave or come meanwhile
    players: tuple[Seat, ...]  # who takes part, in the order of turns, less those who left
    awaited: tuple[Seat, ...]  # who may still act in this phase
    storyteller: Seat | None = None
    clue: Clue | None = None
    clue_open: bool = False  # may its wording still be mended?
    laid: Mapping[Seat, tuple[Card, ...]] = {}  # the storyteller's card included
    board: tuple[Card, ...] = ()  # the same cards in their numbered places
    votes: Mapping[Seat, tuple[Card, ...]] = {}


class Game(Struct, frozen=True, gc=False, kw_only=True):
    """All that is true of a game now, secrets included: never to be shown to anyone."""

    edition: Edition
    seed: str
    seed_hash: str
    cards: int  # in all the decks together; none is ever lost
    phase: Phase
    seats: tuple[Seat, ...]  # everyone who is here, in the order of turns
    newcomers: tuple[Seat, ...]  # those of them who have not been dealt in yet
    scores: Mapping[Seat, int]
    turns: Mapping[Seat, int]  # how often it was their turn to tell
    left: Mapping[Seat, int]  # the scores of those who have left, should they come back
    hands: Mapping[Seat, tuple[Card, ...]]
    pile: tuple[Card, ...]  # drawn from the front
    discards: tuple[Card, ...]
    reshuffles: int
    round: Round
    next_teller: Seat | None  # None: only a race can tell
    ending: End | None = None  # the round just scored was the last, and why
    winners: tuple[Seat, ...] = ()
    last_reveal: Reveal | None = None
    last_void: Void | None = None  # why the round before this one came to nothing


def left_of(seats: tuple[Seat, ...], seat: Seat) -> Seat:
    """Return who sits to the left of a seat: the next in the order of turns."""
    return seats[(seats.index(seat) + 1) % len(seats)]


def numbers_now(game: Game) -> Numbers:
    """Read the edition's numbers for everyone who is here, as the next round will."""
    numbers = game.round.numbers
    players = len(game.seats)
    return numbers if numbers.players == players else numbers_at(game.edition, players)


def owners(laid: Mapping[Seat, tuple[Card, ...]]) -> dict[Card, Seat]:
    """Tell who laid each card."""
    return {card: seat for seat, cards in laid.items() for card in cards}


def votable(round_: Round, seat: Seat) -> tuple[Card, ...]:
    """Return the cards that a seat may vote for: all on the table but its own."""
    own = round_.laid.get(seat, ())
    return tuple([card for card in round_.board if card not in own])


def vote_bounds(round_: Round, seat: Seat) -> tuple[int, int]:
    """Return the fewest and the most votes a seat may cast.

    When others gave no card there may be fewer cards than an edition of several votes on
    different cards asks for; then a vote on each of them is enough.
    """
    numbers = round_.numbers
    if numbers.votes_may_stack:
        return numbers.votes_min, numbers.votes_max
    most = len(votable(round_, seat))
    return min(numbers.votes_min, most), min(numbers.votes_max, most)


def leaders(game: Game) -> tuple[Seat, ...]:
    """Return who has the most points, of those who have been dealt in; without points, nobody."""
    players = [seat for seat in game.seats if seat not in game.newcomers]
    best = max((game.scores[seat] for seat in players), default=0)
    if best == 0:
        return ()
    return tuple(seat for seat in players if game.scores[seat] == best)
