"""The log for moderators: what is posted there, whom it notifies, and what becomes of it."""

import pytest

from bot.games import PARTS
from bot.matches.core.models import Player
from cogs.settings.panel import set_values
from localdiscord.people import ClientMessage, UserClient
from localdiscord.permissions import Permission
from localdiscord.records import GuildRole
from tests.features.tournaments.test_tournament_trouble_in_discord import until
from tests.places import ARENA, GENERAL
from tests.support.discord.scene import Scene, button
from tests.support.words.said import says

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("often_looked")]
SEEN = Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES | Permission.READ_MESSAGE_HISTORY


async def hide(table: Scene, channel: int) -> None:
    """Let only the bot and the owner of the server see a channel."""
    place = table.local.world.find_channel(channel)
    table.local.membership.overwrite(place, table.local.world.bot.id, allow=int(SEEN))
    table.local.membership.overwrite(place, table.local.world.guild.id, deny=int(Permission.VIEW_CHANNEL))
    guild = table.bot.guilds[0]

    async def is_known() -> bool:
        known = guild.get_channel(channel)
        return known is not None and not known.permissions_for(guild.default_role).view_channel

    await until(is_known)


async def choose_log(table: Scene, channel: int = GENERAL, **options: object) -> None:
    await hide(table, channel)
    await table.ada.command("arena", "server setup", {"log": channel, **options})


def a_role(table: Scene, *, mentionable: bool = True) -> GuildRole:
    role = table.local.membership.add_role("Watchful")
    role.mentionable = mentionable
    return role


async def logged(person: UserClient, *texts: str) -> ClientMessage:
    return await person.wait_for(lambda one: one.channel_id == GENERAL and all(part in one.text for part in texts), 30)


async def begin(table: Scene, role: GuildRole) -> ClientMessage:
    turn = await table.begin()
    await choose_log(table, moderators=role.id)
    await logged(table.ada, f"<@{table.ada.id}>", f"nowhere → <#{GENERAL}>", f"nobody → <@&{role.id}>")
    return turn


async def test_a_match_that_fails_is_posted_with_its_code_and_one_that_is_voided_with_who_did(
    table: Scene, monkeypatch: pytest.MonkeyPatch
):
    role = a_role(table)
    await begin(table, role)
    match = await table.match()
    address = f"https://discord.com/channels/{match.guild}/{match.thread}"
    await table.bot.matches.admin.stop(match.id, "it looks odd")
    stopped = await logged(table.ada, "the bot’s owner", "[Match #1](")
    assert says(stopped.text, "audit-match-set_aside", match=f"[Match #1]({address}) (Pitch Out, Ada and Bruno)")
    assert "<t:" not in stopped.text
    assert not table.local.world.message(GENERAL, stopped.id).mention_roles
    await table.bot.matches.admin.revive(match.id)
    await table.bot.matches.work.suspend(match.id, RuntimeError("its code fails"))
    code = (await table.match()).incident
    failed = await logged(table.ada, f"<@&{role.id}>", f"**{code}**", "Match #1 (Pitch Out) is suspended")
    assert table.local.world.message(GENERAL, failed.id).mention_roles == [role.id]
    await table.bot.matches.admin.revive(match.id)
    monkeypatch.setitem(
        PARTS, match.game, PARTS[match.game]._replace(api=2)
    )  # as if it were by others, and another version
    await table.bot.matches.absent_games.settle()
    gone = await logged(table.ada, f"<@&{role.id}>", "Match #1 is suspended")
    assert says(gone.text, "log-game-gone", match="1", game="Pitch Out")


async def test_the_log_stops_and_everyone_is_never_mentioned(table: Scene):
    role = a_role(table, mentionable=False)
    panel = (await table.ada.command("general", "server setup", {"moderators": role.id})).shown
    assert f"⚠ <@&{role.id}> won’t be notified" in panel.text
    refused = await table.ada.command("general", "server setup", {"players": table.local.world.guild.id})
    assert "I don’t mention everyone" in refused.shown.text
    await choose_log(table)
    await logged(table.ada, f"→ <#{GENERAL}>")
    panel = (await table.ada.command("general", "server setup")).shown
    panel = (await table.ada.press(panel, custom_id=button(panel, "house", "care"))).shown
    assert f"<#{GENERAL}>" in panel.text
    await table.ada.press(panel, custom_id=button(panel, "housenolog"))
    settings = await table.services.store.server_settings(table.local.world.guild.id)
    assert (settings.log, settings.moderators) == (0, role.id)
    table.local.membership.remove_role(role.id)

    async def forgotten() -> bool:
        return (await table.services.store.server_settings(table.local.world.guild.id)).moderators == 0

    await until(forgotten)


@pytest.mark.parametrize(("name", "language"), [("ada", "en"), ("bruno", "fr")])
async def test_a_role_that_is_not_notified_is_named_wherever_it_is_shown(table: Scene, name: str, language: str):
    manager = table.local.person(name)
    table.local.world.guild.owner_id = manager.id
    role = a_role(table, mentionable=False)
    silent = f"<@&{role.id}>"
    shown = (await manager.command("arena", "server setup", {"moderators": role.id})).shown
    assert says(shown.text, "house-role-silent", language, role=silent)
    shown = (await manager.press(shown, custom_id=button(shown, "house", "all"))).shown
    assert says(shown.text, "house-role-silent", language, role=silent)
    await manager.command("arena", "server setup", {"players": role.id})
    for page, count in (("all", 2), ("ladders", 1), ("care", 1)):
        shown = (await manager.command("arena", "server setup")).shown
        if page != "all":
            shown = (await manager.press(shown, custom_id=button(shown, "house", page))).shown
        assert shown.text.count(f"⚠ {silent}") == count, page
    check = (await manager.command("arena", "server check")).shown
    assert says(check.text, "check-title", language)
    assert check.text.count(f"⚠ {silent}") == 1
    guild, by = table.local.world.guild.id, Player(0, manager.id, name)
    await table.services.store.change_server_settings(guild, by, set_values(moderators=0, players=0), now=1)
    check = (await manager.command("arena", "server check")).shown
    assert not says(check.text, "house-role-silent", language)


async def test_who_wants_to_know_is_told_when_a_tournament_opens(table: Scene):
    role = a_role(table)
    await table.ada.command("general", "server setup", {"players": role.id})
    await table.ada.command("general", "tournament create", {"game": "pitchout", "format": "knockout", "name": "Cup"})
    card = await logged(table.chloe, f"<@&{role.id}>", "Cup")
    assert table.local.world.message(GENERAL, card.id).mention_roles == [role.id]
    await table.chloe.press(card, label="Join")
    await table.chloe.wait_for(lambda one: one.id == card.id and "<@&" not in one.text, 30)
    await table.ada.command("arena", "tournament move")
    moved = await table.chloe.wait_for(
        lambda one: one.channel_id == ARENA and "Cup" in one.text and not one.ephemeral, 30
    )
    assert "<@&" not in moved.text


async def log_of(table: Scene) -> int:
    return (await table.services.store.server_settings(table.local.world.guild.id)).log


@pytest.mark.parametrize(("name", "language"), [("ada", "en"), ("bruno", "fr")])
async def test_a_channel_that_everyone_reads_is_confirmed_first(table: Scene, name: str, language: str):
    manager = table.local.person(name)
    table.local.world.guild.owner_id = manager.id
    panel = (await manager.command("arena", "server setup", {"log": GENERAL})).shown
    assert says(panel.text, "house-log-public", language, channel=f"<#{GENERAL}>")
    assert says(panel.text, "house-not-yet", language, channel=f"<#{GENERAL}>")
    assert await log_of(table) == 0
    panel = (await manager.select(panel, custom_id=button(panel, "houselog"), values=["general"])).shown
    assert says(panel.text, "house-log-public", language, channel=f"<#{GENERAL}>")
    assert await log_of(table) == 0
    panel = (await manager.press(panel, custom_id=button(panel, "houseanyway"))).shown
    assert says(panel.text, "house-log-public", language, channel=f"<#{GENERAL}>")
    assert await log_of(table) == GENERAL
    await hide(table, ARENA)
    panel = (await manager.command("arena", "server setup", {"log": ARENA})).shown
    assert not says(panel.text, "house-log-public", language)
    assert await log_of(table) == ARENA


async def until_in_both(table: Scene, *texts: str) -> None:
    """Wait until each is posted in either channel; none is posted there twice."""
    for channel in (GENERAL, ARENA):
        for part in texts:
            await table.ada.wait_for(lambda one, at=channel, part=part: one.channel_id == at and part in one.text, 60)
            assert sum(part in one.text for one in table.ada.messages(channel)) == 1


async def test_a_log_that_is_moved_says_so_where_it_was(table: Scene):
    await choose_log(table)
    await logged(table.ada, f"→ <#{GENERAL}>")
    await choose_log(table, ARENA, calls=False)
    there, back = f"<#{GENERAL}> → <#{ARENA}>", f"<#{ARENA}> → <#{GENERAL}>"
    moved = await logged(table.ada, there)
    assert not says(moved.text, "wish-calls")
    await table.ada.command("arena", "server setup", {"log": GENERAL})
    await until_in_both(table, there, back)
    panel = (await table.ada.command("arena", "server setup")).shown
    panel = (await table.ada.press(panel, custom_id=button(panel, "house", "care"))).shown
    await table.ada.press(panel, custom_id=button(panel, "housenolog"))
    await logged(table.ada, f"<#{GENERAL}> → nowhere")


async def test_a_log_moved_there_and_back_at_once_is_told_of_in_both_channels(table: Scene):
    await hide(table, ARENA)
    await choose_log(table)
    await logged(table.ada, f"→ <#{GENERAL}>")
    guild, by = table.local.world.guild.id, Player(0, table.ada.id, "Ada")
    for to in (ARENA, GENERAL):
        await table.services.store.change_server_settings(guild, by, set_values(log=to), now=1)
    there, back = f"<#{GENERAL}> → <#{ARENA}>", f"<#{ARENA}> → <#{GENERAL}>"
    await until_in_both(table, there, back)


async def test_an_entry_says_once_who_and_a_match_is_named_with_its_players(table: Scene):
    await table.begin()
    await choose_log(table, language="fr", calls=False)
    both = await logged(table.ada, "français", "Pronostics")
    assert both.text.count(f"<@{table.ada.id}>") == 1
    audit = (await table.ada.command("arena", "server audit")).shown
    assert audit.text.count(f"<@{table.ada.id}>") == audit.text.count("<t:") == 1
    match = await table.match()
    asked = (await table.ada.command("arena", "server void", {"match": match.id})).shown
    await table.ada.press(asked, custom_id=button(asked, "voided"))
    there = f"https://discord.com/channels/{match.guild}/{match.thread}"
    for language, about in (
        ("fr", f"[Partie nº 1]({there}) (Pitch Out, Ada et Bruno)"),
        ("en", f"[Match #1]({there}) (Pitch Out, Ada and Bruno)"),
    ):
        if language == "fr":
            reply = await logged(table.ada, there)
        else:
            reply = (await table.ada.command("arena", "server audit")).shown
        assert says(reply.text, "audit-match-void", language, match=about), reply.text
