"""Positions of PitchBowl in which few players are on the field."""

from __future__ import annotations

import msgspec

from bot.games.contract.vocabulary import Point
from bot.games.pitchbowl.rules.board import ROSTERS
from bot.games.pitchbowl.rules.values import BowlPlayer, State
from tests.support.scenes.pitchbowl_scenes import play


def lying(*, ball: tuple[float, float] | None = None, holder: str | None = None, **at: tuple[float, float]) -> State:
    """Amber's turn with these players (`red_t1`) at these places and nobody else."""
    places = {name.replace("_", "."): spot for name, spot in at.items()}
    players = (
        BowlPlayer(one, *places[one], out=False) if one in places else BowlPlayer(one)
        for team in ROSTERS
        for one in team
    )
    there = Point(*ball) if ball else None
    return msgspec.structs.replace(play(), players=tuple(players), ball=there, holder=holder, turn=0)
