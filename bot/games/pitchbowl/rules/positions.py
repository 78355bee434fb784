"""Named positions, and validation of those written by hand."""

import math
from collections.abc import Iterator
from itertools import combinations
from typing import Any, TypeAlias

from bot.games.contract.base import Answer, BaseGame
from bot.games.contract.luck import Rng
from bot.games.contract.vocabulary import Options, Point
from bot.games.pitchbowl.rules.asks import who
from bot.games.pitchbowl.rules.board import BALL_RADIUS, MIDDLE, PLAYERS, RADIUS, is_out, label, seat_of
from bot.games.pitchbowl.rules.setup import formation
from bot.games.pitchbowl.rules.step_builder import in_play, player_of
from bot.games.pitchbowl.rules.values import FLICKING, Action, SetUp, State, Toss

Rules: TypeAlias = BaseGame[State, Any, Any, Any, Any]
KICKED = Point(225.0, 250.0)  # the place of the ball in `play`
GRAIN = 1e-6  # mm


def empty(game: Rules, seats: int, options: Options, rng: Rng) -> State:
    """An empty field, the ball in its middle, Red's first turn."""
    state = game.setup(seats, options, rng).state
    return State(options=state.options, phase="action", asked=1, turn=0, kicker=1, players=state.players, ball=MIDDLE)


def play(game: Rules, seats: int, options: Options, rng: Rng) -> State:
    """Both teams in their balanced formations, the ball kicked by Blue, Red's first turn."""
    state = game.setup(seats, options, rng).state
    if state.phase == "toss":
        state = _answered(game, state, Toss(kick=state.turn == 1), rng)
    while state.phase == "setup":
        state = _answered(game, state, SetUp(formation("balanced", who(state))), rng)
    return State(
        options=state.options,
        phase="action",
        asked=state.asked + 1,
        turn=0,
        kicker=1,
        players=state.players,
        ball=KICKED,
    )


def validate(state: State) -> tuple[str, ...]:
    """The contradictions of a position, one clause each."""
    if tuple(one.id for one in state.players) != PLAYERS:
        return ("the players are not the two elevens in order",)
    return (*_misplaced(state), *_contradictions(state))


def _misplaced(state: State) -> Iterator[str]:
    lying, ball = in_play(state), state.ball
    for one in lying:
        if is_out(one.x, one.y, RADIUS):
            yield f"{label(one.id)} lies outside and is not out"
        if ball is not None and math.dist((one.x, one.y), (ball.x, ball.y)) < RADIUS + BALL_RADIUS - GRAIN:
            yield f"{label(one.id)} and the ball overlap"
    for one, other in combinations(lying, 2):
        if math.dist((one.x, one.y), (other.x, other.y)) < 2 * RADIUS - GRAIN:
            yield f"{label(one.id)} and {label(other.id)} overlap"


def _contradictions(state: State) -> Iterator[str]:
    """Contradictions of the ball and the open ask."""
    playing = state.phase in FLICKING
    clauses = (
        (state.ball is not None and state.holder is not None, "the ball lies loose and is held"),
        (
            state.holder is not None and (state.holder not in PLAYERS or player_of(state, state.holder).out),
            "the holder is not in play",
        ),
        (
            state.phase == "bonus"
            and (state.bonus is None or seat_of(state.bonus) != state.turn or state.holder != state.bonus),
            "a bonus action is due, but not of a player of the active coach who has the ball",
        ),
        (state.phase == "fumble_spot" and state.clumsy is None, "the ball is to be put against nobody"),
        (playing and state.ball is None and state.holder is None, "nobody has the ball, and it lies nowhere"),
    )
    return (clause for is_so, clause in clauses if is_so)


def _answered(game: Rules, state: State, action: Action, rng: Rng) -> State:
    ask = game.asks(state)[0]
    return game.apply(state, Answer(ask.id, ask.seat, action), rng).state
