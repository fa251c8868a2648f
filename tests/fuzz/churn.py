"""What a storm of short-lived tables leaves in the memory of the server: next to nothing."""

import itertools
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from msgspec import Struct

from pinxit.protocol.http import SeatTaken
from tests.fuzz.campaign import condition, settled
from tests.fuzz.server import Server
from tests.fuzz.tables import enter
from tests.fuzz.wire import Closed, ask, decoded, frame, line, post, read_frame

TABLES = 5000
CROWD = 8
ADDRESSES = 500
ASLEEP = 120.0  # seconds after which every table that was left is asleep
SWEPT = 35.0  # seconds after which the server has tidied up
WISHES = (
    b'{"type":"do","id":"a","wish":{"do":"set_ready","ready":true}}',
    b'{"type":"do","id":"b","wish":{"do":"add_computer"}}',
    b'{"type":"say","text":"hello"}',
)


class Churn(Struct, frozen=True):
    """Megabytes that the server held: before, after a storm, and after another."""

    before: float
    once: float
    twice: float

    def __str__(self) -> str:
        return (
            f"{self.before:.1f} MB at first, {self.once:.1f} after a storm of tables, "
            f"{self.twice:.1f} after two"
        )


def churn(server: Server, tables: int = TABLES) -> Churn:
    """Open many tables and leave them, twice."""
    _storm(server, range(2 * tables, 2 * tables + 50))  # what is loaded once is no growth
    start = condition(server)
    megabytes = []
    for storm in range(2):
        _storm(server, range(storm * tables, (storm + 1) * tables))
        settled(server, start, ASLEEP)
        time.sleep(SWEPT)
        megabytes.append(server.megabytes())
    return Churn(start.megabytes, *megabytes)


def _storm(server: Server, numbers: range) -> None:
    with ThreadPoolExecutor(CROWD) as people:
        for _ in people.map(lambda number: _visit(server.port, number), numbers):
            pass


def _visit(port: int, number: int) -> None:
    """Open a table, say something at it, and go; every other one deletes it."""
    address = f"127.{70 + number % ADDRESSES // 200}.{number % 7}.{number % 200 + 1}"
    body = {"name": f"Passer-by {number}", "request": f"{number:032}"}
    taken = decoded(post(port, "/api/tables", body, address), SeatTaken)
    with line(port, address) as at, suppress(Closed):
        enter(at, taken.code, taken.token)
        for wish in WISHES:
            at.send(frame(wish))
        answers = itertools.count()
        while next(answers) < 50 and b'"id":"b"' not in read_frame(at)[1]:
            pass
    if number % 2:
        head = f"DELETE /api/tables/{taken.code} HTTP/1.1\r\nhost: x\r\n"
        ask(port, f"{head}authorization: Bearer {taken.token}\r\n\r\n".encode(), address, "DELETE")
