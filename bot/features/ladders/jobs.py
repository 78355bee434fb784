"""Curves of points as jobs."""

from __future__ import annotations

from bot.matches.core.job import Job
from bot.workers.studio import Studio
from render.ladders import ladder
from render.painter import Theme


class Curve(Job[bytes], frozen=True):
    """A player's points after each match from the `first` on; provisional before the match `ranked_from`, both counted from 1."""

    points: tuple[int, ...]
    ranked_from: int
    first: int = 1
    theme: Theme = "dark"

    def run(self, tools: Studio) -> bytes:  # noqa: ARG002  it needs none
        """A picture as PNG."""
        return ladder.curve(self.points, self.ranked_from, self.theme, first=self.first)
