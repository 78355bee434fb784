"""The tables of results that count on ladders, and of what they changed."""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    SmallInteger,
    Table,
    Text,
    delete,
    select,
    text,
    update,
)

from bot.storage.core.schema.columns import ID, metadata
from bot.storage.core.schema.matches import WITH_MATCH, matches
from bot.storage.core.schema.privacy import PLAYER, SERVER, Section, Stays, declare, moment
from bot.storage.core.schema.ratings import NOBODYS

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
_RESULTS_THERE = select(results.c.id).where(results.c.guild == SERVER)  # for which there is an index
declare(
    results,
    person=NOBODYS,
    server=[update(results).where(results.c.guild == SERVER).values(guild=0)],  # they go on counting in the world
    exported=Stays("shown by the rating changes"),
    kept=WITH_MATCH,
    servers_of=matches,
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
declare(
    rating_changes,
    person=NOBODYS,
    server=[
        delete(rating_changes).where(rating_changes.c.result.in_(_RESULTS_THERE), rating_changes.c.guild == SERVER)
    ],
    exported=[
        Section(
            90,
            "rating_changes",
            {
                "match": results.c.match,
                "made": (results.c.made, moment),
                "server": (rating_changes.c.guild, str),
                "season": rating_changes.c.season,
                "points": rating_changes.c.points,
            },
            rating_changes.c.player == PLAYER,
            source=results.join(rating_changes, results.c.id == rating_changes.c.result),
            order=[results.c.id],
        )
    ],
    kept=WITH_MATCH,
    servers_of=matches,
)
