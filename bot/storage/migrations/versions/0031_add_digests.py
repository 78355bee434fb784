"""Add when the daily digests of players are due."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add their table."""
    op.create_table(
        "digests",
        sa.Column("player", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("attempted", sa.BigInteger(), nullable=False),
        sa.Column("lease", sa.BigInteger(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_digests_player")),
        sa.PrimaryKeyConstraint("player", name=op.f("pk_digests")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_digests_due"), "digests", ["due"], unique=False)
