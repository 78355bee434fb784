"""The bot is killed without warning at random moments of a match; nothing is lost, nothing happens twice."""

import asyncio
import contextlib
import random
import sqlite3
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from localdiscord.bot_process import BotProcess
from localdiscord.server import LocalDiscord
from tests.e2e.conftest import unheard
from tests.e2e.test_match import revision_of
from tests.support.samples import sized
from tools.demo.demo import scenes
from tools.demo.players import Table

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]

KILLS = sized(10, 0.5)
SEED = 20
# Of two who deploy at once, the first has the message rewritten that asks both.
DEPLOYED_AHEAD = """
    WITH deployments AS (SELECT "match", revision FROM turns WHERE instr(CAST(move AS TEXT), '"ask":"deploy.') > 0)
    SELECT count(*) FROM deployments AS first JOIN deployments AS second
    ON second."match" = first."match" AND second.revision = first.revision + 1
"""


async def kill_and_start_again(bot: BotProcess, luck: random.Random) -> None:
    """Kill it after part of the time that its start takes, for on a busy machine all takes longer."""
    started = 1.0
    for _ in range(KILLS):
        await asyncio.sleep(luck.uniform(0.05, 0.9) * max(1.0, started))
        await bot.kill()
        begun = time.perf_counter()
        await bot.start()
        await bot.ready()
        started = time.perf_counter() - begun


async def test_a_match_goes_on_through_kills(discord: LocalDiscord, bot: BotProcess, tmp_path: Path):
    table = Table(discord, (discord.person("ada"), discord.person("bruno")), unheard, scenes())
    await table.challenge("arena", "pitchout")
    await table.next_turn()
    await played_under_kills(bot, table, lambda: challenged(discord))
    matches, told = kept(tmp_path)
    with contextlib.closing(sqlite3.connect(f"file:{tmp_path / 'bot.db'}?mode=ro", uri=True)) as db, db:
        unsent = db.execute("SELECT count(*) FROM posts WHERE state <> 'done'").fetchone()
        ahead = db.execute(DEPLOYED_AHEAD).fetchone()[0]
    assert unsent == (0,)
    messages = [
        message
        for channel in discord.person("ada").channels()
        if channel["type"] == 11
        for message in discord.person("ada").messages(int(channel["id"]))
        if message.pictures and not message.ephemeral
    ]
    posts = Counter((message.channel_id, revision_of(message)) for message in messages)
    shown = sorted((message.id, revision_of(message)) for message in messages)
    assert set(posts.values()) == {1}
    assert ahead > 0
    assert len(posts) == sum(count for _, count, _ in matches) - ahead
    assert shown == sorted(told)


async def test_a_match_where_the_bot_is_no_member_goes_on_through_kills(
    discord: LocalDiscord, bot: BotProcess, tmp_path: Path
):
    discord.world.state.taken_along.add(discord.person("ada").id)
    conversation = discord.person("ada").converse("bruno")
    table = await borrowed(discord, conversation)
    await played_under_kills(bot, table, lambda: borrowed(discord, conversation))
    matches, told = kept(tmp_path)
    messages = [one for one in discord.person("ada").messages(conversation) if one.pictures and not one.ephemeral]
    shown = {one.id: revision_of(one) for one in messages}
    assert set(told) <= set(shown.items())
    twice = len(shown) - len(told)  # killed after Discord took the message, before that was noted (decision 78)
    turns = sum(count for _, count, _ in matches)
    print(
        f"\n{KILLS} kills, {len(matches)} matches, {turns} turns: 0 lost, 0 played twice, {twice} messages shown twice"
    )
    assert 0 <= twice <= KILLS / 5
    assert not [one for one in discord.log.requests if f"/channels/{conversation}" in one.path]


async def played_under_kills(bot: BotProcess, table: Table, another: Callable[[], Awaitable[Table]]) -> None:
    """Matches played one after the other until the bot has been killed often enough."""
    killer = asyncio.create_task(kill_and_start_again(bot, random.Random(SEED)))
    try:
        await table.play(patient=True)
        while not killer.done():
            table = await another()
            await table.play(patient=True)
        await killer
    finally:
        killer.cancel()
    await asyncio.sleep(1.0)


def kept(folder: Path) -> tuple[list[tuple[int, int, int]], list[tuple[int, int]]]:
    """Each match with its number of turns and the last one's, none lost or played twice; and the messages with the first turn of each."""
    with contextlib.closing(sqlite3.connect(f"file:{folder / 'bot.db'}?mode=ro", uri=True)) as db, db:
        matches = db.execute('SELECT "match", count(*), max(revision) FROM turns GROUP BY "match"').fetchall()
        keys = [key for (key,) in db.execute("SELECT key FROM turns WHERE key <> ''")]
        told = db.execute("SELECT message, min(revision) FROM posts WHERE kind = 'turn' GROUP BY message").fetchall()
    assert all(count == top + 1 for _, count, top in matches)
    assert len(keys) == len(set(keys))
    return matches, told


async def borrowed(discord: LocalDiscord, conversation: int) -> Table:
    """A match begun in a conversation though the bot may be away; what was lost on the way is begun once more."""
    while True:
        table = Table(discord, (discord.person("ada"), discord.person("bruno")), unheard, {})
        last = max((one.id for one in discord.person("ada").messages(conversation)), default=0)
        try:
            await table.challenge(conversation, "pitchout")
            table.thread = conversation
            await asyncio.wait_for(table.next_turn(last), 3)
        except Exception:  # noqa: BLE001  likewise
            await asyncio.sleep(0.5)
        else:
            return table


async def challenged(discord: LocalDiscord) -> Table:
    """A match begun although the bot may be away."""
    table = Table(discord, (discord.person("ada"), discord.person("bruno")), unheard, {})
    while not table.thread:
        try:
            await table.challenge("arena", "pitchout")
        except Exception:  # noqa: BLE001  whatever a bot that dies makes of it, the next try counts
            await asyncio.sleep(0.5)
    await table.next_turn()
    return table
