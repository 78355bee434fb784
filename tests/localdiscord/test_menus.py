"""Commands of the context menus of messages and people."""

from typing import Any

import discord
import pytest
from discord import app_commands

from localdiscord.people import PersonError
from localdiscord.server import LocalDiscord
from tests.localdiscord.by_hand import Rest
from tests.localdiscord.trial_bot import TrialBot

pytestmark = pytest.mark.asyncio


@pytest.fixture
def with_menus(connected: Any) -> Any:
    async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"{message.author.name}: {message.content or message.embeds[0].title}")

    async def poke(interaction: discord.Interaction, user: discord.Member) -> None:
        await interaction.response.send_message(f"poked {user.display_name}", ephemeral=True)

    async def add(bot: TrialBot) -> None:
        bot.tree.add_command(app_commands.ContextMenu(name="Quote this", callback=quote))
        bot.tree.add_command(app_commands.ContextMenu(name="Poke", callback=poke))
        await bot.tree.sync()

    return connected, add


async def test_a_message_and_a_person_have_menus(local: LocalDiscord, with_menus: Any):
    connected, add = with_menus
    ada, bruno = local.person("ada"), local.person("bruno")
    async with connected() as bot:
        await add(bot)
        message = bruno.send("lobby", "my words")
        reply = await ada.menu("Quote this", message)
        assert reply.shown.text == "bruno: my words"
        assert reply.shown["interaction_metadata"]["target_message_id"] == message["id"]
        assert reply.shown["interaction_metadata"]["name"] == "Quote this"
        poked = await ada.menu("Poke", bruno.user, "lobby")
        assert poked.shown.text == "poked Bruno"
        assert poked.shown["interaction_metadata"]["target_user"]["username"] == "bruno"
        with pytest.raises(PersonError):
            await ada.menu("Poke", message)
        with pytest.raises(PersonError):
            await ada.command("lobby", "Poke")


async def test_menus_are_registered_with_their_own_limits(rest: Rest):
    application = rest.local.world.state.application_id
    base = f"/applications/{application}/commands"
    response = await rest("PUT", base, [{"type": 2, "name": f"Menu {n}"} for n in range(16)])
    assert response.faults == ["APPLICATION_COMMAND_TOO_MANY"]
    assert (await rest("PUT", base, [{"type": 3, "name": "Too Long " * 4}])).status == 400
    assert (await rest("PUT", base, [{"type": 3, "name": "Menu", "description": "no"}])).status == 400
    made = await rest("PUT", base, [{"type": 3, "name": "Show Board"}, {"type": 2, "name": "Show Board"}])
    assert [command["type"] for command in made.body] == [3, 2]
