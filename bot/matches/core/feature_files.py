"""Modules of features that the kernel finds by the names of their files."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

_FEATURES = Path(__file__).parents[2] / "features"


def modules_of_features(name: str) -> Iterator[ModuleType]:
    """The modules of this name, in the order of the features' names."""
    for path in sorted(_FEATURES.glob(f"*/{name}.py")):
        yield import_module(f"bot.features.{path.parent.name}.{name}")
