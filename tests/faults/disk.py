"""Looking at what a server has left on disk, past all of its code but the events."""

import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import psycopg

from pinxit.rules import EDITIONS
from pinxit.rules.events import CardsGiven, ClueTold, GameStarted, VoteCast
from pinxit.table.codec import load_event
from pinxit.table.events import AnyTableEvent
from pinxit.table.evolve import fold
from pinxit.table.ports import CommandRef
from tests.faults.people import Ledger

Ask = Callable[..., list[tuple[Any, ...]]]  # what comes of a query, and of the values in it


def check(database: Path | str, *ledgers: Ledger) -> None:
    """All that was acknowledged is there: once, where it was said to be. A file is sound, too."""
    with opened(database) as ask:
        if isinstance(database, Path):
            assert ask("PRAGMA integrity_check") == [("ok",)]
            assert ask("PRAGMA foreign_key_check") == []
        for ledger in ledgers:
            _check_table(ask, ledger)


@contextmanager
def opened(database: Path | str) -> Iterator[Ask]:
    """Look into a file of SQLite's, or into PostgreSQL by its URL."""
    if isinstance(database, Path):
        with closing(sqlite3.connect(database)) as file:
            yield lambda sql, *values: file.execute(sql, values).fetchall()
    else:
        with closing(psycopg.connect(database)) as link:
            yield lambda sql, *values: link.execute(
                sql.replace("?", "%s").encode(), values
            ).fetchall()


def _check_table(ask: Ask, ledger: Ledger) -> None:
    rows = ask(
        "SELECT since, version, seat, command, events FROM log WHERE code = ? ORDER BY since",
        ledger.code,
    )
    newest = 0
    kept: dict[CommandRef, int] = {}
    events: list[AnyTableEvent] = []
    for since, version, seat, command, packed in rows:
        assert since == newest, (ledger.code, since, newest)  # neither a gap nor a second branch
        newest = version
        events += [load_event(event) for event in msgspec.msgpack.decode(packed, type=list[bytes])]
        if command is not None:
            assert CommandRef(seat, command) not in kept
            kept[CommandRef(seat, command)] = version
    assert len(events) == newest
    lost = {ref: at for ref, at in ledger.acknowledged.items() if kept.get(ref) != at}
    assert not lost, (ledger.code, lost)
    _check_moves(events, ledger)
    assert fold(events).version == newest


def _check_moves(events: list[AnyTableEvent], ledger: Ledger) -> None:
    """What was sent again was not done again under another name."""
    stored = Counter(map(type, events))
    for kind, wish in ((ClueTold, "Tell"), (CardsGiven, "Give"), (VoteCast, "Vote")):
        unanswered = stored[kind] - ledger.kinds[wish]  # on disk when the last answer was lost
        assert 0 <= unanswered <= ledger.players + sum(ledger.failed.values()), (kind, unanswered)


def editions_played(database: Path | str) -> set[str]:
    """Return the editions of all games in a database."""
    with opened(database) as ask:
        rows = ask("SELECT events FROM log")
    packs = (msgspec.msgpack.decode(row[0], type=list[bytes]) for row in rows)
    events = (load_event(event) for pack in packs for event in pack)
    return {event.edition.id for event in events if isinstance(event, GameStarted)}


ALL_EDITIONS = set(EDITIONS)
