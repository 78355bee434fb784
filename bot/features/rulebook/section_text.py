"""The text of a rules section for readers, and its links to others."""

import functools
import re
import textwrap
from collections.abc import Mapping

from bot.features.rulebook.questions import questions
from bot.features.rulebook.search import searcher
from bot.rules.books import FALLBACK, NUMBER, Rule, named, rule_of, sections
from bot.words import Words

RELATED = 6  # sections named below one
COLUMNS = 100  # of a terminal's line
_MARKS = re.compile(r"^(?:### |-# |> )|\*+|`", re.MULTILINE)


def section_text(rule: Rule, words: Words) -> str:
    """A section for players: its place, text, notes on editions, and questions."""
    place = words.text("rules-place", game=words.text(f"{rule.game}-name"), chapter=rule.chapter)
    lines = (
        f"### {named(rule, words) if rule.counted else rule.title}",
        f"-# {place}" if rule.counted else "",
        "" if rule.language == words.language else f"-# {words.text('why-in-english')}",
        rule.text,
        f"-# {words.text('rules-editions')}" if rule.of_editions and rule.counted else "",
        *(f"> **{one.asked}**\n> {one.answer}" for one in questions(rule.language).get(rule.number, ())),
    )
    return "\n".join(filter(None, lines))


def plain(text: str) -> str:
    """The text for a terminal: without markup, wrapped."""
    lines = _MARKS.sub("", text).splitlines()
    return "\n".join(textwrap.fill(line, COLUMNS, subsequent_indent="  " * line.startswith("- ")) for line in lines)


@functools.cache
def around(number: str) -> tuple[Rule | None, Rule | None]:
    """The sections before and after one in its book."""
    game = sections(FALLBACK)[number].game
    book = [rule for rule in sections(FALLBACK).values() if rule.game == game]
    at = next(at for at, rule in enumerate(book) if rule.number == number)
    return book[at - 1] if at else None, book[at + 1] if at + 1 < len(book) else None


@functools.cache
def related(number: str, language: str) -> tuple[str, ...]:
    """The sections a section cites and those citing it, then the most similar ones, in its book."""
    rule = rule_of(number, language) or sections(FALLBACK)[number]
    cited = _cited()
    citing = (one for one, others in cited.items() if number in others)
    like = searcher().find(rule.title, language, rule.game)
    return tuple(one for one in dict.fromkeys((*cited[number], *citing, *like)) if one != number)[:RELATED]


@functools.cache
def _cited() -> Mapping[str, tuple[str, ...]]:
    """The sections that each section names in its text."""
    everything = sections(FALLBACK)
    return {
        number: tuple(one for one in NUMBER.findall(rule.text) if one in everything)
        for number, rule in everything.items()
    }
