"""The rules as bot.matches calls them, in bytes, usually in a worker process: first positions and moves."""

from __future__ import annotations

from typing import Protocol

import msgspec

from bot.players.base import Level


class Setup(msgspec.Struct, frozen=True, tag="setup"):
    """A request for the first position of a match of `game` with `seats` seats; `options` are complete."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    seed: bytes


class Apply(msgspec.Struct, frozen=True, tag="apply"):
    """A request to apply `move` to `state`, both bytes of bot.games.save; `revision` is the one the move leads to.

    With `seen`, the recorded trace, nothing is simulated.
    """

    game: str
    state: bytes
    move: bytes
    seed: bytes
    revision: int
    seen: bytes = b""


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """A request for the answer of a member of the house to the open ask `ask` of a state, in bytes of bot.games.save.

    `revision` is the one the answer leads to; with the match's seed it decides the member's luck.
    """

    game: str
    state: bytes
    ask: str
    level: Level
    seed: bytes
    revision: int


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    """The chosen move, in bytes of bot.games.save."""

    move: bytes


class StepBytes(msgspec.Struct, frozen=True, tag="stepped"):
    """A step in bytes of bot.games.save: the state after it, its events and its trace (b"" if nothing moved).

    `over`: the match has ended. `lucky`: the step drew luck.
    """

    state: bytes
    events: bytes
    trace: bytes
    over: bool
    lucky: bool


class Engine(Protocol):
    """Calls the rules. Both methods raise Illegal as the game does, GameFailed if its code fails, EngineDown without a worker."""

    async def setup(self, job: Setup) -> StepBytes:
        """The first position."""

    async def apply(self, job: Apply) -> StepBytes:
        """The position after a move."""


class Thinker(Protocol):
    """Plays for members of the house."""

    async def choose(self, job: Choose) -> bytes:
        """The move, in bytes of bot.games.save. Raises GameFailed if the player's code fails, EngineDown without a worker."""
