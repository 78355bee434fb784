"""Add the places that matches have been moved from and to; those of matches moved until now are where their turns were posted."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None

POSTED = """
INSERT INTO former_places (match, place)
SELECT DISTINCT posts.match, posts.place FROM posts JOIN matches ON matches.id = posts.match
WHERE posts.kind = 'turn' AND posts.place NOT IN (0, matches.channel, matches.thread)
"""


def upgrade() -> None:
    """Add their table, and fill it."""
    op.create_table(
        "former_places",
        sa.Column("match", sa.BigInteger(), nullable=False),
        sa.Column("place", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_former_places_match_matches")),
        sa.PrimaryKeyConstraint("match", "place", name=op.f("pk_former_places")),
        sqlite_with_rowid=False,
    )
    op.execute(POSTED)
