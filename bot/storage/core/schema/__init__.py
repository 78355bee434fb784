"""The tables, also those of features. Importing any of them imports all, so that `metadata` is complete."""

from bot.matches.core.feature_files import modules_of_features
from bot.storage.core.schema import delivery, matches, players, ratings
from bot.storage.core.schema.columns import metadata

__all__ = ("delivery", "matches", "metadata", "players", "ratings")

list(modules_of_features("tables"))
