"""The judges of all games: gains that add up to the house's evaluation, better actions that hold with other luck, usual errors."""

from functools import lru_cache
from typing import Any

import msgspec
import pytest

from bot.features.reviews.rules.review import Decision, Review, TurnReview
from bot.features.reviews.rules.reviewer import Played, Reviewer
from bot.games import GAMES, JUDGES
from bot.games.contract.base import Answer, Choice
from bot.games.contract.dials import Bearing
from bot.games.contract.judge import LEAST, MOST, Slip, hand_from
from bot.games.contract.luck import Rng
from bot.games.contract.replays import REPLAYS, Replays, shares, together
from bot.games.contract.save import load
from bot.games.contract.shot_noise import Hand, hand_of
from bot.games.contract.vocabulary import phrase
from bot.games.forhonor.player.cards import gains, solved
from bot.games.forhonor.rules.values import Combat
from bot.games.pitchbowl import coach as pitchbowl
from bot.games.pitchbowl.player.lookahead import after
from bot.games.pitchbowl.player.lookahead import worth as bowl_worth
from bot.games.pitchout import coach as pitchout
from bot.games.pitchout.player.judgement import exposure, worth
from bot.games.pitchout.rules.advice import FIRM, FreeAim, free_shots, strength_of
from bot.games.pitchout.rules.judgement import table_of
from bot.games.pitchout.rules.values import Action, Flick, State
from tests.support.games.forhonor_few import standing
from tests.support.games.pitchout_matches import ask_of, playing
from tests.support.matches.played_out import person_like
from tests.support.samples import sample

TURNS = 10


@lru_cache
def turns(key: str, most: int = TURNS, seats: int = 2) -> tuple[Played, ...]:
    """The first turns of a match."""
    game = GAMES[key]
    state, found = game.setup(seats, game.spec.complete({}), Rng(b"a")).state, []
    while len(found) < most and (asks := game.asks(state)):
        move = Answer(asks[0].id, asks[0].seat, person_like(game, state, asks[0], len(found)))
        came = game.apply(state, move, Rng(b"a", len(found) + 1)).state
        found.append(Played(state, move, came))
        state = came
    return tuple(found)


@lru_cache
def begun(key: str, most: int = TURNS, seats: int = 2) -> Review:
    return Reviewer(GAMES, JUDGES).begun(key, seats, turns(key, most, seats))


@lru_cache
def reviewed(key: str, most: int = TURNS, seats: int = 2) -> Review:
    reviewer, review = Reviewer(GAMES, JUDGES), begun(key, most, seats)
    for nth, turn in enumerate(turns(key, most, seats), start=1):
        review = review.with_turn(reviewer.turn(key, nth, turn, review.hands[turn.move.seat]))
    return review


@pytest.mark.parametrize(
    ("key", "most", "seats"),
    [
        *(("pitchout", TURNS, 2), ("pitchbowl", TURNS, 2), ("offboard", 6, 2)),
        *sample(
            (
                ("forhonor", 60, 3),
                ("forhonor", 60, 2),
                ("forhonor", 60, 4),
                ("pitchout", TURNS, 3),
                ("pitchout", TURNS, 4),
            ),
            5,
        ),
    ],
)
def test_every_turn_is_reviewed_within_bounds_and_the_same_again(key: str, most: int, seats: int):
    review = reviewed(key, most, seats)
    assert review.complete
    assert sorted(seat for side in review.sides for seat in side) == list(range(seats))
    assert all(len(one) == len(review.sides) for one in review.standings)
    assert len(review.hands) == seats
    assert review.decisions
    assert all(abs(sum(one) - 1.0) < 1e-3 and min(one) >= 0.0 for one in review.standings)
    for one in review.decisions:
        assert 0.0 <= one.played <= 1.0
        assert one.best >= one.played - 1e-9
        assert bool(one.better) == (one.why is not None)
    reviewer, nth = Reviewer(GAMES, JUDGES), review.decisions[-1].turn
    turn = turns(key, most, seats)[nth - 1]
    assert reviewer.turn(key, nth, turn, review.hands[turn.move.seat]).decision == review.decisions[-1]


def test_the_parts_of_a_flick_sum_up_to_what_the_house_counts():
    for turn in turns("pitchout"):
        if isinstance(turn.move.action, Flick):
            state, seat, one = turn.before, turn.move.seat, turn.move.action
            counted = worth(state, seat, one.puck, one.angle, one.strength) - exposure(state, seat)
            assert sum(pitchout.parts(state, seat, one).values()) == pytest.approx(counted)


def test_the_parts_of_a_play_sum_up_to_what_the_house_counts():
    for turn in turns("pitchbowl"):
        seat = turn.move.seat
        came = after(turn.before, seat, turn.move.action)
        if came is not None:
            counted = bowl_worth(came, seat) - bowl_worth(turn.before, seat)
            assert sum(pitchbowl.parts(turn.before, came, seat).values()) == pytest.approx(counted)


@pytest.mark.parametrize(
    ("key", "performed"), sample([("pitchbowl", pitchbowl.performed), ("pitchout", pitchout.performed)], 2)
)
def test_a_better_action_wins_nine_of_ten_replays_with_other_luck(key: str, performed: Any):
    review, game = reviewed(key), GAMES[key]
    assert review.moments
    for one in review.moments:
        turn = turns(key)[one.turn - 1]
        hand = together(review.hands[one.seat], hand_of(turn.before.options))
        better, won = load(game.spec.action, one.better), 0
        for nth in range(REPLAYS):
            values = [
                sum(performed(turn.before, one.seat, hand, action, Rng(b"other luck", nth)).values())
                for action in (better, turn.move.action)
            ]
            won += values[0] > values[1]
        assert won >= 0.9 * REPLAYS


def test_a_flick_that_is_as_good_has_nothing_better():
    same = Replays(lambda action, rng: {"a": action + rng.gauss()}, b"luck", lambda gain: gain).judgement(
        1.0, [1.0, 1.01], pytest.fail
    )
    assert same.better is None
    assert same.best - same.played < 0.03


def test_one_that_wins_only_on_average_is_no_moment():
    """It gains much in every third replay and loses a little in the others."""

    def performed(action: str, rng: Rng) -> dict[str, float]:
        return {"a": 0.0 if action == "played" else 3.0 if rng.below(3) == 0 else -0.1}

    found = Replays(performed, b"luck", lambda gain: gain).judgement("played", ["wild"], pytest.fail)
    assert found.better is None
    assert found.best > found.played


@pytest.mark.parametrize(("bearing", "strength"), [(0.8, 3.0), (2.0, 8.0)])
def test_the_usual_error_is_found_from_slips(bearing: float, strength: float):
    rng = Rng(b"slips")
    hand = hand_from([Slip(abs(bearing * rng.gauss()), abs(strength * rng.gauss())) for _ in range(400)])
    assert hand.bearing == pytest.approx(bearing, rel=0.2)
    assert hand.strength == pytest.approx(strength, rel=0.2)


def test_the_usual_error_stays_within_reason():
    assert hand_from([]) == LEAST
    assert hand_from([Slip(0.0, None)]) == LEAST
    assert hand_from([Slip(90.0, 90.0)]) == MOST


def test_a_steady_player_has_a_small_error():
    assert all(hand.bearing <= 0.5 for hand in begun("pitchout").hands)


def test_cards_of_a_good_mixture_cost_nothing():
    combat = Combat("raider", "orochi")
    solution, table = solved(combat, 4, 4), gains(combat, 4, 4)
    for share, row in zip(solution.attacker, table, strict=True):
        worth_of_card = sum(gain * often for gain, often in zip(row, solution.target, strict=True))
        assert worth_of_card <= solution.gain + 1e-6
        if share > 0.0:
            assert worth_of_card == pytest.approx(solution.gain)


@pytest.mark.parametrize(("key", "before"), [("pitchout", 2), ("pitchbowl", 2), ("forhonor", 8), ("offboard", 0)])
def test_line_ups_and_draws_are_no_moves(key: str, before: int):
    reviewer, played = Reviewer(GAMES, JUDGES), turns(key, max(TURNS, before + 1))
    review = Review(before + 1, ((0,), (1,)), (LEAST, LEAST))
    for nth, turn in enumerate(played[: before + 1], start=1):
        review = review.with_turn(reviewer.turn(key, nth, turn, LEAST))
    assert review.moves == (before + 1,)
    assert reviewer.turn(key, 1, Played(played[0].before, None, played[0].after), LEAST).move is False


def test_laying_out_the_order_of_heroes_is_no_move():
    game = GAMES["forhonor"]
    state = game.setup(2, {"fixed_order": "on", "random": "on"}, Rng(b"orders")).state
    ask = game.asks(state)[0]
    assert ask.kind == "order"
    move = Answer(ask.id, ask.seat, ask.choices[0].action)
    played = Played(state, move, game.apply(state, move, Rng(b"order")).state)
    assert Reviewer(GAMES, JUDGES).turn("forhonor", 1, played, LEAST).move is False


@pytest.mark.parametrize("acts", ["warden", "conqueror"])
def test_a_hero_s_action_is_judged_from_where_their_own_camp_stands(acts: str):
    """Attack leads by far; the best action leaves each camp where it stands."""
    game, judge = GAMES["forhonor"], JUDGES["forhonor"]
    state = msgspec.structs.replace(
        standing(acts, warden="D4", conqueror="K5"), score=(700, 300), camp=0 if acts == "warden" else 1
    )
    ask = game.asks(state)[0]
    first, second = judge.standing(state)
    found = [judge.judgement(state, ask, one.action, LEAST, Rng(b"stands")) for one in ask.choices]
    assert {one.best for one in found if one is not None} == {(first, second)[ask.seat]}
    assert first > second


def test_the_result_is_shown_also_if_nobody_played_for_it():
    review = Review(3, ((0,), (1,)), (LEAST, LEAST))
    for move in (True, False, False):
        review = review.with_turn(TurnReview((0.5, 0.5), move=move))
    assert review.moves == (1, 3)


def test_what_is_taken_back_was_never_decided():
    review = Review(3, ((0,), (1,)), (Hand(0, 0),) * 2)
    for turn in (1, 2):
        review = review.with_turn(TurnReview((0.5, 0.5), Decision(turn, 0, 0.6, 0.2, b"x", 1.0)))
    review = review.with_turn(TurnReview((0.5, 0.5), back=1))
    assert [one.turn for one in review.decisions] == [1]
    assert review.complete


def test_moments_are_those_that_cost_most():
    review = Review(5, ((0,), (1,)), (Hand(0, 0),) * 2)
    for turn, lost in enumerate((0.1, 0.4, 0.2, 0.3, 0.5), start=1):
        better = b"" if turn == 5 else b"x"
        review = review.with_turn(TurnReview((0.5, 0.5), Decision(turn, turn % 2, 0.6, 0.6 - lost, better)))
    assert [one.turn for one in review.moments] == [2, 4, 3]
    assert review.accuracy(1) == round(sum(one.accuracy for one in review.decisions if one.seat == 1) / 3)
    assert review.accuracy(0) != review.accuracy(1)


def test_moments_of_one_kind_come_after_those_of_others():
    kinds = {1: "edge", 2: "edge", 3: "edge", 4: "shot", 5: "edge"}
    review = Review(5, ((0,), (1,)), (Hand(0, 0),) * 2)
    for turn, lost in enumerate((0.5, 0.4, 0.3, 0.1, 0.05), start=1):
        seat = int(turn == 5)
        found = Decision(turn, seat, 0.6, 0.6 - lost, b"x", why=phrase(f"coach-pitchout-{kinds[turn]}"))
        review = review.with_turn(TurnReview((0.5, 0.5), found))
    assert [one.turn for one in review.moments] == [1, 4, 5]
    alike = msgspec.structs.replace(review, decisions=review.decisions[:4])
    assert [one.turn for one in alike.moments] == [1, 2, 4]


def test_shares_grow_with_the_lead():
    assert shares((1.0, 1.0), 4.0) == (0.5, 0.5)
    assert shares((5.0, 1.0), 4.0)[0] == pytest.approx(0.88, abs=0.01)
    assert sum(shares((1.0, 2.0, 3.0), 4.0)) == pytest.approx(1.0)


def free_aims(state: State, choice: Choice[Action]) -> list[FreeAim]:
    """The free aims of a flick of Pitch Out at opposing pucks."""
    if not isinstance(choice.action, Flick):
        return []
    table, dials = table_of(state, choice.action.puck), [one for one in choice.dials if isinstance(one, Bearing)]
    return [aim for dial in dials for aim in free_shots(state, table, choice.action.puck, dial)]


@pytest.mark.parametrize(("beside", "found"), [(0.0, True), (0.5, True), (40.0, False)])
def test_a_flick_near_a_good_aim_was_meant_for_it_and_one_far_off_was_not(beside: float, *, found: bool):
    state = playing()
    ask = ask_of(state)
    choice = next(one for one in ask.choices if isinstance(one.action, Flick) and free_aims(state, one))
    aims = free_aims(state, choice)
    aim = aims[0]
    tried = msgspec.structs.replace(
        choice.action, angle=(aim.angle + beside) % 360.0, strength=strength_of(aim.way + FIRM)
    )
    slip = JUDGES["pitchout"].slip(state, ask, tried)
    assert (slip is not None) is found
    if slip is not None:
        assert slip.bearing == pytest.approx(beside, abs=1e-6)
        assert slip.strength == pytest.approx(0.0)
