"""The longest that a text may be: Discord's limits of the places in which the program shows it, found in its own code."""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from bot.screens.sheet import LABEL_LIMIT, OPTION_LIMIT, TITLE_LIMIT

ROOT = Path(__file__).parents[3]
ROOMS = ("bot", "cogs")
NAME, DESCRIPTION, HINT = 32, 100, 150  # characters of a command's name and description, and of a menu's hint
SLASH = re.compile(r"command-(?!outdated$).+")
MENU = re.compile(r"menu-[\w]+")


@dataclass(frozen=True)
class Limit:
    """The most characters of a place, with its name."""

    most: int
    place: str


PLACES = {  # the constructor, and by the position or name of an argument: what it is
    ("Button", 1): Limit(LABEL_LIMIT, "a button"),
    ("LinkButton", 1): Limit(LABEL_LIMIT, "a button"),
    ("MenuOption", 1): Limit(OPTION_LIMIT, "an entry of a menu"),
    ("MenuOption", 2): Limit(OPTION_LIMIT, "an entry of a menu"),
    ("SelectMenu", 1): Limit(HINT, "a menu's hint"),
    ("EntitySelect", 1): Limit(HINT, "a menu's hint"),
    ("TextInput", 1): Limit(TITLE_LIMIT, "the label of a field"),
    ("TextInput", "label"): Limit(TITLE_LIMIT, "the label of a field"),
    ("TextInput", "hint"): Limit(OPTION_LIMIT, "the hint of a field"),
    ("Modal", 1): Limit(TITLE_LIMIT, "the title of a form"),
    ("Modal", "title"): Limit(TITLE_LIMIT, "the title of a form"),
}
BUILT = re.compile(rf"\b(?:{'|'.join({name for name, _ in PLACES})})\(")
ASKING = frozenset({"text", "marked"})


def limits_of(lengths: Mapping[str, int]) -> dict[str, Limit]:
    """The tightest limit of each text by its key, where one is known; `lengths` are the characters of the English texts.

    What fits a pattern is meant by it only if English keeps to the limit in all that fits.
    """
    found: dict[str, Limit] = {}
    for pattern, limit in places():
        fitting = [key for key in lengths if pattern.fullmatch(key)]
        if all(lengths[key] <= limit.most for key in fitting):
            found |= {key: limit for key in fitting if key not in found or limit.most < found[key].most}
    for key in lengths:
        if SLASH.fullmatch(key):
            about = key.endswith("-about")
            found[key] = Limit(DESCRIPTION, "a command's description") if about else Limit(NAME, "a command's name")
        elif MENU.fullmatch(key):
            found[key] = Limit(NAME, "a command's name")
    return found


@functools.cache
def places() -> tuple[tuple[re.Pattern[str], Limit], ...]:
    """The keys named or made where the program builds buttons, menus and forms, each with the limit there."""
    files = (file.read_text(encoding="utf-8") for room in ROOMS for file in sorted((ROOT / room).rglob("*.py")))
    found = {
        (shape, limit)
        for text in files
        if BUILT.search(text)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call)
        for shape, limit in _limited(node)
    }
    return tuple((re.compile(shape), limit) for shape, limit in sorted(found, key=lambda one: (one[0], one[1].most)))


def _limited(call: ast.Call) -> Iterator[tuple[str, Limit]]:
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    given: list[tuple[int | str | None, ast.expr]] = [
        *enumerate(call.args),
        *((one.arg, one.value) for one in call.keywords),
    ]
    for place, value in given:
        limit = PLACES.get((name, place)) if place is not None else None
        shape = _asked(value) if limit else None
        if limit and shape:
            yield shape, limit


def _asked(value: ast.expr) -> str | None:
    """The key that `words.text(...)` asks for, as a pattern: anything may be where an f-string has a placeholder."""
    if not (isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.func.attr in ASKING):
        return None
    match value.args:
        case [ast.Constant(value=str(key)), *_]:
            return re.escape(key)
        case [ast.JoinedStr(values=parts), *_]:
            shape = "".join(re.escape(str(one.value)) if isinstance(one, ast.Constant) else r"[\w-]+" for one in parts)
            return shape if re.search(r"[a-z]{2}", shape.replace(r"[\w-]+", "")) else None
        case _:
            return None
