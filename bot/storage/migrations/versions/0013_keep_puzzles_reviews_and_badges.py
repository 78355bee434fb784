"""Keep puzzles and tries at them, reviews of matches, badges, and public posts that belong to no match."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def _of(kind: type[sa.types.TypeEngine[Any]], *names: str) -> list[sa.Column[Any]]:
    return [sa.Column(name, kind(), nullable=False) for name in names]


def upgrade() -> None:
    """Five tables that begin empty."""
    op.create_table(
        "puzzles",
        sa.Column("name", sa.Text(), primary_key=True),
        *_of(sa.LargeBinary, "data"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tries",
        sa.Column("puzzle", sa.Text(), sa.ForeignKey("puzzles.name", name="fk_tries_puzzle"), primary_key=True),
        sa.Column("player", sa.BigInteger(), sa.ForeignKey("players.id", name="fk_tries_player"), primary_key=True),
        sa.Column("nth", sa.SmallInteger(), primary_key=True),
        *_of(sa.BigInteger, "guild"),
        *_of(sa.Text, "key"),
        *_of(sa.LargeBinary, "answer", "step"),
        *_of(sa.SmallInteger, "points", "reached"),
        *_of(sa.BigInteger, "made"),
        sa.UniqueConstraint("key", name="uq_tries_key"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_tries_player", "tries", ["player"])
    op.create_index("ix_tries_table", "tries", ["puzzle", "guild"])
    op.create_table(
        "reviews",
        sa.Column(
            "match",
            sa.BigInteger(),
            sa.ForeignKey("matches.id", name="fk_reviews_match"),
            primary_key=True,
            autoincrement=False,
        ),
        *_of(sa.LargeBinary, "data"),
        *_of(sa.BigInteger, "made"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "badges",
        sa.Column("player", sa.BigInteger(), sa.ForeignKey("players.id", name="fk_badges_player"), primary_key=True),
        sa.Column("badge", sa.Text(), primary_key=True),
        sa.Column("match", sa.BigInteger(), sa.ForeignKey("matches.id", name="fk_badges_match"), nullable=False),
        *_of(sa.Integer, "revision"),
        *_of(sa.BigInteger, "made"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "bulletins",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True),
        *_of(sa.Text, "name"),
        *_of(sa.BigInteger, "guild", "channel"),
        *_of(sa.LargeBinary, "payload"),
        *_of(sa.Text, "state"),
        *_of(sa.Integer, "attempts"),
        *_of(sa.BigInteger, "attempted", "not_before", "message", "made"),
        *_of(sa.Text, "error"),
        *_of(sa.BigInteger, "lease"),
        *_of(sa.Text, "owner"),
        sa.UniqueConstraint("name", name="uq_bulletins_name"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_bulletins_guild", "bulletins", ["guild"])
    op.create_index("ix_bulletins_open", "bulletins", ["state", "not_before"])
