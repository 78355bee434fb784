"""The winner of a round, whatever the order of falls."""

from bot.games.pitchout.rules.events import RoundWon
from tests.support.games.pitchout_matches import (
    ask_of,
    chosen,
    codes,
    default,
    fall,
    flick,
    gone,
    only,
    patched,
    playing,
    push,
    thrown,
    winner,
    without,
)


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
