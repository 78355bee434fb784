"""The table of badges."""

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, Table, Text, delete

from bot.storage.core.schema.columns import metadata
from bot.storage.core.schema.players import UNTIL_DELETED
from bot.storage.core.schema.privacy import NO_PLACE, PLAYER, Section, declare, moment

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
declare(
    badges,
    person=[delete(badges).where(badges.c.player == PLAYER)],
    server=NO_PLACE,
    exported=[
        Section(
            100,
            "badges",
            {
                "badge": badges.c.badge,
                "match": badges.c.match,
                "turn": badges.c.revision,
                "made": (badges.c.made, moment),
            },
            badges.c.player == PLAYER,
            order=[badges.c.made, badges.c.match, badges.c.badge],
        )
    ],
    kept=UNTIL_DELETED,
)
