"""French: *d’Ambre*, *du ballon*, *la Valkyrie*, *30 %*."""

import re

from babel import Locale

from bot.grammar.grammar import UNIT, Grammar

_VOWEL = re.compile(r"(?!oui\b|onz)[aàâeéèêëiîïoôœuùû]", re.IGNORECASE)  # pieces too: *d’A4*

FRENCH = Grammar(
    locale=Locale("fr"),
    # at a sign, after *nº*, before a unit; but small print begins with a plain space
    unbroken=re.compile(rf"(?<=«|º) |(?<!-#) (?=[:;?!»%])|{UNIT}"),
    joined=re.compile(r"\b([Dd]e|[Qq]ue|[Àà]|[Ll]e|[Dd]u|[Aa]u) \{ \$(\w+) \}"),
    articled={"le": ("le", "la", "l’"), "du": ("du", "de la", "de l’"), "au": ("au", "à la", "à l’")},
    bare={"le": "", "du": "de", "au": "à"},
    determined=re.compile(r"(?:un|une|le|la|les) |l’"),
    contracted={"de": {"le ": "du ", "les ": "des "}, "à": {"le ": "au ", "les ": "aux "}},
    elided={"de": ("d’", _VOWEL), "que": ("qu’", _VOWEL)},
    vowel=_VOWEL,
)
