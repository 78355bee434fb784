"""An aim panel opens with the picture painted when the turn was posted."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.matches.core.job import Job
from bot.matches.core.models import Match
from bot.workers.inline_worker import InlineWorker
from bot.workers.paint import Paint
from cogs.panel.draft_loader import DraftLoader, LoadedDraft
from tests.support.discord.scene import scene

pytestmark = pytest.mark.asyncio


async def test_the_first_picture_of_an_aim_is_painted_with_the_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    run, previews, there = InlineWorker.run, [], asyncio.Event()

    async def noted(worker: InlineWorker, job: Job[Any]) -> Any:
        painted = await run(worker, job)
        if isinstance(job, Paint) and job.sketch is not None and job.sketch.ask.startswith("flick"):
            previews.append(job)
            there.set()
        return painted

    monkeypatch.setattr(InlineWorker, "run", noted)
    monkeypatch.setattr(InlineWorker, "idle", property(lambda _: True))
    async with scene(tmp_path) as table:
        for person in table.people:
            person.user.locale = "en-GB"
            table.bot.foreseen.note_seen(hash((1, person.user.id)))  # their panel of the match, at an earlier move
        turn = await table.to_the_first_flick()
        await asyncio.wait_for(there.wait(), 60)
        await table.panel(turn)
        assert len(previews) == 1


async def test_no_picture_is_painted_ahead_for_the_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    run, sketches = InlineWorker.run, []

    async def noted(worker: InlineWorker, job: Job[Any]) -> Any:
        if isinstance(job, Paint) and job.sketch is not None:
            sketches.append(job.sketch.ask)
        return await run(worker, job)

    monkeypatch.setattr(InlineWorker, "run", noted)
    monkeypatch.setattr(InlineWorker, "idle", property(lambda _: True))
    async with scene(tmp_path) as table:
        await table.ada.command("arena", "watch on", {"game": "pitchout", "level": 1})
        match = await table.match()
        while not any(ask.kind == "flick" for ask in table.services.matches.asks(match)):
            table.services.clock.shift += match.terms.limit
            await table.services.matches.house.settle("test")
            match = await table.match()
        await table.turn(match.revision)
        outbox = table.bot.get_cog("Outbox")
        await outbox.prefetch.foresee(match, match.revision)
        await asyncio.sleep(0.5)
        assert sketches == []


async def test_no_aim_is_begun_for_a_panel_that_nobody_has_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    find, begun = DraftLoader.find, []

    async def noted(loader: DraftLoader, match: Match, user: int, *rest: Any) -> LoadedDraft:
        begun.append(user)
        return await find(loader, match, user, *rest)

    monkeypatch.setattr(InlineWorker, "idle", property(lambda _: True))
    async with scene(tmp_path) as table:
        await table.to_the_first_flick()
        match = await table.match()
        (ask,) = table.services.matches.asks(match)
        monkeypatch.setattr(DraftLoader, "find", noted)
        prefetch, user = table.bot.get_cog("Outbox").prefetch, match.holder(ask.seat).user
        await prefetch.foresee(match, match.revision)
        assert begun == []
        table.bot.foreseen.note_seen(hash((1, user)))
        await prefetch.foresee(match, match.revision)
        assert set(begun) == {user}
