import math

import msgspec
import pytest

from bot.games.contract.dials import Place
from bot.games.contract.preview import Assist
from bot.games.contract.vocabulary import Point
from bot.games.pitchout.rules.values import Deploy, Flick, FlickAgain, Guard, PlaceRestored
from tests.support.games.pitchout_matches import (
    GAME,
    LUCK,
    NOTHING,
    answer,
    ask_of,
    chosen,
    default,
    fall,
    flick,
    knocked,
    patched,
    playing,
    push,
    thrown,
    without,
)


def seen(state):
    return GAME.view(state, None)


def statuses(state):
    view = seen(state)
    return {piece.id: piece.status for piece in (*view.pucks, *view.blocks)}


def lonely():
    """The Captains far from everything."""
    return patched(
        without(playing(), "S1", "S2", "N1", "N2", "C"),
        {"S.captain": {"x": 100.0, "y": 300.0}, "N.captain": {"x": 100.0, "y": 500.0}},
    )


def sketch(state, action, assist):
    ask = ask_of(state)
    return GAME.sketch(GAME.view(state, ask.seat), ask, action, assist)


def test_pieces_are_in_hand_in_play_awaiting_return_or_out():
    state = GAME.setup(2, {}, LUCK).state
    assert set(statuses(state).values()) == {"hand"}
    state = default(default(state).state).state
    assert {status for piece, status in statuses(state).items() if piece[0] == "SN"[state.starter]} == {"play"}
    assert statuses(state)["C"] == "hand"
    step = flick(without(playing(), "N2"), "S.captain", push(0.1, "C", "N.runner"), fall(0.2, "N.runner"))
    assert (statuses(step.state)["N.runner"], statuses(step.state)["N2"], statuses(step.state)["S2"]) == (
        "return",
        "out",
        "play",
    )
    step = flick(playing(), "S.captain", push(0.1, "S.captain", "N.runner"), fall(0.2, "N.runner"))
    assert statuses(step.state)["N.runner"] == "out"


def test_the_view_is_the_same_for_everybody():
    state = playing()
    views = [GAME.view(state, viewer) for viewer in (0, 1, None)]
    assert [view.viewer for view in views] == [0, 1, None]
    assert {msgspec.structs.replace(view, viewer=None) for view in views} == {views[-1]}


def test_the_view_names_who_must_act():
    state = playing(starter=1)
    assert (seen(state).phase, seen(state).active, seen(state).turn) == ("flick", (1,), 1)
    state = flick(
        state, "N.captain", push(0.1, "N.captain", "S.guard"), push(0.2, "N.captain", "S.runner"), fall(0.3, "S.runner")
    )
    assert (seen(state.state).phase, seen(state.state).active) == ("guard", (0,))


def test_the_last_flick_shows_ways_hits_and_falls():
    state = answer(lonely(), Flick("S.captain", 0, 100)).state
    last = state.last
    trails = {trail.id: trail for trail in last.trails}
    assert (last.puck, last.angle, last.strength) == ("S.captain", 0, 100)
    assert set(trails) == {"S.captain", "N.captain"}
    assert trails["N.captain"].fell
    assert trails["N.captain"].points[0] == Point(100, 500)
    assert trails["N.captain"].points[-1] == Point(100, 800)
    assert [(hit.x, hit.y) for hit in last.hits] == [pytest.approx((100, 485), abs=0.02)]


def test_a_straight_way_has_no_bends_and_a_struck_piece_turns_off():
    aim = math.degrees(math.atan2(10, 200))
    trails = {trail.id: trail for trail in answer(lonely(), Flick("S.captain", aim, 60)).state.last.trails}
    assert len(trails["N.captain"].points) == 2
    assert len(trails["S.captain"].points) == 3


def test_without_a_film_the_ways_are_straight():
    last = flick(playing(), "S.captain", push(0.1, "S.captain", "N.guard"), rest={"S.captain": (10, 20)}).state.last
    assert [(trail.id, trail.points) for trail in last.trails] == [("S.captain", (Point(300, 60), Point(10, 20)))]
    assert last.hits == ()


def test_po66_po33_the_trail_of_a_puck_that_is_back_tells_of_no_fall():
    def fallen(state):
        return {trail.id for trail in state.last.trails if trail.fell}

    rescue = flick(playing(), "S.captain", *knocked("N.runner")).state
    assert fallen(rescue) == {"N.runner"}
    assert fallen(chosen(rescue, "decline").state) == {"N.runner"}
    assert fallen(chosen(rescue, "N.runner").state) == set()
    back = flick(playing(), "S.captain", *thrown("N.runner"), fall(0.9, "C")).state
    assert fallen(back) == {"N.runner", "C"}
    assert fallen(default(back).state) == {"C"}


def test_an_expert_sees_a_short_ray():
    shown = sketch(lonely(), Flick("S.captain", 90, 50), Assist.EXPERT)
    (line,) = shown.lines
    assert line.points[1] == Point(175, pytest.approx(300))
    assert shown.ghosts == ()
    assert (shown.aim.piece, shown.aim.bearing, shown.aim.strength, shown.aim.reach) == ("S.captain", 90, 50, 1200)


def test_standard_shows_the_first_contact_and_where_the_struck_puck_sets_off():
    shown = sketch(lonely(), Flick("S.captain", 0, 50), Assist.STANDARD)
    assert [line.kind for line in shown.lines] == ["aim", "leave"]
    (ghost,) = shown.ghosts
    assert (ghost.kind, ghost.id, ghost.x, ghost.y) == ("contact", "S.captain", 100, pytest.approx(470, abs=0.1))
    assert shown.lines[1].points[1].y == pytest.approx(850)  # 350 mm, in steps of 25: over the edge, which is at 800
    free = sketch(lonely(), Flick("S.captain", 90, 50), Assist.STANDARD)
    assert free.lines[0].points[1].x == pytest.approx(700)


def test_full_shows_the_way_until_rest():
    shown = sketch(lonely(), Flick("S.captain", 0, 50), Assist.FULL)
    assert [line.kind for line in shown.lines] == ["aim", "leave"]
    assert shown.lines[1].points[-1].y > 700
    soft = sketch(lonely(), Flick("S.captain", 0, 20), Assist.FULL)
    ends = [(ghost.kind, ghost.id) for ghost in soft.ghosts]
    assert ends == [("contact", "S.captain"), ("rest", "S.captain"), ("rest", "N.captain")]
    assert (soft.ghosts[2].x, soft.ghosts[2].y) == (soft.lines[1].points[-1].x, soft.lines[1].points[-1].y)
    harder = sketch(lonely(), Flick("S.captain", 0, 100), Assist.FULL)
    assert [ghost.kind for ghost in harder.ghosts if ghost.id == "N.captain"] == ["fall"]


def test_a_forbidden_flick_says_why():
    state = patched(playing(), {"S.captain": {"x": 350.0, "y": 400.0}})
    shown = sketch(state, Flick("S.captain", 90, 50), Assist.FULL)
    assert [word.key for word in shown.words] == ["pitchout-refused-toward"]
    free = patched(state, skips=2)
    assert sketch(free, Flick("S.captain", 90, 50), Assist.FULL).words == ()


def test_the_second_flick_is_sketched_from_where_the_puck_lies():
    state = answer(playing(), Flick("S.runner", 90, 5), NOTHING).state
    shown = sketch(state, FlickAgain(90, 50), Assist.EXPERT)
    assert (shown.aim.piece, shown.aim.origin) == ("S.runner", Point(600, 150))


def test_placements_show_ghosts_and_objections():
    state = default(GAME.setup(2, {}, LUCK).state).state
    offered = ask_of(state).choices[0].action
    shown = sketch(state, offered, Assist.EXPERT)
    assert [ghost.id for ghost in shown.ghosts] == [place.id for place in offered.places]
    assert shown.words == ()
    wrong = Deploy((Place(offered.places[0].id, 400, 400), *offered.places[1:]))
    refused = sketch(state, wrong, Assist.FULL)
    assert [word.key for word in refused.words] == ["pitchout-refused-zone"]
    assert (shown.faulty, refused.faulty) == ((), (offered.places[0].id,))
    state = flick(playing(), "S.captain", push(0.1, "C", "N.runner"), fall(0.2, "N.runner")).state
    back = PlaceRestored((Place("N.runner", 500, 740),))
    refused = sketch(state, back, Assist.FULL)
    assert [word.key for word in refused.words] == ["pitchout-refused-overlap"]
    assert refused.faulty == ("N.runner",)


def test_other_answers_have_nothing_to_sketch():
    state = flick(playing(), "S.captain", push(0.1, "S.captain", "N.runner"), fall(0.2, "N.runner")).state
    shown = sketch(state, Guard(None), Assist.FULL)
    assert (shown.aim, shown.lines, shown.ghosts, shown.words) == (None, (), (), ())
    assert chosen(state, "decline").state.phase == "flick"
