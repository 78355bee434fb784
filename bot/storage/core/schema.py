"""The tables: integers, texts, bytes, and floats for skills. Times are milliseconds since 1970, UTC.

A match's present state is that of the turn its revision names; it is stored nowhere else.
"""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
    text,
)
from sqlalchemy.types import TypeEngine

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _given(kind: type[TypeEngine[Any]], *names: str) -> list[Column[Any]]:
    """Columns that always have a value."""
    return [Column(name, kind, nullable=False) for name in names]


_Id = BigInteger().with_variant(Integer, "sqlite")  # SQLite numbers rows itself only in a column of type INTEGER

players = Table(
    "players",
    metadata,
    Column("id", _Id, primary_key=True),
    Column("discord_id", BigInteger, unique=True),  # the only place that knows a Discord user
    Column("name", Text, nullable=False),
    Column("away", BigInteger, nullable=False, server_default=text("0")),  # the end of the vacation
    Column("every", BigInteger, nullable=False, server_default=text("0")),  # ms between reminders; 0: the usual ones
    Column("preferences", Text, nullable=False, server_default=text("''")),  # JSON
    sqlite_autoincrement=True,
)

servers = Table(
    "servers",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("wishes", Text, nullable=False),  # JSON
    sqlite_with_rowid=False,
)

vacations = Table(
    "holidays",
    metadata,
    Column("player", BigInteger, ForeignKey("players.id"), primary_key=True),
    Column("begun", BigInteger, primary_key=True),
    Column("ended", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

blocks = Table(
    "blocks",
    metadata,
    Column("player", BigInteger, ForeignKey("players.id"), primary_key=True),
    Column("blocked", BigInteger, ForeignKey("players.id"), primary_key=True),
    sqlite_with_rowid=False,
)

matches = Table(
    "matches",
    metadata,
    Column("id", _Id, primary_key=True),
    *(Column(name, BigInteger, nullable=False, index=True) for name in ("guild", "channel")),
    Column("message", BigInteger, nullable=False),
    Column("thread", BigInteger, nullable=False, index=True),
    *_given(Text, "game", "options"),
    Column("status", Text, nullable=False, index=True),
    Column("revision", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    *_given(BigInteger, "created", "expires", "updated", "finished"),
    *_given(Text, "locale", "incident"),
    Column("pace", Text, nullable=False, server_default=text("'friendly'")),
    Column("allowed", BigInteger, nullable=False, server_default=text("259200000")),  # ms for a decision
    Column("rated", SmallInteger, nullable=False, server_default=text("0")),
    Column("places", SmallInteger, nullable=False, server_default=text("0")),  # at an open table; 0: it is addressed
    Column("paused", BigInteger, nullable=False, server_default=text("0")),  # until when
    # ms the players have not been notified of
    Column("given_back", BigInteger, nullable=False, server_default=text("0")),
    Column("verdict", Text, nullable=False, server_default=text("''")),  # JSON, of what the table decided
    # the match it is the rematch of
    Column("rematch_of", BigInteger, nullable=False, server_default=text("0"), index=True),
    Column("assist", Text, nullable=False, server_default=text("'standard'")),  # what previews show
    Column("threads", SmallInteger, nullable=False, server_default=text("0")),  # whether camps have their own
    # percent of decisions made in time that players of an open table need
    Column("punctual", SmallInteger, nullable=False, server_default=text("0")),
    Column("weekdays", SmallInteger, nullable=False, server_default=text("0")),  # whether clocks stop at weekends
    # the forum whose post its thread is; 0: it is no post
    Column("home", BigInteger, nullable=False, server_default=text("0")),
    # whether spectators can no longer call the winner
    Column("calls_closed", SmallInteger, nullable=False, server_default=text("0")),
    sqlite_autoincrement=True,  # the id of a deleted match is never given to another
    postgresql_with={"fillfactor": "50"},  # half of each page is left to changed rows, which then need no index changed
)

seats = Table(
    "seats",
    metadata,
    Column("match", BigInteger, ForeignKey("matches.id"), primary_key=True),
    Column("place", SmallInteger, primary_key=True),  # the order in which they came, the challenger being 0
    Column("seat", SmallInteger, nullable=False),
    Column("player", BigInteger, ForeignKey("players.id"), nullable=False, index=True),
    Column("said", Text, nullable=False, server_default=text("''")),  # to the challenge: yes, no, or nothing yet
    Column("lapses", SmallInteger, nullable=False, server_default=text("0")),  # decisions in a row left to the clock
    Column("hints", SmallInteger, nullable=False, server_default=text("0")),  # given in practice
    UniqueConstraint("match", "seat"),
    sqlite_with_rowid=False,
)

turns = Table(
    "turns",
    metadata,
    Column("match", BigInteger, ForeignKey("matches.id"), primary_key=True),
    Column("revision", Integer, primary_key=True),
    Column("seat", SmallInteger),
    *_given(LargeBinary, "move", "events"),
    Column("trace", LargeBinary, nullable=False),  # packed by bot.storage.core.rows
    Column("state", LargeBinary, nullable=False),  # packed by bot.storage.core.rows
    Column("key", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("key", Text, primary_key=True),
    Column("match", BigInteger, ForeignKey("matches.id"), nullable=False),
    Column("revision", Integer, nullable=False),  # the match's after the change
    Column("made", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
OF_REMINDERS = text("substr(key, 1, 7) = 'rhythm.'")
Index("ix_keys_of_reminders", keys.c.key, sqlite_where=OF_REMINDERS, postgresql_where=OF_REMINDERS)

drafts = Table(
    "drafts",
    metadata,
    Column("match", BigInteger, ForeignKey("matches.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("ask", Text, primary_key=True),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

posts = Table(
    "posts",
    metadata,
    Column("id", _Id, primary_key=True),
    Column("match", BigInteger, ForeignKey("matches.id"), nullable=False),
    Column("revision", Integer, nullable=False),
    *_given(Text, "kind", "state"),
    Column("attempts", Integer, nullable=False),
    *_given(BigInteger, "attempted", "not_before", "message"),
    Column("error", Text, nullable=False),
    Column("payload", LargeBinary, nullable=False, server_default=text("''")),  # JSON of a Notice
    # where several processes deliver: when the lease of `owner` expires
    Column("lease", BigInteger, nullable=False, server_default=text("0")),
    Column("owner", Text, nullable=False, server_default=text("''")),
    sqlite_autoincrement=True,  # nonces are made of the id
)
Index("ix_posts_open", posts.c.state, posts.c.match, posts.c.id)
NAMING = text("(length(payload) > 0 OR length(error) > 0)")  # the few posts that may name a user
Index("ix_posts_naming", posts.c.id, sqlite_where=NAMING, postgresql_where=NAMING)

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
)

formations = Table(
    "formations",
    metadata,
    Column("player", BigInteger, ForeignKey("players.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("pieces", SmallInteger, primary_key=True),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

timers = Table(
    "timers",
    metadata,
    Column("id", _Id, primary_key=True),
    Column("match", BigInteger, ForeignKey("matches.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("ask", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False, index=True),
    Column("lease", BigInteger, nullable=False),  # when the lease of `owner` expires
    Column("owner", Text, nullable=False),
    UniqueConstraint("match", "kind", "seat"),
    sqlite_autoincrement=True,  # a timer that is set again gets another id
)

offers = Table(
    "offers",
    metadata,
    Column("match", BigInteger, ForeignKey("matches.id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("detail", Text, nullable=False),
    Column("agreed", Text, nullable=False),  # JSON, seats
    Column("made", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

camps = Table(
    "camps",
    metadata,
    Column("match", BigInteger, ForeignKey("matches.id"), primary_key=True),
    Column("side", SmallInteger, primary_key=True),
    Column("thread", BigInteger, nullable=False),
    Column("members", Text, nullable=False),  # JSON, users
    Column("message", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

replies = Table(
    "replies",
    metadata,
    Column("match", BigInteger, ForeignKey("matches.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("place", SmallInteger, primary_key=True),
    *_given(Text, "premise", "reply"),
    sqlite_with_rowid=False,
)

queue = Table(
    "queue",
    metadata,
    Column("id", _Id, primary_key=True),
    Column("player", BigInteger, ForeignKey("players.id"), nullable=False),
    *_given(BigInteger, "guild", "channel"),
    *_given(Text, "game", "pace"),
    Column("allowed", BigInteger, nullable=False),
    Column("rated", SmallInteger, nullable=False),
    Column("locale", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("assist", Text, nullable=False, server_default=text("'standard'")),
    Column("near", SmallInteger, nullable=False, server_default=text("0")),  # whether a close opponent is wanted
    Column("weekdays", SmallInteger, nullable=False, server_default=text("0")),  # whether clocks stop at weekends
    UniqueConstraint("guild", "game", "player"),
    sqlite_autoincrement=True,
)

results = Table(
    "results",
    metadata,
    Column("id", _Id, primary_key=True),  # the order in which they count
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
    *_given(Float, "mu", "sigma"),
    *_given(Integer, "games", "wins", "draws", "losses", "best"),
    Column("last", BigInteger, nullable=False),
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

audits = Table(
    "audits",
    metadata,
    Column("id", _Id, primary_key=True),
    Column("guild", BigInteger, nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("player", BigInteger, ForeignKey("players.id"), index=True),  # NULL: the owner of the bot
    Column("what", Text, nullable=False),  # a wish of the server, or what was done to a match
    Column("match", BigInteger, ForeignKey("matches.id")),
    Column("before", Text, nullable=False),  # JSON, like what it was changed to
    Column("after", Text, nullable=False),
    sqlite_autoincrement=True,
)

reports = Table(
    "reports",
    metadata,
    Column("id", _Id, primary_key=True),
    Column("player", BigInteger, ForeignKey("players.id"), nullable=False, index=True),
    Column("guild", BigInteger, nullable=False, index=True),  # 0: in direct messages
    *_given(BigInteger, "channel", "message"),
    Column("match", BigInteger, ForeignKey("matches.id")),
    Column("revision", Integer, nullable=False),  # -1: the match as a whole
    *_given(Text, "incident", "version", "said"),
    Column("made", BigInteger, nullable=False),
    Column("key", Text, nullable=False, unique=True),  # of the interaction: a form that is sent twice counts once
    Column("done", SmallInteger, nullable=False, server_default=text("0")),  # no longer on the list of the managers
    sqlite_autoincrement=True,  # the numbers that players are given
)

studies = Table(
    "studies",
    metadata,
    Column("id", _Id, primary_key=True),
    Column("player", BigInteger, ForeignKey("players.id"), nullable=False, index=True),
    Column("made", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),  # packed by bot.storage.history.player_history
    sqlite_autoincrement=True,  # old buttons never lead to another
)

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
    *_given(LargeBinary, "answer", "step"),
    Column("points", SmallInteger, nullable=False),  # 0 to 100
    Column("reached", SmallInteger, nullable=False),  # whether the goal was
    Column("made", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
Index("ix_tries_table", tries.c.puzzle, tries.c.guild)

reviews = Table(
    "reviews",
    metadata,
    Column("match", BigInteger, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),  # of the turns reviewed so far
    Column("made", BigInteger, nullable=False),  # when it was complete; 0: it is not
    sqlite_with_rowid=False,
)

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

bulletins = Table(
    "bulletins",
    metadata,
    Column("id", _Id, primary_key=True),
    Column("name", Text, nullable=False, unique=True),  # what makes it one, such as daily.2026-11-25.<guild>
    Column("guild", BigInteger, nullable=False, index=True),
    Column("channel", BigInteger, nullable=False),
    Column("payload", LargeBinary, nullable=False),  # JSON
    Column("state", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    *_given(BigInteger, "attempted", "not_before", "message", "made"),
    Column("error", Text, nullable=False),
    Column("lease", BigInteger, nullable=False),
    Column("owner", Text, nullable=False),
    Column("wanted", Integer, nullable=False, server_default=text("0")),  # changes of what it is about
    Column("shown", Integer, nullable=False, server_default=text("0")),  # how many of them its message shows
    Column("digest", Text, nullable=False, server_default=text("''")),  # of what its message says
    sqlite_autoincrement=True,  # nonces are made of the id
)
Index("ix_bulletins_open", bulletins.c.state, bulletins.c.not_before)
STALE = text("wanted > shown")
Index("ix_bulletins_stale", bulletins.c.not_before, sqlite_where=STALE, postgresql_where=STALE)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", _Id, primary_key=True),
    Column("guild", BigInteger, nullable=False, index=True),
    Column("channel", BigInteger, nullable=False),
    Column("owner", BigInteger, ForeignKey("players.id"), nullable=False, index=True),
    Column("plan", Text, nullable=False),  # JSON
    Column("stage", Text, nullable=False, index=True),
    Column("revision", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    *_given(BigInteger, "created", "starts", "finished"),
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
    *_given(SmallInteger, "first", "second"),  # numbers of entrants; no second: a bye
    *_given(Text, "stage", "result"),
    Column("played", SmallInteger, nullable=False),
    Column("match", BigInteger, ForeignKey("matches.id"), index=True),  # NULL: none yet, or there is none
    sqlite_with_rowid=False,
)
Index("ix_pairings_open", pairings.c.result, pairings.c.tournament)

punctuality = Table(
    "punctuality",
    metadata,
    Column("player", BigInteger, ForeignKey("players.id"), primary_key=True),
    Column("week", Integer, primary_key=True),  # since 1970
    # in which the decisions were, so that two matches never change one row
    Column("match", BigInteger, ForeignKey("matches.id"), primary_key=True),
    *_given(Integer, "made", "missed"),  # decisions made in time; left to the clock
    sqlite_with_rowid=False,
)

calls = Table(
    "calls",
    metadata,
    Column("match", BigInteger, ForeignKey("matches.id"), primary_key=True),
    Column("question", Integer, primary_key=True),  # of bot.matches.crowd.models
    Column("player", BigInteger, ForeignKey("players.id"), primary_key=True, index=True),
    Column("guild", BigInteger, nullable=False),
    Column("answer", SmallInteger, nullable=False),
    *_given(BigInteger, "press", "made"),
    Column("settled", BigInteger, nullable=False),  # when; 0: the question is open
    *_given(Integer, "revision", "points"),  # of the turn that settled it; above 0: it was right
    sqlite_with_rowid=False,
)
Index("ix_calls_table", calls.c.guild, calls.c.settled)

instances = Table(
    "instances",
    metadata,
    Column("id", _Id, primary_key=True),
    *_given(BigInteger, "started", "seen"),
    Column("stopped", BigInteger, nullable=False),  # 0: it runs, or was killed
    sqlite_autoincrement=True,
)
