"""Tables of what players compete in beside and between matches: ladders, badges, puzzles, tournaments, calls."""

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    SmallInteger,
    Table,
    Text,
    text,
)

from bot.storage.core.schema.columns import ID, given, metadata

results = Table(
    "results",
    metadata,
    Column("id", ID, primary_key=True),  # the order in which they count
    Column("match", BigInteger, ForeignKey("matches.id"), nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("guild", BigInteger, nullable=False, index=True),
    Column("made", BigInteger, nullable=False),
    Column("sides", Text, nullable=False),  # JSON, ids of players
    Column("ranks", Text, nullable=False),  # JSON, of the sides
    Column("void", SmallInteger, nullable=False, server_default=text("0")),
    Column("world", SmallInteger, nullable=False, server_default=text("1")),  # whether it counts there
    sqlite_autoincrement=True,
)
Index("ix_results_game", results.c.game, results.c.made)

ratings = Table(
    "ratings",
    metadata,
    Column("game", Text, primary_key=True),
    Column("guild", BigInteger, primary_key=True),  # 0: the world
    Column("season", Integer, primary_key=True),  # 0: all time
    Column("player", BigInteger, ForeignKey("players.id"), primary_key=True, index=True),
    *given(Float, "mu", "sigma"),
    *given(Integer, "games", "wins", "draws", "losses", "best"),
    Column("last", BigInteger, nullable=False),
    Column("former", Integer),  # the points before all were computed again, of those who then had clearly more or fewer
    sqlite_with_rowid=False,
)

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("result", BigInteger, ForeignKey("results.id"), primary_key=True),
    Column("guild", BigInteger, primary_key=True),
    Column("season", Integer, primary_key=True),
    Column("player", BigInteger, ForeignKey("players.id"), primary_key=True),
    Column("side", SmallInteger, nullable=False),
    Column("place", SmallInteger, nullable=False),  # 1: won, 0: drew, -1: lost
    Column("before", Text, nullable=False),  # JSON of a Standing; nothing for a newcomer
    Column("points", Integer, nullable=False),  # shown after it
    sqlite_with_rowid=False,
)
Index("ix_rating_changes_of", rating_changes.c.player, rating_changes.c.guild, rating_changes.c.season)

puzzles = Table(
    "puzzles",
    metadata,
    Column("name", Text, primary_key=True),  # of bot.puzzles.schedule
    Column("data", LargeBinary, nullable=False),  # as it was made, whatever later versions would make
    sqlite_with_rowid=False,
)

tries = Table(
    "tries",
    metadata,
    Column("puzzle", Text, ForeignKey("puzzles.name"), primary_key=True),
    Column("player", BigInteger, ForeignKey("players.id"), primary_key=True, index=True),
    Column("nth", SmallInteger, primary_key=True),  # from 1
    Column("guild", BigInteger, nullable=False),  # where it was made; 0: in direct messages
    Column("key", Text, nullable=False, unique=True),  # of the interaction: a repeated press counts once
    *given(LargeBinary, "answer", "step"),
    Column("points", SmallInteger, nullable=False),  # 0 to 100
    Column("reached", SmallInteger, nullable=False),  # whether the goal was
    Column("made", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
Index("ix_tries_table", tries.c.puzzle, tries.c.guild)

badges = Table(
    "badges",
    metadata,
    Column("player", BigInteger, ForeignKey("players.id"), primary_key=True),
    Column("badge", Text, primary_key=True),
    Column("match", BigInteger, ForeignKey("matches.id"), primary_key=True, index=True),  # the earliest counts
    Column("revision", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),  # when the match ended
    sqlite_with_rowid=False,
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", ID, primary_key=True),
    Column("guild", BigInteger, nullable=False, index=True),
    Column("channel", BigInteger, nullable=False),
    Column("owner", BigInteger, ForeignKey("players.id"), nullable=False, index=True),
    Column("plan", Text, nullable=False),  # JSON
    Column("stage", Text, nullable=False, index=True),
    Column("revision", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    *given(BigInteger, "created", "starts", "finished"),
    Column("key", Text, nullable=False, unique=True),  # of the command: a repeated one creates nothing
    sqlite_autoincrement=True,  # old buttons never lead to another
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", BigInteger, ForeignKey("tournaments.id"), primary_key=True),
    Column("player", BigInteger, ForeignKey("players.id"), primary_key=True, index=True),
    Column("number", SmallInteger, nullable=False),  # of the player or the team; 0 until it begins
    Column("strength", Float, nullable=False),
    Column("entered", SmallInteger, nullable=False),  # the first round
    Column("left", SmallInteger, nullable=False),  # the last round before they left; -1: they are here
    Column("joined", BigInteger, nullable=False),
    Column("won", SmallInteger, nullable=False, server_default=text("0")),  # the division, or 1 for all; 0: nothing
    sqlite_with_rowid=False,
)

pairings = Table(
    "pairings",
    metadata,
    Column("tournament", BigInteger, ForeignKey("tournaments.id"), primary_key=True),
    Column("round", SmallInteger, primary_key=True),
    Column("board", SmallInteger, primary_key=True),
    *given(SmallInteger, "first", "second"),  # numbers of entrants; no second: a bye
    *given(Text, "stage", "result"),
    Column("played", SmallInteger, nullable=False),
    Column("match", BigInteger, ForeignKey("matches.id"), index=True),  # NULL: none yet, or there is none
    sqlite_with_rowid=False,
)
Index("ix_pairings_open", pairings.c.result, pairings.c.tournament)

calls = Table(
    "calls",
    metadata,
    Column("match", BigInteger, ForeignKey("matches.id"), primary_key=True),
    Column("question", Integer, primary_key=True),  # of bot.matches.crowd.models
    Column("player", BigInteger, ForeignKey("players.id"), primary_key=True, index=True),
    Column("guild", BigInteger, nullable=False),
    Column("answer", SmallInteger, nullable=False),
    *given(BigInteger, "press", "made"),
    Column("settled", BigInteger, nullable=False),  # when; 0: the question is open
    *given(Integer, "revision", "points"),  # of the turn that settled it; above 0: it was right
    sqlite_with_rowid=False,
)
Index("ix_calls_table", calls.c.guild, calls.c.settled)
