"""Notices to managers and players about a deleted match channel, or the deletion of every channel open to matches."""

import asyncio

import pytest

from bot.matches.core.models import Match
from bot.matches.settings.preferences import NOWHERE
from localdiscord.people import ClientMessage, UserClient
from localdiscord.permissions import Permission
from tests.cogs.delivery.channels.test_channel_access_in_discord import act, deny, until_known
from tests.cogs.delivery.forum.test_forum_in_discord import choose
from tests.cogs.delivery.test_outbox import settled
from tests.features.tournaments.test_tournament_trouble_in_discord import until
from tests.places import ARENA, FORUM, GENERAL
from tests.support.discord.scene import Scene, button
from tests.support.words.fluent_files import LANGUAGES
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def heard(table: Scene) -> None:
    """Wait until the bot has handled all events so far."""
    await table.ada.autocomplete("general", "flick", {"shot": ""}, focused="shot")
    while table.bot.calls:
        await asyncio.wait(table.bot.calls)
    await settled(table)


async def void(table: Scene) -> None:
    """Declare the match void, as a manager."""
    asked = (await table.ada.command("general", "server void", {"match": 1})).shown
    await table.ada.press(asked, custom_id=button(asked, "voided"))
    await settled(table)


async def check(table: Scene) -> str:
    """The text of all messages of `/server check`."""
    first = (await table.ada.command("general", "server check")).shown
    await heard(table)
    await settled(table)
    return "\n".join(one.text for one in table.ada.messages("general") if one.ephemeral and one.id >= first.id)


async def without_arena(table: Scene) -> Match:
    """Delete the channel of the match."""
    table.ada.delete_channel(ARENA)
    await until(lambda: _barred(table))
    await settled(table)
    return await table.match()


async def _barred(table: Scene) -> bool:
    return await table.services.store.barred(1)


async def between_others(table: Scene) -> ClientMessage:
    """A challenge of Bruno's to Chloé, in which the server's manager does not play."""
    options = {"game": "pitchout", "with": "chloe", "options": "starter=chosen"}
    return (await table.bruno.command("arena", "play", options)).shown


async def opened(person: UserClient) -> ClientMessage:
    """The panel opened in the list of turns."""
    listed = (await person.command("general", "turns")).shown
    return (await person.press(listed, custom_id=button(listed, "open"))).shown


async def test_a_match_in_a_deleted_channel_is_moved_by_a_manager_who_does_not_play(table: Scene):
    card = await between_others(table)
    await table.chloe.press(card, label="Accept")
    await table.turn(0)
    await settled(table)
    await without_arena(table)
    said = await check(table)
    assert says(said, "check-deleted-channel")
    assert says(said, "check-deleted")
    assert says(said, "check-concerned", matches="#1")
    assert str(ARENA) not in said
    assert not says(said, "check-unknown")
    table.dai.user.locale = "en-GB"
    refused = (await table.dai.command("general", "match here", {"match": 1})).shown
    assert says(refused.text, "refused-match-unknown", match="1")
    moved = (await table.ada.command("general", "match here", {"match": 1})).shown
    assert says(moved.text, "here-done", match="1")
    await settled(table)
    assert (await table.match()).channel == GENERAL
    said = await check(table)
    assert not says(said, "check-deleted")
    assert not says(said, "check-waiting")


async def test_matches_that_are_over_leave_nothing_of_a_deleted_channel_behind(table: Scene):
    deny(table, "no-entry")
    await table.begin()
    await without_arena(table)
    await void(table)
    said = await check(table)
    assert says(said, "check-all-well")
    for key in ("check-deleted", "check-unknown", "check-waiting", "check-revived", "check-concerned"):
        assert not says(said, key), key
    assert await table.services.store.places(table.local.world.guild.id) == ()


async def test_an_open_challenge_in_a_deleted_channel_is_no_fault(table: Scene):
    deny(table, "no-entry")
    await table.challenge()
    table.ada.delete_channel(ARENA)
    await heard(table)
    said = await check(table)
    assert says(said, "check-all-well")
    assert str(ARENA) not in said


async def test_a_card_in_a_deleted_channel_is_not_tried_at_every_check(table: Scene):
    deny(table, "no-entry")
    await choose(table)
    await table.begin()
    await settled(table)
    table.ada.delete_channel(ARENA)
    await heard(table)
    await act(table, "first")
    await table.turn(1)
    await settled(table)
    for _ in range(2):
        said = await check(table)
        assert says(said, "check-all-well")
        assert not says(said, "check-revived")
        assert not says(said, "check-waiting")


async def test_a_card_in_a_channel_that_is_shut_waits_though_the_post_of_its_match_is_open(table: Scene):
    await choose(table)
    turn = await table.begin()
    await settled(table)
    deny(table, "arena", Permission.VIEW_CHANNEL)
    await until_known(table, "arena", "view_channel", granted=False)
    await void(table)
    await until(lambda: _barred(table))
    await settled(table)
    for _ in range(2):
        said = await check(table)
        assert not says(said, "check-revived")
        assert says(said, "check-waiting", count=1)
    assert turn.channel_id == (await table.match()).thread


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_move_in_a_match_without_a_place_warns_and_leads_nowhere(table: Scene, language: str):
    table.ada.user.locale = table.bruno.user.locale = language
    await choose(table)
    turn = await table.begin()
    await settled(table)
    person = table.next_of(turn)
    table.ada.delete_channel(FORUM)
    await heard(table)
    await settled(table)
    match = await without_arena(table)
    panel = await opened(person)
    assert says(panel.text, "note-lost-unseen", language, match="1")
    answered = next(one for one in panel.buttons if one.get("custom_id", "").startswith(("answer:", "do:")))
    shown = (await person.press(panel, custom_id=answered["custom_id"])).updated
    assert shown is not None
    assert (await table.match()).revision == match.revision + 1
    assert says(shown.text, "note-lost", language, match="1")
    assert str(ARENA) not in str(shown.parts)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_last_channel_open_to_matches_is_missed_plainly(table: Scene, language: str):
    role = table.local.membership.add_role("Watchful")
    role.mentionable = True
    wishes = {"channel": str(ARENA), "log": GENERAL, "moderators": role.id, "language": language}
    panel = (await table.ada.command("general", "server setup", wishes)).shown
    await table.ada.press(panel, custom_id=button(panel, "houseanyway"))
    table.ada.user.locale = table.bruno.user.locale = language
    table.ada.delete_channel(ARENA)
    warned = await table.ada.wait_for(
        lambda one: one.channel_id == GENERAL and says(one.text, "house-closed", language)
    )
    assert table.local.world.message(GENERAL, warned.id).mention_roles == [role.id]
    assert says(await check(table), "house-closed", language)
    panel = (await table.ada.command("general", "server setup")).shown
    assert says(panel.text, "house-closed", language)
    assert str(ARENA) not in panel.text
    refused = await table.bruno.command("general", "play", {"game": "pitchout", "with": "chloe"})
    assert says(refused.shown.text, "refused-house-closed", language)
    assert str(ARENA) not in refused.shown.text
    await table.ada.command("general", "server setup", {"channel": "general"})
    assert not says(await check(table), "house-closed", language)
    settings = await table.services.store.server_settings(table.local.world.guild.id)
    assert settings.channels == (GENERAL,)


async def test_a_channel_that_does_not_serve_opens_no_others_in_its_place(table: Scene):
    await table.ada.command("general", "server setup", {"channel": str(ARENA)})
    table.ada.delete_channel(ARENA)
    await until(lambda: _closed(table))
    await table.ada.command("general", "server setup", {"channel": "no-entry"})
    assert await _closed(table)


async def _closed(table: Scene) -> bool:
    return (await table.services.store.server_settings(table.local.world.guild.id)).channels == (NOWHERE,)
