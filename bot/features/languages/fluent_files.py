"""The word files of a language as they are written: every text with its place, so that a change of one leaves all else byte for byte."""

from __future__ import annotations

import bisect
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.cli import Unusable

UNTRANSLATED = "# TODO "
"""Begins each line of an English text that waits for its translation in the file of another language."""


@dataclass(frozen=True)
class Fault:
    """A fault of a file, with what to do about it; `file` is relative to the folder of data, `line` counts from 1. One that is `left` is not translated yet."""

    file: str
    line: int
    text: str
    left: bool = False

    def __str__(self) -> str:
        """The fault as compilers write them."""
        return f"{self.file}:{self.line}: {self.text}"


@dataclass(frozen=True)
class Text:
    """A text of a file: `start` and `end` are the characters of what is translated, after the key and its sign."""

    key: str
    file: str
    line: int
    start: int
    end: int
    written: str
    comment: str
    entry: ast.Message
    pattern: ast.Pattern

    @property
    def translated(self) -> str:
        """The text without the space before it, as it is exchanged with translators."""
        return self.written.removeprefix(" ").removeprefix("\n")


@dataclass
class Book:
    """The texts of a language by key, in the order of its files, and the keys that wait for translation with their first line."""

    folder: Path
    language: str
    texts: dict[str, Text] = field(default_factory=dict)
    waiting: dict[str, tuple[str, int]] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)

    def path(self, file: str) -> Path:
        """A file of the language, named as in `Text.file`."""
        return self.folder / "words" / self.language / file

    def shown(self, file: str) -> str:
        """A file as faults name it."""
        return f"words/{self.language}/{file}"


class _Uses(Visitor):
    """The arguments, functions and references of a text."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.functions: set[str] = set()
        self.references: set[str] = set()
        self.selects: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the visitor's own naming
        self.arguments.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802  likewise
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  likewise
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802  likewise
        self.references.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  likewise
        self.selects.append(node)
        self.generic_visit(node)


def uses(pattern: ast.Pattern) -> _Uses:
    """The arguments, functions, references and choices of a text."""
    found = _Uses()
    found.visit(pattern)
    return found


def span_of(node: ast.SyntaxNode) -> ast.Span:
    """The place of a part of a file, which the parser notes of all it reads."""
    return cast("ast.Span", node.span)


def written_to(text: str) -> str:
    """A text as translators give it back, with the space before it that a file has."""
    return f"\n{text}" if text.startswith(" ") else f" {text}"


def read_book(folder: Path, language: str) -> Book:
    """All texts of a language in a folder of data. Raises Unusable if a file is not UTF-8."""
    book = Book(folder, language)
    root = folder / "words" / language
    for path in sorted(root.rglob("*.ftl")):
        file = path.relative_to(root).as_posix()
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise Unusable(f"{path}: not UTF-8 ({error.reason} at byte {error.start}). Save it as UTF-8.") from None
        _read(book, file, text)
    return book


def _read(book: Book, file: str, text: str) -> None:
    lines = [0, *(at + 1 for at, character in enumerate(text) if character == "\n")]
    book.waiting |= {key: (file, number) for number, key in _waiting(text)}
    for entry in FluentParser().parse(text).body:
        line = bisect.bisect(lines, span_of(entry).start)
        if isinstance(entry, ast.Junk):
            book.faults.append(_junk(book, file, entry, lines))
        elif isinstance(entry, ast.Term):
            book.faults.append(
                Fault(book.shown(file), line, f"-{entry.id.name}: texts cannot refer to others; write it out.")
            )
        elif isinstance(entry, ast.Message):
            line = bisect.bisect(lines, span_of(entry.id).start)
            _keep(book, file, line, entry, text)


def _keep(book: Book, file: str, line: int, entry: ast.Message, text: str) -> None:
    key = entry.id.name
    if entry.value is None:
        book.faults.append(Fault(book.shown(file), line, f"{key}: no text; write one after the sign =."))
        return
    if (known := book.texts.get(key)) is not None:
        first = f"{book.shown(known.file)}:{known.line}"
        book.faults.append(Fault(book.shown(file), line, f"{key}: also in {first}; remove one."))
        return
    start = text.index("=", span_of(entry.id).end) + 1
    comment = (entry.comment.content or "") if entry.comment else ""
    book.texts[key] = Text(
        key, file, line, start, span_of(entry).end, text[start : span_of(entry).end], comment, entry, entry.value
    )


def _junk(book: Book, file: str, entry: ast.Junk, lines: list[int]) -> Fault:
    """The fault of what cannot be read: the parser's own reason, at its place."""
    reason = entry.annotations[0]
    at = min(span_of(reason).start, span_of(entry).end - 1)
    key = (entry.content or "").partition("=")[0].strip()
    return Fault(book.shown(file), bisect.bisect(lines, at), f"{key}: cannot be read: {reason.message}.")


def _waiting(text: str) -> Iterator[tuple[int, str]]:
    """The keys of untranslated texts in a file, with the numbers of their first lines."""
    for number, line in enumerate(text.splitlines(), start=1):
        key, sign, _ = line.removeprefix(UNTRANSLATED).partition(" =")
        if (
            line.startswith(UNTRANSLATED)
            and sign
            and key
            and not key[0].isspace()
            and "{" not in key
            and "." not in key
        ):
            yield number, key
