"""Passive play: which turns count, what excuses them, and what the third one costs."""

from bot.games.contract.luck import Rng
from bot.games.contract.preview import Assist
from bot.games.contract.vocabulary import Phrase, phrase
from bot.games.pitchout.rules.events import Copied, Eliminated, PassiveTurn, RoundWon
from bot.games.pitchout.rules.resolution import begin_turn
from bot.games.pitchout.rules.step_builder import StepBuilder
from bot.games.pitchout.rules.values import Flick, FlickAgain, Penalty, State
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
    flick,
    gone,
    kinds,
    only,
    patched,
    playing,
    push,
    refused,
    without,
)


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


def test_a_second_flick_that_makes_the_third_passive_turn_is_announced():
    state = patched(playing(antipassive="on"), passive=(2, 0))
    aside = FlickAgain(90.0, 1.0)

    def warned(state: State) -> Phrase | None:
        return GAME.sketch(GAME.view(state, 0), ask_of(state), aside, Assist.STANDARD).risk

    idle = flick(state, "S.runner").state
    assert ask_of(idle).kind == "flick_again"
    assert warned(idle) == phrase("pitchout-risk-passive", turns=3)
    assert ask_of(answer(idle, aside, NOTHING).state).kind == "penalty"
    busy = flick(state, "S.runner", push(0.1, "S.guard", "N.guard")).state
    assert warned(busy) is None
    assert ask_of(answer(busy, aside, NOTHING).state).kind == "flick"


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
    builder = StepBuilder(state, Rng(b""))
    begin_turn(builder, 1)
    assert (builder.state.passive, builder.state.lost) == ((2, 2), (True, True))
