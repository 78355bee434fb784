"""`/server void`: takes the result of a match away."""

import discord
from discord import app_commands

from bot.answers.custom_id import Id
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.screens.cards import players
from bot.screens.sheet import BAD, Button, Sheet
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext
from cogs.server.group import SERVER, check_manager


@SERVER.command(name="void", description="Void a match, even a finished one; it won’t count")
@app_commands.describe(match="Match number")
async def void(interaction: discord.Interaction, match: int) -> None:
    """Ask for confirmation."""
    await run(interaction, _ask_to_void, match)


async def void_now(call: InteractionContext) -> None:
    """Void the match. Raises Refused if the caller may not, or no longer."""
    check_manager(call)
    match = await call.bot.matches.endings.void(call.id.match, call.guild, by=call.caller, key=call.key)
    await call.panel(Sheet((call.words.text("void-done", match=str(match.id)),)))


async def _ask_to_void(call: InteractionContext, number: int) -> None:
    """Ask for confirmation naming the match: its number is easily mistyped and this cannot be undone."""
    words = call.words
    match = await call.bot.matches.endings.voidable(number, call.guild)
    game = words.text(f"{match.game}-name")
    question = words.text("void-question", game=game, match=str(match.id), players=players(match, words))
    sure = Button(Id("voided", match.id), words.text("void-sure"), BAD)
    await call.panel(Sheet((question,), ((sure,),)))


async def setup(bot: GameBot) -> None:
    """Add the answer; the command is in its group."""
    bot.answer(Presser.MANAGERS, voided=void_now)
