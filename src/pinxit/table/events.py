"""What has happened at a table, beside the events of its games: facts, with schema versions."""

from enum import StrEnum

from msgspec import Struct

from pinxit.rules import Seat
from pinxit.rules.events import AnyEvent as AnyGameEvent

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


class LookBanned(TableEvent, frozen=True, tag="look_banned/1"):
    """Nobody whose name looks like this may sit down here. Of old logs: `Banned` has come after."""

    look: str


class Banned(TableEvent, frozen=True, tag="banned/1"):
    """Whoever is called like this, or comes from there, may not sit down or look on here."""

    ban: Ban


class Unbanned(TableEvent, frozen=True, tag="unbanned/1"):
    """Whoever was banned from this seat may come back."""

    seat: Seat


class Befriended(TableEvent, frozen=True, tag="befriended/1"):
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


class StoodIn(TableEvent, frozen=True, tag="stood_in/1"):
    """A computer player moves for somebody who is away."""

    seat: Seat


class CameBack(TableEvent, frozen=True, tag="came_back/1"):
    """They have their seat back."""

    seat: Seat


OwnEvent = (
    TableOpened
    | SettingsChanged
    | SatDown
    | StoodUp
    | ReadySet
    | LookBanned
    | Banned
    | Unbanned
    | Befriended
    | HostChanged
    | Paused
    | Resumed
    | ClockSet
    | StoodIn
    | CameBack
)
AnyTableEvent = OwnEvent | AnyGameEvent
