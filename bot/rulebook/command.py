"""`python -m bot rules TEXT`: what the rules say about a text, as `/rules` answers it."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from bot.games import GAMES
from bot.rulebook.books import FALLBACK, languages, rule_of
from bot.rulebook.search import searcher
from bot.rulebook.section_text import named, plain, told
from bot.words import Catalogue

FOUND, NOTHING = 0, 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may be written behind `rules`."""
    parser.add_argument("--language", choices=languages(), default=FALLBACK, help=f"default: {FALLBACK}")
    parser.add_argument("--game", choices=tuple(GAMES), default="", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("text", nargs="+", metavar="TEXT", help="a question, a word, or the number of a rule")


def run(wanted: argparse.Namespace, catalogue: Catalogue, say: Callable[[str], None]) -> int:
    """Say the section that answers best, and the names of the others; 1 if none does."""
    text, words = " ".join(wanted.text), catalogue.of(wanted.language)
    found = searcher().find(text, wanted.language, wanted.game)
    rules = [rule for number in found if (rule := rule_of(number, wanted.language))]
    if not rules:
        say(words.text("rules-nothing"))
        return NOTHING
    best, *others = rules
    say(plain(told(best, words)))
    if others:
        say("\n".join(["", words.text("rules-found"), *(f"  {named(one, words)}" for one in others)]))
    return FOUND
