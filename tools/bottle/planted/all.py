"""Every planted fault, by name."""

from __future__ import annotations

from types import ModuleType

from tools.bottle.planted import client, delivery, matches, storage
from tools.bottle.planted.fault import Fault


def _of(module: ModuleType) -> list[Fault]:
    return [one for one in vars(module).values() if isinstance(one, Fault)]


FAULTS: dict[str, Fault] = {one.name: one for module in (storage, delivery, matches, client) for one in _of(module)}
