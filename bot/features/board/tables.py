"""The table of the channels that everyone in a server can read."""

from sqlalchemy import BigInteger, Column, Table, Text, delete

from bot.storage.core.schema.columns import metadata
from bot.storage.core.schema.privacy import NO_PERSON, SERVER, Stays, declare

open_places = Table(
    "open_places",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("places", Text, nullable=False),  # JSON, ids of channels and threads
    Column("until", BigInteger, nullable=False),  # when this is no longer known
    sqlite_with_rowid=False,
)
declare(
    open_places,
    person=NO_PERSON,
    server=[delete(open_places).where(open_places.c.guild == SERVER)],
    exported=Stays("is about no person"),
    kept=Stays("until it is found again, every minute"),
)
