"""Keep the private threads of camps."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Keep them; in matches that run already no camp has one."""
    op.add_column("matches", sa.Column("threads", sa.SmallInteger(), nullable=False, server_default=sa.text("0")))
    op.create_table(
        "camps",
        sa.Column("match", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("side", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("thread", sa.BigInteger(), nullable=False),
        sa.Column("members", sa.Text(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_camps_match"),
        sa.PrimaryKeyConstraint("match", "side", name="pk_camps"),
        sqlite_with_rowid=False,
    )
