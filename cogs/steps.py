"""Steps laid out and not yet given: what a panel says of them, its menus, and what is given in the end. The same for every game."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.games.base import Ask, Choice
from bot.matches.errors import refused
from bot.matches.positions import Laid
from bot.words import Words
from cogs.halves import Half, choose, chosen, mark
from cogs.ids import Id
from cogs.paging import paged
from cogs.sheet import GOOD, PLAIN, ROW_LIMIT, Entry, Menu, Press, Row


def closing(ask: Ask[Any]) -> Choice[Any] | None:
    """The choice that ends the laying out unless another is picked; None where a step must come first."""
    return next((choice for choice in reversed(ask.choices) if len(choice.path) == 1), None)


def at_rest(laid: Laid, half: Half) -> Half:
    """The half-made answer after the steps laid out, with what ends them where nothing else is picked."""
    half = msgspec.structs.replace(half, steps=tuple(step.code for step in laid.steps))
    end = closing(laid.ask)
    if chosen(laid.ask, half) is not None:
        return half
    return choose(laid.ask, half, end.code) if end is not None else msgspec.structs.replace(half, choice="", values={})


def given(laid: Laid, half: Half) -> list[Any]:
    """The answers that a half-made one stands for; what goes by itself after the steps is none. Raises Refused if it stands for none."""
    actions = [step.action for step in laid.steps]
    last = chosen(laid.ask, half)
    if last is not None and not (actions and len(laid.ask.choices) == 1):
        actions.append(last.action)
    if not actions:
        raise refused("choice-gone")
    return actions


def laid_lines(laid: Laid, half: Half, words: Words) -> tuple[str, ...]:
    """The steps laid out, numbered, with what was picked to end them; and what holds for them."""
    said = [f"{nth}. {words.say(step.words)}" for nth, step in enumerate(laid.steps, start=1)]
    last = picked_end(laid, half)
    if last is not None:
        said.append(f"{len(said) + 1}. **{words.say(last.words)}**")
        if last.hint is not None:
            said.append(f"   {words.say(last.hint)}")
    key = "steps-none" if not said else "steps-private" if last is None else "steps-final"
    return (*said, f"-# {words.text(key, count=len(laid.steps))}")


def picked_end(laid: Laid, half: Half) -> Choice[Any] | None:
    """What was picked to end the steps, if it is not what ends them anyway."""
    last, end = chosen(laid.ask, half), closing(laid.ask)
    return last if last is not None and last != end else None


def said_of(laid: Laid, half: Half, words: Words) -> str:
    """What is given, in one line."""
    said = [words.say(step.words) for step in laid.steps]
    last = chosen(laid.ask, half)
    if last is not None and not (said and len(laid.ask.choices) == 1):
        said.append(words.say(last.words))
    return f"**{' · '.join(said)}**"


def step_menus(at: Id, laid: Laid, half: Half, words: Words) -> tuple[Menu | Row, ...]:
    """A menu for each first level of the choices' paths, in the order of the choices' menus."""
    menus: dict[str, list[Choice[Any]]] = {}
    for choice in laid.ask.choices:
        if len(choice.path) > 1:
            menus.setdefault(choice.path[0], []).append(choice)
    found: list[Menu | Row] = []
    for level, choices in menus.items():
        entries = [_entry(choice, half, words) for choice in choices]
        hint = words.say(choices[0].levels[0].words) if choices[0].levels else words.text("choice-hint")
        found.extend(paged(Id("pick", at.match, at.ask, f"@{level}"), entries, half.page, hint, words))
    return tuple(found)


def step_rows(at: Id, laid: Laid, half: Half, views: Row, words: Words) -> tuple[Row, ...]:
    """The buttons below the menus; those that do not say what is played stand apart if there is no room for all in a row."""
    playing = _playing(at, laid, half, words)
    looking = (Press(Id("type", at.match, at.ask), words.text("type-it")), *views)
    return ((*playing, *looking),) if len(playing) + len(looking) <= ROW_LIMIT else (playing, looking)


def _playing(at: Id, laid: Laid, half: Half, words: Words) -> tuple[Press, ...]:
    """Take the last step back; give the steps with what ends them; end otherwise."""
    end, last = closing(laid.ask), chosen(laid.ask, half)
    picked = picked_end(laid, half)
    back = Press(
        Id("unstep", at.match, at.ask, mark(half)),
        words.text("steps-undo"),
        disabled=not laid.steps and picked is None,
    )
    presses = [back]
    if last is not None:
        label = words.say(last.verb or last.words)
        style = GOOD if laid.steps or picked is not None else PLAIN
        presses.append(Press(Id("do", at.match, at.ask, mark(half)), label, style))
    if picked is not None and end is not None:
        presses.append(Press(Id("pick", at.match, at.ask, end.code), words.say(end.verb or end.words)))
    return tuple(presses)


def _entry(choice: Choice[Any], half: Half, words: Words) -> Entry:
    about = words.say(choice.hint) if choice.hint is not None else ""
    return Entry(choice.code, words.say(choice.words), about, choice.code == half.choice)
