"""Positions of each game with several tries at them: some alike, one off the board, the fourth the viewer's own."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from bot.games.contract.base import Answer
from bot.games.contract.vocabulary import Point
from bot.games.forhonor.rules.values import Acting
from bot.games.offboard.rules.values import Move
from bot.games.pitchbowl.rules.values import LastFlick as BowlFlick
from bot.games.pitchbowl.rules.values import Trail as BowlTrail
from bot.games.pitchout.rules.values import LastFlick
from render.painter import Tried
from tests.support.scenes import forhonor_scenes, offboard_scenes, pitchbowl_scenes, pitchout_scenes

OWN = 4  # the place of the viewer's try


class Tries(NamedTuple):
    """A position and what tries at it led to."""

    view: Any
    tries: tuple[Tried, ...]


def _placed(*views: Any) -> tuple[Tried, ...]:
    return tuple(Tried(after, place, place == OWN) for place, after in enumerate(views, start=1))


def _pitchout() -> Tries:
    view = pitchout_scenes.S2

    def flicked(piece: str, *way: tuple[float, float], fell: bool = False) -> Any:
        trail = pitchout_scenes.trail(piece, *way, fell=fell)
        return msgspec.structs.replace(view, last=LastFlick(piece, 0.0, 60.0, (trail,), ()))

    runner = (300, 300), (505, 680), (560, 700)
    return Tries(
        view,
        _placed(
            flicked("S.runner", *runner),
            flicked("S.runner", (300, 300), (400, 730)),
            flicked("S.runner", *runner),
            flicked("S.assassin", (560, 250), (690, 505), (812, 540), fell=True),
            flicked("S.runner", (300, 300), (412, 725)),
            flicked("S.immortal", (640, 120), (690, 480)),
        ),
    )


def _pitchbowl() -> Tries:
    view = pitchbowl_scenes.seen(pitchbowl_scenes.midst())

    def flicked(*way: tuple[float, float], out: bool = False) -> Any:
        trail = BowlTrail("red.t1", tuple(Point(x, y) for x, y in way), out)
        return msgspec.structs.replace(view, last_flick=BowlFlick("red.t1", 0.0, 60.0, (trail,)))

    start = next((one.x, one.y) for one in view.players if one.id == "red.t1")
    return Tries(
        view,
        _placed(
            flicked(start, (210, 560), (230, 590)),
            flicked(start, (212, 565)),
            flicked(start, (212, 565)),
            flicked(start, (60, 500), (-8, 520), out=True),
            flicked(start, (300, 400)),
        ),
    )


def _offboard() -> Tries:
    state = offboard_scenes.crowded()
    (ask,) = offboard_scenes.GAME.asks(state)

    def moved(*move: Any) -> Any:
        after = offboard_scenes.GAME.apply(state, Answer(ask.id, ask.seat, Move(*move)), offboard_scenes.LUCK).state
        return offboard_scenes.seen(after)

    west, east = moved("E6", "W"), moved("D6", "NE")
    return Tries(offboard_scenes.seen(state), _placed(west, west, east, moved("C4", "W"), west))


def _forhonor() -> Tries:
    state = forhonor_scenes.middle(acting=Acting("raider"))
    view = forhonor_scenes.seen(state)

    def walked(*way: str) -> Any:
        acting = Acting("raider", steps=max(0, len(way) - 1), trail=way)
        return forhonor_scenes.seen(msgspec.structs.replace(state, acting=acting))

    return Tries(
        view,
        _placed(
            walked("D9", "D10", "E11", "E12"),
            walked("D9", "D10", "E11", "E12"),
            walked("D9", "C10", "C11"),
            walked("D9", "D10", "E10", "E11"),
            walked("D9"),
        ),
    )


SCENES: dict[str, Tries] = {
    "pitchout": _pitchout(),
    "pitchbowl": _pitchbowl(),
    "offboard": _offboard(),
    "forhonor": _forhonor(),
}
