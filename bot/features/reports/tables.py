"""The table of reports."""

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, SmallInteger, Table, Text, delete, text

from bot.features.reports.values import KEPT
from bot.matches.timing.paces import DAY
from bot.storage.core.schema.columns import ID, given, metadata
from bot.storage.core.schema.privacy import BEFORE, PLAYER, SERVER, Kept, Scrub, Section, declare, moment

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
declare(
    reports,
    person=[delete(reports).where(reports.c.player == PLAYER), Scrub(reports.c.said)],
    server=[delete(reports).where(reports.c.guild == SERVER)],
    exported=[
        Section(
            160,
            "reports",
            {
                "report": reports.c.id,
                "made": (reports.c.made, moment),
                "server": (reports.c.guild, str),
                "channel": (reports.c.channel, str),
                "message": (reports.c.message, str),
                "match": reports.c.match,
                "turn": reports.c.revision,
                "incident": reports.c.incident,
                "version": reports.c.version,
                "text": reports.c.said,
            },
            reports.c.player == PLAYER,
            order=[reports.c.id],
        )
    ],
    kept=Kept(KEPT * DAY, delete(reports).where(reports.c.made < BEFORE)),
)
