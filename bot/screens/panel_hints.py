"""The hints of a panel on choices and dials: powers, costs, missing values, reasons of refusal."""

from collections.abc import Iterable
from typing import Any

from bot.answers.draft import Draft, value
from bot.games.base import Choice
from bot.games.dials import Option, Pick, Subset
from bot.screens.rule_links import rule_named
from bot.words import Words


def hint_of(option: Option, words: Words) -> str:
    """An option's effect in one line; "" if its name says it."""
    return words.say(option.hint) if option.hint else ""


def about_choices(choices: Iterable[Choice[Any]], words: Words) -> tuple[str, ...]:
    """The effects of the choices, a line each."""
    lines = [
        words.text("hint-line", name=words.say(choice.words), hint=words.say(choice.hint))
        for choice in choices
        if choice.hint
    ]
    return ("\n".join(lines),) if lines else ()


def about_dials(choice: Choice[Any], draft: Draft, words: Words) -> tuple[str, ...]:
    """The effects of a choice and its dials' options: all of a hand, the selected one of others."""
    lines = [words.say(choice.hint)] if choice.hint else []
    for dial in choice.dials:
        match dial:
            case Subset(field=field, options=options):
                picked = value(choice, draft, field)
                lines.append(_count(dial, len(picked), words))
                lines += [_line(one, words, picked=one.code in picked) for one in options if one.hint]
            case Pick(field=field, options=options):
                now = value(choice, draft, field)
                lines += [f"-# {words.say(dial.hint)}"] if dial.hint else []
                lines += [_line(one, words) for one in options if one.code == now and one.hint]
            case _:
                continue
    return ("\n".join(lines),) if lines else ()


def warnings(hints: Iterable[str], rule: str, note: str, words: Words) -> tuple[str, ...]:
    """The warnings against an answer, with the `rule` that would refuse it, except those already in `note`."""
    said = [hint for hint in hints if hint.rstrip(".") not in note]
    if rule:
        said = [words.text("refused-by-rule", said=hint, rule=rule_named(rule, words)) for hint in said]
    return ("\n".join(f"⚠ {hint}" for hint in said),) if said else ()


def _count(dial: Subset, count: int, words: Words) -> str:
    """How many are selected, and how many are needed."""
    if count < dial.lo:
        return words.text("subset-few", count=count, lo=dial.lo, hi=dial.hi, missing=dial.lo - count)
    return words.text("subset-enough", count=count, lo=dial.lo, hi=dial.hi)


def _line(option: Option, words: Words, *, picked: bool = False) -> str:
    name = words.say(option.words)
    return words.text("hint-line", name=f"✅ {name}" if picked else name, hint=hint_of(option, words))
