"""The house player of PitchBowl: the plans of a coach, played out as an unsteady hand performs them."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

import msgspec

from bot.games.base import Answer, Ask, Illegal
from bot.games.luck import Rng
from bot.games.pitchbowl.asks import ask_id, fallback
from bot.games.pitchbowl.board import FORMATIONS, LENGTH, PlayerId, ahead, rival, seat_of, turned
from bot.games.pitchbowl.rules import PitchBowl
from bot.games.pitchbowl.setup import formation
from bot.games.pitchbowl.step_builder import fresh, in_play, player_of
from bot.games.pitchbowl.values import Action, Flick, Kick, Pass, SetUp, State
from bot.games.pitchbowl.view import View
from bot.games.shot_noise import Hand, hand_of
from bot.games.vocabulary import Point, Seat
from bot.players.base import FULL, Budget, HousePlayer, Level, Ranked
from bot.players.pitchbowl.coach import Coach
from bot.players.pitchbowl.redraw import state_of

GAME = PitchBowl()


class Skill(NamedTuple):
    """How a level plays."""

    hand: Hand  # beside that of the match
    plans: int  # that are played out; of one, the first is taken
    trials: int  # of each


SKILLS: dict[Level, Skill] = {
    1: Skill(Hand(5.0, 14.0), 1, 0),
    2: Skill(Hand(3.0, 9.0), 1, 0),
    3: Skill(Hand(2.0, 6.0), 5, 2),
    4: Skill(Hand(1.2, 4.0), 10, 3),
    5: Skill(Hand(0.4, 1.5), 20, 5),
}
KICKS = (50.0, 70.0)  # strengths
WIDE = 15.0  # degrees of a kick-off to either side
TOUCHDOWN = 4.0
BALL = 1.0  # of having the ball, and of having it at the enemy's goal
OUT = 0.15  # of a player off the field
LATER = (
    0.12  # by which each plan is worth less than the one before it: the coach's order knows what a look ahead does not
)
GOES_ON = 0.3  # of a turn that goes on; less with every player spent
SCALE = 4.0  # an advantage that wins three matches of four


class PitchBowlPlayer(HousePlayer[View, Action]):
    """Plays PitchBowl with all its options."""

    game = "pitchbowl"

    def choose(self, view: View, ask: Ask[Action], level: Level, rng: Rng, budget: Budget = FULL) -> Action:
        """The best action found, as the level's hand performs it."""
        action = self.rank(view, ask, level, rng, budget)[0].action
        if not isinstance(action, Flick | Pass | Kick):
            return action
        slipped = _slipped(action, SKILLS[level].hand, rng)
        return action if _after(state_of(view), ask.seat, slipped) is None else slipped

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
                return _planned(state, seat, SKILLS[level], rng, budget)
            case "toss":
                return (Ranked(rng.pick(ask.choices).action, 0.0),)
            case _:
                return (Ranked(fallback(state, seat) or ask.choices[0].action, 0.0),)


def _planned(state: State, seat: Seat, skill: Skill, rng: Rng, budget: Budget) -> tuple[Ranked[Action], ...]:
    own = hand_of(state.options) or Hand(0.0, 0.0)
    hand = Hand(math.hypot(own.bearing, skill.hand.bearing), math.hypot(own.strength, skill.hand.strength))
    before = worth(state, seat)
    ranked: list[Ranked[Action]] = []
    for nth, plan in enumerate(islice(_legal(state, seat, rng), max(1, round(skill.plans * budget.share)))):
        if ranked and budget.cut():
            break
        if skill.plans == 1:
            return (Ranked(plan, 0.0),)
        gain = _average(state, seat, plan, hand, skill.trials, rng) - before - LATER * nth
        ranked.append(Ranked(plan, math.tanh(gain / SCALE)))
    return tuple(sorted(ranked, key=lambda one: -one.value))


def _legal(state: State, seat: Seat, rng: Rng) -> Iterator[Action]:
    """The plans that the rules allow."""
    return (plan for plan in Coach(state, rng).plans() if _after(state, seat, plan) is not None)


def _average(state: State, seat: Seat, plan: Action, hand: Hand, trials: int, rng: Rng) -> float:
    """What a plan comes to as the hand performs it."""
    tried = [plan, *(_slipped(plan, hand, rng) for _ in range(trials if isinstance(plan, Flick | Pass) else 0))]
    values = [worth(after, seat) for one in tried if (after := _after(state, seat, one)) is not None]
    return sum(values) / len(values)


def _after(state: State, seat: Seat, action: Action) -> State | None:
    """The position after an action; None if the rules refuse it."""
    try:
        return GAME.apply(state, Answer(ask_id(state, seat), seat, action), Rng(b"house")).state
    except Illegal:
        return None


def _slipped(action: Action, hand: Hand, rng: Rng) -> Action:
    if not isinstance(action, Flick | Pass | Kick):
        return action
    angle, strength = hand.slip(action.angle, action.strength, rng)
    return msgspec.structs.replace(action, angle=angle, strength=strength)


def worth(state: State, seat: Seat) -> float:
    """What a position is worth for a seat."""
    foe = rival(seat)
    value = TOUCHDOWN * (state.score[seat] - state.score[foe])
    value += OUT * (len(in_play(state, seat)) - len(in_play(state, foe)))
    if state.phase in {"setup", "kick", "toss", "over"}:
        return value
    if state.holder is not None:
        side = seat_of(state.holder)
        value += (1.0 if side == seat else -1.0) * BALL * (1.0 + _way_made(state, state.holder))
    elif state.ball is not None:
        near = [min(_distance(state, side), LENGTH) / LENGTH for side in (foe, seat)]
        value += BALL * (near[0] - near[1])
    if state.turn == seat:
        value += GOES_ON * len(fresh(state, seat)) / max(1, len(in_play(state, seat)))
    return value


def _distance(state: State, seat: Seat) -> float:
    """How far the nearest player of a seat is from the ball, mm."""
    ball = state.ball or Point(0.0, 0.0)
    return min((math.dist((one.x, one.y), (ball.x, ball.y)) for one in in_play(state, seat)), default=LENGTH)


def _way_made(state: State, player: PlayerId) -> float:
    """How far a player is on the way to the enemy's goal, from 0 to 1."""
    one = player_of(state, player)
    return turned((one.x, one.y), seat_of(player))[1] / LENGTH
