"""Keep the formations that players save for themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Keep them."""
    op.create_table(
        "formations",
        sa.Column("player", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("pieces", sa.SmallInteger(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_formations_player"),
        sa.PrimaryKeyConstraint("player", "game", "kind", "pieces", name="pk_formations"),
        sqlite_with_rowid=False,
    )
