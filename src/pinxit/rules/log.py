r"""The log of games: how commands and events are written down, chained, and read again.

A log is text, one JSON object a line, in three kinds of body:

    {"body":{"line":"open","version":1,"by":"pinxit 0.1.0"},"chain":"…"}
    {"body":{"line":"step","game":1,"command":{…},"events":[…]},"chain":"…"}
    {"body":{"line":"close","games":1,"steps":151},"chain":"…"}

`chain` is SHA-256 over the chain of the line before (nothing for the first) and the bytes of
the body, in hexadecimal. So a changed line is noticed where it stands, and a log without its
closing line is known to break off.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import sha256

import msgspec
from msgspec import Raw, Struct

from .commands import AnyCommand
from .decide import decide
from .errors import BadLog, Reason, Refusal
from .events import AnyEvent
from .evolve import fold
from .game import Game

VERSION = 1
_HEAD = b'{"body":'

Fields = dict[str, object]
Upcaster = Callable[[Fields], Fields]

# From the tag of an outdated event to the function that lifts its fields one version up.
UPCASTERS: Mapping[str, Upcaster] = {}


class Open(Struct, frozen=True, tag="open", tag_field="line"):
    """The first line: which language the log is written in, and by what."""

    version: int
    by: str


class Step(Struct, frozen=True, tag="step", tag_field="line"):
    """A command that was accepted in a game, and what it brought about."""

    game: int
    command: AnyCommand
    events: tuple[AnyEvent, ...]


class Close(Struct, frozen=True, tag="close", tag_field="line"):
    """The last line: how much was written, so that nothing can be missing."""

    games: int
    steps: int


class _StoredStep(Struct, frozen=True, tag="step", tag_field="line"):
    game: int
    command: AnyCommand
    events: tuple[Raw, ...]


class _Line(Struct, frozen=True):
    body: Raw
    chain: str


_line_decoder = msgspec.json.Decoder(_Line)
_body_decoder: msgspec.json.Decoder[Open | _StoredStep | Close] = msgspec.json.Decoder(
    Open | _StoredStep | Close
)
_event_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)
_encoder = msgspec.json.Encoder()


def dump_event(event: AnyEvent) -> bytes:
    """Write an event down."""
    return _encoder.encode(event)


def load_event(stored: bytes, upcasters: Mapping[str, Upcaster] = UPCASTERS) -> AnyEvent:
    """Read an event, lifted to its newest form if it was written by an older Pinxit."""
    try:
        return _event_decoder.decode(stored)
    except msgspec.ValidationError:
        fields = msgspec.json.decode(stored, type=Fields)
        if fields.get("event") not in upcasters:
            raise
    while (tag := str(fields.get("event"))) in upcasters:
        fields = upcasters[tag](fields)
    return _event_decoder.decode(_encoder.encode(fields))


class Writer:
    """Makes the lines of a log, one after the other."""

    def __init__(self, by: str) -> None:
        self._by = by
        self._chain = ""
        self._games: set[int] = set()
        self._steps = 0

    def open(self) -> bytes:
        """Make the first line."""
        return self._line(Open(VERSION, self._by))

    def step(self, game: int, command: AnyCommand, events: tuple[AnyEvent, ...]) -> bytes:
        """Make the line of one accepted command."""
        self._games.add(game)
        self._steps += 1
        return self._line(Step(game, command, events))

    def close(self) -> bytes:
        """Make the last line."""
        return self._line(Close(len(self._games), self._steps))

    def _line(self, body: Open | Step | Close) -> bytes:
        encoded = _encoder.encode(body)
        self._chain = _link(self._chain, encoded)
        return _written(encoded, self._chain) + b"\n"


def read(lines: Iterable[bytes]) -> Iterator[tuple[int, Step]]:
    """Read the steps of a log with their line numbers; raise `BadLog` where it is not whole."""
    chain = ""
    number = steps = 0
    games: set[int] = set()
    closed = False
    for number, line in enumerate(lines, start=1):
        if closed:
            raise BadLog(Reason.AFTER_END, line=number)
        body, chain = _read_line(line, number, chain)
        if (number == 1) is not isinstance(body, Open):
            raise BadLog(Reason.NOT_A_LOG, line=number)
        match body:
            case Open():
                if body.version != VERSION:
                    raise BadLog(Reason.UNKNOWN_VERSION, line=number, version=body.version)
            case Step():
                steps += 1
                games.add(body.game)
                yield number, body
            case Close():
                closed = True
                if (body.games, body.steps) != (len(games), steps):
                    raise BadLog(Reason.CHANGED_LINE, line=number)
    if not closed:
        raise BadLog(Reason.MISSING_END, line=number + 1)


def replay(lines: Iterable[bytes]) -> Iterator[tuple[int, Step, Game]]:
    """Fold a log again and verify every step: the rules must lead from each to the next."""
    games: dict[int, Game] = {}
    for number, step in read(lines):
        before = games.get(step.game)
        try:
            decided = decide(before, step.command)
            game = fold(step.events, before)
        except Refusal as refusal:
            raise BadLog(Reason.IMPOSSIBLE_STEP, line=number, refused=refusal.reason) from refusal
        if decided != step.events:
            raise BadLog(Reason.IMPOSSIBLE_STEP, line=number, refused="other_events")
        games[step.game] = game
        yield number, step, game


def _read_line(line: bytes, number: int, chain: str) -> tuple[Open | Step | Close, str]:
    try:
        stored = _line_decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadLog(_why_unreadable(line, number), line=number) from error
    linked = _link(chain, bytes(stored.body))
    if line.rstrip(b"\r\n") != _written(bytes(stored.body), linked):
        raise BadLog(Reason.CHANGED_LINE, line=number)
    return _read_body(stored.body, number), linked


def _why_unreadable(line: bytes, number: int) -> Reason:
    if number == 1 and not line.startswith(_HEAD):
        return Reason.NOT_A_LOG
    # A crash while writing leaves a last line without its end.
    return Reason.CHANGED_LINE if line.endswith(b"\n") else Reason.MISSING_END


def _read_body(body: Raw, number: int) -> Open | Step | Close:
    try:
        stored = _body_decoder.decode(body)
        if isinstance(stored, _StoredStep):
            events = tuple(load_event(bytes(event)) for event in stored.events)
            return Step(stored.game, stored.command, events)
    except msgspec.DecodeError as error:
        # The chain holds, so it was written like this: by a Pinxit that we do not know.
        raise BadLog(Reason.UNKNOWN_VERSION, line=number, problem=str(error)) from error
    return stored


def _written(body: bytes, chain: str) -> bytes:
    return b'%b%b,"chain":"%b"}' % (_HEAD, body, chain.encode())


def _link(chain: str, body: bytes) -> str:
    return sha256(chain.encode() + body).hexdigest()
