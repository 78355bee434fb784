"""Tables of what is posted on Discord, and of the processes that do so."""

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
    delete,
    literal_column,
    text,
    update,
)

from bot.matches.delivery.models import PostState
from bot.matches.timing.paces import DAY
from bot.storage.core.query import contains
from bot.storage.core.schema.columns import ID, given, metadata
from bot.storage.core.schema.matches import IN_SERVER, WITH_MATCH
from bot.storage.core.schema.privacy import (
    NAMING,
    NO_PERSON,
    NO_PLACE,
    SERVER,
    Kept,
    Named,
    Section,
    Stays,
    declare,
    from_json,
)

OF_PROGRAM = Stays("a state of the program")

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
MAY_NAME = text("(length(payload) > 0 OR length(error) > 0)")  # the few posts that may name a user
Index("ix_posts_naming", posts.c.id, sqlite_where=MAY_NAME, postgresql_where=MAY_NAME)
UNEDITED = text("state = 'done' AND length(error) > 0")  # the message is still to be edited
Index("ix_posts_unedited", posts.c.state, posts.c.match, sqlite_where=UNEDITED, postgresql_where=UNEDITED)
# the index by match begins with the state
IN_ANY_STATE = posts.c.state.in_([literal_column(f"'{state.value}'") for state in PostState])
declare(
    posts,
    person=[Named("bot.storage.delivery.erasure:take_out_of_posts")],
    server=[
        update(posts).where(IN_ANY_STATE, posts.c.match.in_(IN_SERVER)).values(message=0, payload=b"", error=""),
    ],
    exported=[
        Section(
            210,
            "messages",
            {
                "match": posts.c.match,
                "kind": posts.c.kind,
                "state": posts.c.state,
                "message": (posts.c.message, str),
                "sentence": (posts.c.payload, lambda raw: from_json(raw)["words"]["key"]),
            },
            *(MAY_NAME, contains(posts.c.payload, NAMING)),
            order=[posts.c.id],
        )
    ],
    kept=WITH_MATCH,
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
declare(
    bulletins,
    person=Stays("names nobody: its message is made of other rows"),
    server=[delete(bulletins).where(bulletins.c.guild == SERVER)],
    exported=NO_PERSON,
    kept=Kept(30 * DAY, Named("bot.storage.delivery.bulletins:drop_old")),
)

presses = Table(  # that may still be answered by messages in conversations where the bot is no member
    "presses",
    metadata,
    Column("id", ID, primary_key=True),
    Column("channel", BigInteger, nullable=False, index=True),
    Column("token", Text, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),  # when Discord stops taking the token
    Column("left", SmallInteger, nullable=False),  # how many messages it may still send
    # the turn that the pressed message shows; 0: none
    *(Column(name, BigInteger, nullable=False, server_default=text("0")) for name in ("message", "match", "revision")),
    sqlite_autoincrement=True,
)
declare(
    presses,
    person=NO_PERSON,
    server=NO_PLACE,
    exported=Stays("is about no person"),
    kept=Stays("until its token expires, after fifteen minutes"),
)

instances = Table(
    "instances",
    metadata,
    Column("id", ID, primary_key=True),
    *given(BigInteger, "started", "seen"),
    Column("stopped", BigInteger, nullable=False),  # 0: it runs, or was killed
    sqlite_autoincrement=True,
)
declare(instances, person=OF_PROGRAM, server=OF_PROGRAM, exported=OF_PROGRAM, kept=OF_PROGRAM)

shards = Table(
    "shards",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("epoch", BigInteger, nullable=False),  # how many processes have taken it
    Column("owner", Text, nullable=False),  # the process that serves it, the only one whose transactions commit
    Column("leaving", Text, nullable=False),  # and the one that hands over to it; '': none
    sqlite_with_rowid=False,
)
declare(shards, person=OF_PROGRAM, server=OF_PROGRAM, exported=OF_PROGRAM, kept=OF_PROGRAM)
