"""`/server`: the group of commands for those who manage a server."""

from __future__ import annotations

from typing import get_args

import discord
import msgspec
import structlog
from discord import app_commands

from bot.app import GameBot
from bot.matches.preferences import Look
from cogs.call import Call
from cogs.checking import Checking
from cogs.errors import serve
from cogs.match_group import called

log = structlog.stdlib.get_logger(__name__)

LOOK_CHOICES = [
    app_commands.Choice(name=app_commands.locale_str(look, key=f"look-{look}"), value=look) for look in get_args(Look)
]
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


@SERVER.command(name="look", description="How the pictures I post here look")
@app_commands.describe(look="Dark or light; players may choose their own for what only they see")
@app_commands.choices(look=LOOK_CHOICES)
async def choose_look(interaction: discord.Interaction, look: app_commands.Choice[str]) -> None:
    """Keep it; who has chosen it stands in the log."""
    call = called(interaction)
    await serve(call, _keep_look(call, msgspec.convert(look.value, Look)))


async def _keep_look(call: Call, look: Look) -> None:
    guild = call.interaction.guild_id or 0
    store = call.bot.services.store
    wishes = await store.server_wishes(guild)
    await store.keep_server_wishes(guild, msgspec.structs.replace(wishes, look=look))
    by = await store.number_of(call.user)
    log.info("a server's look is chosen", guild=guild, by=by, before=wishes.look, after=look)
    await call.plain(f"server-look-{look}")


async def setup(bot: GameBot) -> None:
    """Add the group; what other families add to it later is told Discord as well."""
    bot.tree.add_command(SERVER)
