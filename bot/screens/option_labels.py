"""Reads labels of clocks and options in any language as the values that commands take."""

import re
from collections.abc import Iterator

from bot.answers.aim_parser import fold
from bot.games import GAMES
from bot.matches.timing.paces import LIMITS
from bot.screens.cards import option_value
from bot.words import Catalogue, Words


def clock_meant(written: str, catalogue: Catalogue) -> str:
    """The name of the clock with the typed label, whole or up to its colon; else the text itself."""
    said = fold(written)
    for words in catalogue.languages.values():
        for pace in LIMITS:
            label = fold(words.text(f"pace-{pace.value}"))
            if said and said in {label, label.partition(":")[0].strip()}:
                return pace.value
    return written


def options_meant(game: str, written: str, catalogue: Catalogue) -> str:
    """Options typed as `name=value`, where name and value may be their labels."""
    known = {shown: code for words in catalogue.languages.values() for shown, code in _shown(game, words)}
    if not known:
        return written
    longest = sorted(known, key=len, reverse=True)
    codes = [known[shown] for shown in longest]
    any_of = "|".join(f"({shown})" for shown in longest)
    return re.sub(rf"(?<!\w)(?:{any_of})(?!\w)", lambda found: f" {codes[(found.lastindex or 1) - 1]} ", fold(written))


def _shown(game: str, words: Words) -> Iterator[tuple[str, str]]:
    """Each way to type an option by its labels in a language, as a pattern, with the option."""
    for option in GAMES[game].spec.options:
        names = (option.name, words.text(f"{game}-option-{option.name}"))
        for value in option.values:
            label = option_value(game, option.name, value, words)
            values = (value, label, label.partition(":")[0])
            for name, given in ((name, given) for name in names for given in values):
                yield rf"{re.escape(fold(name))}\s*[:=]\s*{re.escape(fold(given))}", f"{option.name}={value}"
