"""Tuning overrides change what they name and nothing else."""

import msgspec
import pytest

from bot.physics.flick import flick
from bot.physics.overrides import Overrides
from bot.physics.table import Block, Disc, Launch, Table
from bot.physics.tuning import TUNING

TABLE = Table(800.0, 800.0, (Disc("a", 400.0, 100.0, 15.0, 8.0),), (Block("b", 410.0, 300.0, 70.0, 40.0),))
SHOT = (Launch("a", 0.0, 600.0),)


def rest(**overrides: float) -> dict[str, tuple[float, float, float]]:
    return {one.id: (one.x, one.y, one.angle) for one in Overrides(**overrides).simulator()(TABLE, SHOT).rest}


def test_none_is_physics_as_it_is():
    assert Overrides().tuning() == TUNING
    assert Overrides().simulator()(TABLE, SHOT) == flick(TABLE, SHOT)


def test_a_slide_is_as_long_on_every_table():
    lone = msgspec.structs.replace(TABLE, blocks=())
    for mu in (0.1, 0.4):
        assert Overrides(mu=mu).simulator()(lone, SHOT).rest[0].y == pytest.approx(700.0, abs=0.01)


def test_a_heavier_block_goes_less_far():
    assert rest(block_mass=30)["b"][1] > rest()["b"][1] > rest(block_mass=80)["b"][1] > 300


def test_a_heavier_disc_drives_farther():
    assert rest(disc_mass=16)["b"][1] > rest()["b"][1]


def test_less_bounce_sends_the_disc_less_far_back():
    assert rest(restitution=0.55)["a"][1] > rest(restitution=0.95)["a"][1]


def test_rims_that_grip_turn_what_they_graze():
    table = Table(800.0, 800.0, (Disc("a", 400.0, 100.0, 15.0, 8.0), Disc("b", 415.0, 300.0, 15.0, 8.0)))
    for grip, turns in ((0.0, False), (0.4, True)):
        seen = Overrides(contact_friction=grip).simulator()(table, SHOT)
        assert (seen.rest[-1].angle != 0.0) == turns


@pytest.mark.parametrize("delta", [0.1, 0.01, 0.001])
def test_contact_may_be_seen_from_farther(delta):
    near, far = rest(), rest(delta=delta)
    for piece in near:
        assert far[piece] == pytest.approx(near[piece], abs=2.0)


@pytest.mark.parametrize(("name", "value"), [("mu", 0.0), ("restitution", 1.5), ("block_mass", -1.0), ("speed", 1.0)])
def test_what_cannot_be_is_refused(name, value):
    with pytest.raises(msgspec.ValidationError, match=name):
        msgspec.convert({name: value}, Overrides)
