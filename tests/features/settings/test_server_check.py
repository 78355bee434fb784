"""`/server check`: each right that is missing, by name, with what comes of it and where to mend it."""

from itertools import combinations
from pathlib import Path

import pytest

from localdiscord.people import ClientMessage
from localdiscord.permissions import Permission
from localdiscord.records import Overwrite
from tests.cogs.delivery.channels.test_channel_access_in_discord import until_known
from tests.places import GENERAL
from tests.support.discord.scene import Scene, button, scene
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


def deny(table: Scene, channel: str | int, *rights: Permission) -> None:
    """Take rights from the bot's role in a channel; none: give all back."""
    world = table.local.world
    place = world.find_channel(channel)
    role = next(role for role in world.guild.roles.values() if role.bot_id == world.bot.id)
    place.overwrites = [Overwrite(role.id, 0, deny=int(sum(rights)))] if rights else []
    world.change_channel(place)


async def anyway(table: Scene, panel: ClientMessage) -> ClientMessage:
    """Save a channel that does not serve, which the panel asks about."""
    return (await table.ada.press(panel, custom_id=button(panel, "houseanyway"))).shown


BARRED = (Permission.SEND_MESSAGES, Permission.SEND_MESSAGES_IN_THREADS, Permission.CREATE_PUBLIC_THREADS)


async def check(table: Scene, channel: str = "general", person: str = "ada") -> str:
    reply = await table.local.person(person).command(channel, "server check")
    assert reply.message is not None
    assert reply.message.ephemeral
    return reply.message.text


KINDS = (
    Permission.SEND_MESSAGES,
    Permission.ATTACH_FILES,
    Permission.READ_MESSAGE_HISTORY,
    Permission.CREATE_PUBLIC_THREADS,
    Permission.SEND_MESSAGES_IN_THREADS,
)
ROOMS = 24


async def test_what_is_too_much_for_one_message_comes_in_several(tmp_path: Path):
    async with scene(tmp_path, {"rooms": ROOMS}) as table:
        sets = [missing for count in (1, 2, 3) for missing in combinations(KINDS, count)][:ROOMS]
        for nth, missing in enumerate(sets, start=1):
            deny(table, f"room-{nth}", *missing)
        await until_known(table, f"room-{ROOMS}", "view_channel", granted=True)
        first = (await table.ada.command("general", "server check")).shown
        ids = {f"<#{table.local.world.find_channel(f'room-{nth}').id}>" for nth in range(1, ROOMS + 1)}

        def said() -> list[ClientMessage]:
            return [one for one in table.ada.messages("general") if one.ephemeral and one.id >= first.id]

        await table.all_answered()
        assert len(said()) > 1
        together = "\n".join(one.text for one in said())
        assert all(one in together for one in ids)
        assert not any(one.text.endswith("…") for one in said())


async def test_where_nothing_is_missing_it_says_so(table: Scene):
    await table.begin()
    deny(table, "no-entry")
    report = await check(table)
    match = await table.match()
    assert report.startswith("### All permissions OK")
    assert f"✅ <#{match.channel}> · 1 match\n" in report + "\n"
    assert {f"✅ <#{GENERAL}>", f"✅ <#{table.local.world.find_channel('no-entry').id}>"} <= set(report.splitlines())


async def test_every_channel_is_looked_at_in_which_members_may_use_the_bot(table: Scene):
    world = table.local.world
    closed, arena = (world.find_channel(name) for name in ("no-entry", "arena"))
    report = await check(table)
    assert f"⚠️ <#{closed.id}>" in report
    assert {f"✅ <#{GENERAL}>", f"✅ <#{arena.id}>"} <= set(report.splitlines())
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
    report = await check(table)
    assert f"✅ <#{arena.id}>" in report
    assert f"<#{closed.id}>" not in report
    assert "✅ <#" not in report.replace(f"✅ <#{arena.id}>", "").replace(f"✅ <#{GENERAL}>", "")
    panel = (await table.ada.command("general", "server setup", {"channel": "no-entry"})).shown
    assert f"<#{closed.id}>" not in await check(table)
    await anyway(table, panel)
    assert f"⚠️ <#{closed.id}>" in await check(table)


async def test_each_right_is_named_with_what_comes_of_it_and_where_it_is_given(table: Scene):
    report = await check(table, "no-entry")
    assert "I’m missing **“Send Messages”**: I can’t post challenges" in report
    assert "I’m missing **“Create Public Threads” and “Send Messages in Threads”**: matches get no threads." in report
    assert not says(report, "lack-threads")
    assert says(report, "check-where-channel", role="Pichenette")


async def test_a_channel_that_is_hidden_is_named_alone(table: Scene):
    await table.begin()
    deny(table, "no-entry")
    deny(table, "arena", Permission.VIEW_CHANNEL)
    report = await check(table)
    assert says(report, "check-unseen")
    assert says(report, "check-where-channel", role="Pichenette")
    assert not says(report, "check-lacks")
    assert not says(report, "check-hidden")


async def test_without_rights_to_threads_matches_are_said_once_to_be_played_in_the_channel(table: Scene):
    deny(table, "general", *BARRED[1:])
    report = await check(table)
    assert says(report, "lack-threads")
    assert report.count("played in the channel") == 1


async def test_a_thread_of_a_hidden_channel_is_not_listed_beside_it(table: Scene):
    turn = await table.begin()
    match = await table.match()
    deny(table, "no-entry")
    deny(table, "arena", Permission.VIEW_CHANNEL)
    await until_known(table, "arena", "view_channel", granted=False)
    report = await check(table, str(turn.channel_id))
    assert report.count(f"⚠️ <#{match.channel}> · 1 match") == report.count("⚠️") == 1
    assert f"<#{turn.channel_id}>" not in report


async def test_channels_hidden_from_the_bot_are_named_and_nothing_is_well_over_them(table: Scene):
    deny(table, "no-entry")
    assert (await check(table)).startswith("### All permissions OK\n")
    deny(table, "arena", Permission.VIEW_CHANNEL)
    report = await check(table)
    arena = table.local.world.find_channel("arena").id
    assert says(report, "check-well-seen")
    assert says(report, "check-hidden", channels=f"<#{arena}>")
    assert f"✅ <#{GENERAL}>" in report.splitlines()
    assert "___hidden___" not in report
    deny(table, "no-entry", Permission.ATTACH_FILES)
    report = await check(table)
    assert report.startswith("### I’m missing permissions\n")
    assert says(report, "check-hidden", channels=f"<#{arena}>")
    await table.ada.command("general", "server setup", {"channel": "general"})
    assert not says(await check(table), "check-hidden")  # nobody is to play there


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
    report = await check(table)
    assert says(report, "permission-attach_files")
    assert says(report, "check-where-role", role="Pichenette")


async def test_a_french_moderator_reads_french(table: Scene):
    bruno = table.local.world.guild.members[table.bruno.id]
    referee = next(role for role in table.local.world.guild.roles.values() if role.name == "Referee")
    referee.permissions |= int(Permission.MANAGE_GUILD)
    bruno.role_ids.append(referee.id)
    deny(table, "general", Permission.CREATE_PUBLIC_THREADS)
    report = await check(table, "general", "bruno")
    assert "Il manque **« Créer des fils publics »" in report.replace("\u00a0", " ")
    assert says(report, "check-where-channel", "fr", role="Pichenette")


@pytest.mark.parametrize("wish", ["daily", "news", "results", "lobby"])
async def test_a_channel_chosen_for_posts_in_which_the_bot_cannot_write_is_warned_of_plainly(table: Scene, wish: str):
    closed = table.local.world.find_channel("no-entry").id
    panel = (await table.ada.command("arena", "server setup", {wish: str(closed)})).shown
    assert f"I haven’t saved <#{closed}> yet" in panel.text
    assert getattr(await table.services.store.server_settings(table.local.world.guild.id), wish) == 0
    panel = await anyway(table, panel)
    assert getattr(await table.services.store.server_settings(table.local.world.guild.id), wish) == closed
    for report in (panel.text, await check(table)):
        assert says(report, "lack-feed")
        assert says(report, "check-where-channel")
        assert not says(report, "lack-send_messages")
        assert not says(report, "lack-no-threads")
    assert says(report, f"wish-{wish}")
    deny(table, "no-entry", Permission.VIEW_CHANNEL)
    await until_known(table, "no-entry", "view_channel", granted=False)
    report = await check(table)
    assert says(report, f"wish-{wish}")
    assert report.count("⚠️") == 1
    deny(table, "no-entry")
    await until_known(table, "no-entry", "view_channel", granted=True)
    panel = (await table.ada.command("arena", "server setup", {wish: str(closed)})).shown  # it stays
    await table.ada.press(panel, custom_id=button(panel, f"houseno{wish}"))
    panel = (await table.ada.command("arena", "server setup", {wish: str(closed)})).shown
    assert not says(panel.text, "lack-feed")
    deny(table, "no-entry", Permission.READ_MESSAGE_HISTORY)
    assert says(await check(table), "lack-twice")


async def test_what_serves_is_saved_and_what_does_not_is_asked_about(table: Scene):
    closed = table.local.world.find_channel("no-entry").id
    panel = (await table.ada.command("arena", "server setup", {"results": str(closed), "daily": str(GENERAL)})).shown
    assert "Changed: Puzzle of the day" in panel.text
    settings = await table.services.store.server_settings(table.local.world.guild.id)
    assert (settings.daily, settings.results) == (GENERAL, 0)
    await anyway(table, panel)
    settings = await table.services.store.server_settings(table.local.world.guild.id)
    assert (settings.daily, settings.results) == (GENERAL, closed)


async def test_anyway_there_are_no_more_channels_than_may_be_chosen(table: Scene, monkeypatch: pytest.MonkeyPatch):
    panel = (await table.ada.command("general", "server setup", {"channel": "no-entry"})).shown
    await table.ada.command("general", "server setup", {"channel": "general"})
    monkeypatch.setattr("cogs.settings.setup.MOST", 1)
    refusal = await table.ada.press(panel, custom_id=button(panel, "houseanyway"))
    assert says(refusal.shown.text, "refused-house-many", count=1)
    settings = await table.services.store.server_settings(table.local.world.guild.id)
    assert settings.channels == (GENERAL,)


async def test_a_channel_of_results_in_which_matches_are_played_is_checked_for_both(table: Scene):
    arena = table.local.world.find_channel("arena").id
    await table.begin()
    await table.ada.command("arena", "server setup", {"results": str(arena)})
    deny(table, "arena", *BARRED)
    assert says(await check(table), "lack-send_messages")
