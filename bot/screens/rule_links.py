"""Names of rules, and the controls that lead to rules, lessons and exercises."""

import functools
import tomllib
from collections.abc import Iterable

from bot.answers.custom_id import Id
from bot.answers.draft_codec import TryId
from bot.answers.pages import MENU_LIMIT
from bot.content import content
from bot.games import MAKERS
from bot.rules.books import book, named, opening, rule_of
from bot.screens.sheet import Button, MenuOption, SelectMenu
from bot.words import Words

NOWHERE = 0  # in place of a match's number


def rule_named(rule: str, words: Words) -> str:
    """A rule's number with its title, if the language has one."""
    found = book(words.language).get(rule)
    return named(found, words) if found else rule


def rules_presses(game: str, words: Words, match: int = 0) -> tuple[Button, ...]:
    """The button that opens a game's rules, in the private panel of a match if one is named; none if it has none."""
    first = opening(game)
    return (Button(Id("rule", match, "", first), words.text("rules-open")),) if first else ()


def rules_menu(verb: str, hint: str, numbers: Iterable[str], words: Words) -> tuple[SelectMenu, ...]:
    """A menu of the existing sections among `numbers`; nothing if there are none."""
    rules = [rule for number in numbers if (rule := rule_of(number, words.language))]
    entries = (
        MenuOption(rule.number, named(rule, words), rule.chapter if rule.counted else words.text(f"{rule.game}-name"))
        for rule in rules[:MENU_LIMIT]
    )
    return (SelectMenu(Id(verb), words.text(hint), tuple(entries)),) if rules else ()


@functools.cache
def _first_step(game: str) -> str:
    """The id of the first step of a game's lesson; "" if it has none."""
    files = content(f"lessons/{game}.toml")
    return f"{game}.{tomllib.loads(files[0].read_text(encoding='utf-8'))['lesson'][0]['id']}" if files else ""


def lesson_presses(game: str, words: Words) -> tuple[Button, ...]:
    """The button that starts a game's lesson; none if it has none."""
    step = _first_step(game)
    return (Button(Id("learn", NOWHERE, str(TryId(step, 0))), words.text("lesson-begin")),) if step else ()


def exercise_presses(game: str, words: Words) -> tuple[Button, ...]:
    """The button that lists a game's exercises; none if it has none."""
    if game not in MAKERS:
        return ()
    return (Button(Id("exercises", NOWHERE, "", game), words.text("exercises-open")),)
