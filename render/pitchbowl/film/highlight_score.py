"""How much a turn of PitchBowl is worth seeing again: scores, changes of possession, exits."""

from bot.games.pitchbowl.events import (
    BallOut,
    Caught,
    Cleared,
    EffortMade,
    Event,
    Failed,
    HandedOff,
    Intercepted,
    KnockedOut,
    MatchOver,
    Met,
    Overshot,
    PickedUp,
    Stolen,
    TouchdownScored,
    WentOut,
)
from render.painter import Moment

_WORTH: dict[type[Event], float] = {
    TouchdownScored: 20.0,
    Intercepted: 7.0,
    Stolen: 6.0,
    Caught: 5.0,
    MatchOver: 4.0,
    HandedOff: 3.0,
    WentOut: 3.0,
    BallOut: 3.0,
    PickedUp: 2.0,
    KnockedOut: 2.0,
    EffortMade: 1.0,
    Failed: 1.0,
    Cleared: 1.0,
    Overshot: 1.0,
    Met: 0.5,
}
_CHAIN = 6  # pairs that hit each other beyond which more are not worth more


def worth(moment: Moment) -> float:
    """From 0 (nothing moved) upwards; a touchdown outweighs all else."""
    if moment.trace is None:
        return 0.0
    pairs = {(touch.a, touch.b) for touch in moment.trace.contacts}
    return 1.0 + sum(_WORTH.get(type(event), 0.0) for event in moment.events) + min(len(pairs), _CHAIN) / 3
