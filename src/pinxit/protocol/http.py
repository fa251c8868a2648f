"""The bodies of the HTTP requests and answers."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from pinxit.decks import DeckInfo
from pinxit.decks.darkroom.wire import Crop
from pinxit.rules import Card, Edition, Medium, Reveal, Seat
from pinxit.rules.awards import Award
from pinxit.rules.evidence import Evidence
from pinxit.rules.house import Bounds
from pinxit.rules.recap import Recap
from pinxit.table.clips import ClipView
from pinxit.table.listing import Summary
from pinxit.table.played import Played
from pinxit.table.reports import KeptReport
from pinxit.table.settings import Settings, Timers

# An id that the client makes up, hard to guess: sent again, the request is answered again and done
# once. Worth its while on a bad line, or a lost answer would leave a seat that nobody can open.
Request = Annotated[str, Meta(min_length=16, max_length=64)]


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table and be its host."""

    name: str
    pawn: str | None = None
    settings: Settings = field(default_factory=Settings)
    password: Annotated[str, Meta(max_length=200)] | None = None  # where opening one takes that
    request: Request | None = None


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down at a table."""

    name: str
    pawn: str | None = None
    request: Request | None = None


class MoveSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Take my seat on this device."""

    seat_code: str
    request: Request | None = None


class Admission(Struct, frozen=True):
    """With this code one program may sit down as a computer player, once, and not for long."""

    admission: str
    seconds: float


class SitAsComputer(Struct, frozen=True, forbid_unknown_fields=True):
    """I am a program whom a host has admitted by this code."""

    admission: str
    name: str
    pawn: str | None = None
    request: Request | None = None


class SeatTaken(Struct, frozen=True):
    """A seat, and the secret that opens it: keep it, it is not shown again."""

    code: str
    seat: Seat
    token: str
    link: str


class PublicLine(Struct, frozen=True):
    """A table that anyone may sit down at."""

    code: str
    key: str  # of the link to it: whoever found it here has guessed nothing
    summary: Summary


class TableInfo(Struct, frozen=True, kw_only=True):
    """What somebody with the code may know before sitting down."""

    code: str
    summary: Summary
    names: tuple[str, ...]
    free_pawns: dict[str, str]  # colour → shape
    spectators: bool
    link: str  # that brings others here, as whoever asks should send it


class GameStory(Struct, frozen=True, kw_only=True):
    """The recap of a game that is over."""

    names: dict[Seat, str]
    recap: Recap
    pawns: dict[Seat, str] = {}  # of those who still sit at the table
    played_for: tuple[Played, ...] = ()  # what computer players did for people in its rounds
    hearts: dict[int, dict[Seat, Card]] = {}  # round → who liked which card best
    clips: tuple[ClipView, ...] = ()  # that its clues were told with, if they are kept still


class ClipKept(Struct, frozen=True, kw_only=True):
    """What was brought along is kept, and can be told by this name."""

    clip: str
    seconds: float


class AlbumClip(Struct, frozen=True, kw_only=True):
    """What a clue was told with; in an album it is called otherwise than at the table."""

    clip: str  # as the clue calls it here
    medium: Medium
    seconds: float
    frames: int  # of a mime: pictures on its sheet, eight a second
    columns: int  # of them side by side
    address: str


class ShareAlbum(Struct, frozen=True, forbid_unknown_fields=True):
    """Give out a link to an album; with `pictures`, it shows those that the host brought along."""

    pictures: bool = False


class AlbumLink(Struct, frozen=True, kw_only=True):
    """A link to an album: keep it, it is not shown again."""

    link: str
    secret: str  # what it ends with
    number: int  # how many links to this album were made; older ones lead nowhere


class AlbumPerson(Struct, frozen=True, kw_only=True):
    """Somebody in an album."""

    name: str | None  # of computer players, and of those who agreed; None: they are a rabbit
    pawn: str | None  # its colour; None: nobody knows any more


class AlbumCard(Struct, frozen=True, kw_only=True):
    """A card in an album that is of no deck of the server's."""

    id: str
    title: str | None = None
    description: str | None = None
    small: str | None = None  # the addresses of its pictures; None: its back is shown
    large: str | None = None


class Album(Struct, frozen=True, kw_only=True):
    """A game that is over, for whoever has the link; its seats have names of their own."""

    people: dict[Seat, AlbumPerson]
    seats: tuple[Seat, ...]  # of those who played, in the order they came
    rounds: tuple[Reveal, ...]
    scores: dict[Seat, int]  # of those who stayed
    winners: tuple[Seat, ...]
    awards: tuple[Award, ...]
    played_for: tuple[Played, ...]
    hearts: dict[int, dict[Seat, Card]]  # round → who liked which card best
    own: tuple[AlbumCard, ...]  # cards that were made of the host's own pictures
    clips: tuple[AlbumClip, ...] = ()  # that may be here, by those who told with them


class GameAudit(Struct, frozen=True, kw_only=True):
    """All that it takes to check the shuffle of a game that is over; complete in itself."""

    format: Literal["pinxit-audit/1"]
    table: str
    game: int
    names: dict[Seat, str]
    evidence: Evidence


class Decks(Struct, frozen=True):
    """The decks of this server."""

    decks: tuple[DeckInfo, ...]
    default: str | None  # the deck of those who have not chosen one


class Choices(Struct, frozen=True, kw_only=True):
    """What can be chosen for a table, beside decks."""

    editions: tuple[Edition, ...]
    bounds: dict[str, Bounds]  # of every number that a house rule may change
    timers: dict[str, Timers]  # by name, to be sent as numbers; any others will do, too
    timer: Bounds  # in seconds
    languages: tuple[str, ...]
    pawns: dict[str, str]  # colour → shape
    characters: dict[str, str]  # of computer players: id → what the first one is called
    uploads: bool = False  # whether a host may bring pictures of their own
    clips: bool = False  # whether what is sung, mimed or drawn is kept here


class Health(Struct, frozen=True, kw_only=True):
    """Whether the server is well."""

    ok: bool
    version: str
    protocol: int
    tables_awake: int
    warnings: tuple[str, ...] = ()  # what whoever runs it should look at, though it is well


class Problem(Struct, frozen=True, kw_only=True):
    """Why something was refused."""

    reason: str
    facts: dict[str, object]
    message: str


class ErrorBody(Struct, frozen=True):
    """A refusal on HTTP."""

    error: Problem


class NewDeck(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Begin a deck of the table's own."""

    name: str
    author: str
    licence: str
    language: str = "en"  # in which its cards will be described
    request: Request | None = None


class DeckChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Say something else about a deck, or put its cards into another order."""

    name: str | None = None
    author: str | None = None
    licence: str | None = None
    order: tuple[str, ...] | None = None  # the ids of its pictures


class PictureChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Say something else about a picture."""

    title: str | None = None
    description: str | None = None  # what is to be seen on it, for those who cannot see it


class Recut(Struct, frozen=True, forbid_unknown_fields=True):
    """Cut a picture anew."""

    crop: Crop | None = None  # None: where most is to be seen


class OwnPicture(Struct, frozen=True, kw_only=True):
    """A picture of a deck of the table's own; it has another id when it was cut anew."""

    id: str
    title: str
    description: str
    small: str  # the addresses of its pictures
    large: str
    width: int  # of the whole picture, which its host alone can see
    height: int
    crop: Crop
    notes: tuple[str, ...]  # what could be better: reasons


class OwnDeck(Struct, frozen=True, kw_only=True):
    """A deck of the table's own, as its host sees it."""

    id: str
    name: str
    author: str
    licence: str
    language: str
    pictures: tuple[OwnPicture, ...]
    finished: bool  # whether the table can choose it
    changed: bool  # since it was finished


class OwnDecks(Struct, frozen=True, kw_only=True):
    """The decks of a table's own, and how much room there is for more."""

    decks: tuple[OwnDeck, ...]
    free_bytes: int
    table_bytes: int
    picture_bytes: int  # as it is sent
    pictures_a_deck: int
    decks_a_table: int


class About(Struct, frozen=True, kw_only=True):
    """What people may want to know of a server before they give it a name."""

    version: str
    keep_days: float | None  # after which a table that nobody comes to is forgotten; None: never
    contact: str | None  # how to reach whoever runs it
    clip_days: int | None = (
        None  # after which what was sung, mimed or drawn is; None: it is not kept
    )


class ScreenWaiting(Struct, frozen=True, kw_only=True):
    """A screen that can be paired: what it shows, and the secret that it keeps."""

    code: str  # for the host to type, works once
    word: str  # for the host to compare
    secret: str  # the screen's token, once it is paired
    seconds: float  # so long the code works
    link: str  # where the code leads to, for the camera of a phone


class ScreenSecret(Struct, frozen=True, forbid_unknown_fields=True):
    """A screen asks what has become of it."""

    secret: str


class ScreenFate(Struct, frozen=True):
    """Whether a screen was paired, and with which table."""

    table: str | None
    seconds: float  # so long it is worth asking again


class ScreenCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The code that a screen shows."""

    code: str


class ScreenWord(Struct, frozen=True):
    """The word that the screen shows which is about to be paired."""

    word: str


class PairScreen(Struct, frozen=True, forbid_unknown_fields=True):
    """The host has compared the word: this is our screen, and it shall speak a language."""

    code: str
    language: str


class Paired(Struct, frozen=True):
    """What the screen is called at the table."""

    screen: str


class AdminTable(Struct, frozen=True, kw_only=True):
    """A table that is awake, for whoever runs the server."""

    code: str
    label: str  # by which the log knows it
    public: bool
    connections: int
    games: int
    summary: Summary
    node: str = ""  # by which they come to it; a table may be awake at several


class AdminNode(Struct, frozen=True, kw_only=True):
    """A server of this house, for whoever runs it."""

    node: str
    version: str
    began_at: float  # in seconds since 1970
    tables: int
    connections: int
    moves: int
    here: bool  # the one that answers
    heard: bool  # lately


class Overview(Struct, frozen=True, kw_only=True):
    """How the server is, for whoever runs it."""

    version: str
    seconds: float  # since it was started
    connections: int
    moves: int
    refusals: dict[str, int]  # by reason
    slow_clients: int
    append_failures: int
    healthy: bool
    draining: bool
    notice: str
    tables: tuple[AdminTable, ...]
    database_bytes: int = 0
    database_most: int | None = None  # None: no bound
    warnings: tuple[str, ...] = ()
    nodes: tuple[AdminNode, ...] = ()  # where several serve the same tables


class AdminReport(Struct, frozen=True):
    """What somebody at a table has reported."""

    id: int
    at: float
    report: KeptReport


class ShutOutPlace(Struct, frozen=True, kw_only=True):
    """A place from which nobody is let in, for whoever runs the server."""

    id: int
    at: float  # since when
    until: float | None  # None: for good
    place: str  # an address or a network; "#…": of somebody who was reported, known by a hash only
    note: str


class ShutOut(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Let nobody in from a place: that is named, or from which somebody came who was reported."""

    place: str | None = None
    report: int | None = None
    note: str = ""
    days: float | None = None  # None: for good


class NoticeText(Struct, frozen=True, forbid_unknown_fields=True):
    """A word to everyone; nothing: no more."""

    text: str


class Drain(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether games may still begin, and tables be opened."""

    on: bool
