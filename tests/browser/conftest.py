"""A server in a process of its own, and a Chromium for all tests of one worker.

There are two of them: one that shows pictures, for tests that are marked so, and one that does not,
as to fetch, decode and paint them is a fifth of all that a browser does in an evening.
"""

import shutil
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests import serving
from tests.browser.devices import Devices
from tests.browser.player import House

# The shell has no windows and tabs to draw: it does the same with a quarter less work.
CHROMIUMS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
# No sandbox: tests may run as root, in a container, and load nothing but our own page.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    # A plain-HTTP name that is not localhost, as a phone in the same room would use.
    "--host-resolver-rules=MAP table.test 127.0.0.1",
    # Everybody has a microphone that hears a beep and a camera that sees a clock, and lends them.
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
]
SPARING = [
    # A page keeps its process when it goes to an address: there is but one site here.
    "--disable-site-isolation-trials",
    # A page lives for seconds: making its programs quick takes longer than running them.
    "--js-flags=--no-opt,--no-maglev",
]
BLIND = "--blink-settings=imagesEnabled=false"


def chromium() -> str | None:
    """Return the system's browser; None: Playwright has its own."""
    return next(filter(None, map(shutil.which, CHROMIUMS)), None)


@pytest.fixture(scope="session")
def browsers() -> Iterator[Callable[[bool], Devices]]:
    """Those with pictures, and those without: begun when the first test asks for them."""
    with sync_playwright() as playwright:

        @cache
        def those(pictures: bool) -> Devices:  # noqa: FBT001 (one of two)
            flags = [*FLAGS, *SPARING] if pictures else [*FLAGS, *SPARING, BLIND]
            begun.append(playwright.chromium.launch(executable_path=chromium(), args=flags))
            return Devices(begun[-1])

        begun: list[Browser] = []
        yield those
        for browser in begun:
            browser.close()


@pytest.fixture
def devices(browsers: Callable[[bool], Devices], request: pytest.FixtureRequest) -> Devices:
    return browsers(request.node.get_closest_marker("pictures") is not None)


class Server(serving.Server):
    """`pinxit serve` on disk, where nobody thinks for long; can be killed and started again."""

    def __init__(self, folder: Path, *options: str) -> None:
        port = serving.free_port()
        here = ("--thinking", "0", "--no-shows", "--data-dir", str(folder), *options)
        super().__init__(serving.quietly(port, *here), port)


class Servers:
    """The server that tests of one worker share: another one after some of them.

    Nobody may open more than some forty tables in an hour, and who gets which tests is chance.
    """

    TESTS = 18  # each opens one table or two

    def __init__(self, folders: pytest.TempPathFactory) -> None:
        self._folders = folders
        self._server: Server | None = None
        self._lent = 0

    def lend(self) -> Server:
        if self._server is None or self._lent == self.TESTS:
            self.close()
            self._server = Server(self._folders.mktemp("server"))
            self._server.start()
            self._lent = 0
        self._lent += 1
        return self._server

    def close(self) -> None:
        if self._server is not None:
            self._server.kill()


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    servers = Servers(tmp_path_factory)
    yield servers
    servers.close()


@pytest.fixture
def server(servers: Servers) -> Server:
    return servers.lend()


@pytest.fixture
def house(server: Server, devices: Devices) -> Iterator[House]:
    house = House(server.url, devices)
    yield house
    house.close()
