import math

import pytest

from bot.games.contract.base import Answer, Illegal, Left
from bot.games.contract.luck import Rng
from bot.games.pitchout.rules.events import Flicked, MatchWon, Skipped, TimeRanOut
from bot.games.pitchout.rules.game import PitchOut
from bot.games.pitchout.rules.launches import checked, nearest_bearing, targets
from bot.games.pitchout.rules.resolution import begin_turn
from bot.games.pitchout.rules.step_builder import StepBuilder
from bot.games.pitchout.rules.values import Flick, Stop
from tests.support.games.pitchout_matches import (
    GAME,
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
    kinds,
    only,
    patched,
    playing,
    push,
    where,
    without,
)


def refusal(state, puck="S.captain", angle=0.0, strength=50.0, copy=None):
    with pytest.raises(Illegal) as refused:
        answer(state, Flick(puck, angle, strength, copy), NOTHING)
    return refused.value.rule, refused.value.reason.key.removeprefix("pitchout-refused-")


def allowed(state, puck, angle):
    try:
        checked(state, puck, angle, 50.0)
    except Illegal:
        return False
    return True


def beside(*, gap=0.0, angle=0.0):
    """The Captain of S west of block C, `gap` mm away."""
    return patched(playing(), {"S.captain": {"x": 400 - 35 - 15 - gap, "y": 400.0}, "C": {"angle": angle}})


def caged(seat, **fields):
    """A seat's last pieces, Captain and Guard, between the middle block and the corners of two others; the other seat to move."""
    side = "SN"[seat]
    dx, dy = 15 * math.cos(math.radians(5)) + 35, 15 * math.sin(math.radians(5)) + 35
    state = without(playing(starter=1 - seat), *(f"{side}.{p}" for p in ("assassin", "runner", "immortal")))
    return patched(
        state,
        {
            f"{side}.captain": {"x": 350.0, "y": 400.0},
            f"{side}.guard": {"x": 450.0, "y": 400.0},
            "S1": {"x": 350 - dx, "y": 400 + dy},
            "S2": {"x": 350 - dx, "y": 400 - dy},
            "N1": {"x": 450 + dx, "y": 400 + dy},
            "N2": {"x": 450 + dx, "y": 400 - dy},
        },
        thinned=(True, True),
        **fields,
    )


def test_po15_the_starter_begins_and_turns_alternate():
    state = playing(starter=1)
    for turn, seat in enumerate((1, 0, 1, 0), start=1):
        assert (ask_of(state).seat, state.turns) == (seat, turn)
        state = answer(state, Flick(f"{'SN'[seat]}.captain", 0, 10), NOTHING).state


def test_po16_the_same_puck_may_be_flicked_turn_after_turn_in_any_direction():
    state = playing()
    for angle in (0, 90.004, 359.999, -90, 720):
        step = answer(state, Flick("S.captain", angle, 33.33), NOTHING)
        flicked = only(step, Flicked)[0]
        assert flicked.angle == {0: 0, 90.004: 90, 359.999: 0, -90: 270, 720: 0}[angle]
        assert flicked.strength == 33.3
        state = answer(step.state, Flick("N.captain", 0, 10), NOTHING).state


def test_po16_strength_and_angle_have_bounds():
    state = playing()
    for strength in (0.99, 100.01, -5, math.nan, math.inf):
        assert refusal(state, strength=strength) == ("PO-16", "strength")
    for angle in (math.nan, math.inf, -361, 721):
        assert refusal(state, angle=angle) == ("PO-16", "angle")
    for strength in (1, 100):
        assert answer(state, Flick("S.captain", 0, strength), NOTHING)


def test_po16_the_slide_is_the_share_of_the_longest():
    asked = []

    def watched(table, launches):
        asked.append((table, launches))
        return NOTHING

    state = without(playing(), "S.guard", "N2")
    ask = ask_of(state)
    PitchOut(watched).apply(state, Answer(ask.id, ask.seat, Flick("S.captain", 12.34, 62.5)), Rng(b""))
    ((table, (launch,)),) = asked
    assert (launch.piece, launch.bearing, launch.slide) == ("S.captain", 12.34, 750)
    assert "S.guard" not in {disc.id for disc in table.discs}
    assert "N2" not in {block.id for block in table.blocks}
    assert {(disc.r, disc.mass) for disc in table.discs} == {(15, 8)}
    assert {(block.side, block.mass) for block in table.blocks} == {(70, 40)}


def test_po17_only_own_pucks_in_play_are_flicked():
    state = without(playing(), "S.guard")
    assert refusal(state, "N.captain") == ("PO-17", "not-yours")
    assert refusal(state, "S.guard") == ("PO-17", "not-in-play")
    for nobody in ("S.major", "C", "", "captain"):
        assert refusal(state, nobody) == ("PO-17", "unknown")
    assert codes(state) == ["S.captain", "S.assassin", "S.runner", "S.immortal"]


def test_po18_no_flick_toward_an_obstacle_it_touches():
    state = beside()
    assert refusal(state, angle=90) == ("PO-18", "toward")
    assert not any(allowed(state, "S.captain", angle) for angle in (10, 45, 90, 135, 170))
    assert all(allowed(state, "S.captain", angle) for angle in (0, 180, 181, 270, 359))


def test_po18_the_tangent_is_allowed_up_to_a_fiftieth():
    state = beside()
    edge = math.degrees(math.asin(0.02))
    assert allowed(state, "S.captain", math.floor(edge * 100) / 100)
    assert not allowed(state, "S.captain", math.ceil(edge * 100) / 100)


def test_po18_touching_is_a_gap_of_half_a_millimetre_at_most():
    assert not allowed(beside(gap=0.5), "S.captain", 90)
    assert allowed(beside(gap=0.501), "S.captain", 90)


def test_po18_the_nearest_point_counts_also_on_a_corner():
    state = beside(gap=35 * math.sqrt(2) - 35, angle=45)
    assert not allowed(state, "S.captain", 90)
    assert not allowed(state, "S.captain", 2)
    assert allowed(state, "S.captain", 0)


def test_po18_every_touched_obstacle_is_tested():
    state = patched(beside(), {"S1": {"x": 350.0, "y": 400 - 50.0}})
    assert not allowed(state, "S.captain", 180)
    assert not allowed(state, "S.captain", 90)
    assert allowed(state, "S.captain", 0)


def test_po18_pucks_may_be_flicked_at_pucks_they_touch():
    state = patched(playing(), {"S.guard": {"x": 330.0}})
    assert allowed(state, "S.captain", 90)


def test_po18_the_flick_offered_first_is_aimed_at_the_nearest_foe_or_nearly():
    state = playing()
    captain = ask_of(state).choices[0].action
    nearest = targets(state, "S.captain")[0]
    assert (nearest.code, nearest.foe) == ("N.runner", True)
    assert captain.angle == pytest.approx(math.degrees(math.atan2(nearest.x - 300, nearest.y - 60)) % 360, abs=0.01)
    barred = beside()
    assert nearest_bearing(barred, "S.captain", 80) == pytest.approx(1.14)
    assert nearest_bearing(barred, "S.captain", 100) == pytest.approx(178.86)
    assert nearest_bearing(barred, "S.captain", 270) == 270


def test_po19_there_is_no_voluntary_pass():
    with pytest.raises(Illegal):
        answer(playing(), Stop(), NOTHING)


def test_po19_a_seat_that_cannot_move_is_skipped():
    state = caged(1)
    assert nearest_bearing(state, "N.captain", 0) is None
    step = answer(state, Flick("S.captain", 0, 10), NOTHING)
    assert only(step, Skipped) == [Skipped(1, "blocked")]
    assert (ask_of(step.state).seat, ask_of(step.state).kind, step.state.turns) == (0, "flick", 3)


def test_po19_both_skipped_one_after_the_other_suspend_po18_for_one_flick():
    builder = StepBuilder(caged(1, skips=1), Rng(b""))
    begin_turn(builder, 1)
    assert builder.events == [Skipped(1, "blocked")]
    assert (builder.state.turn, builder.state.skips) == (0, 2)
    assert expire(builder.state).state.skips == 2
    free = patched(caged(1), turn=1, skips=2)
    assert codes(free) == ["N.captain", "N.guard"]
    after = answer(free, Flick("N.captain", 90, 10), NOTHING).state
    assert after.skips == 0
    assert nearest_bearing(after, "N.captain", 0) is None


def test_po19_a_turn_in_between_is_no_skip_one_after_the_other():
    step = expire(caged(1, skips=1))
    assert only(step, Skipped) == [Skipped(0, "time"), Skipped(1, "blocked")]
    assert step.state.skips == 1


def test_po20_a_hampered_player_takes_another_angle_or_puck():
    assert codes(beside()) == ["S.captain", "S.guard", "S.assassin", "S.runner", "S.immortal"]


def test_po19_a_turn_out_of_time_is_skipped():
    step = expire(playing())
    assert step.events == (Skipped(0, "time"),)
    assert (ask_of(step.state).seat, ask_of(step.state).kind) == (1, "flick")


def test_po48_three_flicks_in_a_row_out_of_time_lose_the_match():
    state = playing()
    for _ in range(2):
        state = expire(state).state
        state = answer(state, Flick("N.captain", 0, 10), NOTHING).state
    step = expire(state)
    assert step.events == (TimeRanOut(0), MatchWon(1, (0, 0), "PO-48"))
    assert GAME.outcome(step.state).ranks == ((1,), (0,))


def test_po48_a_flick_in_between_starts_the_count_again():
    state = playing()
    for move in (expire, expire, lambda s: answer(s, Flick("S.captain", 0, 10), NOTHING), expire, expire):
        state = move(state).state
        state = answer(state, Flick("N.captain", 0, 10), NOTHING).state
    assert ask_of(state).kind == "flick"


def test_po48_who_leaves_loses_the_match_at_any_time():
    for state in (GAME.setup(2, {}, Rng(b"")).state, playing()):
        for seat in (0, 1):
            step = GAME.apply(state, Left(seat), Rng(b""))
            assert kinds(step) == ["left", "match_won"]
            assert GAME.outcome(step.state).ranks == ((1 - seat,), (seat,))


def test_po1_two_rounds_win_the_match():
    state = without(playing(), "N.guard")
    blow = (push(0.1, "S.guard", "N.captain"), fall(0.2, "N.captain"))
    state = flick(state, "S.guard", *blow).state
    assert (state.wins, GAME.outcome(state)) == ((1, 0), None)
    state = default(default(chosen(state, "other").state).state).state
    step = flick(without(state, "N.guard"), "S.guard", *blow)
    assert kinds(step)[-2:] == ["round_won", "match_won"]
    assert GAME.asks(step.state) == ()
    outcome = GAME.outcome(step.state)
    assert (outcome.ranks, outcome.reason.key) == (((0,), (1,)), "pitchout-outcome-duel")


def test_po29_the_puck_stays_where_physics_left_it():
    step = flick(playing(), "S.captain", rest={"S.captain": (333.123, 222.001, 10.5)})
    assert where(step.state, "S.captain") == (333.123, 222.001, 10.5)


def test_po74_one_second_flick_of_the_same_puck_and_no_third():
    state = flick(playing(), "S.runner").state
    assert (ask_of(state).kind, ask_of(state).seat, codes(state)) == ("flick_again", 0, ["flick", "stop"])
    step = again(state)
    assert only(step, Flicked) == [Flicked("S.runner", 90, 50, second=True, rule="PO-73")]
    assert (ask_of(step.state).kind, ask_of(step.state).seat) == ("flick", 1)
