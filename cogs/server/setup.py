"""`/server setup`: one panel with all that is chosen for a server, and the pages on which it is changed."""

from __future__ import annotations

import discord

from bot.app import GameBot
from bot.matches.core.errors import refused
from bot.screens.server_settings_view import FIRST, ON
from cogs.core.errors import serve
from cogs.core.interaction_context import InteractionContext
from cogs.match.group import called
from cogs.server.check import ServerCheck
from cogs.server.group import SERVER, check_manager, choose, show_house, wanting
from cogs.server.match_defaults import propose

PAGE_OF = {"rated": "terms", "threads": "terms", "seasonal": "ladders", "world": "ladders"}


@SERVER.command(name="setup", description="Everything that is chosen for this server, and where to change it")
async def set_up(interaction: discord.Interaction) -> None:
    """Show the panel."""
    call = called(interaction)
    await serve(call, show_house(call, FIRST))


async def turn_page(call: InteractionContext) -> None:
    """Show another page."""
    check_manager(call)
    await show_house(call, call.id.args)


async def switch(call: InteractionContext) -> None:
    """Turn a wish into what the button says, whatever it has become meanwhile. Raises Refused."""
    check_manager(call)
    wish, _, way = call.id.args.partition(".")
    if wish not in PAGE_OF:
        raise refused("control-unknown")
    page, chosen = PAGE_OF[wish], {wish: way == ON}
    await (propose(call, **chosen) if page == "terms" else choose(call, wanting(**chosen), page))


async def check_here(call: InteractionContext) -> None:
    """The button that says what `/server check` does."""
    check_manager(call)
    await ServerCheck(call.bot).show(call)


async def setup(bot: GameBot) -> None:
    """Answer the panel; the command is in its group."""
    bot.answerers.update(house=turn_page, houseswitch=switch, housecheck=check_here)
