"""Keep the open offer of each seat to replace its player, in place of one a match."""

from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Move each open offer to replace a player to the slot of its seat."""
    op.execute("UPDATE offers SET kind = 'replace.' || seat WHERE kind = 'replace'")
