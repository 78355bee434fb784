"""Positions in which an answer leads to a question that has a single answer."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.games.forhonor.rules.values import Acting, End
from bot.games.forhonor.rules.values import State as ForHonorState
from bot.games.offboard.rules.values import Move
from bot.games.offboard.rules.values import State as OffboardState
from bot.games.pitchout.rules.values import NextStarter
from bot.games.pitchout.rules.values import State as PitchOutState
from tests.support.games.pitchout_complete import played, usual
from tests.support.games.pitchout_matches import chosen, fall, flick, without
from tests.support.scenes.forhonor_scenes import middle, placed
from tests.support.scenes.offboard_scenes import after


def banned() -> PitchOutState:
    """Seat 0 names the starter of round 2; then seat 1 replaces a banned pitcher: the Shaman is the only one left."""
    state = played(usual("citizens", 7), usual("hoods", 7))
    state = flick(without(state, "S.guard"), "S.captain", fall(0.1, "S.captain")).state
    return chosen(chosen(state, "infested").state, "none").state


def crowded() -> ForHonorState:
    """Seat 0 ends the turn; then seat 1's Nobushi must leave F9 for a soldier, and E8 is the only free square beside it."""
    squares = {
        "warden": "G8",
        "raider": "G9",
        "orochi": "F8",
        "lawbringer": "E9",
        "conqueror": "F10",
        "berserker": "G10",
        "shugoki": "E10",
        "nobushi": "F9",
    }
    state = middle(soldiers=(("F5",), ()), zones=(None, None, None), cards=(), acting=Acting("warden"), acted=())
    return placed(state, **{hero: (square, 4) for hero, square in squares.items()})


def hemmed_in() -> OffboardState:
    """Red moves; then Yellow's only ball has a single move, A1 NE."""
    return msgspec.structs.replace(after(), cells="YR....R..R...R.............R...R.RR..R..RR.................R.", keys=(), turns=41)  # fmt: skip


SINGLE: dict[str, tuple[Any, Any]] = {
    "pitchout": (banned(), NextStarter(0)),
    "forhonor": (crowded(), End()),
    "offboard": (hemmed_in(), Move("B2", "W")),
}
"""By game: the position, and seat 0's answer that leads seat 1 to a single one."""
