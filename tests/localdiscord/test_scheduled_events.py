"""Scheduled events: permissions, required fields, changes by time, and gateway events."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from localdiscord.channel_visibility import ChannelVisibility
from localdiscord.config import LocalConfig
from localdiscord.events import ChangeKind, EventChanged
from localdiscord.gateway_events import Intent, events_for, guild_create
from localdiscord.permissions import Permission
from localdiscord.rest.scheduled_events import MOST
from localdiscord.server import LocalDiscord
from tests.localdiscord.by_hand import Rest

pytestmark = pytest.mark.asyncio
HOUR = 3600.0


def events(rest: Rest, number: object = "") -> str:
    return f"/guilds/{rest.local.world.guild.id}/scheduled-events" + (f"/{number}" if number else "")


def at(rest: Rest, seconds: float) -> str:
    return datetime.fromtimestamp(rest.local.clock.now() + seconds, UTC).isoformat()


def cup(rest: Rest, **other: Any) -> dict[str, Any]:
    return {
        "name": "Club Cup",
        "description": "Swiss",
        "privacy_level": 2,
        "entity_type": 3,
        "entity_metadata": {"location": "#lobby"},
        "scheduled_start_time": at(rest, HOUR),
        "scheduled_end_time": at(rest, 3 * HOUR),
    } | other


def may(rest: Rest, *rights: Permission) -> None:
    """Set the bot's permissions for events."""
    world = rest.local.world
    role = world.guild.roles[world.guild.members[world.bot.id].role_ids[0]]
    role.permissions = role.permissions & ~int(Permission.CREATE_EVENTS | Permission.MANAGE_EVENTS) | int(sum(rights))


async def statuses(rest: Rest) -> list[int]:
    return [one["status"] for one in (await rest("GET", events(rest))).body]


async def test_it_needs_the_right_to_create_events(rest: Rest):
    may(rest, Permission.MANAGE_EVENTS)
    assert (await rest("POST", events(rest), cup(rest))).code == 50013
    may(rest, Permission.CREATE_EVENTS)
    made = (await rest("POST", events(rest), cup(rest))).body
    may(rest)
    for method, body in (("PATCH", {"name": "x"}), ("DELETE", None)):
        assert (await rest(method, events(rest, made["id"]), body)).code == 50013
    assert (await rest("GET", events(rest, made["id"]))).body["name"] == "Club Cup"
    may(rest, Permission.MANAGE_EVENTS)
    assert (await rest("PATCH", events(rest, made["id"]), {"name": "x"})).body["name"] == "x"


async def test_anothers_event_needs_the_right_to_manage_them(rest: Rest):
    made = (await rest("POST", events(rest), cup(rest))).body["id"]
    rest.local.world.state.events[int(made)].creator_id = rest.local.person("ada").id
    assert (await rest("DELETE", events(rest, made))).code == 50013
    may(rest, Permission.MANAGE_EVENTS)
    assert (await rest("DELETE", events(rest, made))).status == 204
    assert (await rest("GET", events(rest, made))).code == 10070


@pytest.mark.parametrize(
    ("other", "fault"),
    [
        ({"name": ""}, "BASE_TYPE_REQUIRED"),
        ({"name": "n" * 101}, "BASE_TYPE_BAD_LENGTH"),
        ({"description": "d" * 1001}, "BASE_TYPE_MAX_LENGTH"),
        ({"privacy_level": None}, "BASE_TYPE_REQUIRED"),
        ({"privacy_level": 1}, "BASE_TYPE_CHOICES"),
        ({"entity_type": 2}, "BASE_TYPE_CHOICES"),
        ({"entity_metadata": None}, "BASE_TYPE_REQUIRED"),
        ({"entity_metadata": {"location": "l" * 101}}, "BASE_TYPE_BAD_LENGTH"),
        ({"scheduled_end_time": None}, "BASE_TYPE_REQUIRED"),
        ({"scheduled_start_time": "soon"}, "DATE_TIME_TYPE_PARSE"),
        ({"scheduled_start_time": "2020-01-01T00:00:00+00:00"}, "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST"),
        ({"scheduled_end_time": "2020-01-01T00:00:00+00:00"}, "BASE_TYPE_BAD"),
        ({"channel_id": "1"}, "BASE_TYPE_BAD"),
    ],
)
async def test_what_is_wrong_is_named(rest: Rest, other: dict[str, Any], fault: str):
    answer = await rest("POST", events(rest), cup(rest, **other))
    assert (answer.code, answer.faults) == (50035, [fault])
    assert await statuses(rest) == []


async def test_its_status_goes_one_way(rest: Rest):
    made = events(rest, (await rest("POST", events(rest), cup(rest))).body["id"])
    assert (await rest("PATCH", made, {"status": 3})).faults == ["TRANSITION_INVALID"]
    assert (await rest("PATCH", made, {"status": 2})).body["status"] == 2
    later = {"scheduled_start_time": at(rest, 2 * HOUR)}
    assert (await rest("PATCH", made, later)).faults == ["BASE_TYPE_BAD"]
    assert (await rest("PATCH", made, {"status": 4})).faults == ["TRANSITION_INVALID"]
    assert (await rest("PATCH", made, {"status": 3})).body["status"] == 3
    assert (await rest("PATCH", made, {"name": "x"})).code == 180000
    assert await statuses(rest) == []
    other = events(rest, (await rest("POST", events(rest), cup(rest))).body["id"])
    assert (await rest("PATCH", other, {"status": 4})).body["status"] == 4


async def test_it_begins_and_ends_by_itself(rest: Rest):
    await rest("POST", events(rest), cup(rest))
    assert await statuses(rest) == [1]
    rest.local.clock.advance(HOUR + 1)
    assert await statuses(rest) == [2]
    rest.local.clock.advance(2 * HOUR)
    assert await statuses(rest) == []


async def test_a_server_has_a_hundred_at_a_time():
    async with LocalDiscord(LocalConfig(rates_enforced=False)) as local, aiohttp.ClientSession() as session:
        rest = Rest(local, session)
        for _ in range(MOST):
            assert (await rest("POST", events(rest), cup(rest))).status == 200
        assert (await rest("POST", events(rest), cup(rest))).code == 30038


async def test_a_session_that_wants_to_hears_of_them(rest: Rest):
    world = rest.local.world
    visibility = ChannelVisibility(world, rest.local.config)
    heard = []
    stop = world.feed.listen(
        lambda event: heard.extend(events_for(world, event, Intent.GUILD_SCHEDULED_EVENTS | Intent.GUILDS, visibility))
    )
    made = (await rest("POST", events(rest), cup(rest))).body
    await rest("PATCH", events(rest, made["id"]), {"status": 2})
    await rest("DELETE", events(rest, made["id"]))
    stop()
    assert [(name.removeprefix("GUILD_SCHEDULED_EVENT_"), body["status"]) for name, body in heard] == [
        ("CREATE", 1),
        ("UPDATE", 2),
        ("DELETE", 2),
    ]
    other = (await rest("POST", events(rest), cup(rest))).body
    assert guild_create(world, world.guild, 0, visibility)["guild_scheduled_events"] == [other]
    (changed,) = (EventChanged(one, ChangeKind.CHANGED) for one in world.state.events.values())
    assert events_for(world, changed, Intent.GUILDS, visibility) == []


async def test_they_are_kept_in_the_file(tmp_path: Path):
    path = tmp_path / "world.json"
    async with LocalDiscord(LocalConfig(keep=path)) as local, aiohttp.ClientSession() as session:
        rest = Rest(local, session)
        await rest("POST", events(rest), cup(rest))
    async with LocalDiscord(LocalConfig(keep=path)) as local, aiohttp.ClientSession() as session:
        assert await statuses(Rest(local, session)) == [1]


@pytest.mark.parametrize(("method", "number"), [("GET", 1), ("PATCH", 1), ("DELETE", 1)])
async def test_one_that_is_not_there_is_unknown(rest: Rest, method: str, number: int):
    assert (await rest(method, events(rest, number), {})).code == 10070
    assert (await rest("GET", "/guilds/1/scheduled-events")).code == 10004
