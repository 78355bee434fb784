"""`/block`: keeps a player from meeting certain users."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.app import GameBot
from bot.matches.core.models import Person
from bot.screens.settings_text import parted_words
from bot.screens.sheet import Sheet
from bot.text import cut
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext


class Blocks(commands.GroupCog, group_name="block", group_description="Players you don’t want to meet"):
    """Blocks and unblocks users; they are not notified."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @app_commands.command(name="add", description="Block a player: no more matches with them")
    @app_commands.describe(user="Who to block")
    async def add(self, interaction: discord.Interaction, user: discord.User) -> None:
        """Block a user."""
        await run(interaction, self._add, user)

    @app_commands.command(name="remove", description="Unblock a player")
    @app_commands.describe(user="Who to unblock")
    async def remove(self, interaction: discord.Interaction, user: discord.User) -> None:
        """Unblock a user."""
        await run(interaction, self._remove, user)

    @app_commands.command(name="list", description="List the players you’ve blocked")
    async def show(self, interaction: discord.Interaction) -> None:
        """List blocked users."""
        await run(interaction, self._show)

    async def _add(self, call: InteractionContext, user: discord.User) -> None:
        other = Person(user.id, user.display_name, user.bot)
        parted = await self.bot.matches.blocks.block(call.caller, other, key=call.key)
        added = call.words.text("block-added", user=f"<@{user.id}>")
        await call.whisper(Sheet(("\n".join(filter(None, (added, parted_words(parted, call.words)))),)))

    async def _remove(self, call: InteractionContext, user: discord.User) -> None:
        there = await self.bot.matches.blocks.unblock(call.user, user.id)
        await call.plain("block-removed" if there else "block-none-such", user=f"<@{user.id}>")

    async def _show(self, call: InteractionContext) -> None:
        blocked = await self.bot.services.store.blocked(call.user)
        if not blocked:
            await call.plain("block-none")
            return
        users = cut(", ".join(f"<@{one.user}>" for one in blocked), 3500)
        await call.plain("block-list", users=users)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Blocks(bot))
