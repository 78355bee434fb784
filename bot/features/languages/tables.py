"""The table of suggested words."""

from sqlalchemy import BigInteger, Column, ForeignKey, Table, Text, delete

from bot.features.languages.values import KEPT
from bot.matches.timing.paces import DAY
from bot.storage.core.schema.columns import ID, given, metadata
from bot.storage.core.schema.privacy import BEFORE, NO_PLACE, PLAYER, Kept, Scrub, Section, declare, moment

suggestions = Table(
    "suggestions",
    metadata,
    Column("id", ID, primary_key=True),
    Column("player", BigInteger, ForeignKey("players.id"), nullable=False, index=True),
    *given(Text, "language", "keys", "shown", "better"),
    Column("made", BigInteger, nullable=False),
    Column("key", Text, nullable=False, unique=True),  # of the interaction: a form that is sent twice counts once
    sqlite_autoincrement=True,  # the numbers that players are given
)
declare(
    suggestions,
    person=[
        delete(suggestions).where(suggestions.c.player == PLAYER),
        Scrub(suggestions.c.shown),
        Scrub(suggestions.c.better),
    ],
    server=NO_PLACE,
    exported=[
        Section(
            165,
            "suggestions",
            {
                "suggestion": suggestions.c.id,
                "made": (suggestions.c.made, moment),
                "language": suggestions.c.language,
                "texts": suggestions.c["keys"],
                "shown": suggestions.c.shown,
                "better": suggestions.c.better,
            },
            suggestions.c.player == PLAYER,
            order=[suggestions.c.id],
        )
    ],
    kept=Kept(KEPT * DAY, delete(suggestions).where(suggestions.c.made < BEFORE)),
)
