"""The base of all games with flicked pieces."""

from collections.abc import Callable
from copy import copy
from typing import Self, TypeAlias

from bot.games.contract.base import A, B, BaseGame, E, S, V
from bot.physics.flick import flick
from bot.physics.table import Launch, Table
from bot.physics.trace import Trace

Simulator: TypeAlias = Callable[[Table, tuple[Launch, ...]], Trace]
"""Computes the trace of pieces launched on a table: physics, or a recorded trace."""


def simulated(table: Table, launches: tuple[Launch, ...]) -> Trace:
    """Simulate the flick with physics; the trace includes the film."""
    return flick(table, launches, film=True)


class FlickGame(BaseGame[S, A, E, V, B]):
    """A game whose flicks are simulated by physics, or by a recorded trace or other tuning in its place."""

    def __init__(self, simulate: Simulator = simulated) -> None:
        self.simulate = simulate

    def with_simulator(self, simulate: Simulator) -> Self:
        """The same game, its flicks simulated by `simulate`."""
        game = copy(self)
        game.simulate = simulate
        return game
