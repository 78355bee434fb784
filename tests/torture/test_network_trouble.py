"""Trouble on the network between four processes and their PostgreSQL server: nothing wrong is stored, and nobody waits long for a word."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.support.samples import sized
from tests.support.storage.postgres import SAFE, Server, server
from tests.torture.network import network
from tests.torture.peerage import Evening, evening

pytestmark = [pytest.mark.asyncio, pytest.mark.torture]

TROUBLES = sized(100)
ROUNDS, STRIKES = 8, 6  # rounds of so many troubles in which a broken promise must be noticed
WORD = 3.0  # seconds until a player is told, at the latest


@pytest.fixture(scope="module")
def durable() -> Iterator[Server]:
    with server(SAFE) as running:
        yield running


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder whose path is short enough for a socket."""
    with tempfile.TemporaryDirectory() as name:
        yield Path(name)


def late(at: Evening) -> list[str]:
    """The presses that were answered too late."""
    presses = at.discord.presses.items()
    return [f"press {number} waited {press.waited:.2f} s" for number, press in presses if press.waited > WORD]


async def test_nothing_is_wrong_and_nobody_waits(durable: Server, folder: Path, say: Callable[[str], None]):
    async with network(durable.folder, random.Random(7)) as line, evening(durable, folder, "", 7, line.port) as at:
        recoveries = []
        for _ in range(TROUBLES):
            await at.some_answers()
            await line.strike()
            recoveries.append(await at.recovered())
        await at.settle()
        pids = set(at.discord.alive)
        longest = max(press.waited for press in at.discord.presses.values())
    found = [*await at.found(), *late(at)]
    kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(line.troubles.items()))
    say(
        f"network, {TROUBLES} troubles ({kinds}; {line.cut_commits} commits cut off): {at.figures()}; longest answer {longest:.2f} s, played again after {max(recoveries):.2f} s at the latest; {len(found)} faults"
    )
    assert found == []
    assert line.cut_commits or not line.troubles["unanswered"]
    assert pids <= at.first  # nobody had to be started again


@pytest.mark.parametrize(("broken", "clue"), [("patient", " waited "), ("told_first", "is not kept")])
async def test_a_broken_promise_is_noticed(
    durable: Server, folder: Path, say: Callable[[str], None], broken: str, clue: str
):
    for nth in range(1, ROUNDS + 1):
        part = folder / str(nth)
        part.mkdir()
        async with (
            network(durable.folder, random.Random(nth)) as line,
            evening(durable, part, broken, nth, line.port) as at,
        ):
            for _ in range(STRIKES):
                await at.some_answers()
                await line.strike()
            await at.settle()
        found = [fault for fault in [*await at.found(), *late(at)] if clue in fault]
        if found:
            say(
                f"network control, {broken.replace('_', ' ')}: caught in round {nth} ({len(found)} faults, such as: {found[0]})"
            )
            return
    pytest.fail("was never caught")
