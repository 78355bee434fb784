"""Add the key that signs links to the page where players flick by hand."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add its table."""
    op.create_table(
        "hand_key",
        sa.Column("id", sa.SmallInteger(), autoincrement=False, server_default=sa.text("1"), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_hand_key")),
        sqlite_with_rowid=False,
    )
