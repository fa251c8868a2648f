"""The tables in which everything is kept.

What is true of a table is in its log; the columns of `tables` only help to find it. A command
that was accepted is one row of the log, with all its events: a move is one small write.
Each list that the port asks for has an index that holds just the lines of that list, in its
order: it costs the same with a hundred tables and with a hundred thousand.
"""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    and_,
    text,
    true,
)
from sqlalchemy.dialects.postgresql import TEXT as POSTGRES_TEXT

NEWEST = "0007"  # the last step under migrations/, which builds what stands here

metadata = MetaData(
    naming_convention={  # a constraint without a name cannot be changed by a later migration
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

# PostgreSQL would sort by the language of the server; by code point is quicker, and what SQLite
# and Python do.
TEXT = Text().with_variant(POSTGRES_TEXT(collation="C"), "postgresql")


tables = Table(
    "tables",
    metadata,
    Column("code", TEXT, primary_key=True),
    Column("public", Boolean, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("due_at", Double),
    Column("summary", LargeBinary, nullable=False),
    Column("snapshot", LargeBinary),
    Column("snapshot_version", Integer, nullable=False, server_default=text("0")),
    Column("changed_at", Double, nullable=False),
    Column("away_at", Double),  # when it was put away, as nobody had come back to it
)

log = Table(
    "log",
    metadata,
    Column("code", TEXT, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    # Two nodes that move a table on from the same version meet here, and one of them loses.
    Column("since", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("seat", TEXT),
    Column("command", TEXT),
    Column("events", LargeBinary, nullable=False),  # MessagePack: a list of their bytes
    sqlite_with_rowid=False,  # one tree instead of two
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", TEXT, primary_key=True),
    Column("code", TEXT, ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
    Column("seat", TEXT, nullable=False),
    Index("ix_tokens_seat", "code", "seat"),
)

# No table's, as they outlast the table that they are about.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("report", LargeBinary, nullable=False),
    Index("ix_reports_at", "at", "id"),
    sqlite_autoincrement=True,  # an id is never given again
)

# Of the whole server: from where nobody is let in.
places = Table(
    "places",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("until", Double),
    Column("place", TEXT, nullable=False),
    Column("note", TEXT, nullable=False),
    Index("ix_places_place", "place", unique=True),
    sqlite_autoincrement=True,  # as above
)

# Of the server itself: when it ran.
notes = Table(
    "notes",
    metadata,
    Column("name", TEXT, primary_key=True),
    Column("at", Double, nullable=False),
)

# The oldest schema whose servers may use this database: one row. Newer ones may have added to it.
fits = Table("fits", metadata, Column("oldest", TEXT, primary_key=True))

# Of all servers that share the database.
secrets = Table(
    "secrets",
    metadata,
    Column("name", TEXT, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)

# Who looks at which table by which node, for a few seconds each, where no bus tells the others.
# A table of that code may be gone.
sightings = Table(
    "sightings",
    metadata,
    Column("code", TEXT, primary_key=True),
    Column("node", TEXT, primary_key=True),
    Column("at", Double, nullable=False),
    Column("seen", LargeBinary, nullable=False),
    Index("ix_sightings_node", "node"),
)

# What a code stands for, for some minutes: a seat on its way to another device, a television.
slips = Table(
    "slips",
    metadata,
    Column("key", TEXT, primary_key=True),
    Column("until", Double, nullable=False),
    Column("note", LargeBinary, nullable=False),
    Index("ix_slips_until", "until"),
)

# Decks of tables' own, where several servers bring their pictures. A table of that code may be
# gone: then they go, too, with all their pictures.
own_decks = Table(
    "own_decks",
    metadata,
    Column("id", TEXT, primary_key=True),
    Column("code", TEXT, nullable=False),
    Column("version", Integer, nullable=False),
    Column("weight", BigInteger, nullable=False),
    Column("album", LargeBinary, nullable=False),
    Index("ix_own_decks_code", "code"),
)

# By which name a picture is asked for.
own_pictures = Table(
    "own_pictures",
    metadata,
    Column("name", TEXT, primary_key=True),
    Column("deck", TEXT, ForeignKey("own_decks.id", ondelete="CASCADE"), primary_key=True),
    Index("ix_own_pictures_deck", "deck"),
)

# An index with a condition serves a query only if that spells the same condition.
LISTED = and_(tables.c.public.is_(true()), tables.c.open.is_(true()))
DUE = tables.c.due_at.is_not(None)
AWAY = tables.c.away_at.is_not(None)
ASKED = log.c.command.is_not(None)


def _index(
    name: str, *columns: Column[Any], where: ColumnElement[bool], unique: bool = False
) -> None:
    Index(name, *columns, unique=unique, sqlite_where=where, postgresql_where=where)


_index("ix_tables_listed", tables.c.changed_at, tables.c.code, where=LISTED)
_index("ix_tables_due", tables.c.due_at, tables.c.code, where=DUE)
_index("ix_tables_away", tables.c.away_at, tables.c.code, where=AWAY)
_index("ix_log_command", log.c.code, log.c.seat, log.c.command, where=ASKED, unique=True)
Index("ix_tables_changed", tables.c.changed_at, tables.c.code)
