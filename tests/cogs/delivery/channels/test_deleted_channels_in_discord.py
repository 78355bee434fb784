"""A channel or thread that is deleted is left by its matches and forgotten by the settings, at once or at the next start."""

from pathlib import Path

import pytest

from bot.matches.core.models import Match
from bot.matches.settings.preferences import NOWHERE, ServerSettings, without_channels
from bot.ops.play import corner
from bot.text import escape_markdown
from localdiscord.permissions import Permission
from localdiscord.server import LocalDiscord
from tests.cogs.delivery.channels.test_channel_access_in_discord import deny
from tests.cogs.delivery.test_outbox import settled, turn_messages
from tests.features.tournaments.test_tournament_trouble_in_discord import until
from tests.places import ARENA, FORUM, GENERAL
from tests.support.discord.scene import QUICK, Scene, bot_on
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def without_results(table: Scene) -> bool:
    return (await settings(table)).results == 0


async def settings(table: Scene) -> ServerSettings:
    return await table.services.store.server_settings(table.local.world.guild.id)


async def test_settings_without_some_channels():
    chosen = ServerSettings(channels=(1, 2), daily=1, results=3, forum=2, news=1)
    assert without_channels(chosen, {1, 4}) == ServerSettings(channels=(2,), results=3, forum=2)
    assert without_channels(chosen, {1, 2}).channels == (NOWHERE,)
    assert without_channels(ServerSettings(), {1}).channels == ()


async def test_a_deleted_channel_is_forgotten_while_the_bot_runs(table: Scene):
    await table.ada.command("general", "server setup", {"results": ARENA, "daily": GENERAL})
    table.ada.delete_channel(ARENA)
    await until(lambda: without_results(table))
    assert (await settings(table)).daily == GENERAL
    assert says(await audited(table, "ada"), "audit-deleted", "en", wish="Results", what=escape_markdown("#arena"))
    role = table.local.membership.add_role("Keen")
    await table.ada.command("general", "server setup", {"players": role.id})
    table.local.membership.remove_role(role.id)

    async def without_players() -> bool:
        return (await settings(table)).players == 0

    await until(without_players)
    assert says(await audited(table, "ada"), "audit-deleted", "en", what=escape_markdown("@Keen"))
    table.local.world.guild.owner_id = table.bruno.id
    assert says(await audited(table, "bruno"), "audit-deleted", "fr", what=escape_markdown("#arena"))


async def audited(table: Scene, name: str) -> str:
    return (await table.local.person(name).command("general", "server audit")).shown.text


async def test_a_channel_deleted_while_the_bot_was_away_is_forgotten_at_its_start(tmp_path: Path):
    async with LocalDiscord(corner(**QUICK)) as local:
        async with bot_on(local, tmp_path / "m.db") as (services, bot):
            await local.person("ada").command("general", "server setup", {"results": ARENA, "daily": GENERAL})
            assert not await without_results(Scene(local, services, bot))
        local.person("ada").delete_channel(ARENA)
        async with bot_on(local, tmp_path / "m.db") as (services, bot):
            table = Scene(local, services, bot)
            await until(lambda: without_results(table))
            assert (await settings(table)).daily == GENERAL
            assert says(await audited(table, "ada"), "audit-deleted", "en", wish="Results", what="a channel")


async def began(table: Scene, **options: str) -> Match:
    await table.to_the_first_flick(**options)
    await settled(table)
    return await table.match()


async def test_a_thread_deleted_while_the_bot_was_away_is_left_at_its_start(tmp_path: Path):
    async with LocalDiscord(corner(**QUICK)) as local:
        async with bot_on(local, tmp_path / "m.db") as (services, bot):
            before = await began(Scene(local, services, bot))
        local.person("ada").delete_channel(before.thread)
        async with bot_on(local, tmp_path / "m.db") as (services, bot):
            table = Scene(local, services, bot)
            again = await table.turn(3)
            await settled(table)
            assert says(again.text, "thread-lost")
            assert again.channel_id == before.channel
            assert len(turn_messages(table, 3)) == 1
            await table.answer(again)
            await table.turn(4)


@pytest.mark.parametrize("archived", [False, True])
async def test_a_channel_deleted_while_the_bot_was_away_leaves_its_players_told_at_the_start(
    tmp_path: Path, *, archived: bool
):
    async with LocalDiscord(corner(**QUICK)) as local:
        async with bot_on(local, tmp_path / "m.db") as (services, bot):
            before = await began(Scene(local, services, bot))
        if archived:
            local.person("ada").archive_thread(before.thread)
        local.person("ada").delete_channel("arena")
        async with bot_on(local, tmp_path / "m.db") as (services, bot):
            await told(Scene(local, services, bot))
        async with bot_on(local, tmp_path / "m.db") as (services, bot):
            table = Scene(local, services, bot)
            await table.ada.command("general", "turns")
            await told(table)
            await played_elsewhere(table)


async def test_matches_in_archived_threads_leave_a_deleted_channel_too(table: Scene):
    before = await began(table)
    table.ada.archive_thread(before.thread)
    table.ada.delete_channel("arena")
    await told(table)
    await played_elsewhere(table)


async def told(table: Scene) -> None:
    """The players have heard once that there is no place left."""
    for person in (table.ada, table.bruno):  # a language not chosen is unknown after a start
        await person.wait_for(lambda one: "/match here" in one.text or "/partie ici" in one.text)
    await settled(table)
    assert [len(one.messages(one.dm())) for one in (table.ada, table.bruno)] == [1, 1]


async def played_elsewhere(table: Scene) -> None:
    """The match goes on where it is moved."""
    await table.ada.command("general", "match here", {"match": 1})
    await table.answer(await table.turn(3))
    await table.turn(4)


async def test_a_forum_deleted_while_the_bot_was_away_is_left_for_the_channel_of_the_cards(tmp_path: Path):
    async with LocalDiscord(corner(**QUICK)) as local:
        async with bot_on(local, tmp_path / "m.db") as (services, bot):
            await local.person("ada").command("arena", "server setup", {"forum": str(FORUM)})
            before = await began(Scene(local, services, bot))
            assert before.home == FORUM
        local.person("ada").delete_channel(FORUM)
        async with bot_on(local, tmp_path / "m.db") as (services, bot):
            table = Scene(local, services, bot)
            again = await table.turn(3)
            assert again.channel_id == before.channel
            await until(lambda: without_forum(table))


async def without_forum(table: Scene) -> bool:
    return (await settings(table)).forum == 0


async def test_a_hidden_place_is_not_taken_for_a_deleted_one(tmp_path: Path):
    async with LocalDiscord(corner(**QUICK, obfuscation=False)) as local:
        async with bot_on(local, tmp_path / "m.db") as (services, bot):
            table = Scene(local, services, bot)
            await table.ada.command("general", "server setup", {"results": ARENA})
            before = await began(table)
            deny(table, "arena", Permission.VIEW_CHANNEL)
        async with bot_on(local, tmp_path / "m.db") as (services, bot):
            table = Scene(local, services, bot)
            await table.all_answered()
            await settled(table)
            assert (await table.match()).thread == before.thread
            assert (await settings(table)).results == ARENA
