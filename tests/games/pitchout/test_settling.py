import pytest

from bot.games.base import Answer, Illegal, Place
from bot.games.pitchout.desk import Desk
from bot.games.pitchout.events import (
    Copied,
    Eliminated,
    GuardSaved,
    ObstacleRemoved,
    PassiveTurn,
    Returned,
    RoundWon,
    Shifted,
)
from bot.games.pitchout.rules import PitchOut
from bot.games.pitchout.settle import begin_turn
from bot.games.pitchout.values import Flick, FlickAgain, Guard, Penalty, PlaceRestored, RemoveObstacle
from tests.support.pitchout_matches import (
    LUCK,
    NOTHING,
    again,
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
    in_play,
    kinds,
    only,
    patched,
    playing,
    push,
    where,
    without,
)

GAME = PitchOut()


def gone(*pucks, by="S.captain"):
    """What physics sees when these pucks are knocked off by one."""
    return [
        event
        for number, puck in enumerate(pucks, start=1)
        for event in (*([] if puck == by else [push(number / 10, by, puck)]), fall(number / 10 + 0.05, puck))
    ]


def thrown(*pucks):
    """What physics sees when block C throws these pucks out."""
    return [
        push(0.01, "S.captain", "C"),
        *(e for n, puck in enumerate(pucks, 1) for e in (push(n / 10, "C", puck), fall(n / 10 + 0.05, puck))),
    ]


def refused(state, action):
    with pytest.raises(Illegal) as refusal:
        answer(state, action, NOTHING)
    return refusal.value.rule


def winner(step):
    return [event.seat for event in only(step, RoundWon)]


def test_po2_a_fallen_captain_loses_the_round():
    step = flick(without(playing(), "N.guard"), "S.captain", *gone("N.captain"))
    assert only(step, RoundWon) == [RoundWon(0, 1, "captain")]
    assert step.state.wins == (1, 0)


def test_po2_a_lonely_captain_loses_the_round():
    state = without(playing(), "N.guard", "N.assassin", "N.runner")
    step = flick(state, "S.captain", *gone("N.immortal"))
    assert only(step, RoundWon) == [RoundWon(0, 1, "alone")]


def test_po39_the_flicking_seat_wins_whatever_the_order():
    state = without(playing(), "N.guard", "S.guard")
    for order in (("S.captain", "N.captain"), ("N.captain", "S.captain")):
        step = flick(state, "S.runner", *gone(*order, by="S.runner"))
        assert only(step, RoundWon) == [RoundWon(0, 1, "captain", priority=True, rule="PO-39")]
    theirs = flick(patched(state, turn=1), "N.runner", *gone("N.captain", "S.captain", by="N.runner"))
    assert winner(theirs) == [1]


def test_po39_whichever_of_the_two_conditions():
    state = without(playing(), "N.guard", "N.assassin", "N.runner", "S.guard")
    step = flick(state, "S.runner", *gone("S.captain", "N.immortal", by="S.runner"))
    assert winner(step) == [0]


def test_po38_own_captain_lost_loses_at_the_check():
    step = flick(without(playing(), "S.guard"), "S.captain", fall(0.1, "S.captain"))
    assert winner(step) == [1]


def test_po40_no_question_when_nothing_can_save():
    lone = without(playing(), "N.assassin", "N.runner", "N.immortal")
    step = flick(lone, "S.captain", *gone("N.captain"))
    assert (winner(step), ask_of(step.state).kind) == ([0], "next_starter")
    both = flick(playing(), "S.captain", *gone("N.captain", "N.guard"))
    assert winner(both) == [0]


def test_po40_a_third_puck_lets_the_guard_decide():
    state = without(playing(), "N.assassin", "N.runner")
    step = flick(state, "S.captain", *gone("N.captain"))
    assert (ask_of(step.state).kind, ask_of(step.state).seat) == ("guard", 1)


def test_po40_the_flicking_seat_beyond_help_loses_without_further_questions():
    state = without(playing(), "S.guard")
    step = flick(state, "S.captain", *gone("N.runner"), fall(0.5, "S.captain"))
    assert winner(step) == [1]


def test_po40_the_other_seat_decides_before_a_doomed_attacker_loses():
    state = without(playing(), "S.guard")
    seen = (*gone("N.captain"), fall(0.5, "S.captain"))
    step = flick(state, "S.captain", *seen)
    assert ask_of(step.state).kind == "guard"
    assert winner(chosen(step.state, "N.captain")) == [1]
    assert winner(chosen(step.state, "decline")) == [0]


def test_po40_po41_a_guard_awaiting_return_may_be_used_after_it():
    seen = [*thrown("N.guard"), push(0.4, "S.captain", "N.captain"), fall(0.5, "N.captain")]
    step = flick(without(playing(), "N.runner", "N.assassin"), "S.captain", *seen)
    assert (ask_of(step.state).kind, codes(step.state)) == ("place_restored", ["place"])
    state = default(step.state).state
    assert codes(state) == ["N.captain", "decline"]


def test_po41_a_puck_awaiting_return_keeps_the_captain_company():
    state = without(playing(), "N.guard", "N.assassin", "N.runner")
    step = flick(state, "S.captain", *thrown("N.immortal"))
    assert ask_of(step.state).kind == "place_restored"
    assert not only(step, RoundWon)


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
        assert refused(step.state, RemoveObstacle(other)) == "PO-36"
    after = chosen(step.state, "S2")
    assert after.events == (ObstacleRemoved("S2", 1),)
    assert blocks_in_play(after.state) == {"S1", "N1", "N2", "C"}
    assert blocks_in_play(expire(step.state).state) == {"S2", "N1", "N2", "C"}


def test_po36_a_last_obstacle_goes_without_asking_and_none_is_none():
    state = without(playing(), "N.guard", "N.assassin", "S1")
    step = flick(state, "S.captain", *gone("N.runner"))
    assert only(step, ObstacleRemoved) == [ObstacleRemoved("S2", 1)]
    assert ask_of(step.state).kind == "flick"
    none = flick(without(state, "S2"), "S.captain", *gone("N.runner"))
    assert not only(none, ObstacleRemoved)
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
    assert not only(step, ObstacleRemoved)


def test_po64_the_guard_gives_himself_up_for_a_fallen_puck():
    state = patched(playing(), {"N.guard": {"x": 333.0, "y": 444.0, "angle": 55.0}})
    step = flick(state, "S.captain", *gone("N.runner", "N.immortal"))
    ask = ask_of(step.state)
    assert (ask.kind, ask.seat, codes(step.state)) == ("guard", 1, ["N.runner", "N.immortal", "decline"])
    after = chosen(step.state, "N.immortal")
    assert after.events == (
        GuardSaved("N.guard", "N.immortal"),
        Eliminated("N.guard", "sacrifice", None, "PO-64"),
    )
    assert in_play(after.state, "N") == {"N.captain", "N.assassin", "N.immortal"}


def test_po66_the_saved_puck_stands_where_the_guard_stood():
    state = patched(playing(), {"N.guard": {"x": 333.0, "y": 444.0, "angle": 55.0}})
    state = flick(state, "S.captain", *gone("N.runner")).state
    assert where(chosen(state, "N.runner").state, "N.runner") == (333, 444, 55)


def test_po66_the_powers_in_the_pool_change_places():
    state = flick(playing(), "S.captain", *gone("N.runner")).state
    state = chosen(state, "N.runner").state
    assert refused(state, Flick("N.captain", 0, 10, "runner")) == "PO-58"
    assert only(answer(state, Flick("N.captain", 0, 10, "guard"), NOTHING), Copied) == [Copied(1, "guard")]


def test_po65_only_a_puck_of_his_seat_that_just_fell():
    state = flick(without(playing(), "N.assassin"), "S.captain", *gone("N.runner", "S.runner")).state
    assert ask_of(state).seat == 1
    for puck in ("N.assassin", "N.guard", "S.runner", "N.captain", "X"):
        assert refused(state, Guard(puck)) == "PO-65"


def test_po65_also_in_the_own_turn():
    state = flick(playing(), "S.runner", fall(0.1, "S.runner")).state
    assert (ask_of(state).kind, ask_of(state).seat, codes(state)) == ("guard", 0, ["S.runner", "decline"])


def test_po65_the_assassins_victim_may_be_saved():
    state = flick(playing(), "S.assassin", push(0.1, "S.assassin", "N.captain")).state
    assert codes(state) == ["N.captain", "decline"]
    assert "N.captain" in in_play(chosen(state, "N.captain").state)


def test_po67_no_guard_fallen_in_the_same_flick():
    step = flick(playing(), "S.captain", *gone("N.runner", "N.guard"))
    assert ask_of(step.state).kind == "flick"


def test_po67_no_rescue_of_returned_pucks():
    state = flick(playing(), "S.captain", *thrown("N.runner")).state
    assert ask_of(default(state).state).kind == "flick"


def test_po69_the_other_seat_decides_first_then_the_flicking_one():
    state = flick(playing(), "S.captain", *gone("S.runner", "N.runner")).state
    assert ask_of(state).seat == 1
    state = chosen(state, "decline").state
    assert (ask_of(state).kind, ask_of(state).seat) == ("guard", 0)
    state = chosen(state, "S.runner").state
    assert "S.runner" in in_play(state)
    assert ask_of(state).kind == "flick"


def test_po69_d19_both_captains_fallen_each_may_be_saved():
    seen = gone("N.captain", "S.captain", by="S.runner")
    state = flick(playing(), "S.runner", *seen).state
    saved = chosen(state, "N.captain").state
    assert (ask_of(saved).kind, ask_of(saved).seat) == ("guard", 0)
    assert winner(chosen(saved, "decline")) == [1]
    assert ask_of(chosen(saved, "S.captain").state).kind == "flick"
    assert winner(chosen(state, "decline")) == [0]


def test_po64_on_time_out_the_captain_is_saved_else_nobody():
    state = flick(playing(), "S.captain", *gone("N.runner", "N.captain")).state
    assert only(expire(state), GuardSaved) == [GuardSaved("N.guard", "N.captain")]
    state = flick(playing(), "S.captain", *gone("N.runner")).state
    assert kinds(expire(state)) == ["unanswered", "guard_declined"]


def test_po73_the_runner_that_touched_no_puck_may_go_again():
    state = flick(playing(), "S.runner", push(0.1, "S.runner", "C")).state
    assert ask_of(state).kind == "flick_again"
    assert kinds(chosen(state, "stop")) == ["stopped"]
    assert kinds(expire(state)) == ["unanswered", "stopped"]
    assert ask_of(expire(state).state).seat == 1


@pytest.mark.parametrize("other", ["N.guard", "S.guard"])
def test_po73_a_touch_of_either_side_ends_it(other):
    for touch in (push(0.1, "S.runner", other), push(0.1, other, "S.runner")):
        assert ask_of(flick(playing(), "S.runner", touch).state).kind == "flick"


def test_po73_only_the_flicked_runner():
    assert ask_of(flick(playing(), "S.captain").state).kind == "flick"
    pushed = flick(playing(), "S.captain", push(0.1, "S.captain", "S.runner"))
    assert ask_of(pushed.state).kind == "flick"


def test_po74_the_ban_holds_for_the_second_flick_too():
    state = flick(playing(), "S.runner", rest={"S.runner": (350, 400)}).state
    assert refused(state, FlickAgain(90, 50)) == "PO-18"
    assert refused(state, FlickAgain(0, 0.5)) == "PO-16"


def test_po53_an_eliminated_runner_goes_no_second_time_even_if_saved():
    state = flick(playing(), "S.runner", fall(0.1, "S.runner")).state
    state = chosen(state, "S.runner").state
    assert (ask_of(state).kind, ask_of(state).seat) == ("flick", 1)


def test_po53_a_returned_runner_keeps_his_second_flick():
    state = flick(playing(), "S.runner", push(0.1, "C", "S.runner"), fall(0.2, "S.runner")).state
    state = default(state).state
    assert (ask_of(state).kind, ask_of(state).seat) == ("flick_again", 0)


def test_po54_the_guard_works_without_being_flicked():
    assert ask_of(flick(playing(), "S.runner", *gone("N.runner", by="S.runner")).state).kind == "guard"


def test_po58_only_own_eliminated_pitchers_may_be_copied():
    state = without(playing(), "S.runner", "N.assassin")
    copy = next(dial for dial in ask_of(state).choices[0].dials if type(dial).__name__ == "Pick")
    assert [option.code for option in copy.options] == ["none", "runner"]
    for pitcher in ("assassin", "captain", "immortal", "major", ""):
        assert refused(state, Flick("S.captain", 0, 10, pitcher)) == "PO-58"
    assert answer(state, Flick("S.captain", 0, 10, "none"), NOTHING).state.copies == (None, None)
    assert all(type(dial).__name__ != "Pick" for choice in ask_of(playing()).choices for dial in choice.dials)


def test_po59_the_copy_travels_with_the_first_flick_whichever_puck_it_is():
    step = flick(without(playing(), "S.runner"), "S.guard", copy="runner")
    assert only(step, Copied) == [Copied(0, "runner")]
    assert step.state.copies == ("runner", None)
    assert ask_of(step.state).kind == "flick"


def test_po60_it_lasts_through_the_opponents_turn_and_lapses_at_ones_own():
    state = flick(without(playing(), "S.runner"), "S.guard", copy="runner").state
    assert state.copies == ("runner", None)
    state = flick(state, "N.guard").state
    assert state.copies == (None, None)


def test_po60_a_skipped_turn_lapses_it_too():
    state = patched(without(playing(), "S.runner"), copies=("runner", None))
    assert expire(state).state.copies == (None, None)


def test_po61_the_captain_as_assassin_runner_and_immortal():
    state = without(playing(), "S.assassin", "S.runner", "S.immortal")
    struck = flick(state, "S.captain", push(0.1, "S.captain", "N.runner"), copy="assassin")
    assert [event.puck for event in only(struck, Eliminated)] == ["N.runner"]
    state = patched(state, thinned=(True, True))
    runs = flick(state, "S.captain", copy="runner")
    assert ask_of(runs.state).kind == "flick_again"
    lives = flick(state, "S.captain", fall(0.1, "S.captain"), copy="immortal")
    assert ask_of(lives.state).kind == "place_restored"
    only_when_flicked = flick(state, "S.guard", push(0.1, "S.captain", "N.runner"), copy="assassin")
    assert not only(only_when_flicked, Eliminated)


def test_po62_copying_the_guard_does_nothing():
    state = without(playing(), "S.guard")
    step = flick(state, "S.runner", fall(0.1, "S.runner"), copy="guard")
    assert only(step, Copied) == [Copied(0, "guard")]
    assert ask_of(step.state).kind == "flick"


def test_po59_d12_the_second_flick_keeps_the_copy():
    state = flick(without(playing(), "S.runner"), "S.captain", copy="runner").state
    assert ask_of(state).kind == "flick_again"
    assert again(state).state.copies == ("runner", None)


def test_po75_the_flicked_immortal_is_put_back_and_enemies_stay_out():
    state = flick(
        without(playing(), "N.guard"), "S.immortal", *gone("N.runner", by="S.immortal"), fall(0.9, "S.immortal")
    ).state
    assert (ask_of(state).kind, state.returns) == ("place_restored", ("S.immortal",))
    state = default(state).state
    assert "N.runner" not in in_play(state)
    assert "S.immortal" in in_play(state)


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


def test_po49_po51_three_passive_turns_in_a_row_cost_a_puck():
    state = playing(antipassive="on")
    for count in (1, 2):
        step = flick(state, "S.captain")
        assert only(step, PassiveTurn) == [PassiveTurn(0, count)]
        state = flick(step.state, "N.captain", push(0.1, "N.captain", "S.guard")).state
    step = flick(state, "S.captain")
    ask = ask_of(step.state)
    assert (ask.kind, ask.seat) == ("penalty", 0)
    assert codes(step.state) == ["S.guard", "S.assassin", "S.runner", "S.immortal"]
    for puck in ("S.captain", "N.guard", "X"):
        assert refused(step.state, Penalty(puck)) == "PO-51"
    paid = chosen(step.state, "S.runner")
    assert paid.events == (Eliminated("S.runner", "penalty", None, "PO-51"),)
    assert paid.state.passive == (0, 0)
    assert (ask_of(paid.state).kind, ask_of(paid.state).seat) == ("flick", 1)
    assert only(expire(step.state), Eliminated) == [Eliminated("S.immortal", "penalty", None, "PO-51")]
    turn = flick(paid.state, "N.captain", push(0.1, "N.captain", "S.guard")).state
    assert only(answer(turn, Flick("S.captain", 0, 10, "runner"), NOTHING), Copied)


def test_po49_without_the_option_nobody_counts():
    state = playing()
    for _ in range(4):
        state = flick(flick(state, "S.captain").state, "N.captain").state
    assert state.passive == (0, 0)


def test_po50_a_touch_of_any_own_and_opposing_puck_is_enough():
    state = patched(playing(antipassive="on"), passive=(2, 2))
    assert flick(state, "S.captain", push(0.1, "S.guard", "N.guard")).state.passive == (0, 2)
    own = flick(state, "S.captain", push(0.1, "S.captain", "S.guard")).state
    assert ask_of(own).kind == "penalty"


def test_po50_either_flick_of_the_turn_counts():
    state = patched(playing(antipassive="on"), passive=(2, 0))
    state = flick(state, "S.runner", push(0.1, "C", "S.guard"), push(0.2, "S.guard", "N.guard")).state
    assert again(state).state.passive == (0, 0)


def test_po50_an_own_puck_lost_since_the_last_turn_excuses():
    state = without(playing(antipassive="on", starter=1), "S.guard")
    state = flick(patched(state, passive=(2, 0)), "N.captain", *gone("S.runner", by="N.captain")).state
    assert state.lost == (True, False)
    state = flick(state, "S.captain").state
    assert (state.passive, state.lost) == ((0, 0), (False, False))


def test_po50_a_turn_lost_on_time_is_passive():
    state = patched(playing(antipassive="on"), passive=(2, 0))
    step = expire(state)
    assert kinds(step) == ["skipped", "passive_turn"]
    assert (ask_of(step.state).kind, ask_of(step.state).seat) == ("penalty", 0)
    after = default(step.state)
    assert (ask_of(after.state).kind, ask_of(after.state).seat) == ("flick", 1)


def test_po51_a_captain_left_alone_by_the_penalty_has_lost():
    state = patched(
        without(playing(antipassive="on"), "S.guard", "S.assassin", "S.runner"), passive=(2, 0), thinned=(True, True)
    )
    state = flick(state, "S.captain").state
    step = default(state)
    assert only(step, RoundWon) == [RoundWon(1, 1, "alone")]


def test_po37_po51_two_pucks_left_by_the_penalty_cost_the_opponent_an_obstacle():
    state = patched(without(playing(antipassive="on"), "S.guard", "S.assassin"), passive=(2, 0))
    state = default(flick(state, "S.captain").state).state
    assert (ask_of(state).kind, ask_of(state).seat, codes(state)) == ("remove_obstacle", 1, ["N1", "N2"])
    assert (ask_of(default(state).state).kind, ask_of(default(state).state).seat) == ("flick", 1)


def test_po51_the_guard_saves_nobody_from_the_penalty():
    state = flick(patched(playing(antipassive="on"), passive=(2, 0)), "S.captain").state
    assert ask_of(chosen(state, "S.runner").state).kind == "flick"


def test_po50_an_automatic_skip_changes_nothing():
    state = patched(playing(antipassive="on"), passive=(2, 2), lost=(True, True))
    desk = Desk(state)
    begin_turn(desk, 1)
    assert (desk.state.passive, desk.state.lost) == ((2, 2), (True, True))
