"""Lessons, read from each game's lesson file, and the evaluation of answers to their steps."""

import functools
import logging
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import msgspec

from bot.content import content
from bot.games import GAMES, api_of
from bot.games.contract.base import Ask, Step
from bot.games.contract.save import dump_state, load_events, load_state
from bot.games.contract.vocabulary import Seat
from bot.matches.core.engine import StepBytes
from bot.scenarios.parser import NotUnderstood, Scenario, understood
from bot.scenarios.patch import fitted
from bot.scenarios.runner import differences, played
from bot.scenarios.values import Expect, ScenarioTable, Table, Word

log = logging.getLogger(__name__)

LEARNER: Seat = 0  # who is asked in every step
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


@dataclass(frozen=True)
class LessonStep:
    """A step of a lesson in play: the `nth` from 0, the saved position, the learner's ask."""

    nth: int
    table: LessonStepTable
    state: bytes
    ask: Ask[Any]

    @property
    def game(self) -> str:
        """The game it teaches."""
        return self.table.game

    @property
    def rule(self) -> str:
        """The rule it teaches."""
        return self.table.rules[0]

    @property
    def words(self) -> str:
        """The prefix of its word keys."""
        return f"lesson-{self.game}-{self.table.id}"

    @property
    def solution(self) -> list[Any]:
        """An answer that reaches the goal, as actions."""
        return self.actions(self.table.solution)

    @property
    def begin(self) -> Any:
        """The answer the panel starts with; None for the usual one."""
        return self.actions([self.table.begin])[0] if self.table.begin else None

    def actions(self, written: Sequence[Table]) -> list[Any]:
        """Actions as values of the game. Raises Misfit."""
        return [fitted(GAMES[self.game].spec.action, one) for one in written]

    def missed(self, came: StepBytes) -> str:
        """The id of the hint for an answer's result; empty if the goal was reached.

        Raises StopIteration if no hint matches: the last hint of each step always matches, which is tested.
        """
        game = GAMES[self.game]
        after = Step(load_state(game.spec, came.state), load_events(game.spec, came.events))

        def is_so(expect: Expect) -> bool:
            return next(differences(game, expect, after), None) is None

        return "" if is_so(self.table.goal) else next(hint.id for hint in self.table.hint if is_so(hint.when))


def taught() -> tuple[str, ...]:
    """The games that have a lesson; a game by others whose lesson cannot be read goes without."""
    return tuple(game for game in GAMES if _files(game) and (not api_of(game) or _reads(game)))


@functools.cache
def _reads(game: str) -> bool:
    try:
        course(game)
    except (NotUnderstood, msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
        log.error("the lesson of %s is left out: %s; its author has to change it", game, error)  # noqa: TRY400  a traceback says no more
        return False
    return True


@functools.cache
def course(game: str) -> tuple[LessonStep, ...]:
    """The steps of a game's lesson, in order. Raises NotUnderstood or msgspec.ValidationError for an invalid file."""
    (file,) = _files(game)
    tables = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), LessonFile).lesson
    return tuple(_step(nth, table, understood(file, table, GAMES)) for nth, table in enumerate(tables))


def _files(game: str) -> list[Path]:
    return content(f"lessons/{game}.toml")


def _step(nth: int, table: LessonStepTable, scenario: Scenario) -> LessonStep:
    game, state = scenario.game, played(scenario).state
    ask = next(ask for ask in game.asks(state) if ask.seat == LEARNER)
    return LessonStep(nth, table, dump_state(game.spec, state), ask)
