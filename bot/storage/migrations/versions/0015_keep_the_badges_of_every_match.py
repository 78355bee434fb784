"""Keep the badges of every match, so that the next one counts where the first is declared void."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A table that was empty so far gets another key."""
    op.drop_table("badges")
    op.create_table(
        "badges",
        sa.Column("player", sa.BigInteger(), sa.ForeignKey("players.id", name="fk_badges_player"), primary_key=True),
        sa.Column("badge", sa.Text(), primary_key=True),
        sa.Column("match", sa.BigInteger(), sa.ForeignKey("matches.id", name="fk_badges_match"), primary_key=True),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_badges_match", "badges", ["match"])
