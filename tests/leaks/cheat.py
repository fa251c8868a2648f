"""A client that keeps to no rule: it says what it likes, over a real socket."""

import asyncio
import json
import ssl
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pinxit.client import Place
from pinxit.protocol import VERSION
from pinxit.table.awake.live import LiveTable
from pinxit.table.hub.doors import Taken
from pinxit.table.settings import Settings
from pinxit.web.limits import Limits
from tests.patience import PATIENCE
from tests.web.house import House, house

NOBODYS = "plain/none"
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # never used; to make one for each request is slow


class Cheat:
    """One socket, and all that it was ever sent."""

    def __init__(self, socket: ClientConnection, place: Place) -> None:
        self._socket = socket
        self._ids = count()
        self.place = place
        self.heard: list[dict[str, Any]] = []
        self.known: dict[str, Any] = {}  # sections by name

    @property
    def hand(self) -> list[str]:
        return list(self.known["mine"]["hand"])

    async def hear(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = json.loads(await self._socket.recv())
        self.heard.append(message)
        self.known |= message.get("sections", {})
        return message

    async def say(self, message: object) -> dict[str, Any]:
        """Say anything; return the next message that is no news."""
        text = message if isinstance(message, str | bytes) else json.dumps(message)
        await self._socket.send(text)
        while (answer := await self.hear())["type"] in {"update", "talk"}:
            pass
        return answer

    async def wish(self, do: str, *, name: str | None = None, **more: object) -> str:
        """Wish for something; return why it was refused, or "done"."""
        name = name or f"cheat {next(self._ids)}"
        moment = {key: more[key] for key in more if key in {"game", "round", "phase"}}
        fields = {key: more[key] for key in more if key not in moment}
        wish = {"do": do, **fields}
        message: dict[str, object] = {"type": "do", "id": name, "wish": wish, **moment}
        answer = await self.say(message)
        return str(answer.get("reason", answer["type"]))

    async def say_id(self, name: str) -> str:
        """Wish for something by an id that is none."""
        answer = await self.say({"type": "do", "id": name, "wish": {"do": "go_on"}})
        return str(answer["reason"])

    async def say_and_wait(self, text: str) -> None:
        """Say something for all to read, and see that it was heard."""
        await self._socket.send(json.dumps({"type": "say", "text": text}))
        while (await self.hear())["type"] != "talk":
            pass

    async def look(self) -> dict[str, Any]:
        """Ask for everything that this client may know."""
        welcome = await self.say({"type": "ask_view"})
        sections: dict[str, Any] = welcome["sections"]
        return sections

    async def end(self) -> int:
        """Wait until the server hangs up, and return its code."""
        async with asyncio.timeout(PATIENCE):
            try:
                while True:
                    await self.hear()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 1006


@asynccontextmanager
async def knock(at: House, place: Place, **more: object) -> AsyncIterator[Cheat]:
    """Open a socket and say hello; whatever is answered has been heard."""
    url = at.url.replace("http", "ws", 1) + "/socket"
    async with connect(url, compression=None, proxy=None, max_queue=None) as socket:
        cheat = Cheat(socket, place)
        hello = {"type": "hello", "protocol": VERSION, "table": place.code, "token": place.token}
        await socket.send(json.dumps({**hello, **more}))
        await cheat.hear()
        yield cheat


@asynccontextmanager
async def cheats(
    players: int = 4, limits: Limits | None = None, **settings: object
) -> AsyncIterator[tuple[House, LiveTable, tuple[Cheat, ...]]]:
    """Sit down with people of whom nobody is honest; the first is host, and tells first."""
    chosen = {"decks": ["plain"], "house": {"first": "host", "give": 2}} | settings
    async with house(limits=limits) as at, AsyncExitStack() as stack:
        host = await at.hub.open(msgspec.convert(chosen, Settings), "Cheat 1", None)
        names = [f"Cheat {number}" for number in range(2, players + 1)]
        taken = [host, *[await at.hub.doors.sit(host.code, name, None) for name in names]]
        seated = [await stack.enter_async_context(knock(at, place_of(at, one))) for one in taken]
        yield at, await at.hub.live(host.code), tuple(seated)


def place_of(at: House, taken: Taken) -> Place:
    return Place(at.url, taken.code, taken.seat, taken.token)


async def get(at: House, path: str, token: str | None = None) -> httpx2.Response:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    async with httpx2.AsyncClient(trust_env=False, verify=PLAIN) as http:
        return await http.get(at.url + path, headers=headers)


async def post(at: House, path: str, body: object) -> httpx2.Response:
    async with httpx2.AsyncClient(trust_env=False, verify=PLAIN) as http:
        return await http.post(at.url + path, json=body)
