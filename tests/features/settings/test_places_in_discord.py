"""The channels and roles of `/server setup`: each is switched off by an option, and its menu keeps its name once filled."""

import asyncio

import pytest

from bot.matches.core.models import Player
from cogs.settings.panel import set_values
from localdiscord.people import ClientMessage
from tests.cogs.core.test_server_policy_in_discord import current_settings
from tests.places import ARENA, FORUM, GENERAL
from tests.support.discord.scene import Scene, button
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio
POSTS = ("lobby", "daily", "news", "forum", "results")


async def filled(table: Scene, name: str) -> dict[str, int]:
    """Every channel and role is set, and someone manages the server; returns them by setting."""
    person = table.local.person(name)
    table.local.world.guild.owner_id = person.id
    role = table.local.membership.add_role("Keen").id
    async with asyncio.timeout(60):
        while table.bot.guilds[0].get_role(role) is None:  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0.01)
    chosen = {**dict.fromkeys(POSTS, GENERAL), "forum": FORUM, "log": ARENA, "moderators": role, "players": role}
    await table.services.store.change_server_settings(
        table.local.world.guild.id, Player(0, person.id, name), set_values(**chosen), now=1
    )
    return chosen


async def page(table: Scene, name: str, at: str) -> ClientMessage:
    person = table.local.person(name)
    panel = (await person.command("arena", "server setup")).shown
    return (await person.press(panel, custom_id=button(panel, "house", at))).shown


@pytest.mark.parametrize(("name", "language"), [("ada", "en"), ("bruno", "fr")])
async def test_each_place_is_switched_off_by_an_option(table: Scene, name: str, language: str):
    chosen = await filled(table, name)
    for wish, place in chosen.items():
        assert getattr(await current_settings(table), wish) == place
        shown = (await table.local.person(name).command("arena", "server setup", {"off": wish})).shown
        assert says(shown.text, "wish-was", language, wish=table.bot.catalogue.languages[language].text(f"wish-{wish}"))
        assert getattr(await current_settings(table), wish) == 0
    together = {"off": "daily", "in": "general"}
    shown = (await table.local.person(name).command("arena", "server setup", together)).shown
    assert says(shown.text, "refused-house-in", language)


@pytest.mark.parametrize(("name", "language"), [("ada", "en"), ("bruno", "fr")])
async def test_a_filled_menu_stands_below_its_name(table: Scene, name: str, language: str):
    await filled(table, name)
    for at, menus in (("posts", POSTS), ("care", ("log", "moderators")), ("ladders", ("players",))):
        lines = (await page(table, name, at)).text.splitlines()
        names = [f"-# {table.bot.catalogue.languages[language].text(f'wish-{one}')}" for one in menus]
        assert [line for line in lines if line in names] == names


async def test_what_a_list_of_settings_was_is_said(table: Scene):
    await table.ada.command("arena", "server setup", {"in": "general", "language": "fr"})
    shown = (await table.ada.command("arena", "server setup", {"in": "arena", "language": "fr"})).shown
    assert f"Changed: Per-channel settings (was: <#{GENERAL}> (français))" in shown.text
    await table.ada.command("arena", "server setup", {"in": "general", "language": "same language as the server"})
    audit = (await table.ada.command("arena", "server audit")).shown
    assert f"Per-channel settings: <#{ARENA}> (français) added" in audit.text
    assert f"Per-channel settings: <#{GENERAL}> (français) removed" in audit.text
