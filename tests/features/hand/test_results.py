"""The results of tries in the chat: one after the other, and the newest last."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import pytest

from cogs.hand.results import ChatResults

pytestmark = pytest.mark.asyncio
ADA, BRUNO = 1, 2


class Bot:
    """Starts work that nothing waits for."""

    def __init__(self) -> None:
        self.tasks: list[asyncio.Task[None]] = []

    def go_on(self, work: Coroutine[Any, Any, None]) -> None:
        self.tasks.append(asyncio.create_task(work))


async def test_only_the_newest_result_that_waits_is_shown():
    bot, shown, slow = Bot(), list[str](), asyncio.Event()

    async def edit(name: str, until: Callable[[], Any] | None = None) -> None:
        if until is not None:
            await until()
        shown.append(name)

    results = ChatResults(bot)  # type: ignore[arg-type]  # what it needs of one
    results.show(ADA, partial(edit, "first", slow.wait))
    await asyncio.sleep(0)
    for name in ("second", "third"):
        results.show(ADA, partial(edit, name))
    results.show(BRUNO, partial(edit, "another's"))
    await asyncio.sleep(0)
    assert shown == ["another's"]
    slow.set()
    await asyncio.gather(*bot.tasks)
    assert (shown, len(bot.tasks)) == (["another's", "first", "third"], 2)
    results.show(ADA, partial(edit, "fourth"))
    await asyncio.gather(*bot.tasks)
    assert shown[-1] == "fourth"


async def test_a_result_that_cannot_be_shown_stops_no_later_one():
    bot, shown = Bot(), list[str]()

    async def broken() -> None:
        raise RuntimeError

    async def edit() -> None:
        shown.append("later")

    results = ChatResults(bot)  # type: ignore[arg-type]  # what it needs of one
    results.show(ADA, broken)
    await asyncio.gather(*bot.tasks, return_exceptions=True)
    results.show(ADA, edit)
    await asyncio.gather(*bot.tasks, return_exceptions=True)
    assert shown == ["later"]
