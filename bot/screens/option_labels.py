"""The labels of options and clocks: written for a match, and read in any language as the values that commands take."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product

from bot.games import GAMES
from bot.matches.timing.paces import LIMITS
from bot.text import fold
from bot.words import Catalogue, Words

_EXPLAINED = re.compile(r"\s*[:(]")  # after it the label of an option's value explains itself
_SWITCHED = {"on": "wish-yes", "off": "wish-no"}


def options_words(game: str, options: Iterable[tuple[str, str]], words: Words, *, short: bool = False) -> str:
    """The non-default options of a game, in one line; `short`: without the explanations of their values."""
    usual, shown = GAMES[game].spec.complete({}), short_label if short else str
    return " · ".join(
        words.text(
            "option-line",
            name=words.text(f"{game}-option-{name}"),
            value=shown(option_value(game, name, value, words)),
        )
        for name, value in options
        if usual.get(name, value) != value
    )


def short_label(label: str) -> str:
    """The label of an option's value without what explains it: up to its colon or bracket."""
    return _EXPLAINED.split(label, maxsplit=1)[0]


def option_value(game: str, name: str, value: str, words: Words) -> str:
    """The label of an option's value."""
    return words.text(f"{game}-option-{name}-{value}")


def clock_meant(written: str, catalogue: Catalogue) -> str:
    """The name of the clock with the typed label, whole or up to its colon; else the text itself."""
    folded = fold(written)
    for words in catalogue.languages.values():
        for pace in LIMITS:
            label = fold(words.text(f"pace-{pace.value}"))
            if folded and folded in {label, short_label(label)}:
                return pace.value
    return written


def options_meant(game: str, written: str, catalogue: Catalogue) -> str:
    """Options typed as `name=value`, where name and value may be their labels, and the name may be left out where no other option has the value."""
    pattern, codes = _readable(game, catalogue)
    if not written or not codes:
        return written
    return pattern.sub(lambda found: f" {codes[(found.lastindex or 1) - 1]} ", fold(written))


@lru_cache  # a pattern of hundreds of labels, the same at every command
def _readable(game: str, catalogue: Catalogue) -> tuple[re.Pattern[str], tuple[str, ...]]:
    """A pattern of all ways to type the options of a game, a group each, and the option that each group means."""
    known = {shown: code for words in catalogue.languages.values() for shown, code in _shown(game, words)}
    known |= _unnamed(game, catalogue)
    longest = sorted(known, key=len, reverse=True)
    any_of = "|".join(f"({shown})" for shown in longest)
    return re.compile(rf"(?<![\w=:])(?:{any_of})(?!\w)"), tuple(known[shown] for shown in longest)


def _unnamed(game: str, catalogue: Catalogue) -> dict[str, str]:
    """The values that say by themselves which option is meant, as patterns, with the option."""
    meant: dict[str, set[str]] = {}
    for words in catalogue.languages.values():
        for option in GAMES[game].spec.options:
            for value in option.values:
                for given in _values(game, option.name, value, words):
                    meant.setdefault(fold(given), set()).add(f"{option.name}={value}")
    return {re.escape(given): codes.pop() for given, codes in meant.items() if len(codes) == 1 and given[:1].isalpha()}


def _values(game: str, option: str, value: str, words: Words) -> tuple[str, str, str]:
    """A value's code, its label, and that without what explains it."""
    label = option_value(game, option, value, words)
    return value, label, short_label(label)


def _shown(game: str, words: Words) -> Iterator[tuple[str, str]]:
    """Each way to type an option by its labels in a language, as a pattern, with the option."""
    for option in GAMES[game].spec.options:
        names = (option.name, words.text(f"{game}-option-{option.name}"))
        known = {value: _values(game, option.name, value, words) for value in option.values}
        begun = Counter(start for _, _, short in known.values() for start in _starts(short))
        for value, values in known.items():
            alone = [start for start in _starts(values[-1]) if begun[start] == 1]
            switched = [words.text(_SWITCHED[value])] if value in _SWITCHED else []
            for name, given in product(names, (*values, *alone, *switched)):
                yield rf"{_typed(name)}\s*[:=]\s*{_typed(given)}", f"{option.name}={value}"


def _starts(label: str) -> list[str]:
    """The beginnings of a label in whole words."""
    tokens = fold(label).split()
    return [" ".join(tokens[:count]) for count in range(1, len(tokens))]


def _typed(label: str) -> str:
    """A pattern for a label: case and accents are folded; its words may be joined by `_` or `-`."""
    return r"[\s_-]+".join(re.escape(word) for word in fold(label).split())
