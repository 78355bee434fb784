"""`/server`: the commands for server managers, and how settings are changed."""

from collections.abc import Callable
from typing import Any

import discord
import msgspec
from discord import app_commands

from bot.app import GameBot
from bot.matches.core.errors import refused
from bot.matches.settings.preferences import ServerSettings
from bot.screens.server_settings_view import POSTED, ServerSettingsView, server_settings_sheet
from bot.screens.settings_text import replaced_words
from cogs.core.errors import serve
from cogs.core.interaction_context import InteractionContext, context_of
from cogs.server.check import FEEDS, ServerCheck

SERVER = app_commands.Group(
    name="server",
    description="For those who manage this server",
    default_permissions=discord.Permissions(manage_guild=True),
)


@SERVER.command(name="check", description="Check my permissions wherever matches can be played")
async def check(interaction: discord.Interaction) -> None:
    """List missing permissions, and post what was held back for lack of them."""
    call = context_of(interaction)
    await serve(call, ServerCheck(call.bot).show(call))


def check_manager(call: InteractionContext) -> None:
    """Raise Refused unless the caller has Manage Server; who may use the commands is set in Discord."""
    if call.interaction.guild_id is None or not call.interaction.permissions.manage_guild:
        raise refused("refused-house-rights")


def set_values(**chosen: Any) -> Callable[[ServerSettings], ServerSettings]:
    """The change to these values, which leaves the others as they are."""
    return lambda wishes: msgspec.structs.replace(wishes, **chosen)


async def choose(call: InteractionContext, change: Callable[[ServerSettings], ServerSettings], page: str) -> None:
    """Apply a change to the server's present settings and show a page. Raises what `change` raises."""
    if call.interaction.guild_id is None:
        raise refused("refused-house-rights")
    before, after = await call.bot.matches.change_server(call.interaction.guild_id, call.player, change)
    note = replaced_words(before, after, call.words, call.tongues)
    for wish in POSTED:
        spot = getattr(after, wish)
        if spot and spot != getattr(before, wish):
            faults = await ServerCheck(call.bot).faults_of(spot, call, feed=FEEDS.get(wish, ()))
            note = "\n".join((note, *faults))
    await call.update(server_settings_sheet(await _house(call, after), page, note))


async def show_house(call: InteractionContext, page: str, note: str = "", written: str = "") -> None:
    """Show a page of the panel; `written` is a clock that was refused."""
    wishes = await call.bot.services.store.server_settings(call.guild)
    await call.update(server_settings_sheet(await _house(call, wishes, written), page, note))


async def _house(call: InteractionContext, wishes: ServerSettings, written: str = "") -> ServerSettingsView:
    guild = call.bot.get_guild(call.guild)
    chosen = {*wishes.channels, *(getattr(wishes, one) for one in POSTED)}
    known = {one: guild.get_channel(one) for one in chosen} if guild else {}
    names = {number: channel.name for number, channel in known.items() if channel is not None}
    reports, _ = await call.bot.services.store.reports(call.guild, skip=0, most=1)
    return ServerSettingsView(wishes, call.spot, names, call.words, call.tongues, written, reports)


async def setup(bot: GameBot) -> None:
    """Add the group; other modules add their commands to it."""
    bot.tree.add_command(SERVER)
