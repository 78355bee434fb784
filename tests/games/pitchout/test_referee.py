import itertools

import pytest

from bot.games.pitchout.rules.events import Eliminated, Fell, Spared, Struck, Touched
from bot.games.pitchout.rules.referee import Situation, judge
from bot.physics.trace import Contact
from tests.support.games.pitchout_matches import contact, fall, push, trace


def judged(*seen, flicked="S.captain", power=None, first_only=True):
    return judge(trace(*seen), Situation(flicked, power or flicked[2:], first_only))


def out(verdict):
    return {event.puck: event.by for event in verdict.exits}


def test_po21_a_body_that_leaves_falls():
    verdict = judged(fall(0.5, "S.captain", 400, 800))
    assert Fell("S.captain", 400, 800) in verdict.events
    assert out(verdict) == {"S.captain": None}


def test_po22_a_touch_is_mutual_and_told_once():
    verdict = judged(push(0.1, "S.captain", "N.guard"), push(0.3, "N.guard", "S.captain"))
    assert [event for event in verdict.events if isinstance(event, Touched)] == [Touched("S.captain", "N.guard")]
    assert verdict.touched
    assert verdict.touched_foe


def test_po22_less_than_a_millimetre_a_second_is_no_touch():
    soft = judged(push(0.1, "S.captain", "N.guard", dv=0.999), fall(0.5, "N.guard"))
    assert not soft.touched
    assert out(soft) == {"N.guard": None}
    assert judged(push(0.1, "S.captain", "N.guard", dv=1.0)).touched


def test_po22_a_touch_of_others_is_none_of_the_flicked_puck():
    verdict = judged(push(0.1, "S.captain", "C"), push(0.2, "C", "S.guard"), push(0.3, "S.guard", "N.runner"))
    assert not verdict.touched
    assert verdict.touched_foe
    comrades = judged(push(0.1, "S.captain", "S.guard"))
    assert comrades.touched
    assert not comrades.touched_foe
    assert not judged(push(0.1, "N.captain", "N.guard")).touched_foe


def test_po23_a_standing_chain_pushes_away_from_the_body_that_moved():
    chain = (
        push(0.1, "S.captain", "N.guard"),
        contact(0.1, "N.guard", "N.captain"),
        contact(0.1, "N.captain", "N.runner"),
    )
    for order in itertools.permutations(chain):
        verdict = judged(*order, fall(0.2, "N.runner"), fall(0.3, "N.captain"), fall(0.4, "N.guard"))
        assert out(verdict) == {"N.runner": "N.captain", "N.captain": "N.guard", "N.guard": "S.captain"}


def test_po23_a_chain_through_an_obstacle_is_pushed_by_it():
    verdict = judged(push(0.1, "S.captain", "C"), contact(0.1, "C", "N.guard"), fall(0.2, "N.guard"))
    assert verdict.returns == ("N.guard",)
    assert Spared("N.guard", "obstacle", "C") in verdict.events


def test_po23_a_chain_with_no_pusher_starts_at_what_moved_before():
    verdict = judged(contact(0.1, "S.captain", "N.guard"), contact(0.1, "N.guard", "N.captain"), fall(0.2, "N.captain"))
    assert out(verdict) == {"N.captain": "N.guard"}
    later = judged(
        push(0.1, "S.captain", "N.runner"),
        contact(0.2, "N.immortal", "N.runner"),
        fall(0.3, "N.immortal"),
    )
    assert out(later) == {"N.immortal": "N.runner"}


@pytest.mark.parametrize(
    ("one", "two", "pusher"),
    [
        ("C", "N.immortal", "N.immortal"),
        ("S.immortal", "N.captain", "S.immortal"),
        ("S.runner", "S.guard", "S.guard"),
        ("N.runner", "N.assassin", "N.assassin"),
    ],
)
def test_po23_equal_speeds_a_puck_then_the_flicking_seats_then_roster_order(one, two, pusher):
    both_move = (push(0.1, "S.captain", one), push(0.15, "S.captain", two))
    pushed = two if pusher == one else one
    verdict = judged(*both_move, contact(0.2, one, two), fall(0.3, "N.captain"), fall(0.4, one), fall(0.5, two))
    causes = out(verdict)
    if pushed in causes:
        assert causes[pushed] == pusher
    else:
        assert pushed in (*verdict.blocks, *verdict.returns)
    assert causes[pusher] == "S.captain"


def test_po24_the_cause_is_the_last_push_received():
    verdict = judged(
        push(0.1, "C", "N.guard"),
        push(0.2, "S.captain", "N.guard"),
        push(0.3, "N.guard", "N.runner"),
        push(0.35, "N.guard", "S1"),
        fall(0.4, "N.guard"),
    )
    assert out(verdict) == {"N.guard": "S.captain"}


def test_po24_a_push_of_less_than_a_tenth_of_the_speed_changes_nothing():
    shoved = push(0.1, "S.captain", "N.guard")
    assert judged(shoved, push(0.2, "C", "N.guard", share=0.0999), fall(0.4, "N.guard")).returns == ()
    assert judged(shoved, push(0.2, "C", "N.guard", share=0.1), fall(0.4, "N.guard")).returns == ("N.guard",)


def test_po24_the_share_is_that_of_the_piece_that_was_pushed():
    even = Contact(0.2, "N.guard", "N.runner", "", 4e3, 500, share=0.5, other_share=0.05)
    moving = (push(0.1, "S.captain", "N.guard"), push(0.1, "S1", "N.runner"))
    assert out(judged(*moving, even, fall(0.3, "N.runner"))) == {"N.runner": "N.guard"}
    turned = Contact(0.2, "N.guard", "N.runner", "N.runner", 4e3, 500, share=0.05, other_share=0.5)
    assert out(judged(*moving, turned, fall(0.3, "N.guard"))) == {"N.guard": "S.captain"}


def test_po24_what_follows_the_fall_of_another_does_not_matter():
    verdict = judged(
        push(0.1, "C", "N.guard"), fall(0.4, "N.guard"), push(0.5, "S.captain", "N.runner"), fall(0.6, "N.runner")
    )
    assert (verdict.returns, out(verdict)) == (("N.guard",), {"N.runner": "S.captain"})


def test_po14_a_contact_at_the_instant_of_a_fall_comes_before_it():
    verdict = judged(fall(0.4, "N.guard"), push(0.4, "C", "N.guard"))
    assert verdict.returns == ("N.guard",)


def test_po25_po27_exits_of_both_seats_in_order():
    verdict = judged(
        push(0.1, "S.captain", "N.guard"),
        push(0.2, "S.captain", "S.guard"),
        fall(0.3, "N.guard"),
        fall(0.4, "S.captain"),
        fall(0.5, "S.guard"),
    )
    assert verdict.exits == (
        Eliminated("N.guard", "exit", "S.captain"),
        Eliminated("S.captain", "exit", None),
        Eliminated("S.guard", "exit", "S.captain"),
    )


def test_po26_a_struck_puck_is_out_at_once_but_still_pushes():
    verdict = judged(
        push(0.1, "S.assassin", "N.guard"),
        push(0.2, "N.guard", "N.runner"),
        fall(0.3, "N.runner"),
        fall(0.4, "N.guard"),
        flicked="S.assassin",
    )
    assert out(verdict) == {"N.runner": "N.guard"}
    assert [event.puck for event in verdict.struck] == ["N.guard"]


def test_po34_a_struck_puck_thrown_out_by_an_obstacle_stays_eliminated():
    verdict = judged(
        push(0.1, "S.assassin", "N.guard"), push(0.2, "C", "N.guard"), fall(0.3, "N.guard"), flicked="S.assassin"
    )
    assert (verdict.returns, [event.puck for event in verdict.struck]) == ((), ["N.guard"])


def test_po32_an_obstacle_falls():
    verdict = judged(push(0.1, "S.captain", "N1"), fall(0.4, "N1"))
    assert verdict.blocks == ("N1",)
    assert verdict.exits == ()


@pytest.mark.parametrize("puck", ["N.captain", "N.guard", "S.guard", "S.captain"])
def test_po33_a_puck_thrown_out_by_an_obstacle_is_returned_whosever_it_is(puck):
    verdict = judged(push(0.1, "S.captain", "C"), push(0.2, "C", puck), fall(0.3, puck))
    assert (verdict.returns, verdict.exits) == ((puck,), ())


def test_po35_the_examples_of_the_rule():
    hit = push(0.1, "S.captain", "C")
    assert judged(hit, push(0.2, "C", "N.guard"), fall(0.3, "N.guard")).returns == ("N.guard",)
    both = judged(
        hit, push(0.2, "C", "N.guard"), push(0.3, "N.guard", "N.runner"), fall(0.4, "N.runner"), fall(0.5, "N.guard")
    )
    assert (out(both), both.returns) == ({"N.runner": "N.guard"}, ("N.guard",))
    assert out(judged(hit, fall(0.3, "S.captain"))) == {"S.captain": None}
    bounced = judged(push(0.1, "S.captain", "N.guard"), push(0.2, "N.guard", "C"), fall(0.3, "N.guard"))
    assert out(bounced) == {"N.guard": "S.captain"}


def test_po56_contacts_at_once_are_judged_along_the_chain_then_by_impulse_then_by_roster():
    at_once = [
        push(0.1, "S.assassin", "N.runner", impulse=1e3),
        push(0.100009, "S.assassin", "N.immortal", impulse=5e3),
    ]
    assert [e.puck for e in judged(*at_once, flicked="S.assassin").struck] == ["N.immortal"]
    level = [push(0.1, "S.assassin", "N.runner"), push(0.1, "S.assassin", "N.guard")]
    assert [e.puck for e in judged(*level, flicked="S.assassin").struck] == ["N.guard"]
    later = [push(0.1, "S.assassin", "N.runner", impulse=1e3), push(0.10002, "S.assassin", "N.immortal", impulse=5e3)]
    assert [e.puck for e in judged(*later, flicked="S.assassin").struck] == ["N.runner"]
    for second in (contact(0.1, "N.captain", "N.guard", impulse=9e3), push(0.1, "N.guard", "N.captain", impulse=9e3)):
        chain = [second, push(0.1, "S.captain", "N.guard", impulse=1e3)]
        touches = [e for e in judged(*chain).events if isinstance(e, Touched)]
        assert touches == [Touched("S.captain", "N.guard"), Touched("N.guard", "N.captain")]


def test_po70_the_assassin_strikes_the_first_foe_he_touches_however_softly():
    verdict = judged(
        push(0.1, "S.assassin", "S.runner"),
        push(0.2, "S.assassin", "N.captain", dv=1.0),
        push(0.3, "S.assassin", "N.guard"),
        flicked="S.assassin",
    )
    assert verdict.struck == (Eliminated("N.captain", "assassin", "S.assassin", "PO-70"),)
    assert Struck("N.captain", "S.assassin") in verdict.events


def test_po57_po70_in_the_english_edition_he_strikes_every_foe():
    verdict = judged(
        push(0.1, "S.assassin", "N.captain"),
        push(0.2, "S.assassin", "N.captain"),
        push(0.3, "S.assassin", "N.guard"),
        flicked="S.assassin",
        first_only=False,
    )
    assert [event.puck for event in verdict.struck] == ["N.captain", "N.guard"]


def test_po57_po73_a_touch_of_a_struck_puck_is_still_a_touch():
    verdict = judged(push(0.1, "S.assassin", "N.captain"), flicked="S.assassin")
    assert verdict.touched
    assert verdict.touched_foe


def test_po71_the_assassin_who_falls_is_out_and_so_is_his_victim():
    verdict = judged(push(0.1, "S.assassin", "N.guard"), fall(0.3, "S.assassin"), flicked="S.assassin")
    assert out(verdict) == {"S.assassin": None}
    assert [event.puck for event in verdict.struck] == ["N.guard"]


def test_po52_po72_an_assassin_who_was_not_flicked_strikes_nobody():
    driven = judged(push(0.1, "S.captain", "S.assassin"), push(0.2, "S.assassin", "N.guard"))
    assert driven.struck == ()
    driving = judged(push(0.1, "S.assassin", "S.captain"), push(0.2, "S.captain", "N.guard"), flicked="S.assassin")
    assert driving.struck == ()
    hit = judged(push(0.1, "S.captain", "N.assassin"))
    assert hit.struck == ()


def test_po52_the_assassin_strikes_also_who_pushes_him():
    verdict = judged(push(0.2, "N.guard", "S.assassin"), flicked="S.assassin")
    assert [event.puck for event in verdict.struck] == ["N.guard"]


def test_po75_the_flicked_immortal_comes_back_whatever_the_cause():
    for pushes in ((), (push(0.1, "N.guard", "S.immortal"),), (push(0.1, "C", "S.immortal"),)):
        verdict = judged(*pushes, fall(0.3, "S.immortal"), flicked="S.immortal")
        assert (verdict.returns, verdict.exits) == (("S.immortal",), ())
    assert (
        Spared("S.immortal", "immortal", None, "PO-75") in judged(fall(0.3, "S.immortal"), flicked="S.immortal").events
    )
    victim = judged(
        push(0.1, "S.immortal", "N.guard"), fall(0.2, "N.guard"), fall(0.3, "S.immortal"), flicked="S.immortal"
    )
    assert out(victim) == {"N.guard": "S.immortal"}


def test_po76_an_immortal_pushed_out_is_eliminated_unless_an_obstacle_did_it():
    for flicked in ("S.captain", "N.captain"):
        pushed = judged(push(0.1, flicked, "S.immortal"), fall(0.3, "S.immortal"), flicked=flicked)
        assert out(pushed) == {"S.immortal": flicked}
    assert judged(push(0.1, "C", "S.immortal"), fall(0.3, "S.immortal")).returns == ("S.immortal",)


def test_po61_the_captain_has_the_power_he_copied():
    strikes = judged(push(0.1, "S.captain", "N.guard"), power="assassin")
    assert [event.puck for event in strikes.struck] == ["N.guard"]
    assert judged(fall(0.1, "S.captain"), power="immortal").returns == ("S.captain",)
