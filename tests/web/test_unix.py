"""A server at a Unix socket: who may come, whose word is taken, what a killed one leaves."""

import os
import socket
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx2
import pytest
from websockets.asyncio.client import unix_connect

from pinxit.web.app import make_app
from pinxit.web.proxies import trusting
from pinxit.web.server import make_server, running
from pinxit.web.unix import LONGEST, SocketTaken, listening_at
from tests.web.house import House, house

pytestmark = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="there are no such sockets")


@asynccontextmanager
async def beside(at: House, path: Path) -> AsyncIterator[httpx2.AsyncClient]:
    """Serve the same house at a socket, too."""
    server = make_server(make_app(at.state), at.state.limits, at_unix=True)
    with listening_at(path, 0o660) as listener:
        async with running(server, listener):
            transport = httpx2.AsyncHTTPTransport(uds=str(path))
            async with httpx2.AsyncClient(
                transport=transport, base_url="http://cards.test"
            ) as http:
                yield http


async def test_pages_and_sockets_are_served_there(tmp_path: Path) -> None:
    path = tmp_path / "pinxit.sock"
    async with house() as at, beside(at, path) as http:
        assert stat.S_IMODE(path.stat().st_mode) == 0o660
        opened = await http.post("/api/tables", json={"name": "Ada"})
        assert opened.json()["link"].startswith("http://cards.test/t/")
        async with unix_connect(str(path), uri="ws://cards.test/socket", compression=None):
            pass
    assert not path.exists()


async def test_whoever_may_open_the_socket_is_believed_on_where_people_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(admin_token="x" * 20) as at, beside(at, tmp_path / "s") as http:
        seen = Seen()
        monkeypatch.setattr(at.state.places, "check", seen)
        said = {"x-forwarded-for": "192.0.2.77", "x-forwarded-proto": "https"}
        opened = await http.post("/api/tables", json={"name": "Ada"}, headers=said)
        assert opened.json()["link"].startswith("https://cards.test/t/")
        invented = {"x-forwarded-for": "203.0.113.9, 192.0.2.77"}
        await http.get("/api/about", headers=invented)
        await http.get("/api/about")
        assert seen == ["192.0.2.77", "192.0.2.77", "unix"]


async def test_who_comes_by_the_socket_itself_can_be_allowed_the_admin_page(tmp_path: Path) -> None:
    async with house(admin_token="x" * 20) as at, beside(at, tmp_path / "s") as http:
        known = {"authorization": f"Bearer {'x' * 20}"}
        at.state.admin_from = trusting("unix")
        assert (await http.get("/api/admin", headers=known)).status_code == 200
        handed_on = known | {"x-forwarded-for": "192.0.2.77"}
        assert (await http.get("/api/admin", headers=handed_on)).status_code == 403


class Seen(list[str]):
    """Notes by which address somebody comes."""

    def __call__(self, address: str) -> None:
        self.append(address)


def test_a_socket_that_was_left_behind_is_taken_over(tmp_path: Path) -> None:
    path = tmp_path / "s"
    left = socket.socket(socket.AF_UNIX)
    left.bind(str(path))
    left.close()
    with listening_at(path, 0o600):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_socket_at_which_somebody_answers_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "s"
    with listening_at(path, 0o600) as first:
        with pytest.raises(SocketTaken, match="Somebody else listens"), listening_at(path, 0o600):
            pass
        assert path.exists()
        with socket.socket(socket.AF_UNIX) as asking:
            asking.connect(str(path))
        assert first.fileno() >= 0


def test_a_file_that_is_no_socket_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "s"
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(SocketTaken, match="is no socket"), listening_at(path, 0o600):
        pass
    assert path.read_text(encoding="utf-8") == "mine"


def test_another_servers_socket_is_not_taken_away_at_the_end(tmp_path: Path) -> None:
    path = tmp_path / "s"
    with listening_at(path, 0o600):
        path.unlink()
        path.write_text("another's", encoding="utf-8")
    assert path.exists()


@pytest.mark.parametrize("name", ["nowhere/s", "x" * LONGEST])
def test_a_path_at_which_there_can_be_none_is_told(name: str, tmp_path: Path) -> None:
    with pytest.raises(SocketTaken), listening_at(tmp_path / name, 0o600):
        pass


def test_the_mask_of_the_process_is_as_it_was(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        with listening_at(tmp_path / "s", 0o666):
            assert stat.S_IMODE((tmp_path / "s").stat().st_mode) == 0o666
        assert os.umask(0o022) == 0o022
    finally:
        os.umask(before)
