"""Positions of For Honor with few figures, and what comes of answers to them."""

from __future__ import annotations

import msgspec

from bot.games.contract.base import Answer, position
from bot.games.forhonor.rules.values import Acting, Action, State
from render.painter import Moment
from tests.support.scenes.forhonor_scenes import GAME, LUCK, seen


def standing(acts: str = "warden", seats: int = 2, **squares: str | tuple[str, int]) -> State:
    """The usual camps with some on the board, perhaps with less life; no soldiers; one of them acts."""
    state = position(GAME, "play", seats, {}, LUCK)
    heroes = []
    for one in state.heroes:
        given = squares.get(one.id)
        square, life = given if isinstance(given, tuple) else (given, 4)
        heroes.append(msgspec.structs.replace(one, spot="board", square=square, life=life) if square else one)
    return msgspec.structs.replace(state, heroes=tuple(heroes), soldiers=((), ()), acting=Acting(acts))


def after(state: State, *actions: Action) -> tuple[Moment, State]:
    """The answers of the seats asked, shown together."""
    events, before = [], state
    for action in actions:
        ask = GAME.asks(state)[0]
        before = state
        step = GAME.apply(state, Answer(ask.id, ask.seat, action), LUCK)
        events += step.events
        state = step.state
    return Moment(seen(before), seen(state), tuple(events)), state
