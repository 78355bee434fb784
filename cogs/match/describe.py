"""Message context menu: describes the board in a message."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import GameBot
from bot.matches.core.errors import refused
from cogs.core.errors import serve
from cogs.core.interaction_context import InteractionContext
from cogs.core.message_refs import match_ref
from cogs.match.board_view import BoardView

MENU = app_commands.locale_str("Describe board", key="menu-describe")


class Describe(commands.Cog):
    """Describes boards."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.positions = BoardView(bot)
        self.menu = app_commands.ContextMenu(name=MENU, callback=self.describe)
        bot.tree.add_command(self.menu)

    async def cog_unload(self) -> None:
        """Remove the menu with the cog."""
        self.bot.tree.remove_command(self.menu.name, type=self.menu.type)

    async def describe(self, interaction: discord.Interaction, message: discord.Message) -> None:
        """Describe privately the board of the message's turn, or the present one of its match."""
        call = InteractionContext(self.bot, interaction)
        await serve(call, self._describe(call, message))

    async def _describe(self, call: InteractionContext, message: discord.Message) -> None:
        told = match_ref(message) if message.author == self.bot.user else None
        if told is None:
            raise refused("describe-nothing")
        match = await self.positions.match(told.match)
        call.concerns(match.id)
        turn = None if told.revision is None else await self.bot.services.store.turn(match.id, told.revision)
        if turn is None:
            await call.whisper(await self.positions.text(match, call.user, call.words))
        else:
            await call.whisper(await self.positions.past(match, turn, call.user, call.words))


async def setup(bot: GameBot) -> None:
    """Add the menu."""
    await bot.add_cog(Describe(bot))
