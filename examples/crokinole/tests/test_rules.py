"""The rules of Crokinole, one by one, on the real physics."""

from __future__ import annotations

import pytest

from pichenette.api import Answer, Illegal, Left, Rng, TimedOut, Unanswered
from pichenette_crokinole.rules.board import SPOTS, from_middle, points_at, seat_of, start
from pichenette_crokinole.rules.game import Crokinole
from pichenette_crokinole.rules.values import Ditched, Flick, Foul, Lying, MatchOver, RoundOver, State, Twenty

GAME = Crokinole()
LUCK = Rng(b"crokinole")


def begun(*discs: Lying, **options: str) -> State:
    """A match with some discs on the board, South to play."""
    state = GAME.begin(2, GAME.spec.complete(options), LUCK).state
    south, north = (full - sum(seat_of(one.id) == seat for one in discs) for seat, full in enumerate(state.left))
    return State(state.options, left=(south, north), discs=discs)


def flicked(state: State, spot: str, angle: float, strength: float):
    (ask,) = GAME.asks(state)
    return GAME.apply(state, Answer(ask.id, ask.seat, Flick(spot, angle, strength)), LUCK)  # type: ignore[arg-type]


def of(kind: type, step) -> list:
    return [event for event in step.events if isinstance(event, kind)]


def test_every_place_is_just_outside_the_shooting_line_whatever_is_on_the_board():
    for seat in (0, 1):
        for spot in SPOTS:
            at = start(seat, spot)
            assert from_middle(at.x, at.y) == pytest.approx(322.0, abs=0.01)
            assert points_at(at.x, at.y) == 0


@pytest.mark.parametrize(
    ("y", "points"),
    [(345.0, 20), (361.9, 20), (362.1, 15), (430.9, 15), (431.1, 10), (531.9, 10), (532.1, 5), (633.9, 5), (634.1, 0)],
)
def test_a_disc_that_touches_a_line_counts_for_the_ring_outside(y: float, points: int):
    assert points_at(345.0, y) == points


def test_a_disc_over_the_hole_is_taken_off():
    step = flicked(begun(), "P3", 0.0, 27.0)
    assert of(Twenty, step) == [Twenty("A1")]
    assert (step.state.discs, step.state.twenties) == ((), (1, 0))


def test_a_disc_that_stays_short_of_the_line_or_leaves_is_ditched():
    for strength in (2.0, 100.0):
        step = flicked(begun(), "P3", 0.0, strength)
        assert of(Ditched, step) == [Ditched("A1")]
        assert step.state.discs == ()


def test_to_miss_every_opposing_disc_is_a_foul_and_costs_the_own_discs_touched():
    mine, theirs = Lying("A1", 345.0, 245.0), Lying("B1", 200.0, 445.0)
    step = flicked(begun(mine, theirs), "P3", 0.0, 25.0)
    assert of(Foul, step)
    assert [one.disc for one in of(Ditched, step)] == ["A2", "A1"]
    assert step.state.discs == (theirs,)


def test_an_opposing_disc_may_be_touched_by_an_own_one():
    mine, theirs = Lying("A1", 345.0, 245.0), Lying("B1", 345.0, 300.0)
    step = flicked(begun(mine, theirs), "P3", 0.0, 40.0)
    assert not of(Foul, step)


def test_players_take_turns_and_a_lost_clock_costs_a_disc():
    state = begun(discs="4")
    (ask,) = GAME.asks(state)
    step = GAME.apply(state, TimedOut(ask.id), LUCK)
    assert step.events == (Unanswered(0, "CR-3"),)
    assert (step.state.left, step.state.turn) == ((3, 4), 1)


def test_rounds_are_counted_and_begun_in_turn_and_the_higher_sum_wins():
    state, starters, events = begun(discs="4", rounds="2"), [0], []
    while state.ended is None:
        step = flicked(state, "P3", 0.0 if state.turn == 0 else 180.0, 27.0 if state.turn == 0 else 100.0)
        if step.state.round != state.round:
            starters.append(step.state.turn)
        state = step.state
        events += step.events
    assert starters == [0, 1]
    assert [event.points for event in events if isinstance(event, RoundOver)] == [(80, 0), (80, 0)]
    assert events[-1] == MatchOver(0, (160, 0))
    assert GAME.outcome(state).ranks == ((0,), (1,))


def test_equal_sums_are_a_draw_and_who_leaves_loses():
    state = begun(discs="4")
    while state.ended is None:
        state = flicked(state, "P3", 0.0 if state.turn == 0 else 180.0, 27.0).state
    assert GAME.outcome(state).ranks == ((0, 1),)
    left = GAME.apply(begun(), Left(0), LUCK).state
    assert GAME.outcome(left).ranks == ((1,), (0,))


@pytest.mark.parametrize(("angle", "strength"), [(0.0, 0.5), (0.0, 101.0), (float("nan"), 50.0), (721.0, 50.0)])
def test_no_flick_is_weaker_or_harder_than_a_finger(angle: float, strength: float):
    with pytest.raises(Illegal) as refusal:
        flicked(begun(), "P3", angle, strength)
    assert refusal.value.rule == "CR-3"


@pytest.mark.parametrize(
    ("discs", "fault"),
    [
        ((Lying("A1", 345.0, 345.0),), "over the hole"),
        ((Lying("A1", 345.0, 30.0),), "in the ditch"),
        ((Lying("A1", 345.0, 400.0), Lying("B1", 345.0, 420.0)), "overlap"),
        ((Lying("A2", 345.0, 400.0),), "has not been played"),
    ],
)
def test_an_impossible_position_is_found(discs: tuple[Lying, ...], fault: str):
    (clause,) = GAME.spec.tools.validate(begun(*discs))
    assert fault in clause
