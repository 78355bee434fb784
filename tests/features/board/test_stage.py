"""The stage of a turn for spectators: made once for all of them, and by the process of films."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from typing import TypeVar

import pytest
import pytest_asyncio

from bot.features.board.jobs import StageForAll
from bot.matches.core.job import Engine, Job
from bot.workers.record_process import COMMAND as RECORDS
from bot.workers.workers import Workers
from tests.features.board.conftest import Site
from tests.support.discord.scene import Scene

pytestmark = pytest.mark.asyncio
R = TypeVar("R")
WATCHERS = 500
STAGE = "/matches/1/turns/4/stage?look=dark&language=en"


class Counting:
    """Counts the stages that an engine makes."""

    def __init__(self, engine: Engine) -> None:
        self.stages = 0
        self._engine = engine

    async def run(self, job: Job[R]) -> R:
        """The result of a job."""
        self.stages += isinstance(job, StageForAll)
        return await self._engine.run(job)


@pytest_asyncio.fixture
async def flicked(shown: Scene) -> Scene:
    """A public match after its first flick."""
    await shown.answer(await shown.turn(3))
    return shown


@pytest_asyncio.fixture
async def workers(flicked: Scene) -> AsyncIterator[Workers]:
    """Worker processes that do what the match needs from now on."""
    made = Workers(RECORDS)
    await made.start()
    await made.warm()
    flicked.services.matches.work.engine = made
    yield made
    await made.close()


async def test_processes_do_all_that_the_board_asks_for(workers: Workers, site: Site):
    stage = (await site.get(STAGE)).body
    assert stage["shooting"]["flights"]
    for path in ("", "/turns", "/turns/4", "/picture.png"):
        assert (await site.get(f"/matches/1{path}")).status == 200, path
    assert workers.pids.keys() >= {"films", "pictures"}


async def test_a_stage_does_not_wait_for_the_process_of_pictures(workers: Workers, site: Site):
    os.kill(workers.pids["pictures"], signal.SIGSTOP)
    try:
        assert (await site.get(STAGE)).body["shooting"]["flights"]
    finally:
        os.kill(workers.pids["pictures"], signal.SIGCONT)


async def test_all_watchers_of_a_turn_share_a_stage(flicked: Scene, site: Site):
    engine = flicked.services.matches.work.engine = Counting(flicked.services.matches.work.engine)
    seen = await asyncio.gather(*(site.get(STAGE) for _ in range(WATCHERS)))
    assert {one.status for one in seen} == {200}
    assert len({one.headers["ETag"] for one in seen}) == 1
    assert engine.stages == 1
