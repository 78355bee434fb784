"""The tables. Importing any of them imports all, so that `metadata` is complete."""

from bot.storage.core.schema import competition, delivery, matches, players
from bot.storage.core.schema.columns import metadata

__all__ = ("competition", "delivery", "matches", "metadata", "players")
