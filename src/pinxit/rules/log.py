"""The log of games: accepted commands and their events, chained line by line.

A log is text, one JSON object a line, in three kinds of body:

    {"body":{"line":"open","version":2,"by":"pinxit 0.1.0"},"chain":"…"}
    {"body":{"line":"step","game":1,"seat":"a","command":{…},"events":[…]},"chain":"…"}
    {"body":{"line":"close","games":1,"steps":151},"chain":"…"}

`chain` is SHA-256 over the chain of the line before (nothing for the first) and the bytes of
the body, in hexadecimal. So a changed line is noticed where it stands, and a log without its
closing line is known to break off.

In version 1 a command said itself whose it was; such logs are read like any other.
"""

from collections.abc import Iterable, Iterator
from hashlib import sha256

import msgspec
from msgspec import Raw, Struct

from .codec import load_event
from .commands import AnyCommand, Skip
from .decide import decide
from .errors import BadLog, Reason, Refusal
from .events import AnyEvent
from .evolve import fold
from .game import Game, Seat

VERSION = 2
READABLE = (1, 2)
_HEAD = b'{"body":'
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class Open(Struct, frozen=True, tag="open", tag_field="line"):
    """The first line: which language the log is written in, and by what."""

    version: int
    by: str


class _StoredStep(Struct, frozen=True, tag="step", tag_field="line"):
    """A step as it lies in the log: events may be of an older schema, commands of another age."""

    game: int
    command: Raw
    events: tuple[Raw, ...]
    seat: Seat | None = None  # whose command it is; None: the table's own


class Close(Struct, frozen=True, tag="close", tag_field="line"):
    """The last line: how much was written, so that nothing can be missing."""

    games: int
    steps: int


class Step(Struct, frozen=True):
    """What an accepted command brought about in a game.

    The command is kept as it was written: a log can be folded without understanding it.
    """

    line: int
    game: int
    seat: Seat | None
    command: Raw
    events: tuple[AnyEvent, ...]


class _Line(Struct, frozen=True):
    body: Raw
    chain: str


_Body = Open | _StoredStep | Close
_line_decoder = msgspec.json.Decoder(_Line)
_body_decoder: msgspec.json.Decoder[_Body] = msgspec.json.Decoder(_Body)
_command_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_said_decoder: msgspec.json.Decoder[dict[str, object]] = msgspec.json.Decoder(dict[str, object])
_encoder = msgspec.json.Encoder()
_SKIP = Skip.__struct_config__.tag  # which names somebody else than who asks


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

    def step(
        self, game: int, seat: Seat | None, command: AnyCommand, events: tuple[AnyEvent, ...]
    ) -> bytes:
        """Make the line of one accepted command."""
        self._games.add(game)
        self._steps += 1
        stored = tuple(Raw(_encoder.encode(event)) for event in events)
        return self._line(_StoredStep(game, Raw(_encoder.encode(command)), stored, seat))

    def close(self) -> bytes:
        """Make the last line."""
        return self._line(Close(len(self._games), self._steps))

    def _line(self, body: _Body) -> bytes:
        encoded = _encoder.encode(body)
        self._chain = _link(self._chain, encoded)
        return _written(encoded, self._chain) + b"\n"


def read(lines: Iterable[bytes]) -> Iterator[Step]:
    """Read the steps of a log; raise `BadLog` where it is not whole."""
    chain = ""
    number = steps = version = 0
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
                if body.version not in READABLE:
                    raise BadLog(Reason.UNKNOWN_VERSION, line=number, version=body.version)
                version = body.version
            case _StoredStep():
                steps += 1
                games.add(body.game)
                asked = (body.seat, body.command) if version > 1 else _asked_once(body.command)
                yield Step(number, body.game, *asked, _read_events(body, number))
            case Close():
                closed = True
                if (body.games, body.steps) != (len(games), steps):
                    raise BadLog(Reason.CHANGED_LINE, line=number)
    if not closed:
        raise BadLog(Reason.MISSING_END, line=number + 1)


def replay(lines: Iterable[bytes]) -> Iterator[tuple[Step, Game]]:
    """Fold a log again and verify every step: the rules must lead from each to the next."""
    games: dict[int, Game] = {}
    for step in read(lines):
        before = games.get(step.game)
        command = _read_command(step)
        try:
            decided = decide(before, step.seat, command)
        except Refusal as refusal:
            raise BadLog(
                Reason.IMPOSSIBLE_STEP, line=step.line, refused=refusal.reason
            ) from refusal
        if decided != step.events:
            raise BadLog(Reason.IMPOSSIBLE_STEP, line=step.line, refused="other_events")
        games[step.game] = fold(decided, before)
        yield step, games[step.game]


def _read_line(line: bytes, number: int, chain: str) -> tuple[_Body, str]:
    try:
        stored = _line_decoder.decode(line)
    except _UNREADABLE as error:
        raise BadLog(_why_unreadable(line, number, str(error)), line=number) from error
    linked = _link(chain, bytes(stored.body))
    written = line.removesuffix(b"\n").removesuffix(b"\r")
    if written != _written(bytes(stored.body), linked):
        raise BadLog(Reason.CHANGED_LINE, line=number)
    try:
        return _body_decoder.decode(stored.body), linked
    except _UNREADABLE as error:
        raise _unknown(number, error) from error


def _read_events(stored: _StoredStep, number: int) -> tuple[AnyEvent, ...]:
    try:
        return tuple(load_event(bytes(event)) for event in stored.events)
    except _UNREADABLE as error:
        raise _unknown(number, error) from error


def _asked_once(command: Raw) -> tuple[Seat | None, Raw]:
    """Return whose command of version 1 this is, and the command without it."""
    try:
        said = _said_decoder.decode(command)
    except _UNREADABLE:
        return None, command
    if said.get("do") == _SKIP or not isinstance(seat := said.pop("seat", None), str):
        return None, command
    return seat, Raw(_encoder.encode(said))


def _read_command(step: Step) -> AnyCommand:
    try:
        return _command_decoder.decode(step.command)
    except _UNREADABLE as error:
        raise _unknown(step.line, error) from error


def _unknown(number: int, error: Exception) -> BadLog:
    """The chain holds, so it was written like this: by a Pinxit that we do not know."""
    return BadLog(Reason.UNKNOWN_VERSION, line=number, problem=str(error))


def _why_unreadable(line: bytes, number: int, problem: str) -> Reason:
    # A crash while writing leaves a last line without its end.
    torn = not line.endswith(b"\n") and "truncated" in problem
    if number == 1 and not (line.startswith(_HEAD) or (torn and _HEAD.startswith(line))):
        return Reason.NOT_A_LOG
    return Reason.MISSING_END if torn else Reason.CHANGED_LINE


def _written(body: bytes, chain: str) -> bytes:
    return b'%b%b,"chain":"%b"}' % (_HEAD, body, chain.encode())


def _link(chain: str, body: bytes) -> str:
    return sha256(chain.encode() + body).hexdigest()
