"""Keep tournaments, who takes part, and the pairings of each round."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def _of(kind: type[sa.types.TypeEngine[Any]], *names: str) -> list[sa.Column[Any]]:
    return [sa.Column(name, kind(), nullable=False) for name in names]


def upgrade() -> None:
    """Three tables that begin empty."""
    numbered = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "tournaments",
        sa.Column("id", numbered, primary_key=True),
        *_of(sa.BigInteger, "guild", "channel"),
        sa.Column("owner", sa.BigInteger(), sa.ForeignKey("players.id", name="fk_tournaments_owner"), nullable=False),
        *_of(sa.Text, "plan", "stage"),
        *_of(sa.Integer, "revision"),
        *_of(sa.LargeBinary, "seed"),
        *_of(sa.BigInteger, "created", "starts", "finished"),
        *_of(sa.Text, "key"),
        sa.UniqueConstraint("key", name="uq_tournaments_key"),
        sqlite_autoincrement=True,
    )
    for column in ("guild", "owner", "stage"):
        op.create_index(f"ix_tournaments_{column}", "tournaments", [column])
    whole = sa.ForeignKey("tournaments.id", name="fk_entrants_tournament")
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.BigInteger(), whole, primary_key=True),
        sa.Column("player", sa.BigInteger(), sa.ForeignKey("players.id", name="fk_entrants_player"), primary_key=True),
        *_of(sa.SmallInteger, "number"),
        *_of(sa.Float, "strength"),
        *_of(sa.SmallInteger, "entered", "left"),
        *_of(sa.BigInteger, "joined"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_entrants_player", "entrants", ["player"])
    whole = sa.ForeignKey("tournaments.id", name="fk_pairings_tournament")
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.BigInteger(), whole, primary_key=True),
        sa.Column("round", sa.SmallInteger(), primary_key=True),
        sa.Column("board", sa.SmallInteger(), primary_key=True),
        *_of(sa.SmallInteger, "first", "second"),
        *_of(sa.Text, "stage", "result"),
        *_of(sa.SmallInteger, "played"),
        sa.Column("match", sa.BigInteger(), sa.ForeignKey("matches.id", name="fk_pairings_match")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_pairings_match", "pairings", ["match"])
    op.create_index("ix_pairings_open", "pairings", ["result", "tournament"])
