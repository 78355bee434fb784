"""`/server`: the commands for server managers."""

import discord
from discord import app_commands

from bot.client.app import GameBot
from bot.matches.core.errors import refused
from cogs.core.interaction_context import InteractionContext

SERVER = app_commands.Group(
    name="server",
    description="For those who manage this server",
    default_permissions=discord.Permissions(manage_guild=True),
)


def check_manager(call: InteractionContext) -> None:
    """Raise Refused unless the caller has Manage Server; who may use the commands is set in Discord."""
    if call.interaction.guild_id is None or not call.interaction.permissions.manage_guild:
        raise refused("refused-house-rights")


async def setup(bot: GameBot) -> None:
    """Add the group; other modules add their commands to it."""
    bot.tree.add_command(SERVER)
