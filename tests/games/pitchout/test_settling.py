"""Resolution of a flick: returned pucks, lost blocks, and pieces that cannot stay where they rest."""

import pytest

from bot.games.contract.base import Answer
from bot.games.contract.dials import Place
from bot.games.pitchout.rules.events import BlockRemoved, Returned, Shifted
from bot.games.pitchout.rules.game import PitchOut
from bot.games.pitchout.rules.values import Flick, PlaceRestored, RemoveBlock
from tests.support.games.pitchout_matches import (
    GAME,
    LUCK,
    NOTHING,
    answer,
    ask_of,
    blocks_in_play,
    chosen,
    codes,
    contact,
    default,
    expire,
    fall,
    flick,
    gone,
    in_play,
    only,
    patched,
    playing,
    push,
    refused,
    thrown,
    where,
    winner,
    without,
)


def test_po33_the_owner_puts_a_returned_puck_back_anywhere_in_his_zone():
    state = flick(playing(), "S.captain", *thrown("N.runner")).state
    ask = ask_of(state)
    assert (ask.kind, ask.seat) == ("place_restored", 1)
    assert "N.runner" not in in_play(state)
    assert refused(state, PlaceRestored((Place("N.runner", 100, 100),))) == "PO-11"
    assert refused(state, PlaceRestored((Place("N.runner", 500, 740),))) == "PO-11"
    assert refused(state, PlaceRestored((Place("N.guard", 30, 700),))) == "PO-33"
    assert refused(state, PlaceRestored(())) == "PO-33"
    step = answer(state, PlaceRestored((Place("N.runner", 30.00049, 700),)))
    assert step.events[0] == Returned("N.runner", 30, 700)
    assert where(step.state, "N.runner")[:2] == (30, 700)
    assert (ask_of(step.state).kind, ask_of(step.state).seat) == ("flick", 1)


def test_po33_by_default_the_first_free_spot_round_the_middle_of_the_zone():
    state = flick(playing(), "S.captain", *thrown("N.runner")).state
    assert where(expire(state).state, "N.runner")[:2] == pytest.approx((400, 680), abs=25)
    free = without(playing(), "N.immortal")
    state = flick(free, "S.captain", *thrown("N.runner")).state
    assert where(expire(state).state, "N.runner")[:2] == (400, 700)


def test_po33_returns_are_the_other_seats_first_each_in_order_of_exit():
    state = flick(playing(), "S.captain", *thrown("S.runner", "N.immortal", "S.guard", "N.captain")).state
    order = []
    while state.phase == "place_restored":
        order.append(state.returns[0])
        state = expire(state).state
    assert order == ["N.immortal", "N.captain", "S.runner", "S.guard"]


def test_po34_a_return_is_no_elimination():
    state = playing(antipassive="on")
    state = flick(state, "S.captain", *thrown("N.captain")).state
    state = default(state).state
    assert ask_of(state).kind == "flick"
    assert state.lost == (False, False)
    assert refused(state, Flick("N.captain", 0, 10, "captain")) == "PO-58"


def test_po31_an_obstacle_stays_where_it_comes_to_rest():
    step = flick(playing(), "S.captain", push(0.1, "S.captain", "C"), rest={"C": (410.5, 700, 33.3)})
    assert where(step.state, "C") == (410.5, 700, 33.3)


def test_po32_a_fallen_obstacle_is_out_for_the_round():
    state = flick(playing(), "S.captain", push(0.1, "S.captain", "N1"), fall(0.5, "N1")).state
    assert blocks_in_play(state) == {"S1", "S2", "N2", "C"}


def test_po36_two_pucks_left_cost_the_opponent_an_obstacle_of_his_choice():
    state = without(playing(), "N.guard", "N.assassin")
    step = flick(state, "S.captain", *gone("N.runner"))
    ask = ask_of(step.state)
    assert (ask.kind, ask.seat, codes(step.state)) == ("remove_obstacle", 0, ["S1", "S2"])
    for other in ("N1", "C", "X"):
        assert refused(step.state, RemoveBlock(other)) == "PO-36"
    after = chosen(step.state, "S2")
    assert after.events == (BlockRemoved("S2", 1),)
    assert blocks_in_play(after.state) == {"S1", "N1", "N2", "C"}
    assert blocks_in_play(expire(step.state).state) == {"S2", "N1", "N2", "C"}


def test_po36_a_last_obstacle_goes_without_asking_and_none_is_none():
    state = without(playing(), "N.guard", "N.assassin", "S1")
    step = flick(state, "S.captain", *gone("N.runner"))
    assert only(step, BlockRemoved) == [BlockRemoved("S2", 1)]
    assert ask_of(step.state).kind == "flick"
    none = flick(without(state, "S2"), "S.captain", *gone("N.runner"))
    assert not only(none, BlockRemoved)
    assert none.state.thinned == (False, True)


def test_po37_once_per_seat_and_round():
    state = flick(without(playing(), "N.guard", "N.assassin", "S1"), "S.captain", *gone("N.runner")).state
    assert state.thinned == (False, True)
    back = patched(state, {"S1": {"in_play": True}}, turn=0)
    assert ask_of(flick(back, "S.captain").state).kind == "flick"


def test_po37_both_seats_at_two_each_lose_one_the_other_seat_first():
    state = without(playing(), "N.guard", "N.assassin", "S.guard", "S.assassin")
    step = flick(state, "S.captain", *gone("N.runner", "S.runner"))
    assert (ask_of(step.state).kind, ask_of(step.state).seat) == ("remove_obstacle", 0)
    step = default(step.state)
    assert (ask_of(step.state).kind, ask_of(step.state).seat) == ("remove_obstacle", 1)
    assert ask_of(default(step.state).state).kind == "flick"


def test_po36_from_three_to_one_the_round_is_over():
    state = without(playing(), "N.guard", "N.assassin")
    step = flick(state, "S.captain", *gone("N.runner", "N.immortal"))
    assert winner(step) == [0]
    assert not only(step, BlockRemoved)


def test_po28_eliminated_pucks_go_into_the_owners_emptiest_obstacle():
    state = flick(without(playing(), "N.guard"), "S.captain", *gone("N.runner", "N.immortal")).state
    assert {b.id: b.holds for b in state.blocks if b.holds} == {"N1": ("N.runner",), "N2": ("N.immortal",)}


def test_po28_then_into_the_middle_one_then_a_tray():
    state = without(playing(), "N.guard", "N1", "N2")
    state = flick(state, "S.captain", *gone("N.runner")).state
    assert {b.id: b.holds for b in state.blocks if b.holds} == {"C": ("N.runner",)}
    state = flick(without(playing(), "N.guard", "N1", "N2", "C"), "S.captain", *gone("N.runner")).state
    assert "N.runner" in GAME.view(state, None).tray


def test_po28_the_english_edition_has_a_tray_alone():
    state = flick(without(playing(edition="en"), "N.guard"), "S.captain", *gone("N.runner")).state
    assert not any(block.holds for block in state.blocks)
    assert GAME.view(state, 0).tray == ("N.guard", "N.runner")


def test_po28_an_obstacle_that_leaves_hands_its_pucks_on():
    state = patched(without(playing(), "N.guard"), {"N1": {"holds": ("N.guard",)}})
    state = flick(state, "S.captain", push(0.1, "S.captain", "N1"), fall(0.5, "N1")).state
    assert {b.id: b.holds for b in state.blocks if b.holds} == {"N2": ("N.guard",)}


def test_po28_a_saved_puck_leaves_its_obstacle():
    state = flick(playing(), "S.captain", *gone("N.runner")).state
    state = chosen(state, "N.runner").state
    assert [held for block in state.blocks for held in block.holds] == ["N.guard"]


@pytest.mark.parametrize(("option", "mass"), [("on", 8 * 7), ("off", 8 * 5)])
def test_po28_heavy_obstacles_weigh_what_they_hold(option, mass):
    state = patched(
        without(playing(heavy_obstacles=option), "N.guard", "N.runner"), {"N1": {"holds": ("N.guard", "N.runner")}}
    )
    tables = []

    def watched(table, _launches):
        tables.append(table)
        return NOTHING

    ask = ask_of(state)
    PitchOut(watched).apply(state, Answer(ask.id, ask.seat, ask.choices[0].action), LUCK)
    assert {b.id: b.mass for b in tables[0].blocks}["N1"] == mass


def test_po29_a_puck_left_on_another_is_shifted_to_the_nearest_free_spot():
    step = flick(
        playing(),
        "S.captain",
        push(0.1, "S.captain", "N.guard"),
        push(0.2, "N.guard", "N.runner"),
        rest={"S.captain": (400, 300), "N.guard": (100, 300), "N.runner": (100, 320)},
    )
    assert only(step, Shifted) == [Shifted("N.runner", 100, 330)]
    assert where(step.state, "N.runner")[:2] == (100, 330)


def test_po29_a_tenth_of_a_millimetre_is_let_be():
    step = flick(playing(), "S.captain", rest={"S.captain": (100, 300), "N.guard": (100, 329.91)})
    assert not only(step, Shifted)


def test_po29_an_obstacle_on_a_puck_shifts_the_puck():
    step = flick(
        playing(),
        "S.captain",
        push(0.1, "S.captain", "C"),
        push(0.3, "C", "N.guard"),
        rest={"C": (100, 300), "N.guard": (100, 340)},
    )
    assert [event.piece for event in only(step, Shifted)] == ["N.guard"]
    assert where(step.state, "N.guard")[:2] == (100, 350)


def test_po29_of_two_obstacles_the_last_moved_else_the_higher_id_is_shifted():
    step = flick(playing(), "S.captain", push(0.1, "S.captain", "C"), rest={"C": (500, 145), "S.captain": (700, 400)})
    assert [event.piece for event in only(step, Shifted)] == ["C"]
    level = contact(0.1, "S1", "S2")
    step = flick(playing(), "S.captain", level, rest={"S1": (600, 400, 0), "S2": (600, 450, 0)})
    assert [event.piece for event in only(step, Shifted)] == ["S2"]
