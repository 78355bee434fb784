"""Keep which interaction made a ban, so that one delivered twice bans once."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The interactions of earlier bans are not known."""
    op.add_column("bans", sa.Column("key", sa.Text(), nullable=False, server_default=sa.text("''")))
