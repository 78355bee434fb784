"""Lease posts to the process that delivers them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has leased any yet."""
    op.add_column("posts", sa.Column("lease", sa.BigInteger(), nullable=False, server_default=sa.text("0")))
    op.add_column("posts", sa.Column("owner", sa.Text(), nullable=False, server_default=sa.text("''")))
