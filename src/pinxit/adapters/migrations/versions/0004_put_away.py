"""Tables that nobody has come back to are put away before they are deleted; when the server ran."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import TEXT as POSTGRES_TEXT

revision = "0004"
down_revision = "0003"

TEXT = sa.Text().with_variant(POSTGRES_TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    """Add the column with its index, and the notes."""
    op.add_column("tables", sa.Column("away_at", sa.Double))
    away = sa.column("away_at").is_not(None)
    columns = ["away_at", "code"]
    op.create_index("ix_tables_away", "tables", columns, sqlite_where=away, postgresql_where=away)
    op.create_table(
        "notes",
        sa.Column("name", TEXT, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_notes"),
    )
