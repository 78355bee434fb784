"""The powers: rescues, second flicks, returns, and what a Captain copies."""

import pytest

from bot.games.pitchout.rules.events import Copied, Eliminated, GuardSaved
from bot.games.pitchout.rules.values import Flick, FlickAgain, Guard
from tests.support.games.pitchout_matches import (
    NOTHING,
    again,
    answer,
    ask_of,
    chosen,
    codes,
    default,
    expire,
    fall,
    flick,
    gone,
    in_play,
    kinds,
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
