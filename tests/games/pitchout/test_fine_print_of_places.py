"""Places of eliminated pucks and of pieces that cannot stay (PO-28, PO-29, ring search)."""

import math

import pytest

from bot.games.contract.luck import Rng
from bot.games.pitchout.rules.board import gap_to_block
from bot.games.pitchout.rules.events import PassiveTurn, Shifted
from bot.games.pitchout.rules.values import Flick
from bot.physics.trace import Film, Segment, Trace
from tests.support.games.pitchout_matches import (
    GAME,
    answer,
    ask_of,
    chosen,
    expire,
    fall,
    flick,
    knocked,
    only,
    patched,
    playing,
    push,
    trace,
    where,
    without,
)


def test_po28_who_falls_with_his_own_block_is_kept_in_the_other_one():
    seen = (push(0.1, "S.captain", "N1"), *knocked("N.runner"), fall(0.9, "N1"))
    state = flick(without(playing(), "N.guard"), "S.captain", *seen).state
    assert {b.id: b.holds for b in state.blocks if b.holds} == {"N2": ("N.runner",)}


def test_po28_both_blocks_gone_hand_all_to_the_middle_and_that_to_the_tray():
    held = {"N1": {"holds": ("N.guard",)}, "N2": {"holds": ("N.runner",)}, "S1": {"holds": ("S.guard",)}}
    state = patched(without(playing(), "N.guard", "N.runner", "S.guard"), held)
    state = flick(state, "S.captain", fall(0.1, "N2"), fall(0.2, "N1")).state
    assert {b.id: b.holds for b in state.blocks if b.holds} == {"C": ("N.guard", "N.runner"), "S1": ("S.guard",)}
    state = flick(state, "N.captain", fall(0.1, "C")).state
    assert GAME.view(state, None).tray == ("N.guard", "N.runner")


def test_po28_an_obstacle_given_up_hands_its_pucks_on():
    state = patched(without(playing(), "N.guard", "N.assassin", "S.runner"), {"S1": {"holds": ("S.runner",)}})
    state = chosen(flick(state, "S.captain", *knocked("N.runner")).state, "S1").state
    assert {b.id: b.holds for b in state.blocks if b.holds}["S2"] == ("S.runner",)


def test_po28_an_obstacle_holds_four_and_the_tray_the_rest():
    gone = ("S.guard", "S.runner", "S.assassin", "N.guard")
    state = patched(without(playing(), *gone, "S1", "S2", "N1", "N2"), {"C": {"holds": gone}})
    view = GAME.view(flick(state, "S.captain", *knocked("N.runner")).state, None)
    assert ([block.holds for block in view.blocks if block.holds], view.tray) == ([gone], ("N.runner",))


@pytest.mark.parametrize(("mover", "still"), [("N.captain", "S.guard"), ("S.captain", "N.immortal")])
def test_po29_the_puck_that_was_flicked_is_shifted_not_the_one_that_lay_still(mover, still):
    state = playing(starter="SN".index(mover[0]))
    x, y, _ = where(state, still)
    step = flick(state, mover, rest={mover: (x + 20, y)})
    assert [event.piece for event in only(step, Shifted)] == [mover]
    assert where(step.state, still)[:2] == (x, y)


def test_po29_the_one_that_came_to_rest_last_is_shifted_whoever_touched_last():
    segments = tuple(Segment(p, 0.0, t, 0, 0, 0, 1, 0, 0, 0, 0) for p, t in (("S.captain", 3.0), ("N.guard", 2.0)))
    seen = trace(push(0.1, "S.captain", "N.guard"), rest={"S.captain": (100, 300), "N.guard": (100, 320)})
    filmed = Trace(seen.contacts, seen.falls, seen.rest, duration=3.0, film=Film(3.0, segments))
    step = answer(playing(), Flick("S.captain", 0, 50), filmed)
    assert [event.piece for event in only(step, Shifted)] == ["S.captain"]


def test_po29_a_shift_goes_clockwise_from_north_and_stays_on_the_arena():
    rest = {"S.captain": (0.0, 800.0), "N.guard": (0.0, 800.0)}
    step = flick(playing(), "S.captain", push(0.1, "S.captain", "N.guard"), rest=rest)
    (shift,) = only(step, Shifted)
    assert (shift.piece, shift.x, shift.y) == ("N.guard", 30.0, 800.0)


def test_po29_a_shift_over_the_edge_of_a_block_is_neither_touch_nor_exit():
    state = playing(antipassive="on")
    x, y, _ = where(state, "N.immortal")
    step = flick(state, "S.runner", rest={"S.runner": (x, y + 1)})
    assert only(step, Shifted)
    assert only(step, PassiveTurn) == []
    assert ask_of(step.state).kind == "flick_again"


def first_free(middle, step, bearings, free):
    """The first free spot on growing rings, each from north and clockwise."""
    for ring in range(200):
        for number in range(bearings):
            turn = math.radians(number * 360 / bearings)
            spot = (middle[0] + ring * step * math.sin(turn), middle[1] + ring * step * math.cos(turn))
            if free(*spot):
                return spot
    return None


def fits(state, seat, without_puck):
    """Whether a puck may be placed at a spot of a seat's zone."""

    def free(x, y):
        if not (15 <= x <= 785 and 15 <= y - 600 * seat <= 185):
            return False
        apart = all(math.hypot(p.x - x, p.y - y) >= 30 for p in state.pucks if p.in_play and p.id != without_puck)
        return apart and all(gap_to_block(x, y, b) >= 0 for b in state.blocks if b.in_play)

    return free


@pytest.mark.parametrize("number", range(8))
def test_a_returned_puck_goes_to_the_first_free_spot_every_ten_degrees(number):
    rng = Rng(b"rings", number)
    crowd = ("N.captain", "N.guard", "N.assassin", "N.immortal", "S.captain", "S.guard", "S.assassin", "S.immortal")
    spots = [(400, 700 - rng.uniform(0, 8))]
    while len(spots) < len(crowd):
        spot = (400 + rng.uniform(-70, 70), 700 + rng.uniform(-70, 70))
        if all(math.dist(spot, other) > 30 for other in spots):
            spots.append(spot)
    state = without(playing(starter=0), "N1", "N2")
    state = patched(state, {puck: {"x": spot[0], "y": spot[1]} for puck, spot in zip(crowd, spots, strict=True)})
    state = flick(state, "S.runner", push(0.1, "C", "N.runner"), fall(0.2, "N.runner")).state
    expected = first_free((400, 700), 5, 36, fits(state, 1, "N.runner"))
    assert where(expire(state).state, "N.runner")[:2] == pytest.approx(expected, abs=0.001)


@pytest.mark.parametrize("number", range(8))
def test_po29_a_shift_is_tried_every_five_degrees(number):
    rng = Rng(b"shift", number)
    x, y = 100 + rng.uniform(0, 10), 300 + rng.uniform(0, 10)
    others = {"N.guard": (100.0, 320.0), "N.captain": (70.0, 300.0), "N.runner": (100.0, 275.0)}
    state = patched(playing(), {puck: {"x": place[0], "y": place[1]} for puck, place in others.items()})

    def free(a, b):
        return all(math.dist((a, b), place) >= 30 for place in others.values())

    step = flick(state, "S.captain", rest={"S.captain": (x, y)})
    (shift,) = only(step, Shifted)
    assert (shift.x, shift.y) == pytest.approx(first_free((x, y), 1, 72, free), abs=0.001)
