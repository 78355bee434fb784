"""Add matches played where the bot is no member, and the presses that its messages there answer."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column and the table."""
    op.add_column("matches", sa.Column("borrowed", sa.SmallInteger(), server_default=sa.text("0"), nullable=False))
    op.create_table(
        "presses",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("left", sa.SmallInteger(), nullable=False),
        *(
            sa.Column(name, sa.BigInteger(), server_default=sa.text("0"), nullable=False)
            for name in ("message", "match", "revision")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_presses")),
        sqlite_autoincrement=True,
    )
    for column in ("channel", "until"):
        op.create_index(op.f(f"ix_presses_{column}"), "presses", [column])
