"""A start that cannot succeed ends with a sentence; one that succeeds is complete before the bot is online."""

import asyncio
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.client import app, connection
from bot.settings import Secret, Settings
from tests.support.discord.scene import Scene, bot_on

pytestmark = pytest.mark.asyncio
COMMANDS = "/applications/{application_id}/commands"


def settings_of(table: Scene) -> Settings:
    return Settings(token=Secret(table.local.token))


async def test_a_list_of_commands_that_is_refused_ends_the_start(table: Scene):
    table.local.faults.fail_next("GET", COMMANDS, status=404)
    with pytest.raises(app.BadServer, match=r"^Discord refuses GET .*/commands\?\S+: 404 Not Found\.$"):
        await connection.serve(table.services, settings_of(table))


async def test_a_list_of_commands_that_makes_no_sense_ends_the_start(table: Scene, monkeypatch: pytest.MonkeyPatch):
    request = discord.http.HTTPClient.request

    async def page_of_another_server(client: discord.http.HTTPClient, route: discord.http.Route, **named: Any) -> Any:
        return "<html>" if route.path == COMMANDS else await request(client, route, **named)

    monkeypatch.setattr(discord.http.HTTPClient, "request", page_of_another_server)
    with pytest.raises(app.BadServer, match="list of commands"):
        await connection.serve(table.services, settings_of(table))


LAUNCH = {
    "name": "Launch",
    "type": 4,
    "handler": 2,
    "name_localizations": {"fr": "Lancer"},
    "default_member_permissions": 2048,
    "contexts": [0, 1, 2],
    "integration_types": [0, 1],
}


def overwrites(table: Scene) -> int:
    return sum(call.method == "PUT" and call.path.endswith("/commands") for call in table.local.log.requests)


async def test_the_entry_point_command_survives_a_start_with_changed_commands(table: Scene, tmp_path: Path):
    app = table.local.world.state.application_id
    made: Any = await table.bot.http.upsert_global_command(app, LAUNCH)  # type: ignore[arg-type]
    before = overwrites(table)
    await table.bot._sync()
    assert overwrites(table) == before  # nothing has changed
    table.local.world.state.commands[0] = [one for one in table.local.world.state.commands[0] if one["name"] != "turns"]
    async with bot_on(table.local, tmp_path / "other.db") as (_, bot):  # which has never told its commands
        assert overwrites(table) == before + 1
        await bot._sync()
        assert overwrites(table) == before + 1
    kept = {one["name"]: one for one in table.local.world.state.commands[0]}
    assert {key: value for key, value in kept["Launch"].items() if key != "version"} == {
        key: value for key, value in made.items() if key != "version"
    }
    assert "turns" in kept


async def test_the_bot_is_not_online_before_its_painter_is_warm(table: Scene, monkeypatch: pytest.MonkeyPatch):
    asked, warm = asyncio.Event(), asyncio.Event()

    async def warming(_: object) -> None:
        asked.set()
        await warm.wait()

    monkeypatch.setattr(type(table.services.workers), "warm", warming)
    before = len(table.local.gateway._sessions)
    serving = asyncio.create_task(connection.serve(table.services, settings_of(table)))
    try:
        await asyncio.wait_for(asked.wait(), 60)
        assert len(table.local.gateway._sessions) == before
        warm.set()
        await table.local.world.feed.until(lambda: len(table.local.gateway._sessions) > before or None, 60)
    finally:
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
