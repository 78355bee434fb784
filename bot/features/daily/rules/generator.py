"""Makes puzzles: the house plays itself, and positions are kept that have a goal neither too easy nor a matter of luck."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

import msgspec

from bot.features.daily.rules.schedule import parsed
from bot.games.contract.base import Answer, AnyGame, Ask
from bot.games.contract.luck import Rng
from bot.games.contract.player import LEVELS, AnyPlayer, Level
from bot.games.contract.puzzle import AnyMaker, Idea, Puzzle, PuzzleVerdict, packed
from bot.games.contract.save import dump_state, load_state
from bot.games.contract.shot_noise import Hand

GUESSES = 400  # random answers that are tried, unless fewer decide
BATCH = 20  # of them, after which it is seen whether they do
DOUBT = 2.0  # over the root of their number: more than four standard deviations of a share near to LUCKY
LUCKY = 0.25  # share of them that may reach the goal, at most; with other luck it stays below 0.3
TRIALS = 20  # of the best answer by a human hand
STEADY = 0.9  # share of them that must reach the goal; with other luck it stays above 0.7
OPENERS: tuple[Level, ...] = (2, 3)  # the levels that play up to the position
FOUND, LEVEL_TRIES = 3, 5  # tries that reach the goal, and all: then a level finds an answer
LATEST = 60  # positions of a match that are looked at
MOST = 2_000  # positions looked at in vain before the generator gives up


class SolverSkill(NamedTuple):
    """The solver of a level: the number of sensible answers it tries, and the accuracy with which it plays the best."""

    looked_at: int
    hand: Hand


SKILLS: dict[Level, SolverSkill] = {
    1: SolverSkill(1, Hand(4.0, 14.0)),
    2: SolverSkill(3, Hand(3.0, 10.0)),
    3: SolverSkill(8, Hand(2.0, 7.0)),
    4: SolverSkill(25, Hand(1.2, 4.5)),
}


class PuzzleNotFound(Exception):
    """No position within the limit had a puzzle: the maker's conditions are too strict."""


class PuzzleGenerator:
    """Makes puzzles of all games that have a maker."""

    def __init__(
        self, games: Mapping[str, AnyGame], players: Mapping[str, AnyPlayer], makers: Mapping[str, AnyMaker]
    ) -> None:
        self._games = games
        self._players = players
        self._makers = makers

    def make(self, name: str) -> Puzzle:
        """The puzzle of a name, always the same. Raises PuzzleNotFound."""
        parts = parsed(name)
        maker, rng = self._makers[parts.game], Rng(f"puzzle {name}".encode())
        themes = _drawn(maker.themes, rng)
        if parts.kind == "exercise":  # the themes in turn
            themes = (maker.themes[(int(parts.when) - 1) % len(maker.themes)],)
        for nth, (state, ask) in enumerate(islice(self._positions(maker, rng), MOST)):
            for theme in themes[: 1 + nth // maker.patience]:
                idea = maker.idea(state, ask, theme, rng)
                puzzle = idea and self._graded(maker, name, state, ask, theme, idea, rng)
                if puzzle is not None:
                    return puzzle
        raise PuzzleNotFound(name)

    def find(self, name: str, options: Sequence[tuple[str, str]], states: Sequence[bytes]) -> Puzzle | None:
        """The puzzle of a match of two by its states, always the same: of a theme drawn by its name, as late as can be. None if it has none."""
        maker, rng = self._makers[parsed(name).game], Rng(f"puzzle {name}".encode())
        if not self._suits(maker, options):
            return None
        positions = list(islice(self._latest(maker, states), LATEST))
        for theme in _drawn(maker.themes, rng):
            for state, ask in positions:
                idea = maker.idea(state, ask, theme, rng)
                puzzle = idea and self._graded(maker, name, state, ask, theme, idea, rng)
                if puzzle is not None:
                    return msgspec.structs.replace(puzzle, options=tuple(options))
        return None

    def _suits(self, maker: AnyMaker, options: Sequence[tuple[str, str]]) -> bool:
        """Whether a match with these options is one of those that a maker knows."""
        usual = self._games[maker.game].spec.complete({})
        return all(value == usual.get(name) for name, value in options if name not in maker.indifferent)

    def _latest(self, maker: AnyMaker, states: Sequence[bytes]) -> Iterator[tuple[Any, Ask[Any]]]:
        """The positions of a match in which a puzzle may be asked, the latest first."""
        game = self._games[maker.game]
        for raw in reversed(states):
            state = load_state(game.spec, raw)
            asks = game.asks(state)
            if len(asks) == 1 and maker.fits(state, asks[0]):
                yield maker.cleared(state), asks[0]

    def verdict_of(self, puzzle: Puzzle, actions: Sequence[Any]) -> PuzzleVerdict:
        """The verdict on a legal answer."""
        state = load_state(self._games[puzzle.game].spec, puzzle.state)
        return self._makers[puzzle.game].verdict(puzzle, state, actions)

    def _positions(self, maker: AnyMaker, rng: Rng) -> Iterator[tuple[Any, Ask[Any]]]:
        """Positions in which a puzzle may be asked, from matches of the house against itself; without an end."""
        game, player = self._games[maker.game], self._players[maker.game]
        least, below = maker.opening
        while True:
            state, level = game.setup(game.spec.seats[0], game.spec.complete({}), rng).state, rng.pick(OPENERS)
            for nth in range(below):
                asks = game.asks(state)
                if not asks:
                    break
                ask = asks[0]
                if nth >= least and len(asks) == 1 and maker.fits(state, ask):
                    yield maker.cleared(state), ask
                action = player.choose(game.view(state, ask.seat), ask, level, rng)
                state = game.apply(state, Answer(ask.id, ask.seat, action), rng).state

    def _graded(
        self, maker: AnyMaker, name: str, state: Any, ask: Ask[Any], theme: str, idea: Idea, rng: Rng
    ) -> Puzzle | None:
        """The puzzle of an idea, or None if it is too easy or too hard.

        It must depend neither on luck nor on a steady hand, no answer offered first may reach the goal, and some
        sensible answer must.
        """
        game = self._games[maker.game]
        puzzle = Puzzle(
            name=name,
            game=maker.game,
            options=tuple(game.spec.complete({}).items()),
            state=dump_state(game.spec, state),
            ask=ask.id,
            seat=ask.seat,
            theme=theme,
            goal=idea.goal,
            best=packed(idea.best),
            value=idea.value,
            share=0.0,
            grade=LEVELS[-1],
        )
        known: dict[tuple[Any, ...], bool] = {}

        def reached(actions: tuple[Any, ...]) -> bool:
            if actions not in known:
                known[actions] = maker.verdict(puzzle, state, actions).reached
            return known[actions]

        slips = (maker.slips(idea.best, rng) for _ in range(TRIALS))
        if any(map(reached, maker.thoughtless(state, ask))):
            return None
        if not reached(idea.best) or not _most(map(reached, slips), round(STEADY * TRIALS), TRIALS):
            return None
        share = _share(map(reached, islice(maker.guesses(state, ask, rng), GUESSES)))
        sensible = list(maker.sensible(state, ask, theme, rng))
        if share > LUCKY or not any(map(reached, sensible)):
            return None
        grade = _grade(maker, sensible, reached, rng)
        return msgspec.structs.replace(puzzle, share=share, grade=grade)


def _drawn(themes: tuple[str, ...], rng: Rng) -> tuple[str, ...]:
    """The themes in random order."""
    left = list(themes)
    return tuple(left.pop(rng.below(len(left))) for _ in range(len(left)))


def _grade(
    maker: AnyMaker, sensible: Sequence[tuple[Any, ...]], reached: Callable[[tuple[Any, ...]], bool], rng: Rng
) -> int:
    """The lowest level that usually reaches the goal; the highest if none does."""

    def tried(skill: SolverSkill) -> bool:
        looked_at = (rng.pick(sensible) for _ in range(skill.looked_at))
        best = next(filter(reached, looked_at), None)
        return best is not None and reached(maker.slips(best, rng, skill.hand))

    for level, skill in SKILLS.items():
        if _most((tried(skill) for _ in range(LEVEL_TRIES)), FOUND, LEVEL_TRIES):
            return level
    return LEVELS[-1]


def _most(hits: Iterator[bool], needed: int, tries: int) -> bool:
    """Whether so many of the tries hit; no more are made than it takes to know."""
    missed = 0
    for nth, hit in enumerate(hits, start=1):
        missed += not hit
        if missed > tries - needed or nth - missed >= needed:
            break
    return missed <= tries - needed


def _share(hits: Iterator[bool]) -> float:
    """The share of hits, of no more tries than it takes to know on which side of LUCKY it is."""
    total = 0
    for tries, hit in enumerate(hits, start=1):
        total += hit
        if tries % BATCH == 0 and abs(total / tries - LUCKY) > DOUBT / math.sqrt(tries):
            break
    return total / tries
