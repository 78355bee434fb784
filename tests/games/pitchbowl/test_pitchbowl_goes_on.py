"""A batch of flicks continues as long as the same coach acts in the same turn (section 6)."""

import msgspec

from bot.games.contract.base import Answer, position
from bot.games.contract.luck import Rng
from bot.games.contract.vocabulary import Point
from bot.games.pitchbowl.rules.game import PitchBowl
from bot.games.pitchbowl.rules.values import EndTurn, Flick

GAME = PitchBowl()
START = position(GAME, "play", 2, GAME.spec.complete({}), Rng(b"goes on"))


def test_another_flick_of_the_same_turn_goes_on():
    (ask,) = GAME.asks(START)
    after = GAME.apply(START, Answer(ask.id, ask.seat, Flick("red.t4", 0.0, 5.0)), Rng(b"")).state
    assert GAME.spec.batches.goes_on(START, after)
    assert not GAME.spec.batches.goes_on(START, msgspec.structs.replace(after, turns=after.turns + 2))


def test_a_bonus_action_goes_on_and_the_end_of_the_turn_does_not():
    runner = next(one for one in START.players if one.id == "red.r1")
    loose = msgspec.structs.replace(START, ball=Point(runner.x, runner.y + 30.0))
    (ask,) = GAME.asks(loose)
    pick_up = GAME.apply(loose, Answer(ask.id, ask.seat, Flick("red.r1", 0.0, 20.0, "pickup")), Rng(b"")).state
    assert pick_up.phase == "bonus"
    assert GAME.spec.batches.goes_on(loose, pick_up)
    assert not GAME.spec.batches.goes_on(loose, GAME.apply(loose, Answer(ask.id, ask.seat, EndTurn()), Rng(b"")).state)
