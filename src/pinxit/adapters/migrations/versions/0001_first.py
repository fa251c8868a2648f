"""The first schema: tables, events, commands, tokens."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import TEXT as POSTGRES_TEXT

revision = "0001"
down_revision = None

TEXT = sa.Text().with_variant(POSTGRES_TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    """Build everything, spelt out: `schema.py` will change, this step must not."""
    _tables()
    _events()
    _commands()
    _tokens()


def _of_table() -> sa.Column[str]:
    return sa.Column("code", TEXT, nullable=False)


def _belongs(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["code"], ["tables.code"], name=f"fk_{table}_code", ondelete="CASCADE"
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("code", TEXT, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False),
        sa.Column("due_at", sa.Double),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.Column("snapshot", sa.LargeBinary),
        sa.Column("snapshot_version", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.Column("changed_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_tables"),
    )
    public, is_open, finished = (sa.column(c, sa.Boolean) for c in ("public", "open", "finished"))
    yes = sa.true()
    _list_index("ix_tables_listed", "changed_at", public.is_(yes) & is_open.is_(yes))
    _list_index("ix_tables_finished", "changed_at", finished.is_(yes))
    _list_index("ix_tables_due", "due_at", sa.column("due_at").is_not(None))


def _list_index(name: str, column: str, where: sa.ColumnElement[bool]) -> None:
    op.create_index(name, "tables", [column, "code"], sqlite_where=where, postgresql_where=where)


def _events() -> None:
    op.create_table(
        "events",
        _of_table(),
        sa.Column("version", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("event", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("code", "version", name="pk_events"),
        _belongs("events"),
    )


def _commands() -> None:
    op.create_table(
        "commands",
        _of_table(),
        sa.Column("seat", TEXT, nullable=False),
        sa.Column("id", TEXT, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("code", "seat", "id", name="pk_commands"),
        _belongs("commands"),
    )


def _tokens() -> None:
    op.create_table(
        "tokens",
        sa.Column("hash", TEXT, nullable=False),
        sa.Column("code", TEXT, nullable=False),
        sa.Column("seat", TEXT, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
        _belongs("tokens"),
    )
    op.create_index("ix_tokens_seat", "tokens", ["code", "seat"])
