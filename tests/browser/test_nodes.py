"""An evening by two servers behind a real proxy: nobody notices which of them they are at."""

import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests import serving
from tests.browser.devices import Devices
from tests.browser.player import House, Player
from tests.engines.engine import NoEngine
from tests.engines.fixtures import Prefixed
from tests.engines.proxy import Proxy, program

NAMES = ("Ada", "Bruno", "Cleo", "Dana")
TOKEN = "a-word-for-tests-alone"  # noqa: S105 (of a server that lives for seconds)


class Evening:
    """Two nodes of one house, and the proxy through which all come."""

    def __init__(self, postgres: str, valkey: Prefixed, folder: Path) -> None:
        self.nodes = [self._node(name, postgres, valkey, folder) for name in ("one", "two")]
        self.proxy = Proxy([node.port for node in self.nodes])

    @staticmethod
    def _node(name: str, postgres: str, valkey: Prefixed, folder: Path) -> serving.Server:
        port = serving.free_port()
        shared = ("--database", postgres, "--bus", valkey.url, "--node", name)
        ours = ("--data-dir", folder / name, "--thinking", "0", "--no-shows")
        known = ("--admin-token", TOKEN, "--trusted-proxies", serving.HOST)
        return serving.Server(serving.quietly(port, *shared, *ours, *known), port)

    def sockets(self) -> list[int]:
        """Count who is connected to each node."""
        return [_connected(node) for node in self.nodes if node.runs]


def _connected(node: serving.Server) -> int:
    told = httpx2.get(f"{node.url}/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    lines = told.raise_for_status().text.splitlines()
    return int(
        float(next(one for one in lines if one.startswith("pinxit_connections ")).split()[1])
    )


def _story(node: serving.Server, code: str) -> dict[str, Any]:
    answer = httpx2.get(f"{node.url}/api/tables/{code}/games/1")
    told: dict[str, Any] = answer.raise_for_status().json()
    return told


@pytest.fixture
def evening(postgres: str, valkey: Prefixed, tmp_path: Path) -> Iterator[Evening]:
    try:
        program()
    except NoEngine as none:
        pytest.skip(str(none))
    evening = Evening(postgres, valkey, tmp_path)
    with ExitStack() as stack:
        for node in evening.nodes:
            stack.callback(node.kill)
            node.start()
        stack.enter_context(evening.proxy)
        yield evening


@pytest.fixture
def house(evening: Evening, devices: Devices) -> Iterator[House]:
    house = House(evening.proxy.url, devices)
    yield house
    house.close()


def in_round(player: Player, number: int) -> bool:
    return player.page.get_by_text(f"Round {number}").count() > 0


def test_both_servers_are_restarted_in_turn_while_friends_play(
    evening: Evening, house: House
) -> None:
    players = house.seated(NAMES, house={"target": None, "turns_each": 1})
    first = players[0]
    assert min(evening.sockets()) > 0  # both have somebody
    house.begin(first)
    for number, node in enumerate(evening.nodes, start=2):
        house.play(players, lambda: in_round(first, number))  # noqa: B023 (asked at once)
        assert node.stop(signal.SIGTERM) == -signal.SIGTERM  # when all is said and stored
        # The other one has them all, and the game goes on.
        house.play(players, lambda: first.page.locator(".told, .podium").count() > 0)
        node.start()
    house.play(players, lambda: all(player.over for player in players))
    told = [_story(node, first.code) for node in evening.nodes]
    assert told[0] == told[1]
    assert len(told[0]["recap"]["rounds"]) == len(NAMES)
