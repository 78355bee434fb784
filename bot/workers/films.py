"""Films of turns."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.games.contract.base import Answer, AnyGame
from bot.games.contract.luck import Rng
from bot.games.contract.save import load, load_state
from bot.games.contract.vocabulary import Seat
from bot.matches.core.job import Job, Process
from bot.matches.house.members import HouseSeats
from bot.physics.trace import Trace
from bot.workers.studio import Studio
from render import nameplates
from render.films.reel import kept
from render.painter import Moment, Theme

SOON = 16  # answers by which the first flick of a match comes


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


class WarmFilms(Job[bytes], frozen=True):
    """Films a first flick of every game, so that no turn waits for grounds, pieces and fonts; results in b""."""

    process = Process.FILMS

    def run(self, tools: Studio) -> bytes:
        """Film them."""
        if WarmFilms in tools.warmed:
            return b""
        for key, game in tools.games.items():
            films = tools.painters[key].films
            if films is not None:
                films.film(_first_flick(game), tools.catalogue.of("en"))
        tools.warmed.add(WarmFilms)
        return b""


def _first_flick(game: AnyGame) -> tuple[Moment, ...]:
    """The first flick of a match in which all answer with what they are offered first; empty if none comes soon."""
    state = game.setup(game.spec.seats[0], game.spec.complete({}), Rng(b"warm")).state
    for nth in range(1, SOON):
        ask, *_ = game.asks(state)
        step = game.apply(state, Answer(ask.id, ask.seat, ask.choices[0].action), Rng(b"warm", nth))
        if step.trace is not None:
            return (Moment(game.view(state, None), game.view(step.state, None), step.events, step.trace),)
        state = step.state
    return ()


def moment_of(game: AnyGame, turn: Taken, viewer: Seat | None = None) -> Moment:
    """A turn as a viewer may see it."""
    before, after = (game.view(load_state(game.spec, raw), viewer) for raw in (turn.before, turn.after))
    return Moment(before, after, tuple(events_in(game, turn.events)), load(Trace, turn.trace) if turn.trace else None)


def events_in(game: AnyGame, raw: bytes) -> Any:
    """The events of a turn."""
    return msgspec.json.decode(raw, type=list[game.spec.event])  # type: ignore[name-defined]
