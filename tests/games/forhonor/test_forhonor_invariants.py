"""Invariants after every step of random matches with any number of players: figures, life, supply, cards, scores."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from bot.games.forhonor.rules.board import SQUARES
from bot.games.forhonor.rules.events import Activated, CardDrawn, CardLost, SoldiersCame, SoldiersKilled, TurnBegun
from bot.games.forhonor.rules.events import Shot as ShotAt
from bot.games.forhonor.rules.game import ForHonor
from bot.games.forhonor.rules.heroes import HEROES, LIFE, POINTS, budget
from bot.games.forhonor.rules.seating import quota
from bot.games.forhonor.rules.step_builder import option
from bot.games.forhonor.rules.values import State
from tests.support.games.brawls import Brawl, brawl
from tests.support.samples import sized

pytestmark = pytest.mark.long

GAME = ForHonor()
QUICK, SCREEN = 4, 28  # matches of every run, and of `make check`
MANY = SCREEN + sized(372, usual=0.05)  # with those of the `slow` tests


def broken(one: Brawl) -> Iterator[str]:
    """The invariants a position violates."""
    state = one.step.state
    yield from GAME.spec.tools.validate(state)
    if state.phase != "draft":
        yield from _of_figures(state)
    if one.before is not None and one.before.turn == state.turn and not set(one.before.acted) <= set(state.acted):
        yield "who has acted has not"
    clauses = {
        "a score below 0": min(state.score) < 0,
        "a score that is no multiple of a card": any(points % 100 for points in state.score),
        "a combat without cards": state.combat is not None
        and {len(hand) for hand in state.combat.hands} != {4 - state.combat.round},
        "cards of a combat that is over": state.combat is None and state.phase == "card",
        "choices kept when none is asked": bool(state.hidden) and state.phase not in ("draft", "order", "card"),
        "a hero acts twice": len(set(state.acted)) < len(state.acted),
        "who acts has acted": state.acting is not None and state.acting.hero in state.acted,
        "more activations than cards": len(state.acted) + (state.acting is not None) + len(state.cards) > 8,
        "points overspent": state.acting is not None
        and state.acting.steps + state.acting.kills > budget(state.acting.hero),
        "kills beyond seven": state.acting is not None
        and state.acting.kills > 0
        and state.acting.frozen
        and state.acting.steps + state.acting.kills > POINTS,
    }
    yield from (clause for clause, is_so in clauses.items() if is_so)


def _of_figures(state: State) -> Iterator[str]:
    heroes = [one.id for one in state.heroes]
    if len(set(heroes)) != 8 or not set(heroes) <= HEROES.keys():
        yield "not eight of the twelve heroes"
    if Counter(one.seat for one in state.heroes) != {seat: quota(state.seats, seat) for seat in range(state.seats)}:
        yield "somebody has another number of heroes"
    standing = [*state.soldiers[0], *state.soldiers[1], *(one.square for one in state.heroes if one.square)]
    if not state.marching and len(set(standing)) < len(standing):
        yield "two figures on a square"
    if not set(standing) <= set(SQUARES):
        yield "a figure in a gap"
    if max(map(len, state.soldiers)) > int(option(state, "soldiers")):
        yield "more soldiers than there are"
    for one in state.heroes:
        if not 0 <= one.life <= LIFE or (one.life == 0) != (one.spot in ("waiting", "executed")):
            yield f"{one.id} has {one.life} life, {one.spot}"


def cards_of_turns(match: list[Brawl]) -> Iterator[int]:
    """The number of initiative cards in each completed turn."""
    events = [event for one in match for event in one.step.events]
    begun = [nth for nth, event in enumerate(events) if isinstance(event, TurnBegun)]
    for first, last in itertools.pairwise(begun):
        yield sum(isinstance(event, CardDrawn | CardLost) for event in events[first:last])


def supplied(match: list[Brawl]) -> Counter[int]:
    """The soldiers of each team on the board, counted from events."""
    count: Counter[int] = Counter({0: 0, 1: 0})
    for one in match:
        camps = {hero.id: hero.seat % 2 for hero in one.step.state.heroes}
        for event in one.step.events:
            match event:
                case SoldiersCame(camp=camp, squares=squares):
                    count[camp] += len(squares)
                case SoldiersKilled(hero=hero, squares=squares):
                    count[1 - camps[hero]] -= len(squares)
                case ShotAt(hero=hero, target=None):
                    count[1 - camps[hero]] -= 1
                case _:
                    pass
    return count


def checked(number: int) -> list[str]:
    """All violations in a match."""
    played = list(brawl(GAME, number))
    found = [f"match {number}: {what}" for one in played for what in broken(one)]
    last = played[-1].step.state
    if GAME.outcome(last) is None or GAME.asks(last):
        found.append(f"match {number} has no end")
    if set(cards_of_turns(played)) - {8}:
        found.append(f"match {number}: {list(cards_of_turns(played))} cards in its turns")
    if [supplied(played)[camp] for camp in (0, 1)] != [len(standing) for standing in last.soldiers]:
        found.append(f"match {number}: soldiers come or go unseen")
    return found


@pytest.mark.parametrize(
    "numbers", [range(QUICK), pytest.param(range(QUICK, SCREEN), marks=pytest.mark.thorough)], ids=len
)
def test_what_holds_after_every_step_of_random_matches(numbers):
    assert [wrong for number in numbers for wrong in checked(number)] == []


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_many_random_matches_end_and_keep_what_holds(part):
    assert [wrong for number in range(SCREEN + part, MANY, 8) for wrong in checked(number)] == []


class Healing(ForHonor):
    """For Honor in which the acting hero may have too much life."""

    def apply(self, state, move, rng):
        step = super().apply(state, move, rng)
        hurt = (
            msgspec.structs.replace(one, life=5) if isinstance(step.events[-1], Activated) else one
            for one in step.state.heroes
        )
        return msgspec.structs.replace(step, state=msgspec.structs.replace(step.state, heroes=tuple(hurt)))


def test_what_does_not_hold_would_be_found():
    assert any("5 life" in what for one in itertools.islice(brawl(Healing(), 1), 40) for what in broken(one))
