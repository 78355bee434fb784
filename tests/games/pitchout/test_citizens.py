"""Major, Commando and Sapper: PO-77 to PO-84."""

import msgspec
import pytest

from bot.games.contract.dials import Place
from bot.games.contract.preview import Assist
from bot.games.pitchout.rules.events import BlockLeft, BlockMoved, Eliminated, Flicked, Stopped
from bot.games.pitchout.rules.values import FlickAgain, LeaveBlock, MoveBlock, PutBlock
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
    where,
    winner,
    without,
)

CITIZENS, HOODS = with_elite("major", "commando", "sapper"), with_elite("infested", "shadow", "shaman")


def match(**options):
    """Citizens against Hoods, both without a Runner to spare and the Guard gone to keep the questions few."""
    return without(played(CITIZENS, HOODS, **options), "S.guard", "N.guard")


def english(
    south=("captain", "guard", "assassin", "runner", "sapper"),
    north=("captain", "guard", "infested", "shadow", "shaman"),
):
    return without(played(south, north, edition="en"), "S.guard", "N.guard")


def out(step):
    return [event.puck for event in only(step, Eliminated)]


def sapping(**rest):
    """The Sapper has touched C and then N1, and is in the clear in the middle of the west."""
    return flick(
        match(),
        "S.sapper",
        push(0.1, "S.sapper", "C"),
        push(0.2, "S.sapper", "N1"),
        rest={"S.sapper": (150, 350), **rest},
    )


def test_po77_neither_assassin_nor_infested_act_on_the_major():
    state = match()
    assert out(flick(state, "S.major", push(0.1, "S.major", "N.infested"))) == []
    theirs = patched(state, turn=1)
    assert out(flick(theirs, "N.assassin", push(0.1, "N.assassin", "S.major"))) == []
    assert out(flick(theirs, "N.infested", push(0.1, "N.infested", "S.major"))) == []


def test_po57_d17_an_immune_puck_spends_the_power_of_2021_only():
    seen = (push(0.1, "N.assassin", "S.major"), push(0.2, "N.assassin", "S.runner"))
    assert out(flick(patched(match(), turn=1), "N.assassin", *seen)) == []
    major = ("captain", "guard", "assassin", "runner", "major")
    state = patched(english(major, ("captain", "guard", "assassin", "shadow", "shaman")), turn=1)
    assert out(flick(state, "N.assassin", *seen)) == ["S.runner"]


def test_po77_the_major_falls_by_exit_and_is_rescued_by_his_guard():
    state = patched(without(played(CITIZENS, HOODS), "N.guard"), turn=1)
    step = flick(state, "N.captain", *knocked("S.major", "N.captain"))
    assert out(step) == ["S.major"]
    assert "S.major" in in_play(chosen(step.state, "S.major").state)


def test_po78_the_major_counts_for_the_commando_and_may_be_put_back():
    state = patched(match(), turn=1)
    step = flick(state, "N.captain", *thrown("S.major"))
    assert ask_of(step.state).kind == "place_restored"


def test_po61_a_captain_who_copies_the_major_is_immune():
    state = patched(without(match(), "S.major"), copies=("major", None), turn=1)
    assert winner(flick(state, "N.assassin", push(0.1, "N.assassin", "S.captain"))) == []
    assert winner(flick(patched(state, copies=(None, None)), "N.assassin", push(0.1, "N.assassin", "S.captain"))) == [1]


@pytest.mark.parametrize("touched", ["N.captain", "S.captain"])
def test_po79_the_commando_that_touched_a_puck_may_go_again(touched):
    state = flick(match(), "S.commando", push(0.1, "S.commando", touched)).state
    assert (ask_of(state).kind, ask_of(state).rule) == ("flick_again", "PO-79")
    assert only(chosen(state, "stop"), Stopped) == [Stopped("S.commando", "PO-79")]
    step = answer(state, FlickAgain(90, 50))
    assert only(step, Flicked) == [Flicked("S.commando", 90, 50, True, "PO-79")]
    assert ask_of(expire(state).state).seat == 1


def test_po79_obstacles_do_not_suffice_and_there_is_no_third():
    assert ask_of(flick(match(), "S.commando", push(0.1, "S.commando", "C")).state).kind == "flick"
    state = flick(match(), "S.commando", push(0.1, "S.commando", "N.captain")).state
    from_second = answer(state, FlickAgain(90, 50), None)
    assert ask_of(from_second.state).kind != "flick_again"


def test_po79_only_the_flicked_commando_that_is_still_there():
    touch = push(0.1, "S.captain", "S.commando")
    assert ask_of(flick(match(), "S.captain", touch).state).kind == "flick"
    fell = flick(match(), "S.commando", push(0.1, "S.commando", "N.captain"), fall(0.2, "S.commando"))
    assert ask_of(fell.state).kind == "flick"


def test_po80_the_first_flick_is_settled_before_the_second():
    state = played(CITIZENS, HOODS)
    step = flick(state, "S.commando", *knocked("N.assassin", "S.commando"))
    assert (ask_of(step.state).kind, ask_of(step.state).seat) == ("guard", 1)
    assert ask_of(chosen(step.state, "decline").state).kind == "flick_again"


@pytest.mark.parametrize("number", [1, 2])
def test_po64_what_a_guard_does_is_said_in_the_first_round(number: int):
    state = msgspec.structs.replace(played(CITIZENS, HOODS), round=number)
    choices = ask_of(flick(state, "S.commando", *knocked("N.assassin", "S.commando")).state).choices
    assert [one.hint is not None for one in choices] == [number == 1, False]


def test_po81_the_sapper_may_move_the_obstacle_he_touched_last():
    state = sapping().state
    assert (ask_of(state).kind, codes(state)) == ("sapper", ["place", "leave"])
    assert GAME.view(state, None).moving == "N1"
    step = answer(state, MoveBlock(90.0, 30.0))
    assert only(step, BlockMoved) == [BlockMoved("N1", "S.sapper")]
    assert ask_of(step.state).seat == 1
    assert only(expire(state), BlockLeft) == [BlockLeft("N1", "S.sapper")]
    assert answer(state, LeaveBlock()).state.blocks == state.blocks


def test_po82_in_2021_it_ends_in_contact_with_him():
    state = sapping().state
    assert where(answer(state, MoveBlock(90.0, 0.0)).state, "N1") == (200.0, 350.0, 0.0)
    x, y, angle = where(answer(state, MoveBlock(90.0, 45.0)).state, "N1")
    assert (x, y, angle) == (pytest.approx(150 + 15 + 35 * 2**0.5, abs=1e-3), 350.0, 45.0)
    assert refused(state, PutBlock((Place("N1", 400, 600),))) == "PO-82"


def test_po82_in_english_it_goes_anywhere_with_room_for_a_puck():
    seen, rest = push(0.1, "S.sapper", "N1"), {"S.sapper": (150, 350)}
    state = flick(english(), "S.sapper", seen, rest=rest).state
    assert where(answer(state, PutBlock((Place("N1", 700, 400, 100),))).state, "N1") == (700, 400, 10)
    assert refused(state, MoveBlock(90, 0)) == "PO-82"
    assert refused(state, PutBlock((Place("C", 700, 300),))) == "PO-82"
    assert refused(state, PutBlock((Place("N1", 400, 480),))) == "PO-12"
    assert refused(state, PutBlock((Place("N1", 750, 300),))) == "PO-12"
    assert GAME.sketch(GAME.view(state, 0), ask_of(state), PutBlock((Place("N1", 400, 480),)), Assist.FULL).words


def test_po83_it_lies_inside_the_arena_on_nothing_and_in_2021_needs_no_gap():
    state = sapping(**{"S.sapper": (60, 350)}).state
    assert refused(state, MoveBlock(270.0, 0.0)) == "PO-83"
    state = sapping(**{"S.sapper": (330, 350)}).state
    assert refused(state, MoveBlock(90.0, 0.0)) == "PO-83"
    assert where(answer(state, MoveBlock(90.0 + 60, 0.0)).state, "N1")[1] < 330
    sketched = GAME.sketch(GAME.view(state, 0), ask_of(state), MoveBlock(90.0, 0.0), Assist.FULL)
    assert (len(sketched.ghosts), len(sketched.words)) == (1, 1)


def test_po84_a_lost_obstacle_is_not_moved():
    seen = (push(0.1, "S.sapper", "C"), push(0.2, "S.sapper", "N1"), fall(0.4, "N1"))
    assert ask_of(flick(match(), "S.sapper", *seen).state).kind == "flick"


def test_po81_only_the_flicked_sapper_that_is_in_play():
    assert ask_of(flick(match(), "S.captain", push(0.1, "S.sapper", "C")).state).kind == "flick"
    fell = flick(match(), "S.sapper", push(0.1, "S.sapper", "C"), fall(0.4, "S.sapper"))
    assert ask_of(fell.state).kind == "flick"


def test_po53_d28_a_returned_sapper_moves_the_block_from_his_new_place_a_rescued_one_does_not():
    back = flick(match(), "S.sapper", push(0.1, "C", "S.sapper"), fall(0.4, "S.sapper")).state
    assert ask_of(back).kind == "place_restored"
    assert ask_of(default(back).state).kind == "sapper"
    rescued = flick(played(CITIZENS, HOODS), "S.sapper", push(0.1, "S.sapper", "C"), fall(0.4, "S.sapper")).state
    assert ask_of(chosen(rescued, "S.sapper").state).kind == "flick"


def test_po61_the_captain_copies_commando_and_sapper():
    state = without(match(), "S.commando", "S.sapper")
    assert (
        ask_of(flick(state, "S.captain", push(0.1, "S.captain", "N.runner"), copy="commando").state).kind
        == "flick_again"
    )
    step = flick(state, "S.captain", push(0.1, "S.captain", "C"), copy="sapper", rest={"S.captain": (150, 350)})
    assert ask_of(step.state).kind == "sapper"


def test_po36_golems_and_elites_count_as_pucks():
    state = without(match(), "S.assassin", "S.runner", "S.commando")
    step = flick(patched(state, turn=1), "N.captain", *gone("S.sapper", by="N.captain")[:2])
    assert ask_of(step.state).kind == "remove_obstacle"
