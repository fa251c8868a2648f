"""An async client: for scripts, tests, benchmarks and authors of computer players.

    seat = await open_table("http://localhost:8484", "Ada")
    async with connect(seat) as me:
        await me.do(AddComputer())
        await me.do(Begin())
        await me.until(lambda: me.phase is Phase.CLUE)

A server that speaks HTTPS is believed if this computer's store vouches for it. For one with a
certificate of its own making, or of a company's own, say whom else to believe:

    seat = await open_table(server, "Ada", ssl_context=trusting("tls.crt"))

The view is kept up to date by itself. When the connection is lost, the client comes back, names
the version it has seen, and sends again what was not answered; the server does it once.
"""

import asyncio
import itertools
import random
import secrets
import ssl
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, TypeVar
from urllib.parse import quote

import httpx2
import msgspec
from msgspec import UNSET, Struct
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from pinxit.decks import PLAIN, DeckCards
from pinxit.protocol import VERSION
from pinxit.protocol.goodbyes import is_passing
from pinxit.protocol.http import Choices, ErrorBody, GameStory, SeatTaken
from pinxit.protocol.messages import (
    AskSeatCode,
    AskView,
    Bye,
    ClientMessage,
    Do,
    Done,
    Hello,
    Notice,
    Pong,
    Refused,
    Report,
    Reported,
    Say,
    SeatCode,
    Talk,
    Update,
    Welcome,
    dump,
    parse_server,
)
from pinxit.protocol.operations import (
    CHOICES,
    DECK,
    GAME_STORY,
    MOVE_SEAT,
    OPEN_TABLE,
    SIT_AS_COMPUTER,
    SIT_DOWN,
)
from pinxit.protocol.padding import padded
from pinxit.protocol.sections import ALL, Sections
from pinxit.rules import Phase, Seat
from pinxit.rules.legal import AnyOption
from pinxit.table.awake.chat import Said
from pinxit.table.commands import AnyWish
from pinxit.table.reports import Fault
from pinxit.trust import NoCertificates, trusting, usual

__all__ = [
    "Client",
    "Dismissed",
    "NoCertificates",
    "NotPinxit",
    "Place",
    "WishRefused",
    "card_pictures",
    "card_texts",
    "choices",
    "connect",
    "deck_cards",
    "game_story",
    "move_seat",
    "open_table",
    "sit_as_computer",
    "sit_down",
    "trusting",
]

T = TypeVar("T")

FIRST_PAUSE = 0.1  # seconds before coming back, doubled each time
LONGEST_PAUSE = 5.0
MOST_PASSING = 8  # refusals of a hello, one after the other, after which to come back


class WishRefused(Exception):
    """The server refused something; `reason` is stable, `facts` say more."""

    def __init__(self, reason: str, facts: dict[str, Any], message: str = "") -> None:
        super().__init__(reason, facts, message)
        self.reason = reason
        self.facts = facts
        self.message = message


class NotPinxit(OSError):
    """Whoever answers there is no Pinxit server."""


class Dismissed(Exception):
    """The server closed the seat for good: moved, kicked, left or deleted."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Place(Struct, frozen=True):
    """Where to sit: a server, a table, and the secret that opens the seat (None: spectator).

    The context says whom to believe that they are the server (None: whom this computer believes).
    """

    server: str
    code: str
    seat: Seat | None = None
    token: str | None = None
    ssl_context: ssl.SSLContext | None = None
    link: str = ""  # that brings others here, as the server knows itself


async def open_table(
    server: str,
    name: str,
    *,
    password: str | None = None,
    ssl_context: ssl.SSLContext | None = None,
    **wishes: object,
) -> Place:
    """Open a table and sit down as its host; `settings` and `pawn` may be wished for.

    Some servers ask for a password (`needs_password`); it goes over the wire in this request alone.
    """
    known = {} if password is None else {"password": password}
    body = {"name": name, **wishes, **known, **_request()}
    return await _ask(server, OPEN_TABLE.at(), body, ssl_context)


async def sit_down(
    server: str,
    code: str,
    name: str,
    *,
    ssl_context: ssl.SSLContext | None = None,
    **wishes: object,
) -> Place:
    """Sit down at a table, by its code or what its link ends with; a `pawn` may be wished for."""
    body = {"name": name, **wishes, **_request()}
    return await _ask(server, SIT_DOWN.at(code=code), body, ssl_context)


async def sit_as_computer(
    server: str,
    admission: str,
    name: str,
    *,
    ssl_context: ssl.SSLContext | None = None,
    **wishes: object,
) -> Place:
    """Sit down as a computer player, by the code of a table's host; a `pawn` may be wished for."""
    body = {"admission": admission, "name": name, **wishes, **_request()}
    return await _ask(server, SIT_AS_COMPUTER.at(), body, ssl_context)


async def move_seat(
    server: str, seat_code: str, *, ssl_context: ssl.SSLContext | None = None
) -> Place:
    """Take over a seat by the code that the other device shows."""
    body = {"seat_code": seat_code, **_request()}
    return await _ask(server, MOVE_SEAT.at(), body, ssl_context)


async def deck_cards(
    server: str, deck: str, language: str = "en", *, ssl_context: ssl.SSLContext | None = None
) -> DeckCards:
    """Ask what is on the cards of a deck."""
    path = f"{DECK.at(deck=deck)}?lang={quote(language)}"
    return await _look(server, path, DeckCards, ssl_context)


async def card_texts(
    server: str,
    decks: Iterable[str],
    language: str = "en",
    *,
    ssl_context: ssl.SSLContext | None = None,
) -> dict[str, str]:
    """Ask what is on all cards that may come up with these decks, in words."""
    ask = partial(deck_cards, server, language=language, ssl_context=ssl_context)
    found = [await ask(deck) for deck in decks]
    if any(one.deck.unfinished for one in found):
        found.append(await ask(PLAIN))  # stand in for what is missing
    return {card.id: card.description or card.title for one in found for card in one.cards}


async def card_pictures(
    server: str,
    decks: Iterable[str],
    cards: Iterable[str],
    *,
    ssl_context: ssl.SSLContext | None = None,
) -> dict[str, tuple[str, bytes]]:
    """Ask for the small pictures of some cards: of each, its media type and its bytes."""
    ask = partial(deck_cards, server, ssl_context=ssl_context)
    where = {card.id: card.small for deck in (*decks, PLAIN) for card in (await ask(deck)).cards}
    found = {}
    async with httpx2.AsyncClient(trust_env=False, verify=ssl_context or usual()) as http:
        for card in cards:
            if card not in where:
                continue
            answer = await http.get(f"{server.rstrip('/')}{where[card]}", timeout=10.0)
            if answer.status_code != httpx2.codes.OK:
                raise _refusal(answer)
            found[card] = (answer.headers["content-type"].partition(";")[0], answer.content)
    return found


async def choices(server: str, *, ssl_context: ssl.SSLContext | None = None) -> Choices:
    """Ask what can be chosen for a table: editions, timers by name, languages, pawns."""
    return await _look(server, CHOICES.at(), Choices, ssl_context)


async def game_story(
    server: str, code: str, number: int, *, ssl_context: ssl.SSLContext | None = None
) -> GameStory:
    """Ask for the recap of a game that is over."""
    path = GAME_STORY.at(code=code, number=number)
    return await _look(server, path, GameStory, ssl_context)


class Client:
    """One connection to one table. Use `connect`."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.view = Sections()
        self.version = 0
        self.said: list[Said] = []
        self.reconnects = 0
        self.updates = 0
        self.goodbye: str | None = None
        self.notice = ""  # what whoever runs the server says to everyone
        self._ids = (f"{secrets.token_hex(6)}-{number}" for number in itertools.count(1))
        self._wishes: dict[str, tuple[Do | Report, asyncio.Future[int]]] = {}
        self._seat_code: asyncio.Future[str] | None = None
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Condition()
        self._greeted = asyncio.Event()
        self._pause = FIRST_PAUSE
        self._put_off = 0  # hellos, one after the other, that were refused for now

    @property
    def seat(self) -> Seat | None:
        """The seat that the token opened."""
        return self.place.seat

    @property
    def connected(self) -> bool:
        """Whether there is a connection now."""
        return self._socket is not None

    @property
    def phase(self) -> Phase | None:
        """What the table is doing now; None: no game has been started."""
        return self.view.round.phase if self.view.round else None

    @property
    def may(self) -> tuple[AnyOption, ...]:
        """What this seat may do now."""
        return () if self.view.may is UNSET else self.view.may

    async def do(self, wish: AnyWish, *, wish_id: str | None = None, moment: bool = False) -> int:
        """Ask for something and return the version it led to; raise `WishRefused` if refused.

        With `moment`, the wish is for this phase of this round of this game only.
        """
        self._check_here()
        now = self.view.round if moment and self.view.round else None
        message = Do(
            id=wish_id or next(self._ids),
            wish=wish,
            game=self.view.game.number if now and self.view.game else None,
            round=now.number if now else None,
            phase=now.phase if now else None,
        )
        return await self._answered(message)

    async def report(self, seat: Seat, fault: Fault, text: str = "") -> None:
        """Tell whoever runs the server about somebody at the table."""
        self._check_here()
        await self._answered(Report(id=next(self._ids), seat=seat, fault=fault, text=text))

    async def say(self, text: str = "", reaction: str | None = None) -> None:
        """Say something to all."""
        self._check_here()
        await self._send(Say(text, reaction))

    async def seat_code(self) -> str:
        """Ask for a code with which this seat can be taken on another device."""
        self._check_here()
        if self.seat is None:
            raise WishRefused("not_at_table", {})
        self._seat_code = asyncio.get_running_loop().create_future()
        await self._send(AskSeatCode())
        return await asyncio.wait_for(self._seat_code, LONGEST_PAUSE)

    async def until(self, holds: Callable[[], object], seconds: float = 30.0) -> None:
        """Wait until something is true of the view."""
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(lambda: bool(self.goodbye) or bool(holds()))
        if self.goodbye and not holds():
            raise Dismissed(self.goodbye)

    async def run(self) -> None:
        """Stay connected, coming back as often as needed, until dismissed."""
        while self.goodbye is None:
            with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                async with _socket(self.place) as socket:
                    await self._talk(socket)
            self._socket = None
            if self.goodbye is None:
                self.reconnects += 1
                await asyncio.sleep(self._pause * random.uniform(0.8, 1.2))  # noqa: S311 (no rush)
                self._pause = min(2 * self._pause, LONGEST_PAUSE)

    async def _answered(self, message: Do | Report) -> int:
        """Send something until it is answered, and return the version that it led to."""
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._wishes[message.id] = (message, answer)
        await self._send(message)
        try:
            return await answer
        finally:
            self._wishes.pop(message.id, None)

    def _check_here(self) -> None:
        if self.goodbye is not None:
            raise Dismissed(self.goodbye)

    async def _talk(self, socket: ClientConnection) -> None:
        hello = Hello(
            protocol=VERSION,
            table=self.place.code,
            token=self.place.token,
            version=self.version or None,
            chat=self.said[-1].number if self.said else 0,
        )
        self._greeted.clear()
        self.notice = ""  # if there still is one, it is told after the welcome
        await socket.send(dump(hello))
        self._socket = socket
        async for text in socket:
            await self._hear(text)
            if self.goodbye is not None:
                return

    async def _hear(self, text: str | bytes) -> None:
        try:
            message = parse_server(text)
        except msgspec.ValidationError:
            return  # a newer server says things that we need not understand
        match message:
            case Welcome():
                await self._welcome(message)
            case Update() if message.from_ != self.version:
                await self._send(AskView())
            case Update():
                self.updates += 1
                await self._show(message.sections, message.to)
            case Done():
                self._settle(message.id, message.version)
            case Reported():
                self._settle(message.id, self.version)
            case Refused():
                await self._refused(message)
            case Talk():
                self.said += message.said
                await self._show(Sections(), self.version)
            case SeatCode():
                if self._seat_code is not None and not self._seat_code.done():
                    self._seat_code.set_result(message.code)
            case Bye():
                if message.retry_after is None:
                    await self._leave(message.reason)
                else:
                    self._pause = message.retry_after
            case Notice():
                self.notice = message.text
                await self._show(Sections(), self.version)
            case Pong():
                pass

    async def _welcome(self, message: Welcome) -> None:
        self.said += message.chat
        await self._show(message.sections, message.version)
        self._greeted.set()
        self._pause, self._put_off = FIRST_PAUSE, 0
        for wish, _ in tuple(self._wishes.values()):
            await self._send(wish)  # not answered before the connection was lost

    async def _refused(self, message: Refused) -> None:
        if message.id is not None:
            refusal = WishRefused(message.reason, message.facts, message.message)
            kept = self._wishes.get(message.id)
            if kept is not None and not kept[1].done():
                kept[1].set_exception(refusal)
        elif not self._greeted.is_set():  # the hello was refused
            self._put_off += 1
            if not is_passing(message.reason) or self._put_off > MOST_PASSING:
                await self._leave(message.reason)
            elif self._socket is not None:
                await self._socket.close()

    async def _leave(self, reason: str) -> None:
        self.goodbye = reason
        for _, answer in self._wishes.values():
            if not answer.done():
                answer.set_exception(Dismissed(reason))
        async with self._changed:
            self._changed.notify_all()

    async def _show(self, sections: Sections, version: int) -> None:
        new = {name: getattr(sections, name) for name in ALL}
        changed = {name: value for name, value in new.items() if value is not UNSET}
        self.view = msgspec.structs.replace(self.view, **changed)
        self.version = version
        async with self._changed:
            self._changed.notify_all()

    def _settle(self, wish_id: str, version: int) -> None:
        kept = self._wishes.get(wish_id)
        if kept is not None and not kept[1].done():
            kept[1].set_result(version)

    async def _send(self, message: ClientMessage) -> None:
        """Send now, or not at all: wishes are sent again after the next welcome."""
        if self._socket is not None and (self._greeted.is_set() or isinstance(message, Hello)):
            with suppress(ConnectionClosed):
                await self._socket.send(padded(message).decode())


@asynccontextmanager
async def connect(place: Place) -> AsyncIterator[Client]:
    """Sit at a table for as long as the block runs."""
    client = Client(place)
    running = asyncio.create_task(client.run())
    try:
        await client.until(lambda: client.version > 0 or running.done())
        yield client
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


def _request() -> dict[str, object]:
    """Name a request, so that it can be sent again without being done twice."""
    return {"request": secrets.token_hex(16)}


async def _ask(
    server: str, path: str, body: dict[str, object], ssl_context: ssl.SSLContext | None
) -> Place:
    url, data = f"{server.rstrip('/')}{path}", msgspec.json.encode(body)
    async with httpx2.AsyncClient(trust_env=False, verify=ssl_context or usual()) as http:
        try:
            answer = await http.post(url, content=data, timeout=10.0)
        except (httpx2.ReadError, httpx2.RemoteProtocolError, httpx2.ReadTimeout):
            answer = await http.post(url, content=data, timeout=10.0)  # the answer was lost
    if answer.status_code != httpx2.codes.CREATED:
        raise _refusal(answer)
    taken = msgspec.json.decode(answer.content, type=SeatTaken)
    return Place(server, taken.code, taken.seat, taken.token, ssl_context, taken.link)


async def _look(server: str, path: str, kind: type[T], ssl_context: ssl.SSLContext | None) -> T:
    async with httpx2.AsyncClient(trust_env=False, verify=ssl_context or usual()) as http:
        answer = await http.get(f"{server.rstrip('/')}{path}", timeout=10.0)
    if answer.status_code != httpx2.codes.OK:
        raise _refusal(answer)
    return msgspec.json.decode(answer.content, type=kind)


def _refusal(answer: httpx2.Response) -> Exception:
    """Say what the server refused; or, if it speaks of something else, that it is no Pinxit."""
    try:
        error = msgspec.json.decode(answer.content, type=ErrorBody).error
    except msgspec.DecodeError:
        return NotPinxit(f"The server answered {answer.status_code}, not as Pinxit does.")
    return WishRefused(error.reason, error.facts, error.message)


def _socket(place: Place) -> open_socket:
    url = "ws" + place.server.rstrip("/").removeprefix("http") + "/socket"
    context = (place.ssl_context or usual()) if url.startswith("wss:") else None
    return open_socket(url, compression=None, ssl=context, proxy=None)
