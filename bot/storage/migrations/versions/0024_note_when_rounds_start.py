"""Let the start of a tournament under way be that of its next round."""

from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """In those under way now, a round starts as soon as the one before is over."""
    op.execute("UPDATE tournaments SET starts = 0 WHERE stage = 'running'")
