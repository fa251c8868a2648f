"""One row for a command and all its events, in place of one for the command and one for each."""

import msgspec
import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import TEXT as POSTGRES_TEXT

revision = "0002"
down_revision = "0001"

TEXT = sa.Text().with_variant(POSTGRES_TEXT(collation="C"), "postgresql")
BATCH = 500  # rows in memory at once

_log = sa.table(
    "log",
    *(sa.column(name) for name in ("code", "since", "version", "at", "seat", "command")),
    sa.column("events", sa.LargeBinary),
)


def upgrade() -> None:
    """Build the log, carry over what there is, and drop what it came from."""
    _build_log()
    _carry_over()
    op.drop_table("commands")
    op.drop_table("events")
    op.drop_index("ix_tables_finished", "tables")
    op.drop_column("tables", "finished")
    op.drop_column("tables", "version")
    op.create_index("ix_tables_changed", "tables", ["changed_at", "code"])


def _build_log() -> None:
    op.create_table(
        "log",
        sa.Column("code", TEXT, nullable=False),
        sa.Column("since", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("seat", TEXT),
        sa.Column("command", TEXT),
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("code", "since", name="pk_log"),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_log_code", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    asked = sa.column("command").is_not(None)
    columns = ["code", "seat", "command"]
    op.create_index(
        "ix_log_command", "log", columns, unique=True, sqlite_where=asked, postgresql_where=asked
    )


def _carry_over() -> None:
    """Give each event a row of its own, and each command the row of the version it reached."""
    if op.get_context().as_sql:
        return  # only the statements are asked for, and there is nothing to carry
    connection = op.get_bind()
    rows = connection.execute(
        sa.text(
            "SELECT e.code, e.version - 1 AS since, e.version, e.at, c.seat, c.id AS command,"
            " e.event FROM events e LEFT JOIN commands c"
            " ON c.code = e.code AND c.version = e.version"
        ).columns(event=sa.LargeBinary),
        execution_options={"yield_per": BATCH},
    )
    for part in rows.mappings().partitions(BATCH):
        packed = [{**row, "events": msgspec.msgpack.encode([bytes(row["event"])])} for row in part]
        for row in packed:
            del row["event"]
        connection.execute(sa.insert(_log), packed)
