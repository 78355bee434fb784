"""The house player of PitchBowl: the plans of a coach, played out as an unsteady hand performs them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import NamedTuple

from bot.games.contract.base import Ask
from bot.games.contract.luck import Rng
from bot.games.contract.player import FULL, Budget, HousePlayer, Level, Ranked
from bot.games.contract.shot_noise import Hand, hand_of
from bot.games.contract.vocabulary import Seat
from bot.games.pitchbowl.player.lookahead import after, played_out, slipped, worth
from bot.games.pitchbowl.player.playbook import Playbook
from bot.games.pitchbowl.rules.asks import fallback
from bot.games.pitchbowl.rules.board import FORMATIONS, ahead
from bot.games.pitchbowl.rules.setup import formation
from bot.games.pitchbowl.rules.values import Action, Flick, Kick, Pass, SetUp, State
from bot.games.pitchbowl.rules.view import View, state_of


class LevelSkill(NamedTuple):
    """The hand and search limits of a level."""

    hand: Hand  # beside that of the match
    plans: int  # that are played out; of one, the first is taken
    trials: int  # of each
    finalists: int = 0  # of which the best are played out until the rival's turn has ended
    rounds: int = 0  # of play-outs; after each, the worse half of the finalists is dropped


SKILLS: dict[Level, LevelSkill] = {
    1: LevelSkill(Hand(5.0, 14.0), 1, 0),
    2: LevelSkill(Hand(3.6, 11.0), 1, 0),
    3: LevelSkill(Hand(1.7, 5.0), 5, 2),
    4: LevelSkill(Hand(1.2, 4.0), 10, 3, 3, 1),
    5: LevelSkill(Hand(0.4, 1.5), 20, 5, 8, 3),
}
KICKS = (50.0, 70.0)  # strengths
WIDE = 15.0  # degrees of a kick-off to either side
LATER = (
    0.12  # by which each plan is worth less than the one before it: the coach's order knows what a look ahead does not
)
PLAYOUTS = 3  # of a finalist in each round
SCALE = 4.0  # an advantage that wins three matches of four


class PitchBowlPlayer(HousePlayer[View, Action]):
    """Plays PitchBowl with all its options."""

    game = "pitchbowl"

    def __init__(self, skills: Mapping[Level, LevelSkill] = SKILLS) -> None:
        self._skills = skills

    def choose(self, view: View, ask: Ask[Action], level: Level, rng: Rng, budget: Budget = FULL) -> Action:
        """The best action found, as the level's hand performs it."""
        action = self.rank(view, ask, level, rng, budget)[0].action
        if not isinstance(action, Flick | Pass | Kick):
            return action
        performed = slipped(action, self._skills[level].hand, rng)
        return action if after(state_of(view), ask.seat, performed) is None else performed

    def rank(
        self, view: View, ask: Ask[Action], level: Level, rng: Rng, budget: Budget = FULL
    ) -> tuple[Ranked[Action], ...]:
        """Plans by what they gain on average; the answers to other asks by simple preference."""
        state, seat = state_of(view), ask.seat
        match ask.kind:
            case "setup":
                return (Ranked(SetUp(formation(rng.pick(tuple(FORMATIONS)), seat)), 0.0),)
            case "kick":
                angle = (ahead(seat) + rng.uniform(-WIDE, WIDE)) % 360.0
                return (Ranked(Kick(round(angle, 2) % 360.0, round(rng.uniform(*KICKS), 1)), 0.0),)
            case "action" | "bonus":
                return _planned(state, seat, self._skills[level], rng, budget)
            case "toss":
                return (Ranked(rng.pick(ask.choices).action, 0.0),)
            case _:
                return (Ranked(fallback(state, seat) or ask.choices[0].action, 0.0),)


def _planned(state: State, seat: Seat, skill: LevelSkill, rng: Rng, budget: Budget) -> tuple[Ranked[Action], ...]:
    own = hand_of(state.options) or Hand(0.0, 0.0)
    hand = Hand(math.hypot(own.bearing, skill.hand.bearing), math.hypot(own.strength, skill.hand.strength))
    before = worth(state, seat)
    found: list[tuple[float, Action]] = []
    for nth, plan in enumerate(islice(_legal(state, seat, rng), max(1, round(skill.plans * budget.share)))):
        if found and budget.cut():
            break
        if skill.plans == 1:
            return (Ranked(plan, 0.0),)
        found.append((_average(state, seat, plan, hand, skill.trials, rng) - LATER * nth, plan))
    found.sort(key=lambda one: -one[0])
    if skill.finalists and len(found) > 1:
        found = _looked_ahead(state, seat, found, hand, skill, rng, budget)
    return tuple(Ranked(plan, math.tanh((value - before) / SCALE)) for value, plan in found)


def _looked_ahead(
    state: State,
    seat: Seat,
    found: list[tuple[float, Action]],
    hand: Hand,
    skill: LevelSkill,
    rng: Rng,
    budget: Budget,
) -> list[tuple[float, Action]]:
    """The best plans by the outcome of play-outs with the same luck for all, then the others."""
    luck, playouts = str(rng.below(1 << 30)).encode(), max(1, round(PLAYOUTS * budget.share))
    racing = [(list[float](), plan) for _, plan in found[: skill.finalists]]
    for nth in range(skill.rounds):
        for values, plan in racing[: max(2, len(racing) >> nth)]:
            for trial in range(nth * playouts, (nth + 1) * playouts):
                if budget.cut():
                    break
                values.append(_outlook(state, seat, plan, hand, Rng(luck, trial)))
        racing.sort(key=lambda one: (-len(one[0]), -sum(one[0]) / max(1, len(one[0]))))
    judged = [(sum(values) / len(values), plan) for values, plan in racing if values]
    taken = [plan for _, plan in judged]
    return judged + [one for one in found if one[1] not in taken]


def _outlook(state: State, seat: Seat, plan: Action, hand: Hand, rng: Rng) -> float:
    """The value of a position after a plan and the play-out that follows it."""
    for action in (slipped(plan, hand, rng), plan):
        following = after(state, seat, action, rng)
        if following is not None:
            return worth(played_out(following, seat, hand, rng), seat)
    return worth(state, seat)


def _legal(state: State, seat: Seat, rng: Rng) -> Iterator[Action]:
    """The plans that the rules allow."""
    return (plan for plan in Playbook(state, rng).plans() if after(state, seat, plan) is not None)


def _average(state: State, seat: Seat, plan: Action, hand: Hand, trials: int, rng: Rng) -> float:
    """The average value of a plan performed by the hand."""
    tried = [plan, *(slipped(plan, hand, rng) for _ in range(trials if isinstance(plan, Flick | Pass) else 0))]
    values = [worth(came, seat) for one in tried if (came := after(state, seat, one)) is not None]
    return sum(values) / len(values)
