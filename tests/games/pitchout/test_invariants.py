"""Invariants after every step of a match."""

import pytest

from bot.games.contract.base import Answer
from bot.games.pitchout.rules.board import COMPARTMENTS, all_blocks, alpha_pucks
from bot.games.pitchout.rules.events import Eliminated, Flicked, GuardSaved, RoundWon, Skipped
from bot.games.pitchout.rules.placement import overlapping
from bot.games.pitchout.rules.resolution import has_lost
from bot.games.pitchout.rules.seating import ARENA, DUEL
from bot.games.pitchout.rules.step_builder import eliminated, is_complete, option
from pichenette.testing.playing import for_two, match
from tests.support.games.pitchout_matches import GAME

pytestmark = pytest.mark.long


@pytest.fixture(scope="module", params=[range(8), pytest.param(range(8, 25), marks=pytest.mark.thorough)], ids=len)
def steps(request):
    return [one for seed in request.param for one in match(GAME, b"invariants%d" % seed, spec=for_two(GAME.spec))]


def test_pieces_are_conserved_and_lie_in_the_arena(steps):
    for state in (one.step.state for one in steps):
        ids = [puck.id for puck in state.pucks]
        assert len(set(ids)) == len(ids)
        assert is_complete(state) or tuple(ids) == alpha_pucks(DUEL)
        assert tuple(block.id for block in state.blocks) == all_blocks(DUEL)
        for piece in (*state.pucks, *state.blocks):
            assert not piece.in_play or (0 <= piece.x <= ARENA and 0 <= piece.y <= ARENA)


def test_a_rider_is_where_its_mount_is(steps):
    for state in (one.step.state for one in steps):
        there = {puck.id: puck for puck in state.pucks if puck.in_play}
        for puck in (puck for puck in state.pucks if puck.mount):
            mount = there[puck.mount]
            assert puck.id in there
            assert (puck.x, puck.y, mount.mount) == (mount.x, mount.y, "")


def test_nothing_lies_on_anything_else(steps):
    assert all(overlapping(one.step.state) is None for one in steps)


def test_every_eliminated_puck_is_kept_somewhere_once(steps):
    for state in (one.step.state for one in steps):
        held = [puck for block in state.blocks for puck in block.holds]
        assert len(held) == len(set(held))
        assert set(held) <= {*eliminated(state, 0), *eliminated(state, 1)}
        assert all(len(block.holds) <= COMPARTMENTS and (block.in_play or not block.holds) for block in state.blocks)
        if option(state, "edition") == "fr2021" and any(block.in_play for block in state.blocks if block.id == "C"):
            assert set(held) == {*eliminated(state, 0), *eliminated(state, 1)}


def test_nobody_who_has_lost_is_asked_to_flick(steps):
    for state in (one.step.state for one in steps):
        if state.phase in ("flick", "flick_again"):
            assert not has_lost(state, 0)
            assert not has_lost(state, 1)


def test_the_seat_to_move_flicks_an_own_puck(steps):
    for one in steps:
        for event in one.step.events:
            if isinstance(event, Flicked):
                assert isinstance(one.move, Answer)
                assert event.puck[0] == "SN"[one.move.seat]
                assert one.step.trace is not None


def test_turns_alternate(steps):
    for one in steps:
        if one.before is not None and one.before.phase == "flick" and one.step.state.phase == "flick":
            skips = sum(isinstance(event, Skipped) and event.why == "blocked" for event in one.step.events)
            assert (one.before.turn == one.step.state.turn) == (skips % 2 == 1)


def test_what_is_out_was_told(steps):
    for one in steps:
        if one.before is None or any(isinstance(event, RoundWon) for event in one.step.events):
            continue
        for seat in (0, 1):
            new = set(eliminated(one.step.state, seat)) - set(eliminated(one.before, seat))
            back = set(eliminated(one.before, seat)) - set(eliminated(one.step.state, seat))
            eliminations = {event.puck for event in one.step.events if isinstance(event, Eliminated)}
            saved = {event.puck for event in one.step.events if isinstance(event, GuardSaved)}
            assert new <= eliminations
            assert back <= saved or not any(one.step.state.deployed)


def test_a_round_is_won_by_one_and_counted(steps):
    for one in steps:
        won = [event for event in one.step.events if isinstance(event, RoundWon)]
        if won:
            (event,) = won
            assert sum(one.step.state.wins) == sum(one.before.wins) + 1
            assert one.step.state.wins[event.seat] == one.before.wins[event.seat] + 1
            assert has_lost(one.before, 1 - event.seat) or has_lost(one.step.state, 1 - event.seat)
