"""What is typed as it is shown: labels of clocks and options in any language, turned into what commands read."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.answers.aim_parser import fold
from bot.games import GAMES
from bot.matches.timing.paces import LIMITS
from bot.screens.cards import option_value
from bot.words import Catalogue, Words


def clock_meant(written: str, catalogue: Catalogue) -> str:
    """The name of the clock whose label is written, whole or up to its colon; else what is written."""
    said = fold(written)
    for words in catalogue.languages.values():
        for pace in LIMITS:
            label = fold(words.text(f"pace-{pace.value}"))
            if said and said in {label, label.partition(":")[0].strip()}:
                return pace.value
    return written


def options_meant(game: str, written: str, catalogue: Catalogue) -> str:
    """The options written as `name=value`, also where name or value is written as its label."""
    known = {shown: code for words in catalogue.languages.values() for shown, code in _shown(game, words)}
    if not known:
        return written
    longest = sorted(known, key=len, reverse=True)
    codes = [known[shown] for shown in longest]
    any_of = "|".join(f"({shown})" for shown in longest)
    return re.sub(rf"(?<!\w)(?:{any_of})(?!\w)", lambda found: f" {codes[(found.lastindex or 1) - 1]} ", fold(written))


def _shown(game: str, words: Words) -> Iterator[tuple[str, str]]:
    """Every way to write an option with a label in a language, as a pattern, and the option."""
    for option in GAMES[game].spec.options:
        names = (option.name, words.text(f"{game}-option-{option.name}"))
        for value in option.values:
            label = option_value(game, option.name, value, words)
            values = (value, label, label.partition(":")[0])
            for name, given in ((name, given) for name in names for given in values):
                yield rf"{re.escape(fold(name))}\s*[:=]\s*{re.escape(fold(given))}", f"{option.name}={value}"
