"""Add to each match the version of the API that its game was written for; all matches so far are of the product's own games."""

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("matches", sa.Column("api", sa.SmallInteger(), server_default=sa.text("0"), nullable=False))
