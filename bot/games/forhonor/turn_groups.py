"""Groups of answers that share a message: a round of the draft, an activation, a round of a combat (section 4)."""

from __future__ import annotations

from bot.games.forhonor.seating import CAMPS, PER_CAMP
from bot.games.forhonor.values import State

_ORDERS = len(CAMPS) * PER_CAMP  # after the rounds of the draft; there are fewer
_TURNS = _ORDERS + 1
_PARTS = 4  # of an activation: up to a combat, its two rounds, what follows it
_ACTIVATIONS = len(CAMPS) * PER_CAMP + 1  # of a turn, one a card; those who step aside come first


def chapter_of(state: State) -> int | None:
    """The group under way, counted from 0 and never falling. None when the match is over."""
    match state.phase:
        case "over":
            return None
        case "draft":
            return max(map(len, state.picks), default=0)
        case "order":
            return _ORDERS
        case _:
            drawn = 0 if state.marching else _ACTIVATIONS - 1 - len(state.cards)
            return _TURNS + ((state.turn - 1) * _ACTIVATIONS + drawn) * _PARTS + _part(state)


def _part(state: State) -> int:
    """How far an activation has come; removing soldiers is no combat."""
    if state.combat is not None:
        return state.combat.round
    acting = state.acting
    return _PARTS - 1 if acting is not None and acting.fought and not acting.kills else 0
