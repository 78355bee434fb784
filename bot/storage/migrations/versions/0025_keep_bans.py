"""Keep the bans of servers."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is banned yet."""
    op.create_table(
        "bans",
        sa.Column("guild", sa.BigInteger(), primary_key=True),
        sa.Column("discord_id", sa.BigInteger(), primary_key=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sqlite_with_rowid=False,
    )
