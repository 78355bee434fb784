"""Steps laid out before they are submitted: the resulting position, and the answers."""

from typing import Any

import msgspec

from bot.answers.draft import Draft, choose, chosen
from bot.games.contract.base import Choice
from bot.matches.core.errors import refused
from bot.matches.core.positions import PlannedPosition
from bot.words import Words


def at_rest(laid: PlannedPosition, draft: Draft) -> Draft:
    """The draft after the steps, with their end if nothing else is selected."""
    draft = msgspec.structs.replace(draft, steps=tuple(step.code for step in laid.steps))
    if chosen(laid.ask, draft) is not None:
        return draft
    if laid.end is not None:
        return choose(laid.ask, draft, laid.end.code)
    return msgspec.structs.replace(draft, choice="", values={})


def given(laid: PlannedPosition, draft: Draft) -> list[Any]:
    """The answers of a draft, without those the game adds itself. Raises Refused if there are none."""
    actions = [step.action for step in laid.steps]
    last = chosen(laid.ask, draft)
    if last is not None and not (actions and len(laid.ask.choices) == 1):
        actions.append(last.action)
    if not actions:
        raise refused("choice-gone")
    return actions


def laid_lines(laid: PlannedPosition, draft: Draft, button: str, words: Words) -> tuple[str, ...]:
    """The steps laid out, numbered, with the selected end and notes; `button` plays them, "" if none does yet."""
    said = [f"{nth}. {words.say(step.words)}" for nth, step in enumerate(laid.steps, start=1)]
    last = picked_end(laid, draft)
    if last is not None:
        said.append(f"{len(said) + 1}. **{words.say(last.words)}**")
        if last.hint is not None:
            said.append(f"   {words.say(last.hint)}")
    key = "steps-final" if last is not None else "steps-unfinished" if not button else "steps-private"
    return (*said, f"-# {words.text(key, count=len(laid.steps), button=button)}")


def picked_end(laid: PlannedPosition, draft: Draft) -> Choice[Any] | None:
    """The selected end of the steps, if it is not the default one."""
    last = chosen(laid.ask, draft)
    return last if last is not None and last != laid.end else None


def answer_line(laid: PlannedPosition, draft: Draft, words: Words) -> str:
    """The answer in one line."""
    said = [words.say(step.words) for step in laid.steps]
    last = chosen(laid.ask, draft)
    if last is not None and not (said and len(laid.ask.choices) == 1):
        said.append(words.say(last.words))
    return f"**{' · '.join(said)}**"
