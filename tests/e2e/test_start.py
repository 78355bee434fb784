"""A start after clocks have run out: presses are answered, and every clock is settled once."""

from pathlib import Path

import pytest

from bot.ops.play import bot_process
from bot.storage.stores.admin_queries import reading
from localdiscord.server import LocalDiscord
from tools.bench.bench_start import DAY, fallbacks, run_out, until_settled
from tools.bench.crowd import Crowd, live_matches

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]

MATCHES, OVERDUE = 40, 10


async def test_overdue_clocks_are_settled_once_though_it_is_killed_meanwhile(discord: LocalDiscord, tmp_path: Path):
    database = tmp_path / "m.db"
    await live_matches(discord, database, MATCHES, games=("offboard",), terms=DAY)
    run_out(database, OVERDUE)
    bot = bot_process(discord, database, tmp_path / "bot.log")
    await bot.start()
    try:
        await bot.ready()
        await until_settled(database, 1, 30.0)
        await bot.kill()
        await bot.start()
        await bot.ready()
        async with reading(database) as file:
            pressed = await Crowd(discord, file).move(MATCHES)
        assert pressed is not None
        await discord.world.feed.until(lambda: pressed.settled or None, 60)
        assert pressed.failure is None
        await until_settled(
            database, OVERDUE, 90.0
        )  # what was claimed by the one that was killed is free after a minute
    finally:
        await bot.stop()
    assert fallbacks(database) == dict.fromkeys(range(1, OVERDUE + 1), 1)
