"""What the table asks of the rules: first positions and moves, in bytes, answered by a worker that may be another process."""

from __future__ import annotations

from typing import Protocol

import msgspec


class Setup(msgspec.Struct, frozen=True, tag="setup"):
    """The first position of a match of `game` with `seats` seats; `options` are complete."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    seed: bytes


class Apply(msgspec.Struct, frozen=True, tag="apply"):
    """`move` in `state`, both bytes of bot.games.save; `revision` is the one the move leads to.

    With `seen`, what physics saw when it was played, nothing is simulated.
    """

    game: str
    state: bytes
    move: bytes
    seed: bytes
    revision: int
    seen: bytes = b""


class StepBytes(msgspec.Struct, frozen=True, tag="stepped"):
    """A step in bytes of bot.games.save: the state after it, what happened, what physics saw (b"" if nothing moved).

    `over` tells that nothing is asked any more, `lucky` that the step drew luck.
    """

    state: bytes
    events: bytes
    trace: bytes
    over: bool
    lucky: bool


class Engine(Protocol):
    """Asks the rules. Both verbs raise Illegal as the game does, GameFailed if its code fails, EngineDown if nobody answers."""

    async def setup(self, job: Setup) -> StepBytes:
        """The first position."""

    async def apply(self, job: Apply) -> StepBytes:
        """The position after a move."""
