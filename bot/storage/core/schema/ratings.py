"""The table of ratings: where players stand on ladders."""

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Integer, Table, Text, delete, select

from bot.storage.core.schema.columns import given, metadata
from bot.storage.core.schema.matches import WITH_MATCH, matches
from bot.storage.core.schema.privacy import PLAYER, SERVER, Section, Stays, declare

NOBODYS = Stays("its player has a pseudonym then: what opponents won and lost follows from it")

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
ratings.add_is_dependent_on(matches)
declare(
    ratings,
    person=NOBODYS,
    server=[
        delete(ratings)
        .where(ratings.c.game.in_(select(matches.c.game).where(matches.c.guild == SERVER)))  # there is an index
        .where(ratings.c.guild == SERVER)
    ],
    exported=[
        Section(
            80,
            "ratings",
            {
                "game": ratings.c.game,
                "server": (ratings.c.guild, str),
                "season": ratings.c.season,
                "mu": ratings.c.mu,
                "sigma": ratings.c.sigma,
                "matches": ratings.c.games,
                "points_before_recalculation": ratings.c.former,
            },
            ratings.c.player == PLAYER,
            order=[ratings.c.game, ratings.c.guild, ratings.c.season],
        )
    ],
    kept=WITH_MATCH,
    servers_of=matches,
)
