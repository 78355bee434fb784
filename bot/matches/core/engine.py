"""The rules as bot.matches calls them, in bytes, usually in a worker process: first positions and moves."""

from __future__ import annotations

from typing import Protocol

import msgspec

from bot.coach.review import Review, TurnReview
from bot.games.contract.player import Level
from bot.games.contract.puzzle import Puzzle, PuzzleVerdict
from bot.games.contract.shot_noise import Hand
from bot.tournaments.event import Event, Round


class Setup(msgspec.Struct, frozen=True, tag="setup"):
    """A request for the first position of a match of `game` with `seats` seats; `options` are complete."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    seed: bytes


class Apply(msgspec.Struct, frozen=True, tag="apply"):
    """A request to apply `move` to `state`, both bytes of bot.games.contract.save; `revision` is the one the move leads to.

    With `seen`, the recorded trace, nothing is simulated.
    """

    game: str
    state: bytes
    move: bytes
    seed: bytes
    revision: int
    seen: bytes = b""


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """A request for the answer of a member of the house to the open ask `ask` of a state, in bytes of bot.games.contract.save.

    `revision` is the one the answer leads to; with the match's seed it decides the member's luck.
    """

    game: str
    state: bytes
    ask: str
    level: Level
    seed: bytes
    revision: int


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    """The chosen move, in bytes of bot.games.contract.save."""

    move: bytes


class StepBytes(msgspec.Struct, frozen=True, tag="stepped"):
    """A step in bytes of bot.games.contract.save: the state after it, its events and its trace (b"" if nothing moved).

    `over`: the match has ended. `lucky`: the step drew luck.
    """

    state: bytes
    events: bytes
    trace: bytes
    over: bool
    lucky: bool


class MakePuzzle(msgspec.Struct, frozen=True, tag="make_puzzle"):
    """A request for the puzzle of a name."""

    name: str


class FindPuzzle(msgspec.Struct, frozen=True, tag="find_puzzle"):
    """A request for the puzzle of that name, of a finished match, by its states in bytes of bot.games.contract.save."""

    name: str
    options: tuple[tuple[str, str], ...]
    states: tuple[bytes, ...]


class MadePuzzle(msgspec.Struct, frozen=True, tag="made_puzzle"):
    """The puzzle, or None if a match has none."""

    puzzle: Puzzle | None


class Attempt(msgspec.Struct, frozen=True, tag="attempt"):
    """A request to answer a puzzle with actions, each in bytes of bot.games.contract.save."""

    puzzle: Puzzle
    actions: tuple[bytes, ...]


class Attempted(msgspec.Struct, frozen=True, tag="attempted"):
    """What the answer leads to, and how good it is."""

    step: StepBytes
    verdict: PuzzleVerdict


class BeginReview(msgspec.Struct, frozen=True, tag="begin_review"):
    """A request to find the usual errors of the players of a match: its states, from the set-up on, and its moves, in bytes of bot.games.contract.save."""

    game: str
    seats: int
    states: tuple[bytes, ...]
    moves: tuple[bytes, ...]  # one fewer


class ReviewTurn(msgspec.Struct, frozen=True, tag="review_turn"):
    """A request to review the turn `number`, by a player with this hand; the states before and after it, and the move, in bytes."""

    game: str
    number: int
    before: bytes
    move: bytes
    after: bytes
    hand: Hand


class PairRound(msgspec.Struct, frozen=True, tag="pair_round"):
    """A request for the pairings of the next round of a tournament."""

    event: Event


class PairedRound(msgspec.Struct, frozen=True, tag="paired_round"):
    """The pairings; none when the tournament is over."""

    pairings: Round


class Engine(Protocol):
    """Calls the rules. Its methods raise Illegal as the game does, GameFailed if its code fails, EngineDown without a worker."""

    async def setup(self, job: Setup) -> StepBytes:
        """The first position."""

    async def apply(self, job: Apply) -> StepBytes:
        """The position after a move."""

    async def attempt(self, job: Attempt) -> Attempted:
        """What an answer to a puzzle leads to, and how good it is."""


class Thinker(Protocol):
    """Plays for members of the house."""

    async def choose(self, job: Choose) -> bytes:
        """The move, in bytes of bot.games.contract.save. Raises GameFailed if the player's code fails, EngineDown without a worker."""


class Puzzler(Protocol):
    """Makes puzzles."""

    async def make_puzzle(self, job: MakePuzzle) -> Puzzle:
        """The puzzle of a name. Raises GameFailed if it cannot be made, EngineDown without a worker."""

    async def find_puzzle(self, job: FindPuzzle) -> Puzzle | None:
        """The puzzle of a finished match, or None if it has none. Raises as `make_puzzle`."""


class Coach(Protocol):
    """Reviews matches. Both methods raise GameFailed if the game's code fails, EngineDown without a worker."""

    async def begin_review(self, job: BeginReview) -> Review:
        """The review of a match, with all its turns still to come."""

    async def review_turn(self, job: ReviewTurn) -> TurnReview:
        """The review of a turn."""


class Pairer(Protocol):
    """Pairs the rounds of tournaments."""

    async def pair_round(self, job: PairRound) -> Round:
        """The pairings of the next round; none when the tournament is over. Raises GameFailed, EngineDown."""
