"""Scenes of For Honor: views with the preview shown on them, if any."""

from __future__ import annotations

from bot.games.base import Answer
from bot.games.forhonor.rules import ForHonor
from bot.games.forhonor.seen import View
from bot.games.forhonor.values import Action, State
from bot.games.luck import Rng
from bot.games.sketches import Assist, Sketch

GAME = ForHonor()
LUCK = Rng(b"scenes")


def after(state: State, turns: int) -> State:
    """The state so many turns later, the first choice taken but for ends."""
    while state.turn < turns and state.phase != "over":
        ask = GAME.asks(state)[0]
        state = GAME.apply(state, Answer(ask.id, ask.seat, ask.choices[0].action), LUCK).state
    return state


def seen(state: State) -> View:
    """What everybody sees of it."""
    return GAME.view(state, None)


def preview(state: State, action: Action) -> Sketch:
    """The sketch of an answer not yet given."""
    return GAME.sketch(seen(state), GAME.asks(state)[0], action, Assist.FULL)


def _scenes() -> dict[str, tuple[View, Sketch | None]]:
    start = GAME.position("play", 2, {}, LUCK)
    later = after(start, 4)
    entering = GAME.asks(start)[0].choices[5].action
    return {
        "play": (seen(start), preview(start, entering)),
        "later": (seen(later), None),
    }


SCENES = _scenes()
