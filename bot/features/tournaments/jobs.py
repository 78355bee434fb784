"""The pairings of a round, and pictures of a tournament, as jobs."""

from __future__ import annotations

from bot.matches.core.job import Job, Process, Tools
from bot.pairing.event import Event, Round
from bot.workers.figures import Drawn
from bot.workers.studio import Studio
from render.painter import Theme
from render.tournaments import pages
from render.tournaments.chart import Chart


class PairRound(Job[Round], frozen=True):
    """The pairings of the next round of a tournament; none when it is over."""

    process = Process.PUZZLES

    event: Event

    def run(self, tools: Tools) -> Round:  # noqa: ARG002  it needs none
        """The pairings."""
        from bot.pairing.forms import next_round  # noqa: PLC0415 - it needs much memory, and few processes ever do

        return next_round(self.event)


class PaintTournament(Job[Drawn], frozen=True):
    """A page of the tables or the bracket of a tournament; page 0 is the viewer's, or else the one of most interest."""

    chart: Chart
    locale: str
    page: int = 0
    theme: Theme = "dark"

    def run(self, tools: Studio) -> Drawn:
        """The page, its number, and how many there are."""
        picture, page, count = pages.paint(self.chart, tools.catalogue.of(self.locale), self.theme, self.page)
        return Drawn(picture.png, picture.alt, page, count)
