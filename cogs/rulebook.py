"""How a rule is named to players, and the button that opens a book."""

from __future__ import annotations

from bot.rulebook.books import book
from bot.rulebook.telling import opening
from bot.words import Words
from cogs.ids import Id
from cogs.layout import Press


def rule_named(rule: str, words: Words) -> str:
    """A rule's number with its title, where the language has the rules; the number alone otherwise."""
    found = book(words.language).get(rule)
    return words.text("rule-titled", rule=rule, title=found.title) if found else rule


def rules_presses(game: str, words: Words) -> tuple[Press, ...]:
    """The button that opens a game's book, for whoever presses it; none if there is no book."""
    first = opening(game)
    return (Press(Id("rule", 0, "", first), words.text("rules-open")),) if first else ()
