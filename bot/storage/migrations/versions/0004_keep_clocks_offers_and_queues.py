"""Keep clocks, holidays, offers, conditional replies, queues, blocked players, and when the program ran."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_Id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def _number(name: str, kind: sa.types.TypeEngine[int], default: str = "0") -> sa.Column[int]:
    return sa.Column(name, kind, nullable=False, server_default=sa.text(default))


def _text(name: str, default: str = "''") -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=False, server_default=sa.text(default))


def upgrade() -> None:
    """Keep them; matches that were begun without a clock go on without one that ends anything by itself."""
    for column in (_number("away", sa.BigInteger()), _number("every", sa.BigInteger()), _text("preferences")):
        op.add_column("players", column)
    for column in (
        _text("pace", "'friendly'"),
        _number("allowed", sa.BigInteger(), "259200000"),
        _number("rated", sa.SmallInteger()),
        _number("places", sa.SmallInteger()),
        _number("paused", sa.BigInteger()),
        _number("given_back", sa.BigInteger()),
        _text("verdict"),
        _number("rematch_of", sa.BigInteger()),
    ):
        op.add_column("matches", column)
    op.create_index("ix_matches_rematch_of", "matches", ["rematch_of"])
    op.add_column("seats", _number("lapses", sa.SmallInteger()))
    op.add_column("posts", sa.Column("payload", sa.LargeBinary(), nullable=False, server_default=sa.text("''")))
    _people()
    _clocks()
    _table()
    op.execute(
        """
        INSERT INTO timers (match, kind, seat, ask, since, due, lease, owner)
        SELECT id, 'expiry', 0, '', created, expires, 0, '' FROM matches WHERE status = 'challenge'
        """
    )


def _people() -> None:
    op.create_table(
        "holidays",
        sa.Column("player", sa.BigInteger(), nullable=False),
        sa.Column("begun", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_holidays_player"),
        sa.PrimaryKeyConstraint("player", "begun", name="pk_holidays"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "blocks",
        sa.Column("player", sa.BigInteger(), nullable=False),
        sa.Column("blocked", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_blocks_player"),
        sa.ForeignKeyConstraint(["blocked"], ["players.id"], name="fk_blocks_blocked"),
        sa.PrimaryKeyConstraint("player", "blocked", name="pk_blocks"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "queue",
        sa.Column("id", _Id, nullable=False),
        sa.Column("player", sa.BigInteger(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("pace", sa.Text(), nullable=False),
        sa.Column("allowed", sa.BigInteger(), nullable=False),
        sa.Column("rated", sa.SmallInteger(), nullable=False),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_queue_player"),
        sa.PrimaryKeyConstraint("id", name="pk_queue"),
        sa.UniqueConstraint("guild", "game", "player", name="uq_queue_guild_game_player"),
        sqlite_autoincrement=True,
    )


def _clocks() -> None:
    op.create_table(
        "timers",
        sa.Column("id", _Id, nullable=False),
        sa.Column("match", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("ask", sa.Text(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("lease", sa.BigInteger(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_timers_match"),
        sa.PrimaryKeyConstraint("id", name="pk_timers"),
        sa.UniqueConstraint("match", "kind", "seat", name="uq_timers_match_kind_seat"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_timers_due", "timers", ["due"])
    op.create_table(
        "instances",
        sa.Column("id", _Id, nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("stopped", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_instances"),
        sqlite_autoincrement=True,
    )


def _table() -> None:
    op.create_table(
        "offers",
        sa.Column("match", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.Column("agreed", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_offers_match"),
        sa.PrimaryKeyConstraint("match", "kind", name="pk_offers"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "replies",
        sa.Column("match", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("place", sa.SmallInteger(), nullable=False),
        sa.Column("premise", sa.Text(), nullable=False),
        sa.Column("reply", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_replies_match"),
        sa.PrimaryKeyConstraint("match", "seat", "place", name="pk_replies"),
        sqlite_with_rowid=False,
    )
