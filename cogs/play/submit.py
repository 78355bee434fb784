"""What is given for a draft, and how that is told."""

from __future__ import annotations

from typing import Any

from bot.answers import step_plan
from bot.answers.batch import answers
from bot.answers.draft_edits import picked
from bot.answers.shot_notation import shot_code
from bot.screens.panel import summary
from bot.words import Words
from cogs.play.prompt import Prompt


def given(asked: Prompt, words: Words) -> list[Any]:
    """What is given for a draft. Raises Refused."""
    if asked.laid is not None:
        return step_plan.given(asked.laid, asked.draft)
    return answers(asked.ask, asked.draft, asked.eye(words))


def answered(asked: Prompt, words: Words) -> str:
    """What was answered, with its shot code if it has one."""
    if asked.laid is not None:
        return words.text("played", what=step_plan.said_of(asked.laid, asked.draft, words))
    choice = picked(asked.ask, asked.draft)
    key = "played" if choice.dials else "chosen"
    said = words.text(key, what=summary(choice, asked.draft, asked.turn, words))
    code = shot_code(asked.ask, asked.draft, asked.eye(words))
    return f"{said} · `{code}`" if code else said
