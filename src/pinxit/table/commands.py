"""What can be asked of a table: by those who sit at it, and by the table itself.

The moves of the game are the rules' own commands. Nothing here says who asks: the seat comes from
the connection. What a seat may ask for, `AnyWish`, goes over the wire as it stands.
"""

from msgspec import Struct

from pinxit.rules import Card, Seat
from pinxit.rules.commands import (
    AnyMove,
    Finish,
    Skip,
    TimeOut,
)

from .screens import Screen
from .settings import SettingsChange


class TableCommand(Struct, frozen=True, gc=False, tag_field="do", forbid_unknown_fields=True):
    """Anything that `decide` answers with events or a refusal."""


class Sit(TableCommand, frozen=True, tag="sit"):
    """Give me a seat, with this name and pawn (None: any that is free).

    `origin` is a keyed hash of where I come from; None: nobody knows. `remote`: I am a program,
    which the host has admitted.
    """

    name: str
    pawn: str | None = None
    origin: str | None = None
    remote: bool = False


class StandUp(TableCommand, frozen=True, tag="stand_up"):
    """I leave the table, and the game."""


class SetReady(TableCommand, frozen=True, tag="set_ready"):
    """I am ready for the next game, or not yet after all."""

    ready: bool


class Rename(TableCommand, frozen=True, tag="rename"):
    """Call me so from now on, and give me this pawn; what is left out stays as it is."""

    name: str | None = None
    pawn: str | None = None


class Kick(TableCommand, frozen=True, tag="kick"):
    """The host asks somebody to leave; with a ban, for good."""

    seat: Seat
    ban: bool = False


class Unban(TableCommand, frozen=True, tag="unban"):
    """The host lets somebody back who was banned from this seat."""

    seat: Seat


class Vouch(TableCommand, frozen=True, tag="vouch"):
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


class Gather(TableCommand, frozen=True, tag="gather"):
    """The host takes everyone back to the lobby, after a game and before the next."""


class Pause(TableCommand, frozen=True, tag="pause"):
    """The host stops the game."""


class Resume(TableCommand, frozen=True, tag="resume"):
    """The host lets the game go on."""


class Extend(TableCommand, frozen=True, tag="extend"):
    """The host gives everyone more time."""

    seconds: int


class SkipShow(TableCommand, frozen=True, tag="skip_show"):
    """The host shows everyone the points of a round at once."""


class GiveHeart(TableCommand, frozen=True, tag="give_heart"):
    """I like this card of the reveal best; None: none, after all."""

    card: Card | None


class Whisper(TableCommand, frozen=True, tag="whisper"):
    """I tell computer players a word or two of a picture of our own; nothing: none, after all."""

    card: Card
    text: str


class ForgetWhispers(TableCommand, frozen=True, tag="forget_whispers"):
    """The table forgets what was whispered about pictures that are gone."""

    cards: tuple[Card, ...]


class ShareClip(TableCommand, frozen=True, tag="share_clip"):
    """What I have told with this clip may be in the album of its game, or may not after all."""

    clip: str
    shared: bool


class PairScreen(TableCommand, frozen=True, tag="pair_screen"):
    """The host pairs a television with the table, which shall speak a language."""

    language: str


class UnpairScreen(TableCommand, frozen=True, tag="unpair_screen"):
    """The host lets a television go: it shows nothing of this table any more."""

    screen: Screen


class SignAlbum(TableCommand, frozen=True, tag="sign_album"):
    """My name may stand in the album of this game, or may not after all."""

    game: int
    named: bool


class ShareAlbum(TableCommand, frozen=True, tag="share_album"):
    """The host gives out a link to the album of a game; an older one leads nowhere then.

    With `pictures`, it shows those that the host had brought along.
    """

    game: int
    pictures: bool = False


class TakeBackAlbum(TableCommand, frozen=True, tag="take_back_album"):
    """The host takes the link to an album back."""

    game: int


class StandIn(TableCommand, frozen=True, tag="stand_in"):
    """A computer player shall move for a seat until its player is back."""

    seat: Seat


class ComeBack(TableCommand, frozen=True, tag="come_back"):
    """I am back and move for myself."""


class PlayFor(TableCommand, frozen=True, tag="play_for"):
    """The table moves for a seat: a computer player's, or one that somebody stands in for."""

    seat: Seat
    move: AnyMove


class StartClock(TableCommand, frozen=True, tag="start_clock"):
    """The table's clock shall run out in so many seconds (None: it has, and stops)."""

    seconds: float | None


AnyWish = (
    AnyMove
    | StandUp
    | SetReady
    | Rename
    | ComeBack
    | GiveHeart
    | SignAlbum
    | Whisper
    | ShareClip
    | Begin
    | Gather
    | ChangeSettings
    | AddComputer
    | Kick
    | Unban
    | Vouch
    | HandOver
    | Skip
    | StandIn
    | Pause
    | Resume
    | Extend
    | SkipShow
    | UnpairScreen
    | TakeBackAlbum
    | Finish
)
AnyTableCommand = (
    AnyWish
    | Sit
    | PairScreen
    | ShareAlbum
    | PlayFor
    | TimeOut
    | StartClock
    | ClearSeat
    | PassHost
    | KeepHost
    | ForgetWhispers
)


def kind_of(command: AnyTableCommand) -> str:
    """Return what a command is called over the wire and in traces."""
    return str(command.__struct_config__.tag)
