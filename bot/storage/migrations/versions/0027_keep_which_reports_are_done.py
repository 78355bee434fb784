"""Keep which reports the managers of their server have taken off their list."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Those there are stay on the list."""
    op.add_column("reports", sa.Column("done", sa.SmallInteger(), nullable=False, server_default=sa.text("0")))
