"""The table of reviews."""

from sqlalchemy import BigInteger, Column, ForeignKey, LargeBinary, Table

from bot.storage.core.schema.columns import metadata
from bot.storage.core.schema.matches import WITH_MATCH
from bot.storage.core.schema.privacy import NO_PLACE, Stays, declare

reviews = Table(
    "reviews",
    metadata,
    Column("match", BigInteger, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),  # of the turns reviewed so far
    Column("made", BigInteger, nullable=False),  # when it was complete; 0: it is not
    sqlite_with_rowid=False,
)
declare(
    reviews,
    person=Stays("follows from the turns and names nobody"),
    server=NO_PLACE,
    exported=Stays("follows from the turns"),
    kept=WITH_MATCH,
)
