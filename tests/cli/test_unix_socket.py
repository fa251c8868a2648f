"""`--unix`: the file of a socket is there as long as the server."""

import asyncio
import signal
import socket
from pathlib import Path

import httpx2
import pytest

from tests.patience import becomes
from tests.serving import PINXIT

pytestmark = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="there are no such sockets")


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
async def test_it_goes_with_the_server_however_that_is_ended(
    tmp_path: Path, by: signal.Signals
) -> None:
    path = tmp_path / "s"
    words = ("serve", "--quiet", "--database", "memory:", "--unix", str(path))
    server = await asyncio.create_subprocess_exec(PINXIT, *words)
    try:
        await becomes(lambda: answers(path))
        server.send_signal(by)
        await server.wait()
    finally:
        if server.returncode is None:
            server.kill()
            await server.wait()
    assert not path.exists()


async def answers(path: Path) -> bool:
    transport = httpx2.AsyncHTTPTransport(uds=str(path))
    async with httpx2.AsyncClient(transport=transport, base_url="http://cards.test") as http:
        try:
            return (await http.get("/healthz")).is_success
        except httpx2.TransportError:
            return False
