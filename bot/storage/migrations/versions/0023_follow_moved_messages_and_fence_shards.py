"""Keep where the message of a post was made and whether it is still to be edited, and which process serves a shard."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Messages of earlier versions are looked for where their match is played; edits that failed then are not repeated."""
    op.add_column("posts", sa.Column("place", sa.BigInteger(), nullable=False, server_default=sa.text("0")))
    op.execute("UPDATE posts SET error = '' WHERE state = 'done' AND length(error) > 0")
    op.execute("UPDATE bulletins SET error = '' WHERE state = 'done' AND length(error) > 0")
    unedited = sa.text("state = 'done' AND length(error) > 0")
    op.create_index("ix_posts_unedited", "posts", ["state", "match"], sqlite_where=unedited, postgresql_where=unedited)
    op.create_table(
        "shards",
        sa.Column("shard", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("epoch", sa.BigInteger(), nullable=False),
        *(sa.Column(name, sa.Text(), nullable=False) for name in ("owner", "leaving")),
        sa.PrimaryKeyConstraint("shard", name="pk_shards"),
        sqlite_with_rowid=False,
    )
