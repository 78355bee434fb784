"""Fixture files: the world they make, and messages about invalid ones."""

import asyncio
import json
import os
import signal
import sys
import tomllib
from asyncio.subprocess import PIPE
from pathlib import Path

import aiohttp
import pytest

from localdiscord.first_world import first_world
from localdiscord.fixtures import DEFAULT, BadFixtures, read_fixtures
from localdiscord.permissions import Permission, permissions_in
from localdiscord.records import ChannelType

ROOT = Path(__file__).parents[2]
SMALL = """
[application]
name = "till"

[[people]]
name = "mia"

[[servers]]
name = "Shop"
owner = "mia"

[[servers.channels]]
name = "orders"
"""
MEETING = f"""{SMALL}
[[people]]
name = "noah"
takes_dms = false
installed = true

[[conversations]]
people = ["mia", "noah"]
"""
GROUP = """
[[people]]
name = "zoe"

[[conversations]]
people = ["zoe", "mia", "noah"]
name = "Friday"
id = 5
"""


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[application", "is not TOML: "),
        (SMALL.replace('name = "till"', ""), "application: Object missing required field `name`."),
        (SMALL.replace('name = "mia"', 'nam = "mia"'), "people 1: Object contains unknown field `nam`."),
        (SMALL.replace('owner = "mia"', ""), "servers 1: Object missing required field `owner`."),
        (SMALL + "slowmode = 'long'", "servers 1, channels 1, slowmode: Expected `int`, got `str`."),
        (SMALL + "kind = 'pub'", "servers 1, channels 1, kind: Invalid enum value 'pub'."),
        (SMALL.replace('owner = "mia"', 'owner = "leo"'), "server 'Shop': there is no owner 'leo'; there is 'mia'."),
        (SMALL.replace('owner = "mia"', 'owner = "till"'), "there is no owner 'till'; there is 'mia'."),
        (SMALL.replace('owner = "mia"', 'owner = "mia"\nmembers = ["leo"]'), "there is no member 'leo'"),
        (SMALL.replace('owner = "mia"', 'owner = "mia"\nwelcome = "hall"'), "there is no welcome channel 'hall'"),
        (SMALL.replace('owner = "mia"', 'owner = "mia"\neveryone = ["fly"]'), "everyone: there is no permission 'fly'"),
        (SMALL + "category = 'Shop'", "channel 'orders': there is no category 'Shop'; there is none."),
        (SMALL + "reaction = 'x'", "tags and a reaction are for forums and media channels, not for kind 'text'."),
        (SMALL + "overwrites = [{ deny = ['view_channel'] }]", "an overwrite names a role or a person."),
        (SMALL + "overwrites = [{ role = 'Boss' }]", "there is no role 'Boss'; there is '@everyone', 'till'."),
        (SMALL + "overwrites = [{ person = 'leo' }]", "there is no person 'leo'; there is 'till', 'mia'."),
        (SMALL + "[[servers.channels]]\nname = 'orders'", "channels: the name 'orders' is given 2 times."),
        (SMALL + "[[servers.roles]]\nname = 'Boss'\ncolor = 'red'", "a color is written like #3BA55D, not 'red'."),
        (SMALL + "[[servers.roles]]\nname = 'Boss'\nmembers = ['leo']", "there is no member of role 'Boss' 'leo'"),
        (SMALL + "id = 7\n[[servers.channels]]\nname = 'two'\nid = 7", "the id 7 is given 2 times."),
        (
            SMALL + "[[conversations]]\npeople = ['mia', 'leo']",
            "conversation 1: there is no person 'leo'; there is 'mia'.",
        ),
        (SMALL + "[[conversations]]\npeople = ['mia', 'mia']", "conversation 1: the name 'mia' is given 2 times."),
        (SMALL + "[[conversations]]\npeople = ['mia']", "conversation 1: it has two people, or a group of up to 10."),
        (MEETING + "name = 'Ours'", "conversation 1: only a group has a name."),
        (MEETING + "[[conversations]]\npeople = ['noah', 'mia']", "conversations: mia and noah have two."),
        (SMALL.replace('name = "mia"', 'name = "mia"\nbot = true'), "at least one person who is not a bot is needed."),
    ],
)
def test_a_wrong_file_is_told_in_a_sentence(tmp_path: Path, text: str, sentence: str):
    path = tmp_path / "world.toml"
    path.write_text(text)
    with pytest.raises(BadFixtures) as caught:
        read_fixtures(path)
    assert sentence in str(caught.value)
    assert str(caught.value).startswith(str(path))


def test_a_missing_file_is_told(tmp_path: Path):
    with pytest.raises(BadFixtures, match="cannot be read: No such file or directory"):
        read_fixtures(tmp_path / "world.toml")


def test_json_means_the_same(tmp_path: Path):
    path = tmp_path / "world.json"
    path.write_text(json.dumps(tomllib.loads(DEFAULT.read_text(encoding="utf-8"))))
    assert read_fixtures(path) == read_fixtures(DEFAULT)
    path.write_text("{")
    with pytest.raises(BadFixtures, match="is not JSON: "):
        read_fixtures(path)


def test_a_small_file_is_enough(tmp_path: Path):
    path = tmp_path / "world.toml"
    path.write_text(
        SMALL.replace(
            'name = "orders"', 'name = "orders"\nid = 7\noverwrites = [{ person = "mia", deny = ["send_messages"] }]'
        )
    )
    world = first_world(read_fixtures(path), 5.0)
    (channel,) = world.channels.values()
    bot = world.bot_id
    assert (channel.id, channel.overwrites[0].deny) == (7, Permission.SEND_MESSAGES)
    assert [role.bot_id for role in world.guild.roles.values()] == [None, bot]
    assert world.guild.members[bot].joined == 5.0
    assert Permission.USE_EXTERNAL_EMOJIS in permissions_in(world.guild, bot, channel)


def test_people_have_conversations_and_settings(tmp_path: Path):
    path = tmp_path / "world.toml"
    path.write_text(MEETING + GROUP)
    world = first_world(read_fixtures(path), 5.0)
    ids = {user.username: user.id for user in world.users.values()}
    pair, group = (channel for channel in world.channels.values() if channel.is_dm)
    assert (pair.type, pair.recipients) == (ChannelType.DM, [ids["mia"], ids["noah"]])
    assert (group.id, group.type, group.name) == (5, ChannelType.GROUP, "Friday")
    assert (group.owner_id, group.recipients) == (ids["zoe"], [ids["zoe"], ids["mia"], ids["noah"]])
    assert world.taken_along == {ids["noah"]}
    assert [user.username for user in world.users.values() if not user.takes_dms] == ["noah"]


@pytest.mark.asyncio
async def test_it_is_served_alone_with_other_fixtures(tmp_path: Path):
    path = tmp_path / "world.toml"
    path.write_text(SMALL)
    arguments = ("-m", "localdiscord", "--fixtures", str(path), "--port", "0", "--folder", str(tmp_path / "kept"))
    environment = {"PATH": os.environ["PATH"]}
    process = await asyncio.create_subprocess_exec(sys.executable, *arguments, cwd=ROOT, env=environment, stdout=PIPE)
    try:
        assert process.stdout is not None
        async with asyncio.timeout(60):
            lines = [(await process.stdout.readline()).decode() for _ in range(4)]
        _, token, rest, _ = (line.split(":", 1)[1].strip() for line in lines)
        asked = {"Authorization": f"Bot {token}"}
        async with aiohttp.ClientSession(headers=asked) as session, session.get(f"{rest}/users/@me") as answer:
            assert (await answer.json())["username"] == "till"
    finally:
        process.send_signal(signal.SIGTERM)
        await process.wait()
    assert process.returncode == 0
    assert (tmp_path / "kept" / "local-discord.json").exists()


@pytest.mark.asyncio
async def test_it_does_not_begin_with_wrong_fixtures(tmp_path: Path):
    arguments = ("-m", "localdiscord", "--fixtures", str(tmp_path / "none.toml"), "--port", "0")
    process = await asyncio.create_subprocess_exec(sys.executable, *arguments, cwd=ROOT, stderr=PIPE)
    async with asyncio.timeout(60):
        _, errors = await process.communicate()
    assert process.returncode == 2
    assert errors.decode() == f"{tmp_path / 'none.toml'} cannot be read: No such file or directory.\n"
