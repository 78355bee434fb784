"""Keep what previews show in the match that a player waits for."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Those who wait now are paired as before."""
    op.add_column("queue", sa.Column("assist", sa.Text(), nullable=False, server_default=sa.text("'standard'")))
