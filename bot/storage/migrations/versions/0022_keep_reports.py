"""Keep the problems that players report."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """There are none yet."""
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
        sa.UniqueConstraint("key", name="uq_reports_key"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_reports_player", "reports", ["player"])
    op.create_index("ix_reports_guild", "reports", ["guild"])
