"""A start that cannot succeed ends with a sentence; one that succeeds is complete before the bot is online."""

import asyncio
from typing import Any

import discord
import pytest
from pydantic import SecretStr

from bot import app, connection
from bot.settings import Settings
from tests.support.scene import Scene

pytestmark = pytest.mark.asyncio
COMMANDS = "/applications/{application_id}/commands"


def settings_of(table: Scene) -> Settings:
    return Settings(token=SecretStr(table.local.token))


async def test_a_list_of_commands_that_is_refused_ends_the_start(table: Scene):
    table.local.faults.fail_next("GET", COMMANDS, status=404)
    with pytest.raises(app.BadServer, match=r"^Discord refuses GET .*/commands: 404 Not Found\.$"):
        await connection.serve(table.services, settings_of(table))


async def test_a_list_of_commands_that_makes_no_sense_ends_the_start(table: Scene, monkeypatch: pytest.MonkeyPatch):
    async def page_of_another_server(*_: Any, **__: Any) -> str:
        return "<html>"

    monkeypatch.setattr(discord.http.HTTPClient, "get_global_commands", page_of_another_server)
    with pytest.raises(app.BadServer, match="list of commands"):
        await connection.serve(table.services, settings_of(table))


async def test_the_bot_is_not_online_before_its_painter_is_warm(table: Scene, monkeypatch: pytest.MonkeyPatch):
    asked, warm = asyncio.Event(), asyncio.Event()

    async def warming(_: object) -> None:
        asked.set()
        await warm.wait()

    monkeypatch.setattr(type(table.services.worker), "warm", warming)
    before = len(table.local.gateway._sessions)
    serving = asyncio.create_task(connection.serve(table.services, settings_of(table)))
    try:
        await asyncio.wait_for(asked.wait(), 10)
        assert len(table.local.gateway._sessions) == before
        warm.set()
        await table.local.world.feed.until(lambda: len(table.local.gateway._sessions) > before or None, 10)
    finally:
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
