"""What there is to check of a finished game: the promise, the seed, and where each card went.

It is taken from the events and says less than they do: no clue, no vote, nothing that was laid
and taken back. With the seed and these steps alone, `audit.py`, or a program in any language, can
follow every card from the deal to the end.
"""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from .editions import Edition
from .errors import IllegalMove, Reason
from .events import (
    AnyEvent,
    BoardLaid,
    GameOver,
    GameStarted,
    HandsFilled,
    PileShuffled,
    RaceWon,
    RoundBegan,
    SeatJoined,
    SeatLeft,
)
from .game import Card, Seat


class Hand(Struct, frozen=True):
    """Cards that a seat was dealt, in this order."""

    seat: Seat
    cards: tuple[Card, ...]


class Deal(Struct, frozen=True):
    """The deal: the hands in the order of seats, and the pile, the next card first."""

    hands: tuple[Hand, ...]
    pile: tuple[Card, ...]
    first: Seat | None  # who tells first; None: there is a race for it


class Step(Struct, frozen=True, tag_field="step"):
    """Something by which cards or turns moved."""


class Raced(Step, frozen=True, tag="race"):
    """The first storyteller was found: by lot, or because they were ready first."""

    seat: Seat
    drawn: bool


class Laid(Step, frozen=True, tag="board"):
    """The cards of the round lie face up, in this order."""

    cards: tuple[Card, ...]


class Piled(Step, frozen=True, tag="pile"):
    """There is a new pile."""

    cards: tuple[Card, ...]


class Filled(Step, frozen=True, tag="fill"):
    """Hands were filled from the pile."""

    hands: tuple[Hand, ...]


class Began(Step, frozen=True, tag="round"):
    """A round began with everyone who is here; the first begins with the deal."""

    number: int


class Left(Step, frozen=True, tag="left"):
    """Somebody left, and their cards are discarded."""

    seat: Seat


class Joined(Step, frozen=True, tag="joined"):
    """Somebody came, and is dealt in when hands are filled next."""

    seat: Seat
    before: Seat | None  # whose place in the order of turns is next; None: last


AnyStep = Raced | Laid | Piled | Filled | Began | Left | Joined


class Evidence(Struct, frozen=True, kw_only=True):
    """All that an audit needs; `promise` is what was published of the seed at the start."""

    promise: str
    seed: str
    edition: Edition
    deal: Deal
    steps: tuple[AnyStep, ...]


def evidence(events: Iterable[AnyEvent]) -> Evidence:
    """Take from the events of a finished game what there is to check."""
    known = tuple(events)
    begun = known[0] if known else None
    if not isinstance(begun, GameStarted):
        raise IllegalMove(Reason.NOT_STARTED)
    if not isinstance(known[-1], GameOver):
        raise IllegalMove(Reason.WRONG_PHASE)  # the seed is a secret until then
    return Evidence(
        promise=begun.seed_hash,
        seed=begun.seed,
        edition=begun.edition,
        deal=Deal(_hands(begun.hands, begun.seats), begun.pile, begun.storyteller),
        steps=tuple(step for step in map(_step, known) if step is not None),
    )


def _step(event: AnyEvent) -> AnyStep | None:
    match event:
        case RaceWon():
            return Raced(event.seat, event.drawn)
        case BoardLaid():
            return Laid(event.cards)
        case PileShuffled():
            return Piled(event.pile)
        case HandsFilled():
            return Filled(_hands(event.dealt, tuple(event.dealt)))
        case RoundBegan():
            return Began(event.number)
        case SeatLeft():
            return Left(event.seat)
        case SeatJoined():
            return Joined(event.seat, event.before)
        case _:
            return None


def _hands(dealt: Mapping[Seat, tuple[Card, ...]], seats: tuple[Seat, ...]) -> tuple[Hand, ...]:
    """Put hands into the order of seats; one of nobody's, in a forged log, is not lost."""
    order = dict.fromkeys((*seats, *dealt))
    return tuple(Hand(seat, tuple(dealt.get(seat, ()))) for seat in order)
