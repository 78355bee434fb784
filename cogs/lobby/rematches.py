"""The button that offers a rematch, or accepts one."""

from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.screens.sheet import LinkButton, Sheet
from bot.text import discord_url
from cogs.core.interaction_context import InteractionContext
from cogs.lobby.begin_check import check_begin


async def rematch(call: InteractionContext) -> None:
    """Offer a rematch."""
    await check_begin(call, call.id.match)
    asked = await call.bot.matches.rematches.ask(call.id.match, call.user, key=call.key)
    if asked.rematch is None:
        await call.plain("rematch-asked")
        return
    new, words = asked.rematch, call.words
    place = LinkButton(discord_url(new.guild, new.thread or new.channel), words.text("open"))
    await call.whisper(Sheet((words.text("rematch-there", match=str(new.id)),), ((place,),)))


async def setup(bot: GameBot) -> None:
    """Answer the button."""
    bot.answer(Presser.PLAYERS, rematch=rematch)
