"""Places from which whoever runs the server lets nobody in."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import TEXT as POSTGRES_TEXT

revision = "0005"
down_revision = "0004"

TEXT = sa.Text().with_variant(POSTGRES_TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    """Build the table."""
    op.create_table(
        "places",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("until", sa.Double),
        sa.Column("place", TEXT, nullable=False),
        sa.Column("note", TEXT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_places"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_places_place", "places", ["place"], unique=True)
