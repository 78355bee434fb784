"""The picture of a turn: painted while the turn is committed, used by the turn's message."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.games.contract.preview import Sketch
from bot.matches.core.engine import Setup
from bot.matches.core.errors import EngineDown
from bot.matches.core.job import Job
from bot.matches.core.models import Match
from bot.words import Catalogue, Words
from bot.workers.paint import Paint, Painted
from bot.workers.picture_cache import TurnPrefetch
from bot.workers.studio import Studio
from render.painter import Picture, Theme
from tests.support.games.counter import COUNTER, WORDS, Add, Counter, View
from tests.support.matches.table import Table, table
from tests.support.storage.meddler import Meddler


class Easel:
    """`jobs` are what it was asked to paint."""

    def __init__(self) -> None:
        self.idle = True
        self.jobs: list[Job[Any]] = []
        self.fails = False

    async def run(self, job: Job[Any]) -> Any:
        self.jobs.append(job)
        if self.fails:
            raise EngineDown("down")
        return Painted(b"", "", (), "", "")


async def act(at: Table, match: Match) -> None:
    await at.act(match, Add(1))


@pytest.mark.asyncio
async def test_the_next_position_is_painted_before_it_is_committed(tmp_path: Path):
    async with table(tmp_path / "matches.db", Meddler) as at:
        match = await at.begin()
        seen: list[tuple[int, bytes]] = []
        at.matches.work.foresee = lambda match, state: seen.append((match.revision, state))
        committing: list[int] = []

        async def before() -> None:
            committing.append(len(seen))

        assert isinstance(at.store, Meddler)
        at.store.before = before
        await act(at, match)
        kept = await at.present(match)
        assert seen == [(match.revision, kept.state)]
        assert committing == [1]


@pytest.mark.asyncio
async def test_an_idle_worker_paints_ahead_in_the_look_of_the_server(tmp_path: Path):
    async with table(tmp_path / "matches.db") as at:
        match = await at.begin()
        easel = Easel()
        ahead = TurnPrefetch(easel, at.store)
        ahead.foresee(match, b"next")
        easel.idle = False
        ahead.foresee(match, b"unwanted")
        await painted(ahead)
        assert easel.jobs == [Paint("counter", b"next", "en", theme="dark")]


@pytest.mark.asyncio
async def test_a_picture_that_cannot_be_painted_ahead_disturbs_nobody(tmp_path: Path):
    async with table(tmp_path / "matches.db") as at:
        match = await at.begin()
        easel = Easel()
        easel.fails = True
        ahead = TurnPrefetch(easel, at.store)
        failed: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: failed.append(context))
        ahead.foresee(match, b"next")
        await painted(ahead)
        assert easel.jobs
        assert not failed


async def painted(ahead: TurnPrefetch) -> None:
    """Wait until everything is painted that was begun."""
    own = asyncio.current_task()
    await asyncio.wait([task for task in asyncio.all_tasks() if task is not own])
    await ahead.close()


def test_the_picture_of_a_position_is_painted_once_for_all_its_descriptions():
    looks: list[Theme] = []

    def still(view: View, words: Words, *, sketch: Sketch | None = None, theme: Theme = "dark") -> Picture:
        looks.append(theme)
        return COUNTER.still(view, words, sketch=sketch, theme=theme)

    tools = Studio({"counter": Counter()}, {"counter": msgspec.structs.replace(COUNTER, still=still)}, Catalogue(WORDS))
    begun = begin(tools)
    first = Paint("counter", begun, "en").run(tools)
    again = Paint("counter", begun, "en", names=("Ann", "Bob")).run(tools)
    assert again.png == first.png
    assert looks == ["dark"]
    Paint("counter", begun, "en", theme="light").run(tools)
    assert looks == ["dark", "light"]


def begin(tools: Studio) -> bytes:
    """The first position of a match."""
    begun = Setup("counter", 2, (("target", "10"), ("run", "1"), ("turns", "together")), b"seed")
    return begun.run(tools).state
