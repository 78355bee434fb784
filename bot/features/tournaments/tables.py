"""The tables of tournaments, their entrants and pairings."""

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
    cast,
    delete,
    or_,
    select,
    text,
)

from bot.features.tournaments.values import MOVED, Stage
from bot.storage.core.schema.columns import ID, given, metadata
from bot.storage.core.schema.delivery import bulletins
from bot.storage.core.schema.privacy import (
    PLAYER,
    SERVER,
    Columns,
    Named,
    Section,
    Stays,
    declare,
    from_json,
    moment,
    spare,
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
IN_TOURNAMENTS = select(tournaments.c.id).where(tournaments.c.guild == SERVER)
_PLAN: Columns = {
    "tournament": tournaments.c.id,
    "plan": (tournaments.c.plan, from_json),
    "server": (tournaments.c.guild, str),
}
declare(
    tournaments,
    person=Stays("its organiser has a pseudonym then"),
    server=[delete(tournaments).where(tournaments.c.guild == SERVER)],
    exported=[
        Section(
            140,
            "tournaments_organised",
            {**_PLAN, "created": (tournaments.c.created, moment)},
            tournaments.c.owner == PLAYER,
            order=[tournaments.c.id],
        )
    ],
    kept=Stays("as long as the bot is on the server"),
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
_WAITS = (entrants.c.number == 0) & (tournaments.c.stage != "open")
declare(
    entrants,
    person=[
        Named("bot.features.tournaments.rows:touch_concerned"),  # known by their entries, and as the organiser
        delete(entrants).where(entrants.c.player == PLAYER, entrants.c.number == 0),  # who play in none yet
    ],
    server=[delete(entrants).where(entrants.c.tournament.in_(IN_TOURNAMENTS))],
    exported=[
        Section(
            130,
            "tournaments",
            {
                **_PLAN,
                "joined": (entrants.c.joined, moment),
                "left_after_round": entrants.c.left,
                "waits_for_next_season": (_WAITS, bool),
                "won": (entrants.c.won, bool),
            },
            entrants.c.player == PLAYER,
            source=tournaments.join(entrants, entrants.c.tournament == tournaments.c.id),
            order=[tournaments.c.id],
        )
    ],
    kept=Stays("as long as its tournament"),
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
declare(
    pairings,
    person=Stays("knows entrants by their numbers"),
    server=[delete(pairings).where(pairings.c.tournament.in_(IN_TOURNAMENTS))],
    exported=Stays("shown by the matches"),
    kept=Stays("as long as its tournament"),
)

spare(  # the posts of those that go on
    bulletins,
    select(tournaments.c.id)
    .where(or_(tournaments.c.stage == Stage.OPEN.value, tournaments.c.stage == Stage.RUNNING.value))
    .where(
        or_(
            bulletins.c.name.like("tournament." + cast(tournaments.c.id, Text) + ".%"),
            bulletins.c.name.like(f"{MOVED}." + cast(tournaments.c.id, Text) + ".%"),
            bulletins.c.name == "event." + cast(tournaments.c.id, Text),
        )
    )
    .exists(),
)
