"""`/match`: the commands about a match other than playing; several modules add theirs."""

import discord
from discord import app_commands

from bot.answers.pages import MENU_LIMIT
from bot.client.app import GameBot
from cogs.core.command_options import fits_typed
from cogs.core.errors import serve
from cogs.core.interaction_context import context_of
from cogs.match.board import BoardCommands, match_named, suggested_matches

NUMBER = "Match number, if you’re in several"
MATCH = app_commands.Group(name="match", description="Other match actions")


async def suggest_match(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The matches the caller plays."""
    return await suggested_matches(context_of(interaction).bot, interaction, typed)


async def suggest_past(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The matches the caller plays or has played, latest first."""
    call = context_of(interaction)
    choices = []
    for chapter in await call.bot.matches.player_history.of(call.user):
        name = match_named(chapter.match, call.user, call.words)
        if fits_typed(typed, name, chapter.match.id):
            choices.append(app_commands.Choice(name=name[:100], value=chapter.match.id))
        if len(choices) == MENU_LIMIT:
            break
    return choices


@MATCH.command(name="resign", description="Resign a match")
@app_commands.describe(match=NUMBER)
@app_commands.autocomplete(match=suggest_match)
async def resign(interaction: discord.Interaction, match: int | None = None) -> None:
    """Ask for confirmation."""
    call = context_of(interaction)
    table = BoardCommands(call.bot)
    await serve(call, table.ask_to_resign_from(call, match))


async def setup(bot: GameBot) -> None:
    """Add the group; other modules add their commands to it."""
    bot.tree.add_command(MATCH)
