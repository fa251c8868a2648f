"""The messages of the socket, in both directions."""

import msgspec
from msgspec import Struct

from pinxit.rules import Phase, Seat
from pinxit.table.awake.chat import Said
from pinxit.table.commands import AnyWish
from pinxit.table.reports import Fault
from pinxit.table.screens import Screen

from .sections import Sections


class ClientMessage(Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    """What a client says."""


class Hello(ClientMessage, frozen=True, tag="hello", kw_only=True):
    """The first message: which table, and the secret that opens a seat (None: a spectator).

    Who comes back names the version they last saw, and is sent only what has changed.
    """

    protocol: int
    table: str
    token: str | None = None
    version: int | None = None
    chat: int = 0


class Do(ClientMessage, frozen=True, tag="do", kw_only=True):
    """A wish. The id is the client's own; sent again, it is answered again and done once.

    With `game`, `round` and `phase` the wish is for that moment only.
    """

    id: str
    wish: AnyWish
    game: int | None = None
    round: int | None = None
    phase: Phase | None = None


class Say(ClientMessage, frozen=True, tag="say"):
    """Something for all to read."""

    text: str = ""
    reaction: str | None = None


class Report(ClientMessage, frozen=True, tag="report", kw_only=True):
    """Somebody here is to be looked at by whoever runs the server; nobody else is told."""

    id: str
    seat: Seat
    fault: Fault
    text: str = ""


class AskSeatCode(ClientMessage, frozen=True, tag="ask_seat_code"):
    """I want to go on playing on another device."""


class AskView(ClientMessage, frozen=True, tag="ask_view"):
    """I have lost the thread: send me everything."""


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Tell me whether you are there."""


class ServerMessage(Struct, frozen=True, gc=False, tag_field="type"):
    """What the server says."""


class Welcome(ServerMessage, frozen=True, tag="welcome", kw_only=True):
    """You are at the table; this is how it stands."""

    protocol: int
    seat: Seat | None
    screen: Screen | None = None  # what you are called, if you are a paired television
    version: int
    sections: Sections
    chat: tuple[Said, ...]
    build: str


class Update(ServerMessage, frozen=True, tag="update", kw_only=True):
    """What has changed since the version `from`; who has another one asks for the whole view."""

    from_: int = msgspec.field(name="from")
    to: int
    sections: Sections


class Done(ServerMessage, frozen=True, tag="done"):
    """A wish was granted; it is on disk."""

    id: str
    version: int


class Refused(ServerMessage, frozen=True, tag="refused", kw_only=True):
    """A wish was refused; clients translate the reason, with its facts."""

    reason: str
    id: str | None = None
    facts: dict[str, object] = {}
    message: str = ""


class Talk(ServerMessage, frozen=True, tag="talk"):
    """What somebody said."""

    said: tuple[Said, ...]


class Reported(ServerMessage, frozen=True, tag="reported"):
    """Thank you: the report is kept."""

    id: str


class SeatCode(ServerMessage, frozen=True, tag="seat_code"):
    """Type this on the other device; it works once, and not for long."""

    code: str
    seconds: float


class Pong(ServerMessage, frozen=True, tag="pong"):
    """I am here."""

    now: float


class Notice(ServerMessage, frozen=True, tag="notice"):
    """A word from whoever runs the server, for everyone; nothing: the last one is over."""

    text: str


class Bye(ServerMessage, frozen=True, tag="bye", kw_only=True):
    """The last message: why, and after how many seconds to come back (None: do not)."""

    reason: str
    retry_after: float | None = None


AnyClientMessage = Hello | Do | Say | Report | AskSeatCode | AskView | Ping
AnyServerMessage = (
    Welcome | Update | Done | Refused | Talk | Reported | SeatCode | Pong | Notice | Bye
)


class _Named(Struct):
    type: str
    id: str


_WITH_IDS = frozenset(kind.__struct_config__.tag for kind in (Do, Report))
_named = msgspec.json.Decoder(_Named)
_encoder = msgspec.json.Encoder()
_client: msgspec.json.Decoder[AnyClientMessage] = msgspec.json.Decoder(AnyClientMessage)
_server: msgspec.json.Decoder[AnyServerMessage] = msgspec.json.Decoder(AnyServerMessage)


def dump(message: ClientMessage | ServerMessage) -> str:
    """Write a message."""
    return pack(message).decode()


def pack(part: object) -> bytes:
    """Write a message, or a part of one, as the bytes that go over the wire."""
    return _encoder.encode(part)


def parse_client(text: str | bytes) -> AnyClientMessage:
    """Read what a client says; raise `msgspec.DecodeError` if it is no message."""
    return _client.decode(text)


def id_in(text: str | bytes) -> str | None:
    """Return the id of a wish or a report that is no message otherwise, if it can be read."""
    try:
        named = _named.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return None
    return named.id if named.type in _WITH_IDS else None


def parse_server(text: str | bytes) -> AnyServerMessage:
    """Read what the server says."""
    return _server.decode(text)
