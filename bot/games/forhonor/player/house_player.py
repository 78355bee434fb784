"""The house player of For Honor: plans by what they are worth, cards by solved combats."""

from __future__ import annotations

import math
from collections.abc import Sequence

from bot.games.contract.base import Ask
from bot.games.contract.luck import Rng
from bot.games.contract.player import FULL, Budget, HousePlayer, Level, Ranked
from bot.games.forhonor.player.cards import solved
from bot.games.forhonor.player.mind import judged
from bot.games.forhonor.player.planning import planned
from bot.games.forhonor.rules.heroes import FAVOURITE, HEROES
from bot.games.forhonor.rules.seating import camp_of
from bot.games.forhonor.rules.values import Action, Attack, End, Fight, Move, Shoot
from bot.games.forhonor.rules.view import View

ERRORS: dict[Level, float] = {1: 2.6, 2: 1.0, 3: 0.45, 4: 0.2, 5: 0.0}  # of a value, in hundreds of points
SOLVES: Level = 4  # from this level on cards are played as solved
PLANS: Level = 3  # from this level on activations are laid out
SCALE = 6.0  # hundreds of points; an advantage that wins three matches of four


class ForHonorPlayer(HousePlayer[View, Action]):
    """Plays For Honor with any number of seats."""

    game = "forhonor"

    def rank(
        self,
        view: View,
        ask: Ask[Action],
        level: Level,
        rng: Rng,
        budget: Budget = FULL,
    ) -> tuple[Ranked[Action], ...]:
        """Answers by their value as the level sees it; cards in an order drawn from the mixture that is played."""
        if ask.kind == "card":
            return _cards(view, ask, level, rng)
        return tuple(
            Ranked(action, math.tanh(value / SCALE)) for value, action in _sorted(view, ask, level, rng, budget)
        )


def _sorted(view: View, ask: Ask[Action], level: Level, rng: Rng, budget: Budget) -> list[tuple[float, Action]]:
    """Best first; of those that are worth the same one drawn, so that no side of the board is preferred, but rather no move.

    Where a hero has walked to is judged once: they walk on only after a fight, to what is then best.
    """
    acting = view.acting
    walked = acting is not None and len(acting.trail) > 1
    error = 0.0 if acting is not None and walked and acting.fought else ERRORS[level]
    seen = [
        (value + error * rng.gauss(), not isinstance(action, Move), rng.uniform(0.0, 1.0), action)
        for value, action in (planned(view, ask, budget.cut) if level >= PLANS else judged(view, ask))
        if not (walked and error and isinstance(action, Move))
    ]
    seen.sort(key=lambda one: (-round(one[0], 9), -one[1], one[2]))
    found = [(value, action) for value, _, _, action in seen]
    if found and isinstance(found[0][1], End | Attack):  # a shot costs nothing before either
        shots: Sequence[Action] = [one.action for one in ask.choices if isinstance(one.action, Shoot)]
        found = [(found[0][0], shot) for shot in shots[:1]] + found
    return found


def _cards(view: View, ask: Ask[Action], level: Level, rng: Rng) -> tuple[Ranked[Action], ...]:
    offered = [choice.action for choice in ask.choices if isinstance(choice.action, Fight)]
    combat = view.combat
    if combat is None:
        raise ValueError("a card is asked for without a combat")
    heroes = {one.id: one for one in view.heroes}
    attacks = heroes[combat.attacker].camp == camp_of(ask.seat)
    if level >= SOLVES:
        solution = solved(combat, heroes[combat.attacker].life, heroes[combat.target].life)
        hand, shares = (combat.hands[0], solution.attacker) if attacks else (combat.hands[1], solution.target)
        weights = dict(zip(hand, shares, strict=True))
        gain = solution.gain if attacks else -solution.gain
    else:
        faction = HEROES[combat.attacker if attacks else combat.target].faction
        weights, gain = {one.card: 1.0 + (one.card == FAVOURITE[faction]) for one in offered}, 0.0
    ranked: list[Ranked[Action]] = []
    left = list(offered)
    while left:
        at = rng.uniform(0.0, sum(weights[one.card] for one in left))
        drawn = next((one for one in left if (at := at - weights[one.card]) < 0.0), left[-1])
        left.remove(drawn)
        ranked.append(Ranked(drawn, math.tanh(gain / SCALE)))
    return tuple(ranked)
