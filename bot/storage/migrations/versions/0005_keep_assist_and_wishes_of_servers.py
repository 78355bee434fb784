"""Keep how much the previews of a match show, and what the moderators of servers have chosen."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Keep them; matches that run already go on as they were."""
    op.add_column("matches", sa.Column("assist", sa.Text(), nullable=False, server_default=sa.text("'standard'")))
    op.create_table(
        "servers",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("wishes", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("guild", name="pk_servers"),
        sqlite_with_rowid=False,
    )
