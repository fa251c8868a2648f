"""Decks of tables' own, known to all nodes; and which servers may use the database."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import TEXT as POSTGRES_TEXT

revision = "0007"
down_revision = "0006"
fits = "0006"

TEXT = sa.Text().with_variant(POSTGRES_TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    """Build the tables."""
    op.create_table(
        "own_decks",
        sa.Column("id", TEXT, nullable=False),
        sa.Column("code", TEXT, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("weight", sa.BigInteger, nullable=False),
        sa.Column("album", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_own_decks"),
    )
    op.create_index("ix_own_decks_code", "own_decks", ["code"])
    op.create_table(
        "own_pictures",
        sa.Column("name", TEXT, nullable=False),
        sa.Column("deck", TEXT, nullable=False),
        sa.PrimaryKeyConstraint("name", "deck", name="pk_own_pictures"),
        sa.ForeignKeyConstraint(
            ["deck"], ["own_decks.id"], name="fk_own_pictures_deck", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_own_pictures_deck", "own_pictures", ["deck"])
    op.create_table(
        "fits",
        sa.Column("oldest", TEXT, nullable=False),
        sa.PrimaryKeyConstraint("oldest", name="pk_fits"),
    )
