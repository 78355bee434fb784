"""`/match replace`: hands a seat on."""

import discord
from discord import app_commands

from bot.client.app import GameBot
from bot.games.contract.player import Level
from bot.matches.core.errors import refused
from bot.matches.core.models import Match, Person
from bot.matches.house.members import NAMES, name_of, user_of
from bot.text import escape_markdown
from cogs.core.errors import run
from cogs.core.house_level import level_for
from cogs.core.interaction_context import InteractionContext
from cogs.match.board import BoardCommands
from cogs.match.group import MATCH, NUMBER, suggest_match


@MATCH.command(name="replace", description="Ask someone to take over your seat")
@app_commands.describe(
    user="Who takes over",
    player="Whose seat, if not yours; for moderators, once that player has left the server",
    match=NUMBER,
)
@app_commands.autocomplete(match=suggest_match)
async def hand_on(
    interaction: discord.Interaction, user: discord.User, player: discord.User | None = None, match: int | None = None
) -> None:
    """Ask the proposed substitute."""
    await run(interaction, _offer, user, player, match)


async def _offer(call: InteractionContext, heir: discord.User, player: discord.User | None, number: int | None) -> None:
    match = await BoardCommands(call.bot).find(call, number)
    leaver, moderator = call.user, None
    if player is not None and player.id != call.user:
        await _check_moderator(call, match.guild, player)
        leaver, moderator = player.id, call.caller
    by_house = heir.id == call.bot.application_id
    person = _member(call, match, await level_for(call)) if by_house else Person(heir.id, heir.display_name, heir.bot)
    await call.bot.matches.substitutions.offer(match.id, leaver, person, key=call.key, by=moderator)
    await call.plain("replace-done" if by_house else "replace-asked", heir=f"<@{person.user}>")


def _member(call: InteractionContext, match: Match, level: Level) -> Person:
    """A member of the house that has no seat there."""
    names = {one.name for one in match.holders}
    free = [nth for nth, name in enumerate(NAMES) if name not in names]
    user = user_of(free[(call.interaction.id >> 22) % len(free)], level)
    return Person(user, name_of(user))


async def _check_moderator(call: InteractionContext, guild: int, player: discord.User) -> None:
    """Raise Refused unless the caller moderates the match's server and the player has left it."""
    if call.interaction.guild_id != guild or not call.interaction.permissions.manage_guild:
        raise refused("refused-replace-other")
    if not await call.bot.services.members.gone(guild, player.id):
        raise refused("refused-replace-there", name=escape_markdown(player.display_name))


async def setup(_bot: GameBot) -> None:
    """The command is in its group."""
