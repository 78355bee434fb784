"""A formation saved from one seat is the same from every other, as its owner sees it."""

import math

import pytest

from bot.games.base import Answer, Place, TimedOut
from bot.games.luck import Rng
from bot.games.pitchout.board import is_block
from bot.games.pitchout.rules import PitchOut
from cogs.formations import arranged, restored, saved
from cogs.halves import Half, places_of

GAME = PitchOut()
TABLES = [(2, {}), (3, {}), (4, {}), (4, {"sides": "free"}), (2, {"mode": "complete"})]


def deployments(seats, options):
    """The layout of every seat's deployment with what is offered for it, in turn."""
    state = GAME.setup(seats, options, Rng(b"formations")).state
    while state.phase != "flick":
        ask = GAME.asks(state)[0]
        move = TimedOut(ask.id)
        if ask.kind == "deploy":
            choice, layout = arranged(ask)
            yield layout, places_of(choice, Half(), layout)
            move = Answer(ask.id, ask.seat, choice.action)
        state = GAME.apply(state, move, Rng(b"formations")).state


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_standard_formation_looks_the_same_to_every_owner(seats, options):
    found = list(deployments(seats, options))
    assert len(found) == seats
    first, places = found[0]
    kept = saved(first, places)
    for layout, standard in found:
        for back, there in zip(restored(layout, kept, standard), standard, strict=True):
            assert back.id == there.id
            assert math.hypot(back.x - there.x, back.y - there.y) < 0.001
            whole = 90.0 if is_block(back.id) else 360.0
            assert abs((back.angle - there.angle + 1.0) % whole - 1.0) < 0.001 or not is_block(back.id)


def test_what_is_kept_comes_back_exactly():
    layout, places = next(deployments(2, {}))
    moved = tuple(Place(one.id, one.x + 3.25, one.y - 1.5, one.angle) for one in places)
    assert restored(layout, saved(layout, moved), places) == moved


def test_another_pitcher_takes_the_spot_of_the_one_that_stays_away():
    (duel, places), *_ = deployments(2, {"mode": "complete", "format": "5"})
    kept = saved(duel, places).replace(b'"immortal"', b'"sapper"').replace(b'"runner"', b'"shadow"')
    assert {(one.x, one.y) for one in restored(duel, kept, places)} == {(one.x, one.y) for one in places}
