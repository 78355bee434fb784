"""Positions to begin with, and what makes one that was written by hand impossible."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.games.base import Answer
from bot.games.forhonor.asking import open_asks
from bot.games.forhonor.board import LANES, SQUARES, lane
from bot.games.forhonor.desk import on_board
from bot.games.forhonor.heroes import HEROES, LIFE
from bot.games.forhonor.seating import CAMPS, PER_CAMP, camp_of
from bot.games.forhonor.soldiers import SUPPLY
from bot.games.forhonor.values import State
from bot.games.luck import Rng
from bot.games.vocabulary import Options

if TYPE_CHECKING:
    from bot.games.forhonor.rules import ForHonor


def position(game: ForHonor, name: str, seats: int, options: Options, rng: Rng) -> State:
    """`start`, or `play`: the first choice taken until a hero of seat 0 acts, the first of his camp."""
    state = game.setup(seats, options, rng).state
    if name == "start":
        return state
    if name != "play":
        raise ValueError(f"there is no position {name}: start, play")
    while not (state.phase == "step" and open_asks(state)[0].seat == 0):
        ask = open_asks(state)[0]
        state = game.apply(state, Answer(ask.id, ask.seat, ask.choices[-1].action), rng).state
    return state


def faults(state: State) -> tuple[str, ...]:
    """What cannot be, a clause each."""
    if state.phase == "draft":
        return ()
    return (*_of_heroes(state), *_of_squares(state), *_contradictions(state))


def _of_heroes(state: State) -> Iterator[str]:
    for camp in CAMPS:
        count = sum(1 for one in state.heroes if camp_of(one.seat) == camp)
        if count != PER_CAMP:
            yield f"camp {camp} has {count} heroes"
    for one in state.heroes:
        if one.id not in HEROES:
            yield f"there is no hero {one.id}"
        if (one.spot == "board") != (one.square != ""):
            yield f"{one.id} is on a square and not on the board, or the other way round"
        if not 0 <= one.life <= LIFE or (one.spot in ("board", "reserve") and one.life == 0):
            yield f"{one.id} has {one.life} life"


def _of_squares(state: State) -> Iterator[str]:
    heroes = [one.square for one in on_board(state)]
    standing = heroes if state.marching else [*heroes, *state.soldiers[0], *state.soldiers[1]]
    if len(set(standing)) < len(standing):
        yield "two figures stand on one square"
    for square in standing:
        if square not in SQUARES:
            yield f"there is no square {square}"
    for camp in CAMPS:
        lanes = {square for column in LANES for square in lane(column, camp)}
        if not lanes.issuperset(state.soldiers[camp]):
            yield f"soldiers of camp {camp} stand outside its lanes"
        if len(state.soldiers[camp]) > SUPPLY:
            yield f"camp {camp} has more than {SUPPLY} soldiers"


def _contradictions(state: State) -> Iterator[str]:
    clauses = (
        (state.phase == "step" and state.acting is None, "a step is asked, and nobody acts"),
        (state.phase == "card" and state.combat is None, "cards are asked, and nobody fights"),
        (state.phase == "pick_hero" and state.camp is None, "a hero is to be picked by no camp"),
        (min(state.score) < 0, "a score is below 0"),
    )
    return (clause for is_so, clause in clauses if is_so)
