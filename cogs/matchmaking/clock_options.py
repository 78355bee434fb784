"""Autocomplete of the `clock` option."""

import discord
from discord import app_commands

from bot.matches.core.errors import Refused
from bot.matches.timing.paces import LIMITS, USUAL, length_said, read_length, read_terms
from bot.words import Words
from cogs.core.interaction_context import context_of


async def suggest_clock(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The clocks, the usual one first; a typed length comes before them."""
    return suggested_clocks(typed, context_of(interaction).words)


def suggested_clocks(typed: str, words: Words) -> list[app_commands.Choice[str]]:
    """The clocks that match what is typed."""
    paces = sorted(LIMITS, key=lambda pace: pace is not USUAL)
    known = [app_commands.Choice(name=words.text(f"pace-{pace.value}"), value=pace.value) for pace in paces]
    fitting = [one for one in known if typed.casefold() in one.name.casefold()]
    try:
        read_terms(typed)
        own = words.say(length_said(read_length(typed.strip().casefold())))
    except Refused:
        return fitting or known
    return [app_commands.Choice(name=own, value=typed.strip()[:100]), *fitting]
