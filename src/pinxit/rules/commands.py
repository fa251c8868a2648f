"""What can be asked of a game: by a seat, or by the table itself (the host and the clock)."""

from msgspec import Struct

from .editions import Edition
from .game import Card, Clue, Seat


class Command(Struct, frozen=True, gc=False, tag_field="do", forbid_unknown_fields=True):
    """Anything that `decide` answers with events or a refusal."""


class Start(Command, frozen=True, tag="start", kw_only=True):
    """Shuffle these cards and deal them to these seats, in the order of turns."""

    edition: Edition
    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]
    seed: str
    first: Seat | None = None  # the storyteller, where the edition lets the host choose


class Claim(Command, frozen=True, tag="claim"):
    """I have a clue: let me be the first storyteller."""

    seat: Seat


class Tell(Command, frozen=True, tag="tell"):
    """This is my card, secretly, and this is the clue."""

    seat: Seat
    card: Card
    clue: Clue


class Mend(Command, frozen=True, tag="mend"):
    """My clue was meant to be worded like this."""

    seat: Seat
    text: str


class Give(Command, frozen=True, tag="give"):
    """These cards of mine suit the clue, too."""

    seat: Seat
    cards: tuple[Card, ...]


class Vote(Command, frozen=True, tag="vote"):
    """One of these is the storyteller's. A card named twice gets two votes."""

    seat: Seat
    cards: tuple[Card, ...]


class TakeBack(Command, frozen=True, tag="take_back"):
    """Let me choose again what I gave or voted for."""

    seat: Seat


class GoOn(Command, frozen=True, tag="go_on"):
    """We have seen the reveal."""

    seat: Seat


class Leave(Command, frozen=True, tag="leave"):
    """This seat leaves the game for good."""

    seat: Seat


class Join(Command, frozen=True, tag="join"):
    """This seat comes into the running game."""

    seat: Seat


class Skip(Command, frozen=True, tag="skip"):
    """The table waits no longer for this seat in this phase."""

    seat: Seat


class TimeOut(Command, frozen=True, tag="time_out"):
    """The table waits no longer for anyone in this phase."""


class Finish(Command, frozen=True, tag="finish"):
    """The host ends the game with the points as they are."""


AnyCommand = (
    Start
    | Claim
    | Tell
    | Mend
    | Give
    | Vote
    | TakeBack
    | GoOn
    | Leave
    | Join
    | Skip
    | TimeOut
    | Finish
)
