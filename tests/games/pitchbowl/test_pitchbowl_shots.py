"""The flicks that may solve a puzzle of Pitch Bowl."""

import msgspec
import pytest

from bot.games.contract.aim import bearing_at
from bot.games.contract.dials import Bearing
from bot.games.pitchbowl.puzzles.shots import _over_the_line
from bot.games.pitchbowl.rules.values import Flick, State
from tests.support.scenes.pitchbowl_scenes import GAME, midst


def near_the_goal(y: float) -> State:
    """A1 behind the carrier A10 (red.r1), an opponent beside it; nobody else is on the field."""
    places = {"red.r1": (225.0, y), "red.t1": (225.0, y - 60.0), "blue.t1": (325.0, y - 60.0)}
    players = tuple(
        msgspec.structs.replace(one, x=places[one.id][0], y=places[one.id][1], active=True, out=False)
        if one.id in places
        else msgspec.structs.replace(one, out=True)
        for one in midst().players
    )
    return midst(players=players)


@pytest.mark.parametrize(("y", "pushed"), [(700.0, True), (400.0, False)])
def test_a_mate_pushes_the_carrier_over_the_line_and_nobody_else(y: float, *, pushed: bool):
    state = near_the_goal(y)
    (ask,) = GAME.asks(state)
    choice = next(
        one
        for one in ask.choices
        if isinstance(one.action, Flick) and (one.action.player, one.action.announce) == ("red.t1", "none")
    )
    dial = next(one for one in choice.dials if isinstance(one, Bearing))
    carrier = next(one for one in dial.targets if one.code == "red.r1")
    ahead = bearing_at(dial.origin, carrier, dial.radius)
    flicks = list(_over_the_line(state, choice.action, dial))  # type: ignore[arg-type]  # a flick, see above
    assert bool(flicks) is pushed
    assert all(isinstance(one, Flick) and abs((one.angle - ahead + 180.0) % 360.0 - 180.0) < 45.0 for one in flicks)
