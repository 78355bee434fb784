"""The presets of a server in `/play`: suggested, found, and completed by what is given beside them."""

from dataclasses import replace

import discord
from discord import app_commands

from bot.answers.pages import MENU_LIMIT
from bot.games import GAMES
from bot.games.contract.vocabulary import phrase
from bot.matches.core.errors import refused
from bot.matches.matchmaking.match_defaults import RequestedTerms
from bot.matches.settings.preferences import Preset
from bot.screens.settings_text import preset_words
from bot.text import cut, escape_markdown, fold
from bot.words import Words
from cogs.core.interaction_context import InteractionContext, context_of
from cogs.core.play_request import PlayRequest

LABEL = 100  # characters of a suggestion


async def suggest_preset(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The server's presets that match what is typed; once a game is chosen, those of the game."""
    call = context_of(interaction)
    settings = await call.bot.services.store.server_settings(call.guild)
    game = str(interaction.namespace.game or "")
    fitting = [one for one in settings.presets if game in {"", one.game} and fold(typed) in fold(one.name)]
    return [suggested(one, call.words) for one in fitting][:MENU_LIMIT]


def suggested(preset: Preset, words: Words) -> app_commands.Choice[str]:
    """A preset with its terms, as far as there is room."""
    return app_commands.Choice(name=cut(f"{preset.name} · {preset_words(preset, words)}", LABEL), value=preset.name)


async def with_preset(
    call: InteractionContext, wanted: PlayRequest, name: str, *, house: bool, demands: bool
) -> PlayRequest:
    """The request, with missing terms filled in from the server's preset; a match with the `house` is never rated.

    The preset's requirements for players apply where anybody may join (`demands`). Raises Refused if there is no such
    preset, or if it is of another game.
    """
    settings = await call.bot.services.store.server_settings(call.guild)
    preset = settings.preset(name)
    if preset is None:
        known = ", ".join(escape_markdown(one.name) for one in settings.presets if one.game == wanted.game)
        raise refused("refused-preset" if known else "refused-preset-none", name=escape_markdown(name), known=known)
    if preset.game != wanted.game:
        raise refused("refused-preset-game", name=escape_markdown(preset.name), game=phrase(f"{preset.game}-name"))
    asked, spec = wanted.asked, GAMES[preset.game].spec
    known_options = {option.name for option in spec.options}  # a later version may have fewer
    options = (f"{one}={value}" for one, value in preset.options if one in known_options)
    terms = RequestedTerms(
        asked.clock.strip() or preset.clock,
        preset.rated if asked.rated is None and not house else asked.rated,
        asked.assist or preset.assist,
        preset.threads if asked.threads is None else asked.threads,
        preset.weekdays if asked.weekdays is None else asked.weekdays,
    )
    return replace(
        wanted,
        options=" ".join((*options, wanted.options)),
        asked=terms,
        seats=wanted.seats or preset.seats,
        punctual=wanted.punctual or (preset.punctual if demands else 0),
    )
