"""The rules as jobs, in bytes: first positions, moves, advice."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from bot.games.contract.advice import Advice
from bot.games.contract.base import AnyGame, Illegal, Move, Step
from bot.games.contract.flick_game import FlickGame
from bot.games.contract.luck import Rng
from bot.games.contract.save import dump, dump_state, load, load_state
from bot.games.contract.vocabulary import phrase
from bot.matches.core.job import Job, Tools
from bot.matches.core.saved_states import given
from bot.physics.check import check_seen
from bot.physics.table import Launch, Table
from bot.physics.trace import Trace

_MOVE: Any = Move  # of actions that are known only when it runs


class StepBytes(msgspec.Struct, frozen=True, tag="stepped"):
    """A step in bytes of bot.games.contract.save: the state after it, its events and its trace (b"" if nothing moved).

    `over`: the match has ended. `lucky`: the step drew luck.
    """

    state: bytes
    events: bytes
    trace: bytes
    over: bool
    lucky: bool


class Setup(Job[StepBytes], frozen=True):
    """The first position of a match of `game` with `seats` seats; `options` are complete."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    seed: bytes

    def run(self, tools: Tools) -> StepBytes:
        """The first position."""
        game, rng = tools.games[self.game], _WatchedRng(self.seed)
        return stepped(game, game.setup(self.seats, dict(self.options), rng), lucky=rng.drawn)


class Apply(Job[StepBytes], frozen=True):
    """The position after a `move` in `state`, both bytes of bot.games.contract.save; `revision` is the one the move leads to.

    With `seen`, the recorded trace, nothing is simulated.
    """

    game: str
    state: bytes
    move: bytes
    seed: bytes
    revision: int
    seen: bytes = b""

    def run(self, tools: Tools) -> StepBytes:
        """The position after the move."""
        game, rng = tools.games[self.game], _WatchedRng(self.seed, self.revision)
        move = given(_MOVE[game.spec.action], self.move)
        if self.seen and isinstance(game, FlickGame):
            game = game.with_simulator(partial(_seen, load(Trace, self.seen)))
        return stepped(game, game.apply(load_state(game.spec, self.state), move, rng), lucky=rng.drawn)


class Advise(Job[tuple[Advice, ...]], frozen=True):
    """What a game advises on an ask of a saved position, if it is open; `usual` is the strength that its player flicked with last."""

    game: str
    state: bytes
    ask: str
    usual: float = 0.0

    def run(self, tools: Tools) -> tuple[Advice, ...]:
        """The advice."""
        return tools.position(self.game, self.state).advice(self.ask, self.usual)


def stepped(game: AnyGame, step: Step[Any, Any], *, lucky: bool = False) -> StepBytes:
    """A step in bytes."""
    return StepBytes(
        state=dump_state(game.spec, step.state),
        events=dump(step.events),
        trace=b"" if step.trace is None else dump(step.trace),
        over=not game.asks(step.state),
        lucky=lucky,
    )


class _WatchedRng(Rng):
    """An Rng that records whether it was used."""

    drawn = False

    def below(self, n: int) -> int:
        self.drawn = True
        return super().below(n)

    def uniform(self, lo: float, hi: float) -> float:
        self.drawn = True
        return super().uniform(lo, hi)


def _seen(trace: Trace, table: Table, _launches: tuple[Launch, ...]) -> Trace:
    """In the place of physics: what a record says was seen. Raises Illegal if that cannot be."""
    try:
        check_seen(table, trace)
    except ValueError as error:
        raise Illegal("", phrase("record-trace")) from error
    return trace
