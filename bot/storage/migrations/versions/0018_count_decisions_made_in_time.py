"""Count the decisions that players make in time, and keep what open tables demand."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The counts begin empty: earlier turns do not say who had the seat then."""
    op.create_table(
        "punctuality",
        sa.Column(
            "player", sa.BigInteger(), sa.ForeignKey("players.id", name="fk_punctuality_player"), primary_key=True
        ),
        sa.Column("week", sa.Integer(), primary_key=True),
        sa.Column("match", sa.BigInteger(), sa.ForeignKey("matches.id", name="fk_punctuality_match"), primary_key=True),
        sa.Column("made", sa.Integer(), nullable=False),
        sa.Column("missed", sa.Integer(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.add_column("matches", sa.Column("punctual", sa.SmallInteger(), nullable=False, server_default=sa.text("0")))
