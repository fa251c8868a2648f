"""The bodies of the HTTP requests and answers."""

from typing import Annotated

from msgspec import Meta, Struct, field

from pinxit.decks import DeckInfo
from pinxit.rules import Edition, Seat
from pinxit.rules.recap import Recap
from pinxit.table.listing import Summary
from pinxit.table.settings import Settings, Timers

# An id that the client makes up, hard to guess: sent again, the request is answered again and done
# once. Worth its while on a bad line, or a lost answer would leave a seat that nobody can open.
Request = Annotated[str, Meta(min_length=16, max_length=64)]


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table and be its host."""

    name: str
    pawn: str | None = None
    settings: Settings = field(default_factory=Settings)
    request: Request | None = None


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down at a table."""

    name: str
    pawn: str | None = None
    request: Request | None = None


class MoveSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Take my seat on this device."""

    seat_code: str


class SeatTaken(Struct, frozen=True):
    """A seat, and the secret that opens it: keep it, it is not shown again."""

    code: str
    seat: Seat
    token: str
    link: str


class PublicLine(Struct, frozen=True):
    """A table that anyone may sit down at."""

    code: str
    summary: Summary


class TableInfo(Struct, frozen=True, kw_only=True):
    """What somebody with the code may know before sitting down."""

    code: str
    summary: Summary
    names: tuple[str, ...]
    free_pawns: dict[str, str]  # colour → shape
    spectators: bool


class GameStory(Struct, frozen=True, kw_only=True):
    """The recap of a game that is over."""

    names: dict[Seat, str]
    recap: Recap


class Decks(Struct, frozen=True):
    """The decks of this server."""

    decks: tuple[DeckInfo, ...]
    default: str | None  # the deck of those who have not chosen one


class Choices(Struct, frozen=True, kw_only=True):
    """What can be chosen for a table, beside decks."""

    editions: tuple[Edition, ...]
    timers: dict[str, Timers]  # by name, to be sent as numbers; any others will do, too
    languages: tuple[str, ...]
    pawns: dict[str, str]  # colour → shape
    characters: dict[str, str]  # of computer players: id → what the first one is called


class Health(Struct, frozen=True, kw_only=True):
    """Whether the server is well."""

    ok: bool
    version: str
    protocol: int
    tables_awake: int


class Problem(Struct, frozen=True, kw_only=True):
    """Why something was refused."""

    reason: str
    facts: dict[str, object]
    message: str


class ErrorBody(Struct, frozen=True):
    """A refusal on HTTP."""

    error: Problem
