"""A table as it stands: who sits there, what is agreed, and the game."""

from enum import StrEnum

from msgspec import Struct

from pinxit.rules import Card, Game, Phase, Seat

from .albums import Album, Rabbit
from .clips import ToldClips
from .errors import NotAllowed, TableReason
from .played import Noted
from .screens import PairedScreen
from .settings import Settings
from .show import Show
from .whispers import Whispers

REMEMBERED_GAMES = 100
REMEMBERED_BANS = 200


class Kind(StrEnum):
    """Who sits on a seat."""

    PERSON = "person"
    COMPUTER = "computer"


class Sitter(Struct, frozen=True, gc=False):
    """Somebody at the table. A seat's id is never used again, its name may be."""

    seat: Seat
    name: str
    pawn: str
    kind: Kind = Kind.PERSON
    stood_in: bool = False  # a computer player moves for them until they are back
    character: str | None = None  # of a computer player
    own: str | None = None  # a stranger's own name, which nobody is shown; `name` is ours then
    remote: bool = False  # a computer player that is a program elsewhere, which comes and goes

    @property
    def stranger(self) -> bool:
        """Tell whether the host has yet to vouch for them."""
        return self.own is not None

    @property
    def connects(self) -> bool:
        """Tell whether they move over a connection, so that they can be away."""
        return self.kind is Kind.PERSON or self.remote


class Ban(Struct, frozen=True, gc=False):
    """Somebody whom the host does not want back."""

    seat: Seat  # where they sat: no other ban has the same
    name: str  # as it was shown
    look: str | None  # how their own name looks; None: somebody else here is called alike
    origins: tuple[str, ...] = ()  # keyed hashes of where they came from, unless others did, too


class Lent(Struct, frozen=True, gc=False):
    """The role of host, lent while the one whose it is is away."""

    by: Seat  # who gets it back on coming
    until: float  # in seconds since 1970; then it is the host's who has it


class PastGame(Struct, frozen=True, gc=False):
    """A line of the table's history; its events are between the two versions."""

    number: int
    edition: str
    scores: dict[Seat, int]
    winners: tuple[Seat, ...]
    names: dict[Seat, str]  # of everyone who played, as they may be gone
    first_version: int
    last_version: int


class Table(Struct, frozen=True, gc=False, kw_only=True):
    """All that is true of a table now, secrets included: never to be shown to anyone."""

    code: str
    version: int
    settings: Settings
    sitters: tuple[Sitter, ...] = ()
    seats_made: int = 0
    host: Seat | None = None
    lent: Lent | None = None  # what the host has is somebody else's, who is away
    ready: tuple[Seat, ...] = ()  # who would begin, between games
    bans: tuple[Ban, ...] = ()
    game: Game | None = None
    games: int = 0  # how many have been started
    game_version: int = 0  # the version at which the newest one started
    names: dict[str, str] = {}  # who played in it, also those who have left
    rabbits: dict[Seat, Rabbit] = {}  # theirs, likewise
    history: tuple[PastGame, ...] = ()
    albums: tuple[Album, ...] = ()  # of these games, but for those from before there were any
    paused: bool = False
    deadline: float | None = None  # in seconds since 1970
    time_left: float | None = None  # of a clock that is stopped
    show: Show | None = None  # of the reveal on the table; None: none is told there
    hearts: dict[Seat, Card] = {}  # who likes which card of that reveal best
    whispers: Whispers = {}  # what computer players were told of the table's own pictures
    played_for: Noted = ()  # what computer players did for people of late
    gathering: bool = False  # back in the lobby, though the last game is known still
    clips: ToldClips = ()  # what was sung, mimed or drawn, in games that are remembered
    screens: tuple[PairedScreen, ...] = ()  # televisions
    screens_made: int = 0

    @property
    def running(self) -> bool:
        """Tell whether a game is being played."""
        return self.game is not None and self.game.phase is not Phase.OVER


def is_later(before: Table, after: Table) -> bool:
    """Tell whether another phase, round or game has begun: what a clock is wound for."""
    old, new = before.game, after.game
    if old is None or new is None:
        return old is not new
    return (
        old.phase is not new.phase
        or old.round.number != new.round.number
        or before.games != after.games
    )


def next_seat(table: Table) -> Seat:
    """Return the seat that the next one to sit down will have."""
    return f"s{table.seats_made + 1}"


def sitter(table: Table, seat: Seat | None) -> Sitter:
    """Return who sits on a seat; refuse if nobody does."""
    for somebody in table.sitters:
        if somebody.seat == seat:
            return somebody
    raise NotAllowed(TableReason.NO_SUCH_SEAT, seat=seat)


def past_game(table: Table, number: int) -> PastGame:
    """Return a game that is over; refuse one that is not, or is not remembered any more."""
    for past in table.history:
        if past.number == number:
            return past
    raise NotAllowed(TableReason.NO_SUCH_GAME, game=number)


def album_of(table: Table, number: int) -> Album:
    """Return the album of a game that is over."""
    past_game(table, number)
    found = (album for album in table.albums if album.game == number)
    return next(found, Album(game=number))


def rabbit_of(sitter: Sitter) -> Rabbit:
    """Return somebody without their name."""
    return Rabbit(sitter.pawn, not sitter.connects, sitter.stranger)


def people(table: Table) -> tuple[Sitter, ...]:
    """Return those at the table who are people."""
    return tuple(somebody for somebody in table.sitters if somebody.kind is Kind.PERSON)


def is_any_person_in(table: Table, seats: frozenset[Seat]) -> bool:
    """Tell whether a person sits on any of some seats: programs do not make an evening."""
    return any(s.kind is Kind.PERSON and s.seat in seats for s in table.sitters)


def connecting(table: Table) -> tuple[Sitter, ...]:
    """Return those who can be here or away: people, and programs from elsewhere."""
    return tuple(somebody for somebody in table.sitters if somebody.connects)
