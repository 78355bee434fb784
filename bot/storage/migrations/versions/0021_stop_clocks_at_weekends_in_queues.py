"""Keep which players in queues want the clocks to stop at weekends."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Those who wait now do not."""
    op.add_column("queue", sa.Column("weekdays", sa.SmallInteger(), nullable=False, server_default=sa.text("0")))
