"""Keep whether the clocks of a match stop at weekends."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Those of earlier matches do not."""
    op.add_column("matches", sa.Column("weekdays", sa.SmallInteger(), nullable=False, server_default=sa.text("0")))
