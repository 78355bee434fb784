"""The library waits for Discord as the bot has it wait."""

import asyncio
from typing import Any

import discord
import pytest

from bot.client.reconnecting import Heartbeats, Pauses
from bot.matches.delivery.models import Post
from bot.matches.work.delivery_context import DeliveryContext
from cogs.delivery.post_delivery import PostDelivery
from tests.support.discord.scene import Scene

pytestmark = pytest.mark.asyncio


async def test_the_library_takes_these_pauses_when_the_gateway_is_away(table: Scene, monkeypatch: pytest.MonkeyPatch):
    used: list[float] = []
    delay = Pauses.delay

    def noted(pauses: Pauses) -> float:
        used.append(delay(pauses))
        return 0.01

    monkeypatch.setattr(Pauses, "delay", noted)
    refusals = [True] * 3
    dial = discord.gateway.DiscordWebSocket.from_client

    async def refuse(*args: Any, **named: Any) -> Any:
        if refusals and refusals.pop():
            raise OSError("the gateway is away")
        return await dial(*args, **named)

    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "from_client", refuse)
    table.local.gateway.cut()
    await table.local.world.feed.until(lambda: (not refusals and table.local.gateway.online) or None, 60)
    assert len(used) == 3


async def test_heartbeats_are_timed_as_the_bot_times_them(table: Scene):
    assert type(table.bot.ws._keep_alive) is Heartbeats


async def test_posts_are_brought_as_soon_as_discord_is_back(table: Scene, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("cogs.delivery.outbox.PAUSES", (3600,))
    store = table.services.store
    bring, away = PostDelivery.bring, [True]
    fail, failed = store.post_failed, asyncio.Event()

    async def note_failure(post: int, *, error: str, not_before: int | None) -> None:
        await fail(post, error=error, not_before=not_before)
        failed.set()

    monkeypatch.setattr(store, "post_failed", note_failure)

    async def bring_in_vain(post_delivery: PostDelivery, post: Post, delivery: DeliveryContext) -> int:
        if away and away.pop():
            raise OSError("Discord is away")
        return await bring(post_delivery, post, delivery)

    monkeypatch.setattr(PostDelivery, "bring", bring_in_vain)
    card = await table.challenge()
    await table.bruno.press(card, label="Accept")
    await asyncio.wait_for(failed.wait(), 60)
    table.local.gateway.ask_reconnect()
    assert (await table.turn(0)).text
    assert away == []
