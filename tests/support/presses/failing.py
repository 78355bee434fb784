"""A real game and its painter whose code fails where it is told to, and nowhere else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.content import WORDS
from bot.games import GAMES
from bot.games.contract.base import TimedOut
from bot.workers.studio import Studio
from render.painter import Painter
from tests.support.discord.quick import usual_tools


class OnDemand:
    """What fails, by name; of one match alone where its options say so."""

    def __init__(self) -> None:
        self.fails: set[str] = set()

    def reach(self, place: str) -> None:
        if place in self.fails:
            raise ZeroDivisionError(f"{place} fails on demand")


class FailingGame:
    def __init__(self, game: Any, demand: OnDemand) -> None:
        self._game = game
        self._demand = demand

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def apply(self, state: Any, move: Any, rng: Any) -> Any:
        self._demand.reach("timeout" if isinstance(move, TimedOut) else "apply")
        return self._game.apply(state, move, rng)

    def asks(self, state: Any) -> Any:
        self._demand.reach("asks")
        return self._game.asks(state)

    def view(self, state: Any, viewer: Any) -> Any:
        self._demand.reach("view")
        return self._game.view(state, viewer)


def _failing_painter(painter: Painter, demand: OnDemand) -> Painter:
    def still(*arguments: Any, **named: Any) -> Any:
        demand.reach("paint")
        return painter.still(*arguments, **named)

    def story(view: Any, events: Sequence[Any]) -> Any:
        demand.reach("story")
        return painter.story(view, events)

    return msgspec.structs.replace(painter, still=still, story=story)


def failing(demand: OnDemand, key: str = "pitchout") -> tuple[dict[str, Any], Studio]:
    """The games with one that fails on demand, and the worker's tools for them."""
    games = dict(GAMES) | {key: FailingGame(GAMES[key], demand)}
    usual = usual_tools(WORDS)
    painters = {**usual.painters, key: _failing_painter(usual.painters[key], demand)}
    return games, Studio(games, painters, usual.catalogue)  # type: ignore[arg-type]
