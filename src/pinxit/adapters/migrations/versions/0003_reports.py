"""Reports: what people at a table want whoever runs the server to know."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Build the table."""
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("report", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_reports_at", "reports", ["at", "id"])
