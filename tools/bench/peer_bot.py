"""The smallest bot with a game by others: connect four of discord-games, with buttons, by its public interface."""

import discord
from discord.ext import commands
from discord_games.button_games import BetaConnectFour

from tools.bench.bare_bot import at_local_discord


class PeerBot(commands.Bot):
    """Offers its commands."""

    async def setup_hook(self) -> None:
        """Tell Discord of the commands."""
        await self.tree.sync()


async def play(interaction: discord.Interaction[PeerBot], opponent: discord.User) -> None:
    """Play connect four with another person, until it is over."""
    context = await commands.Context.from_interaction(interaction)
    await BetaConnectFour(red=interaction.user, blue=opponent).start(context)


if __name__ == "__main__":
    bot = PeerBot(commands.when_mentioned, intents=discord.Intents.default())
    bot.tree.command(name="play", description="Play connect four")(play)
    bot.run(at_local_discord())
