"""What the verbs of the store stand on, whatever they are about."""

from __future__ import annotations

from bot.storage.core.connection import Connection
from bot.storage.core.group_commit import Writer


class Verbs:
    """A family of the store's verbs: each is one transaction, on the connection that writes or on one that reads."""

    def __init__(self, writer: Writer, reader: Connection) -> None:
        self._writer = writer
        self._reader = reader
