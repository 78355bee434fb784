"""The Shadow and its stack: PO-66, PO-89 to PO-96."""

import pytest

from bot.games.contract.base import Answer
from bot.games.contract.dials import Bearing
from bot.games.pitchout.rules.board import playing_table
from bot.games.pitchout.rules.events import Eliminated, Mounted, Shifted, StayedDown
from bot.games.pitchout.rules.game import PitchOut
from bot.games.pitchout.rules.placement import overlapping
from bot.games.pitchout.rules.values import Flick, Mount, Penalty
from tests.support.games.pitchout_complete import played, with_elite
from tests.support.games.pitchout_matches import (
    GAME,
    LUCK,
    NOTHING,
    answer,
    ask_of,
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
    push,
    refused,
    thrown,
    where,
    winner,
    without,
)

CITIZENS, HOODS = with_elite("major", "commando", "sapper"), with_elite("infested", "shadow", "shaman")


def match():
    """Hoods against Citizens, without Guards to keep the questions few."""
    return without(played(HOODS, CITIZENS), "S.guard", "N.guard")


def english():
    south = ("captain", "guard", "infested", "shadow", "shaman")
    return without(
        played(south, ("captain", "guard", "assassin", "runner", "sapper"), edition="en"), "S.guard", "N.guard"
    )


def mounted(state=None, mount="N.runner", turn=1):
    """The Shadow of S stands on a puck of N."""
    state = match() if state is None else state
    x, y, _ = where(state, mount)
    return patched(state, {"S.shadow": {"x": x, "y": y, "mount": mount}}, turn=turn)


def mount_of(state, rider="S.shadow"):
    return next(puck.mount for puck in state.pucks if puck.id == rider)


def out(step):
    return [event.puck for event in only(step, Eliminated)]


def test_po89_it_mounts_the_only_opponent_it_touched_without_a_question():
    step = flick(match(), "S.shadow", push(0.1, "S.shadow", "N.runner"), rest={"N.runner": (300, 300)})
    assert only(step, Mounted) == [Mounted("S.shadow", "N.runner")]
    assert where(step.state, "S.shadow")[:2] == where(step.state, "N.runner")[:2] == (300, 300)
    assert overlapping(step.state) is None
    seen = next(puck for puck in GAME.view(step.state, 1).pucks if puck.id == "S.shadow")
    assert (seen.mount, seen.status) == ("N.runner", "play")


def test_po90_of_several_the_owner_chooses_and_late_the_first_touched_is_taken():
    seen = (push(0.1, "S.shadow", "N.sapper"), push(0.2, "N.runner", "S.shadow"), push(0.3, "S.shadow", "S.runner"))
    state = flick(match(), "S.shadow", *seen).state
    assert (ask_of(state).kind, codes(state)) == ("mount", ["N.sapper", "N.runner"])
    assert mount_of(chosen(state, "N.runner").state) == "N.runner"
    assert mount_of(expire(state).state) == "N.sapper"
    assert refused(state, Mount(None)) == refused(state, Mount("N.captain")) == "PO-89"


def test_po89_in_english_it_may_stay_down():
    state = flick(english(), "S.shadow", push(0.1, "S.shadow", "N.runner")).state
    assert codes(state) == ["N.runner", "none"]
    assert only(chosen(state, "none"), StayedDown) == [StayedDown("S.shadow")]
    assert mount_of(expire(state).state) == "N.runner"


def test_po89_who_is_no_mount():
    touch = push(0.1, "S.shadow", "N.runner")
    assert not only(flick(match(), "S.shadow", push(0.1, "S.shadow", "N.major")), Mounted)
    assert not only(flick(match(), "S.shadow", push(0.1, "S.shadow", "S.runner")), Mounted)
    assert not only(flick(match(), "S.captain", touch), Mounted)
    assert not only(flick(match(), "S.shadow", *knocked("N.runner", "S.shadow")), Mounted)
    assert not only(flick(match(), "S.shadow", touch, fall(0.5, "S.shadow")), Mounted)
    back = flick(match(), "S.shadow", touch, push(0.2, "C", "S.shadow"), fall(0.5, "S.shadow")).state
    assert not only(default(back), Mounted)
    returned = flick(match(), "S.shadow", touch, push(0.2, "C", "N.runner"), fall(0.5, "N.runner")).state
    assert not only(default(returned), Mounted)
    rescued = flick(without(played(HOODS, CITIZENS), "S.guard"), "S.shadow", *knocked("N.runner", "S.shadow")).state
    assert not only(chosen(rescued, "N.runner"), Mounted)
    other = flick(match(), "S.shadow", *knocked("N.runner", "S.shadow"), push(0.6, "S.shadow", "N.sapper"))
    assert only(other, Mounted) == [Mounted("S.shadow", "N.sapper")]


def test_po91_a_rider_has_no_body_and_the_mount_weighs_two():
    state = mounted()
    masses = {disc.id: disc.mass for disc in playing_table(state.pucks, state.blocks, heavy=False).discs}
    assert "S.shadow" not in masses
    assert (masses["N.runner"], masses["N.sapper"]) == (16.0, 8.0)
    moved = flick(state, "N.captain", push(0.1, "N.captain", "N.runner"), rest={"N.runner": (410, 500)})
    assert where(moved.state, "S.shadow")[:2] == (410, 500)


def test_po92_the_mount_cannot_be_flicked_by_anyone():
    state = mounted()
    assert "N.runner" not in codes(state)
    assert refused(state, Flick("N.runner", 90, 50)) == "PO-17"
    assert refused(patched(state, turn=0), Flick("N.runner", 90, 50)) == "PO-17"


def test_po93_the_rider_falls_with_its_mount_for_the_same_cause():
    step = flick(mounted(), "N.captain", *knocked("N.runner", "N.captain"))
    assert out(step) == ["N.runner", "S.shadow"]
    step = flick(mounted(), "N.captain", *thrown("N.runner"))
    assert step.state.returns == ("S.shadow", "N.runner")
    assert mount_of(step.state) == ""
    back = default(default(step.state).state).state
    assert {"S.shadow", "N.runner"} <= in_play(back)


def test_po93_a_struck_mount_leaves_the_rider_on_the_ground():
    state = mounted(turn=0)
    step = flick(state, "S.assassin", push(0.1, "S.assassin", "N.runner"), rest={"N.runner": (410, 500)})
    assert out(step) == ["N.runner"]
    assert (mount_of(step.state), where(step.state, "S.shadow")[:2]) == ("", (410, 500))
    fell = flick(state, "S.assassin", push(0.1, "S.assassin", "N.runner"), fall(0.5, "N.runner"))
    assert out(fell) == ["S.shadow", "N.runner"]


def test_po93_a_mount_given_up_leaves_the_rider_on_the_ground():
    state = mounted(without(played(HOODS, CITIZENS, antipassive="on"), "S.guard", "N.guard"))
    state = flick(patched(state, passive=(0, 2)), "N.captain").state
    assert ask_of(state).kind == "penalty"
    assert mount_of(answer(state, Penalty("N.runner")).state) == ""


def test_po94_the_rider_starts_from_its_mount_which_weighs_one_again():
    tables = []

    def watch(table, _launches):
        tables.append(table)
        return NOTHING

    state = mounted(turn=0)
    ask = ask_of(state)
    PitchOut(watch).apply(state, Answer(ask.id, 0, Flick("S.shadow", 0, 50)), LUCK)
    assert tables[0].ignore == (("S.shadow", "N.runner"),)
    assert {disc.mass for disc in tables[0].discs} == {8.0}
    off = flick(state, "S.shadow", rest={"S.shadow": (100, 400)})
    assert (mount_of(off.state), where(off.state, "S.shadow")[:2]) == ("", (100, 400))
    assert ask_of(off.state).kind == "flick"


def test_po94_coming_back_is_a_touch():
    step = flick(mounted(turn=0), "S.shadow", push(0.5, "S.shadow", "N.runner"), rest={"S.shadow": (100, 400)})
    assert only(step, Mounted) == [Mounted("S.shadow", "N.runner")]


def test_po95_a_rider_that_never_left_is_centred_again_and_mounts_nobody_else():
    state = mounted(turn=0)
    step = answer(state, Flick("S.shadow", 0.0, 1.0))
    assert step.trace.riding == "S.shadow"
    assert mount_of(step.state) == "N.runner"
    assert where(step.state, "S.shadow")[:2] == where(step.state, "N.runner")[:2]
    assert not only(step, Mounted)


def test_po96_a_captain_stays_mounted_when_the_copy_ends_and_falls_with_his_mount():
    state = without(match(), "S.shadow")
    step = flick(state, "S.captain", push(0.1, "S.captain", "N.runner"), copy="shadow")
    assert mount_of(step.state, "S.captain") == "N.runner"
    state = flick(step.state, "N.captain").state
    assert (ask_of(state).kind, state.copies[0]) == ("flick", None)
    off = flick(state, "S.captain", rest={"S.captain": (100, 400)})
    assert mount_of(off.state, "S.captain") == ""
    assert winner(flick(step.state, "N.captain", *knocked("N.runner", "N.captain"))) == [1]


@pytest.mark.parametrize(("victim", "rides"), [("N.runner", True), ("N.major", False)])
def test_po66_a_rescued_puck_stands_under_the_shadow_unless_it_is_immune(victim, rides):
    state = mounted(without(played(HOODS, CITIZENS), "S.guard"), "N.guard", turn=0)
    fell = flick(state, "S.captain", *knocked(victim)).state
    step = chosen(fell, victim)
    assert mount_of(step.state) == (victim if rides else "")
    assert [event.piece for event in only(step, Shifted)] == ([] if rides else ["S.shadow"])
    assert overlapping(step.state) is None


def test_po41_riders_count_as_in_play():
    state = without(mounted(), "S.assassin", "S.runner", "S.infested")
    step = flick(patched(state, turn=1), "N.captain", *knocked("S.shaman", "N.captain"))
    assert ask_of(step.state).kind == "remove_obstacle"
    assert winner(step) == []


def test_po91_nobody_aims_at_the_rider_and_is_told_why():
    dials = [dial for one in ask_of(mounted()).choices for dial in one.dials if isinstance(dial, Bearing)]
    assert dials
    for dial in dials:
        assert "S.shadow" not in [target.code for target in dial.targets]
        assert "pitchout-unaimable-rider" in [one.hint.key for one in dial.barred if one.hint]


def test_po94_the_rider_that_is_flicked_is_told_why_it_cannot_aim_at_its_mount_or_itself():
    ride = next(one for one in ask_of(mounted(turn=0)).choices if one.code == "S.shadow")
    barred = [one.hint.key for dial in ride.dials if isinstance(dial, Bearing) for one in dial.barred if one.hint]
    assert "pitchout-unaimable-mount" in barred
    assert "aim-itself" in barred
