"""`/match export`: sends the record of a match to the caller."""

import discord
from discord import app_commands

from bot.answers.verbs import Presser
from bot.client.app import GameBot
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext
from cogs.history.record_pages import RecordFiles
from cogs.match.board import BoardCommands
from cogs.match.group import MATCH, NUMBER, suggest_past
from cogs.panel.board_view import BoardView

FORMS = [
    app_commands.Choice(name=app_commands.locale_str(form, key=f"export-form-{form}"), value=form)
    for form in ("text", "json")
]


@MATCH.command(name="export", description="Get a match as a file only you receive")
@app_commands.rename(form="as")
@app_commands.describe(form="Text for people and /match import, or complete JSON for programs", match=NUMBER)
@app_commands.choices(form=FORMS)
@app_commands.autocomplete(match=suggest_past)
async def export(interaction: discord.Interaction, form: str = "text", match: int | None = None) -> None:
    """Send the record of a match."""
    await run(interaction, _asked, match, form)


async def _asked(call: InteractionContext, number: int | None, form: str) -> None:
    await RecordFiles(call.bot).hand_over(call, await BoardCommands(call.bot).look_for(call, number), form)


async def _pressed(call: InteractionContext) -> None:
    match = await BoardView(call.bot).match(call.id.match)
    await RecordFiles(call.bot).hand_over(call, match, call.id.args)


async def setup(bot: GameBot) -> None:
    """Add the answers; the command is in its group."""
    bot.answer(Presser.ANYONE, export_match=_pressed)
