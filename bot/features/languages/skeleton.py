"""The files of a language that nobody has translated yet: English in comments, to be translated text by text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import snowballstemmer
from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from bot.features.languages.checks import case_names
from bot.features.languages.fluent_files import UNTRANSLATED, span_of
from bot.features.languages.plurals import CATEGORIES, DEFAULT, categories
from bot.rules.books import UNTRANSLATED as UNTRANSLATED_SECTION
from bot.words import FALLBACK

_SECTION = re.compile(r"^#{1,3} .+\n(?:<!-- [A-Z]+-[a-z]+ -->\n)?", re.MULTILINE)
_NUMBERED_OR_NAMED = re.compile(r"### [A-Z]+-\d+ |.*\n<!--")


def skeleton(folder: Path, language: str) -> Iterator[tuple[Path, str]]:
    """The files to write, relative to the folder of data, with their texts."""
    words = folder / "words" / FALLBACK
    for path in sorted(words.rglob("*.ftl")):
        yield Path("words", language, path.relative_to(words)), _file(path.read_text(encoding="utf-8"), language)
    for path in sorted((folder / "rules" / FALLBACK).glob("*.md")):
        yield Path("rules", language, path.name), _book(path.read_text(encoding="utf-8"))
    name = (Locale(language).get_display_name("en") or "").lower()
    stemmer = name if name in snowballstemmer.algorithms() else ""
    lists = f'# See {FALLBACK}/words.toml: what the search knows of the language.\n\nstemmer = "{stemmer}"\nidle = ""\nsame = []\n\n'
    yield Path("rules", language, "words.toml"), f"{lists}[phrases]\n"
    yield (
        Path("rules", language, "questions.toml"),
        f"# See {FALLBACK}/questions.toml: players' questions about rules, with answers.\n",
    )


def _file(text: str, language: str) -> str:
    """A word file: its comments, and each text in comments with the language's own plurals."""
    parts, at = [], 0
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            begin, end = span_of(entry.id).start, span_of(entry).end
            parts += [text[at:begin], *_marked(text[begin:end], entry, language)]
            at = end
    return "".join([*parts, text[at:]])


def _marked(written: str, entry: ast.Message, language: str) -> Iterator[str]:
    plural = _Plurals(language)
    plural.visit(entry)
    if plural.changed:
        entry.comment = None
        written = FluentSerializer().serialize_entry(entry).rstrip("\n")
    yield "\n".join(f"{UNTRANSLATED}{line}".rstrip() for line in written.split("\n"))


class _Plurals(Transformer):
    """Gives each choice by a number the categories of a language; what English lacks is as its *other*."""

    def __init__(self, language: str) -> None:
        self.categories = categories(language)
        self.changed = False

    def visit_SelectExpression(self, node: ast.SelectExpression) -> ast.SelectExpression:  # noqa: N802  the visitor's own naming
        self.generic_visit(node)
        by_key = dict(zip(case_names(node), node.variants, strict=True))
        own = {key for key in by_key if key in CATEGORIES}
        wanted = self.categories | {DEFAULT}
        if own - {DEFAULT} and own != wanted and DEFAULT in by_key:
            default = by_key[DEFAULT]
            kept = [variant for key, variant in by_key.items() if key not in CATEGORIES]
            made = [
                ast.Variant(ast.Identifier(key), by_key.get(key, default).value)
                for key in CATEGORIES
                if key in wanted and key != DEFAULT
            ]
            node.variants = [*kept, *made, default]
            self.changed = True
        return node


def _book(text: str) -> str:
    """A book of rules whose sections are all marked as untranslated."""

    def marked(found: re.Match[str]) -> str:
        return f"{found[0]}{UNTRANSLATED_SECTION}\n" if _NUMBERED_OR_NAMED.match(found[0]) else found[0]

    return _SECTION.sub(marked, text)
