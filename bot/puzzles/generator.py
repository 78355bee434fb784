"""Makes puzzles: the house plays itself, and positions are kept that have a goal neither too easy nor a matter of luck."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

import msgspec

from bot.games.base import Answer, AnyGame, Ask
from bot.games.luck import Rng
from bot.games.save import dump_state, load_state
from bot.players.base import LEVELS, AnyPlayer, Level
from bot.puzzles.puzzle import AnyMaker, Idea, Puzzle, packed
from bot.puzzles.schedule import parsed

GUESSES = 400  # random answers that are tried
LUCKY = 0.3  # share of them that may reach the goal, at most
TRIALS = 20  # of the best answer by a human hand
STEADY = 0.7  # share of them that must reach the goal
OPENERS: tuple[Level, ...] = (2, 3)  # the levels that play up to the position
FOUND = 3  # of five tries: then a level finds an answer
LEVEL_TRIES = 5
PATIENCE = 20  # positions in which a daily puzzle's theme is looked for; then any will do
MOST = 2_000  # positions looked at in vain before the generator gives up


class PuzzleNotFound(Exception):
    """No position of so many had a puzzle: the maker asks for too much."""


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
        drawn = rng.below(len(maker.themes)) if parts.kind == "daily" else int(parts.when) - 1
        theme = maker.themes[drawn % len(maker.themes)]
        for nth, (state, ask) in enumerate(islice(self._positions(maker, rng), MOST)):
            for idea in maker.ideas(state, ask, rng):
                if idea.theme == theme or (parts.kind == "daily" and nth >= PATIENCE):
                    puzzle = self._graded(maker, name, state, ask, idea, rng)
                    if puzzle is not None:
                        return puzzle
        raise PuzzleNotFound(name)

    def verdict_of(self, puzzle: Puzzle, actions: Sequence[Any]) -> int:
        """The points of a legal answer, 0 to 100."""
        state = load_state(self._games[puzzle.game].spec, puzzle.state)
        return self._makers[puzzle.game].verdict(puzzle, state, actions).points

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
                if nth >= least and len(asks) == 1 and maker.fits(ask):
                    yield state, ask
                action = player.choose(game.view(state, ask.seat), ask, level, rng)
                state = game.apply(state, Answer(ask.id, ask.seat, action), rng).state

    def _graded(self, maker: AnyMaker, name: str, state: Any, ask: Ask[Any], idea: Idea, rng: Rng) -> Puzzle | None:
        """The puzzle of an idea if it is neither a matter of luck nor of a steady hand, and a player who looks finds it."""
        game = self._games[maker.game]
        puzzle = Puzzle(
            name=name,
            game=maker.game,
            options=tuple(game.spec.complete({}).items()),
            state=dump_state(game.spec, state),
            ask=ask.id,
            seat=ask.seat,
            theme=idea.theme,
            goal=idea.goal,
            best=packed(idea.best),
            value=idea.value,
            share=0.0,
            grade=LEVELS[-1],
        )

        def reached(actions: tuple[Any, ...]) -> bool:
            return maker.verdict(puzzle, state, actions).reached

        if not reached(idea.best):
            return None
        steady = sum(reached(maker.slips(idea.best, rng)) for _ in range(TRIALS))
        if steady < STEADY * TRIALS or not any(map(reached, maker.sensible(state, ask, rng))):
            return None
        share = _share(map(reached, islice(maker.guesses(state, ask, rng), GUESSES)))
        if share > LUCKY:
            return None
        grade = self._grade(maker, state, ask, reached, rng)
        return msgspec.structs.replace(puzzle, share=share, grade=grade)

    def _grade(
        self, maker: AnyMaker, state: Any, ask: Ask[Any], reached: Callable[[tuple[Any, ...]], bool], rng: Rng
    ) -> int:
        """The lowest level of the house that usually reaches the goal; the highest if none does."""
        game, player = self._games[maker.game], self._players[maker.game]
        view = game.view(state, ask.seat)
        for level in LEVELS[:-1]:
            tries = (player.choose(view, ask, level, rng) for _ in range(LEVEL_TRIES))
            if sum(reached((action,)) for action in tries) >= FOUND:
                return level
        return LEVELS[-1]


def _share(hits: Iterator[bool]) -> float:
    kept = list(hits)
    return sum(kept) / len(kept)
