"""Puzzles as jobs: they are made, found in matches, answered, and tries at them painted."""

from __future__ import annotations

import msgspec

from bot.features.daily.rules.generator import PuzzleGenerator
from bot.games.contract.puzzle import Puzzle, PuzzleVerdict, played
from bot.matches.core.engine import StepBytes, stepped
from bot.matches.core.job import Job, Process, Tools
from bot.matches.core.saved_states import given
from bot.matches.history.history import joined
from bot.workers.figures import Drawn
from bot.workers.studio import Studio
from render.painter import Theme, Tried


class MakePuzzle(Job[Puzzle], frozen=True):
    """The puzzle of a name."""

    process = Process.PUZZLES

    name: str

    def run(self, tools: Tools) -> Puzzle:
        """The puzzle. Raises PuzzleNotFound."""
        return _generator(tools).make(self.name)


class FindPuzzle(Job[Puzzle | None], frozen=True):
    """The puzzle of that name, of a finished match, by its states in bytes of bot.games.contract.save; None if it has none."""

    process = Process.PUZZLES

    name: str
    options: tuple[tuple[str, str], ...]
    states: tuple[bytes, ...]

    def run(self, tools: Tools) -> Puzzle | None:
        """The puzzle."""
        return _generator(tools).find(self.name, self.options, self.states)


class Attempted(msgspec.Struct, frozen=True):
    """What the answer to a puzzle leads to, and how good it is."""

    step: StepBytes
    verdict: PuzzleVerdict


class Attempt(Job[Attempted], frozen=True):
    """An answer to a puzzle: actions, each in bytes of bot.games.contract.save."""

    puzzle: Puzzle
    actions: tuple[bytes, ...]

    def run(self, tools: Tools) -> Attempted:
        """What it leads to."""
        game = tools.games[self.puzzle.game]
        actions = [given(game.spec.action, raw) for raw in self.actions]
        steps = [stepped(game, step) for step in played(game, self.puzzle, actions)]
        step = msgspec.structs.replace(steps[-1], events=joined([one.events for one in steps]))
        return Attempted(step, _generator(tools).verdict_of(self.puzzle, actions))


class TryMade(msgspec.Struct, frozen=True):
    """A try at a position: the state it led to, its place among the tries, whether it is the viewer's own."""

    state: bytes
    place: int
    own: bool = False


class PaintTries(Job[Drawn], frozen=True):
    """A position with the ways of tries at it."""

    game: str
    state: bytes
    tries: tuple[TryMade, ...]
    locale: str
    theme: Theme = "dark"

    def run(self, tools: Studio) -> Drawn:
        """The picture."""
        painter, words = tools.painters[self.game].tries, tools.catalogue.of(self.locale)
        if painter is None:
            raise TypeError(f"{self.game} has no picture of tries")
        before = tools.position(self.game, self.state).view(None)
        tries = [Tried(tools.position(self.game, one.state).view(None), one.place, one.own) for one in self.tries]
        picture = painter(before, words, tries, theme=self.theme)
        return Drawn(picture.png, picture.alt)


def _generator(tools: Tools) -> PuzzleGenerator:
    return PuzzleGenerator(tools.games, tools.players, tools.makers)
