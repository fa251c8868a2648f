"""Links to a table: which address is told to whom."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import httpx2
import pytest
import segno
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from pinxit.adapters import MemoryStore
from pinxit.decks import built_in
from pinxit.players import RandomPlayer, SameForAll
from pinxit.table.clock import RealClock
from pinxit.table.hub import Hub
from pinxit.web.app import make_app
from pinxit.web.limits import Limits
from pinxit.web.state import State

LAN = "http://192.168.7.20:8484"
HERE = "127.0.0.1"
AWAY = "203.0.113.9"
SERVER = ("192.168.7.20", 8484)


@asynccontextmanager
async def server(public_url: str | None = None) -> AsyncIterator[State]:
    catalogue = built_in()
    hub = Hub(
        store=MemoryStore(),
        clock=RealClock(),
        decks=catalogue.cards,
        roster=SameForAll(RandomPlayer(("a clue",))),
    )
    state = State(hub, catalogue, Limits(), public_url)
    state.lan_url = LAN
    yield state
    await hub.close()


class Told:
    """What somebody is told who comes from an address, perhaps through a proxy that we trust."""

    def __init__(self, state: State, peer: str, trusted: str = HERE) -> None:
        # ASGI has two sets of types, which do not know each other.
        self.app: Any = ProxyHeadersMiddleware(cast("Any", make_app(state)), trusted)
        self.peer = peer
        self.key_of = state.hub.keyring.key_of

    async def _on_our_network(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 (of ASGI)
        await self.app({**scope, "server": SERVER}, receive, send)

    async def ask(self, method: str, path: str, **more: Any) -> httpx2.Response:  # noqa: ANN401 (of httpx2)
        transport = httpx2.ASGITransport(self._on_our_network, client=(self.peer, 50_000))
        async with httpx2.AsyncClient(transport=transport, base_url="http://localhost") as http:
            return await http.request(method, path, **more)

    async def links(self, host: str, **headers: str) -> set[str]:
        """Open a table, and return its address by all answers that tell it."""
        names = {"host": host} | {name.replace("_", "-"): told for name, told in headers.items()}
        opened = await self.ask("POST", "/api/tables", json={"name": "Ada"}, headers=names)
        code = opened.raise_for_status().json()["code"]
        link = str(opened.json()["link"])
        sat = await self.ask(
            "POST", f"/api/tables/{code}/seats", json={"name": "Bo"}, headers=names
        )
        info = await self.ask("GET", f"/api/tables/{code}", headers=names)
        qr = await self.ask("GET", f"/api/tables/{code}/qr.svg", headers=names)
        wanted = segno.make(link, error="m").svg_inline(scale=8, omitsize=False)
        assert _path(qr.text) == _path(wanted)
        found = {link, sat.json()["link"], info.json()["link"]}
        assert {one.partition("/t/")[2] for one in found} == {f"{code}-{self.key_of(code)}"}
        return {one.partition("/t/")[0] for one in found}


def _path(svg: str) -> str:
    """Return what is black in a QR code."""
    return svg.partition(' d="')[2].partition('"')[0]


@pytest.mark.parametrize("peer", ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"])
@pytest.mark.parametrize("host", ["localhost:8484", "127.0.0.1:8484", "[::1]:8484", "LOCALHOST"])
async def test_whoever_sits_at_the_server_sends_the_address_on_the_network(
    peer: str, host: str
) -> None:
    async with server() as state:
        assert await Told(state, peer).links(host) == {LAN}


@pytest.mark.parametrize("peer", [AWAY, "192.168.7.31", "2001:db8::5", "::ffff:203.0.113.9", "?"])
async def test_nobody_else_is_told_it_whatever_they_say(peer: str) -> None:
    async with server() as state:
        told = Told(state, peer)
        assert await told.links("localhost:8484") == {"http://localhost:8484"}
        pretending = {"x_forwarded_for": HERE, "x_real_ip": HERE, "forwarded": f"for={HERE}"}
        assert await told.links("localhost", **pretending) == {"http://localhost"}


@pytest.mark.parametrize("trusted", [HERE, "*"])
@pytest.mark.parametrize(
    "forwarded",
    [
        {"x_forwarded_for": AWAY},
        {"x_forwarded_for": HERE},
        {"x_forwarded_for": f"{HERE}, {AWAY}"},
        {"x_forwarded_for": f"{AWAY}, {HERE}"},
        {"x_forwarded_for": ""},
        {"x_real_ip": HERE},
        {"forwarded": f"for={HERE}"},
        {"x_forwarded_proto": "http"},
        {"x_forwarded_host": "localhost"},
        {"via": "1.1 proxy"},
    ],
)
async def test_what_a_proxy_on_this_machine_hands_on_is_not_told_it(
    forwarded: dict[str, str], trusted: str
) -> None:
    async with server() as state:
        told = Told(state, HERE, trusted)
        assert await told.links("localhost:8484", **forwarded) == {"http://localhost:8484"}


async def test_a_guest_sends_the_address_that_the_guest_has() -> None:
    async with server() as state:
        for host in ("table.test:8484", "192.168.7.20:8484", "pinxit.local"):
            assert await Told(state, "192.168.7.31").links(host) == {f"http://{host}"}
            assert await Told(state, HERE).links(host) == {f"http://{host}"}


@pytest.mark.parametrize("peer", [HERE, AWAY])
async def test_a_public_address_is_everybodys(peer: str) -> None:
    async with server("https://cards.example.org/pinxit/") as state:
        for host in ("localhost", "127.0.0.1:8484", "cards.example.org", "other.test"):
            assert await Told(state, peer).links(host) == {"https://cards.example.org/pinxit"}


@pytest.mark.parametrize("host", ["", "[", "a b", "x:y"])
async def test_who_names_no_host_learns_no_address_of_ours(host: str) -> None:
    async with server() as state:
        told = Told(state, AWAY)
        assert await told.links(host) == {""}
        page = await told.ask("GET", "/", headers={"host": host})
        moved = await told.ask("GET", "/decks/", headers={"host": host})
        for answer in (page, moved):
            assert SERVER[0] not in f"{answer.headers} {answer.text}"
