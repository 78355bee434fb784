"""Pre-painted pictures of the courier do not block the worker."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.workers.paint import Paint, Painted
from cogs.delivery.turn_message import EASELS, PublicMessages
from tests.support.discord.quick import instead
from tests.support.discord.scene import Scene

pytestmark = pytest.mark.asyncio


async def test_however_many_posts_wait_few_pictures_are_in_the_worker(table: Scene, monkeypatch: pytest.MonkeyPatch):
    await table.begin()
    match = await table.match()
    painting, most = 0, 0
    run = table.services.workers.run

    async def counted(job: Paint) -> Painted:
        nonlocal painting, most
        painting += 1
        most = max(most, painting)
        await asyncio.sleep(0)
        painting -= 1
        return await run(job)

    monkeypatch.setattr(table.services.workers, "run", instead(run, Paint, counted))
    public_messages = PublicMessages(table.bot)
    context = await table.bot.matches.message_context(match, 0)
    assert context is not None
    delivery = await table.services.store.delivery_context(await table.post(1))
    assert delivery is not None

    async def of_others(number: int) -> None:  # one picture that several ask for is painted once
        others = tuple(replace(holder, name=f"{holder.name} {number}") for holder in match.holders)
        await public_messages.turn(replace(context, match=replace(match, holders=others)), delivery)

    await asyncio.gather(*map(of_others, range(5 * EASELS)))
    assert most == EASELS
