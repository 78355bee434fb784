"""The tables of puzzles, and of tries at them."""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    LargeBinary,
    SmallInteger,
    Table,
    Text,
    cast,
    delete,
    func,
    literal,
    select,
    update,
)

from bot.matches.timing.paces import DAY
from bot.storage.core.schema.columns import given, metadata
from bot.storage.core.schema.matches import OWN_SEATS, matches
from bot.storage.core.schema.privacy import BEFORE, PLAYER, SERVER, Kept, Section, Stays, declare, from_json, moment

puzzles = Table(
    "puzzles",
    metadata,
    Column("name", Text, primary_key=True),  # of bot.features.daily.rules.schedule
    Column("data", LargeBinary, nullable=False),  # as it was made, whatever later versions would make
    sqlite_with_rowid=False,
)
OF_MATCH = literal("match.", Text) + cast(matches.c.id, Text) + literal(".", Text) + matches.c.game  # its puzzle's name
_IN_OWN = matches.c.id.in_(OWN_SEATS.with_only_columns(OWN_SEATS.selected_columns.match))
puzzles.add_is_dependent_on(matches)
declare(
    puzzles,
    person=[delete(puzzles).where(puzzles.c.name.in_(select(OF_MATCH).where(_IN_OWN)))],
    server=[delete(puzzles).where(puzzles.c.name.in_(select(OF_MATCH).where(matches.c.guild == SERVER)))],
    exported=Stays("names nobody, and is shown by the turns of its match"),
    kept=Stays("for its tries"),
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
declare(
    tries,
    person=[delete(tries).where(tries.c.player == PLAYER)],
    server=[update(tries).where(tries.c.guild == SERVER).values(guild=0)],
    exported=[
        Section(
            60,
            "tries",
            {
                "puzzle": tries.c.puzzle,
                "try": tries.c.nth,
                "server": (tries.c.guild, str),
                "answer": (tries.c.answer, from_json),
                "points": tries.c.points,
                "made": (tries.c.made, moment),
            },
            tries.c.player == PLAYER,
            order=[tries.c.puzzle, tries.c.nth],
        )
    ],
    kept=Kept(  # what a try led to, which its answer tells as well: films and trails are of today and yesterday
        8 * DAY, update(tries).where(tries.c.made < BEFORE, func.length(tries.c.step) > 0).values(step=b"")
    ),
)
