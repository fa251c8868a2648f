"""What PostgreSQL does for each statement that play uses, with as many tables as one likes.

Every statement is prepared and planned once for all values, as on the connections of a server, and
then run: what is looked at is what was done, and how many rows and pages it touched.
"""

import re
from collections.abc import Iterator
from typing import Any, Final

import psycopg
from msgspec import Struct
from sqlalchemy import Executable, NullPool, create_engine, event

from pinxit.adapters import statements as say
from pinxit.adapters.database import _PLANS, find_database

MOVES: Final = 100  # commands of a table
WEEK: Final = 7 * 86_400.0
NOW: Final = 100 * WEEK

# Tables of the database that grow with what is played; the others have a few rows.
LARGE: Final = {
    "tables",
    "log",
    "tokens",
    "slips",
    "sightings",
    "reports",
    "own_decks",
    "own_pictures",
}

# A table of ours (T 0000001 …), of which each tenth is public, has a clock, or was put away.
FILL: Final = (
    """INSERT INTO tables (code, public, open, due_at, summary, snapshot, snapshot_version,
       changed_at, away_at)
       SELECT 'T' || lpad(n::text, 8, '0'), n %% 10 = 0, n %% 20 < 15,
       CASE WHEN n %% 10 = 1 THEN {now} + n END, decode(repeat('ab', 80), 'hex'),
       CASE WHEN n %% 2 = 0 THEN decode(repeat('cd', 400), 'hex') END, {moves} / 2,
       {now} - n, CASE WHEN n %% 10 = 3 THEN {now} - n END
       FROM generate_series(1, {tables}) AS n""",
    """INSERT INTO log (code, since, version, at, seat, command, events)
       SELECT 'T' || lpad(n::text, 8, '0'), v, v + 1, {now} - n, 's' || (v %% 6),
       CASE WHEN v %% 8 > 0 THEN md5(v::text) END, decode(repeat('ef', 120), 'hex')
       FROM generate_series(1, {tables}) AS n, generate_series(0, {moves} - 1) AS v""",
    """INSERT INTO tokens (hash, code, seat)
       SELECT md5(n::text || s), 'T' || lpad(n::text, 8, '0'), 's' || s
       FROM generate_series(1, {tables}) AS n, generate_series(0, 3) AS s""",
    """INSERT INTO slips (key, until, note) SELECT md5(n::text), {now} + n, '\\x00'
       FROM generate_series(1, {tables}) AS n""",
    """INSERT INTO sightings (code, node, at, seen)
       SELECT 'T' || lpad(n::text, 8, '0'), 'node-' || (n %% 1000), {now}, '\\x00'
       FROM generate_series(1, {tables}) AS n""",
    """INSERT INTO reports (at, report) SELECT {now} + n, decode(repeat('ab', 100), 'hex')
       FROM generate_series(1, {tables}) AS n""",
    """INSERT INTO own_decks (id, code, version, weight, album)
       SELECT 'own-' || n, 'T' || lpad(n::text, 8, '0'), 1, 1000000,
       decode(repeat('ab', 500), 'hex') FROM generate_series(1, {tables} / 10) AS n""",
    """INSERT INTO own_pictures (name, deck) SELECT md5(n::text || p), 'own-' || n
       FROM generate_series(1, {tables} / 10) AS n, generate_series(1, 40) AS p""",
)

CODE: Final = "T00000012"  # a table with a snapshot, neither listed nor away
_NEW: Final = {
    "version": MOVES + 1,
    "at": 1.0,
    "seat": "s1",
    "command": "new",
    "events": b"x",
    "of_code": CODE,
    "since": MOVES,
}
_DECK: Final = {"id": "own-new", "code": CODE, "version": 1, "weight": 1, "album": b"x"}
_LISTED: Final = {"changed_at": NOW, "public": True, "open": True, "due_at": 1.0, "summary": b"x"}

# What is bound, as the store binds it.
STATEMENTS: Final[dict[str, dict[str, object]]] = {
    "HAS": {"of_code": CODE},
    "IS_HERE": {"of_code": CODE},
    "CREATE": {"code": "NEW", **_LISTED},
    "LIST": {"of_code": CODE, **_LISTED, "snapshot": b"x", "snapshot_version": 9},
    "APPEND": _NEW,
    "SNAPSHOT": {"of_code": CODE},
    "RECORDS": {"of_code": CODE, "after": MOVES - 10},
    "COMMAND_VERSION": {"of_code": CODE, "of_seat": "s1", "of_id": "none"},
    "PRUNE": {"of_code": CODE, "first": 10, "last": 20, "before": NOW},
    "PUT_TOKEN": {"hash": "new", "code": CODE, "seat": "s1"},
    "FORGET_SEAT": {"of_code": CODE, "of_seat": "s1"},
    "SEAT_OF": {"of_hash": "none"},
    "PUBLIC": {"limit": 50, "since": 0.0},
    "DUE_BEFORE": {"limit": 50, "before": NOW + 500},
    "OLDEST": {"limit": 50, "before": NOW},
    "PUT_AWAY": {"of_codes": [CODE, "NONE"], "set_at": NOW},
    "LONGEST_AWAY": {"limit": 50, "before": NOW},
    "EXPIRE": {"of_codes": [CODE, "NONE"]},
    "LIST_AWAY": {"limit": 50},
    "BRING_BACK": {"of_code": "T00000013", "set_at": NOW},
    "LAST_CHANGE": {},
    "NOTED": {"of_name": "x"},
    "FORGET_NOTE": {"of_name": "x"},
    "NOTE": {"name": "x", "at": 1.0},
    "DELETE": {"of_code": CODE},
    "ADD_REPORT": {"at": 1.0, "report": b"x"},
    "REPORTS": {"limit": 50},
    "CLEAR_REPORT": {"of_id": 3},
    "OLD_REPORTS": {"before": NOW + 500, "limit": 50},
    "EXPIRE_REPORTS": {"of_ids": [3, 4]},
    "SHUT_OUT": {"place": "x", "note": "", "at": 1.0, "until": 1.0},
    "PLACES": {},
    "LET_IN": {"of_id": 3},
    "LET_IN_PLACE": {"of_place": "x"},
    "HOW_FAR": {"of_codes": [CODE, "T00000022", "NONE"]},
    "VALID": {"of_hashes": ["a", "b", "c"]},
    "SECRET": {"of_name": "x"},
    "OFFER_SECRET": {"name": "x", "secret": b"x"},
    "SEE": {"code": CODE, "node": "new", "at": 1.0, "seen": b"x"},
    "UNSEE": {"of_node": "node-7"},
    "SIGHTINGS": {"of_codes": [CODE, "T00000022"], "since": 0.0},
    "PUT_SLIP": {"key": "new", "until": 1.0, "note": b"x"},
    "FORGET_SLIPS": {"now": NOW + 5},
    "FORGET_SLIP": {"of_key": "x"},
    "SLIP": {"of_key": "x", "now": 1.0},
    "TAKE_SLIP": {"of_key": "x"},
    "BEGIN_DECK": _DECK,
    "CHANGE_DECK": {"of_deck": "own-3", "before": 1, "version": 2, "weight": 1, "album": b"x"},
    "FORGET_DECK": {"of_deck": "own-3"},
    "DECKS_OF": {"of_codes": [CODE, "T00000003"]},
    "TABLE_OF_DECK": {"of_deck": "own-3"},
    "TABLE_WITH": {"of_name": "none"},
    "KNOWN_DECKS": {"of_decks": ["own-3", "none"]},
    "WEIGHT_OF_DECKS": {},
    "DECKS_OF_NOBODY": {"limit": 50},
    "PICTURES_OF": {"of_deck": "own-3"},
    "ADD_PICTURE": {"name": "new", "deck": "own-3"},
    "DROP_PICTURES": {"of_deck": "own-3", "of_names": ["a", "b"]},
}

# These go through all own decks, which are few beside tables: when a host brings pictures, and once
# an hour. Nobody who plays waits for them.
SELDOM: Final = {"WEIGHT_OF_DECKS", "DECKS_OF_NOBODY"}


class Plan(Struct, frozen=True, kw_only=True):
    """How a statement was done."""

    pages: int  # that were touched, wherever they were
    rows: int  # that were looked at, those thrown away among them
    ms: float
    indexes: tuple[str, ...]
    walks: tuple[str, ...]  # tables that were read from one end to the other
    sorts: int  # rows that were put in order


def all_statements() -> dict[str, Executable]:
    """Return everything that a server says to its database."""
    return {
        name: statement
        for name, statement in vars(say).items()
        if name.isupper() and not name.startswith("_") and isinstance(statement, Executable)
    }


def fill(link: "psycopg.Connection[Any]", tables: int, moves: int = MOVES) -> None:
    """Let so many tables be there, with so many moves each; let PostgreSQL know what there is."""
    for statement in FILL:
        sql = statement.format(tables=tables, moves=moves, now=NOW).replace("%%", "%")
        link.execute(sql.encode())
    link.commit()
    link.autocommit = True
    link.execute("VACUUM ANALYZE")
    link.autocommit = False


def explain(url: str, link: "psycopg.Connection[Any]", name: str) -> Plan:
    """Let a statement be done as a server would, look at it, and undo it."""
    sql, bound = _spelt(url, all_statements()[name], STATEMENTS[name])
    for setting, value in _PLANS.items():
        link.execute(f"SET {setting} = '{value}'".encode())
    link.execute(f"PREPARE looked_at AS {sql}".encode())
    try:
        given = ", ".join(map(_literal, bound))
        run = f"EXECUTE looked_at({given})" if bound else "EXECUTE looked_at"
        row = link.execute(f"EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) {run}".encode()).fetchone()
        assert row is not None
        (told,) = row[0]
    finally:
        link.rollback()
        link.execute("DEALLOCATE ALL")
        link.rollback()
    return _read(told)


class _SpeltOut(Exception):
    """What would have been sent, instead of sending it."""


def _spelt(url: str, statement: Executable, values: dict[str, object]) -> tuple[str, list[object]]:
    """Spell a statement as SQLAlchemy sends it, with numbers for what it binds."""

    def stop(*said: Any) -> None:  # noqa: ANN401 (SQLAlchemy's own)
        raise _SpeltOut(said[2], said[3])

    engine = create_engine(find_database(url).url, poolclass=NullPool)
    event.listen(engine, "before_cursor_execute", stop)
    try:
        with engine.connect() as connection:
            connection.execute(statement, values)
    except _SpeltOut as spelt:
        sql, said = spelt.args
    else:
        raise AssertionError("it was sent")
    names: list[str] = []

    def numbered(found: re.Match[str]) -> str:
        if found[1] not in names:
            names.append(found[1])
        return f"${names.index(found[1]) + 1}"

    sql = re.sub(r"%\((\w+)\)s", numbered, sql)
    return sql, [said[name] for name in names]


def _literal(value: object) -> str:
    value = getattr(value, "obj", value)  # bytes, as the driver wraps them
    match value:
        case None:
            return "NULL"
        case bool():
            return str(value).lower()
        case bytes():
            return f"'\\x{value.hex()}'"
        case str():
            return f"'{value}'"
        case _:
            return str(value)


def _read(told: dict[str, Any]) -> Plan:
    steps = list(_steps(told["Plan"]))
    top = told["Plan"]
    return Plan(
        pages=int(top.get("Shared Hit Blocks", 0)) + int(top.get("Shared Read Blocks", 0)),
        rows=sum(_looked_at(step) for step in steps if "Relation Name" in step),
        ms=float(told["Execution Time"]),
        indexes=tuple(sorted({step["Index Name"] for step in steps if "Index Name" in step})),
        walks=tuple(
            sorted(
                step["Relation Name"]
                for step in steps
                if step["Node Type"] == "Seq Scan" and step["Relation Name"] in LARGE
            )
        ),
        sorts=sum(int(step["Actual Rows"]) for step in steps if step["Node Type"] == "Sort"),
    )


def _looked_at(step: dict[str, Any]) -> int:
    dropped = step.get("Rows Removed by Filter", 0) + step.get("Rows Removed by Index Recheck", 0)
    return int((step["Actual Rows"] + dropped) * step["Actual Loops"])


def _steps(step: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield step
    for below in step.get("Plans", ()):
        yield from _steps(below)
