"""The reads of the store for a preview by hand: a player who aims is shown up to ten a second."""

from __future__ import annotations

import asyncio
import inspect
from collections import Counter
from collections.abc import Iterable
from contextvars import ContextVar
from typing import Any

import pytest

from bot.features.hand.service import HandLinks
from bot.features.hand.values import GivenDraft, HandLink, Preview
from bot.matches.core.deadline import WITHIN, answer_by
from bot.storage.stores.sqlite import SqliteStore
from bot.workers.paint import Paint, Texts
from cogs.hand.page import HandPage
from cogs.hand.previews import LiveDraft
from cogs.hand.results import ChatResults
from cogs.hand.tried_ask import TriedAsk
from localdiscord.people import ClientMessage
from tests.features.daily.test_in_discord import Solver
from tests.features.hand.conftest import first_link, token_in
from tests.features.lessons.test_in_discord import Learner
from tests.support.discord.scene import Scene

pytestmark = pytest.mark.asyncio
COUNTED: ContextVar[Counter[str] | None] = ContextVar("counted", default=None)


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """The verbs of the store that this test itself has called, and how often; the bot's own work beside it is not counted."""

    def counted(name: str, verb: Any) -> Any:
        async def call(*args: Any, **kwargs: Any) -> Any:
            calls = COUNTED.get()
            if calls is not None:
                calls[name] += 1
            return await verb(*args, **kwargs)

        return call

    for name, verb in inspect.getmembers(SqliteStore, inspect.iscoroutinefunction):
        monkeypatch.setattr(SqliteStore, name, counted(name, verb))
    return Counter()


async def previewed(table: Scene, token: str, drafts: Iterable[GivenDraft], calls: Counter[str]) -> None:
    """Make previews as the page's socket does, and count the calls for the last of them."""
    page, link = HandPage(table.bot), await table.bot.feature(HandLinks).read(token)
    for draft in drafts:
        calls.clear()
        reset = COUNTED.set(calls)
        try:
            seen = await page._preview(link, table.bot.catalogue.of("en"), 1, draft)
        finally:
            COUNTED.reset(reset)
        assert seen.sketch is not None


async def test_a_preview_in_a_match_reads_the_settings_once(table: Scene, counting: Counter[str]):
    _, _, token = await first_link(table)
    ask = table.services.matches.asks(await table.match())[0]
    choice = next(one for one in ask.choices if one.dials)
    drafts = (GivenDraft(choice.code, {"angle": angle}) for angle in (10.0, 20.0))
    await previewed(table, token, drafts, counting)
    assert counting == {"get": 1, "turn_by_key": 1, "draft": 1, "turns_up_to": 1, "settings_for": 1}


@pytest.mark.usefixtures("puzzle")
@pytest.mark.parametrize("kind", ["puzzle", "lesson", "past move"])
async def test_a_preview_at_a_private_table_writes_no_board(
    table: Scene, kind: str, counting: Counter[str], monkeypatch: pytest.MonkeyPatch
):
    token = token_in(await opened(table, kind))
    run, jobs = table.services.workers.run, list[Paint]()

    async def noted(job: Any) -> Any:
        if COUNTED.get() is not None:
            jobs.append(job)
        return await run(job)

    monkeypatch.setattr(table.services.workers, "run", noted)
    at = await TriedAsk.open(
        table.bot,
        ChatResults(table.bot),
        await table.bot.feature(HandLinks).read(token),
        table.bot.catalogue.of("en"),
    )
    choice = next(one for one in (await at.prompt()).ask.choices if one.dials)
    await previewed(table, token, (GivenDraft(choice.code, {"angle": angle}) for angle in (10.0, 20.0)), counting)
    assert counting["settings_for"] == 0
    assert [(one.picture, one.texts) for one in jobs[-1:]] == [(False, Texts())]


async def opened(table: Scene, kind: str) -> ClientMessage:
    """The panel of a private table."""
    if kind == "puzzle":
        return await Solver(table.ada).daily()
    if kind == "lesson":
        return await Learner(table.ada).begin()
    await table.answer(await table.to_the_first_flick())
    await table.turn(4)
    return (await table.ada.command("arena", "match whatif", {"match": 1, "move": 4})).shown


async def test_each_preview_has_the_time_of_a_press(table: Scene, monkeypatch: pytest.MonkeyPatch):
    _, player, token = await first_link(table)
    read, left = HandLinks.read, list[float]()

    async def noted(links: HandLinks, token: str, user: int | None = None) -> HandLink:
        left.append(answer_by.get() - asyncio.get_running_loop().time())
        return await read(links, token, user)

    monkeypatch.setattr(HandLinks, "read", noted)
    page, words = HandPage(table.bot), table.bot.catalogue.of("en")
    choice = table.services.matches.asks(await table.match())[0].choices[0]
    reset = answer_by.set(0.0)  # the one before is long past
    try:
        seen = await page._previewed(player.id, token, words, LiveDraft(1, GivenDraft(choice.code)))
    finally:
        answer_by.reset(reset)
    assert isinstance(seen, Preview)
    assert 0.0 < left[0] <= WITHIN
