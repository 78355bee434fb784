"""Count the hints that players were given."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of those given before nothing is known."""
    op.add_column("seats", sa.Column("hints", sa.SmallInteger(), nullable=False, server_default=sa.text("0")))
