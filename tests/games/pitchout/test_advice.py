"""The flick that is offered first: one that puts a foe off, where there is one that costs nothing."""

import msgspec

from bot.games import GAMES
from bot.games.contract.base import position
from bot.games.contract.luck import Rng
from bot.games.pitchout.rules.judgement import judged, losses

GAME = GAMES["pitchout"]
FAR = {
    "S.runner": (400.0, 100.0),
    "N.runner": (400.0, 600.0),
    "S.captain": (60.0, 60.0),
    "N.captain": (740.0, 60.0),
    "N.guard": (740.0, 120.0),
}


def opened(places=FAR):
    """A position with few pucks and no block in the way."""
    state = position(GAME, "play", 2, GAME.spec.complete({}), Rng(b"advice"))
    pucks = tuple(
        msgspec.structs.replace(one, x=places[one.id][0], y=places[one.id][1])
        if one.id in places
        else msgspec.structs.replace(one, in_play=False)
        for one in state.pucks
    )
    blocks = tuple(msgspec.structs.replace(one, in_play=False) for one in state.blocks)
    state = msgspec.structs.replace(state, pucks=pucks, blocks=blocks, turn=0)
    (ask,) = GAME.asks(state)
    return state, ask


def offered(puck, places=FAR):
    state, ask = opened(places)
    (choice,) = (one for one in ask.choices if getattr(one.action, "puck", "") == puck)
    (advice,) = (one for one in GAME.advice(state, ask) if one.choice == choice.code)
    return state, advice, judged(GAME.simulate, state, puck, advice.angle, advice.strength).verdict


def test_a_flick_is_as_hard_as_it_takes_to_put_the_foe_off():
    state, advice, _ = offered("S.runner")
    assert judged(GAME.simulate, state, "S.runner", 0.0, 50.0).verdict.exits == ()  # the usual strength would not do
    (target,) = (one for one in advice.targets if one.target == "N.runner")
    assert target.strength > 50.0
    verdict = judged(GAME.simulate, state, "S.runner", 0.0, target.strength).verdict
    assert [one.puck for one in verdict.exits] == ["N.runner"]
    assert losses(state, "S.runner", verdict) == ()


def test_the_usual_strength_is_kept_where_it_does():
    _, advice, verdict = offered("S.runner", FAR | {"N.runner": (400.0, 700.0), "S.runner": (400.0, 500.0)})
    assert advice.strength == 50.0
    assert [one.puck for one in verdict.exits] == ["N.runner"]


def test_the_puck_that_puts_a_foe_off_is_offered_before_others():
    state, ask = opened()
    best = max(GAME.advice(state, ask), key=lambda one: one.worth)
    puck = next(one.action.puck for one in ask.choices if one.code == best.choice)
    verdict = judged(GAME.simulate, state, puck, best.angle, best.strength).verdict
    assert verdict.exits
    assert not losses(state, puck, verdict)
