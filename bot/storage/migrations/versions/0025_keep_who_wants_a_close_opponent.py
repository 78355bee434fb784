"""Keep which players in queues want an opponent of about their rating."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Those who wait now take anyone."""
    op.add_column("queue", sa.Column("near", sa.SmallInteger(), nullable=False, server_default=sa.text("0")))
