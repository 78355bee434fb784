"""Create all tables, as version 0.1.0 left them: that version upgrades older databases."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = None
branch_labels = None
depends_on = None
ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Begin a new database."""
    _players_and_servers()
    _matches()
    _competition()
    _delivery()


def _players_and_servers() -> None:
    """Players, servers and what they set."""
    op.create_table(
        "players",
        sa.Column("id", ID, nullable=False),
        sa.Column("discord_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("away", sa.BigInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("every", sa.BigInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("preferences", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_players")),
        sa.UniqueConstraint("discord_id", name=op.f("uq_players_discord_id")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "servers",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("wishes", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("guild", name=op.f("pk_servers")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "holidays",
        sa.Column("player", sa.BigInteger(), nullable=False),
        sa.Column("begun", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_holidays_player")),
        sa.PrimaryKeyConstraint("player", "begun", name=op.f("pk_holidays")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "blocks",
        sa.Column("player", sa.BigInteger(), nullable=False),
        sa.Column("blocked", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["blocked"], ["players.id"], name=op.f("fk_blocks_blocked")),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_blocks_player")),
        sa.PrimaryKeyConstraint("player", "blocked", name=op.f("pk_blocks")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "bans",
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("discord_id", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("key", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.PrimaryKeyConstraint("guild", "discord_id", name=op.f("pk_bans")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_settings")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "formations",
        sa.Column("player", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("pieces", sa.SmallInteger(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_formations_player")),
        sa.PrimaryKeyConstraint("player", "game", "kind", "pieces", name=op.f("pk_formations")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "studies",
        sa.Column("id", ID, nullable=False),
        sa.Column("player", sa.BigInteger(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("turns", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_studies_player")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_studies")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_studies_player"), "studies", ["player"], unique=False)


def _matches() -> None:
    """Matches. Their pages have room on PostgreSQL, so that a changed row stays in its page and no index changes."""
    op.create_table(
        "matches",
        sa.Column("id", ID, nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=False),
        sa.Column("thread", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.Column("finished", sa.BigInteger(), nullable=False),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("incident", sa.Text(), nullable=False),
        sa.Column("pace", sa.Text(), server_default=sa.text("'friendly'"), nullable=False),
        sa.Column("allowed", sa.BigInteger(), server_default=sa.text("(259200000)"), nullable=False),
        sa.Column("rated", sa.SmallInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("places", sa.SmallInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("paused", sa.BigInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("given_back", sa.BigInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("verdict", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("rematch_of", sa.BigInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("assist", sa.Text(), server_default=sa.text("'standard'"), nullable=False),
        sa.Column("threads", sa.SmallInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("punctual", sa.SmallInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("weekdays", sa.SmallInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("home", sa.BigInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("calls_closed", sa.SmallInteger(), server_default=sa.text("0"), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
        postgresql_with={"fillfactor": "50"},
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_matches_channel"), "matches", ["channel"], unique=False)
    op.create_index(op.f("ix_matches_guild"), "matches", ["guild"], unique=False)
    op.create_index(op.f("ix_matches_rematch_of"), "matches", ["rematch_of"], unique=False)
    op.create_index(op.f("ix_matches_status"), "matches", ["status"], unique=False)
    op.create_index(op.f("ix_matches_thread"), "matches", ["thread"], unique=False)
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER TABLE matches SET (fillfactor = 50)")
    op.create_table(
        "seats",
        sa.Column("match", sa.BigInteger(), nullable=False),
        sa.Column("place", sa.SmallInteger(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("player", sa.BigInteger(), nullable=False),
        sa.Column("said", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("lapses", sa.SmallInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("hints", sa.SmallInteger(), server_default=sa.text("0"), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_seats_match")),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_seats_player")),
        sa.PrimaryKeyConstraint("match", "place", name=op.f("pk_seats")),
        sa.UniqueConstraint("match", "seat", name=op.f("uq_seats_match_seat")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_seats_player"), "seats", ["player"], unique=False)
    op.create_table(
        "turns",
        sa.Column("match", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=True),
        sa.Column("move", sa.LargeBinary(), nullable=False),
        sa.Column("events", sa.LargeBinary(), nullable=False),
        sa.Column("trace", sa.LargeBinary(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_turns_match")),
        sa.PrimaryKeyConstraint("match", "revision", name=op.f("pk_turns")),
    )
    op.create_table(
        "keys",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("match", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_keys_match")),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_keys")),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_keys_of_reminders",
        "keys",
        ["key"],
        unique=False,
        sqlite_where=sa.text("substr(key, 1, 7) = 'rhythm.'"),
        postgresql_where=sa.text("substr(key, 1, 7) = 'rhythm.'"),
    )
    op.create_table(
        "drafts",
        sa.Column("match", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("ask", sa.Text(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_drafts_match")),
        sa.PrimaryKeyConstraint("match", "seat", "ask", name=op.f("pk_drafts")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "timers",
        sa.Column("id", ID, nullable=False),
        sa.Column("match", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("ask", sa.Text(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("lease", sa.BigInteger(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_timers_match")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_timers")),
        sa.UniqueConstraint("match", "kind", "seat", name=op.f("uq_timers_match_kind_seat")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_timers_due"), "timers", ["due"], unique=False)
    op.create_table(
        "offers",
        sa.Column("match", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.Column("agreed", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_offers_match")),
        sa.PrimaryKeyConstraint("match", "kind", name=op.f("pk_offers")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "camps",
        sa.Column("match", sa.BigInteger(), nullable=False),
        sa.Column("side", sa.SmallInteger(), nullable=False),
        sa.Column("thread", sa.BigInteger(), nullable=False),
        sa.Column("members", sa.Text(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_camps_match")),
        sa.PrimaryKeyConstraint("match", "side", name=op.f("pk_camps")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "replies",
        sa.Column("match", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("place", sa.SmallInteger(), nullable=False),
        sa.Column("premise", sa.Text(), nullable=False),
        sa.Column("reply", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_replies_match")),
        sa.PrimaryKeyConstraint("match", "seat", "place", name=op.f("pk_replies")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "queue",
        sa.Column("id", ID, nullable=False),
        sa.Column("player", sa.BigInteger(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("pace", sa.Text(), nullable=False),
        sa.Column("allowed", sa.BigInteger(), nullable=False),
        sa.Column("rated", sa.SmallInteger(), nullable=False),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("assist", sa.Text(), server_default=sa.text("'standard'"), nullable=False),
        sa.Column("near", sa.SmallInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("weekdays", sa.SmallInteger(), server_default=sa.text("0"), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_queue_player")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_queue")),
        sa.UniqueConstraint("guild", "game", "player", name=op.f("uq_queue_guild_game_player")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "reviews",
        sa.Column("match", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_reviews_match")),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_reviews")),
        sqlite_with_rowid=False,
    )


def _competition() -> None:
    """Results, ratings, puzzles, badges, tournaments and predictions."""
    op.create_table(
        "results",
        sa.Column("id", ID, nullable=False),
        sa.Column("match", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("sides", sa.Text(), nullable=False),
        sa.Column("ranks", sa.Text(), nullable=False),
        sa.Column("void", sa.SmallInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("world", sa.SmallInteger(), server_default=sa.text("1"), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_results_match")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_results")),
        sa.UniqueConstraint("match", name=op.f("uq_results_match")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_results_game", "results", ["game", "made"], unique=False)
    op.create_index(op.f("ix_results_guild"), "results", ["guild"], unique=False)
    op.create_table(
        "ratings",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("player", sa.BigInteger(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("draws", sa.Integer(), nullable=False),
        sa.Column("losses", sa.Integer(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=False),
        sa.Column("last", sa.BigInteger(), nullable=False),
        sa.Column("former", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_ratings_player")),
        sa.PrimaryKeyConstraint("game", "guild", "season", "player", name=op.f("pk_ratings")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_ratings_player"), "ratings", ["player"], unique=False)
    op.create_table(
        "rating_changes",
        sa.Column("result", sa.BigInteger(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("player", sa.BigInteger(), nullable=False),
        sa.Column("side", sa.SmallInteger(), nullable=False),
        sa.Column("place", sa.SmallInteger(), nullable=False),
        sa.Column("before", sa.Text(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_rating_changes_player")),
        sa.ForeignKeyConstraint(["result"], ["results.id"], name=op.f("fk_rating_changes_result")),
        sa.PrimaryKeyConstraint("result", "guild", "season", "player", name=op.f("pk_rating_changes")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_rating_changes_of", "rating_changes", ["player", "guild", "season"], unique=False)
    op.create_table(
        "puzzles",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_puzzles")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tries",
        sa.Column("puzzle", sa.Text(), nullable=False),
        sa.Column("player", sa.BigInteger(), nullable=False),
        sa.Column("nth", sa.SmallInteger(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("answer", sa.LargeBinary(), nullable=False),
        sa.Column("step", sa.LargeBinary(), nullable=False),
        sa.Column("points", sa.SmallInteger(), nullable=False),
        sa.Column("reached", sa.SmallInteger(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_tries_player")),
        sa.ForeignKeyConstraint(["puzzle"], ["puzzles.name"], name=op.f("fk_tries_puzzle")),
        sa.PrimaryKeyConstraint("puzzle", "player", "nth", name=op.f("pk_tries")),
        sa.UniqueConstraint("key", name=op.f("uq_tries_key")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_tries_player"), "tries", ["player"], unique=False)
    op.create_index("ix_tries_table", "tries", ["puzzle", "guild"], unique=False)
    op.create_table(
        "badges",
        sa.Column("player", sa.BigInteger(), nullable=False),
        sa.Column("badge", sa.Text(), nullable=False),
        sa.Column("match", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_badges_match")),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_badges_player")),
        sa.PrimaryKeyConstraint("player", "badge", "match", name=op.f("pk_badges")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_badges_match"), "badges", ["match"], unique=False)
    op.create_table(
        "punctuality",
        sa.Column("player", sa.BigInteger(), nullable=False),
        sa.Column("week", sa.Integer(), nullable=False),
        sa.Column("match", sa.BigInteger(), nullable=False),
        sa.Column("made", sa.Integer(), nullable=False),
        sa.Column("missed", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_punctuality_match")),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_punctuality_player")),
        sa.PrimaryKeyConstraint("player", "week", "match", name=op.f("pk_punctuality")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "calls",
        sa.Column("match", sa.BigInteger(), nullable=False),
        sa.Column("question", sa.Integer(), nullable=False),
        sa.Column("player", sa.BigInteger(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("answer", sa.SmallInteger(), nullable=False),
        sa.Column("press", sa.BigInteger(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("settled", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_calls_match")),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_calls_player")),
        sa.PrimaryKeyConstraint("match", "question", "player", name=op.f("pk_calls")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_calls_player"), "calls", ["player"], unique=False)
    op.create_index("ix_calls_table", "calls", ["guild", "settled"], unique=False)
    op.create_table(
        "tournaments",
        sa.Column("id", ID, nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("owner", sa.BigInteger(), nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.Column("stage", sa.Text(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("starts", sa.BigInteger(), nullable=False),
        sa.Column("finished", sa.BigInteger(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["players.id"], name=op.f("fk_tournaments_owner")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
        sa.UniqueConstraint("key", name=op.f("uq_tournaments_key")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_tournaments_guild"), "tournaments", ["guild"], unique=False)
    op.create_index(op.f("ix_tournaments_owner"), "tournaments", ["owner"], unique=False)
    op.create_index(op.f("ix_tournaments_stage"), "tournaments", ["stage"], unique=False)
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.BigInteger(), nullable=False),
        sa.Column("player", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.SmallInteger(), nullable=False),
        sa.Column("strength", sa.Float(), nullable=False),
        sa.Column("entered", sa.SmallInteger(), nullable=False),
        sa.Column("left", sa.SmallInteger(), nullable=False),
        sa.Column("joined", sa.BigInteger(), nullable=False),
        sa.Column("won", sa.SmallInteger(), server_default=sa.text("0"), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_entrants_player")),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name=op.f("fk_entrants_tournament")),
        sa.PrimaryKeyConstraint("tournament", "player", name=op.f("pk_entrants")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_entrants_player"), "entrants", ["player"], unique=False)
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.BigInteger(), nullable=False),
        sa.Column("round", sa.SmallInteger(), nullable=False),
        sa.Column("board", sa.SmallInteger(), nullable=False),
        sa.Column("first", sa.SmallInteger(), nullable=False),
        sa.Column("second", sa.SmallInteger(), nullable=False),
        sa.Column("stage", sa.Text(), nullable=False),
        sa.Column("result", sa.Text(), nullable=False),
        sa.Column("played", sa.SmallInteger(), nullable=False),
        sa.Column("match", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_pairings_match")),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name=op.f("fk_pairings_tournament")),
        sa.PrimaryKeyConstraint("tournament", "round", "board", name=op.f("pk_pairings")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_pairings_match"), "pairings", ["match"], unique=False)
    op.create_index("ix_pairings_open", "pairings", ["result", "tournament"], unique=False)


def _delivery() -> None:
    """Messages, logs, and the processes that deliver them."""
    op.create_table(
        "posts",
        sa.Column("id", ID, nullable=False),
        sa.Column("match", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("attempted", sa.BigInteger(), nullable=False),
        sa.Column("not_before", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=False),
        sa.Column("error", sa.Text(), nullable=False),
        sa.Column("payload", sa.LargeBinary(), server_default=sa.text("''"), nullable=False),
        sa.Column("lease", sa.BigInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("owner", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("place", sa.BigInteger(), server_default=sa.text("0"), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_posts_match")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_posts")),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "ix_posts_naming",
        "posts",
        ["id"],
        unique=False,
        sqlite_where=sa.text("(length(payload) > 0 OR length(error) > 0)"),
        postgresql_where=sa.text("(length(payload) > 0 OR length(error) > 0)"),
    )
    op.create_index("ix_posts_open", "posts", ["state", "match", "id"], unique=False)
    op.create_index(
        "ix_posts_unedited",
        "posts",
        ["state", "match"],
        unique=False,
        sqlite_where=sa.text("state = 'done' AND length(error) > 0"),
        postgresql_where=sa.text("state = 'done' AND length(error) > 0"),
    )
    op.create_table(
        "bulletins",
        sa.Column("id", ID, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("payload", sa.LargeBinary(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("attempted", sa.BigInteger(), nullable=False),
        sa.Column("not_before", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("error", sa.Text(), nullable=False),
        sa.Column("lease", sa.BigInteger(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("wanted", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("shown", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("digest", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_bulletins")),
        sa.UniqueConstraint("name", name=op.f("uq_bulletins_name")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_bulletins_guild"), "bulletins", ["guild"], unique=False)
    op.create_index("ix_bulletins_open", "bulletins", ["state", "not_before"], unique=False)
    op.create_index(
        "ix_bulletins_stale",
        "bulletins",
        ["not_before"],
        unique=False,
        sqlite_where=sa.text("wanted > shown"),
        postgresql_where=sa.text("wanted > shown"),
    )
    op.create_table(
        "audits",
        sa.Column("id", ID, nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("player", sa.BigInteger(), nullable=True),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("match", sa.BigInteger(), nullable=True),
        sa.Column("before", sa.Text(), nullable=False),
        sa.Column("after", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_audits_match")),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_audits_player")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audits")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_audits_guild"), "audits", ["guild"], unique=False)
    op.create_index(op.f("ix_audits_player"), "audits", ["player"], unique=False)
    op.create_table(
        "reports",
        sa.Column("id", ID, nullable=False),
        sa.Column("player", sa.BigInteger(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=False),
        sa.Column("match", sa.BigInteger(), nullable=True),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("incident", sa.Text(), nullable=False),
        sa.Column("version", sa.Text(), nullable=False),
        sa.Column("said", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("done", sa.SmallInteger(), server_default=sa.text("0"), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_reports_match")),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_reports_player")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
        sa.UniqueConstraint("key", name=op.f("uq_reports_key")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_reports_guild"), "reports", ["guild"], unique=False)
    op.create_index(op.f("ix_reports_player"), "reports", ["player"], unique=False)
    op.create_table(
        "instances",
        sa.Column("id", ID, nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("stopped", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_instances")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "shards",
        sa.Column("shard", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("epoch", sa.BigInteger(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("leaving", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("shard", name=op.f("pk_shards")),
        sqlite_with_rowid=False,
    )
