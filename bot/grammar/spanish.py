"""Spanish: *del balón*, *la Valquiria*, *e Inmortal*, *25 %*."""

import re

from babel import Locale

from bot.grammar.grammar import UNIT, Grammar

SPANISH = Grammar(
    locale=Locale("es"),
    unbroken=re.compile(rf"(?<=«|º) | (?=[»%])|{UNIT}"),
    joined=re.compile(r"\b([Dd]e|[Aa]|[Ee]l|[Dd]el|[Aa]l|[YyOo]) \{ \$(\w+) \}"),
    articled={
        "el": ("el", "la", "el"),
        "del": ("del", "de la", "del"),
        "al": ("al", "a la", "al"),
    },
    bare={"el": "", "del": "de", "al": "a"},
    determined=re.compile(r"(?:un|una|unos|unas|el|la|los|las) "),
    contracted={"de": {"el ": "del "}, "a": {"el ": "al "}},
    elided={
        "y": ("e ", re.compile(r"h?[ií](?![aeou])", re.IGNORECASE)),
        "o": ("u ", re.compile(r"h?[oó]|8", re.IGNORECASE)),
    },
    vowel=re.compile(r"(?!)"),  # none of the names begins with a stressed a
)
