"""The bot is killed around the moment at which a match gets its post in a forum: there is one post for each, whose message is its first turn."""

import asyncio
import contextlib
import random
import sqlite3
from pathlib import Path

import pytest

from localdiscord.bot_process import BotProcess
from localdiscord.records import Channel
from localdiscord.server import LocalDiscord
from tests.places import FORUM
from tests.support.discord.scene import button
from tests.support.samples import sized

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]

KILLS = sized(8, 0.4)
SEED = 7


def posts(discord: LocalDiscord) -> list[Channel]:
    return [one for one in discord.world.channels.values() if one.parent_id == FORUM and one.is_thread]


async def test_each_match_has_one_post_whenever_the_bot_is_killed(
    discord: LocalDiscord, bot: BotProcess, tmp_path: Path
):
    ada, bruno = discord.person("ada"), discord.person("bruno")
    await ada.command("arena", "server setup", {"forum": str(FORUM)})
    luck = random.Random(SEED)
    for _ in range(KILLS):
        before = len(posts(discord))
        card = (await ada.command("arena", "play", {"game": "offboard", "with": "bruno"})).shown
        await bruno.press(card, custom_id=button(card, "accept"))
        made = discord.world.feed.until(lambda so_far=before: len(posts(discord)) > so_far or None, 60)
        if luck.random() < 0.7:
            await made
            await asyncio.sleep(luck.uniform(0.0, 0.05))
        else:
            made.close()
            await asyncio.sleep(luck.uniform(0.0, 0.6))
        await bot.kill()
        await bot.start()
        await bot.ready()
        for _ in range(300):
            if len(posts(discord)) > before and delivered(tmp_path):
                break
            await asyncio.sleep(0.1)
    with contextlib.closing(sqlite3.connect(f"file:{tmp_path / 'bot.db'}?mode=ro", uri=True)) as db, db:
        kept = db.execute("SELECT thread, home FROM matches ORDER BY thread").fetchall()
        told = db.execute("SELECT message FROM posts WHERE kind = 'turn' ORDER BY message").fetchall()
    assert kept == [(post.id, FORUM) for post in sorted(posts(discord), key=lambda post: post.id)]
    assert told == [(thread,) for thread, _ in kept]


def delivered(folder: Path) -> bool:
    """Whether every post is done."""
    with contextlib.closing(sqlite3.connect(f"file:{folder / 'bot.db'}?mode=ro", uri=True)) as db, db:
        return db.execute("SELECT count(*) FROM posts WHERE state <> 'done'").fetchone() == (0,)
