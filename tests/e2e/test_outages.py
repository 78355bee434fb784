"""The bot as a process whose Discord or database goes away for a while: it says so twice, and every move and post comes once."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import AsyncIterator
from pathlib import Path

import psycopg
import pytest

from bot.content import content
from bot.ops.play import bot_process, corner
from localdiscord.faults import RestFault
from localdiscord.people import ClientMessage, PersonError, UserClient
from localdiscord.server import LocalDiscord
from tests.e2e.conftest import unheard
from tests.e2e.test_match import revision_of
from tests.support.discord.running import running
from tests.support.storage.postgres import Server
from tools.demo.demo import scenes
from tools.demo.players import Table

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]
AWAY = 8.0  # seconds


def said(log: Path) -> list[str]:
    """Warnings and worse, without their times and what failed."""
    lines = log.read_text().splitlines()
    assert "Traceback (most recent call last):" not in lines
    return [
        re.split("[:,]", line.partition("] ")[2])[0].partition(" [")[0].strip()
        for line in lines
        if "[info " not in line
    ]


async def until(log: Path, text: str, times: int = 1) -> None:
    async with asyncio.timeout(60):
        while log.read_text().count(text) < times:  # noqa: ASYNC110, ASYNC240  a log tells nobody
            await asyncio.sleep(0.1)


async def turns(person: UserClient) -> str:
    return str((await person.command("arena", "turns")).shown["components"])


@contextlib.asynccontextmanager
async def local_discord(folder: Path, port: int = 0) -> AsyncIterator[LocalDiscord]:
    """One that people and the bot find as they left it; what it is asked is not checked."""
    async with LocalDiscord(corner(rates_enforced=False, keep=folder / "world.json", port=port)) as local:
        yield local


async def emoji_uploaded(local: LocalDiscord) -> None:
    while len(local.world.state.emojis) < len(content("emojis/*.png")):  # noqa: ASYNC110
        await asyncio.sleep(0.1)


async def test_a_discord_that_goes_away_is_said_once_and_served_again(tmp_path: Path):
    log = tmp_path / "bot.log"
    async with contextlib.AsyncExitStack() as bots:
        async with local_discord(tmp_path) as local:
            await bots.enter_async_context(running(local, tmp_path))
            await until(log, "ready ")
            await emoji_uploaded(local)
            port = int(local.url.rpartition(":")[2])
        await asyncio.sleep(AWAY)
        async with local_discord(tmp_path, port) as local:
            await until(log, "the gateway can be reached again")
            assert "all caught up" in await turns(local.person("ada"))
            await bots.aclose()
    lines = said(log)
    gateway, api = ([line for line in lines if line.startswith(what)] for what in ("the gateway", "Discord"))
    assert gateway == ["the gateway cannot be reached", "the gateway can be reached again"]
    assert api in ([], ["Discord cannot be reached", "Discord can be reached again"])
    assert len(lines) == len(gateway) + len(api)


async def test_an_api_that_is_down_is_said_once_though_people_press_on(tmp_path: Path):
    log = tmp_path / "bot.log"
    async with local_discord(tmp_path) as local, running(local, tmp_path):
        await until(log, "ready ")
        local.faults.plan(RestFault(route="*", status=503))
        for _ in range(3):
            with pytest.raises(PersonError, match="did not respond"):
                await turns(local.person("ada"))
        local.faults.clear()
        assert "all caught up" in await turns(local.person("ada"))
        await asyncio.sleep(AWAY)
    assert said(log) == ["Discord cannot be reached", "Discord can be reached again"]


async def test_a_database_that_goes_away_is_said_once_and_nothing_is_lost(
    discord: LocalDiscord, tmp_path: Path, postgres: Server
):
    log = tmp_path / "bot.log"
    bot = bot_process(discord, tmp_path / "bot.db", log, {"BOT_DATABASE": postgres.new_database()})
    await bot.start()
    try:
        await bot.ready()
        await until(log, "ready ")
        ada = discord.person("ada")
        postgres.stop()
        try:
            await until(log, "cannot be reached")
            assert "nothing has changed" in await turns(ada)
            await asyncio.sleep(AWAY)
        finally:
            postgres.start()
        await until(log, "the database can be reached again")
        assert "all caught up" in await turns(ada)
    finally:
        await bot.stop()
    assert said(log) == ["the database cannot be reached", "the database can be reached again"]


async def first_flick(discord: LocalDiscord) -> tuple[Table, ClientMessage]:
    """A match past the deployments, and the turn that asks for the first flick."""
    table = Table(discord, (discord.person("ada"), discord.person("bruno")), unheard, scenes())
    await table.challenge("arena", "pitchout")
    begun = await table.next_turn()
    await table.answer(begun)
    return table, await table.next_turn(begun.id)


async def moved_on(table: Table, turn: ClientMessage) -> ClientMessage:
    """The turn after this one, which people try to answer until it is there."""
    async with asyncio.timeout(60):
        while True:
            try:
                return await asyncio.wait_for(table.next_turn(turn.id), 3.0)
            except TimeoutError:
                with contextlib.suppress(PersonError):
                    await table.answer(turn)


async def all_answered(local: LocalDiscord) -> None:
    """Wait until discord.py answers nothing again that failed: between two attempts it rests up to nine seconds."""
    async with asyncio.timeout(90):
        while time.time() < 10.0 + max(call.at for call in local.log.requests if call.path.endswith("/callback")):  # noqa: ASYNC110  nobody tells
            await asyncio.sleep(0.1)


def shown_in(table: Table) -> list[int]:
    """The moves that the messages of a match show, in the order of the messages."""
    messages = table.people[0].messages(table.thread)
    return [revision_of(one) for one in messages if one.pictures and not one.ephemeral]


async def test_moves_pressed_as_the_database_goes_are_made_once(
    discord: LocalDiscord, tmp_path: Path, postgres: Server
):
    log, database = tmp_path / "bot.log", postgres.new_database()
    bot = bot_process(discord, tmp_path / "bot.db", log, {"BOT_DATABASE": database})
    await bot.start()
    try:
        await bot.ready()
        await until(log, "ready ")
        table, turn = await first_flick(discord)
        for nth, pause in enumerate((0.0, 0.01, 0.05), start=1):
            pressed = asyncio.create_task(table.confirm(*await table.prepare(turn)))
            await asyncio.sleep(pause)
            await asyncio.to_thread(postgres.stop)
            with contextlib.suppress(PersonError):
                await pressed
            await until(log, "the database cannot be reached", nth)
            await asyncio.to_thread(postgres.start)
            await until(log, "the database can be reached again", nth)
            turn = await moved_on(table, turn)
        await asyncio.sleep(2.0)
        with psycopg.connect(database) as plain:
            moves = plain.execute("SELECT count(*), count(DISTINCT key), max(revision) FROM turns").fetchone()
            waiting = plain.execute("SELECT count(*) FROM posts WHERE state <> 'done'").fetchone()
    finally:
        await bot.stop()
    shown = shown_in(table)
    assert moves == (shown[-1] + 1, shown[-1] + 1, shown[-1])
    assert shown == sorted(set(shown))
    assert waiting == (0,)
    assert said(log).count("the database can be reached again") == 3


async def test_moves_pressed_as_the_api_goes_are_made_and_shown_once(tmp_path: Path):
    log = tmp_path / "bot.log"
    async with local_discord(tmp_path) as local, running(local, tmp_path):
        await until(log, "ready ")
        table, turn = await first_flick(local)
        for nth, pause in enumerate((0.0, 0.03, 0.3), start=1):
            pressed = asyncio.create_task(table.confirm(*await table.prepare(turn)))
            await asyncio.sleep(pause)
            local.faults.plan(RestFault(route="*", status=503))
            with contextlib.suppress(PersonError):
                await pressed
            with contextlib.suppress(PersonError):
                await turns(local.person("chloe"))
            await until(log, "Discord cannot be reached", nth)
            local.faults.clear()
            await until(log, "Discord can be reached again", nth)
            turn = await moved_on(table, turn)
        await all_answered(local)
    shown = shown_in(table)
    assert shown == sorted(set(shown))
    assert said(log) == ["Discord cannot be reached", "Discord can be reached again"] * 3
