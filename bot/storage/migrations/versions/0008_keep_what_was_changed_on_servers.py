"""Keep who changed what on servers, and which results count in the world."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Keep it from now on: of what was changed before only the log of the program tells; all results counted in the world."""
    op.add_column("results", sa.Column("world", sa.SmallInteger(), nullable=False, server_default=sa.text("1")))
    op.create_table(
        "audits",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("player", sa.BigInteger(), nullable=True),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("match", sa.BigInteger(), nullable=True),
        sa.Column("before", sa.Text(), nullable=False),
        sa.Column("after", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_audits_player"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_audits_match"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_audits_guild", "audits", ["guild"])
