"""The pairings of a round as a job."""

from __future__ import annotations

from bot.matches.core.job import Job, Process, Tools
from bot.tournaments.event import Event, Round


class PairRound(Job[Round], frozen=True):
    """The pairings of the next round of a tournament; none when it is over."""

    process = Process.PUZZLES

    event: Event

    def run(self, tools: Tools) -> Round:  # noqa: ARG002  it needs none
        """The pairings."""
        from bot.tournaments.forms import next_round  # noqa: PLC0415 - it needs much memory, and few processes ever do

        return next_round(self.event)
