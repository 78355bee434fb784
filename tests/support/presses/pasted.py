"""What a player copies out of a message, as it comes back: from phones, word processors and French keyboards."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from functools import partial

from bot.text import escape_markdown

Change = Callable[[str], str]


def _wrapped(before: str, after: str) -> Change:
    return lambda text: f"{before}{text}{after}"


def _replaced(signs: Mapping[str, str]) -> Change:
    table = str.maketrans(dict(signs))
    return lambda text: text.translate(table)


PHONE_ARROWS = {"→": "➡️", "←": "⬅️", "↗": "↗️", "↘": "↘️", "↖": "↖️", "↙": "↙️"}
CHANGES: Mapping[str, Change] = {
    "as shown": str,
    "back-ticks": _wrapped("`", "`"),
    "bold": _wrapped("**", "**"),
    "straight quotes": _wrapped('"', '"'),
    "single quotes": _wrapped("'", "'"),
    "curly quotes": _wrapped("“", "”"),
    "curly single quotes": _wrapped("‘", "’"),
    "guillemets": _wrapped("«\u202f", "\u202f»"),
    "guillemets, wide spaces": _wrapped("« ", " »"),
    "zero-width space": _wrapped("\u200b", "\u200b"),
    "direction signs": _wrapped("\u200e", "\u200f"),
    "byte order mark": _wrapped("\ufeff", ""),
    "emoji": _wrapped("<:puck:1234> ", " :puck:"),
    "zero-width within": "\u200b".join,
    "variation selectors": "\ufe0f".join,
    "no-break spaces": _replaced({" ": "\u00a0"}),
    "narrow no-break spaces": _replaced({" ": "\u202f"}),
    "en dashes": _replaced({"-": "–"}),
    "minus signs": _replaced({"-": "−"}),
    "no-break hyphens": _replaced({"-": "\u2011"}),
    "curly apostrophes": _replaced({"'": "’", "’": "'"}),
    "ellipses": lambda text: text.replace("...", "…"),
    "full-width": _replaced({chr(sign): chr(sign + 0xFEE0) for sign in range(ord("!"), ord("~") + 1)}),
    "phone arrows": _replaced(PHONE_ARROWS),
    "decomposed accents": partial(unicodedata.normalize, "NFD"),
    "capitals": str.upper,
    "escaped": escape_markdown,
}
