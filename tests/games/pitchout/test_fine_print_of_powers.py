"""Details of the powers that are easy to get wrong."""

import math

import pytest

from bot.games.contract.dials import Place
from bot.games.pitchout.rules.events import Copied, Eliminated, GuardSaved, Spared, Struck
from bot.games.pitchout.rules.values import PlaceRestored
from tests.support.games.pitchout_matches import (
    GAME,
    NOTHING,
    again,
    answer,
    ask_of,
    chosen,
    codes,
    contact,
    expire,
    fall,
    flick,
    in_play,
    knocked,
    only,
    patched,
    playing,
    push,
    where,
    winner,
    without,
)


def test_po53_a_runner_saved_after_falling_in_his_second_flick_is_no_matter():
    state = again(flick(playing(), "S.runner").state, fall(0.1, "S.runner")).state
    state = chosen(state, "S.runner").state
    assert (ask_of(state).kind, ask_of(state).seat) == ("flick", 1)


@pytest.mark.parametrize(("edition", "victims"), [("fr2021", ["N.guard"]), ("en", ["N.guard", "N.runner"])])
def test_po57_the_first_foe_is_the_first_though_he_fell_before_the_second(edition, victims):
    seen = (
        push(0.1, "S.assassin", "N.guard"),
        fall(0.2, "N.guard"),
        push(0.3, "S.assassin", "N.runner"),
    )
    step = flick(playing(edition=edition), "S.assassin", *seen)
    assert [event.puck for event in only(step, Struck)] == victims


def test_po57_the_second_touch_of_one_foe_spends_nothing_more_and_strikes_nobody_else():
    seen = (contact(0.1, "S.assassin", "N.guard"), contact(0.1, "S.assassin", "N.runner"))
    for edition, struck in (("fr2021", ["N.guard"]), ("en", ["N.guard", "N.runner"])):
        step = flick(playing(edition=edition), "S.assassin", *seen)
        assert [event.puck for event in only(step, Struck)] == struck


def test_po57_one_victim_is_struck_once_in_either_edition():
    seen = (push(0.1, "S.assassin", "N.guard"), push(0.3, "S.assassin", "N.guard"), push(0.5, "N.guard", "S.assassin"))
    for edition in ("fr2021", "en"):
        step = flick(playing(edition=edition), "S.assassin", *seen)
        assert only(step, Struck) == [Struck("N.guard", "S.assassin")]


def test_po56_at_once_is_counted_from_the_first_of_them():
    seen = (
        push(0.1, "S.assassin", "N.runner", impulse=1e3),
        push(0.100008, "S.assassin", "N.guard", impulse=2e3),
        push(0.100016, "S.assassin", "N.immortal", impulse=9e3),
    )
    step = flick(playing(), "S.assassin", *seen)
    assert [event.puck for event in only(step, Struck)] == ["N.guard"]


def test_po58_a_saved_puck_cannot_be_copied_any_more_but_his_guard_can():
    state = flick(playing(starter=1), "N.captain", *knocked("S.runner", "N.captain")).state
    state = chosen(state, "S.runner").state
    dials = {dial.field: dial for dial in ask_of(state).choices[0].dials}
    assert [option.code for option in dials["copy"].options] == ["none", "guard"]


def test_po59_panels_offer_the_copy_with_the_captain_and_every_puck_takes_it():
    picks = {one.code: dial for one in ask_of(without(playing(), "S.runner")).choices for dial in one.dials[2:]}
    assert {code: dial.aside for code, dial in picks.items()} == {
        "S.captain": False,
        **dict.fromkeys(("S.guard", "S.assassin", "S.immortal"), True),
    }


def test_po60_the_copy_stands_through_the_opponents_two_flicks_and_lapses_when_skipped():
    state = flick(without(playing(), "S.runner"), "S.guard", copy="runner").state
    state = flick(state, "N.runner").state
    assert (ask_of(state).kind, state.copies) == ("flick_again", ("runner", None))
    assert GAME.view(state, None).copies == ("runner", None)
    assert chosen(state, "stop").state.copies == (None, None)
    free = flick(without(playing(), "S.runner"), "S.guard", copy="runner").state
    assert expire(free).state.copies == (None, None)


def test_po59_each_turn_needs_its_own_copy():
    state = without(playing(), "S.runner")
    state = flick(flick(state, "S.guard", copy="runner").state, "N.guard").state
    plain = flick(state, "S.captain")
    assert (plain.state.copies, ask_of(plain.state).kind) == ((None, None), "flick")
    assert only(flick(state, "S.captain", copy="runner"), Copied) == [Copied(0, "runner")]


def test_po61_a_captain_with_the_immortals_power_who_is_pushed_out_in_the_other_turn_is_lost():
    state = flick(without(playing(), "S.immortal", "S.guard"), "S.captain", copy="immortal").state
    step = flick(state, "N.captain", *knocked("S.captain", "N.captain"))
    assert winner(step) == [1]


def test_po61_a_captain_with_the_assassins_power_strikes_a_captain_and_by_the_edition():
    for edition, number in (("fr2021", 1), ("en", 2)):
        state = without(playing(edition=edition), "S.assassin", "N.guard")
        seen = (push(0.1, "S.captain", "N.runner"), push(0.2, "S.captain", "N.immortal"))
        assert len(only(flick(state, "S.captain", *seen, copy="assassin"), Struck)) == number


def test_po66_the_guards_place_is_where_he_came_to_rest_or_was_put_back():
    rest = {"N.guard": (500.5, 499.25, 12.125)}
    state = flick(playing(), "S.captain", push(0.1, "S.captain", "N.guard"), *knocked("N.runner"), rest=rest).state
    assert where(chosen(state, "N.runner").state, "N.runner") == (500.5, 499.25, 12.125)
    seen = (push(0.1, "C", "N.guard"), fall(0.2, "N.guard"), *knocked("N.runner", t=0.3))
    state = flick(playing(), "S.captain", *seen).state
    state = answer(state, PlaceRestored((Place("N.guard", 33.0, 700.0),))).state
    assert where(chosen(state, "N.runner").state, "N.runner")[:2] == (33, 700)


def test_po66_the_saved_puck_can_be_flicked_and_hit_again():
    state = flick(playing(), "S.captain", *knocked("N.immortal")).state
    state = chosen(state, "N.immortal").state
    assert "N.immortal" in codes(state)
    assert GAME.view(state, None).tray == ()


def test_po69_the_flicking_seat_is_not_asked_when_the_other_has_let_his_captain_go():
    seen = (*knocked("N.captain", "S.captain"), *knocked("S.runner", "S.captain", 0.5))
    step = chosen(flick(playing(), "S.captain", *seen).state, "decline")
    assert (winner(step), ask_of(step.state).kind) == ([0], "next_starter")


def test_po68_po69_the_flicking_seat_is_not_asked_to_save_a_captain_who_would_be_alone():
    state = without(playing(), "S.assassin", "S.runner", "S.immortal")
    state = flick(state, "S.captain", *knocked("N.captain"), fall(0.5, "S.captain")).state
    step = chosen(state, "N.captain")
    assert (winner(step), ask_of(step.state).kind) == ([1], "next_starter")


def test_po73_a_touch_of_a_struck_puck_or_by_another_ends_it_but_others_touches_do_not():
    others = (push(0.1, "S.runner", "C"), push(0.2, "C", "N.guard"), push(0.3, "N.guard", "N.captain"))
    assert ask_of(flick(playing(), "S.runner", *others).state).kind == "flick_again"
    hit_by = (*others, push(0.4, "N.captain", "S.runner"))
    assert ask_of(flick(playing(), "S.runner", *hit_by).state).kind == "flick"


def test_po74_no_second_flick_where_every_direction_is_barred():
    dx, dy = 15 * math.cos(math.radians(5)) + 35, 15 * math.sin(math.radians(5)) + 35
    places = {"S1": {"x": 350 - dx, "y": 400 + dy}, "S2": {"x": 350 - dx, "y": 400 - dy}}
    state = patched(playing(), places)
    step = flick(state, "S.runner", rest={"S.runner": (350.0, 400.0)})
    assert (ask_of(step.state).kind, ask_of(step.state).seat) == ("flick", 1)
    open_side = patched(state, {"S2": {"in_play": False}})
    step = flick(open_side, "S.runner", rest={"S.runner": (350.0, 400.0)})
    assert ask_of(step.state).kind == "flick_again"
    assert answer(step.state, ask_of(step.state).choices[0].action, NOTHING)


def test_po75_the_immortal_copied_comes_back_and_the_round_goes_on():
    state = patched(without(playing(), "S.immortal", "S.guard"), thinned=(True, True))
    step = flick(state, "S.captain", fall(0.1, "S.captain"), copy="immortal")
    assert only(step, Spared) == [Spared("S.captain", "immortal", None, "PO-75")]
    assert ask_of(step.state).rule == "PO-75"
    state = expire(step.state).state
    assert "S.captain" in in_play(state)
    assert (ask_of(state).kind, ask_of(state).seat) == ("flick", 1)


def test_only_the_guard_saved_is_told_of_a_sacrifice_and_both_are_in_the_record():
    state = flick(playing(), "S.captain", *knocked("N.runner")).state
    step = chosen(state, "N.runner")
    assert only(step, GuardSaved)
    assert only(step, Eliminated) == [Eliminated("N.guard", "sacrifice", None, "PO-64")]
