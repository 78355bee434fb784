"""Leave room in the pages of matches, so that a changed row stays in its page and no index changes."""

from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """For pages written from now on; SQLite changes rows in place anyway."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER TABLE matches SET (fillfactor = 50)")
