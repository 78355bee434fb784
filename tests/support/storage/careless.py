"""A process that writes turns until it is killed, printing each stored number; or a deliberately faulty one.

Run with the path and `careful` or `careless`. The careless one says the number first, and commits statement by statement.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from bot.storage.core.query import Tx
from bot.storage.stores.sqlite import SqliteStore
from tests.support.storage.stored import begun, moved

T = TypeVar("T")


def say(number: int) -> None:
    sys.stdout.write(f"{number}\n")
    sys.stdout.flush()


async def play(path: Path, *, careful: bool) -> None:
    store = await SqliteStore.open(path)
    match = await store.get(1) or await begun(store)
    if not careful:

        async def write(work: Callable[[Tx], T], *_: object, **__: object) -> T:
            return await store._writer.call(lambda plain: work(Tx(plain)))

        store._writer.write = write  # type: ignore[method-assign]
    while True:
        if not careful:
            say(match.revision + 1)
        match = await moved(store, match, f"press {match.revision}")
        if careful:
            say(match.revision)


if __name__ == "__main__":
    asyncio.run(play(Path(sys.argv[1]), careful=sys.argv[2] == "careful"))
