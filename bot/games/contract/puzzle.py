"""Puzzles: positions with one question, a goal in words and a known best answer; and the contract of their makers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from itertools import islice, product
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec

from bot.games.contract.aim import bearing_at, to_middle
from bot.games.contract.base import Answer, AnyGame, Ask, Step
from bot.games.contract.dials import Bearing
from bot.games.contract.luck import Rng
from bot.games.contract.save import dump, load, load_state
from bot.games.contract.shot_noise import Hand
from bot.games.contract.vocabulary import Phrase, Seat, phrase

S = TypeVar("S")
A = TypeVar("A")

REACHED = 60  # points from which the goal is reached
FULL = 100  # points of the best answer known
FIRST_STRENGTHS = (50.0, 70.0, 90.0)  # those that anyone tries first
HUMAN = Hand(0.3, 1.0)  # a good player with the dials of the panel


class Puzzle(msgspec.Struct, frozen=True):
    """A position of a game, with the task of its player and the best answer known."""

    name: str  # by which it is asked for, and made again
    game: str
    options: tuple[tuple[str, str], ...]
    state: bytes  # of bot.games.contract.save
    ask: str  # the open ask
    seat: Seat  # who answers it
    theme: str  # what it is about, one of its maker's
    goal: Phrase
    best: tuple[bytes, ...]  # the actions of the best answer, of bot.games.contract.save
    value: float  # what the best answer is worth, as its maker counts
    share: float  # of random answers, those that reach the goal
    grade: int  # from 1, easy, to 5: the lowest level of a player that usually finds an answer

    @property
    def about(self) -> Phrase:
        """The theme in words."""
        return phrase(f"puzzle-{self.game}-theme-{self.theme}")


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """The score of an answer to a puzzle."""

    points: int  # 0 to 100
    note: Phrase | None = None  # why the goal was missed, where the film does not show it

    @property
    def reached(self) -> bool:
        """Whether the goal was reached."""
        return self.points >= REACHED


class Idea(NamedTuple):
    """A goal that a position may have, before it is known how hard it is."""

    goal: Phrase
    best: tuple[Any, ...]  # actions
    value: float


class PuzzleMaker(ABC, Generic[S, A]):
    """Makes the puzzles of one game. Pure: the same arguments give the same results."""

    game: str  # the key of the game
    themes: tuple[str, ...]  # of its puzzles; words: `puzzle-<game>-theme-<theme>`
    opening: tuple[int, int]  # how many answers the house has played before a position is used, at least and below
    indifferent: frozenset[str] = (
        frozenset()
    )  # options that may have any value in matches whose positions become puzzles
    patience: int  # positions in which a daily puzzle's theme is looked for before another will do; fewer where a look takes long

    @abstractmethod
    def fits(self, state: S, ask: Ask[A]) -> bool:
        """Whether a puzzle can be based on an open ask."""

    @abstractmethod
    def cleared(self, state: S) -> S:
        """The position without the traces of the last move that pictures show."""

    @abstractmethod
    def idea(self, state: S, ask: Ask[A], theme: str, rng: Rng) -> Idea | None:
        """The most promising goal of a theme that the position has; None if it has none."""

    @abstractmethod
    def verdict(self, puzzle: Puzzle, state: S, actions: Sequence[A]) -> PuzzleVerdict:
        """The verdict on a legal answer in the puzzle's state."""

    @abstractmethod
    def guesses(self, state: S, ask: Ask[A], rng: Rng) -> Iterator[tuple[A, ...]]:
        """Endless random legal answers."""

    @abstractmethod
    def sensible(self, state: S, ask: Ask[A], theme: str, rng: Rng) -> Iterator[tuple[A, ...]]:
        """Answers that a player who knows the theme would try."""

    def thoughtless(self, state: S, ask: Ask[A]) -> Iterator[tuple[A, ...]]:  # noqa: ARG002 - for games of steps
        """Answers that take the first of everything offered, with flicks of growing strength. None of them may reach the goal."""
        choice = ask.choices[0]
        action: Any = choice.action
        dial = next((one for one in choice.dials if isinstance(one, Bearing)), None)
        if dial is None:
            yield (action,)
            return
        first = (bearing_at(dial.origin, one, dial.radius) for one in dial.targets if one.foe)
        for angle, strength in product((to_middle(dial), *islice(first, 1)), FIRST_STRENGTHS):
            yield (msgspec.structs.replace(action, **{dial.field: angle}, strength=strength),)

    def slips(self, actions: tuple[A, ...], rng: Rng, hand: Hand = HUMAN) -> tuple[A, ...]:  # noqa: ARG002 - for games that flick
        """The answer with the error of a hand."""
        return actions


AnyMaker: TypeAlias = PuzzleMaker[Any, Any]


def position_of(game: AnyGame, puzzle: Puzzle) -> tuple[Any, Ask[Any]]:
    """The puzzle's state and its open ask."""
    state = load_state(game.spec, puzzle.state)
    return state, next(ask for ask in game.asks(state) if ask.id == puzzle.ask)


def played(game: AnyGame, puzzle: Puzzle, actions: Sequence[Any]) -> tuple[Step[Any, Any], ...]:
    """The steps of an answer: each action answers what the seat is asked next. Raises Illegal as the game does."""
    state, ask = position_of(game, puzzle)
    steps: list[Step[Any, Any]] = []
    for nth, action in enumerate(actions):
        steps.append(game.apply(state, Answer(ask.id, puzzle.seat, action), Rng(puzzle.name.encode(), nth + 1)))
        state = steps[-1].state
        ask = next((one for one in game.asks(state) if one.seat == puzzle.seat), ask)
    return tuple(steps)


def best_of(game: AnyGame, puzzle: Puzzle) -> tuple[Any, ...]:
    """The actions of the best answer known."""
    return tuple(load(game.spec.action, raw) for raw in puzzle.best)


def packed(actions: Sequence[Any]) -> tuple[bytes, ...]:
    """Actions as a puzzle keeps them."""
    return tuple(map(dump, actions))
