"""Options that several commands have: their choices, what is suggested as they are typed, and how they are read."""

import discord
from discord import app_commands

from bot.answers.pages import MENU_LIMIT
from bot.games import GAMES
from bot.games.base import OptionSpec
from bot.games.preview import Assist
from bot.games.vocabulary import phrase
from bot.matches.core.errors import Refused, refused
from bot.matches.timing.paces import LIMITS, USUAL, length_said, read_length, read_terms
from bot.players.base import LEVELS
from bot.screens.cards import option_value
from bot.words import Words
from cogs.core.interaction_context import context_of

GAME_CHOICES = [app_commands.Choice(name=app_commands.locale_str(key, key=f"{key}-name"), value=key) for key in GAMES]
ASSISTS = [
    app_commands.Choice(name=app_commands.locale_str(one, key=f"assist-{one}"), value=one.value) for one in Assist
]
LEVEL_CHOICES = [
    app_commands.Choice(name=app_commands.locale_str(f"Level {one}", key=f"house-level-{one}"), value=one)
    for one in LEVELS
]
PUNCTUAL_CHOICES = [
    app_commands.Choice(name=app_commands.locale_str(f"at least {one}%", key=f"punctual-{one}"), value=one)
    for one in (80, 90, 95)
]


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


def read_options(game: str, text: str) -> dict[str, str]:
    """Options written as `name=value`. Raises Refused naming the valid ones."""
    known = {option.name: option for option in GAMES[game].spec.options}
    options: dict[str, str] = {}
    for given in text.replace(",", " ").split():
        name, _, value = given.partition("=")
        option = known.get(name.casefold())
        if not known:
            raise refused("refused-options", game=phrase(f"{game}-name"))
        if option is None:
            raise refused("refused-no-option", given=given, known=", ".join(known))
        if not value:
            raise refused("refused-option-bare", name=option.name, known=", ".join(option.values))
        if value.casefold() not in option.values:
            raise refused("refused-option-value", name=name, given=value, known=", ".join(option.values))
        options[option.name] = value.casefold()
    return options


def suggested_options(
    game: str, options: tuple[OptionSpec, ...], typed: str, words: Words
) -> list[app_commands.Choice[str]]:
    """Completions of the typed options: each non-default value of each option not named yet."""
    parts = typed.replace(",", " ").split()
    done = [part for part in parts if any(_names(option, part) for option in options)]
    begun = parts[-1].casefold() if parts and parts[-1] not in done else ""
    before = "".join(f"{part} " for part in done)
    choices = []
    for option in options:
        if any(part.partition("=")[0] == option.name for part in done):
            continue
        for value in option.values[1:]:
            text = f"{option.name}={value}"
            said = words.text(
                "option-hint",
                name=words.text(f"{game}-option-{option.name}"),
                value=option_value(game, option.name, value, words),
            )
            if begun in text or begun in said.casefold():
                choices.append(app_commands.Choice(name=f"{before}{said}"[:100], value=f"{before}{text}"[:100]))
    return choices[:MENU_LIMIT]


def _names(option: OptionSpec, part: str) -> bool:
    name, _, value = part.partition("=")
    return name == option.name and value in option.values
