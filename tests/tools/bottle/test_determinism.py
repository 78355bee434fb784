"""The list of what is replaced is whole and is undone."""

import importlib
import os
import pkgutil
import random
import time
import types
from collections.abc import Iterator

from tools.bottle.determinism import REPLACED, World, controlled
from tools.bottle.entropy import Entropy
from tools.bottle.loop import VirtualLoop
from tools.bottle.storage import Files

CLOCKS = {time.monotonic, time.perf_counter, time.time, time.time_ns}
NOT_IMPORTED = "bot.storage.migrations"  # run by Alembic alone


def every_function() -> Iterator[tuple[str, types.FunctionType]]:
    """Every function of the product, with its name."""
    for package in ("bot", "cogs", "localdiscord"):
        for found in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}."):
            if not found.name.startswith(NOT_IMPORTED) and not found.name.endswith("__main__"):
                module = importlib.import_module(found.name)
                kinds = [one for one in vars(module).values() if isinstance(one, type) and one.__module__ == found.name]
                for holder in (module, *kinds):
                    for one in vars(holder).values():
                        if isinstance(one, types.FunctionType) and one.__module__ == found.name:
                            yield f"{one.__module__}:{one.__qualname__}", one


def test_no_default_argument_keeps_the_machines_time() -> None:
    listed = {one.name.removesuffix(".__defaults__") for one in REPLACED if one.name.endswith(".__defaults__")}
    keeping = {
        name
        for name, function in every_function()
        if any(value in CLOCKS for value in function.__defaults__ or () if isinstance(value, types.BuiltinFunctionType))
    }
    assert keeping == listed


def test_everything_is_put_back() -> None:
    names = [one.name for one in REPLACED]
    before, state = [pkgutil.resolve_name(name) for name in names], random.getstate()
    loop = VirtualLoop()
    with controlled(World(loop, Entropy(1), Files())):
        during = [pkgutil.resolve_name(name) for name in names]
    loop.close()
    assert [name for name, old, new in zip(names, before, during, strict=True) if old is new] == []
    assert [pkgutil.resolve_name(name) for name in names] == before
    assert random.getstate() == state


def test_chance_is_the_seeds() -> None:
    def drawn(seed: int) -> tuple[bytes, float]:
        loop = VirtualLoop()
        with controlled(World(loop, Entropy(seed), Files())):
            found = os.urandom(8), random.SystemRandom().random()
        loop.close()
        return found

    assert drawn(1) == drawn(1) != drawn(2)
