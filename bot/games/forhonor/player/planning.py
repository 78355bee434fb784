"""Evaluates the answers to each ask for a player who plans whole activations."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from bot.games.contract.base import Ask
from bot.games.forhonor.player.activation import Planner
from bot.games.forhonor.player.cards import solved
from bot.games.forhonor.player.mind import judged
from bot.games.forhonor.rules.heroes import HEROES, LIFE, HeroId
from bot.games.forhonor.rules.values import Acting, Action, Banner, Combat, DraftHero, PickHero, Shoot, Shove
from bot.games.forhonor.rules.view import View

POWERS = {"shot": 0.6, "banner": 0.2, "shove": 0.2, "rush": 0.5, "reach": 0.2}  # of powers outside rounds, in lives
VIKING = 0.4  # of longer steps, in lives


def planned(view: View, ask: Ask[Action], cut: Callable[[], bool]) -> list[tuple[float, Action]]:
    """The answers with their values, in hundreds of points of lead."""
    offered = [choice.action for choice in ask.choices]
    match ask.kind:
        case "draft":
            return [(strength(one.hero), one) for one in offered if isinstance(one, DraftHero)]
        case "pick_hero":
            return [(_gained(view, one.hero, cut), one) for one in offered if isinstance(one, PickHero)]
        case "step" if view.acting is not None:
            simple = judged(view, ask)
            if len(simple) == 1 and isinstance(simple[0][1], Banner | Shoot | Shove):
                return simple  # it costs nothing
            plans = Planner(view, view.acting.hero, view.acting, cut).plans()
            return [(plan.value, plan.action) for plan in plans if plan.action in offered]
        case _:
            return judged(view, ask)


def _gained(view: View, hero: HeroId, cut: Callable[[], bool]) -> float:
    """The gain of activating a hero now, in hundreds of points of lead."""
    planner = Planner(view, hero, Acting(hero), cut)
    now = planner.now()
    return max((plan.value for plan in planner.plans()), default=now) - now


@cache
def strength(hero: HeroId) -> float:
    """The strength of a hero in combats with all others and by its power, in lives."""
    others = [one for one in HEROES if one != hero]
    gains = [solved(Combat(hero, one), LIFE, LIFE).gain - solved(Combat(one, hero), LIFE, LIFE).gain for one in others]
    viking = VIKING * (HEROES[hero].faction == "viking")
    return sum(gains) / len(gains) + POWERS.get(HEROES[hero].power, 0.0) + viking
