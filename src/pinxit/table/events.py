"""What has happened at a table, beside the events of its games: facts, with schema versions."""

from enum import StrEnum

from msgspec import Struct

from pinxit.clips import Clip
from pinxit.rules import Card, Seat
from pinxit.rules.events import AnyEvent as AnyGameEvent

from .played import Act
from .screens import PairedScreen, Screen
from .settings import Settings
from .state import Ban, Lent, Sitter


class Why(StrEnum):
    """Why somebody stood up."""

    LEFT = "left"
    KICKED = "kicked"
    BANNED = "banned"
    NEVER_CAME = "never_came"  # sat down, and never looked at the table


class TableEvent(Struct, frozen=True, gc=False, tag_field="event", forbid_unknown_fields=True):
    """A fact of the table."""


class TableOpened(TableEvent, frozen=True, tag="table_opened/1"):
    """There is a table of this code."""

    code: str
    settings: Settings


class SettingsChanged(TableEvent, frozen=True, tag="settings_changed/1"):
    """The host has chosen other settings."""

    settings: Settings


class SatDown(TableEvent, frozen=True, tag="sat_down/1"):
    """Somebody has taken a seat."""

    sitter: Sitter


class StoodUp(TableEvent, frozen=True, tag="stood_up/1"):
    """A seat is free again, for good."""

    seat: Seat
    why: Why


class ReadySet(TableEvent, frozen=True, tag="ready_set/1"):
    """Somebody is ready for the next game, or not any more."""

    seat: Seat
    ready: bool


class Renamed(TableEvent, frozen=True, tag="renamed/1"):
    """Somebody is called otherwise now, or has another pawn."""

    seat: Seat
    name: str  # as it is shown
    pawn: str
    own: str | None = None  # a stranger's own name


class Gathered(TableEvent, frozen=True, tag="gathered/1"):
    """Everyone is back in the lobby; the last game stays where it can be looked up."""


class LookBanned(TableEvent, frozen=True, tag="look_banned/1"):
    """Nobody whose name looks like this may sit down here. Only logs have it: see `Banned`."""

    look: str


class Banned(TableEvent, frozen=True, tag="banned/1"):
    """Whoever is called like this, or comes from there, may not sit down or look on here."""

    ban: Ban


class Unbanned(TableEvent, frozen=True, tag="unbanned/1"):
    """Whoever was banned from this seat may come back."""

    seat: Seat


class VouchedFor(TableEvent, frozen=True, tag="befriended/1"):
    """The host has vouched for a stranger, who is called by their own name now."""

    seat: Seat
    name: str


class HostChanged(TableEvent, frozen=True, tag="host_changed/2"):
    """Somebody else is host now, or is so for good; None: nobody is left."""

    seat: Seat | None
    lent: Lent | None = None  # in place of somebody who is away


class Paused(TableEvent, frozen=True, tag="paused/1"):
    """The host has stopped the game and its clock."""

    time_left: float | None


class Resumed(TableEvent, frozen=True, tag="resumed/1"):
    """The game goes on."""

    deadline: float | None


class ClockSet(TableEvent, frozen=True, tag="clock_set/1"):
    """Time will be up then; None: there is no hurry."""

    deadline: float | None


class ShowBegan(TableEvent, frozen=True, tag="show_began/1"):
    """A reveal is being told since then, for so many milliseconds."""

    began: float
    length: int


class ShowSkipped(TableEvent, frozen=True, tag="show_skipped/1"):
    """The host has skipped to the points: the show is where it would be, had it begun then."""

    began: float


class ShowHeld(TableEvent, frozen=True, tag="show_held/1"):
    """The game is paused: the show stands where it was then."""

    at: float


class ShowWentOn(TableEvent, frozen=True, tag="show_went_on/1"):
    """The pause is over: the show is where it would be, had it begun then."""

    began: float


class HeartGiven(TableEvent, frozen=True, tag="heart_given/1"):
    """Somebody likes this card of a round's reveal best; None: none, after all.

    No rule knows of it, and it brings no points: so it stands beside the game.
    """

    seat: Seat
    round: int
    card: Card | None


class Whispered(TableEvent, frozen=True, tag="whispered/1"):
    """Somebody has told computer players something of a picture; nothing: it is taken back."""

    seat: Seat
    card: Card
    text: str


class WhispersForgotten(TableEvent, frozen=True, tag="whispers_forgotten/1"):
    """Pictures are gone, and with them what was whispered about them."""

    cards: tuple[Card, ...]


class StoodIn(TableEvent, frozen=True, tag="stood_in/1"):
    """A computer player moves for somebody who is away."""

    seat: Seat


class CameBack(TableEvent, frozen=True, tag="came_back/1"):
    """They have their seat back."""

    seat: Seat


class PlayedFor(TableEvent, frozen=True, tag="played_for/1"):
    """A computer player made a move for a person, who was away or had run out of time."""

    seat: Seat
    round: int
    act: Act


class ClipTold(TableEvent, frozen=True, tag="clip_told/1"):
    """A seat tells with a clip: the clue that follows names it."""

    seat: Seat
    clip: Clip


class ClipShared(TableEvent, frozen=True, tag="clip_shared/1"):
    """Whoever told it lets a clip into the album of its game, or not any more."""

    seat: Seat
    clip: str
    shared: bool


class ScreenPaired(TableEvent, frozen=True, tag="screen_paired/1"):
    """The host has paired a television with the table."""

    screen: PairedScreen


class ScreenUnpaired(TableEvent, frozen=True, tag="screen_unpaired/1"):
    """The host has let a television go."""

    screen: Screen


class AlbumSigned(TableEvent, frozen=True, tag="album_signed/1"):
    """Somebody's name may stand in the album of a game, or may not any more."""

    seat: Seat
    game: int
    named: bool


class AlbumShared(TableEvent, frozen=True, tag="album_shared/1"):
    """The host has given out a link to the album of a game, the so-manieth; others lead nowhere."""

    game: int
    link: int
    pictures: bool


class AlbumTakenBack(TableEvent, frozen=True, tag="album_taken_back/1"):
    """The host has taken the newest link to an album back: none leads there now."""

    game: int
    link: int


OwnEvent = (
    TableOpened
    | SettingsChanged
    | SatDown
    | StoodUp
    | ReadySet
    | Renamed
    | Gathered
    | LookBanned
    | Banned
    | Unbanned
    | VouchedFor
    | HostChanged
    | Paused
    | Resumed
    | ClockSet
    | ShowBegan
    | ShowSkipped
    | ShowHeld
    | ShowWentOn
    | HeartGiven
    | Whispered
    | WhispersForgotten
    | StoodIn
    | CameBack
    | PlayedFor
    | ClipTold
    | ClipShared
    | ScreenPaired
    | ScreenUnpaired
    | AlbumSigned
    | AlbumShared
    | AlbumTakenBack
)
AnyTableEvent = OwnEvent | AnyGameEvent

Events = tuple[AnyTableEvent, ...]
