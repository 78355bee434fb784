"""Keep what rated matches came to, and where their players stand."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Keep them from now on: matches that ended before count for no ladder."""
    op.create_table(
        "results",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True),
        sa.Column("match", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("sides", sa.Text(), nullable=False),
        sa.Column("ranks", sa.Text(), nullable=False),
        sa.Column("void", sa.SmallInteger(), nullable=False, server_default=sa.text("0")),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_results_match"),
        sa.UniqueConstraint("match", name="uq_results_match"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_results_game", "results", ["game", "made"])
    _ratings()
    _changes()


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("season", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("games", "wins", "draws", "losses", "best")),
        sa.Column("last", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_ratings_player"),
        sa.PrimaryKeyConstraint("game", "guild", "season", "player", name="pk_ratings"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_ratings_player", "ratings", ["player"])


def _changes() -> None:
    op.create_table(
        "rating_changes",
        sa.Column("result", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("season", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("side", sa.SmallInteger(), nullable=False),
        sa.Column("place", sa.SmallInteger(), nullable=False),
        sa.Column("before", sa.Text(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["result"], ["results.id"], name="fk_rating_changes_result"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_rating_changes_player"),
        sa.PrimaryKeyConstraint("result", "guild", "season", "player", name="pk_rating_changes"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_rating_changes_of", "rating_changes", ["player", "guild", "season"])
