"""The rules with the real simulator, in positions with an obvious result."""

import math

import pytest

from bot.games.pitchout.rules.events import Eliminated, Fell, Returned, Spared, Struck
from bot.games.pitchout.rules.values import Flick
from tests.support.games.pitchout_matches import (
    answer,
    ask_of,
    default,
    in_play,
    only,
    patched,
    playing,
    where,
    without,
)

BLOCKS = ("S1", "S2", "N1", "N2", "C")


def arena(**places):
    """Only Captain and Guard of both sides in the corners, and the named pieces (`N_runner=(x, y)`)."""
    named = {name.replace("_", "."): place for name, place in places.items()}
    corners = {"S.captain": (20, 20), "S.guard": (60, 20), "N.captain": (780, 780), "N.guard": (740, 780)}
    put = corners | named
    gone = [piece.id for piece in (*playing().pucks, *playing().blocks) if piece.id not in put]
    state = patched(without(playing(), *gone), thinned=(True, True))
    return patched(state, {piece: {"x": float(place[0]), "y": float(place[1])} for piece, place in put.items()})


def shot(state, puck, angle, strength):
    return answer(state, Flick(puck, angle, strength))


def test_a_puck_knocked_off_is_eliminated_by_who_hit_it():
    step = shot(arena(S_runner=(400, 500), N_immortal=(400, 700)), "S.runner", 0, 90)
    assert only(step, Eliminated) == [Eliminated("N.immortal", "exit", "S.runner")]
    assert "S.runner" in in_play(step.state)


def test_a_puck_that_slides_off_alone_is_eliminated_by_its_own_flick():
    step = shot(arena(S_runner=(400, 700)), "S.runner", 0, 50)
    assert only(step, Eliminated) == [Eliminated("S.runner", "exit", None)]
    assert only(step, Fell)[0].y == pytest.approx(800)


def test_po21_a_puck_may_hang_over_the_edge():
    step = shot(arena(S_runner=(400, 700)), "S.runner", 0, 8)
    assert where(step.state, "S.runner")[1] == pytest.approx(796, abs=0.01)


@pytest.mark.parametrize("gap", [0.001, 5])
def test_po33_po35_a_puck_behind_a_struck_block_comes_back(gap):
    step = shot(arena(S_runner=(400, 560), C=(400, 700), N_immortal=(400, 750 + gap)), "S.runner", 0, 100)
    assert only(step, Spared) == [Spared("N.immortal", "obstacle", "C")]
    after = default(step.state)
    assert only(after, Returned)[0].puck == "N.immortal"


def test_po35_a_row_behind_a_block_falls_by_the_pucks_in_it():
    row = arena(
        S_runner=(400, 520), C=(400, 640), N_immortal=(400, 690.002), N_runner=(400, 720.003), N_assassin=(400, 770)
    )
    step = shot(row, "S.runner", 0, 100)
    assert Eliminated("N.assassin", "exit", "N.runner") in step.events
    assert "N.assassin" not in in_play(step.state)


def test_po70_the_assassin_strikes_with_a_tap():
    away = 200 - 30
    step = shot(arena(S_assassin=(400, 300), N_immortal=(400, 500)), "S.assassin", 0, math.ceil(away / 12 * 10) / 10)
    assert only(step, Struck) == [Struck("N.immortal", "S.assassin")]
    assert "N.immortal" not in in_play(step.state)


def test_po73_the_runner_goes_again_after_a_block_but_not_after_a_puck():
    free = shot(arena(S_runner=(400, 300), C=(400, 500)), "S.runner", 0, 40)
    assert ask_of(free.state).kind == "flick_again"
    stopped = shot(arena(S_runner=(400, 300), N_immortal=(400, 500)), "S.runner", 0, 40)
    assert ask_of(stopped.state).kind == "flick"


def test_po75_the_immortal_flies_off_and_comes_back():
    step = shot(arena(S_immortal=(400, 700)), "S.immortal", 0, 50)
    assert only(step, Spared) == [Spared("S.immortal", "immortal", None, "PO-75")]
