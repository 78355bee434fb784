"""The languages that have a grammar: one line each.

Translators type plain spaces and plain words; a language without a grammar is shown as it is written.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType

from bot.grammar.french import FRENCH
from bot.grammar.grammar import Grammar
from bot.grammar.spanish import SPANISH

CODE = re.compile(r"(`[^`\n]*`)")  # code that players type unchanged
GRAMMARS: Mapping[str, Grammar] = MappingProxyType({"es": SPANISH, "fr": FRENCH})


def typeset(text: str, language: str) -> str:
    """The text with its language's no-break spaces and short words, which translators do not type.

    Code keeps its spaces.
    """
    grammar = GRAMMARS.get(language)
    if grammar is None:
        return text
    return "".join(part if CODE.fullmatch(part) else grammar.typeset(part) for part in CODE.split(text) if part)
