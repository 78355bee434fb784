"""The tables of follows, of stages that matches have reached, and of news to be sent."""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
    delete,
)

from bot.features.follow.values import PLAYER as A_PLAYER
from bot.matches.timing.paces import WEEK
from bot.storage.core.schema.columns import ID, given, metadata
from bot.storage.core.schema.players import UNTIL_DELETED
from bot.storage.core.schema.privacy import (
    BEFORE,
    NO_PERSON,
    NO_PLACE,
    PLAYER,
    Kept,
    Section,
    Stays,
    declare,
    moment,
)

follows = Table(
    "follows",
    metadata,
    Column("player", BigInteger, ForeignKey("players.id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column(
        "target", BigInteger, primary_key=True
    ),  # the row of a player, or the number of a match or of something else
    Column("stage", SmallInteger, nullable=False),  # the latest known, of something of a feature
    Column("since", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
Index("ix_follows_target", follows.c.kind, follows.c.target)
declare(
    follows,
    person=[
        delete(follows).where(follows.c.player == PLAYER),
        delete(follows).where(follows.c.kind == A_PLAYER, follows.c.target == PLAYER),
    ],
    server=NO_PLACE,
    exported=[
        Section(
            230,
            "follows",
            {"kind": follows.c.kind, "number": follows.c.target, "since": (follows.c.since, moment)},
            follows.c.player == PLAYER,
            order=[follows.c.kind, follows.c.target],
        )
    ],
    kept=UNTIL_DELETED,
)

follow_events = Table(
    "follow_events",
    metadata,
    Column("match", BigInteger, ForeignKey("matches.id"), primary_key=True),
    Column("stage", SmallInteger, primary_key=True),
    sqlite_with_rowid=False,
)
declare(
    follow_events,
    person=NO_PERSON,
    server=NO_PLACE,
    exported=Stays("is about no person"),
    kept=Stays("until its news are known, seconds later"),
)

follow_news = Table(
    "follow_news",
    metadata,
    Column("id", ID, primary_key=True),
    Column("player", BigInteger, ForeignKey("players.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("target", BigInteger, nullable=False),
    Column("stage", SmallInteger, nullable=False),
    *given(BigInteger, "made", "sent", "batch"),  # sent 0: not yet; batch: the first attempt of its message
    Column("attempts", Integer, nullable=False),
    *given(BigInteger, "due", "lease"),
    *given(Text, "owner"),
    UniqueConstraint("player", "kind", "target", "stage"),
    sqlite_autoincrement=True,
)
Index("ix_follow_news_open", follow_news.c.sent, follow_news.c.player)
declare(
    follow_news,
    person=[delete(follow_news).where(follow_news.c.player == PLAYER)],
    server=NO_PLACE,
    exported=[
        Section(
            240,
            "follow_news",
            {
                "kind": follow_news.c.kind,
                "number": follow_news.c.target,
                "made": (follow_news.c.made, moment),
            },
            follow_news.c.player == PLAYER,
            order=[follow_news.c.id],
        )
    ],
    kept=Kept(WEEK, delete(follow_news).where(follow_news.c.made < BEFORE)),
)
