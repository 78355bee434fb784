"""A turn for the page to play, as a job."""

from __future__ import annotations

from bot.features.hand.values import Shooting
from bot.games.contract.vocabulary import Seat
from bot.matches.core.job import Job
from bot.workers.films import Taken, moment_of
from bot.workers.studio import Studio
from render.painter import Theme


class SetStage(Job[Shooting | None], frozen=True):
    """A turn on its stage, as the player of a seat saw it; None if nothing moved or the game has no stages."""

    game: str
    turn: Taken
    locale: str
    theme: Theme
    viewer: Seat | None

    def run(self, tools: Studio) -> Shooting | None:
        """The turn."""
        films = tools.painters[self.game].films
        moment = moment_of(tools.games[self.game], self.turn, self.viewer)
        if films is None or films.stage is None or moment.trace is None or moment.trace.film is None:
            return None
        stage = films.stage(moment, tools.catalogue.of(self.locale), theme=self.theme)
        return Shooting(stage, moment.trace.film.segments, moment.trace.duration)
