"""Keep what each of those challenged has said."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Keep it; whoever sits at a match that was accepted has said yes, and so has every challenger."""
    op.add_column("seats", sa.Column("said", sa.Text(), nullable=False, server_default=sa.text("''")))
    op.execute(
        """
        UPDATE seats SET said = 'yes'
        WHERE place = 0 OR match IN (SELECT id FROM matches WHERE status IN ('running', 'finished', 'set_aside'))
        """
    )
    op.execute(
        "UPDATE seats SET said = 'no' WHERE place > 0 AND match IN (SELECT id FROM matches WHERE status = 'declined')"
    )
