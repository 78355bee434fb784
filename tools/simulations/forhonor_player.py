"""A simple player of For Honor for simulations: the best step by the house's values, and a random card."""

from bot.games.contract.base import Ask
from bot.games.contract.luck import Rng
from bot.games.forhonor.player.mind import judged
from bot.games.forhonor.rules.heroes import FAVOURITE, HEROES
from bot.games.forhonor.rules.values import Action, Attack, End, Fight, Move, Shoot, State
from bot.games.forhonor.rules.view import View, show

SAME = 1e-9  # smaller differences count as equal


def baseline(state: State, ask: Ask[Action], rng: Rng) -> Action:
    """The legal answer of a player who plays to win, seeing what the seat asked may see."""
    view, offered = show(state, ask.seat), [choice.action for choice in ask.choices]
    if ask.kind == "card":
        return _card(view, offered, ask.seat, rng)
    plans = judged(view, ask)
    most = max(worth for worth, _ in plans)
    best = [action for worth, action in plans if worth > most - SAME]
    chosen = rng.pick([action for action in best if not isinstance(action, Move)] or best)
    if ask.kind == "step" and isinstance(chosen, End | Attack):
        return next((action for action in offered if isinstance(action, Shoot)), chosen)
    return chosen


def _card(view: View, offered: list[Action], seat: int, rng: Rng) -> Action:
    """A random card, that of the hero's faction twice as often."""
    combat = view.combat
    mine = [one for one in view.heroes if combat and one.id in (combat.attacker, combat.target) and one.seat == seat]
    liked = [one for one in offered if mine and one == Fight(FAVOURITE[HEROES[mine[0].id].faction])]
    return rng.pick((*offered, *liked))
