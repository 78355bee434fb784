"""Steps laid out and not yet given: what they come to, and what is submitted."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.answers.draft import Half, choose, chosen
from bot.games.base import Ask, Choice
from bot.matches.core.errors import refused
from bot.matches.core.positions import Laid
from bot.words import Words


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
