"""The decisions of the house as a job."""

from __future__ import annotations

import time

from bot.games.contract.base import Answer
from bot.games.contract.luck import Rng
from bot.games.contract.player import Budget, Level
from bot.games.contract.save import dump
from bot.matches.core.job import Job, Process, Tools

LONGEST_THOUGHT = 8.0  # seconds after which a member of the house plays the best move found so far


class Choose(Job[bytes], frozen=True):
    """The answer of a member of the house to the open ask `ask` of a state; the state and the answer are bytes of bot.games.contract.save.

    `revision` is the one the answer leads to; with the match's seed it decides the member's luck.
    """

    process = Process.THINKING

    game: str
    state: bytes
    ask: str
    level: Level
    seed: bytes
    revision: int

    def run(self, tools: Tools) -> bytes:
        """The answer."""
        position, player = tools.position(self.game, self.state), tools.players[self.game]
        ask = next(ask for ask in position.asks if ask.id == self.ask)
        rng = Rng(self.seed + f"house {ask.seat}".encode(), self.revision)
        until = time.monotonic() + LONGEST_THOUGHT
        budget = Budget(cut=lambda: time.monotonic() >= until)
        return dump(Answer(ask.id, ask.seat, player.choose(position.view(ask.seat), ask, self.level, rng, budget)))
