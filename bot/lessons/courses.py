"""The lessons of the games, read from `data/lessons/<game>.toml`, and what an answer to one of their steps has come to."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import GenericAlias
from typing import Any

import msgspec

from bot.content import content
from bot.games import GAMES
from bot.games.base import Ask, Step
from bot.games.save import dump_state, load, load_state
from bot.games.vocabulary import Seat
from bot.lessons.values import LessonFile, StepTable
from bot.matches.core.engine import StepBytes
from bot.scenarios.parser import Scenario, understood
from bot.scenarios.patch import fitted
from bot.scenarios.runner import differences, played
from bot.scenarios.values import Expect, Table

LEARNER: Seat = 0  # who is asked in every step


@dataclass(frozen=True)
class LessonStep:
    """A step of a lesson as it is played: the `nth` from 0, the saved position, what the learner is asked in it."""

    nth: int
    table: StepTable
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
        """What the keys of its words begin with."""
        return f"lesson-{self.game}-{self.table.id}"

    @property
    def solution(self) -> list[Any]:
        """An answer that reaches the goal, as actions."""
        return self.actions(self.table.solution)

    @property
    def begin(self) -> Any:
        """The answer that the panel shows at first; None if it is as panels begin."""
        return self.actions([self.table.begin])[0] if self.table.begin else None

    def actions(self, written: Sequence[Table]) -> list[Any]:
        """Actions as the game takes them. Raises Misfit if they are none of the game."""
        return [fitted(GAMES[self.game].spec.action, one) for one in written]

    def missed(self, came: StepBytes) -> str:
        """The id of the hint that helps after what came of an answer; empty if that is the goal.

        Raises StopIteration if no hint fits: the last one of each step fits whatever happens, which is tested.
        """
        game = GAMES[self.game]
        events = load(GenericAlias(tuple, (game.spec.event, ...)), came.events)
        after = Step(load_state(game.spec, came.state), tuple(events))

        def is_so(expect: Expect) -> bool:
            return next(differences(game, expect, after), None) is None

        return "" if is_so(self.table.goal) else next(hint.id for hint in self.table.hint if is_so(hint.when))


def taught() -> tuple[str, ...]:
    """The games that have a lesson."""
    return tuple(game for game in GAMES if _files(game))


@functools.cache
def course(game: str) -> tuple[LessonStep, ...]:
    """The steps of a game's lesson, in order. Raises NotUnderstood or msgspec.ValidationError for a file that makes no sense."""
    (file,) = _files(game)
    tables = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), LessonFile).lesson
    return tuple(_step(nth, table, understood(file, table, GAMES)) for nth, table in enumerate(tables))


def _files(game: str) -> list[Path]:
    return content(f"lessons/{game}.toml")


def _step(nth: int, table: StepTable, scenario: Scenario) -> LessonStep:
    game, state = scenario.game, played(scenario).state
    ask = next(ask for ask in game.asks(state) if ask.seat == LEARNER)
    return LessonStep(nth, table, dump_state(game.spec, state), ask)
