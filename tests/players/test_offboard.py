"""The house player of Offboard: legal, the same again, and it sees what a player would see."""

import sys
from typing import Any

import msgspec
import pytest

from bot.games import GAMES, PLAYERS
from bot.games.contract.base import Answer
from bot.games.contract.luck import Rng
from bot.games.contract.player import LEVELS, Budget, Level
from bot.games.contract.vocabulary import Seat
from bot.games.offboard.player.evaluation import WON, Evaluation
from bot.games.offboard.player.house_player import SKILLS, OffboardPlayer, position_of, seen
from bot.games.offboard.player.search import Search, turns
from bot.games.offboard.rules import movegen
from bot.games.offboard.rules.board import GOAL, NAMES, RED, YELLOW, other
from bot.games.offboard.rules.movegen import AIR, Position
from bot.games.offboard.rules.values import Discard, Move, Reenter, State
from pichenette.testing.answers import random_answer
from tests.support.samples import sample
from tools.players.duel import duel
from tools.players.entrants import chooser

GAME, PLAYER = GAMES["offboard"], PLAYERS["offboard"]


def chosen(state: State, level: Level, seed: bytes = b"x", budget: Budget = Budget()) -> Any:  # noqa: B008 - frozen
    (ask,) = GAME.asks(state)
    return PLAYER.choose(GAME.view(state, ask.seat), ask, level, Rng(seed), budget)


def standing(red: str, yellow: str, **changes: Any) -> State:
    """Red to move."""
    state: State = GAME.setup(2, {}, Rng(b"")).state
    cells = movegen.written(movegen.placed(red.split(), yellow.split()))
    return msgspec.structs.replace(state, cells=cells, keys=(), **changes)


def walked(answers: int, seed: int) -> State:
    """A position after random answers."""
    rng = Rng(b"walk %d" % seed)
    state: State = GAME.setup(2, {}, rng).state
    for _ in range(answers):
        asks = GAME.asks(state)
        if not asks:
            break
        state = GAME.apply(state, Answer(asks[0].id, asks[0].seat, random_answer(asks[0], rng)), rng).state
    return state


@pytest.mark.parametrize("level", LEVELS[:4])
def test_its_answers_are_legal_and_the_same_again(level: Level):
    for seed in range(12):
        state = walked(7 * seed, seed)
        for ask in GAME.asks(state):
            action = chosen(state, level)
            assert action in [choice.action for choice in ask.choices]
            assert chosen(state, level) == action


@pytest.mark.parametrize("level", LEVELS[1:])
def test_it_takes_the_ball_that_wins(level: Level):
    state = standing("C4 C5 C6", "C7 H5 H6 G5", score=(3, 3))
    action = chosen(state, level)
    assert isinstance(action, Move)
    after = GAME.apply(state, Answer("move.0.1", 0, action), Rng(b"")).state
    assert after.score[RED] > 3


def test_a_ball_in_the_air_comes_back_unless_there_is_something_better():
    rng = Rng(b"")
    taken = standing("C4 C5 C6", "C7 H5 H6 G5", targets="....R.......", score=(0, 2))
    after = GAME.apply(taken, Answer("move.0.1", 0, Move("C4", "E")), rng).state
    assert (after.phase, after.turn) == ("air", YELLOW)
    assert isinstance(chosen(after, 4), Reenter)
    winning = standing("C4 C5 C6 I7", "C7 G5 H6", targets="....R.......", score=(0, 5))
    after = GAME.apply(winning, Answer("move.0.1", 0, Move("C4", "E")), rng).state
    assert isinstance(chosen(after, 4), Discard)  # what follows scores the last point


def test_the_position_and_its_repetitions_follow_from_the_view():
    for seed in range(8):
        state = walked(9 * seed, seed)
        view = GAME.view(state, 0)
        assert movegen.written(position_of(view)) == state.cells
        assert movegen.score(position_of(view), RED) == state.score[RED]
        assert sum(seen(view).values()) == 1 + sum(word != "discard" for word in state.record)


def test_it_stops_when_told_and_answers_all_the_same():
    state = walked(6, 3)
    asked = []

    def cut() -> bool:
        asked.append(1)
        return True

    assert chosen(state, 5, budget=Budget(cut=cut)) in [choice.action for choice in GAME.asks(state)[0].choices]
    assert len(asked) == 1


@pytest.mark.parametrize("seed", sample(range(3), 3))
def test_a_tiny_budget_is_enough_for_a_whole_match(seed: int):
    state, rng = walked(20, seed), Rng(b"tiny")
    while asks := GAME.asks(state):
        action = chosen(state, 5, budget=Budget(share=0.0001))
        state = GAME.apply(state, Answer(asks[0].id, asks[0].seat, action), rng).state
    assert GAME.outcome(state) is not None


def test_a_beginner_does_not_see_what_the_foe_can_push_off():
    state = standing("A3 C5 D5 E5", "C3 B3 G4 G5 H6")
    (ask,) = GAME.asks(state)
    aside = Move("C5", "NW")  # leaves the ball in A3 to the foe
    values = []
    for level in (1, 2):
        player = OffboardPlayer({level: SKILLS[level]._replace(error=0)})
        ranked = player.rank(GAME.view(state, ask.seat), ask, level, Rng(b"x"))
        values.append(next(one.value for one in ranked if one.action == aside))
    assert values[0] > values[1] + 0.1


def plain(evaluation: Evaluation, position: Position, seat: Seat, depth: int) -> int:
    """The value of a position for the seat to move, by looking at everything, and at pushes off the board to their end."""
    foe = other(seat)
    if movegen.score(position, foe) >= GOAL:
        return -WON
    if depth:
        return max(-plain(evaluation, line.after, foe, depth - 1) for line in turns(position, seat))
    taken = [after for move, after in movegen.children(position, seat) if move.target >= 0 and not after & AIR]
    return max([evaluation.of(position, seat), *(-plain(evaluation, after, foe, 0) for after in taken)])


@pytest.mark.parametrize("seed", sample([1, 12, 22, 26, 37, 41, 53, 57], 2))
def test_what_a_search_leaves_out_does_not_change_what_the_best_turn_is_worth(seed: int):
    rng = Rng(b"few balls %d" % seed)
    cells = [rng.pick(NAMES) for _ in range(10)]
    position = movegen.placed(sorted(set(cells[:5])), sorted(set(cells[5:]) - set(cells[:5])))
    for depth in (1, 2, 3):
        ((value, _), *_) = Search(RED, sys.maxsize, {}, (0, 0), lambda: False).best(position, depth)
        assert value == plain(Evaluation(), position, RED, depth)


def test_the_best_level_does_not_play_every_match_alike():
    played = {chosen(walked(30, 1), 5, b"%d" % seed, Budget(share=0.05)) for seed in range(10)}
    assert 1 < len(played) < 10


def test_a_child_plays_the_push_that_scores_most_and_any_before_none():
    for cells, pushes in (("C7 H5 H6 G5", {Move("C4", "E"), Move("C5", "E")}), ("E5 H5 H6", set())):
        state = standing("C4 C5 C6", cells)
        (ask,) = GAME.asks(state)
        played = {chooser("offboard", "child")(state, ask, Rng(b"x", nth)) for nth in range(20)}
        assert played == pushes if pushes else len(played) > 5


@pytest.mark.thorough
def test_a_child_wins_about_half_against_a_beginner():
    found = duel("offboard", "child", "house:1", games=12, seed=5)
    assert 3 <= found.won + found.drawn / 2 <= 9


@pytest.mark.thorough
def test_a_larger_budget_plays_better_than_chance():
    found = duel("offboard", "house:4", "random", games=4, seed=1)
    assert (found.won, found.lost) == (4, 0)
