"""The table of the key that signs links."""

from sqlalchemy import BigInteger, Column, LargeBinary, SmallInteger, Table, text

from bot.storage.core.schema.columns import metadata
from bot.storage.core.schema.privacy import NO_PERSON, NO_PLACE, Stays, declare

hand_key = Table(
    "hand_key",
    metadata,
    Column("id", SmallInteger, primary_key=True, autoincrement=False, server_default=text("1")),  # there is one
    Column("secret", LargeBinary, nullable=False),
    Column("made", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
declare(
    hand_key,
    person=NO_PERSON,
    server=NO_PLACE,
    exported=Stays("is about no person"),
    kept=Stays("is needed as long as links are signed"),
)
