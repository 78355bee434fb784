"""*Suggest better words* in a message's menu."""

import discord
from discord import app_commands

from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.features.languages.service import Suggestions
from bot.features.languages.sheets import BETTER, LANGUAGE, SHOWN, suggestion_form, thanks_text
from bot.matches.core.errors import refused
from bot.screens.sheet import Sheet
from bot.text import fold
from cogs.core.command_options import everywhere
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext


@app_commands.context_menu(name=app_commands.locale_str("Suggest better words", key="menu-suggest"))
@everywhere
async def suggest(interaction: discord.Interaction, message: discord.Message) -> None:
    """Open the form."""
    await run(interaction, _ask, message)


async def _ask(call: InteractionContext, message: discord.Message) -> None:
    if message.author != call.bot.user:
        raise refused("refused-suggest-not-mine")
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    view.stop()
    texts = (str(getattr(item, "content", "") or "") for item in view.walk_children())
    await call.ask(suggestion_form("\n".join(filter(None, texts)), call.words))


async def _suggested(call: InteractionContext) -> None:
    """Keep what the form says."""
    typed, languages = fold(call.fields.get(LANGUAGE, "")), call.bot.catalogue.languages
    names = {code: words.text("language-name") for code, words in languages.items()}
    code = next((code for code, name in names.items() if typed in {code, fold(name)}), None)
    if code is None:
        raise refused("refused-suggest-language", known=", ".join(names.values()))
    shown, better = call.fields.get(SHOWN, ""), call.fields.get(BETTER, "")
    kept = await call.bot.feature(Suggestions).add(call.player, shown, better, languages[code], key=call.key)
    await call.whisper(Sheet((thanks_text(kept, call.words),)))


async def setup(bot: GameBot) -> None:
    """Add the menu and its answer."""
    bot.answer(Presser.ONESELF, suggested=_suggested)
    bot.tree.add_command(suggest)
