"""Jobs: slow work as values, carried out in a worker process. A kind of job is a class, listed in the JOBS of the program of its process."""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache
from typing import Any, ClassVar, Generic, NoReturn, Protocol, TypeAlias, TypeVar

import msgspec

from bot.games import MAKERS, PLAYERS
from bot.games.contract.base import AnyGame, Illegal
from bot.games.contract.vocabulary import Phrase
from bot.matches.core.errors import GameFailed
from bot.matches.core.saved_states import Position

R = TypeVar("R")

KEPT = 64  # positions: those of some panels that are pressed at a time; a few hundred KB each at most


class Process(StrEnum):
    """The worker processes, by their names in metrics."""

    PICTURES = "pictures"  # the one people wait for: moves and pictures
    FILMS = "films"
    THINKING = "thinking"  # plays for the house, and reviews
    PUZZLES = "puzzles"
    RECORDS = "records"  # replays, exports and imports whole matches


class Job(msgspec.Struct, Generic[R], frozen=True, tag=True):
    """Work that results in an R, in the `process` that a class names. Jobs are pure: the same one has the same result."""

    process: ClassVar[Process] = Process.PICTURES

    def run(self, tools: Any) -> R:
        """The result; `tools` are a Tools, or a subclass in processes with more. Raises Illegal if the rules refuse it."""
        raise NotImplementedError


class Done(msgspec.Struct, Generic[R], frozen=True, tag=True):
    """The reply to a job that was carried out."""

    value: R

    def result(self) -> R:
        """The result."""
        return self.value


class Refusal(msgspec.Struct, frozen=True, tag=True):
    """The rules refused."""

    rule: str
    reason: Phrase

    def result(self) -> NoReturn:
        """None: raises Illegal."""
        raise Illegal(self.rule, self.reason)


class Failure(msgspec.Struct, frozen=True, tag=True):
    """The code failed; `text` is the traceback."""

    text: str

    def result(self) -> NoReturn:
        """None: raises GameFailed."""
        raise GameFailed(self.text)


Reply: TypeAlias = Done[R] | Refusal | Failure


class Tools:
    """The games, those who play them, and the positions read last."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self.games = games
        self.players = PLAYERS
        self.makers = MAKERS
        self.position = lru_cache(maxsize=KEPT)(lambda game, state: Position(games[game], state))

    def do(self, job: Job[R]) -> Reply[R]:
        """The reply to a job; a failure is one too."""
        try:
            return Done(job.run(self))
        except Illegal as illegal:
            return Refusal(illegal.rule, illegal.reason)
        except Exception:  # noqa: BLE001  a game that fails must not take the other matches with it
            return Failure(traceback.format_exc())


class Engine(Protocol):
    """Runs jobs."""

    async def run(self, job: Job[R]) -> R:
        """The result. Raises Illegal if the rules refuse it, GameFailed if a game's code fails, EngineDown without a worker."""
