"""`/server export`: a server's settings and bans as a file, for a manager's records or another program."""

from collections.abc import Sequence
from typing import Any

import discord
import msgspec

from bot.client.app import GameBot
from bot.matches.matchmaking.bans import MOST
from bot.matches.settings.bans import Ban
from bot.matches.settings.preferences import POSTED, ROLES, ServerSettings
from bot.screens.sheet import Sheet
from cogs.core.components import download
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext
from cogs.server.group import SERVER

FORMAT, VERSION = "pichenette-server-settings", 1


@SERVER.command(name="export", description="Get this server’s settings and bans as a file")
async def export(interaction: discord.Interaction) -> None:
    """Send the settings to the caller alone."""
    await run(interaction, _hand_over)


async def _hand_over(call: InteractionContext) -> None:
    store, now = call.bot.services.store, call.bot.services.clock.now_ms()
    settings = await store.server_settings(call.guild)
    _, bans = await store.bans.page(call.guild, now, skip=0, most=MOST)
    whole = exported(call.guild, settings, [ban for ban, _ in bans])
    written = msgspec.json.format(msgspec.json.encode(whole), indent=2)
    await call.screen(Sheet((f"📄 {call.words.text('server-export')}", download(written, "settings.json"))))


def exported(server: int, settings: ServerSettings, bans: Sequence[Ban] = ()) -> dict[str, Any]:
    """The settings and bans as JSON. Ids are strings, since many programs read numbers of that size inexactly; times are milliseconds."""
    kept: dict[str, Any] = msgspec.to_builtins(settings)
    kept |= {wish: _id(kept[wish]) for wish in (*POSTED, *ROLES)} | {"channels": [str(one) for one in kept["channels"]]}
    for wish in ("watches", "by_channel"):
        kept[wish] = [one | {"channel": str(one["channel"])} for one in kept[wish]]
    banned = [msgspec.to_builtins(one) | {"user": str(one.user)} for one in bans]
    return {"format": FORMAT, "version": VERSION, "server": str(server), "settings": kept, "bans": banned}


def _id(place: int) -> str | None:
    return str(place) if place else None


async def setup(bot: GameBot) -> None:
    """The command is in its group."""
