"""`/server check`: each right that is missing, by name, with what comes of it and where to mend it."""

import pytest

from bot.local.permissions import Permission
from bot.local.records import Overwrite
from tests.support.said import says
from tests.support.scene import Scene

pytestmark = pytest.mark.asyncio


def deny(table: Scene, channel: str | int, *rights: Permission) -> None:
    """Take rights from the bot's role in a channel; none: give all back."""
    world = table.local.world
    place = world.find_channel(channel)
    role = next(role for role in world.guild.roles.values() if role.bot_id == world.bot.id)
    place.overwrites = [Overwrite(role.id, 0, deny=int(sum(rights)))] if rights else []
    world.change_channel(place)


async def check(table: Scene, channel: str = "general", person: str = "ada") -> str:
    reply = await table.local.person(person).command(channel, "server check")
    assert reply.message is not None
    assert reply.message.ephemeral
    return reply.message.text


async def test_where_nothing_is_missing_it_says_so(table: Scene):
    await table.begin()
    said = await check(table)
    match = await table.match()
    assert said.startswith("### All permissions OK")
    assert f"✅ <#{match.channel}> · 1 match\n" in said + "\n"


async def test_each_right_is_named_with_what_comes_of_it_and_where_it_is_given(table: Scene):
    said = await check(table, "no-entry")
    assert "**“Send Messages”** is missing: I can’t post challenges" in said
    assert says(said, "check-where-channel", role="Pichenette")


async def test_a_channel_that_is_hidden_is_named_alone(table: Scene):
    await table.begin()
    deny(table, "arena", Permission.VIEW_CHANNEL)
    said = await check(table)
    assert says(said, "check-unknown")
    assert not says(said, "check-lacks")


async def test_what_the_role_itself_lacks_is_to_be_given_in_the_server_settings(table: Scene):
    world = table.local.world
    role = next(role for role in world.guild.roles.values() if role.bot_id == world.bot.id)
    guild = table.bot.guilds[0]
    kept = guild.get_role(role.id)
    assert kept is not None
    kept._permissions &= ~int(Permission.ATTACH_FILES)
    everyone = guild.default_role
    everyone._permissions &= ~int(Permission.ATTACH_FILES)
    await table.begin()
    said = await check(table)
    assert says(said, "permission-attach_files")
    assert says(said, "check-where-role", role="Pichenette")


async def test_a_french_moderator_reads_french(table: Scene):
    bruno = table.local.world.guild.members[table.bruno.id]
    referee = next(role for role in table.local.world.guild.roles.values() if role.name == "Referee")
    referee.permissions |= int(Permission.MANAGE_GUILD)
    bruno.role_ids.append(referee.id)
    deny(table, "general", Permission.CREATE_PUBLIC_THREADS)
    said = await check(table, "general", "bruno")
    assert "Il manque **« Créer des fils publics »" in said.replace("\u00a0", " ")
    assert says(said, "check-where-channel", "fr", role="Pichenette")
