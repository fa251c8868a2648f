"""Carries out what hostile clients say, and holds the server to its word.

Every message is answered: by a valid answer, by a refusal with a known reason, or by the end of the
connection with a known code. Nothing is answered by silence, and nothing by a fault.
"""

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
from msgspec import Struct, field

from pinxit.clips import ClipReason
from pinxit.decks import DeckReason
from pinxit.protocol.messages import AnyServerMessage, parse_server
from pinxit.rules.errors import Reason
from pinxit.table.errors import TableReason
from tests.fuzz.grammar import MOVE, Role, Shot, Talk, Way
from tests.fuzz.server import Server
from tests.fuzz.tables import Place, Table, Tables, enter
from tests.fuzz.wire import (
    BINARY,
    CONTINUATION,
    FIN,
    PING,
    TEXT,
    Closed,
    Line,
    frame,
    handshake,
    line,
    read_frame,
)

REASONS = {str(reason) for reason in (*Reason, *TableReason, *ClipReason, *DeckReason)} - {"failed"}
BROKEN = {1002, 1007, 1009}  # the WebSocket's own codes, for what is none
CLOSES = BROKEN | {4400, 4401, 4403, 4404, 4409, 4410, 4411, 4412, 4413, 4426, 4429}
UNASKED = {"update", "talk", "bye"}
ANSWERS = {kind.__struct_config__.tag for kind in get_args(AnyServerMessage)} - UNASKED
LAST = b'{"type":"ping"}'


class Tally(Struct):
    """What was sent and what came back."""

    talks: Counter[str] = field(default_factory=Counter)
    sent: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    closes: Counter[str] = field(default_factory=Counter)
    raw: Counter[str] = field(default_factory=Counter)
    http: Counter[str] = field(default_factory=Counter)

    @property
    def messages(self) -> int:
        return self.sent.total() + self.raw.total()

    def add(self, other: "Tally") -> None:
        """Count what somebody else has counted, too."""
        for name in self.__struct_fields__:
            getattr(self, name).update(getattr(other, name))


class Attack:
    """Hostile clients at one server."""

    def __init__(self, server: Server, tables: Tables, tally: Tally) -> None:
        self.server = server
        self.tables = tables
        self.tally = tally

    def run(self, talk: Talk) -> None:
        """Carry out a conversation; an `AssertionError` says how to do it again."""
        try:
            self._run(talk)
            complaints = self.server.complaints()
            assert not complaints, complaints
        except AssertionError as error:
            error.add_note(f"again: python -m tests.fuzz --replay {packed(talk)}")
            raise

    def _run(self, talk: Talk) -> None:
        self.tally.talks[talk.role] += 1
        table = self.tables.talking() if talk.role is Role.PERSON else self.tables.playing()
        with line(self.tables.port, self.tables.address()) as at:
            one = _Hostile(at, table, self.tables, self.tally)
            try:
                one.begin(talk.role)
                one.say(talk)
                if talk.hang_up:
                    at.reset()
            except Closed as end:
                assert end.code in CLOSES, f"closed with {end.code}"
                self.tally.closes[str(end.code)] += 1
        if one.spoilt:
            self.tables.spoilt(table)


def packed(talk: Talk) -> str:
    """Write a conversation down in one word, to be carried out again."""
    return urlsafe_b64encode(zlib.compress(msgspec.msgpack.encode(talk), 9)).decode()


def unpacked(text: str) -> Talk:
    """Read a conversation that was written down."""
    return msgspec.msgpack.decode(zlib.decompress(urlsafe_b64decode(text)), type=Talk)


class _Hostile:
    """One client: what it knows, so that it can be as hostile as possible."""

    def __init__(self, at: Line, table: Table, tables: Tables, tally: Tally) -> None:
        self._at = at
        self._table = table
        self._me: Place = table.places[-1]
        self._victims = tables.victims
        self._tally = tally
        self._seat: str | None = None
        self._hand: list[str] = []
        self._board: list[str] = []
        self._may: list[dict[str, Any]] = []
        self._wishes = 0
        self.spoilt = False

    def begin(self, role: Role) -> None:
        """Come in as far as this role can."""
        match role:
            case Role.NOBODY:
                handshake(self._at)
                return
            case Role.HOST | Role.PERSON:
                enter(self._at, self._table.code, self._me.token)
            case Role.SPECTATOR:
                enter(self._at, self._table.code, None)
            case Role.STRANGER:
                enter(self._at, self._victims, None)
            case Role.THIEF:
                enter(self._at, self._victims, self._me.token)
        if self._answer() == "refused" and role is not Role.THIEF:
            self.spoilt = True  # a table at which our hello is refused has had its time

    def say(self, talk: Talk) -> None:
        """Say everything, and wait for the answer to each, or to all."""
        if talk.one_by_one:
            for shot in talk.shots:
                self._send(shot)
                self._answer()
        else:
            for shot in talk.shots:
                self._send(shot)
            self._send(Shot(LAST))
            self._answer_to_all(talk.shots)

    def _answer_to_all(self, shots: tuple[Shot, ...]) -> None:
        """Wait for the answer to our last ping; nothing before it may have been overheard."""
        merged = sum(b"ask_view" in shot.data or b"say" in shot.data for shot in shots)
        pings = sum(b"ping" in shot.data for shot in shots)
        heard = 0
        while True:
            heard += 1
            # Pings before the last cannot be told from it: wait for as many as may come.
            if self._answer() == "pong" and heard + merged > len(shots) - pings:
                pings -= 1
                if heard + merged > len(shots) or pings < 0:
                    return

    def _send(self, shot: Shot) -> None:
        self._tally.sent[shot.way] += 1
        data = self._filled(shot.data)
        match shot.way:
            case Way.TEXT:
                self._at.send(frame(data, TEXT))
            case Way.BINARY:
                self._at.send(frame(data, BINARY, mask=b"\x12\x34\x56\x78"))
            case Way.PARTS:
                half = len(data) // 2
                self._at.send(
                    frame(data[:half], TEXT, first=0)
                    + frame(b"among", PING)
                    + frame(b"", CONTINUATION, first=0)
                    + frame(data[half:], CONTINUATION, first=FIN)
                )

    def _filled(self, data: bytes) -> bytes:
        if b"@" not in data:
            return data
        self._wishes += 1
        if data == MOVE:
            data = self._move()
        for name, value in self._known():
            data = data.replace(name, value.encode())
        return data

    def _move(self) -> bytes:
        """Write a move that is allowed now, if any is."""
        option: dict[str, Any] = self._may[0] if self._may else {"may": "begin"}
        wish: dict[str, Any] = {"do": option["may"]}
        match option["may"]:
            case "tell":
                wish |= {"card": option["cards"][0], "clue": {"text": "a clue"}}
            case "give":
                wish |= {"cards": option["cards"][: option["number"]]}
            case "vote":
                wish |= {"cards": option["cards"][: option["fewest"]]}
            case "mend":
                wish |= {"text": "another clue"}
        return msgspec.json.encode({"type": "do", "id": "@wish@", "wish": wish})

    def _known(self) -> Iterator[tuple[bytes, str]]:
        yield b"@card@", self._hand[0] if self._hand else "base/none"
        yield b"@other@", self._hand[-1] if self._hand else "base/none"
        yield b"@board@", self._board[-1] if self._board else "base/none"
        yield b"@seat@", self._seat or "s1"
        yield b"@code@", self._table.code
        yield b"@victims@", self._victims
        yield b"@token@", self._me.token
        yield b"@theirs@", self._table.places[0].token
        yield b"@wish@", f"{id(self):x}-{self._wishes}"

    def _answer(self) -> str:
        """Read until something answers us, and return what."""
        while True:
            opcode, data = read_frame(self._at)
            if opcode != TEXT:
                continue
            parse_server(data)
            told: dict[str, Any] = msgspec.json.decode(data)
            kind: str = told["type"]
            self._look(told)
            if kind == "bye":
                self.spoilt = self.spoilt or told["reason"] != "too_fast"
            if kind == "refused":
                assert told["reason"] in REASONS, told
                self._tally.refusals[told["reason"]] += 1
            if kind in ANSWERS or (kind == "talk" and self._is_mine(told)):
                self._tally.answers[kind] += 1
                return kind

    def _look(self, told: dict[str, Any]) -> None:
        if told["type"] == "welcome":
            self._seat = told["seat"]
        sections = told.get("sections", {})
        if sections.get("mine"):
            self._hand = sections["mine"]["hand"]
        self._may = sections.get("may", self._may)
        if "board" in sections:
            self._board = sections["board"]

    def _is_mine(self, told: dict[str, Any]) -> bool:
        return any(line["seat"] == self._seat for line in told["said"])
