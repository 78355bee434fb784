"""Turns for a page to play itself."""

from __future__ import annotations

import msgspec

from bot.games.contract.vocabulary import Seat
from bot.matches.core.job import Job
from bot.physics.trace import Segment
from bot.workers.films import Taken, moment_of
from bot.workers.studio import Studio
from render.painter import Stage, Theme


class Shooting(msgspec.Struct, frozen=True):
    """A turn to be played: its stage, and the flights of what moves in it, `duration` seconds in all."""

    stage: Stage
    flights: tuple[Segment, ...]
    duration: float


class SetStage(Job[Shooting | None], frozen=True):
    """A turn on its stage, as a viewer saw it; None if nothing moved or the game has no stages.

    Unlike films it is made in the process of pictures: its player waits for it, and it takes as long as about two of them.
    """

    game: str
    turn: Taken
    locale: str
    theme: Theme
    viewer: Seat | None  # None for a spectator

    def run(self, tools: Studio) -> Shooting | None:
        """The turn."""
        films = tools.painters[self.game].films
        moment = moment_of(tools.games[self.game], self.turn, self.viewer)
        if films is None or films.stage is None or moment.trace is None or moment.trace.film is None:
            return None
        stage = films.stage(moment, tools.catalogue.of(self.locale), theme=self.theme)
        return Shooting(stage, moment.trace.film.segments, moment.trace.duration)
