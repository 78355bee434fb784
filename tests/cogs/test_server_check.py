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


BARRED = (Permission.SEND_MESSAGES, Permission.SEND_MESSAGES_IN_THREADS, Permission.CREATE_PUBLIC_THREADS)


async def check(table: Scene, channel: str = "general", person: str = "ada") -> str:
    reply = await table.local.person(person).command(channel, "server check")
    assert reply.message is not None
    assert reply.message.ephemeral
    return reply.message.text


async def test_where_nothing_is_missing_it_says_so(table: Scene):
    await table.begin()
    deny(table, "no-entry")
    said = await check(table)
    match = await table.match()
    assert said.startswith("### All permissions OK")
    assert f"✅ <#{match.channel}> · 1 match\n" in said + "\n"
    assert says(said, "check-seen", count=3)
    assert f"<#{table.local.world.find_channel('no-entry').id}>" not in said


async def test_every_channel_is_looked_at_in_which_members_may_use_the_bot(table: Scene):
    world = table.local.world
    closed, arena = (world.find_channel(name) for name in ("no-entry", "arena"))
    said = await check(table)
    assert f"⚠️ <#{closed.id}>" in said
    assert says(said, "check-seen", count=3)
    deny(table, "arena", *BARRED)
    assert f"⚠️ <#{arena.id}>, <#{closed.id}>" in await check(table)  # what is the same is said once
    (barred,) = closed.overwrites
    mine = Overwrite(barred.target_id, 0, allow=int(Permission.VIEW_CHANNEL), deny=barred.deny)
    for way in ("VIEW_CHANNEL", "SEND_MESSAGES", "USE_APPLICATION_COMMANDS"):
        closed.overwrites = [mine, Overwrite(world.guild.id, 0, deny=int(Permission[way]))]
        world.change_channel(closed)
        assert f"<#{closed.id}>" not in await check(table), way  # members cannot use it there, so it need not post


async def test_where_channels_are_chosen_those_are_looked_at_alone(table: Scene):
    world = table.local.world
    closed, arena = (world.find_channel(name) for name in ("no-entry", "arena"))
    await table.ada.command("general", "server setup", {"channel": "arena"})
    said = await check(table)
    assert f"✅ <#{arena.id}>" in said
    assert f"<#{closed.id}>" not in said
    assert not says(said, "check-seen")
    await table.ada.command("general", "server setup", {"channel": "no-entry"})
    assert f"⚠️ <#{closed.id}>" in await check(table)


async def test_each_right_is_named_with_what_comes_of_it_and_where_it_is_given(table: Scene):
    said = await check(table, "no-entry")
    assert "**“Send Messages”** is missing: I can’t post challenges" in said
    assert says(said, "check-where-channel", role="Pichenette")


async def test_a_channel_that_is_hidden_is_named_alone(table: Scene):
    await table.begin()
    deny(table, "no-entry")
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


@pytest.mark.parametrize("wish", ["daily", "news", "results"])
async def test_a_channel_chosen_for_posts_in_which_the_bot_cannot_write_is_warned_of_plainly(table: Scene, wish: str):
    closed = table.local.world.find_channel("no-entry").id
    panel = (await table.ada.command("arena", "server setup", {wish: str(closed)})).shown
    for said in (panel.text, await check(table)):
        assert says(said, "lack-feed")
        assert says(said, "check-where-channel")
        assert not says(said, "lack-send_messages")
        assert not says(said, "lack-create_public_threads")
    deny(table, "no-entry")
    panel = (await table.ada.command("arena", "server setup", {wish: str(closed)})).shown  # stops it
    panel = (await table.ada.command("arena", "server setup", {wish: str(closed)})).shown
    assert not says(panel.text, "lack-feed")
    deny(table, "no-entry", Permission.READ_MESSAGE_HISTORY)
    assert says(await check(table), "lack-twice")


async def test_a_channel_of_results_in_which_matches_are_played_is_checked_for_both(table: Scene):
    arena = table.local.world.find_channel("arena").id
    await table.begin()
    await table.ada.command("arena", "server setup", {"results": str(arena)})
    deny(table, "arena", *BARRED)
    assert says(await check(table), "lack-send_messages")
