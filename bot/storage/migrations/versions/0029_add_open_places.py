"""Add the channels that everyone in a server can read, for its open board."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add their table."""
    op.create_table(
        "open_places",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("places", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild", name=op.f("pk_open_places")),
        sqlite_with_rowid=False,
    )
