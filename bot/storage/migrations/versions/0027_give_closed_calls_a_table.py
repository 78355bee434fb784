"""Keep in a table of their own which matches no longer let their winner be called."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Move the column of the matches."""
    op.create_table(
        "closed_calls",
        sa.Column("match", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_closed_calls_match")),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_closed_calls")),
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO closed_calls SELECT id FROM matches WHERE calls_closed <> 0")
    op.drop_column("matches", "calls_closed")
