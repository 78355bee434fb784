"""The rules for players, read from `data/rules/<language>/<game>.md`: a section for every rule, by its number.

`bot.md` has sections about the bot instead, for all games. What a book says outside of its rules (the board, how a turn goes, what happens when the clock runs out) has sections of its own: a line
`<!-- XX-board -->` below a heading names one, XX being the prefix of the rules of its game.
"""

import functools
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from bot.content import content
from bot.grammar.registry import typeset
from bot.words import Words

FALLBACK = "en"  # the language that has every rule
UNTRANSLATED = "<!-- untranslated -->"  # a line in the body of a section
NUMBER = re.compile(r"\b[A-Z]{1,2}-\d+\b")  # of a section that a text cites
EDITION = re.compile(r"\b(?:French|English) edition\b")
_HEADING = re.compile(r"^(#{1,3}) (.+)\n((?:(?!#{1,3} ).*\n?)*)", re.MULTILINE)
_NUMBERED = re.compile(r"([A-Z]+-\d+) (.+)")
_NAMED = re.compile(r"<!-- ([A-Z]+-[a-z]+) -->\n")
_WRAP = re.compile(r"(?<!\n)\n(?![\n|-]|\d\. )")  # a line's end inside a paragraph or an item, which Discord would show
_TABLE = re.compile(r"^\|.*\|\n\|[-|]+\|\n((?:\|.*\|\n?)+)", re.MULTILINE)


@dataclass(frozen=True)
class Rule:
    """A rule in its book; `language` is that of the text, `chapter` its heading."""

    number: str
    title: str
    text: str
    language: str
    game: str = ""
    chapter: str = ""

    @property
    def counted(self) -> bool:
        """Whether it is a numbered rule rather than another section."""
        return self.number[-1].isdecimal()

    @property
    def of_editions(self) -> bool:
        """Whether it is about one edition only, as its English text says."""
        english = sections(FALLBACK).get(self.number, self)
        return EDITION.search(english.text) is not None


def rule_of(number: str, language: str) -> Rule | None:
    """The section in a language, in English where the language lacks it; None if no game has it."""
    return sections(language).get(number) or sections(FALLBACK).get(number)


@functools.cache
def book(language: str) -> Mapping[str, Rule]:
    """The numbered rules of all games in a language, in the order of the books."""
    return {number: rule for number, rule in sections(language).items() if rule.counted}


@functools.cache
def sections(language: str) -> Mapping[str, Rule]:
    """All sections in a language, rules and others, in the order of the books."""
    return {rule.number: rule for file in content(f"rules/{language}/*.md") for rule in read_sections(file, language)}


@functools.cache
def chapters(game: str) -> tuple[str, ...]:
    """The first section of every chapter of a game's book."""
    first: dict[str, str] = {}
    for rule in sections(FALLBACK).values():
        if rule.game == game:
            first.setdefault(rule.chapter, rule.number)
    return tuple(first.values())


def opening(game: str) -> str:
    """The first section of a game's book; "" if it has none."""
    return next(iter(chapters(game)), "")


def named(rule: Rule, words: Words) -> str:
    """A section's number with its title."""
    return words.text("rule-titled", rule=rule.number, title=rule.title)


def read_sections(file: Path, language: str) -> Iterator[Rule]:
    """The sections of a book, without those that still wait for their translation."""
    chapter = ""
    for level, heading, body in _HEADING.findall(typeset(file.read_text(encoding="utf-8"), language)):
        tagged, numbered = _NAMED.match(body), _NUMBERED.fullmatch(heading)
        if level != "###":
            chapter = heading.strip()
        if UNTRANSLATED in body:
            continue
        if numbered is not None:
            yield Rule(numbered[1], numbered[2].strip(), _flowing(body), language, file.stem, chapter)
        elif tagged is not None:
            yield Rule(tagged[1], chapter, _flowing(body[tagged.end() :]), language, file.stem, chapter)


def _flowing(body: str) -> str:
    """The text of a section for Discord: one line per paragraph, tables as lists."""
    return _WRAP.sub(" ", _TABLE.sub(_listed, body).strip())


def _listed(table: re.Match[str]) -> str:
    rows = (line.strip("| ").split(" | ") for line in table[1].splitlines())
    return "".join(f"- {_row(*cells)}\n" for cells in rows)


def _row(first: str, second: str, *rest: str) -> str:
    """A table row as a list item, with number and name, or the name alone."""
    head = (f"**{first} {second}**",) if first[0].isdecimal() else (f"**{first}**", second)
    return " · ".join((*head, *rest))
