"""A delivery under way as the bot died is delivered after its return, under the same name."""

import asyncio
from pathlib import Path

import pytest

from bot.features.webhooks.service import Webhooks
from bot.matches.timing.paces import DAY, MINUTE
from bot.ops.play import corner
from cogs.webhooks.outbound import Outbound
from localdiscord.server import LocalDiscord
from tests.features.webhooks.hooking import by_hand, delivered, hooked, loop_of, pressed
from tests.features.webhooks.receiver import Receiver
from tests.support.discord.scene import QUICK, Scene, bot_on

pytestmark = pytest.mark.asyncio


async def test_a_bot_killed_between_sending_and_noting_sends_again_with_the_same_id(tmp_path: Path, receiver: Receiver):
    async with LocalDiscord(corner(**QUICK)) as local:
        database = tmp_path / "matches.db"
        async with bot_on(local, database) as (services, bot):
            await by_hand(bot)
            table = Scene(local, services, bot)
            panel = await hooked(table.ada, receiver.url)
            await pressed(table.ada, panel, "test")
            (claimed,) = await bot.feature(Webhooks).claim(loop_of(bot).owner, lambda _: True)
            outbound = Outbound(local=True)
            await outbound.post(claimed.hook.url, b"{}", {"webhook-id": claimed.name})
            await outbound.close()
        async with bot_on(local, database) as (services, bot):
            await by_hand(bot)
            table = Scene(local, services, bot)
            await delivered(table)
            assert len(receiver.received) == 1  # the lease of the killed one
            await delivered(table, 2 * MINUTE)
            await delivered(table, DAY)
    assert len(receiver.received) == 2
    assert len(set(receiver.names)) == 1


async def test_the_loop_looks_by_itself(table: Scene, receiver: Receiver):
    table.bot.feature(Webhooks).allowed = "local"
    panel = await hooked(table.ada, receiver.url)
    await pressed(table.ada, panel, "test")
    async with asyncio.timeout(60):
        await receiver.heard.wait()
