"""What has happened: facts, chance included, so that folding them needs no rule and no luck.

An event's tag ends in its schema version. When the fields of one change, its class takes the
next number and `codec.py` learns to lift the old form; a stored game never changes its meaning.
"""

from collections.abc import Mapping

from msgspec import Struct

from .clues import Clue
from .editions import Edition
from .game import Card, End, Reveal, Seat, Void


class Event(Struct, frozen=True, gc=False, tag_field="event", forbid_unknown_fields=True):
    """A fact of the game."""


class GameStarted(Event, frozen=True, tag="game_started/1", kw_only=True):
    """The cards are shuffled and dealt."""

    edition: Edition
    seats: tuple[Seat, ...]
    hands: Mapping[Seat, tuple[Card, ...]]
    pile: tuple[Card, ...]
    seed: str
    seed_hash: str
    storyteller: Seat | None  # None: there is a race for the first story


class RaceWon(Event, frozen=True, tag="race_won/1"):
    """Somebody has the first clue, or was drawn because nobody had."""

    seat: Seat
    drawn: bool
    seats: tuple[Seat, ...]  # the order of turns, now that it has a beginning


class ClueTold(Event, frozen=True, tag="clue_told/1"):
    """The storyteller has laid a card and given the clue."""

    seat: Seat
    card: Card
    clue: Clue


class ClueMended(Event, frozen=True, tag="clue_mended/1"):
    """The storyteller has put the clue into other words."""

    seat: Seat
    clue: Clue


class CardsGiven(Event, frozen=True, tag="cards_given/1"):
    """Somebody has laid cards that suit the clue."""

    seat: Seat
    cards: tuple[Card, ...]


class CardsTakenBack(Event, frozen=True, tag="cards_taken_back/1"):
    """Somebody has their cards in hand again."""

    seat: Seat


class BoardLaid(Event, frozen=True, tag="board_laid/1"):
    """The cards lie face up in their numbered places."""

    cards: tuple[Card, ...]


class VoteCast(Event, frozen=True, tag="vote_cast/1"):
    """Somebody has voted."""

    seat: Seat
    cards: tuple[Card, ...]


class VoteTakenBack(Event, frozen=True, tag="vote_taken_back/1"):
    """Somebody will vote again."""

    seat: Seat


class SeatsSkipped(Event, frozen=True, tag="seats_skipped/1"):
    """The table waits no longer for these seats in this phase."""

    seats: tuple[Seat, ...]


class RoundRevealed(Event, frozen=True, tag="round_revealed/1"):
    """Owners and votes are open, the points are given, the cards are used."""

    reveal: Reveal
    ending: End | None  # this was the last round


class RoundVoided(Event, frozen=True, tag="round_voided/1"):
    """The round came to nothing; its cards go back to the hands of those who are still here."""

    reason: Void


class PileShuffled(Event, frozen=True, tag="pile_shuffled/1"):
    """The rest of the pile and the discards are a new pile."""

    pile: tuple[Card, ...]


class HandsFilled(Event, frozen=True, tag="hands_filled/1"):
    """Each of these seats has drawn from the pile; the cards left it in this order."""

    dealt: Mapping[Seat, tuple[Card, ...]]


class RoundBegan(Event, frozen=True, tag="round_began/1"):
    """A new round begins with everyone who is here."""

    number: int
    storyteller: Seat | None  # None: there is a race again, as there was no story yet


class SeatLeft(Event, frozen=True, tag="seat_left/1"):
    """Somebody has left; their hand is discarded, what they laid stays."""

    seat: Seat


class SeatJoined(Event, frozen=True, tag="seat_joined/1", kw_only=True):
    """Somebody has come and waits to be dealt in."""

    seat: Seat
    before: Seat | None  # whose right-hand neighbour they are; None: last in the order
    score: int
    turns: int


class GamePaused(Event, frozen=True, tag="game_paused/1"):
    """Fewer than three are here; the game waits for somebody to join."""


class GameOver(Event, frozen=True, tag="game_over/1"):
    """The game has ended; several winners share the victory, and without points nobody has it."""

    reason: End
    winners: tuple[Seat, ...]


AnyEvent = (
    GameStarted
    | RaceWon
    | ClueTold
    | ClueMended
    | CardsGiven
    | CardsTakenBack
    | BoardLaid
    | VoteCast
    | VoteTakenBack
    | SeatsSkipped
    | RoundRevealed
    | RoundVoided
    | PileShuffled
    | HandsFilled
    | RoundBegan
    | SeatLeft
    | SeatJoined
    | GamePaused
    | GameOver
)
