"""The possible activations of a hero without combats and luck: every order of steps, a power and removed soldiers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from bot.games.contract.luck import Rng
from bot.games.forhonor.rules import combats, powers
from bot.games.forhonor.rules.board import rival
from bot.games.forhonor.rules.heroes import HeroId
from bot.games.forhonor.rules.movement import ways
from bot.games.forhonor.rules.reach import reach
from bot.games.forhonor.rules.step_builder import camp_of_hero, figure, team
from bot.games.forhonor.rules.turns import stepped
from bot.games.forhonor.rules.values import Action, Attack, Banner, End, Kill, Move, Shoot, Shove, State

MOST = 5  # steps of a random plan


class ActivationPlan(NamedTuple):
    """The steps of an activation, and the position after them."""

    actions: tuple[Action, ...]
    after: State
    thorough: bool = True  # it removes all soldiers that it could

    def then(self, action: Action) -> ActivationPlan:
        """The plan with another step."""
        after = stepped(self.after, action)
        if after is None:
            raise ValueError(f"a plan ends with {action}")
        thorough = not isinstance(action, Kill) or Kill(action.count + 1) not in _kills(self.after)
        return ActivationPlan((*self.actions, action), after, self.thorough and thorough)


def plans(state: State) -> tuple[ActivationPlan, ...]:
    """The plans without a combat, in at most three parts (a power, soldiers, a move); one plan for each resulting position."""
    found: dict[Any, ActivationPlan] = {}
    for plan in _all(state):
        found.setdefault((plan.after.heroes, plan.after.soldiers), plan)
    return tuple(found.values())


def _all(state: State) -> Iterator[ActivationPlan]:
    start = ActivationPlan((), state)
    for first in (start, *map(start.then, _powers(state))):
        yield first
        yield from _moved(first)
        for killed in map(first.then, _kills(first.after)):
            yield killed
            yield from map(killed.then, _moves(killed.after))


def _moved(plan: ActivationPlan) -> Iterator[ActivationPlan]:
    """A move, and what can be done after it."""
    for moved in map(plan.then, _moves(plan.after)):
        yield moved
        yield from map(moved.then, _kills(moved.after))
        for used in map(moved.then, _powers(moved.after)):
            yield used
            yield from map(used.then, _kills(used.after))
            if len(used.actions) == 2 and isinstance(used.actions[-1], Shoot):
                yield from map(used.then, _moves(used.after))


def at_random(state: State, rng: Rng) -> tuple[Action, ...]:
    """A plan in which each step is of any kind that is possible, until the hero stops."""
    plan = ActivationPlan((), state)
    while len(plan.actions) < MOST:
        kinds = [kind for kind in (_moves(plan.after), _kills(plan.after), _powers(plan.after)) if kind]
        drawn = rng.below(len(kinds) + bool(plan.actions)) if kinds else 0
        if drawn == len(kinds):
            break
        plan = plan.then(rng.pick(kinds[drawn]))
    return ended(plan)


def ended(plan: ActivationPlan) -> tuple[Action, ...]:
    """The steps with their end, unless the hero can do nothing more."""
    acting = plan.after.acting
    goes_on = acting is not None and (
        _moves(plan.after) or _kills(plan.after) or _powers(plan.after) or combats.targets(plan.after, acting)
    )
    return (*plan.actions, End()) if goes_on else plan.actions


def outcome(state: State, actions: tuple[Action, ...]) -> State:
    """The position after the steps up to the first combat. Raises Illegal."""
    for action in actions:
        if isinstance(action, Attack | End):
            break
        after = stepped(state, action)
        if after is None:
            break
        state = after
    return state


def attackers(state: State, hero: HeroId) -> int:
    """The number of enemies that could attack a hero in an activation of their own."""
    return _attackers(msgspec.structs.replace(state, acting=None), hero)


@lru_cache(maxsize=4096)  # plans and goals meet the same positions again
def _attackers(state: State, hero: HeroId) -> int:
    foes = team(state, rival(camp_of_hero(state, hero)))
    return sum(hero in dict(reach(state, foe.id).attacks) for foe in foes)


def _moves(state: State) -> list[Action]:
    acting = state.acting
    here = figure(state, acting.hero).square if acting else ""
    return [Move(to) for to in ways(state, acting) if to != here] if acting else []


def _kills(state: State) -> list[Action]:
    acting = state.acting
    return [Kill(count) for count in range(1, combats.most_kills(state, acting) + 1)] if acting else []


def _powers(state: State) -> list[Action]:
    acting = state.acting
    if acting is None:
        return []
    found: list[Action] = [Shoot(square) for square in powers.shots(state, acting)]
    found += [Banner()] if powers.rallied(state, acting) else []
    return found + [Shove(hero, squares) for hero, squares, _ in powers.shoves(state, acting)]
