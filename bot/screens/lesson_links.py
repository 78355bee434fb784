"""Buttons and ids that lead to lessons."""

from bot.answers.custom_id import Id
from bot.answers.draft_codec import WhatIfId
from bot.lessons.courses import LessonStep, course, taught
from bot.screens.sheet import Button
from bot.words import Words

NOWHERE = 0  # in place of a match's number


def first_mark(step: LessonStep) -> WhatIfId:
    """The id of a step's beginning."""
    return WhatIfId(f"{step.game}.{step.table.id}", 0)


def lesson_presses(game: str, words: Words) -> tuple[Button, ...]:
    """The button that starts a game's lesson; none if it has none."""
    if game not in taught():
        return ()
    return (Button(Id("learn", NOWHERE, str(first_mark(course(game)[0]))), words.text("lesson-begin")),)
