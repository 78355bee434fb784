"""`/server export`: a server's settings as a file, for a manager's records or another program."""

from typing import Any

import discord
import msgspec

from bot.app import GameBot
from bot.matches.settings.preferences import POSTED, ROLES, ServerSettings
from bot.screens.sheet import Sheet
from cogs.core.components import download
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext
from cogs.server.group import SERVER

FORMAT, VERSION = "pichenette-server-settings", 1


@SERVER.command(name="export", description="Get this server’s settings as a file")
async def export(interaction: discord.Interaction) -> None:
    """Send the settings to the caller alone."""
    await run(interaction, _hand_over)


async def _hand_over(call: InteractionContext) -> None:
    settings = await call.bot.services.store.server_settings(call.guild)
    written = msgspec.json.format(msgspec.json.encode(exported(call.guild, settings)), indent=2)
    await call.screen(Sheet((f"📄 {call.words.text('server-export')}", download(written, "settings.json"))))


def exported(server: int, settings: ServerSettings) -> dict[str, Any]:
    """The settings as JSON. Ids are strings, since many programs read numbers of that size inexactly; times are milliseconds."""
    kept: dict[str, Any] = msgspec.to_builtins(settings)
    kept |= {wish: _id(kept[wish]) for wish in (*POSTED, *ROLES)} | {"channels": [str(one) for one in kept["channels"]]}
    for wish in ("watches", "by_channel"):
        kept[wish] = [one | {"channel": str(one["channel"])} for one in kept[wish]]
    return {"format": FORMAT, "version": VERSION, "server": str(server), "settings": kept}


def _id(place: int) -> str | None:
    return str(place) if place else None


async def setup(bot: GameBot) -> None:
    """The command is in its group."""
