"""Message context menu: describes the board in a message."""

import discord
from discord import app_commands

from bot.app import GameBot
from bot.matches.core.errors import refused
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext
from cogs.core.message_refs import match_ref
from cogs.match.board_view import BoardView


@app_commands.context_menu(name=app_commands.locale_str("Describe board", key="menu-describe"))
async def describe(interaction: discord.Interaction, message: discord.Message) -> None:
    """Describe privately the board of the message's turn, or the present one of its match."""
    await run(interaction, _describe, message)


async def _describe(call: InteractionContext, message: discord.Message) -> None:
    positions = BoardView(call.bot)
    told = match_ref(message) if message.author == call.bot.user else None
    if told is None:
        raise refused("describe-nothing")
    match = await positions.match(told.match)
    call.concerns(match.id)
    turn = None if told.revision is None else await call.bot.services.store.turn(match.id, told.revision)
    if turn is None:
        await call.whisper(await positions.text(match, call.user, call.words))
    else:
        await call.whisper(await positions.past(match, turn, call.user, call.words))


async def setup(bot: GameBot) -> None:
    """Add the menu."""
    bot.tree.add_command(describe)
