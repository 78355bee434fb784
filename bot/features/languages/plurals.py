"""The plural categories of languages by CLDR, as far as the bot says numbers."""

from __future__ import annotations

import functools

from babel import Locale, UnknownLocaleError

CATEGORIES = ("zero", "one", "two", "few", "many", "other")
DEFAULT = "other"
WHOLE = 1001  # whole numbers in texts: scores, matches, minutes; Spanish *many* begins with a million
TENTHS = 100


@functools.cache
def categories(language: str, exact: frozenset[int] = frozenset()) -> frozenset[str]:
    """The categories of the numbers in texts, but for `exact` ones; those of English where Babel does not know the language.

    Where a text has cases of exact numbers, it is one of whole numbers.
    """
    try:
        rule = Locale(language).plural_form
    except UnknownLocaleError:
        rule = Locale("en").plural_form
    tenths = () if exact else (tenth / 10 for tenth in range(TENTHS))
    numbers = (*(number for number in range(WHOLE) if number not in exact), *tenths)
    return frozenset(rule(number) for number in numbers)
