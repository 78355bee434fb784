"""Tables of matches, and of the work on them: posts, timers, offers, the queue, the processes.

A match's present state is that of the turn its revision names; it is stored nowhere else.
"""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from bot.storage.core.schema.columns import ID, given, metadata

matches = Table(
    "matches",
    metadata,
    Column("id", ID, primary_key=True),
    *(Column(name, BigInteger, nullable=False, index=True) for name in ("guild", "channel")),
    Column("message", BigInteger, nullable=False),
    Column("thread", BigInteger, nullable=False, index=True),
    *given(Text, "game", "options"),
    Column("status", Text, nullable=False, index=True),
    Column("revision", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    *given(BigInteger, "created", "expires", "updated", "finished"),
    *given(Text, "locale", "incident"),
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
    *given(LargeBinary, "move", "events"),
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
    Column("id", ID, primary_key=True),
    Column("match", BigInteger, ForeignKey("matches.id"), nullable=False),
    Column("revision", Integer, nullable=False),
    *given(Text, "kind", "state"),
    Column("attempts", Integer, nullable=False),
    *given(BigInteger, "attempted", "not_before", "message"),
    Column("error", Text, nullable=False),  # why it was not made or, of one that was, why its message is not up to date
    Column("payload", LargeBinary, nullable=False, server_default=text("''")),  # JSON of a Notice
    # where several processes deliver: when the lease of `owner` expires
    Column("lease", BigInteger, nullable=False, server_default=text("0")),
    Column("owner", Text, nullable=False, server_default=text("''")),
    Column("place", BigInteger, nullable=False, server_default=text("0")),  # where its message was made (0: unknown)
    sqlite_autoincrement=True,  # nonces are made of the id
)
Index("ix_posts_open", posts.c.state, posts.c.match, posts.c.id)
NAMING = text("(length(payload) > 0 OR length(error) > 0)")  # the few posts that may name a user
Index("ix_posts_naming", posts.c.id, sqlite_where=NAMING, postgresql_where=NAMING)
UNEDITED = text("state = 'done' AND length(error) > 0")  # the message is still to be edited
Index("ix_posts_unedited", posts.c.state, posts.c.match, sqlite_where=UNEDITED, postgresql_where=UNEDITED)

timers = Table(
    "timers",
    metadata,
    Column("id", ID, primary_key=True),
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
    *given(Text, "premise", "reply"),
    sqlite_with_rowid=False,
)

queue = Table(
    "queue",
    metadata,
    Column("id", ID, primary_key=True),
    Column("player", BigInteger, ForeignKey("players.id"), nullable=False),
    *given(BigInteger, "guild", "channel"),
    *given(Text, "game", "pace"),
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

reviews = Table(
    "reviews",
    metadata,
    Column("match", BigInteger, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),  # of the turns reviewed so far
    Column("made", BigInteger, nullable=False),  # when it was complete; 0: it is not
    sqlite_with_rowid=False,
)

bulletins = Table(
    "bulletins",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", Text, nullable=False, unique=True),  # what makes it one, such as daily.2026-11-25.<guild>
    Column("guild", BigInteger, nullable=False, index=True),
    Column("channel", BigInteger, nullable=False),
    Column("payload", LargeBinary, nullable=False),  # JSON
    Column("state", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    *given(BigInteger, "attempted", "not_before", "message", "made"),
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

instances = Table(
    "instances",
    metadata,
    Column("id", ID, primary_key=True),
    *given(BigInteger, "started", "seen"),
    Column("stopped", BigInteger, nullable=False),  # 0: it runs, or was killed
    sqlite_autoincrement=True,
)

shards = Table(
    "shards",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("epoch", BigInteger, nullable=False),  # how many processes have taken it
    Column("owner", Text, nullable=False),  # the process that serves it, the only one whose transactions commit
    Column("leaving", Text, nullable=False),  # and the one that hands over to it; '': none
    sqlite_with_rowid=False,
)
