"""Keep reported problems and the calls of spectators, and more of queues, of the posts of no match and of matches."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Players in queues are paired as before, and rounds of tournaments under way start when the one before ends."""
    op.add_column("queue", sa.Column("assist", sa.Text(), nullable=False, server_default=sa.text("'standard'")))
    op.add_column("queue", sa.Column("near", sa.SmallInteger(), nullable=False, server_default=sa.text("0")))
    op.add_column("matches", sa.Column("home", sa.BigInteger(), nullable=False, server_default=sa.text("0")))
    op.add_column("matches", sa.Column("calls_closed", sa.SmallInteger(), nullable=False, server_default=sa.text("0")))
    op.execute("UPDATE matches SET calls_closed = 1 WHERE revision > 0")
    op.execute("UPDATE tournaments SET starts = 0 WHERE stage = 'running'")
    _follow_posts()
    _keep_reports()
    _keep_calls()


def _follow_posts() -> None:
    """Posts of earlier versions are edited with the next change of what they are about."""
    op.add_column("bulletins", sa.Column("wanted", sa.Integer(), nullable=False, server_default=sa.text("0")))
    op.add_column("bulletins", sa.Column("shown", sa.Integer(), nullable=False, server_default=sa.text("0")))
    op.add_column("bulletins", sa.Column("digest", sa.Text(), nullable=False, server_default=sa.text("''")))
    stale = sa.text("wanted > shown")
    op.create_index("ix_bulletins_stale", "bulletins", ["not_before"], sqlite_where=stale, postgresql_where=stale)


def _keep_reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True),
        sa.Column("player", sa.BigInteger(), sa.ForeignKey("players.id", name="fk_reports_player"), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=False),
        sa.Column("match", sa.BigInteger(), sa.ForeignKey("matches.id", name="fk_reports_match")),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("incident", sa.Text(), nullable=False),
        sa.Column("version", sa.Text(), nullable=False),
        sa.Column("said", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("done", sa.SmallInteger(), nullable=False, server_default=sa.text("0")),
        sa.UniqueConstraint("key", name="uq_reports_key"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_reports_player", "reports", ["player"])
    op.create_index("ix_reports_guild", "reports", ["guild"])


def _keep_calls() -> None:
    op.create_table(
        "calls",
        sa.Column("match", sa.BigInteger(), sa.ForeignKey("matches.id", name="fk_calls_match"), primary_key=True),
        sa.Column("question", sa.Integer(), primary_key=True),
        sa.Column("player", sa.BigInteger(), sa.ForeignKey("players.id", name="fk_calls_player"), primary_key=True),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("answer", sa.SmallInteger(), nullable=False),
        sa.Column("press", sa.BigInteger(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("settled", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_calls_player", "calls", ["player"])
    op.create_index("ix_calls_table", "calls", ["guild", "settled"])
