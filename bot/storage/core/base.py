"""What the verbs of the store stand on, whatever they are about."""

from __future__ import annotations

from bot.storage.batches import Writer
from bot.storage.connection import Connection


class Verbs:
    """A family of the store's verbs: each is one transaction, on the connection that writes or on one that reads."""

    def __init__(self, writer: Writer, reader: Connection) -> None:
        self._writer = writer
        self._reader = reader
