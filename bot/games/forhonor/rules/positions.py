"""Named positions, and validation of those written by hand."""

from collections.abc import Iterator
from typing import Any, TypeAlias

from bot.games.contract.base import BaseGame
from bot.games.contract.luck import Rng
from bot.games.contract.vocabulary import Options
from bot.games.forhonor.rules import draft
from bot.games.forhonor.rules.board import LANES, SQUARES, lane
from bot.games.forhonor.rules.heroes import HEROES, LIFE, HeroId
from bot.games.forhonor.rules.seating import CAMPS, PER_CAMP, camp_of, members, quota
from bot.games.forhonor.rules.soldiers import march, supply
from bot.games.forhonor.rules.step_builder import StepBuilder, on_board, option
from bot.games.forhonor.rules.values import Acting, State

Rules: TypeAlias = BaseGame[State, Any, Any, Any, Any]
USUAL: tuple[tuple[HeroId, ...], tuple[HeroId, ...]] = (
    ("warden", "raider", "orochi", "lawbringer"),
    ("conqueror", "berserker", "nobushi", "shugoki"),
)
"""The camps in `play`."""


def play(game: Rules, seats: int, options: Options, rng: Rng) -> State:
    """The usual camps, all in reserve, the first soldiers on the board; the first hero of seat 0 acts."""
    state = game.setup(seats, options, rng).state
    builder = StepBuilder(State(state.options, seats, "draft"), rng)
    draft.muster(builder, picks_of(seats), ask=False)
    builder.set(turn=1, rows=USUAL if option(state, "fixed_order") == "on" else ((), ()))
    march(builder)
    builder.ask("step", cards=(1, 0) * 3 + (1,), camp=0, acting=Acting(USUAL[0][0]))
    return builder.state


def picks_of(seats: int) -> tuple[tuple[HeroId, ...], ...]:
    """The usual camps, each seat with its number of heroes."""
    picks: list[tuple[HeroId, ...]] = [()] * seats
    for camp in CAMPS:
        rest = list(USUAL[camp])
        for seat in members(seats, camp):
            picks[seat] = tuple(rest[: quota(seats, seat)])
            del rest[: quota(seats, seat)]
    return tuple(picks)


def validate(state: State) -> tuple[str, ...]:
    """The contradictions of a position, one clause each."""
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
        if len(state.soldiers[camp]) > supply(state):
            yield f"camp {camp} has more than {supply(state)} soldiers"


def _contradictions(state: State) -> Iterator[str]:
    clauses = (
        (state.phase == "step" and state.acting is None, "a step is asked, and nobody acts"),
        (state.phase == "card" and state.combat is None, "cards are asked, and nobody fights"),
        (state.phase == "pick_hero" and state.camp is None, "a hero is to be picked by no camp"),
        (min(state.score) < 0, "a score is below 0"),
        (max(state.cards.count(camp) for camp in CAMPS) > PER_CAMP, "a camp has more initiative cards than heroes"),
    )
    return (clause for is_so, clause in clauses if is_so)
