"""A server in a process of its own, and a Chromium for all tests of one worker."""

import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.player import House
from tests.patience import PATIENCE

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# No sandbox: tests may run as root, in a container, and load nothing but our own page.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    # A plain-HTTP name that is not localhost, as a phone in the same room would use.
    "--host-resolver-rules=MAP table.test 127.0.0.1",
]


def chromium() -> str | None:
    """Return the system's browser; None: Playwright has its own."""
    return next(filter(None, map(shutil.which, CHROMIUMS)), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`pinxit serve` on disk; can be killed and started again."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._folder = folder
        self._options = options
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        options = ["--host", "127.0.0.1", "--port", str(self.port), "--quiet", "--thinking", "0"]
        database = f"sqlite:///{self._folder}/tables.sqlite3"
        pinxit = Path(sys.executable).with_name("pinxit")
        options += ["--database", database, "--data-dir", str(self._folder), *self._options]
        self._process = subprocess.Popen([str(pinxit), "serve", *options])
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                if httpx2.get(f"{self.url}/healthz").status_code == 200:
                    return
            except httpx2.TransportError:
                time.sleep(0.05)
        self.kill()
        raise RuntimeError("The server does not answer.")

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.kill()


@pytest.fixture
def house(server: Server, browser: Browser) -> Iterator[House]:
    house = House(server.url, browser)
    yield house
    house.close()
