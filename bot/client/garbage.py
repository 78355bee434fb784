"""Python's garbage collector in the client: no collection stops the event loop for long while a player waits.

A collection looks at all objects of an age. What is there once the bot is ready is needed until the end, and never looked at again. Of
what comes later, few objects are looked at at a time, and all of them only while nobody waits.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

YOUNG = 3_000  # objects, made and not gone by themselves, between two collections of the youngest: a millisecond or two
MIDDLE = 4  # of those between two of the middle-aged: some milliseconds
OLD = (
    1_000  # of those between two of everything, which take some hundredths of a second, if a player waits all the time
)
DUE = 50  # and if there is a moment in which nobody does: about 600 turns
LOOK = 1.0  # seconds between two looks whether there is one


def collect_rarely() -> None:
    """Collect garbage less often than is usual, from the beginning of the program."""
    gc.set_threshold(YOUNG, MIDDLE, OLD)


async def tend(starting: Callable[[], bool], idle: Callable[[], bool]) -> None:
    """Take all that is there for good once the bot no longer starts; then look at what has come since whenever that is due and it is idle."""
    while starting():  # noqa: ASYNC110  nothing tells of it
        await asyncio.sleep(LOOK)
    gc.freeze()
    while True:
        await asyncio.sleep(LOOK)
        if gc.get_count()[2] >= DUE and idle():
            gc.collect()
