"""Index what is looked up by server, channel or name, and grows with every turn."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Rows stay as they are."""
    op.create_index("ix_matches_guild", "matches", ["guild"])
    op.create_index("ix_matches_channel", "matches", ["channel"])
    op.create_index("ix_results_guild", "results", ["guild"])
    op.create_index("ix_audits_player", "audits", ["player"])
    naming, reminders = sa.text("(length(payload) > 0 OR length(error) > 0)"), sa.text("substr(key, 1, 7) = 'rhythm.'")
    op.create_index("ix_posts_naming", "posts", ["id"], sqlite_where=naming, postgresql_where=naming)
    op.create_index("ix_keys_of_reminders", "keys", ["key"], sqlite_where=reminders, postgresql_where=reminders)
