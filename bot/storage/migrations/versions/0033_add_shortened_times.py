"""Add the time for a decision of players who have left two in a row to the clock."""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; in matches made so far, the time stays the same."""
    op.add_column("matches", sa.Column("shortened", sa.BigInteger(), server_default=sa.text("0"), nullable=False))
