"""A lesson in values: the tables and keys of a file of `data/lessons`, as `docs/decisions/0043-lessons.md` tells them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from bot.scenarios.values import Expect, ScenarioTable, Table, Word

STEPS = 5  # of a lesson at most


class HintTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said of answers that miss the goal and come to what `when` expects; `example` is such an answer."""

    id: Word
    example: Annotated[list[Table], msgspec.Meta(min_length=1)]
    when: Expect = Expect()


class StepTable(ScenarioTable, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One step: a position, what must come of the answer, an answer that does it, and what is said of those that do not.

    The position is a scenario's, after its own steps; seat 0 learns. The first hint that fits is given. `begin` is the answer that
    the panel shows at first; what panels of matches begin with, if it is left out.
    """

    goal: Expect
    solution: Annotated[list[Table], msgspec.Meta(min_length=1)]
    hint: Annotated[list[HintTable], msgspec.Meta(min_length=1)]
    begin: Table = msgspec.field(default_factory=dict)


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lesson of a game."""

    lesson: Annotated[list[StepTable], msgspec.Meta(min_length=1, max_length=STEPS)]
