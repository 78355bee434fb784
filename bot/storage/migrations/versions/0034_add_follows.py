"""Add what people follow, and the news of it."""

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add their tables."""
    op.create_table(
        "follows",
        sa.Column("player", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("target", sa.BigInteger(), nullable=False),
        sa.Column("stage", sa.SmallInteger(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_follows_player")),
        sa.PrimaryKeyConstraint("player", "kind", "target", name=op.f("pk_follows")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_follows_target", "follows", ["kind", "target"], unique=False)
    op.create_table(
        "follow_events",
        sa.Column("match", sa.BigInteger(), nullable=False),
        sa.Column("stage", sa.SmallInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_follow_events_match")),
        sa.PrimaryKeyConstraint("match", "stage", name=op.f("pk_follow_events")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "follow_news",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("player", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("target", sa.BigInteger(), nullable=False),
        sa.Column("stage", sa.SmallInteger(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("sent", sa.BigInteger(), nullable=False),
        sa.Column("batch", sa.BigInteger(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("lease", sa.BigInteger(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_follow_news_player")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_follow_news")),
        sa.UniqueConstraint("player", "kind", "target", "stage", name=op.f("uq_follow_news_player_kind_target_stage")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_follow_news_open", "follow_news", ["sent", "player"], unique=False)
