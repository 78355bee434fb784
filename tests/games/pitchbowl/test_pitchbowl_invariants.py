"""Invariants after every step of PitchBowl matches, random or by simple coaches."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator

import pytest

from bot.games.contract.base import Answer
from bot.games.contract.luck import Rng
from bot.games.pitchbowl.rules.board import BALL_RADIUS, PLAYERS, RADIUS, in_end_zone, is_out, rival, seat_of
from bot.games.pitchbowl.rules.events import Flicked, TouchdownScored, TurnEnded
from bot.games.pitchbowl.rules.game import PitchBowl
from bot.games.pitchbowl.rules.step_builder import in_play
from pichenette.testing.playing import Played, match
from tools.simulations.pitchbowl_player import baseline
from tools.simulations.reports import REPORTS

GAME = PitchBowl()
PLAYING = ("action", "bonus", "placement")


def greedy_match(seed: int) -> Iterator[Played]:
    """A match of two simple coaches, to the second touchdown."""
    options = {"touchdowns": "2", "max_turns": "40", "defensive_placement": "on"}
    step = GAME.setup(2, options, Rng(b"set up", seed))
    asks = GAME.asks(step.state)
    yield Played(None, None, step, asks)
    rng = Rng(b"coaches", seed)
    for revision in itertools.count():
        if not asks:
            return
        before, move = step.state, Answer(asks[0].id, asks[0].seat, baseline(step.state, asks[0], rng))
        step = GAME.apply(before, move, Rng(b"luck %d" % seed, revision))
        asks = GAME.asks(step.state)
        yield Played(before, move, step, asks)


@pytest.fixture(scope="module", params=[range(2), pytest.param(range(2, 8), marks=pytest.mark.thorough)], ids=len)
def steps(request: pytest.FixtureRequest) -> list[Played]:
    return [
        *(one for seed in request.param for one in match(GAME, b"invariant%d" % seed)),
        *(one for seed in request.param[::2] for one in greedy_match(seed)),
    ]


def test_all_players_are_there_and_nobody_in_play_lies_outside_or_on_anybody(steps):
    for state in (one.step.state for one in steps):
        assert tuple(one.id for one in state.players) == PLAYERS
        pucks = [(one.x, one.y, RADIUS) for one in in_play(state)]
        if state.ball is not None:
            pucks.append((state.ball.x, state.ball.y, BALL_RADIUS))
        assert not any(is_out(*puck) for puck in pucks)
        for (x, y, r), (x2, y2, r2) in itertools.combinations(pucks, 2):
            assert math.dist((x, y), (x2, y2)) >= r + r2 - 1e-6


def test_there_is_one_ball_while_it_is_played(steps):
    for state in (one.step.state for one in steps):
        if state.phase in PLAYING:
            assert (state.ball is None) != (state.holder is None)
            assert state.holder is None or not next(one for one in state.players if one.id == state.holder).out
        if state.phase == "fumble_spot":
            assert (state.ball, state.holder) == (None, None)


def test_nobody_is_asked_who_can_do_nothing(steps):
    for state in (one.step.state for one in steps):
        able = {one.id for one in in_play(state) if one.active}
        if state.phase == "action":
            assert any(seat_of(player) == state.turn for player in able)
        if state.phase == "bonus":
            assert state.bonus == state.holder
            assert state.bonus in able
        if state.phase == "placement":
            assert any(seat_of(player) == rival(state.turn) for player in able)


def test_a_touchdown_is_a_point_and_nothing_else_is(steps):
    for one in steps:
        if one.before is None:
            continue
        scored = [event for event in one.step.events if isinstance(event, TouchdownScored)]
        gained = [after - before for before, after in zip(one.before.score, one.step.state.score, strict=True)]
        assert len(scored) <= 1
        assert gained == [sum(event.seat == seat for event in scored) for seat in (0, 1)]


def test_no_holder_lies_in_the_enemy_end_zone_while_it_is_played(steps):
    for state in (one.step.state for one in steps):
        if state.phase in PLAYING and state.holder is not None:
            holder = next(one for one in state.players if one.id == state.holder)
            assert not in_end_zone(holder.x, holder.y, rival(seat_of(holder.id)))


def test_turns_are_counted_and_everybody_is_fresh_in_a_new_one(steps):
    for one in steps:
        if one.before is None:
            continue
        ended = sum(isinstance(event, TurnEnded) for event in one.step.events)
        after = one.step.state
        assert after.turns - one.before.turns <= ended
        if after.turns > one.before.turns and after.phase == "action":
            assert all(player.active for player in in_play(after))
            assert after.spent == type(after.spent)()


def test_a_player_is_flicked_once_a_turn_but_for_his_bonus(steps):
    flicked: set[str] = set()
    for one in steps:
        if one.before is None or one.step.state.turns > one.before.turns:
            flicked = set()
            continue
        for event in one.step.events:
            if isinstance(event, Flicked):
                assert event.bonus or event.player not in flicked
                flicked.add(event.player)


def test_much_happens_in_these_matches(steps):
    tally = {name for one in steps for name in REPORTS["pitchbowl"].tally(one.step.events)}
    wanted = {"touchdown", "steal", "pickup", "handoff", "pass caught", "extra effort", "placement", "player out"}
    assert tally >= wanted | {f"turn ended: {reason}" for reason in ("FALL", "FUMBLE", "BALL_OUT", "CLEARANCE")}
