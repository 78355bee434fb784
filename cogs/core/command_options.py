"""Options that several commands have: their choices, what is suggested as they are typed, and how they are read."""

import functools
import re
from collections.abc import Iterable
from typing import TypeVar

import discord
from discord import app_commands
from rapidfuzz import fuzz, process

from bot.answers.custom_id import natural
from bot.answers.pages import MENU_LIMIT
from bot.games import GAMES
from bot.games.contract.base import OptionSpec
from bot.games.contract.player import LEVELS
from bot.games.contract.preview import Assist
from bot.games.contract.vocabulary import Phrase, phrase
from bot.matches.core.errors import Refused, refused
from bot.matches.timing.paces import LIMITS, USUAL, length_words, read_length, read_terms
from bot.screens.option_labels import option_value
from bot.text import fold
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
ALIKE = 65  # percent; an option less like a wrong one is not suggested for it
T = TypeVar("T")
_NUMBERED = re.compile(r"\D*?(\d+)")
PUNCTUAL_CHOICES = [
    app_commands.Choice(name=app_commands.locale_str(f"at least {one}%", key=f"punctual-{one}"), value=one)
    for one in (80, 90, 95)
]


def everywhere(command: T) -> T:
    """Offer a command also in direct messages with the bot, and in conversations and on servers where only its user has added it."""
    kept = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(command)
    return app_commands.allowed_installs(guilds=True, users=True)(kept)


def fits_typed(typed: object, name: str, number: int) -> bool:
    """Whether a suggestion contains the typed text, or has the typed number: `#12`, `nº 12`."""
    folded = fold(str(typed))
    named = _NUMBERED.fullmatch(folded)
    return folded in fold(name) or (named is not None and natural(named[1]) == number)


async def suggest_clock(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The clocks, the usual one first; a typed length comes before them."""
    return suggested_clocks(typed, context_of(interaction).words)


def suggested_clocks(typed: str, words: Words) -> list[app_commands.Choice[str]]:
    """The clocks that match what is typed."""
    paces = sorted(LIMITS, key=lambda pace: pace is not USUAL)
    known = [app_commands.Choice(name=words.text(f"pace-{pace.value}"), value=pace.value) for pace in paces]
    fitting = [one for one in known if fold(typed) in fold(one.name)]
    try:
        read_terms(typed)
        own = words.say(length_words(read_length(typed)))
    except Refused:
        return fitting or known
    return [app_commands.Choice(name=own, value=typed.strip()[:100]), *fitting]


def read_options(game: str, text: str) -> dict[str, str]:
    """Parse options written as `name=value`; the last of a name counts. Raises Refused with the valid ones and the corrected line."""
    specs = GAMES[game].spec.options
    possible = [f"{option.name}={value}" for option in specs for value in option.values]
    options: dict[str, str] = {}
    refusal: Refused | None = None
    for given in fold(text).replace(",", " ").split():
        try:
            name, value = _read_option(game, given)
            options[name] = value
        except Refused as wrong:
            refusal = refusal or wrong
            worded = given.partition("=")[2].isalpha()  # a number says nothing of which other is meant
            found = process.extractOne(given, possible if worded else (), scorer=fuzz.ratio, score_cutoff=ALIKE)
            if found is not None:
                name, _, value = found[0].partition("=")
                options.setdefault(name, value)
    if refusal is not None and options:
        line = " ".join(f"{name}={value}" for name, value in options.items())
        raise refused("refused-option-line", why=refusal.reason, line=line)
    if refusal is not None:
        raise refusal
    return options


def _read_option(game: str, given: str) -> tuple[str, str]:
    """The name and value of an option written as `name=value`. Raises Refused naming the valid ones."""
    known = {option.name: option for option in GAMES[game].spec.options}
    name, _, value = given.partition("=")
    option = known.get(name)
    if not known:
        raise refused("refused-options", game=phrase(f"{game}-name"))
    if option is None:
        raise refused("refused-no-option", given=given, known=_labels(f"{game}-option", known))
    if value not in option.values:
        named = {
            "name": phrase(f"{game}-option-{name}"),
            "known": _labels(f"{game}-option-{name}", option.values),
        }
        if value:
            raise refused("refused-option-value", given=value, **named)
        raise refused("refused-option-bare", **named)
    return name, value


def _labels(key: str, codes: Iterable[str]) -> Phrase:
    """The labels of options or values, one after the other: some have commas."""
    return functools.reduce(
        lambda before, last: phrase("series", before=before, last=last), (phrase(f"{key}-{code}") for code in codes)
    )


def suggested_options(
    game: str, options: tuple[OptionSpec, ...], typed: str, words: Words
) -> list[app_commands.Choice[str]]:
    """Completions of the typed options: each non-default value of each option not named yet."""
    parts = fold(typed).replace(",", " ").split()
    done = [part for part in parts if any(_names(option, part) for option in options)]
    begun = parts[-1] if parts and parts[-1] not in done else ""
    before = "".join(f"{part} " for part in done)
    choices = []
    for option in options:
        if any(part.partition("=")[0] == option.name for part in done):
            continue
        for value in option.values[1:]:
            text = f"{option.name}={value}"
            line = words.text(
                "option-hint",
                name=words.text(f"{game}-option-{option.name}"),
                value=option_value(game, option.name, value, words),
            )
            if begun in text or begun in fold(line):
                choices.append(app_commands.Choice(name=f"{before}{line}"[:100], value=f"{before}{text}"[:100]))
    return choices[:MENU_LIMIT]


def _names(option: OptionSpec, part: str) -> bool:
    name, _, value = part.partition("=")
    return name == option.name and value in option.values
