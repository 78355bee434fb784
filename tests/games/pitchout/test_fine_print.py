"""Details of the rules that are easy to get wrong."""

import math

import msgspec
import pytest

from bot.games.contract.base import Illegal, Left, TimedOut
from bot.games.contract.dials import Place
from bot.games.contract.luck import Rng
from bot.games.contract.save import dump
from bot.games.pitchout.rules.board import corners, direction, gap_to_block
from bot.games.pitchout.rules.events import (
    BlockRemoved,
    Eliminated,
    PassiveTurn,
    RoundWon,
    Shifted,
    Skipped,
    Spared,
    Struck,
    TimeRanOut,
)
from bot.games.pitchout.rules.launches import banned_by, checked, nearest_bearing
from bot.games.pitchout.rules.placement import rounded
from bot.games.pitchout.rules.seating import DUEL
from bot.games.pitchout.rules.values import Deploy, Flick, FlickAgain, Guard
from pichenette.testing.playing import for_two, match
from tests.support.games.pitchout_matches import (
    GAME,
    LUCK,
    NOTHING,
    again,
    answer,
    ask_of,
    blocks_in_play,
    chosen,
    codes,
    default,
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

BOTH = pytest.mark.parametrize("edition", ["fr2021", "en"])


def test_po12_a_rotation_just_under_a_quarter_is_saved_as_none():
    assert [rounded(Place("S1", 1, 2, angle), DUEL).angle for angle in (89.9996, -1e-12, 90, -90, 720)] == [0.0] * 5
    assert [rounded(Place("S.guard", 1, 2, angle), DUEL).angle for angle in (359.9999, -1e-12, 360)] == [0.0] * 3


def test_po21_a_puck_on_the_very_line_is_in_play_and_can_be_flicked():
    state = flick(playing(), "S.runner", rest={"S.runner": (800.0, 300.0), "S.guard": (0.0, 0.0)}).state
    assert {"S.runner", "S.guard"} <= in_play(state)
    step = answer(patched(state, phase="flick", turn=0, going=None), Flick("S.runner", 90, 1))
    assert [event.puck for event in only(step, Eliminated)] == ["S.runner"]


def test_po22_the_threshold_holds_for_obstacles_too():
    soft = (push(0.1, "C", "N.guard", dv=0.999), fall(0.2, "N.guard"))
    assert only(flick(playing(), "S.captain", *soft), Eliminated) == [Eliminated("N.guard", "exit", None)]
    firm = (push(0.1, "C", "N.guard", dv=1.0), fall(0.2, "N.guard"))
    assert only(flick(playing(), "S.captain", *firm), Spared) == [Spared("N.guard", "obstacle", "C")]


@BOTH
def test_po22_what_is_no_touch_neither_strikes_nor_stops_the_runner_nor_is_active_play(edition):
    soft = push(0.1, "S.assassin", "N.guard", dv=0.999)
    assert not only(flick(playing(edition=edition), "S.assassin", soft), Struck)
    brushed = push(0.1, "S.runner", "N.guard", dv=0.999)
    assert ask_of(flick(playing(edition=edition), "S.runner", brushed).state).kind == "flick_again"
    passive = flick(playing(antipassive="on"), "S.captain", push(0.1, "S.captain", "N.guard", dv=0.999))
    assert only(passive, PassiveTurn) == [PassiveTurn(0, 1)]


def test_po24_who_is_thrown_by_a_block_and_then_runs_into_a_puck_comes_back():
    seen = (push(0.1, "C", "N.guard"), push(0.2, "N.guard", "N.runner"), fall(0.3, "N.guard"))
    assert only(flick(playing(), "S.captain", *seen), Spared) == [Spared("N.guard", "obstacle", "C")]


def test_po24_a_puck_pushed_by_its_own_side_is_out_by_it():
    step = flick(playing(), "S.captain", *knocked("S.runner"))
    assert only(step, Eliminated) == [Eliminated("S.runner", "exit", "S.captain")]


def test_po25_po26_a_struck_puck_falls_once():
    step = flick(playing(), "S.assassin", push(0.1, "S.assassin", "N.runner"), fall(0.3, "N.runner"))
    assert only(step, Eliminated) == [Eliminated("N.runner", "assassin", "S.assassin", "PO-70")]
    assert codes(step.state) == ["N.runner", "decline"]


def test_po26_a_struck_puck_is_removed_before_overlaps_are_put_right():
    rest = {"N.runner": (100.0, 300.0), "S.assassin": (100.0, 310.0)}
    step = flick(playing(), "S.assassin", push(0.1, "S.assassin", "N.runner"), rest=rest)
    assert not only(step, Shifted)
    assert where(step.state, "S.assassin")[:2] == (100, 310)


def test_po26_a_struck_puck_that_pushes_a_block_makes_it_the_cause():
    seen = (
        push(0.1, "S.assassin", "N.runner"),
        push(0.2, "N.runner", "C"),
        push(0.3, "C", "S.assassin"),
        fall(0.4, "S.assassin"),
    )
    step = flick(playing(), "S.assassin", *seen)
    assert only(step, Spared) == [Spared("S.assassin", "obstacle", "C")]


def test_po33_the_flicked_puck_and_the_own_captain_come_back():
    state = flick(playing(), "S.captain", push(0.1, "C", "S.captain"), fall(0.2, "S.captain")).state
    assert (ask_of(state).kind, ask_of(state).seat, ask_of(state).rule) == ("place_restored", 0, "PO-33")
    assert "S.captain" in in_play(default(state).state)


def test_po34_a_return_gives_the_captain_no_power_and_opens_no_rescue():
    state = flick(playing(), "S.captain", push(0.1, "C", "N.runner"), fall(0.2, "N.runner")).state
    state = default(state).state
    assert ask_of(state).kind == "flick"
    with pytest.raises(Illegal):
        answer(state, Flick("N.captain", 0, 10, "runner"), NOTHING)


def test_po34_a_return_does_not_excuse_a_passive_turn():
    state = patched(playing(antipassive="on"), passive=(1, 0))
    state = flick(state, "S.captain", push(0.1, "C", "S.runner"), fall(0.2, "S.runner")).state
    assert default(state).state.passive == (2, 0)


def test_po36_the_rescue_comes_first_and_the_count_after_it():
    state = without(playing(), "N.assassin", "N.immortal")
    state = flick(state, "S.captain", *knocked("N.runner")).state
    assert ask_of(state).kind == "guard"
    state = chosen(state, "N.runner").state
    assert in_play(state, "N") == {"N.captain", "N.runner"}
    assert (ask_of(state).kind, ask_of(state).seat) == ("remove_obstacle", 0)


def test_po36_a_puck_waiting_to_be_put_back_counts_when_it_is_back():
    state = without(playing(), "N.guard", "N.assassin")
    state = flick(state, "S.captain", push(0.1, "C", "N.runner"), fall(0.2, "N.runner")).state
    assert ask_of(default(state).state).kind == "flick"


def test_po36_both_at_two_with_one_block_each_lose_it_without_a_question():
    state = without(playing(), "N.guard", "N.assassin", "S.guard", "S.assassin", "S1", "N2")
    step = flick(state, "S.captain", *knocked("N.runner"), *knocked("S.runner", t=0.4))
    assert only(step, BlockRemoved) == [BlockRemoved("S2", 1), BlockRemoved("N1", 0)]
    assert blocks_in_play(step.state) == {"C"}


def test_po37_before_the_second_flick_of_the_runner():
    state = without(playing(), "N.guard", "N.assassin", "S1")
    seen = (push(0.1, "S.runner", "C"), push(0.2, "S.captain", "N.immortal"), fall(0.3, "N.immortal"))
    step = flick(state, "S.runner", *seen)
    assert only(step, BlockRemoved) == [BlockRemoved("S2", 1)]
    assert ask_of(step.state).kind == "flick_again"


@BOTH
@pytest.mark.parametrize("seat", [0, 1])
def test_po38_po39_also_after_the_second_flick(edition, seat):
    own, foe = "SN"[seat], "NS"[seat]
    state = without(playing(edition=edition, starter=seat), "N.guard", "S.guard")
    state = flick(state, f"{own}.runner").state
    both = (*knocked(f"{own}.captain", f"{own}.runner"), *knocked(f"{foe}.captain", f"{own}.runner", 0.5))
    step = again(state, *both)
    assert only(step, RoundWon) == [RoundWon(seat, 1, "captain", priority=True, rule="PO-39")]


def test_po39_alone_against_captain_out_either_way_round():
    state = without(playing(), "S.guard", "S.assassin", "S.runner", "N.guard")
    seen = (*knocked("N.captain", "S.captain"), *knocked("S.immortal", "S.captain", 0.4))
    assert winner(flick(state, "S.captain", *seen)) == [0]
    assert winner(flick(patched(state, turn=1), "N.runner", *seen)) == [1]


def test_po40_a_guard_that_comes_back_to_a_lonely_captain_saves_him_in_vain():
    state = without(playing(), "N.assassin", "N.runner", "N.immortal")
    seen = (push(0.1, "C", "N.guard"), fall(0.2, "N.guard"), *knocked("N.captain", t=0.3))
    step = flick(state, "S.captain", *seen)
    assert (winner(step), ask_of(step.state).kind) == ([0], "next_starter")


def test_po40_a_puck_waiting_to_be_put_back_is_company_enough_for_a_rescue():
    state = without(playing(), "N.assassin", "N.runner")
    seen = (push(0.1, "C", "N.immortal"), fall(0.2, "N.immortal"), *knocked("N.captain", t=0.3))
    state = default(flick(state, "S.captain", *seen).state).state
    state = chosen(state, "N.captain").state
    assert in_play(state, "N") == {"N.captain", "N.immortal"}


def test_po40_who_declines_to_save_the_captain_has_lost_even_by_saving_another():
    state = flick(playing(), "S.captain", *knocked("N.captain"), *knocked("N.runner", t=0.5)).state
    assert winner(chosen(state, "N.runner")) == [0]


def test_po40_the_attackers_returns_are_not_asked_when_he_is_lost_and_the_other_safe():
    state = without(playing(), "S.guard")
    seen = (push(0.1, "C", "S.runner"), fall(0.2, "S.runner"), fall(0.4, "S.captain"))
    step = flick(state, "S.captain", *seen)
    assert (winner(step), ask_of(step.state).kind) == ([1], "next_starter")


def test_po42_the_next_round_knows_nothing_of_pucks_that_waited():
    state = without(playing(), "N.guard")
    seen = (push(0.1, "C", "N.runner"), fall(0.2, "N.runner"), *knocked("N.captain", t=0.4))
    state = flick(state, "S.captain", *seen).state
    state = default(default(default(state).state).state).state
    assert (ask_of(state).kind, state.returns, len(in_play(state))) == ("flick", (), 10)


def test_po14_no_count_outlives_the_round():
    state = patched(
        without(playing(antipassive="on"), "N.guard", "S.guard"),
        thinned=(True, True),
        passive=(2, 2),
        lost=(True, True),
        skips=2,
        copies=("guard", "guard"),
    )
    state = flick(state, "S.runner", *knocked("N.captain", "S.runner"), copy="guard").state
    state = default(state).state
    assert (state.thinned, state.passive, state.lost) == ((False, False), (0, 0), (False, False))
    assert (state.skips, state.copies, state.turns, state.last) == (0, (None, None), 0, None)


def test_po48_only_flicks_count_each_seat_for_itself():
    state = playing()
    for _ in range(2):
        state = expire(expire(state).state).state
    assert state.expired == (2, 2)
    assert only(expire(state), TimeRanOut) == [TimeRanOut(0)]
    state = flick(patched(state, expired=(2, 0)), "S.runner").state
    assert state.expired == (0, 0)
    for _ in range(3):
        state = expire(flick(patched(state, turn=0, going=None, phase="flick"), "S.runner").state).state
    assert ask_of(state).kind == "flick"
    assert state.expired == (0, 0)


def test_po48_the_third_lost_flick_ends_the_match_in_the_middle_of_a_penalty_count():
    state = patched(playing(antipassive="on"), expired=(2, 0), passive=(2, 0))
    step = expire(state)
    assert (GAME.asks(step.state), GAME.outcome(step.state).ranks) == ((), ((1,), (0,)))
    assert not only(step, PassiveTurn)


def test_po50_a_turn_lost_on_time_is_passive_even_after_a_loss_and_uses_the_excuse_up():
    state = patched(playing(antipassive="on"), passive=(1, 0), lost=(True, False))
    step = expire(state)
    assert only(step, PassiveTurn) == [PassiveTurn(0, 2)]
    assert step.state.lost == (False, False)


def test_po50_a_touch_in_the_first_flick_is_enough_for_both():
    state = patched(playing(antipassive="on"), passive=(2, 0))
    state = flick(state, "S.runner", push(0.1, "S.guard", "N.guard")).state
    for step in (again(state), chosen(state, "stop"), expire(state)):
        assert not only(step, PassiveTurn)
        assert (ask_of(step.state).kind, ask_of(step.state).seat) == ("flick", 1)


def test_po51_the_penalty_for_a_turn_lost_on_time_is_counted_once():
    step = default(expire(patched(playing(antipassive="on"), passive=(2, 0))).state)
    assert not only(step, PassiveTurn)
    assert step.state.passive == (0, 0)


def test_po50_an_own_puck_lost_in_the_own_turn_excuses_it():
    state = patched(without(playing(antipassive="on"), "S.guard"), passive=(2, 0))
    assert flick(state, "S.runner", fall(0.1, "S.runner")).state.passive == (0, 0)


def test_po50_a_rescued_puck_was_eliminated_all_the_same():
    state = patched(playing(antipassive="on"), passive=(2, 0))
    state = flick(state, "S.runner", fall(0.1, "S.runner")).state
    assert chosen(state, "S.runner").state.passive == (0, 0)


def test_po51_the_puck_given_up_excuses_no_later_turn():
    state = flick(patched(playing(antipassive="on"), passive=(2, 0)), "S.captain").state
    state = chosen(state, "S.immortal").state
    assert (state.lost, state.passive) == ((False, False), (0, 0))
    state = flick(state, "N.captain").state
    assert only(flick(state, "S.captain"), PassiveTurn) == [PassiveTurn(0, 1)]


def test_po51_a_passive_runner_pays_once_after_both_flicks():
    state = flick(patched(playing(antipassive="on"), passive=(2, 0)), "S.runner").state
    assert ask_of(state).kind == "flick_again"
    for after in (again(state).state, chosen(state, "stop").state):
        assert ask_of(after).kind == "penalty"
        paid = chosen(after, "S.guard").state
        assert (ask_of(paid).kind, ask_of(paid).seat) == ("flick", 1)


def test_po18_an_aim_is_offered_exactly_where_one_is_allowed():
    rng, shut = Rng(b"bans"), 0
    for _ in range(40):
        bearings = [rng.uniform(0, 360) for _ in range(3)]
        blocks = {}
        for block, bearing in zip(("S1", "S2", "N1"), bearings, strict=True):
            way, turned = direction(bearing), rng.uniform(0, 90)
            away = 15.25 + max(p.x * way.x + p.y * way.y for p in corners(0, 0, turned))
            blocks[block] = {"x": 400 + away * way.x, "y": 400 + away * way.y, "angle": turned}
        lone = patched(without(playing(), "C"), {**blocks, "S.captain": {"x": 400.0, "y": 400.0}})
        state = patched(lone, {name: _against(lone, name) for name in blocks})
        free = [n / 100 for n in range(0, 36000, 23) if banned_by(state, "S.captain", n / 100) is None]
        found = nearest_bearing(state, "S.captain", 123.456)
        assert (found is not None) or not free
        if found is None:
            shut += 1
            continue
        assert checked(state, "S.captain", found, 50.0) == (found, 50.0)
        off = min((abs((bearing - 123.456 + 180) % 360 - 180) for bearing in free), default=360.0)
        assert abs((found - 123.456 + 180) % 360 - 180) <= off + 0.005
    assert 0 < shut < 40


def _against(state, name):
    """The block, moved along the line of centres until it almost touches a puck at (400, 400)."""
    block = next(b for b in state.blocks if b.id == name)
    way = math.dist((block.x, block.y), (400, 400))
    closer = gap_to_block(400.0, 400.0, block) - 0.25
    for _ in range(20):
        x, y = 400 + (block.x - 400) * (way - closer) / way, 400 + (block.y - 400) * (way - closer) / way
        block = msgspec.structs.replace(block, x=x, y=y)
        way, closer = math.dist((x, y), (400, 400)), gap_to_block(400.0, 400.0, block) - 0.25
    return {"x": block.x, "y": block.y}


def test_po19_the_skip_ends_the_copy_and_leaves_the_count():
    step = expire(patched(without(playing(), "S.runner"), copies=("runner", "guard")))
    assert only(step, Skipped) == [Skipped(0, "time")]
    assert step.state.copies == (None, None)


def test_a_refusal_leaves_the_state_as_it_was():
    state = flick(playing(), "S.captain", *knocked("N.runner")).state
    before = dump(state)
    for action in (Guard("N.captain"), Flick("N.captain", 0, 50), FlickAgain(0, 50), Deploy(())):
        with pytest.raises(Illegal):
            answer(state, action, NOTHING)
    assert dump(state) == before


def test_either_seat_may_leave_and_any_clock_run_out_in_every_phase():
    seen = set()
    for seed in range(40):
        for one in match(GAME, b"leaving%d" % seed, spec=for_two(GAME.spec)):
            state = one.step.state
            if state.phase in seen or state.phase == "over":
                continue
            seen.add(state.phase)
            for seat in (0, 1):
                step = GAME.apply(state, Left(seat), LUCK)
                assert GAME.outcome(step.state).ranks == ((1 - seat,), (seat,))
                assert GAME.asks(step.state) == ()
                assert GAME.view(step.state, None).active == ()
            asks = GAME.asks(state)
            assert asks[0].id not in {ask.id for ask in GAME.asks(GAME.apply(state, TimedOut(asks[0].id), LUCK).state)}
        if len(seen) >= 9:
            return
    pytest.fail(f"only {seen}")
