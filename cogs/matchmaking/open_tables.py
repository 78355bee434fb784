"""Buttons on the card of an open table."""

from discord.ext import commands

from bot.app import GameBot
from bot.matches.core.models import Match, Person
from cogs.core.interaction_context import InteractionContext
from cogs.matchmaking.server_policy import card_of


class OpenTables(commands.Cog):
    """Handles Join, Leave, Start and Cancel."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    async def join(self, call: InteractionContext) -> None:
        """Join the table."""
        user = call.interaction.user
        person = Person(call.user, user.display_name, user.bot)
        await self._changed(call, await self.bot.matches.lobby.join(call.id.match, person, key=call.key))

    async def leave(self, call: InteractionContext) -> None:
        """Leave the table."""
        await self._changed(call, await self.bot.matches.lobby.leave(call.id.match, call.user, key=call.key))

    async def start(self, call: InteractionContext) -> None:
        """Start with the players at the table."""
        await self._changed(call, await self.bot.matches.lobby.start(call.id.match, call.user, key=call.key))

    async def clear(self, call: InteractionContext) -> None:
        """Cancel the open table."""
        await self._changed(call, await self.bot.matches.lobby.clear(call.id.match, call.user, key=call.key))

    async def _changed(self, call: InteractionContext, match: Match) -> None:
        await call.update(await card_of(self.bot, match))


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    cog = OpenTables(bot)
    bot.answerers.update(join=cog.join, leave=cog.leave, start=cog.start, clear=cog.clear)
    await bot.add_cog(cog)
