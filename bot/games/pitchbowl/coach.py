"""Judges the actions of PitchBowl."""

from __future__ import annotations

import math
from functools import partial

from bot.games.contract.aim import bearing_to
from bot.games.contract.base import Ask
from bot.games.contract.dials import Bearing
from bot.games.contract.judge import Judge, Judgement, Slip
from bot.games.contract.luck import Rng
from bot.games.contract.replays import CANDIDATES, Parts, Replays, together
from bot.games.contract.shot_noise import Hand, hand_of
from bot.games.contract.vocabulary import Phrase, Seat, phrase
from bot.games.pitchbowl.player.house_player import SCALE, LevelSkill, PitchBowlPlayer
from bot.games.pitchbowl.player.lookahead import BALL, OUT, TOUCHDOWN, after, slipped, worth
from bot.games.pitchbowl.rules.board import rival
from bot.games.pitchbowl.rules.step_builder import in_play
from bot.games.pitchbowl.rules.values import Action, Flick, Kick, Pass, State
from bot.games.pitchbowl.rules.view import show

NEAR = 6.0  # degrees; a flick farther from every good aim was aimed at something else


class PitchBowlJudge(Judge[State, Action]):
    """Judges who is ahead by the score, the ball and the players on the field."""

    game = "pitchbowl"
    before_play = frozenset({"toss", "setup"})

    def sides(self, state: State) -> tuple[tuple[Seat, ...], ...]:
        """Each seat alone."""
        return tuple((seat,) for seat in range(len(state.score)))

    def standing(self, state: State) -> tuple[float, ...]:
        """The result that each side may expect."""
        value = _expected(worth(state, 0))
        return (value, 1.0 - value)

    def judges(self, ask: Ask[Action]) -> bool:
        """Whether a player acts."""
        return ask.kind in {"action", "bonus"}

    def judgement(self, state: State, ask: Ask[Action], played: Action, hand: Hand, rng: Rng) -> Judgement | None:
        """The cost of an action against the plans that the house finds for this hand."""
        ranked = PitchBowlPlayer({4: LevelSkill(hand, 20, 4)}).rank(show(state, ask.seat), ask, 4, rng)
        replay = partial(performed, state, ask.seat, together(hand, hand_of(state.options)))
        luck = b"replay %d" % rng.below(1 << 30)
        best = tuple(one.action for one in ranked[:CANDIDATES])
        before = worth(state, ask.seat)
        return Replays(replay, luck, lambda gain: _expected(before + gain)).judgement(played, best, _why)

    def slip(self, state: State, ask: Ask[Action], played: Action) -> Slip | None:  # noqa: ARG002
        """The error of a flick or a throw against the nearest target of its player."""
        if not isinstance(played, Flick | Pass):
            return None
        aims = [
            bearing_to(target.x - dial.origin.x, target.y - dial.origin.y)
            for choice in ask.choices
            if _same(choice.action, played)
            for dial in choice.dials
            if isinstance(dial, Bearing)
            for target in dial.targets
        ]
        off = min((abs((played.angle - aim + 180.0) % 360.0 - 180.0) for aim in aims), default=math.inf)
        return Slip(off, None) if off <= NEAR else None


def _same(offered: Action, played: Flick | Pass) -> bool:
    if isinstance(played, Flick):
        return isinstance(offered, Flick) and offered.player == played.player
    return isinstance(offered, Pass)


def _expected(value: float) -> float:
    return (1.0 + math.tanh(value / SCALE)) / 2.0


def _why(part: str) -> Phrase:
    return phrase(f"coach-pitchbowl-{part}")


def performed(state: State, seat: Seat, hand: Hand, action: Action, rng: Rng) -> Parts:
    """The gain of an action by an unsteady hand; without the error if the rules refuse it."""
    tries = (slipped(action, hand, rng), action) if isinstance(action, Flick | Pass | Kick) else (action,)
    for one in tries:
        came = after(state, seat, one, rng)
        if came is not None:
            return parts(state, came, seat)
    return {"tempo": 0.0}


def parts(state: State, came: State, seat: Seat) -> Parts:
    """The gain of a seat between two positions, by kind."""
    gained = {
        "score": TOUCHDOWN * (_lead(came, seat) - _lead(state, seat)),
        "players": OUT * (_more(came, seat) - _more(state, seat)),
        "ball": BALL * (_ball(came, seat) - _ball(state, seat)),
    }
    return gained | {"tempo": worth(came, seat) - worth(state, seat) - sum(gained.values())}


def _lead(state: State, seat: Seat) -> int:
    return state.score[seat] - state.score[rival(seat)]


def _more(state: State, seat: Seat) -> int:
    return len(in_play(state, seat)) - len(in_play(state, rival(seat)))


def _ball(state: State, seat: Seat) -> float:
    """1 with the ball, -1 if the rival has it."""
    if state.holder is None or state.phase in {"setup", "kick", "toss", "over"}:
        return 0.0
    return 1.0 if state.holder in {one.id for one in in_play(state, seat)} else -1.0
