"""How a rule is named to players: its number with its title."""

from __future__ import annotations

from bot.rulebook.books import book
from bot.words import Words


def rule_named(rule: str, words: Words) -> str:
    """A rule's number with its title, where the language has the rules; the number alone otherwise."""
    found = book(words.language).get(rule)
    return words.text("rule-titled", rule=rule, title=found.title) if found else rule
