"""What can be asked of a game: by a seat, or by the table itself (the host and the clock).

No command says who asks: `decide` is told the seat that the connection proved to be.
"""

from msgspec import Struct

from .clues import Clue
from .editions import Edition
from .game import Card, Seat


class Command(Struct, frozen=True, gc=False, tag_field="do", forbid_unknown_fields=True):
    """Anything that `decide` answers with events or a refusal."""


class Move(Command, frozen=True):
    """What a seat does in a round."""


class Start(Command, frozen=True, tag="start", kw_only=True):
    """Shuffle these cards and deal them to these seats, in the order of turns."""

    edition: Edition
    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]
    seed: str
    first: Seat | None = None  # the storyteller, where the edition lets the host choose


class Claim(Move, frozen=True, tag="claim"):
    """I have a clue: let me be the first storyteller."""


class Tell(Move, frozen=True, tag="tell"):
    """This is my card, secretly, and this is the clue."""

    card: Card
    clue: Clue


class Mend(Move, frozen=True, tag="mend"):
    """My clue was meant to be worded like this."""

    text: str


class Give(Move, frozen=True, tag="give"):
    """These cards of mine suit the clue, too."""

    cards: tuple[Card, ...]


class Vote(Move, frozen=True, tag="vote"):
    """One of these is the storyteller's. A card named twice gets two votes."""

    cards: tuple[Card, ...]


class TakeBack(Move, frozen=True, tag="take_back"):
    """Let me choose again what I gave or voted for."""


class GoOn(Move, frozen=True, tag="go_on"):
    """We have seen the reveal."""


class Leave(Command, frozen=True, tag="leave"):
    """I leave the game for good."""


class Join(Command, frozen=True, tag="join"):
    """I come into the running game."""


class Skip(Command, frozen=True, tag="skip"):
    """The table waits no longer for this seat in this phase."""

    seat: Seat


class TimeOut(Command, frozen=True, tag="time_out"):
    """The table waits no longer for anyone in this phase."""


class Finish(Command, frozen=True, tag="finish"):
    """The host ends the game with the points as they are."""


AnyMove = Claim | Tell | Mend | Give | Vote | TakeBack | GoOn
AnyCommand = AnyMove | Start | Leave | Join | Skip | TimeOut | Finish
