"""Positions and turns for spectators, as jobs."""

from __future__ import annotations

from bot.features.board.values import MatchWords
from bot.matches.core.job import Job, Process
from bot.workers.films import events_in
from bot.workers.stages import SetStage, Shooting
from bot.workers.studio import Studio, words_of_stopped


class Tell(Job[MatchWords], frozen=True):
    """Tell a position and turns, by their events, to a spectator. `names` are the players', by seat; for `stopped` see Paint."""

    game: str
    state: bytes
    locale: str
    names: tuple[str, ...]
    turns: tuple[bytes, ...] = ()
    stopped: str = ""

    def run(self, tools: Studio) -> MatchWords:
        """Their words."""
        game, painter = tools.games[self.game], tools.painters[self.game]
        position = tools.position(self.game, self.state)
        view = position.view(None)
        words = words_of_stopped(tools.catalogue.of(self.locale), position, self.stopped).calling(self.names)
        stories = (painter.story(view, events_in(game, events)) for events in self.turns)
        return MatchWords(
            words.say(painter.headline(view)),
            tuple(tuple(words.say(one.words) for one in story) for story in stories),
        )


class StageForAll(Job[Shooting | None], frozen=True):
    """A turn on its stage for spectators, made beside films: no player waits behind them."""

    process = Process.FILMS

    stage: SetStage

    def run(self, tools: Studio) -> Shooting | None:
        """The turn."""
        return self.stage.run(tools)
