"""What systemd hears: ready, how it is, that it lives, that it ends; elsewhere, nothing."""

import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pinxit.cli.systemd import EVERY, WHERE, WHOSE, Systemd
from tests.patience import PATIENCE, becomes
from tests.serving import free_port, started

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="systemd is of Linux")


@pytest.fixture
def ears(tmp_path: Path) -> Iterator[socket.socket]:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ears:
        ears.bind(str(tmp_path / "notify"))
        ears.settimeout(PATIENCE)
        yield ears


def heard(ears: socket.socket) -> dict[str, str]:
    lines = ears.recv(4096).decode().splitlines()
    return dict(line.split("=", 1) for line in lines)


async def test_a_server_says_when_it_is_ready_and_when_it_ends(ears: socket.socket) -> None:
    port = free_port()
    words = ("serve", "--quiet", "--host", "127.0.0.1", "--database", "memory:")
    there = {WHERE: ears.getsockname(), EVERY: "60000000"}
    async with started(*words, "--port", str(port), port=port, environment=there) as server:
        first = heard(ears)
        assert first["READY"] == "1"
        assert first["STATUS"].startswith(f"Serving at http://127.0.0.1:{port}: 0 connections")
        assert heard(ears)["WATCHDOG"] == "1"
        await server.stop()
    last = heard(ears)
    while "STOPPING" not in last:
        last = heard(ears)
    assert last["STOPPING"] == "1"


async def test_a_watchdog_is_fed_twice_as_often_as_it_asks(ears: socket.socket) -> None:
    told = Systemd({WHERE: ears.getsockname(), EVERY: "20000", WHOSE: str(os.getpid())})
    told.ready(lambda: "well")
    ears.setblocking(False)
    said: list[dict[str, str]] = []

    async def three() -> bool:
        try:
            said.append(heard(ears))
        except BlockingIOError:
            return False
        return sum("WATCHDOG" in one for one in said) >= 3

    await becomes(three)
    told.stopping()


async def test_without_a_watchdog_nothing_is_said_of_one(ears: socket.socket) -> None:
    for others in ({}, {EVERY: "x"}, {EVERY: "20000", WHOSE: "1"}):
        told = Systemd({WHERE: ears.getsockname(), **others})
        told.ready(lambda: "well")
        assert heard(ears) == {"READY": "1", "STATUS": "well"}
        told.stopping()
        assert "WATCHDOG" not in heard(ears)


async def test_a_socket_without_a_file_is_spoken_to_as_well() -> None:
    name = f"pinxit-test-{os.getpid()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ears:
        ears.bind(f"\0{name}")
        ears.settimeout(PATIENCE)
        told = Systemd({WHERE: f"@{name}"})
        told.ready(lambda: "well")
        assert heard(ears)["READY"] == "1"
        told.stopping()


async def test_nothing_depends_on_whether_anybody_listens(tmp_path: Path) -> None:
    for environment in ({}, {WHERE: ""}, {WHERE: str(tmp_path / "gone")}, {WHERE: "vsock:2:1"}):
        told = Systemd(dict(environment))
        told.ready(lambda: "well")
        told.stopping()


def test_what_is_wanted_is_not_handed_on() -> None:
    environment = {WHERE: "/run/x", EVERY: "1000000", WHOSE: "1", "HOME": "/"}
    assert Systemd(environment).listens
    assert environment == {"HOME": "/"}
