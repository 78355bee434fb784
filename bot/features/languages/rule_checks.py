"""Faults of the rules of a language, missing sections among them, which are books in Markdown and two tables."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import snowballstemmer

from bot.features.languages.fluent_files import Fault
from bot.rules.books import UNTRANSLATED, read_sections
from bot.words import FALLBACK


def rule_faults(folder: Path, language: str) -> Iterator[Fault]:
    """The faults of a language's rules in a folder of data."""
    for book in sorted((folder / "rules" / FALLBACK).glob("*.md")):
        yield from _sections(folder / "rules" / language / book.name, book, language)
    for table in sorted((folder / "rules" / FALLBACK).glob("*.toml")):
        yield from _table(folder / "rules" / language / table.name, language)


def sections_done(folder: Path, language: str) -> tuple[int, int]:
    """The sections of rules that are translated, and all that there are."""
    done = everything = 0
    for book in (folder / "rules" / FALLBACK).glob("*.md"):
        wanted, path = _numbers(book, FALLBACK), folder / "rules" / language / book.name
        everything += len(wanted)
        done += len(wanted & _numbers(path, language)) if path.exists() else 0
    return done, everything


def _numbers(path: Path, language: str) -> set[str]:
    return {rule.number for rule in read_sections(path, language)}


def _sections(path: Path, english: Path, language: str) -> Iterator[Fault]:
    shown = f"rules/{language}/{path.name}"
    if not path.exists():
        yield Fault(shown, 1, f"the book is missing; translate {FALLBACK}/{path.name}.")
        return
    text = path.read_text(encoding="utf-8")
    wanted = [rule.number for rule in read_sections(english, FALLBACK)]
    there = [rule.number for rule in read_sections(path, language)]
    lines = text.splitlines()
    for number in wanted:
        if number in there:
            continue
        if line := _line_of(number, lines):
            yield Fault(shown, line, f"{number}: not translated; translate it and remove {UNTRANSLATED}.", left=True)
        else:
            origin = f"{FALLBACK}/{path.name}:{_line_of(number, english.read_text(encoding='utf-8').splitlines())}"
            yield Fault(shown, 1, f"{number}: missing; add it as in rules/{origin}, with this number.", left=True)
    for number in there:
        if number not in wanted:
            yield Fault(shown, 1, f"{number}: English has no such section; remove it.")


def _line_of(number: str, lines: list[str]) -> int:
    """The line, from 1, at which a section begins; 0 without one."""
    begins = re.compile(rf"(?:#+|<!--) {re.escape(number)}\b")
    return next((at for at, one in enumerate(lines, 1) if begins.match(one)), 0)


def _table(path: Path, language: str) -> Iterator[Fault]:
    shown = f"rules/{language}/{path.name}"
    if not path.exists():
        yield Fault(shown, 1, f"the file is missing; see {FALLBACK}/{path.name}.")
        return
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        yield Fault(shown, 1, f"no TOML: {error}.")
        return
    stemmer = table.get("stemmer", "")
    if path.stem == "words" and stemmer and stemmer not in snowballstemmer.algorithms():
        yield Fault(shown, 1, f"there is no stemmer {stemmer!r}; there are {', '.join(snowballstemmer.algorithms())}.")
