"""Faults happen at their rates, are taken away again, and leave nothing wrong."""

import asyncio
import random

import pytest

from tools.bottle.bottle import Report
from tools.bottle.faults import FAULTS
from tools.bottle.lives import Lives
from tools.bottle.loop import START, VirtualLoop, run
from tools.bottle.plan import Plan
from tools.bottle.process import Process
from tools.bottle.swarm import played

OFTEN = {"connection cut": 20.0, "nobody reached": 10.0, "gateway troubled": 2.0}  # most cuts hit no request


def small(**faults: float) -> Plan:
    """A short run with these faults."""
    return Plan(7, tables=2, games=("offboard",), clock="hour", pace=60.0, answers=12, faults=faults)


@pytest.fixture(scope="module")
def calm() -> Report:
    """The run without any."""
    (report,) = played([7], lambda _: small(), None)
    return report


@pytest.mark.thorough
@pytest.mark.parametrize("name", sorted(FAULTS))
def test_a_fault_changes_a_run(name: str, calm: Report) -> None:
    (report,) = played([7], lambda _: small(**{name: OFTEN.get(name, 1.0)}), None)
    assert report.digest != calm.digest
    assert report.found == []


@pytest.mark.thorough
def test_a_run_with_kills_is_the_same_again() -> None:
    once, again = played([7, 8], lambda _: small(killed=1.0), None)
    assert once.lives > 1
    assert once.digest == again.digest


def test_a_bot_that_ends_is_started_again() -> None:
    lived: list[float] = []
    gone: list[float] = []

    async def life() -> None:
        lived.append(asyncio.get_running_loop().time())
        await asyncio.sleep(100)
        raise RuntimeError("enough")

    async def main(loop: VirtualLoop) -> Lives:
        lives = Lives(life, random.Random(1), lambda: gone.append(loop.time()))
        lives.begin()
        await asyncio.sleep(350)
        lives.kill()
        await asyncio.sleep(350)
        await lives.end()
        await asyncio.sleep(350)
        lives.bury()
        return lives

    loop = VirtualLoop()
    lives = run(main(loop), loop)
    assert len(lived) == 8  # of up to a hundred seconds, with pauses, in 700
    assert lived[-1] < START + 700
    assert gone == [START + 350]
    assert len(lives.ended) == 6
    assert all("enough" in one for one in lives.ended)
    assert (lives.killed, len(lives.dead)) == (1, 1)


def test_a_process_dies_after_so_many_things() -> None:
    process, found = Process("one"), list[bool]()
    process.dies_after(3, lambda: found.append(process.alive))
    for _ in range(2):
        process.did()
    assert process.alive
    for _ in range(2):
        process.did()
    assert found == [False]


def test_a_process_may_live_on() -> None:
    process, found = Process("one"), list[bool]()
    process.dies_after(1, lambda: found.append(process.alive))
    process.lives_on()
    process.did()
    assert (process.alive, found) == (True, [])
