"""The tables of calls: those of spectators, and the matches whose winner can no longer be called."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, SmallInteger, Table, delete, update

from bot.storage.core.schema.columns import given, metadata
from bot.storage.core.schema.matches import WITH_MATCH, matches
from bot.storage.core.schema.players import UNTIL_DELETED
from bot.storage.core.schema.privacy import NO_PERSON, NO_PLACE, PLAYER, SERVER, Section, Stays, declare, moment

calls = Table(
    "calls",
    metadata,
    Column("match", BigInteger, ForeignKey("matches.id"), primary_key=True),
    Column("question", Integer, primary_key=True),  # of bot.features.crowd.values
    Column("player", BigInteger, ForeignKey("players.id"), primary_key=True, index=True),
    Column("guild", BigInteger, nullable=False),
    Column("answer", SmallInteger, nullable=False),
    *given(BigInteger, "press", "made"),
    Column("settled", BigInteger, nullable=False),  # when; 0: the question is open
    *given(Integer, "revision", "points"),  # of the turn that settled it; above 0: it was right
    sqlite_with_rowid=False,
)
Index("ix_calls_table", calls.c.guild, calls.c.settled)
declare(
    calls,
    person=[delete(calls).where(calls.c.player == PLAYER)],
    server=[update(calls).where(calls.c.guild == SERVER).values(guild=0)],
    exported=[
        Section(
            110,
            "calls",
            {
                "match": calls.c.match,
                "question": calls.c.question,
                "answer": calls.c.answer,
                "server": (calls.c.guild, str),
                "made": (calls.c.made, moment),
                "points": calls.c.points,
            },
            calls.c.player == PLAYER,
            order=[calls.c.match, calls.c.question],
        )
    ],
    kept=UNTIL_DELETED,
    servers_of=matches,
)

closed_calls = Table(
    "closed_calls",
    metadata,
    Column("match", BigInteger, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)
declare(closed_calls, person=NO_PERSON, server=NO_PLACE, exported=Stays("is about no person"), kept=WITH_MATCH)
