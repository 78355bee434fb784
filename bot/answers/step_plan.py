"""Steps laid out before they are submitted: the resulting position, and the answers."""

from typing import Any

import msgspec

from bot.answers.draft import Draft, choose, chosen
from bot.games.contract.base import Choice
from bot.matches.core.errors import refused
from bot.matches.core.positions import PlannedPosition
from bot.words import Words


def at_rest(planned: PlannedPosition, draft: Draft) -> Draft:
    """The draft after the steps, with their end if nothing else is selected."""
    draft = msgspec.structs.replace(draft, steps=tuple(step.code for step in planned.steps))
    if chosen(planned.ask, draft) is not None:
        return draft
    if planned.end is not None:
        return choose(planned.ask, draft, planned.end.code)
    return msgspec.structs.replace(draft, choice="", values={})


def given(planned: PlannedPosition, draft: Draft) -> list[Any]:
    """The answers of a draft, without those the game adds itself. Raises Refused if there are none."""
    actions = [step.action for step in planned.steps]
    last = chosen(planned.ask, draft)
    if last is not None and not (actions and len(planned.ask.choices) == 1):
        actions.append(last.action)
    if not actions:
        raise refused("choice-gone")
    return actions


def step_lines(planned: PlannedPosition, draft: Draft, button: str, words: Words) -> tuple[str, ...]:
    """The steps laid out, numbered, with the selected end and notes; `button` plays them, "" if none does yet."""
    lines = [f"{nth}. {words.say(step.words)}" for nth, step in enumerate(planned.steps, start=1)]
    last = picked_end(planned, draft)
    if last is not None:
        lines.append(f"{len(lines) + 1}. **{words.say(last.words)}**")
        if last.hint is not None:
            lines.append(f"   {words.say(last.hint)}")
    key = "steps-final" if last is not None else "steps-unfinished" if not button else "steps-private"
    return (*lines, f"-# {words.text(key, count=len(planned.steps), button=button)}")


def picked_end(planned: PlannedPosition, draft: Draft) -> Choice[Any] | None:
    """The selected end of the steps, if it is not the default one."""
    last = chosen(planned.ask, draft)
    return last if last is not None and last != planned.end else None


def answer_line(planned: PlannedPosition, draft: Draft, words: Words) -> str:
    """The answer in one line."""
    parts = [words.say(step.words) for step in planned.steps]
    last = chosen(planned.ask, draft)
    if last is not None and not (parts and len(planned.ask.choices) == 1):
        parts.append(words.say(last.words))
    return f"**{' · '.join(parts)}**"
