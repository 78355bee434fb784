"""Infested, Shaman and Golems: PO-63, PO-85 to PO-88, PO-97 to PO-102."""

from bot.games.contract.dials import Place
from bot.games.pitchout.rules.events import Eliminated, GolemAppeared, GolemDeclined, Struck
from bot.games.pitchout.rules.values import Flick, Golem
from tests.support.games.pitchout_complete import played, with_elite
from tests.support.games.pitchout_matches import (
    GAME,
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
    knocked,
    only,
    patched,
    push,
    refused,
    thrown,
    winner,
    without,
)

CITIZENS, HOODS = with_elite("major", "commando", "sapper"), with_elite("infested", "shadow", "shaman")


def match():
    """Hoods against Citizens, without Guards to keep the questions few."""
    return without(played(HOODS, CITIZENS), "S.guard", "N.guard")


def english(
    south=("captain", "guard", "infested", "shadow", "shaman"),
    north=("captain", "guard", "assassin", "runner", "sapper"),
):
    return without(played(south, north, edition="en"), "S.guard", "N.guard")


def out(step):
    return [event.puck for event in only(step, Eliminated)]


def test_po85_the_flicked_infested_takes_the_first_opponent_and_himself():
    seen = (
        push(0.1, "S.infested", "S.runner"),
        push(0.2, "S.infested", "N.runner"),
        push(0.3, "S.infested", "N.sapper"),
    )
    step = flick(match(), "S.infested", *seen)
    assert only(step, Struck) == [
        Struck("N.runner", "S.infested", "infested", "PO-85"),
        Struck("S.infested", "S.infested", "infested", "PO-85"),
    ]
    assert out(step) == ["N.runner", "S.infested"]


def test_po86_in_the_opponents_turn_whoever_ran_into_whom():
    state = patched(match(), turn=1)
    for touch in (push(0.1, "N.runner", "S.infested"), push(0.1, "S.infested", "N.runner")):
        step = flick(state, "N.captain", touch, push(0.2, "N.sapper", "S.infested"))
        assert out(step) == ["N.runner", "S.infested"]
        assert only(step, Eliminated)[0].rule == "PO-86"


def test_po87_pushed_by_a_comrade_he_works_in_english_only():
    seen = (push(0.1, "S.captain", "S.infested"), push(0.2, "S.infested", "N.runner"))
    assert out(flick(match(), "S.captain", *seen)) == []
    step = flick(english(), "S.captain", *seen)
    assert out(step) == ["N.runner", "S.infested"]
    assert only(step, Eliminated)[0].rule == "PO-87"


def test_po88_the_major_costs_neither_and_spends_the_power_of_2021():
    seen = (push(0.1, "S.infested", "N.major"), push(0.2, "S.infested", "N.runner"))
    assert out(flick(match(), "S.infested", *seen)) == []
    state = english(north=("captain", "guard", "major", "runner", "sapper"))
    assert out(flick(state, "S.infested", *seen)) == ["N.runner", "S.infested"]


def test_po72_assassin_meets_infested_and_both_are_out():
    step = flick(match(), "S.assassin", push(0.1, "S.assassin", "N.runner"))
    assert out(step) == ["N.runner"]
    state = patched(match(), turn=1)
    step = flick(state, "N.assassin", push(0.1, "N.assassin", "S.infested"))
    assert sorted(out(step)) == ["N.assassin", "S.infested"]


def test_po76_an_immortal_that_met_the_infested_is_out():
    north = ("captain", "guard", "immortal", "runner", "commando", "sapper", "major")
    state = patched(without(played(HOODS, north), "S.guard", "N.guard"), turn=1)
    step = flick(state, "N.immortal", push(0.1, "N.immortal", "S.infested"), fall(0.4, "N.immortal"))
    assert sorted(out(step)) == ["N.immortal", "S.infested"]
    assert ask_of(step.state).kind == "flick"


def test_po63_a_captain_lost_to_his_copied_infested_is_lost_and_po39_decides():
    state = without(match(), "S.infested")
    step = flick(state, "S.captain", push(0.1, "S.captain", "N.runner"), copy="infested")
    assert winner(step) == [1]
    step = flick(state, "S.captain", push(0.1, "S.captain", "N.captain"), copy="infested")
    assert winner(step) == [0]
    theirs = patched(state, copies=("infested", None), turn=1)
    assert winner(flick(theirs, "N.captain", push(0.1, "N.captain", "S.captain"))) == [1]


def test_po65_the_guard_rescues_the_infested_who_paid():
    state = played(HOODS, CITIZENS)
    step = flick(without(state, "N.guard"), "S.infested", push(0.1, "S.infested", "N.runner"))
    assert codes(step.state) == ["S.infested", "decline"]
    assert "S.infested" in in_play(chosen(step.state, "S.infested").state)


def test_po97_one_golem_however_many_fell():
    step = flick(match(), "S.shaman", *gone("N.runner", "N.sapper", by="S.shaman"))
    assert (ask_of(step.state).kind, codes(step.state)) == ("golem", ["place"])
    assert refused(step.state, Golem(())) == "PO-97"
    assert refused(step.state, Golem((Place("S.golem1", 400, 300),))) == "PO-11"
    placed = answer(step.state, Golem((Place("S.golem1", 60, 60),)))
    assert only(placed, GolemAppeared) == [GolemAppeared("S.golem1")]
    assert ask_of(placed.state).seat == 1
    seen = next(puck for puck in GAME.view(placed.state, 1).pucks if puck.pitcher == "golem")
    assert (seen.id, seen.label, seen.status) == ("S.golem1", "A9", "play")
    assert "S.golem1" in in_play(expire(step.state).state)


def test_po97_in_english_it_may_be_declined():
    step = flick(english(), "S.shaman", *knocked("N.runner", "S.shaman"))
    assert codes(step.state) == ["place", "none"]
    assert only(chosen(step.state, "none"), GolemDeclined) == [GolemDeclined(0)]


def test_po98_due_even_if_the_victim_is_rescued_is_a_major_or_the_shaman_falls():
    guarded = without(played(HOODS, CITIZENS), "S.guard")
    state = flick(guarded, "S.shaman", *knocked("N.runner", "S.shaman")).state
    assert ask_of(chosen(state, "N.runner").state).kind == "golem"
    assert ask_of(flick(match(), "S.shaman", *knocked("N.major", "S.shaman")).state).kind == "golem"
    fell = flick(match(), "S.shaman", *knocked("N.runner", "S.shaman"), fall(0.9, "S.shaman"))
    assert ask_of(fell.state).kind == "golem"


def test_po98_not_due_for_returns_nor_if_she_was_pushed():
    state = flick(match(), "S.shaman", *thrown("N.runner")).state
    assert ask_of(default(state).state).kind == "flick"
    pushed = flick(match(), "S.captain", push(0.1, "S.captain", "S.shaman"), *knocked("N.runner", "S.shaman"))
    assert ask_of(pushed.state).kind == "flick"


def test_po101_golems_stay_when_the_shaman_falls_and_vanish_with_the_round():
    state = chosen(flick(match(), "S.shaman", *knocked("N.runner", "S.shaman")).state, "place").state
    state = flick(state, "N.captain", *knocked("S.shaman", "N.captain")).state
    assert "S.golem1" in in_play(state)
    state = flick(state, "S.runner", *knocked("N.captain", "S.runner")).state
    while ask_of(state).kind != "deploy":
        state = expire(state).state
    assert not any("golem" in puck.id for puck in state.pucks)


def test_po99_two_golems_at_most_and_a_fallen_one_makes_room():
    state = patched(match(), thinned=(True, True))
    for victim, golem in (("N.runner", "S.golem1"), ("N.sapper", "S.golem2")):
        state = chosen(flick(patched(state, turn=0), "S.shaman", *knocked(victim, "S.shaman")).state, "place").state
        assert golem in in_play(state)
    third = flick(patched(state, turn=0), "S.shaman", *knocked("N.commando", "S.shaman"))
    assert ask_of(third.state).kind == "flick"
    state = flick(patched(state, turn=1), "N.captain", *knocked("S.golem1", "N.captain")).state
    assert "golem" not in [puck.pitcher for puck in GAME.view(state, 0).pucks if puck.status == "hand"]
    state = chosen(flick(state, "S.shaman", *knocked("N.commando", "S.shaman")).state, "place").state
    assert {"S.golem1", "S.golem2"} <= in_play(state)
    assert not any("S.golem1" in block.holds for block in state.blocks)


def test_po100_a_golem_is_flicked_rescued_and_lost_like_a_puck_but_never_copied():
    guarded = without(played(HOODS, CITIZENS), "N.guard")
    state = chosen(flick(guarded, "S.shaman", *knocked("N.runner", "S.shaman")).state, "place").state
    fell = flick(state, "N.captain", *knocked("S.golem1", "N.captain")).state
    assert codes(fell) == ["S.golem1", "decline"]
    assert "S.golem1" in in_play(chosen(fell, "S.golem1").state)
    lost = chosen(fell, "decline").state
    assert refused(lost, Flick("S.captain", 90.0, 50.0, "golem")) == "PO-58"
    moved = flick(patched(state, turn=0), "S.golem1", push(0.1, "S.golem1", "N.sapper"))
    assert out(moved) == []


def test_po41_d39_a_due_golem_keeps_the_captain_company_until_it_is_declined():
    alone = without(match(), "S.assassin", "S.runner", "S.infested", "S.shadow")
    seen = (*knocked("N.runner", "S.shaman"), fall(0.9, "S.shaman"))
    step = flick(alone, "S.shaman", *seen)
    assert ask_of(step.state).kind == "golem"
    assert winner(chosen(step.state, "place")) == []
    step = flick(english(), "S.shaman", *gone("N.runner", by="S.shaman"), fall(0.9, "S.shaman"))
    state = without(step.state, "S.infested", "S.shadow")
    assert winner(chosen(state, "none")) == [1]


def test_po102_a_captain_copying_the_shaman_earns_golems_and_the_victims_captain_may_copy():
    state = without(match(), "S.shaman")
    step = flick(state, "S.captain", *knocked("N.sapper"), copy="shaman")
    assert ask_of(step.state).kind == "golem"
    state = chosen(step.state, "place").state
    assert state.copies[0] == "shaman"
    assert flick(state, "N.runner", copy="sapper").state.copies[1] == "sapper"
