"""`/server export`: everything that is set is in the file, and ids are exact for every reader."""

import json
from typing import Any, get_type_hints

import msgspec
import pytest

from bot.matches.settings.preferences import POSTED, ROLES, ChannelSettings, Preset, ServerSettings, Watch
from cogs.settings.export import exported
from tests.places import ARENA, FORUM, GENERAL
from tests.support.discord.scene import Scene

pytestmark = pytest.mark.asyncio


def read_back(exported: dict[str, Any]) -> ServerSettings:
    """The settings that a file says, as a stranger would read them."""
    kept = exported["settings"]
    for wish in (*POSTED, *ROLES):
        kept[wish] = int(kept[wish] or 0)
    kept["channels"] = [int(one) for one in kept["channels"]]
    for one in (*kept["watches"], *kept["by_channel"]):
        one["channel"] = int(one["channel"])
    return msgspec.convert(kept, ServerSettings)


async def test_the_file_says_what_is_set(table: Scene):
    await table.ada.command(
        "general", "server setup", {"results": ARENA, "forum": FORUM, "clock": "1d", "look": "light"}
    )
    await table.ada.command("general", "server preset", {"name": "Club “night”", "game": "pitchout", "clock": "6h"})
    reply = await table.ada.command("general", "server export")
    assert reply.shown.ephemeral
    (file,) = table.local.world.message(reply.shown.channel_id, reply.shown.id).attachments
    assert file.filename == "settings.json"
    exported = json.loads(file.content)
    assert (exported["format"], exported["version"]) == ("pichenette-server-settings", 1)
    assert exported["server"] == str(table.local.world.guild.id)
    assert exported["settings"]["results"] == str(ARENA)
    assert read_back(exported) == await table.services.store.server_settings(table.local.world.guild.id)


async def test_every_id_is_a_string_and_every_setting_is_there():
    settings = ServerSettings(
        channels=(ARENA, GENERAL), daily=ARENA, news=GENERAL, results=ARENA, forum=FORUM, log=ARENA, players=GENERAL, watches=(Watch(ARENA, 60_000),),
        presets=(Preset("night", "offboard"),), by_channel=(ChannelSettings(ARENA, "fr"),),
    )  # fmt: skip
    loaded = json.loads(msgspec.json.encode(exported(1100000000000000001, settings)))
    assert loaded["settings"].keys() == get_type_hints(ServerSettings).keys()
    assert not [number for number in _numbers(loaded) if number > 2**53]
    assert read_back(loaded) == settings


def _numbers(value: Any) -> list[int]:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return [number for one in value for number in _numbers(one)]
    return [value] if isinstance(value, int) else []
