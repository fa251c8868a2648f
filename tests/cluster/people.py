"""People who play by whichever node they reach, as fast as they may, and keep their own record."""

import asyncio
import random
import re
from contextlib import suppress
from itertools import count
from time import monotonic
from typing import Final

import httpx2
import msgspec
from msgspec import UNSET, Struct, field
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from pinxit.client import Client, Place, WishRefused
from pinxit.protocol.http import SeatTaken
from pinxit.protocol.messages import AskView, ClientMessage
from pinxit.protocol.operations import OPEN_TABLE, SIT_DOWN
from pinxit.protocol.sections import ALL, Sections
from pinxit.rules import Phase
from pinxit.rules.commands import Give, Tell, Vote
from pinxit.table.commands import AnyWish, Begin
from pinxit.table.ports import CommandRef
from tests.chaos.chronicle import PASSING, normal
from tests.patience import PATIENCE
from tests.web.house import wish_of

PACE: Final = 0.055  # seconds: a connection that says more than twenty things a second is sent away
CARD: Final = re.compile(r"plain/\d+")
SEED: Final = re.compile(r"[0-9a-f]{64}")
OWN_MOVES: Final = (Tell, Give, Vote)  # nobody else can make them in one's place

Marks = tuple[tuple[str, int], ...]  # what each section of a view was, as a number
_encode = msgspec.json.Encoder(order="sorted").encode


class Deed(Struct):
    """Something that was asked for, and what is known of it."""

    ref: CommandRef
    wish: AnyWish
    began: float
    ended: float | None = None
    version: int | None = None
    refused: str | None = None
    perhaps: bool = False  # the server did not know whether it was kept

    @property
    def is_own_move(self) -> bool:
        return isinstance(self.wish, OWN_MOVES)


class Sight(Struct, frozen=True):
    """What was seen at one moment."""

    connection: int
    version: int
    marks: Marks


class Heard(Struct, frozen=True):
    """What may have been a secret, and the version at which it was told."""

    version: int
    cards: frozenset[str]
    seeds: frozenset[str]


class Record(Struct):
    """One person's."""

    place: Place
    deeds: list[Deed] = field(default_factory=list)
    sights: list[Sight] = field(default_factory=list)
    heard: dict[Heard, None] = field(default_factory=dict)
    named: set[str] = field(default_factory=set)  # cards that they have told us of themselves
    out_of_step: int = 0  # updates that did not go on from where they were


def marks_of(sections: dict[str, object]) -> dict[str, int]:
    """Return a number for each section: what is alike has the same."""
    return {name: hash(_encode(_plain(value))) for name, value in normal(sections).items()}


def _plain(value: object) -> object:
    return msgspec.to_builtins(value, str_keys=True)


class Person(Client):
    """Comes back by another node whenever a connection is lost, or says nothing."""

    def __init__(self, place: Place, urls: list[str], address: str, rng: random.Random) -> None:
        super().__init__(place)
        self.record = Record(place)
        self.connection = 0
        self.running: asyncio.Task[None] | None = None  # its end
        self._urls = urls
        self._address = address
        self._rng = rng
        self._at = rng.randrange(len(urls))
        self._marks: dict[str, int] = {}
        self._last: Marks = ()

    async def run(self) -> None:
        """Stay connected, by one node or another."""
        while self.goodbye is None:
            url = "ws" + self._urls[self._at].removeprefix("http") + "/socket"
            with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError):
                async with open_socket(
                    url,
                    compression=None,
                    proxy=None,
                    ping_interval=1.0,
                    ping_timeout=2.0,
                    open_timeout=3.0,
                    close_timeout=0.5,
                    additional_headers={"X-Forwarded-For": self._address},
                ) as socket:
                    self.connection += 1
                    await self._talk(socket)
            self._socket = None
            if self.goodbye is None:
                self.reconnects += 1
                self._at = self._rng.randrange(len(self._urls))
                await asyncio.sleep(self._rng.uniform(0.02, 0.3))

    async def _hear(self, text: str | bytes) -> None:
        await super()._hear(text)
        said = text.decode() if isinstance(text, bytes) else text
        cards, seeds = frozenset(CARD.findall(said)), frozenset(SEED.findall(said))
        if cards or seeds:
            self.record.heard[Heard(self.version, cards, seeds)] = None

    async def _show(self, sections: Sections, version: int) -> None:
        new = {name: getattr(sections, name) for name in ALL}
        present = {name: value for name, value in new.items() if value is not UNSET}
        self._marks |= marks_of(present)
        if present.keys() - PASSING or version != self.version:
            marks = tuple(sorted(self._marks.items()))
            self._last = self._last if marks == self._last else marks
            self.record.sights.append(Sight(self.connection, version, self._last))
        await super()._show(sections, version)

    async def _send(self, message: ClientMessage) -> None:
        if isinstance(message, AskView):
            self.record.out_of_step += 1
        await super()._send(message)

    # Playing

    async def play(self, goes_on: asyncio.Event) -> None:
        """Play one game after another, until nobody is to any more."""
        rng = self._rng
        for number in count():
            await self._until_there_is_something_to_do(goes_on)
            if not goes_on.is_set():
                return
            wish = Begin() if self.phase is Phase.OVER else wish_of(self, rng)
            if wish is not None:
                await self._ask(wish, f"{self.seat}-{number}", moment=rng.random() < 0.5)
            await asyncio.sleep(PACE * rng.uniform(0.5, 1.5))

    async def _until_there_is_something_to_do(self, goes_on: asyncio.Event) -> None:
        def is_something() -> bool:
            if not goes_on.is_set():
                return True
            if self.phase is Phase.OVER:
                return self.seat == "s1"
            return wish_of(self) is not None

        while True:
            with suppress(TimeoutError):
                return await self.until(is_something, 0.5)

    async def _ask(self, wish: AnyWish, name: str, *, moment: bool) -> None:
        ref = CommandRef(self.seat or "", name)
        deed = Deed(ref, wish, monotonic())
        self.record.named.update(CARD.findall(str(wish)))
        self.record.deeds.append(deed)
        try:
            deed.version = await self.do(wish, wish_id=name, moment=moment)
        except WishRefused as refusal:
            deed.refused, deed.perhaps = refusal.reason, bool(refusal.facts.get("perhaps"))
        deed.ended = monotonic()


class Party(Struct):
    """The people of one table."""

    code: str
    people: list[Person]
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    @property
    def newest(self) -> int:
        """As far as anybody has seen."""
        return max(person.version for person in self.people)

    @property
    def acknowledged(self) -> int:
        return sum(deed.version is not None for one in self.people for deed in one.record.deeds)

    @property
    def last_at(self) -> float:
        """When something was acknowledged last."""
        ended = [
            deed.ended
            for one in self.people
            for deed in one.record.deeds[-3:]
            if deed.ended is not None and deed.version is not None
        ]
        return max(ended, default=0.0)


async def gather(
    urls: list[str], size: int, number: int, rng: random.Random, **settings: object
) -> Party:
    """Let people sit down at a new table, each by any node, from an address of their own."""
    addresses = [f"198.18.{number % 250}.{seat + 1}" for seat in range(size)]
    wishes = {"decks": ["plain"], "house": {"target": 12}, **settings}
    taken = await _ask(urls, OPEN_TABLE.at(), addresses[0], rng, settings=wishes)
    path = SIT_DOWN.at(code=taken.code)
    seats = [taken, *[await _ask(urls, path, address, rng) for address in addresses[1:]]]
    people = [
        Person(Place(urls[0], seat.code, seat.seat, seat.token), urls, address, rng)
        for seat, address in zip(seats, addresses, strict=True)
    ]
    return Party(taken.code, people)


async def _ask(
    urls: list[str], path: str, address: str, rng: random.Random, **wishes: object
) -> SeatTaken:
    """Ask whichever node answers, by one request."""
    body = {"name": f"Person {rng.randrange(10**6)}", "request": f"{rng.getrandbits(128):032x}"}
    headers = {"X-Forwarded-For": address}
    async with asyncio.timeout(PATIENCE), httpx2.AsyncClient(trust_env=False) as http:
        while True:
            with suppress(httpx2.HTTPError):
                url = rng.choice(urls) + path
                sent = msgspec.json.encode({**body, **wishes})
                answer = await http.post(url, content=sent, headers=headers, timeout=5.0)
                if answer.status_code == httpx2.codes.CREATED:
                    return msgspec.json.decode(answer.content, type=SeatTaken)
                if answer.status_code < httpx2.codes.INTERNAL_SERVER_ERROR:
                    raise AssertionError(answer.text)
            await asyncio.sleep(0.2)
