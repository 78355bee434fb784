"""Tables of players and servers: what they set, report and keep."""

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, LargeBinary, SmallInteger, Table, Text, text

from bot.storage.core.schema.columns import ID, given, metadata

players = Table(
    "players",
    metadata,
    Column("id", ID, primary_key=True),
    Column("discord_id", BigInteger, unique=True),  # only bans know a Discord user, too
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

bans = Table(
    "bans",
    metadata,
    Column("guild", BigInteger, primary_key=True),
    Column("discord_id", BigInteger, primary_key=True),  # no player, who may delete their data: a ban outlives that
    Column("reason", Text, nullable=False),
    *given(BigInteger, "made", "until"),  # until 0: until it is lifted
    Column("key", Text, nullable=False, server_default=text("''")),  # of the interaction
    sqlite_with_rowid=False,
)

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

audits = Table(
    "audits",
    metadata,
    Column("id", ID, primary_key=True),
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
    Column("id", ID, primary_key=True),
    Column("player", BigInteger, ForeignKey("players.id"), nullable=False, index=True),
    Column("guild", BigInteger, nullable=False, index=True),  # 0: in direct messages
    *given(BigInteger, "channel", "message"),
    Column("match", BigInteger, ForeignKey("matches.id")),
    Column("revision", Integer, nullable=False),  # -1: the match as a whole
    *given(Text, "incident", "version", "said"),
    Column("made", BigInteger, nullable=False),
    Column("key", Text, nullable=False, unique=True),  # of the interaction: a form that is sent twice counts once
    Column("done", SmallInteger, nullable=False, server_default=text("0")),  # no longer on the list of the managers
    sqlite_autoincrement=True,  # the numbers that players are given
)

studies = Table(
    "studies",
    metadata,
    Column("id", ID, primary_key=True),
    Column("player", BigInteger, ForeignKey("players.id"), nullable=False, index=True),
    Column("made", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),  # packed by bot.storage.history.player_history
    sqlite_autoincrement=True,  # old buttons never lead to another
)

punctuality = Table(
    "punctuality",
    metadata,
    Column("player", BigInteger, ForeignKey("players.id"), primary_key=True),
    Column("week", Integer, primary_key=True),  # since 1970
    # in which the decisions were, so that two matches never change one row
    Column("match", BigInteger, ForeignKey("matches.id"), primary_key=True),
    *given(Integer, "made", "missed"),  # decisions made in time; left to the clock
    sqlite_with_rowid=False,
)
