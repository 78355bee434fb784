"""The tables, also those of features. Importing any of them imports all, so that `metadata` is complete."""

from importlib import import_module
from pathlib import Path

from bot.storage.core.schema import competition, delivery, matches, players
from bot.storage.core.schema.columns import metadata

__all__ = ("competition", "delivery", "matches", "metadata", "players")

_FEATURES = Path(__file__).parents[3] / "features"

for _tables in sorted(_FEATURES.glob("*/tables.py")):
    import_module(f"bot.features.{_tables.parent.name}.tables")
