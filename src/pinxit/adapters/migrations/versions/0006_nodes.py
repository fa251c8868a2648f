"""What several nodes share: a secret, who is where, what codes stand for."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import TEXT as POSTGRES_TEXT

revision = "0006"
down_revision = "0005"

TEXT = sa.Text().with_variant(POSTGRES_TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    """Build the tables."""
    op.create_table(
        "secrets",
        sa.Column("name", TEXT, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )
    op.create_table(
        "sightings",
        sa.Column("code", TEXT, nullable=False),
        sa.Column("node", TEXT, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("seen", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("code", "node", name="pk_sightings"),
    )
    op.create_index("ix_sightings_node", "sightings", ["node"])
    op.create_table(
        "slips",
        sa.Column("key", TEXT, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("note", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_slips"),
    )
    op.create_index("ix_slips_until", "slips", ["until"])
