"""Reviews as jobs: what the players usually do wrong, then turn by turn."""

from __future__ import annotations

import msgspec

from bot.coach.review import Review, TurnReview
from bot.coach.reviewer import Played, Reviewer
from bot.games import JUDGES
from bot.games.contract.save import load_state
from bot.games.contract.shot_noise import Hand
from bot.matches.core.job import Job, Process, Tools
from bot.matches.history.history import Takeback, read_move


class BeginReview(Job[Review], frozen=True):
    """The review of a match before its first turn: with the usual errors of its players.

    `states`, from the set-up on, and `moves` are in bytes of bot.games.contract.save.
    """

    process = Process.THINKING

    game: str
    seats: int
    states: tuple[bytes, ...]
    moves: tuple[bytes, ...]  # one fewer

    def run(self, tools: Tools) -> Review:
        """The review."""
        game = tools.games[self.game]
        states = [load_state(game.spec, raw) for raw in self.states]
        moves = (read_move(game, raw) for raw in self.moves)
        turns = [Played(*one) for one in zip(states, moves, states[1:], strict=False)]
        return Reviewer(tools.games, JUDGES).begun(self.game, self.seats, turns)


class ReviewTurn(Job[TurnReview], frozen=True):
    """The review of the turn `number`, by a player with this hand; the states before and after it, and the move, are in bytes."""

    process = Process.THINKING

    game: str
    number: int
    before: bytes
    move: bytes
    after: bytes
    hand: Hand

    def run(self, tools: Tools) -> TurnReview:
        """The review."""
        game = tools.games[self.game]
        move = read_move(game, self.move)
        before, after = (load_state(game.spec, raw) for raw in (self.before, self.after))
        found = Reviewer(tools.games, JUDGES).turn(self.game, self.number, Played(before, move, after), self.hand)
        return msgspec.structs.replace(found, back=move.revision) if isinstance(move, Takeback) else found
