"""Faults of the word files of a language, missing texts among them: each with its place and what to do."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.features.languages.fluent_files import Book, Fault, Text, uses
from bot.features.languages.limits import SLASH, Limit, limits_of
from bot.features.languages.plurals import CATEGORIES, DEFAULT, categories
from render.drawing.fonts import length

GENDERS = frozenset({"masculine", "feminine", "neuter"})
FUNCTIONS = frozenset({"NUMBER", "DATETIME"})
NAME = re.compile(r"[-_'\w]{1,32}")
IN_PICTURE = re.compile(r"[a-z]+(?:-[a-z]+)?-picture-.+")
SIZE = 100  # px
DRAWN_FOR = ("en", "fr")
"""The languages that pictures were drawn for: a text may be a tenth wider than the widest of its kind in them, as painters measure it."""
WIDER = 1.1


class _Length(Visitor):
    """The characters of a text's longest form, without its arguments."""

    def __init__(self) -> None:
        self.count = 0

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  the visitor's own naming
        self.count += len(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  likewise
        self.count += max(characters(variant.value) for variant in node.variants)


def characters(pattern: ast.Pattern) -> int:
    """The characters of a text's longest form, without its arguments."""
    found = _Length()
    found.visit(pattern)
    return found.count


def faults_of(book: Book, english: Book, drawn: tuple[Book, ...]) -> list[Fault]:
    """The faults of a language's words; `drawn` are the languages that pictures were drawn for."""
    found = [*book.faults, *_missing(book, english)]
    limits = limits_of({key: characters(text.pattern) for key, text in english.texts.items()})
    for key, text in book.texts.items():
        place = (book.shown(text.file), text.line)
        if key not in english.texts:
            found.append(Fault(*place, f"{key}: English has no such text; remove it."))
            continue
        wrong = (*_syntax(text, english.texts[key], book.language), *_room(text, limits.get(key), drawn))
        found += [Fault(*place, f"{key}: {one}") for one in wrong]
    return sorted([*found, *_twice(book)], key=lambda fault: (fault.file, fault.line))


def _missing(book: Book, english: Book) -> Iterator[Fault]:
    unread = {fault.text.partition(":")[0] for fault in book.faults}
    for key, text in english.texts.items():
        if key in book.texts or key in unread:
            continue
        if key in book.waiting:
            file, line = book.waiting[key]
            what = "not translated; translate it and remove the mark at its lines."
            yield Fault(book.shown(file), line, f"{key}: {what}", left=True)
        else:
            what = f"missing; add it as in {english.shown(text.file)}:{text.line}."
            yield Fault(book.shown(text.file), 1, f"{key}: {what}", left=True)


def _syntax(text: Text, english: Text, language: str) -> Iterator[str]:
    """Arguments, functions, references, choices and attributes that differ from the English ones or are unknown."""
    own, original = uses(text.pattern), uses(english.pattern)
    for name in sorted(original.arguments - own.arguments):
        yield f"the argument {{ ${name} }} is missing; use it."
    for name in sorted(own.arguments - original.arguments):
        yield f"there is no argument {{ ${name} }}; use {_list(original.arguments)}."
    for name in sorted(own.functions - FUNCTIONS):
        yield f"there is no function {name}; write the argument alone."
    for name in sorted(own.references):
        yield f"texts cannot refer to others; write out {name}."
    chosen = _choices(original.selects)
    for select in own.selects:
        yield from _cases(select, chosen, language)
    for attribute in text.entry.attributes:
        value = "".join(one.value for one in attribute.value.elements if isinstance(one, ast.TextElement))
        if attribute.id.name != "gender" or value not in GENDERS:
            yield f".{attribute.id.name} = {value}: only .gender is known, as {_list(GENDERS)}."


def _choices(selects: list[ast.SelectExpression]) -> dict[str, set[str]]:
    """The cases of each argument by which English chooses."""
    found: dict[str, set[str]] = {}
    for select in selects:
        found.setdefault(_selector(select), set()).update(set(case_names(select)))
    return found


def _cases(select: ast.SelectExpression, english: dict[str, set[str]], language: str) -> Iterator[str]:
    """Cases that are missing where a text chooses: by CLDR of a number, else those of English."""
    name, keys = _selector(select), set(case_names(select))
    other = english.get(name, set())
    plural = (keys | other) & set(CATEGORIES)
    if plural - {DEFAULT}:
        known = categories(language, frozenset(int(key) for key in keys if key.isdecimal()))
        if lacking := {*known} - keys:
            yield f"${name}: add {_list(f'[{one}]' for one in lacking)}, the language's own plurals."
        if surplus := keys & set(CATEGORIES) - categories(language) - {DEFAULT, "many"}:
            yield f"${name}: {_list(f'[{one}]' for one in surplus)} never happens in this language; remove it."
        return
    exact = {key for key in other if not key.isdecimal() and key != DEFAULT}
    if name in english and (lacking := exact - keys):
        yield f"${name}: add {_list(f'[{one}]' for one in lacking)}."
    if name in english and (surplus := {key for key in keys if not key.isdecimal()} - other - {DEFAULT}):
        yield f"${name}: English has no {_list(f'[{one}]' for one in surplus)}; remove it."


def _selector(select: ast.SelectExpression) -> str:
    return select.selector.id.name if isinstance(select.selector, ast.VariableReference) else ""


def case_names(select: ast.SelectExpression) -> list[str]:
    """The cases of a choice, in order."""
    return [one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in select.variants]


def _room(text: Text, limit: Limit | None, drawn: tuple[Book, ...]) -> Iterator[str]:
    """Texts too long for Discord or for a picture, and bad names of commands."""
    count = characters(text.pattern)
    if limit and count > limit.most:
        yield f"{count} characters, {limit.place} has at most {limit.most}; shorten it."
    if SLASH.fullmatch(text.key) and not text.key.endswith("-about"):
        name = text.translated
        if not NAME.fullmatch(name) or name != name.lower():
            yield f"{name!r} cannot name a command: use lower case, and hyphens between words."
    if IN_PICTURE.fullmatch(text.key) and _width(text):
        most = WIDER * _widest(text.key.rpartition("-")[0], drawn)
        if _width(text) > most:
            yield f"{WIDER * _width(text) / most - 1:.0%} wider than the widest of its kind in {_list(DRAWN_FOR)}; shorten it for its picture."


def _widest(kind: str, drawn: tuple[Book, ...]) -> float:
    """The width of the widest text in pictures whose key begins alike."""
    return max(_width(text) for book in drawn for key, text in book.texts.items() if key.rpartition("-")[0] == kind)


def _width(text: Text) -> float:
    """The width in a picture, in hundredths of the height; 0 for a text with arguments, which painters fit."""
    elements = text.pattern.elements
    parts = [one.value for one in elements if isinstance(one, ast.TextElement)]
    return (
        max(length(line, "headline", SIZE) for line in "".join(parts).split("\n"))
        if len(parts) == len(elements)
        else 0.0
    )


def _twice(book: Book) -> Iterator[Fault]:
    """Commands, or options of a command, that have the same name."""
    names = [text for key, text in book.texts.items() if SLASH.fullmatch(key) and not key.endswith("-about")]
    siblings = {text.key: (_parent(text.key, book), text.translated) for text in names}
    count = Counter(siblings.values())
    for text in names:
        if count[siblings[text.key]] > 1:
            same = _list(one for one, place in siblings.items() if place == siblings[text.key] and one != text.key)
            yield Fault(book.shown(text.file), text.line, f"{text.key}: named as {same}; choose another name.")


def _parent(key: str, book: Book) -> str:
    """The command or group of an option or sub-command: the longest key that begins this one."""
    parts = key.split("-")
    before = ("-".join(parts[:count]) for count in range(len(parts) - 1, 1, -1))
    return next((one for one in before if one in book.texts), "command")


def _list(names: Iterable[str]) -> str:
    return ", ".join(sorted(names)) or "none"
