"""Three and four seats: two against two and free for all (V-1 to V-7)."""

import itertools
from pathlib import Path

import pytest

from bot.games.contract.base import Answer, Illegal, Left, TimedOut, position
from bot.games.contract.dials import Place, Zone
from bot.games.contract.luck import Rng
from bot.games.pitchout.rules.event_text import event_phrase, score
from bot.games.pitchout.rules.events import Eliminated, KnockedOut, MatchWon, RoundWon, ShootoutDrawn, ShotOut, Skipped
from bot.games.pitchout.rules.launches import suspended
from bot.games.pitchout.rules.resolution import has_lost
from bot.games.pitchout.rules.seating import DUEL, FREE, PAIRS, partners, seen_from, to_far_edge, zones
from bot.games.pitchout.rules.step_builder import eliminated, in_round
from bot.games.pitchout.rules.values import Lineup, Shoot
from bot.words import Catalogue
from pichenette.testing.playing import for_seats, match
from tests.support.games.pitchout_complete import asked, late, says
from tests.support.games.pitchout_matches import (
    GAME,
    LUCK,
    expire,
    fall,
    flick,
    knocked,
    only,
    patched,
    push,
    trace,
    without,
)

WORDS = Catalogue(Path(__file__).parents[3] / "data" / "words")
QUICK = {0, 1, 8, 9}  # some matches, among them every arrangement
THOROUGH = {*range(2, 8), *range(10, 16), 27}  # more matches, among them every arrangement
ARRANGED = ((3, "free"), (4, "pairs"), (4, "free"))


def playing(seats=3, **options):
    return position(GAME, "play", seats, options, LUCK)


def refused(seats, **options):
    with pytest.raises(Illegal) as refusal:
        GAME.setup(seats, options, LUCK)
    return refusal.value.rule


@pytest.fixture(scope="module", params=[QUICK, pytest.param(THOROUGH, marks=pytest.mark.thorough)], ids=len)
def steps(request):
    spec = {seats: for_seats(GAME.spec, seats) for seats in (3, 4)}
    return [one for seed in sorted(request.param) for one in match(GAME, b"several%d" % seed, spec=spec[3 + seed % 2])]


def test_v1_v2_what_does_not_go_together_is_refused():
    assert refused(2, sides="pairs") == "V-1"
    assert refused(2, sides="free") == "V-2"
    assert refused(3, sides="pairs") == "V-1"
    assert refused(4, format="7", mode="complete") == "V-1"
    assert refused(3, antipassive="on") == "V-6"
    assert refused(5) == "PO-3"


@pytest.mark.parametrize(("seats", "sides"), [(2, "usual"), (3, "free"), (4, "pairs")])
def test_v1_v2_usual_sides_are_resolved(seats, sides):
    options = dict(GAME.setup(seats, {}, LUCK).state.options)
    assert options["sides"] == sides
    assert options["mirror"] == ("off" if seats == 2 else "on")
    assert options["format"] == "5"


@pytest.mark.parametrize("mode", ["initiation", "complete"])
@pytest.mark.parametrize(("seats", "sides"), ARRANGED)
def test_v1_v2_a_view_tells_who_sits_where(seats, sides, mode):
    state = playing(seats, sides=sides, mode=mode)
    view = GAME.view(state, None)
    assert view.sides == (PAIRS if sides == "pairs" else FREE[seats])
    assert view.partners == (((0, 2), (1, 3)) if sides == "pairs" else tuple((seat,) for seat in range(seats)))
    assert (view.out, view.gone) == ((), ())
    assert {len(value) for value in (view.wins, view.passive, view.copies, view.lineups, view.zones)} == {seats}
    for puck in view.pucks:
        zone = view.zones[puck.seat]
        assert puck.label[0] == "ABCD"[puck.seat]
        assert zone.x0 < puck.x < zone.x1
        assert zone.y0 < puck.y < zone.y1
    assert [block.owner for block in view.blocks] == [*range(seats), None]


def test_v2_the_zones_of_four_sides_do_not_overlap():
    for sides in (PAIRS, *FREE.values()):
        for one, two in itertools.combinations(zones(sides), 2):
            assert one.x1 <= two.x0 or two.x1 <= one.x0 or one.y1 <= two.y0 or two.y1 <= one.y0
    assert zones(FREE[4])[1] == Zone(600.0, 200.0, 800.0, 600.0)
    assert zones(PAIRS)[3] == Zone(400.0, 600.0, 800.0, 800.0)


def test_v7_every_side_sees_its_zone_from_its_own_edge():
    """Ten right and twenty ahead of the left-hand near corner; the far edge is 780 mm ahead of there."""
    seen = {side: (seat, sides) for sides in (PAIRS, FREE[4]) for seat, side in enumerate(sides)}
    places = {side: seen_from(sides, seat, 10.0, 20.0) for side, (seat, sides) in seen.items()}
    assert {side: (place.x, place.y) for side, place in places.items()} == {
        "SW": (10.0, 20.0),
        "SE": (410.0, 20.0),
        "NW": (390.0, 780.0),
        "NE": (790.0, 780.0),
        "S": (210.0, 20.0),
        "E": (780.0, 210.0),
        "N": (590.0, 780.0),
        "W": (20.0, 590.0),
    }
    for side, (seat, sides) in seen.items():
        assert to_far_edge(sides, seat, places[side].x, places[side].y) == 780.0


def shot(state, seat):
    return asked(state, seat).choices[0].action


def shooting(sides="free"):
    state = GAME.setup(4, {"mode": "complete", "sides": sides}, LUCK).state
    while state.phase != "shootout":
        state = GAME.apply(state, TimedOut(GAME.asks(state)[0].id), LUCK).state
    return state


def all_shoot(state, seen):
    for seat in (3, 1, 2, 0):
        step = says(state, "shootout", seat, shot(state, seat), seen)
        state = step.state
    return step


def test_po9_all_captains_are_launched_at_once_each_to_its_far_edge():
    rest = {"S.captain": (400, 700), "E.captain": (90, 400), "N.captain": (300, 95), "W.captain": (799, 400)}
    step = all_shoot(shooting(), trace(fall(1.0, "W.captain"), rest=rest))
    assert only(step, ShotOut) == [ShotOut(1, (100.0, 90.0, 95.0, None), 1)]
    assert asked(step.state, 1).kind == "first_player"
    assert [choice.code for choice in asked(step.state, 1).choices] == ["self", "S", "N", "W"]


def test_po9_the_best_two_too_near_or_nobody_is_a_repeat_and_then_luck():
    state = shooting()
    near = trace(rest={"S.captain": (400, 700), "E.captain": (100.4, 400), "N.captain": (300, 300)})
    step = all_shoot(state, near)
    assert (step.state.phase, step.state.waiting) == ("shootout", (0, 1, 2, 3))
    step = all_shoot(all_shoot(step.state, trace()).state, near)
    (drawn,) = only(step, ShootoutDrawn)
    assert asked(step.state, drawn.winner).kind == "first_player"


def test_v1_partners_shoot_across():
    rest = {"SW.captain": (100, 700), "NW.captain": (100, 90), "SE.captain": (600, 780), "NE.captain": (600, 300)}
    step = all_shoot(shooting("pairs"), trace(rest=rest))
    assert only(step, ShotOut)[0].scores == (100.0, 90.0, 20.0, 300.0)


def test_po8_a_shot_starts_in_the_own_zone():
    state = shooting()
    with pytest.raises(Illegal) as refusal:
        says(state, "shootout", 1, Shoot((Place("E.captain", 400.0, 100.0),), 0.0, 50.0))
    assert refusal.value.rule == "PO-11"
    assert shot(state, 1).angle == 270.0


def test_po6_a_lineup_is_hidden_from_all_others_even_the_partner():
    state = GAME.setup(4, {"mode": "complete"}, LUCK).state
    while state.phase != "lineup":
        state = late(state, state.waiting[0]).state
    chosen = ("captain", "runner", "major", "commando", "sapper")
    state = says(state, "lineup", 0, Lineup(chosen)).state
    assert [GAME.view(state, viewer).lineups[0] for viewer in (None, 1, 2, 3)] == [()] * 4
    assert GAME.view(state, 0).lineups[0] == chosen


def test_po19_the_ban_is_suspended_when_all_in_the_round_were_skipped():
    state = playing(4)
    assert [suspended(patched(state, skips=skips)) for skips in (2, 3, 4)] == [False, False, True]
    state = flick(without(state, "NW.guard"), "SW.runner", *knocked("NW.captain", "SW.runner")).state
    assert in_round(state) == (0, 2, 3)
    assert [suspended(patched(state, skips=skips)) for skips in (2, 3)] == [False, True]


def test_v3_several_are_knocked_out_in_turn_order_even_if_one_decides_late():
    """W is out at once, E only when its Guard gives it up: still E, next after S, was first."""
    state = without(playing(4, sides="free"), "W.guard")
    step = flick(
        state, "S.runner", *knocked("W.captain", "S.runner"), push(0.4, "S.runner", "E.captain"), fall(0.5, "E.captain")
    )
    assert [event.seat for event in only(step, KnockedOut)] == [3]
    step = GAME.apply(step.state, Answer(asked(step.state, 1).id, 1, asked(step.state, 1).choices[-1].action), LUCK)
    assert [event.seat for event in only(step, KnockedOut)] == [1]
    assert step.state.out == (1, 3)
    assert step.state.turn == 2


def test_v3_whoever_is_knocked_out_is_not_asked_to_put_a_puck_back():
    state = without(playing(3), "E.guard")
    step = flick(
        state,
        "S.immortal",
        push(0.1, "S.immortal", "C"),
        push(0.2, "C", "E.runner"),
        fall(0.3, "E.runner"),
        push(0.4, "S.immortal", "E.captain"),
        fall(0.5, "E.captain"),
    )
    assert (step.state.phase, step.state.turn, step.state.returns) == ("flick", 2, ())


def test_v3_a_rider_of_a_taken_up_mount_stands_on_the_ground():
    state = without(playing(4, sides="free"), "W.guard")
    there = next(puck for puck in state.pucks if puck.id == "W.runner")
    state = patched(state, {"N.runner": {"x": there.x, "y": there.y, "mount": "W.runner"}})
    step = flick(state, "S.runner", *knocked("W.captain", "S.runner"))
    rider = next(puck for puck in step.state.pucks if puck.id == "N.runner")
    assert (rider.in_play, rider.mount, rider.x, rider.y) == (True, "", there.x, there.y)


def test_po48_three_flicks_lost_on_time_are_the_end_of_a_seat_not_of_the_match():
    state = playing(3)
    for _ in range(6):
        state = expire(state).state
    step = expire(state)
    assert step.state.gone == (0,)
    assert GAME.outcome(step.state) is None
    assert asked(step.state, 1).kind == "flick"
    assert not [puck for puck in step.state.pucks if puck.in_play and puck.id.startswith("S.")]


def test_v6_who_has_left_can_neither_leave_again_nor_be_named():
    state = GAME.apply(playing(3), Left(1), LUCK).state
    for seat in (1, 3, 7):
        with pytest.raises(Illegal):
            GAME.apply(state, Left(seat), LUCK)


def test_v6_when_the_last_rival_in_the_round_leaves_the_round_is_won():
    state = flick(without(playing(3), "E.guard"), "S.runner", *knocked("E.captain", "S.runner")).state
    step = GAME.apply(state, Left(2), LUCK)
    assert [(event.seat, event.reason) for event in only(step, RoundWon)] == [(0, "left")]
    assert (asked(step.state, 1).kind, step.state.wins) == ("next_starter", (1, 0, 0))
    codes = [choice.code for choice in asked(step.state, 1).choices]
    assert codes == ["self", "S"]


@pytest.mark.parametrize("seeds", [range(3), pytest.param(range(3, 12), marks=pytest.mark.thorough)], ids=len)
@pytest.mark.parametrize("seats", [3, 4])
def test_leaving_at_any_time_leaves_a_match_that_ends(seats, seeds):
    """A seat leaves at some point, the others play on at random and by the clock; the one that left ranks last."""
    for seed in seeds:
        rng = Rng(b"leavers%d" % seed)
        played = [one.step.state for one in match(GAME, b"leave%d" % seed, spec=for_seats(GAME.spec, seats))]
        state = played[rng.below(len(played) - 1)]
        gone = list(state.gone)
        for revision in range(4000):
            asks = GAME.asks(state)
            if not asks:
                break
            there = [seat for seat in range(seats) if seat not in state.gone]
            if revision % 9 == 0:
                gone.append(rng.pick(there))
                state = GAME.apply(state, Left(gone[-1]), LUCK).state
            else:
                ask = rng.pick(asks)
                assert ask.seat in there
                move = Answer(ask.id, ask.seat, rng.pick(ask.choices).action)
                state = GAME.apply(state, move, Rng(b"x", revision)).state
            assert GAME.spec.tools.validate(state) == ()
        ranks = GAME.outcome(state).ranks
        assert sorted(seat for rank in ranks for seat in rank) == list(range(seats))
        assert [rank[0] for rank in ranks[len(ranks) - len(state.gone) :]] == list(reversed(state.gone))


def test_who_leaves_is_told_to_leave_others_playing_until_one_side_is_left():
    state = GAME.setup(3, GAME.spec.complete({}), LUCK).state
    first = GAME.apply(state, Left(1), LUCK)
    last = GAME.apply(first.state, Left(2), LUCK)
    english, french = WORDS.of("en"), WORDS.of("fr")
    assert english.say(event_phrase(first.events[0], FREE[3])) == "Azure leaves the match; the others play on."
    assert french.say(event_phrase(first.events[0], FREE[3])) == "Azur quitte la partie\u00a0; les autres continuent."
    assert english.say(event_phrase(last.events[0], FREE[3])) == "Jade resigns."
    with pytest.raises(Illegal) as refusal:
        GAME.apply(first.state, Left(1), LUCK)
    assert english.say(refusal.value.reason) == "You already left this match."


@pytest.mark.long
def test_only_seats_in_the_round_play_it(steps):
    for state in (one.step.state for one in steps):
        for seat in state.out:
            assert not [puck for puck in state.pucks if puck.in_play and puck.id.startswith(f"{sides(state)[seat]}.")]
        if state.phase in ("flick", "flick_again"):
            assert state.turn in in_round(state)
            assert not [seat for seat in in_round(state) if has_lost(state, seat)]
            assert len([team for team in partners(sides(state)) if {*team} & {*in_round(state)}]) > 1


def sides(state):
    return GAME.view(state, None).sides


@pytest.mark.long
def test_turns_go_round_those_in_the_round(steps):
    for one in steps:
        if one.before is None or (one.before.phase, one.step.state.phase) != ("flick", "flick"):
            continue
        skips = [event.seat for event in one.step.events if isinstance(event, Skipped) and event.why == "blocked"]
        seats, state = len(one.before.wins), one.step.state
        order = [(one.before.turn + step) % seats for step in range(1, seats + 1)]
        waiting = [seat for seat in order if seat in in_round(state) and seat not in skips]
        assert state.turn == waiting[0] or len(skips) >= len(in_round(state)) - 1


@pytest.mark.long
def test_a_puck_out_was_told_or_its_seat_knocked_out(steps):
    for one in steps:
        if one.before is None or any(isinstance(event, RoundWon) for event in one.step.events):
            continue
        eliminations = {event.puck for event in one.step.events if isinstance(event, Eliminated)}
        for seat in in_round(one.step.state):
            assert {*eliminated(one.step.state, seat)} - {*eliminated(one.before, seat)} <= eliminations


@pytest.mark.long
def test_every_variant_ends_by_rounds(steps):
    ended = [one for one in steps if GAME.outcome(one.step.state) is not None]
    kinds = {(len(one.step.state.wins), dict(one.step.state.options)["sides"]) for one in ended}
    assert kinds == {*ARRANGED}
    for one in ended:
        ranks = GAME.outcome(one.step.state).ranks
        assert ranks[0] == tuple(seat for seat, won in enumerate(one.step.state.wins) if won == 2)[: len(ranks[0])]


def test_partners_win_together_in_words():
    texts = [
        WORDS.of("en").say(event_phrase(event, PAIRS))
        for event in (RoundWon(2, 1, "captain"), MatchWon(0, (2, 1, 2, 1)), KnockedOut(3, "alone"))
    ]
    assert texts == [
        "Round 1 goes to Amber and Jade: all rivals are out.",
        "The match goes to Amber and Jade. Rounds won: 2–1.",
        "Rose is out of this round: its Captain is alone.",
    ]
    assert score((1, 0, 0), FREE[3]) == "1–0–0"
    assert score((1, 0), DUEL) == "1–0"
