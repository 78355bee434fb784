"""Judges the activations and the cards of For Honor."""

from __future__ import annotations

from bot.games.contract.base import Answer, Ask
from bot.games.contract.judge import Judge, Judgement
from bot.games.contract.luck import Rng
from bot.games.contract.replays import MATTERS, shares
from bot.games.contract.shot_noise import Hand
from bot.games.contract.vocabulary import Phrase, Seat, phrase
from bot.games.forhonor.player.activation import HELD, HERO, LAST, LIFE
from bot.games.forhonor.player.cards import gains, solved
from bot.games.forhonor.player.house_player import SCALE
from bot.games.forhonor.player.mind import HEROES_ZONES, LATER, lead
from bot.games.forhonor.player.planning import planned
from bot.games.forhonor.rules.board import ZONES
from bot.games.forhonor.rules.game import ForHonor
from bot.games.forhonor.rules.heroes import Card
from bot.games.forhonor.rules.seating import CAMPS, camp_of
from bot.games.forhonor.rules.values import (
    Action,
    Attack,
    Banner,
    CampId,
    Combat,
    End,
    Enter,
    Fight,
    Kill,
    Move,
    PickHero,
    Shoot,
    Shove,
    State,
)
from bot.games.forhonor.rules.view import View, show

POINTS = 100.0  # of the score; one of the judge's values
FALLS = 0.5  # of the judge's values; a life lost in a combat, and what a fall costs beside it
GAME = ForHonor()
FREE = Banner | Shoot | Shove  # powers, which cost nothing


class ForHonorJudge(Judge[State, Action]):
    """Judges who is ahead by the score, the zones, the heroes and the centre."""

    game = "forhonor"
    before_play = frozenset({"draft", "order"})

    def sides(self, state: State) -> tuple[tuple[Seat, ...], ...]:
        """The camps."""
        return tuple(tuple(seat for seat in range(state.seats) if camp_of(seat) == camp) for camp in CAMPS)

    def standing(self, state: State) -> tuple[float, ...]:
        """The result that each camp may expect."""
        value = _lead(show(state, None))
        return shares((value / 2.0, -value / 2.0), SCALE)

    def judges(self, ask: Ask[Action]) -> bool:
        """Whether a hero is chosen, acts or fights."""
        return ask.kind in {"card", "pick_hero", "step"} and len(ask.choices) > 1

    def judgement(self, state: State, ask: Ask[Action], played: Action, hand: Hand, rng: Rng) -> Judgement | None:  # noqa: ARG002
        """The cost of a card, a hero or the next step of an activation against the best one."""
        camp, view = camp_of(ask.seat), show(state, ask.seat)
        lead_now = _lead(view) if camp == CAMPS[0] else -_lead(view)
        if isinstance(played, Fight):
            return None if state.combat is None else _fought(view, state.combat, camp, played, lead_now)
        if isinstance(played, FREE):
            return None
        plans = {action: value for value, action in planned(view, ask, lambda: False)}
        if played not in plans:
            return None
        best = max(plans, key=lambda one: plans[one])
        lost = max(0.0, plans[best] - self._came_to(state, ask, played, plans[played]))
        why = phrase(f"coach-forhonor-{_why(best, played)}")
        return _judgement(lead_now, lost, best, why)

    def _came_to(self, state: State, ask: Ask[Action], played: Action, planned_as: float) -> float:
        """The value of a plan that begins with an action; a path may continue after a first part of it."""
        if not isinstance(played, Move | Enter):
            return planned_as
        came = GAME.apply(state, Answer(ask.id, ask.seat, played), Rng(b"coach")).state
        following = next((one for one in GAME.asks(came) if one.seat == ask.seat and one.kind == "step"), None)
        if following is None or came.acting is None or state.acting is None or came.acting.hero != state.acting.hero:
            return planned_as
        onward = planned(show(came, ask.seat), following, lambda: False)
        return max([planned_as, *(value for value, action in onward if not isinstance(action, FREE))])


def _judgement(lead_now: float, lost: float, best: Action, why: Phrase) -> Judgement:
    """The judgement of an action whose value is that much less than the best."""
    gain, value = (shares((one / 2.0, -one / 2.0), SCALE)[0] for one in (lead_now, lead_now - lost))
    return Judgement(gain, value, best, 1.0, why) if gain - value >= MATTERS else Judgement(gain, value)


def _fought(view: View, combat: Combat, camp: CampId, played: Fight, lead_now: float) -> Judgement | None:
    """The cost of a card against an opponent who plays optimally; no card of an optimal mixture costs anything."""
    heroes = {one.id: one for one in view.heroes}
    lives = heroes[combat.attacker].life, heroes[combat.target].life
    solution, table = solved(combat, *lives), gains(combat, *lives)
    if heroes[combat.attacker].camp == camp:
        hand, mix = combat.hands[0], solution.attacker
        worth = [sum(gain * share for gain, share in zip(row, solution.target, strict=True)) for row in table]
    else:
        hand, mix = combat.hands[1], solution.target
        columns = zip(*table, strict=True)
        worth = [-sum(gain * share for gain, share in zip(one, solution.attacker, strict=True)) for one in columns]
    if played.card not in hand:
        return None
    best = max(range(len(hand)), key=lambda nth: (round(worth[nth], 6), mix[nth]))
    lost = worth[best] - worth[hand.index(played.card)]
    return _judgement(lead_now, lost * FALLS, Fight(hand[best]), _mixture(hand, mix))


def _mixture(hand: tuple[Card, ...], mix: tuple[float, ...]) -> Phrase:
    """The optimal frequency of each card, in percent."""
    often = {card: round(100.0 * share) for card, share in zip(hand, mix, strict=True)}
    return phrase(
        "coach-forhonor-card", sword=often.get("sword", 0), charge=often.get("charge", 0), shield=often.get("shield", 0)
    )


def _why(best: Action, played: Action) -> str:
    if isinstance(best, Move | Enter):
        held = any(best.to in ZONES[zone] for zone in HEROES_ZONES)
        return "risk" if isinstance(played, Attack) else "zone" if held else "place"
    if isinstance(best, End):
        return "risk" if isinstance(played, Attack) else "stay"
    kinds = {Attack: "attack", Kill: "soldiers", PickHero: "hero"}
    return kinds.get(type(best), "place")


def _lead(view: View) -> float:
    """The lead of the first camp, in hundreds of points."""
    value = (view.score[0] - view.score[1]) / POINTS + 2.0 * LATER * lead(view.ranks[0] - view.ranks[1])
    for zone in view.would_hold[: len(HEROES_ZONES)]:
        value += 0.0 if zone is None else HELD if zone == CAMPS[0] else -HELD
    for one in view.heroes:
        if one.life > 0 and one.spot not in ("waiting", "executed"):
            worth = LIFE * one.life + HERO + LAST * view.locked[one.camp]
            value += worth if one.camp == CAMPS[0] else -worth
    return value
