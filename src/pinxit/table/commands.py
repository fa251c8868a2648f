"""What can be asked of a table: by those who sit at it, and by its own clock."""

from msgspec import Struct

from pinxit.rules import Seat
from pinxit.rules.commands import AnyCommand as AnyGameCommand

from .settings import SettingsChange


class TableCommand(Struct, frozen=True, gc=False, tag_field="do", forbid_unknown_fields=True):
    """Anything that `decide` answers with events or a refusal."""


class Sit(TableCommand, frozen=True, tag="sit"):
    """Give me a seat, with this name and pawn (None: any that is free).

    `origin` is a keyed hash of where I come from; None: nobody knows.
    """

    name: str
    pawn: str | None = None
    origin: str | None = None


class StandUp(TableCommand, frozen=True, tag="stand_up"):
    """I leave the table, and the game."""


class SetReady(TableCommand, frozen=True, tag="set_ready"):
    """I am ready for the next game, or not yet after all."""

    ready: bool


class Kick(TableCommand, frozen=True, tag="kick"):
    """The host asks somebody to leave; with a ban, for good."""

    seat: Seat
    ban: bool = False


class Unban(TableCommand, frozen=True, tag="unban"):
    """The host lets somebody back who was banned from this seat."""

    seat: Seat


class Befriend(TableCommand, frozen=True, tag="befriend"):
    """The host vouches for a stranger."""

    seat: Seat


class ClearSeat(TableCommand, frozen=True, tag="clear_seat"):
    """The table frees the seat of somebody who sat down and never came."""

    seat: Seat


class HandOver(TableCommand, frozen=True, tag="hand_over"):
    """The host makes somebody else host."""

    seat: Seat


class PassHost(TableCommand, frozen=True, tag="pass_host"):
    """The table makes somebody host in place of the one who has been away for too long."""

    seat: Seat


class KeepHost(TableCommand, frozen=True, tag="keep_host"):
    """The table lets the host stay host: the one in whose place they are has not come back."""


class AddComputer(TableCommand, frozen=True, tag="add_computer"):
    """The host invites a computer player; which character and name is left open if not said."""

    name: str | None = None
    character: str | None = None


class ChangeSettings(TableCommand, frozen=True, tag="change_settings"):
    """The host chooses other settings, between games."""

    settings: SettingsChange


class Begin(TableCommand, frozen=True, tag="begin"):
    """The host starts a game with everyone at the table."""

    first: Seat | None = None


class EndGame(TableCommand, frozen=True, tag="end_game"):
    """The host ends the game with the points as they are."""


class Pause(TableCommand, frozen=True, tag="pause"):
    """The host stops the game."""


class Resume(TableCommand, frozen=True, tag="resume"):
    """The host lets the game go on."""


class Extend(TableCommand, frozen=True, tag="extend"):
    """The host gives everyone more time."""

    seconds: int


class SkipSeat(TableCommand, frozen=True, tag="skip_seat"):
    """The host waits no longer for a seat in this phase."""

    seat: Seat


class StandIn(TableCommand, frozen=True, tag="stand_in"):
    """A computer player shall move for a seat until its player is back."""

    seat: Seat


class ComeBack(TableCommand, frozen=True, tag="come_back"):
    """I am back and move for myself."""


class Play(TableCommand, frozen=True, tag="play"):
    """A move in the game, by the one who sits there or by a stand-in."""

    move: AnyGameCommand


class StartClock(TableCommand, frozen=True, tag="start_clock"):
    """The table's clock shall run out in so many seconds (None: it has, and stops)."""

    seconds: float | None


AnyTableCommand = (
    Sit
    | StandUp
    | SetReady
    | Kick
    | Unban
    | Befriend
    | ClearSeat
    | HandOver
    | PassHost
    | KeepHost
    | AddComputer
    | ChangeSettings
    | Begin
    | EndGame
    | Pause
    | Resume
    | Extend
    | SkipSeat
    | StandIn
    | ComeBack
    | Play
    | StartClock
)
