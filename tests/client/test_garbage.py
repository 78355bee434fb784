"""What is there when the bot is ready is kept; what comes later is collected, and in whole only while nobody waits."""

import asyncio
import subprocess
import sys

import pytest

PROGRAM = """
import asyncio, gc, weakref
from bot.client import garbage

class Node:
    def __init__(self):
        self.me = self

def middle_aged():
    node = Node()
    seen = weakref.ref(node)
    for _ in range(2):
        gc.collect(1)
    del node
    return seen

async def main():
    garbage.LOOK = garbage.DUE = 0
    starting, idle = True, False
    garbage.collect_rarely()
    tending = asyncio.create_task(garbage.tend(lambda: starting, lambda: idle))
    await asyncio.sleep(0.01)
    assert not gc.get_freeze_count()
    starting = False
    await asyncio.sleep(0.01)
    assert gc.get_freeze_count() > 1000
    seen = middle_aged()
    await asyncio.sleep(0.01)
    assert seen() is not None
    idle = True
    await asyncio.sleep(0.01)
    assert seen() is None
    tending.cancel()

asyncio.run(main())
"""


@pytest.mark.asyncio
async def test_everything_is_looked_at_while_nobody_waits():
    program = await asyncio.create_subprocess_exec(sys.executable, "-c", PROGRAM, stderr=subprocess.PIPE)
    _, errors = await program.communicate()
    assert (program.returncode, errors) == (0, b"")
