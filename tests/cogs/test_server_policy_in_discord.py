"""`/server setup`: moderators choose games and channels; a challenge outside them is refused with the reason."""

import pytest

from bot.matches.settings.preferences import ServerSettings
from localdiscord.people import ClientMessage, UserClient
from tests.support.said import says
from tests.support.scene import Scene, button

pytestmark = pytest.mark.asyncio


async def whispered(person: UserClient, channel: str, command: str, **options: str) -> ClientMessage:
    reply = await person.command(channel, command, dict(options))
    assert reply.message is not None
    assert reply.message.ephemeral
    return reply.message


async def games_page(person: UserClient, channel: str) -> ClientMessage:
    panel = await whispered(person, channel, "server setup")
    reply = await person.press(panel, custom_id=button(panel, "house", "play"))
    assert reply.updated is not None
    return reply.updated


async def wishes(table: Scene) -> ServerSettings:
    return await table.services.store.server_settings(table.local.world.guild.id)


async def test_only_the_games_that_are_wanted_are_played(table: Scene):
    panel = await games_page(table.ada, "arena")
    assert says(panel.text, "house-said-channels", known="all")
    reply = await table.ada.select(panel, custom_id=button(panel, "housegames"), values=["pitchout", "forhonor"])
    assert reply.updated is not None
    assert set((await wishes(table)).unwanted) == {"offboard", "pitchbowl"}
    said = await whispered(table.bruno, "arena", "play", game="offboard")
    assert "Offboard isn’t allowed" in said.text or says(said.text, "refused-house-game", "fr", game="Offboard")
    said = await whispered(table.ada, "arena", "queue join", game="pitchbowl")
    assert says(said.text, "refused-house-game", game="PitchBowl")
    assert (await table.challenge()).text


async def test_matches_are_begun_where_they_are_wanted(table: Scene):
    panel = await games_page(table.ada, "arena")
    reply = await table.ada.press(panel, custom_id=button(panel, "housespots", "here"))
    assert reply.updated is not None
    arena = table.local.world.find_channel("arena").id
    assert f"Channels: <#{arena}>" in reply.updated.text
    said = await whispered(table.ada, "general", "play", game="offboard")
    assert f"Go to <#{arena}>" in said.text
    assert await table.challenge()
    other = await games_page(table.ada, "general")
    reply = await table.ada.press(other, custom_id=button(other, "housespots", "here"))
    assert reply.updated is not None
    assert len((await wishes(table)).channels) == 2
    await table.ada.press(reply.updated, custom_id=button(reply.updated, "housespots", "away"))
    assert (await wishes(table)).channels == (arena,)
    await table.ada.press(panel, custom_id="housespots:0::all")
    assert (await wishes(table)).channels == ()


async def test_who_manages_no_longer_chooses_no_more(table: Scene):
    panel = await games_page(table.ada, "arena")
    table.local.world.guild.owner_id = table.bruno.id
    for role in table.local.world.guild.roles.values():
        role.permissions &= ~0x28  # administrator, manage guild
    reply = await table.ada.press(panel, custom_id=button(panel, "housespots", "here"))
    assert reply.message is not None
    assert says(reply.message.text, "refused-house-rights")
    assert await wishes(table) == ServerSettings()
