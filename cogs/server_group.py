"""`/server`: the group of commands for those who manage a server."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.app import GameBot
from cogs.checking import Checking
from cogs.errors import serve
from cogs.match_group import called

SERVER = app_commands.Group(
    name="server",
    description="For those who manage this server",
    default_permissions=discord.Permissions(manage_guild=True),
    guild_only=True,
)


@SERVER.command(name="check", description="What I may and may not do where matches are played")
async def check(interaction: discord.Interaction) -> None:
    """Name every right that is missing, and bring what could not be posted for want of it."""
    call = called(interaction)
    await serve(call, Checking(call.bot).show(call))


async def setup(bot: GameBot) -> None:
    """Add the group; what other families add to it later is told Discord as well."""
    bot.tree.add_command(SERVER)
