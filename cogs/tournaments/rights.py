"""Who may run tournaments, and where."""

import discord

from bot.matches.core.errors import Refused, refused
from bot.matches.tournaments.models import Tournament
from cogs.core.interaction_context import InteractionContext
from cogs.delivery.permissions import FOR_THREADS, check_rights, lacking, listed


async def check_runner(call: InteractionContext, found: Tournament | None = None) -> None:
    """Raise Refused unless the caller may open tournaments here, or run this one."""
    if call.interaction.permissions.manage_guild:
        return
    wishes = await call.bot.services.store.server_settings(call.guild)
    if not wishes.tournaments or (found is not None and found.owner.user != call.user):
        raise refused("refused-tournament-rights")


def check_place(interaction: discord.Interaction) -> None:
    """Raise Refused unless matches can have threads here."""
    check_rights(interaction)
    if not isinstance(interaction.channel, discord.TextChannel):
        raise refused("refused-tournament-text")
    missing = lacking(interaction.app_permissions, FOR_THREADS)
    if missing:
        raise Refused(refused("refused-permissions", missing=listed(missing)).reason)
