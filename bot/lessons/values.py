"""The structure of a lesson file; see `docs/decisions/0043-lessons.md`."""

from __future__ import annotations

from typing import Annotated

import msgspec

from bot.scenarios.values import Expect, ScenarioTable, Table, Word

STEPS = 5  # of a lesson at most


class HintTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hint for answers that miss the goal and match `when`; `example` is such an answer."""

    id: Word
    example: Annotated[list[Table], msgspec.Meta(min_length=1)]
    when: Expect = Expect()


class LessonStepTable(ScenarioTable, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One step: a position, a goal, a solution, and hints for other answers.

    The position is a scenario's, after its own steps; seat 0 is the learner. The first matching hint is shown. `begin` is the answer
    the panel starts with, by default the usual one.
    """

    goal: Expect
    solution: Annotated[list[Table], msgspec.Meta(min_length=1)]
    hint: Annotated[list[HintTable], msgspec.Meta(min_length=1)]
    begin: Table = msgspec.field(default_factory=dict)


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lesson of a game."""

    lesson: Annotated[list[LessonStepTable], msgspec.Meta(min_length=1, max_length=STEPS)]
