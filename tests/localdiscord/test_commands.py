"""Commands: refusals by Discord, and storage."""

from typing import Any

import pytest

from tests.localdiscord.by_hand import Rest
from tests.localdiscord.places import APPLICATION

pytestmark = pytest.mark.asyncio

APP = f"/applications/{APPLICATION}"
LENGTH, MOST = "BASE_TYPE_BAD_LENGTH", "BASE_TYPE_MAX_LENGTH"


def command(name: str = "play", **more: Any) -> dict[str, Any]:
    return {"name": name, "type": 1, "description": "Play"} | more


def option(name: str = "game", kind: int = 3, **more: Any) -> dict[str, Any]:
    return {"name": name, "type": kind, "description": "A game"} | more


BAD: dict[str, tuple[list[dict[str, Any]], str]] = {
    "a description of 101": ([command(description="d" * 101)], LENGTH),
    "no description": ([command(description="")], "BASE_TYPE_REQUIRED"),
    "a name of 33": ([command("n" * 33)], LENGTH),
    "a capital in the name": ([command("Play")], "APPLICATION_COMMAND_INVALID_NAME"),
    "a space in the name": ([command("play it")], "APPLICATION_COMMAND_INVALID_NAME"),
    "an option's bad name": ([command(options=[option("The game")])], "APPLICATION_COMMAND_INVALID_NAME"),
    "a bad localized name": ([command(name_localizations={"fr": "Jouer"})], "APPLICATION_COMMAND_INVALID_NAME"),
    "26 options": ([command(options=[option(f"o{n}") for n in range(26)])], MOST),
    "26 choices": (
        [command(options=[option(choices=[{"name": f"{n}", "value": f"{n}"} for n in range(26)])])],
        MOST,
    ),
    "a choice value of 101": ([command(options=[option(choices=[{"name": "a", "value": "v" * 101}])])], LENGTH),
    "choices with autocomplete": (
        [command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])])],
        "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID",
    ),
    "required after optional": (
        [command(options=[option(), option("with", required=True)])],
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "two options of one name": (
        [command(options=[option(), option()])],
        "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED",
    ),
    "subcommand beside option": (
        [command(options=[option("sub", 1), option()])],
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    "8001 characters": (
        [
            command(
                options=[
                    option(f"o{n}", choices=[{"name": c * 50, "value": c * 50} for c in "abcdef"]) for n in range(14)
                ]
            )
        ],
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
    "two commands of one name": ([command(), command()], "APPLICATION_COMMANDS_DUPLICATE_NAME"),
    "101 commands": ([command(f"c{n}") for n in range(101)], "APPLICATION_COMMAND_TOO_MANY"),
    "16 user menus": ([{"name": f"c{n}", "type": 2} for n in range(16)], "APPLICATION_COMMAND_TOO_MANY"),
    "two Entry Points": ([{"name": n, "type": 4, "handler": 2} for n in "ab"], "APPLICATION_COMMAND_TOO_MANY"),
    "an Entry Point without handler": ([{"name": "Launch", "type": 4}], "BASE_TYPE_CHOICES"),
    "a menu with a description": (
        [{"name": "See", "type": 2, "description": "x"}],
        "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION",
    ),
}


@pytest.mark.parametrize("name", BAD)
async def test_a_bad_command_is_refused(rest: Rest, name: str):
    commands, fault = BAD[name]
    response = await rest("PUT", f"{APP}/commands", commands)
    assert (response.status, response.code) == (400, 50035)
    assert response.faults == [fault]
    assert (await rest("GET", f"{APP}/commands")).body == []


async def test_replacing_keeps_ids_by_name(rest: Rest):
    first = (await rest("PUT", f"{APP}/commands", [command("play"), command("board")])).body
    second = (await rest("PUT", f"{APP}/commands", [command("play", description="Play now"), command("turns")])).body
    assert second[0]["id"] == first[0]["id"]
    assert [c["name"] for c in (await rest("GET", f"{APP}/commands")).body] == ["play", "turns"]


async def test_an_entry_point_is_not_dropped_from_a_list(rest: Rest):
    launch = {"name": "Launch", "type": 4, "handler": 2}
    made = (await rest("POST", f"{APP}/commands", launch)).body
    refused = await rest("PUT", f"{APP}/commands", [command("play")])
    assert (refused.status, refused.code) == (400, 50240)
    assert [one["name"] for one in (await rest("GET", f"{APP}/commands")).body] == ["Launch"]
    kept = (await rest("PUT", f"{APP}/commands", [command("play"), launch | {"name": "Start", "id": made["id"]}])).body
    assert [(one["name"], one.get("handler"), one["id"] == made["id"]) for one in kept] == [
        ("play", None, False),
        ("Start", 2, True),
    ]
    assert (await rest("DELETE", f"{APP}/commands/{made['id']}")).status == 204
    assert (await rest("PUT", f"{APP}/commands", [command("play")])).status == 200


async def test_one_command_at_a_time(rest: Rest):
    made = await rest("POST", f"{APP}/commands", command(default_member_permissions=32))
    assert (made.status, made.body["default_member_permissions"]) == (201, "32")
    again = await rest("POST", f"{APP}/commands", command(description="Play again"))
    assert (again.status, again.body["id"]) == (200, made.body["id"])
    one = f"{APP}/commands/{made.body['id']}"
    assert (await rest("PATCH", one, {"description": "Once more"})).body["description"] == "Once more"
    assert (await rest("GET", one)).body["description"] == "Once more"
    assert (await rest("DELETE", one)).status == 204
    assert (await rest("GET", one)).code == 10063


async def test_the_servers_own_commands_are_apart(rest: Rest):
    guild = f"{APP}/guilds/{rest.local.world.guild.id}/commands"
    made = (await rest("PUT", guild, [command("house")])).body
    assert made[0]["guild_id"] == str(rest.local.world.guild.id)
    assert (await rest("GET", f"{APP}/commands")).body == []
    assert (await rest("PUT", f"{APP}/guilds/1/commands", [])).code == 50001
    assert (await rest("PUT", "/applications/1/commands", [])).code == 50001


async def test_200_creates_a_day(rest: Rest):
    for half in "ab":
        assert (await rest("PUT", f"{APP}/commands", [command(f"{half}{n}") for n in range(100)])).status == 200
    assert (await rest("PUT", f"{APP}/commands", [command("one-more")])).code == 30034
