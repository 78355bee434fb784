"""R6: four processes on one PostgreSQL database, each press delivered to two of them, both they and the server killed at any time.

No turn and no post is lost or made twice, and every press has an answer, at the latest when it is repeated.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.support.samples import sized
from tests.support.storage.postgres import SAFE, Server, server
from tests.torture.peerage import evening

pytestmark = [pytest.mark.asyncio, pytest.mark.torture]

KILLS, STOPS = sized(100), sized(20)
ROUNDS, STRIKES = 8, 4  # rounds of so many strikes in which a broken promise must be noticed


@pytest.fixture(scope="module")
def durable() -> Iterator[Server]:
    """A server that writes through to the disk; only what is said to be kept at a commit is kept at once."""
    with server(SAFE, "wal_writer_delay=10000") as running:
        yield running


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder whose path is short enough for a socket."""
    with tempfile.TemporaryDirectory() as name:
        yield Path(name)


async def test_nothing_is_lost_or_doubled(durable: Server, folder: Path, say: Callable[[str], None]):
    async with evening(durable, folder, "", 6) as at:
        strikes = [at.strike] * KILLS + [at.stop_the_server] * STOPS
        at.luck.shuffle(strikes)
        for strike in strikes:
            await strike()
        await at.settle()
    found = await at.found()
    say(f"R6: {KILLS} kills, {STOPS} immediate stops of the server: {at.figures()}; {len(found)} faults")
    assert found == []


@pytest.mark.parametrize(
    ("broken", "clue"),
    [
        ("told_first", "is not kept"),
        ("unsynced", "is not kept"),
        ("any_ask", "was played 2 times"),
        ("without_nonce", "was posted 2 times"),
        ("marked_first", "was never posted"),
    ],
)
async def test_a_broken_promise_is_noticed(
    durable: Server, folder: Path, say: Callable[[str], None], broken: str, clue: str
):
    for nth in range(1, ROUNDS + 1):
        part = folder / str(nth)
        part.mkdir()
        async with evening(durable, part, broken, nth) as at:
            for _ in range(STRIKES):
                await (at.stop_the_server if broken == "unsynced" else at.strike)()
            await at.settle()
        found = [fault for fault in await at.found() if clue in fault]
        if found:
            say(
                f"R6 control, {broken.replace('_', ' ')}: caught in round {nth} ({len(found)} faults, such as: {found[0]})"
            )
            return
    pytest.fail("was never caught")
