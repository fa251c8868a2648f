"""How quickly one address can make the database grow by wishes that are granted."""

import json
import sqlite3
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path

from msgspec import Struct

from pinxit.protocol.http import SeatTaken
from pinxit.web.limits import Limits
from tests.fuzz.server import Server
from tests.fuzz.tables import Place, enter
from tests.fuzz.wire import Closed, Line, decoded, frame, line, post, read_frame

GREEDY = "127.66.0.1"
SOCKETS = 30
SECONDS = 8.0
PACE = 0.05  # seconds between two wishes of a socket: as many as are listened to


class Growth(Struct, frozen=True):
    """What came of it."""

    seconds: float
    granted: int
    refused: int
    bytes: int

    @property
    def bytes_an_hour(self) -> float:
        """As quick as that for an hour; or as quick as budgets allow, if they were met."""
        if not self.refused:
            return self.bytes * 3600 / self.seconds
        limits = Limits()
        an_hour = limits.changes_burst + 3600 * limits.changes_a_second
        return self.bytes / max(1, self.granted) * an_hour

    def __str__(self) -> str:
        return (
            f"{self.granted:,} wishes granted, {self.refused:,} refused in {self.seconds:.0f} s, "
            f"{self.bytes / 1e6:.2f} MB on disk; {self.bytes_an_hour / 1e6:,.1f} MB an hour"
        )


def growth(server: Server, database: Path, seconds: float = SECONDS) -> Growth:
    """Let one address change settings to and fro at many tables."""
    places = [_opened(server.port, number) for number in range(SOCKETS)]
    before = used(database)
    until = time.monotonic() + seconds
    with ThreadPoolExecutor(SOCKETS) as people:
        each = people.map(lambda place: _to_and_fro(server.port, place, until), places)
        counts: Counter[str] = sum(each, Counter())
    return Growth(seconds, counts["done"], counts["refused"], used(database) - before)


def used(database: Path) -> int:
    """Return how many bytes of a database hold something, whether they are in its log or not."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        pages, free, size = (
            connection.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("page_count", "freelist_count", "page_size")
        )
    return int((pages - free) * size)


def _opened(port: int, number: int) -> Place:
    answer = post(port, "/api/tables", {"name": f"Greedy {number}"}, GREEDY)
    assert answer.status == 201, answer
    taken = decoded(answer, SeatTaken)
    return Place(taken.code, taken.seat, taken.token)


def _to_and_fro(port: int, place: Place, until: float) -> Counter[str]:
    counts: Counter[str] = Counter()
    number = 0
    with line(port, GREEDY) as at, suppress(Closed):
        enter(at, place.code, place.token)
        while time.monotonic() < until:
            number += 1
            settings = {"chat": bool(counts["done"] % 2)}  # never as it is already
            wish = {"do": "change_settings", "settings": settings}
            said = {"type": "do", "id": f"{number}", "wish": wish}
            at.send(frame(json.dumps(said).encode()))
            counts[_answer(at, number)] += 1
            time.sleep(PACE)
    return counts


def _answer(at: Line, number: int) -> str:
    """Return what became of a wish."""
    while True:
        told = json.loads(read_frame(at)[1])
        if told.get("id") == f"{number}":
            return str(told["type"])
