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
from bot.matches.core.models import Match, Turn
from bot.panel.turn_range import film_turns, moved_in
from bot.words import Catalogue, Words
from bot.workers.films import MakeFilm
from bot.workers.paint import Paint, PaintAhead, Painted
from bot.workers.picture_cache import FilmCache, TurnPrefetch
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
        if isinstance(job, MakeFilm):
            return b"film"
        return Painted(b"", "", (), "", "")


async def act(at: Table, match: Match) -> None:
    await at.act(match, Add(1))


@pytest.mark.asyncio
async def test_the_next_position_is_painted_before_it_is_committed(tmp_path: Path):
    async with table(tmp_path / "matches.db", Meddler) as at:
        match = await at.begin()
        seen: list[tuple[int, bytes]] = []
        at.matches.work.foresee = lambda match, turns: seen.append((match.revision, turns[-1].state))
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
        ahead = TurnPrefetch(easel, FilmCache(easel), at.store)
        ahead.foresee(match, turns(match, (b"next", b"")))
        easel.idle = False
        ahead.foresee(match, turns(match, (b"unwanted", b"")))
        await painted(ahead)
        assert easel.jobs == [PaintAhead("counter", b"next", "en", "dark")]


@pytest.mark.asyncio
async def test_a_picture_that_cannot_be_painted_ahead_disturbs_nobody(tmp_path: Path):
    async with table(tmp_path / "matches.db") as at:
        match = await at.begin()
        easel = Easel()
        easel.fails = True
        ahead = TurnPrefetch(easel, FilmCache(easel), at.store)
        failed: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: failed.append(context))
        ahead.foresee(match, turns(match, (b"between", b"trace"), (b"next", b"")))
        await painted(ahead)
        assert easel.jobs
        assert not failed


@pytest.mark.asyncio
async def test_a_flick_is_filmed_ahead_as_its_message_will_show_it(tmp_path: Path):
    async with table(tmp_path / "matches.db") as at:
        match = await at.begin()
        easel = Easel()
        easel.idle = False
        films = FilmCache(easel)
        ahead = TurnPrefetch(easel, films, at.store)
        stepped = turns(match, (b"between", b"trace"), (b"next", b""))
        ahead.foresee(match, stepped)
        ahead.foresee(match, turns(match, (b"other", b"trace"), (b"next", b"trace")))  # a film of its own kind
        await painted(ahead)
        before = msgspec.structs.replace(stepped[0], revision=match.revision, state=match.state, trace=b"")
        shown = film_turns(moved_in((before, *stepped)))
        film = MakeFilm("counter", shown, "en", "dark", house=match.house)
        assert easel.jobs == [film]
        assert films.knows(film)


def turns(match: Match, *steps: tuple[bytes, bytes]) -> list[Turn]:
    """Turns of one answer, given the state and the trace after each."""
    return [
        Turn(match.id, match.revision + nth, 0, b"", b"[]", trace, state, "key", 0)
        for nth, (state, trace) in enumerate(steps, start=1)
    ]


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
    PaintAhead("counter", begun, "en", "light").run(tools)
    assert looks == ["dark", "light"]
    Paint("counter", begun, "en", theme="light").run(tools)
    assert looks == ["dark", "light"]


def begin(tools: Studio) -> bytes:
    """The first position of a match."""
    begun = Setup("counter", 2, (("target", "10"), ("run", "1"), ("turns", "together")), b"seed")
    return begun.run(tools).state
