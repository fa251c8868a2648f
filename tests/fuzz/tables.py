"""Tables of hostile people: opened when needed, deleted when somebody has spoilt them."""

import itertools
from collections.abc import Iterator, Mapping
from time import monotonic, sleep

from msgspec import Struct

from pinxit.protocol import VERSION
from pinxit.protocol.http import SeatTaken
from tests.fuzz.wire import (
    TEXT,
    Answer,
    Line,
    ask,
    decoded,
    frame,
    handshake,
    line,
    post,
    read_frame,
)
from tests.patience import PATIENCE

ADDRESSES = 400


class Place(Struct, frozen=True):
    """A seat of our own at a hostile table."""

    code: str  # with the key of its link: while all of us guess, codes alone have to wait
    seat: str
    token: str


class Table(Struct):
    """A hostile table; the first place is the host's."""

    places: tuple[Place, ...]

    @property
    def code(self) -> str:
        return self.places[0].code


class Tables:
    """The hostile tables of one server: one with a game against computers, one of people."""

    def __init__(self, port: int, victims: str, *, block: int = 8) -> None:
        self.port = port
        self.victims = victims
        self.opened = 0
        self.orphans = 0  # tables that none of our tokens could delete
        self._addresses = _addresses(block)
        self._playing: Table | None = None
        self._talking: Table | None = None

    def address(self) -> str:
        """Return where the next one comes from, so that no limit stands in the way."""
        return next(self._addresses)

    def playing(self) -> Table:
        """Return a table at which computer players keep a game going."""
        if self._playing is None:
            self._playing = self._open(people=1)
            host = self._playing.places[0]
            wishes = ("add_computer", "add_computer", "begin")
            self._do(host, *({"do": wish} for wish in wishes))
        return self._playing

    def talking(self) -> Table:
        """Return a table at which three of us sit."""
        if self._talking is None:
            self._talking = self._open(people=3)
        return self._talking

    def spoilt(self, table: Table) -> None:
        """Throw a table away."""
        gone = any(self._delete(place).status in {204, 404} for place in table.places)
        self.orphans += not gone
        if table is self._playing:
            self._playing = None
        if table is self._talking:
            self._talking = None

    def close(self) -> None:
        """Throw all away."""
        for table in (self._playing, self._talking):
            if table is not None:
                self.spoilt(table)

    def _open(self, people: int) -> Table:
        self.opened += 1
        body = {"name": "Hostile 1", "settings": {"thinking": False, "house": {"target": 5}}}
        host = self._take("/api/tables", body)
        path = f"/api/tables/{host.code}/seats"
        others = [
            self._take(path, {"name": f"Hostile {number}"}) for number in range(2, people + 1)
        ]
        return Table((host, *others))

    def _take(self, path: str, body: Mapping[str, object]) -> Place:
        """Take a seat; while codes are guessed from everywhere, whoever is new has to wait."""
        answer = post(self.port, path, body, self.address())
        deadline = monotonic() + PATIENCE
        while answer.status == 429 and monotonic() < deadline:
            sleep(0.2)
            answer = post(self.port, path, body, self.address())
        assert answer.status == 201, answer
        taken = decoded(answer, SeatTaken)
        return Place(named(taken), taken.seat, taken.token)

    def _delete(self, place: Place) -> Answer:
        head = f"DELETE /api/tables/{place.code} HTTP/1.1\r\nhost: x\r\n"
        token = f"authorization: Bearer {place.token}\r\n\r\n"
        return ask(self.port, (head + token).encode(), self.address(), "DELETE")

    def _do(self, place: Place, *wishes: dict[str, str]) -> None:
        with line(self.port, self.address()) as at:
            enter(at, place.code, place.token)
            for number, wish in enumerate(wishes):
                at.send(
                    frame(
                        b'{"type":"do","id":"%d","wish":{"do":"%s"}}'
                        % (number, wish["do"].encode())
                    )
                )
                while b'"type":"done"' not in read_frame(at)[1]:
                    pass


def named(taken: SeatTaken) -> str:
    """Return what a link calls a table: its code, and the key that belongs to it."""
    return taken.link.rpartition("/")[2]


def enter(at: Line, code: str, token: str | None) -> None:
    """Say a right hello."""
    handshake(at)
    said = b',"token":"%s"' % token.encode() if token else b""
    hello = b'{"type":"hello","protocol":%d,"table":"%s"%s}' % (VERSION, code.encode(), said)
    at.send(frame(hello, TEXT))


def _addresses(block: int) -> Iterator[str]:
    return itertools.cycle(
        f"127.{block}.{number // 200}.{number % 200 + 1}" for number in range(ADDRESSES)
    )
