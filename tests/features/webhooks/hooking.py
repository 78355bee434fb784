"""Webhooks as people set them, and the loop that delivers."""

import asyncio
from typing import Any

from bot.features.webhooks.service import Webhooks
from localdiscord.people import ClientMessage, UserClient
from tests.support.discord.scene import Scene, button, settings_page


def loop_of(bot: Any) -> Any:
    return bot.get_cog("WebhookLoop")


async def by_hand(bot: Any) -> None:
    """Webhooks may go to this machine, and the loop looks only when a test has it look."""
    bot.feature(Webhooks).allowed = "local"
    loop = loop_of(bot)
    loop._task.cancel()
    await asyncio.gather(loop._task, return_exceptions=True)


async def delivered(table: Scene, length: int = 0) -> None:
    """Time passes, and the loop looks once."""
    table.services.clock.shift += length  # type: ignore[attr-defined]
    await loop_of(table.bot).step()


async def panel_of(person: UserClient) -> ClientMessage:
    page = await settings_page(person, "remind")
    return (await person.press(page, custom_id=button(page, "hook"))).shown


async def server_panel(person: UserClient) -> ClientMessage:
    page = (await person.command("arena", "server setup")).shown
    return (await person.press(page, custom_id=button(page, "serverhook"))).shown


async def filled(person: UserClient, panel: ClientMessage, url: str, verb: str = "hook") -> ClientMessage:
    form = await person.press(panel, custom_id=button(panel, verb, "url"))
    return (await person.submit(form, {"url": url})).shown


async def pressed(person: UserClient, panel: ClientMessage, act: str) -> ClientMessage:
    return (await person.press(panel, custom_id=button(panel, "hook", act))).shown


async def confirmed(person: UserClient, panel: ClientMessage, act: str, done: str) -> ClientMessage:
    return await pressed(person, await pressed(person, panel, act), done)


async def hooked(person: UserClient, url: str) -> ClientMessage:
    return await filled(person, await panel_of(person), url)


async def server_hooked(person: UserClient, url: str) -> ClientMessage:
    return await filled(person, await server_panel(person), url, "serverhook")
