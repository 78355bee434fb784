"""Keep the open offer of each seat to replace its player, in place of one a match."""

from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What is open is the offer of its seat."""
    op.execute("UPDATE offers SET kind = 'replace.' || seat WHERE kind = 'replace'")
