"""The four tables in which everything is kept.

What is true of a table is in its events; the columns of `tables` only help to find it.
Each list that the port asks for has an index that holds just the lines of that list, in its
order: it costs the same with a hundred tables and with a hundred thousand.
"""

from sqlalchemy import (
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


def _of_table() -> Column[str]:
    return Column("code", TEXT, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("code", TEXT, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("due_at", Double),
    Column("summary", LargeBinary, nullable=False),
    Column("snapshot", LargeBinary),
    Column("snapshot_version", Integer, nullable=False, server_default=text("0")),
    Column("changed_at", Double, nullable=False),
)

events = Table(
    "events",
    metadata,
    _of_table(),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("event", LargeBinary, nullable=False),
)

commands = Table(
    "commands",
    metadata,
    _of_table(),
    Column("seat", TEXT, primary_key=True),
    Column("id", TEXT, primary_key=True),
    Column("version", Integer, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", TEXT, primary_key=True),
    Column("code", TEXT, ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
    Column("seat", TEXT, nullable=False),
    Index("ix_tokens_seat", "code", "seat"),
)

# An index with a condition serves a query only if that spells the same condition.
LISTED = and_(tables.c.public.is_(true()), tables.c.open.is_(true()))
FINISHED = tables.c.finished.is_(true())
DUE = tables.c.due_at.is_not(None)


def _list_index(name: str, column: str, where: ColumnElement[bool]) -> None:
    Index(name, tables.c[column], tables.c.code, sqlite_where=where, postgresql_where=where)


_list_index("ix_tables_listed", "changed_at", LISTED)
_list_index("ix_tables_finished", "changed_at", FINISHED)
_list_index("ix_tables_due", "due_at", DUE)
