"""The table of daily digests: when the next one of each player who has chosen them is due."""

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, Table, Text, delete

from bot.storage.core.schema.columns import given, metadata
from bot.storage.core.schema.players import UNTIL_DELETED
from bot.storage.core.schema.privacy import NO_PLACE, PLAYER, Section, declare, moment

digests = Table(
    "digests",
    metadata,
    Column("player", BigInteger, ForeignKey("players.id"), primary_key=True, autoincrement=False),
    Column("day", Text, nullable=False),  # the one it is about, in the player's time zone
    Column("due", BigInteger, nullable=False, index=True),  # when it is to be sent, or tried again
    Column("attempts", Integer, nullable=False),
    *given(BigInteger, "attempted", "lease"),  # when it was first tried, and when the lease of `owner` expires
    *given(Text, "owner"),
    sqlite_with_rowid=False,
)
declare(
    digests,
    person=[delete(digests).where(digests.c.player == PLAYER)],
    server=NO_PLACE,
    exported=[
        Section(
            220,
            "digest",
            {"day": digests.c.day, "due": (digests.c.due, moment)},
            digests.c.player == PLAYER,
        )
    ],
    kept=UNTIL_DELETED,
)
