"""Keep what the posts that belong to no match show, so that they can follow what they are about."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Those of earlier versions are edited with the next change."""
    op.add_column("bulletins", sa.Column("wanted", sa.Integer(), nullable=False, server_default=sa.text("0")))
    op.add_column("bulletins", sa.Column("shown", sa.Integer(), nullable=False, server_default=sa.text("0")))
    op.add_column("bulletins", sa.Column("digest", sa.Text(), nullable=False, server_default=sa.text("''")))
    stale = sa.text("wanted > shown")
    op.create_index("ix_bulletins_stale", "bulletins", ["not_before"], sqlite_where=stale, postgresql_where=stale)
