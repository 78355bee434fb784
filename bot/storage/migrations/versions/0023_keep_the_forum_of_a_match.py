"""Keep in which forum the thread of a match is a post."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Those of earlier matches are none."""
    op.add_column("matches", sa.Column("home", sa.BigInteger(), nullable=False, server_default=sa.text("0")))
