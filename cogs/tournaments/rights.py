"""Permission checks of tournaments: who can run them, and in which channels."""

import discord

from bot.features.tournaments.values import Tournament
from bot.matches.core.errors import refused
from cogs.core.interaction_context import InteractionContext
from cogs.core.server_policy import check_house_rules, check_player
from cogs.delivery.permissions import FOR_THREADS, check_rights, lacking, without_rights


async def check_runner(call: InteractionContext, found: Tournament | None = None) -> None:
    """Raise Refused unless the caller may open tournaments here, or run this one."""
    if not await may_run(call, found):
        raise refused("refused-tournament-rights")


async def may_run(call: InteractionContext, found: Tournament | None) -> bool:
    """Whether the caller may open tournaments here, or run this one."""
    if call.interaction.permissions.manage_guild:
        return True
    settings = await call.bot.services.store.server_settings(call.guild)
    return settings.tournaments and (found is None or found.owner.user == call.user)


async def check_place(call: InteractionContext, game: str) -> None:
    """Raise Refused unless matches of this game ("": any) may be played here and can have threads."""
    await (check_house_rules(call, game) if game else check_player(call))
    interaction = call.interaction
    if not isinstance(interaction.channel, discord.TextChannel):
        raise refused("refused-tournament-text")
    check_rights(interaction)
    missing = lacking(interaction.app_permissions, FOR_THREADS)
    if missing:
        raise without_rights(missing)
