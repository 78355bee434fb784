"""Films of turns."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.games.contract.base import AnyGame
from bot.games.contract.save import load, load_state
from bot.games.contract.vocabulary import Seat
from bot.matches.core.job import Job, Process
from bot.matches.house.members import HouseSeats
from bot.physics.trace import Trace
from bot.workers.studio import Studio
from render import coach, nameplates
from render.film_reel import kept
from render.painter import Moment, Theme


class Taken(msgspec.Struct, frozen=True):
    """A turn to film, or to comment on: the saved states before and after, events, and the trace (b"": nothing moved)."""

    before: bytes
    after: bytes
    events: bytes
    trace: bytes
    nth: int = 0
    """The turn's number, where it is commented on."""


class MakeFilm(Job[bytes], frozen=True):
    """A film of turns in the order given as GIF; b"" if nothing moved or the game has no flicks.

    With `best` it starts with that many highlights, in playing order. `most` limits the turns to the last and the most interesting others.
    """

    process = Process.FILMS

    game: str
    turns: tuple[Taken, ...]
    locale: str
    theme: Theme = "dark"
    viewer: Seat | None = None  # None for a spectator
    best: int = 0
    most: int = 0
    house: HouseSeats = ()  # named below

    def run(self, tools: Studio) -> bytes:
        """The film."""
        game, films, words = tools.games[self.game], tools.painters[self.game].films, tools.catalogue.of(self.locale)
        if films is None:
            return b""
        moments = [moment_of(game, turn, self.viewer) for turn in self.turns if turn.trace]
        worths = [films.worth(moment) for moment in moments]
        by_worth = sorted(range(len(moments)), key=lambda nth: -worths[nth])
        best = sorted(by_worth[: self.best]) if self.best < len(moments) else []
        shown = [moments[nth] for nth in (*best, *kept(worths, self.most or len(moments)))]
        gif = films.film(shown, words, theme=self.theme) if shown else b""
        return nameplates.below_film(gif, self.game, self.house, words, self.theme) if gif and self.house else gif


class ShowTurn(Job[bytes], frozen=True):
    """A turn headed by who made it: a film as GIF if anything moved, else a picture as PNG of what it led to."""

    process = Process.FILMS

    game: str
    turn: Taken
    viewer: Seat
    locale: str
    theme: Theme = "dark"

    def run(self, tools: Studio) -> bytes:
        """The film or picture."""
        painter, words, turn = tools.painters[self.game], tools.catalogue.of(self.locale), self.turn
        if painter.films is not None and turn.trace:
            shown = [moment_of(tools.games[self.game], turn)]
            film = painter.films.film(shown, words, theme=self.theme, present=False)
            return coach.headed(self.game, film, film, painter.header, self.theme)
        before, after = (
            tools.still(self.game, state, self.viewer, words.language, self.theme).png
            for state in (turn.before, turn.after)
        )
        over = not tools.position(self.game, turn.after).asks  # the banner of a victory is not covered
        return coach.headed(self.game, after, b"" if over else before, painter.header, self.theme)


def moment_of(game: AnyGame, turn: Taken, viewer: Seat | None = None) -> Moment:
    """A turn as a viewer may see it."""
    before, after = (game.view(load_state(game.spec, raw), viewer) for raw in (turn.before, turn.after))
    return Moment(before, after, tuple(events_in(game, turn.events)), load(Trace, turn.trace) if turn.trace else None)


def events_in(game: AnyGame, raw: bytes) -> Any:
    """The events of a turn."""
    return msgspec.json.decode(raw, type=list[game.spec.event])  # type: ignore[name-defined]
