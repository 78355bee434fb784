"""Availability of commands: all on the bot's servers; those that need no server also for users who installed the bot."""

from typing import Any

import pytest

from tests.support.discord.scene import Scene

pytestmark = pytest.mark.asyncio

SERVER, USER = 0, 1
IN_SERVERS, IN_ITS_DMS, IN_OTHER_TALKS = 0, 1, 2
COMMANDS_ANYWHERE = (
    *("help", "rules", "learn", "profile", "turns", "settings", "data", "practice", "daily"),
    *("play", "flick", "move", "board", "resign", "history"),
)
TAKEN_ALONG = {*COMMANDS_ANYWHERE, "Report a problem", "Suggest better words"}
MANAGE_SERVER = 1 << 5


async def payload(table: Scene) -> list[dict[str, Any]]:
    return await table.bot._payload()


async def test_what_needs_no_server_is_offered_everywhere(table: Scene):
    told = {one["name"]: one for one in await payload(table) if one["name"] in TAKEN_ALONG}
    for one in told.values():
        assert one["integration_types"] == [SERVER, USER]
        assert one["contexts"] == [IN_SERVERS, IN_ITS_DMS, IN_OTHER_TALKS]


async def test_everything_else_and_every_other_menu_is_offered_in_servers_alone(table: Scene):
    others = [one for one in await payload(table) if one["name"] not in {*TAKEN_ALONG, "Challenge"}]
    assert {"leaderboard", "match", "server", "Describe board", "Replay this move"} <= {one["name"] for one in others}
    for one in others:
        assert one["integration_types"] == [SERVER], one["name"]
        assert one["contexts"] == [IN_SERVERS], one["name"]


async def test_people_are_challenged_wherever_there_are_others(table: Scene):
    (challenge,) = [one for one in await payload(table) if one["name"] == "Challenge"]
    assert challenge["integration_types"] == [SERVER, USER]
    assert challenge["contexts"] == [IN_SERVERS, IN_OTHER_TALKS]


async def test_only_what_is_for_those_who_manage_a_server_asks_for_a_right(table: Scene):
    asking = {one["name"]: one["default_member_permissions"] for one in await payload(table)}
    assert {name: right for name, right in asking.items() if right is not None} == {
        "server": MANAGE_SERVER,
        "watch": MANAGE_SERVER,
    }


async def test_discord_is_told_the_same(table: Scene):
    kept = {one["name"]: one for one in table.local.world.state.commands[0]}
    for one in await payload(table):
        assert kept[one["name"]]["integration_types"] == one["integration_types"]
        assert kept[one["name"]]["contexts"] == one["contexts"]
