"""Scenes of PitchBowl: views with the preview shown on them, if any."""

from __future__ import annotations

from bot.games.base import Answer
from bot.games.luck import Rng
from bot.games.pitchbowl.rules import PitchBowl
from bot.games.pitchbowl.seen import View
from bot.games.pitchbowl.values import Action, Flick, Kick, State
from bot.games.sketches import Assist, Sketch

GAME = PitchBowl()
LUCK = Rng(b"scenes")


def after(state: State, *actions: Action) -> State:
    """The state after these answers, each of whoever is asked."""
    for action in actions:
        (ask,) = GAME.asks(state)
        state = GAME.apply(state, Answer(ask.id, ask.seat, action), LUCK).state
    return state


def play(**options: str) -> State:
    """Amber's first turn after a kick-off of Azure."""
    return GAME.position("play", 2, options, LUCK)


def kicking() -> State:
    """Both sides are set up, the ball is to be kicked."""
    state = GAME.position("start", 2, {}, LUCK)
    while state.phase != "kick":
        state = after(state, GAME.asks(state)[0].choices[0].action)
    return state


def seen(state: State) -> View:
    """What everybody sees of it."""
    return GAME.view(state, None)


def preview(state: State, action: Action, assist: Assist = Assist.STANDARD) -> Sketch:
    """The sketch of an answer not yet given."""
    return GAME.sketch(seen(state), GAME.asks(state)[0], action, assist)


def _scenes() -> dict[str, tuple[View, Sketch | None]]:
    start = play()
    kick = kicking()
    picked = after(start, Flick("red.r1", 63.4, 30.0, "pickup"))
    aim = Flick("red.r1", 63.4, 40.0, "pickup")
    return {
        "play": (seen(start), None),
        "aim": (seen(start), preview(start, aim)),
        "kick": (seen(kick), preview(kick, Kick(10.0 if kick.kicker == 0 else 190.0, 60.0))),
        "picked": (seen(picked), None),
    }


SCENES = _scenes()
