"""Keep what spectators call."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The winner of a match that has begun can no longer be called."""
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
    op.add_column("matches", sa.Column("calls_closed", sa.SmallInteger(), nullable=False, server_default=sa.text("0")))
    op.execute(sa.text("UPDATE matches SET calls_closed = 1 WHERE revision > 0"))
