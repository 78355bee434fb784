"""Ball placement and resting places in PitchBowl, to a thousandth of a millimetre."""

import math

import pytest
from msgspec.structs import replace

from bot.games.contract.base import Answer, Illegal
from bot.games.contract.luck import Rng
from bot.games.contract.vocabulary import Point
from bot.games.pitchbowl.rules.board import BALL, BALL_RADIUS, PLAYERS, RADIUS
from bot.games.pitchbowl.rules.events import KickedOff
from bot.games.pitchbowl.rules.game import PitchBowl
from bot.games.pitchbowl.rules.resolution import check_pass, is_free
from bot.games.pitchbowl.rules.simulation import CAUGHT
from bot.games.pitchbowl.rules.values import BowlPlayer, Kick, Pass, State
from bot.physics.trace import Passage, Trace

GAME = PitchBowl()
OPTIONS = tuple(GAME.spec.complete({}).items())


def with_ball(x: float = 225.0, y: float = 225.0) -> State:
    """Amber's turn; A1 has the ball and is alone."""
    players = tuple(BowlPlayer(one, x, y, out=False) if one == "red.t1" else BowlPlayer(one) for one in PLAYERS)
    return State(OPTIONS, "action", players=players, holder="red.t1", kicker=1)


def is_thousandths(*numbers: float) -> bool:
    return all(number == round(number, 3) for number in numbers)


def test_the_ball_may_touch_a_player_but_not_overlap_one():
    state, apart = with_ball(), RADIUS + BALL_RADIUS
    assert is_free(state, Point(225.0 + apart, 225.0))
    assert not is_free(state, Point(225.0 + apart - 0.001, 225.0))


@pytest.mark.parametrize(
    ("angle", "side", "fits"),
    [(350.0, 80.0, True), (350.0, 80.5, False), (10.0, 280.0, True), (10.0, 279.5, False), (90.0, 180.5, False)],
)
def test_the_ball_is_thrown_from_no_further_than_square_to_the_throw(angle: float, side: float, *, fits: bool):
    thrown = Pass(angle, 50.0, side)
    if fits:
        _, spot = check_pass(with_ball(), 0, thrown)
        bearing = math.degrees(math.atan2(spot.x - 225.0, spot.y - 225.0)) % 360.0
        assert bearing == pytest.approx(side, abs=0.01)
        return
    with pytest.raises(Illegal) as refused:
        check_pass(with_ball(), 0, thrown)
    assert refused.value.reason.key == "pitchbowl-refused-side"


def test_a_ball_that_meets_its_passer_lies_at_a_thousandth():
    met = Passage(0.2, CAUGHT, BALL, 225.0123456, 243.9876543, by="red.t1")
    game = PitchBowl(lambda *_: Trace((), (), (), passages=(met,)))
    (ask,) = game.asks(with_ball())
    thrown = game.apply(with_ball(), Answer(ask.id, 0, Pass(0.0, 50.0)), Rng(b"thrown"))
    assert thrown.state.ball == Point(225.012, 243.988)


@pytest.mark.parametrize("seed", [b"1", b"2", b"3"])
def test_a_kick_off_lands_at_a_thousandth(seed: bytes):
    state = replace(with_ball(), phase="kick", holder=None)
    (ask,) = GAME.asks(state)
    (kicked,) = (
        one
        for one in GAME.apply(state, Answer(ask.id, ask.seat, Kick(170.0, 61.3)), Rng(seed)).events
        if isinstance(one, KickedOff)
    )
    assert is_thousandths(kicked.landed.x, kicked.landed.y, kicked.aimed.x, kicked.aimed.y)
    assert kicked.landed != kicked.aimed
