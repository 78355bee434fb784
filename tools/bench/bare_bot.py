"""A discord.py client with an echo command and nothing else, on the local Discord that the environment names: the cost of any bot."""

import os

import discord
import yarl
from discord import app_commands

TOKEN, REST_URL, GATEWAY_URL = "LOCAL_TOKEN", "LOCAL_REST_URL", "LOCAL_GATEWAY_URL"


async def echo(interaction: discord.Interaction) -> None:
    """The floor of an answer: a command that says a word."""
    await interaction.response.send_message("echo", ephemeral=True)


def at_local_discord() -> str:
    """Point discord.py to the local Discord; the bot's token there."""
    discord.http.Route.BASE = os.environ[REST_URL]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ[GATEWAY_URL])
    return os.environ[TOKEN]


class BareBot(discord.Client):
    """Offers its commands."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default())
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        """Tell Discord of the commands."""
        await self.tree.sync()


if __name__ == "__main__":
    client = BareBot()
    client.tree.command(name="echo", description="Answers at once")(echo)
    client.run(at_local_discord())
