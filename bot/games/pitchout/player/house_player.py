"""The house player of Pitch Out: free shots at enemies, simulated with the error of an unsteady hand."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import NamedTuple

import msgspec

from bot.games.contract.aim import bearing_to
from bot.games.contract.base import Ask
from bot.games.contract.dials import Bearing
from bot.games.contract.luck import Rng
from bot.games.contract.player import FULL, Budget, HousePlayer, Level, Ranked
from bot.games.contract.shot_noise import Hand, hand_of
from bot.games.contract.vocabulary import Seat
from bot.games.pitchout.player.answers import preferred
from bot.games.pitchout.player.judgement import exposure, worth
from bot.games.pitchout.rules.advice import FIRM, free_shots, strength_of
from bot.games.pitchout.rules.judgement import table_of
from bot.games.pitchout.rules.launches import banned_by
from bot.games.pitchout.rules.seating import ARENA
from bot.games.pitchout.rules.step_builder import puck_of
from bot.games.pitchout.rules.values import Action, ArenaBlock, Flick, FlickAgain, Puck, PuckId, Resolution, State, Stop
from bot.games.pitchout.rules.view import View


class LevelSkill(NamedTuple):
    """The hand and search limits of a level."""

    hand: Hand  # beside that of the match
    shots: int  # candidates that are simulated
    finalists: int  # of which the best are simulated with the hand's noise
    trials: int  # simulations of each in a round
    every: bool  # whether shots off a target's centre are candidates where the centre is free
    rounds: int = 1  # after each, the worse half of the finalists is dropped
    shields: float = 0.0  # how often the Captain is deployed in a corner behind a block


SKILLS: dict[Level, LevelSkill] = {
    1: LevelSkill(Hand(4.2, 16.0), 5, 1, 0, every=False),
    2: LevelSkill(Hand(3.6, 13.5), 10, 3, 3, every=False, shields=0.2),
    3: LevelSkill(Hand(2.7, 10.5), 16, 4, 4, every=False, shields=0.35),
    4: LevelSkill(Hand(1.9, 7.0), 40, 8, 4, every=True, rounds=2, shields=0.6),
    5: LevelSkill(Hand(0.5, 2.0), 160, 32, 12, every=True, rounds=4, shields=1.0),
}
HARD = (1.0, 1.35)  # of the slide that pushes the target out
GENTLE = (20.0, 45.0)  # strengths of flicks towards the middle
SCALE = 4.0  # pucks; an advantage that wins three rounds of four
REFINED = ((0.5, 1.0), (-0.5, 1.0), (0.0, 1.12), (0.0, 0.9))  # degrees and shares by which the best shot is varied


class Candidate(NamedTuple):
    """A candidate: the choice's action with its aim."""

    action: Flick | FlickAgain
    puck: PuckId


class Finalist(NamedTuple):
    """A candidate with its gains."""

    shot: Candidate
    steady: float  # by a steady hand
    values: list[float]  # as the hand performs it, one for each trial

    @property
    def average(self) -> float:
        """The average gain as the hand performs it, from the trials so far."""
        return sum(self.values) / len(self.values) if self.values else self.steady


class PitchOutPlayer(HousePlayer[View, Action]):
    """Plays Pitch Out in all its modes."""

    game = "pitchout"

    def __init__(self, skills: Mapping[Level, LevelSkill] = SKILLS) -> None:
        self._skills = skills

    def choose(self, view: View, ask: Ask[Action], level: Level, rng: Rng, budget: Budget = FULL) -> Action:
        """The best action found, as the level's hand performs it."""
        action = self.rank(view, ask, level, rng, budget)[0].action
        if not isinstance(action, Flick | FlickAgain):
            return action
        state = state_of(view, ask.seat)
        angle, strength = self._skills[level].hand.slip(action.angle, action.strength, rng)
        if banned_by(state, _puck(state, action), angle) is not None:
            return action
        return msgspec.structs.replace(action, angle=angle, strength=strength)

    def rank(
        self, view: View, ask: Ask[Action], level: Level, rng: Rng, budget: Budget = FULL
    ) -> tuple[Ranked[Action], ...]:
        """Flicks by their average gain; answers to other asks by simple preference."""
        if ask.kind not in {"flick", "flick_again"}:
            shields = ask.kind == "deploy" and rng.uniform(0.0, 1.0) < self._skills[level].shields
            return preferred(state_of(view, ask.seat), ask, rng, shields=shields)
        return _Search(view, ask, self._skills[level], rng, budget).ranked()


class _Search:
    def __init__(self, view: View, ask: Ask[Action], skill: LevelSkill, rng: Rng, budget: Budget) -> None:
        self.state = state_of(view, ask.seat)
        self.ask = ask
        self.skill = skill
        self.trials = max(1, round(skill.trials * budget.share)) if skill.trials else 0
        self.rng = rng
        self.budget = budget
        self.before = exposure(self.state, ask.seat)
        match_hand = hand_of(view.options) or Hand(0.0, 0.0)
        self.hand = Hand(
            math.hypot(skill.hand.bearing, match_hand.bearing), math.hypot(skill.hand.strength, match_hand.strength)
        )

    def ranked(self) -> tuple[Ranked[Action], ...]:
        """The finalists by their average, then the other candidates by their one simulation."""
        most = max(1, round(self.skill.shots * self.budget.share))
        candidates = self._sampled(list(self._candidates()), most)
        tried = sorted(self._tried(candidates), key=lambda one: -one[0])
        finalists, others = tried[: self.skill.finalists], tried[self.skill.finalists :]
        if self.skill.every and finalists:
            finalists += self._tried(self._varied(finalists[0][1]))
        judged = [(one.average, one.shot) for one in self._raced(finalists)]
        ranked: list[Ranked[Action]] = [
            Ranked(shot.action, math.tanh((value - self.before) / SCALE)) for value, shot in (*judged, *others)
        ]
        ranked += [Ranked(choice.action, 0.0) for choice in self.ask.choices if isinstance(choice.action, Stop)]
        if not ranked:  # no shot could be judged
            ranked = [Ranked(self.ask.choices[0].action, 0.0)]
        return tuple(sorted(ranked, key=lambda one: -one.value)) if self.ask.kind == "flick_again" else tuple(ranked)

    def _sampled(self, candidates: list[Candidate], most: int) -> list[Candidate]:
        """A random sample of at most that many."""
        while len(candidates) > most:
            candidates.pop(self.rng.below(len(candidates)))
        return candidates

    def _candidates(self) -> Iterator[Candidate]:
        """Free shots at foes, and gentle flicks towards the middle."""
        for choice in self.ask.choices:
            action = choice.action
            if not isinstance(action, Flick | FlickAgain):
                continue
            puck = _puck(self.state, action)
            for dial in choice.dials:
                if isinstance(dial, Bearing):
                    yield from self._aimed(action, puck, dial)
            lies = puck_of(self.state, puck)
            middle = bearing_to(ARENA / 2 - lies.x, ARENA / 2 - lies.y) if (lies.x, lies.y) != (ARENA / 2,) * 2 else 0.0
            for strength in GENTLE:
                yield from self._allowed(action, puck, middle, strength)

    def _aimed(self, action: Flick | FlickAgain, puck: PuckId, dial: Bearing) -> Iterator[Candidate]:
        table = table_of(self.state, puck)
        for shot in free_shots(self.state, table, puck, dial, every=self.skill.every):
            beyond = shot.whole - shot.way
            strengths = {strength_of(shot.way + FIRM), *(strength_of(shot.way + hard * beyond) for hard in HARD)}
            for strength in sorted(strengths):
                yield from self._allowed(action, puck, shot.angle, strength)

    def _allowed(self, action: Flick | FlickAgain, puck: PuckId, angle: float, strength: float) -> Iterator[Candidate]:
        angle, strength = Hand(0.0, 0.0).slip(angle, strength, self.rng)  # as they are saved
        if banned_by(self.state, puck, angle) is None:
            yield Candidate(msgspec.structs.replace(action, angle=angle, strength=strength), puck)

    def _varied(self, shot: Candidate) -> list[Candidate]:
        return [
            varied
            for turn, share in REFINED
            for varied in self._allowed(shot.action, shot.puck, shot.action.angle + turn, shot.action.strength * share)
        ]

    def _tried(self, shots: list[Candidate]) -> list[tuple[float, Candidate]]:
        found: list[tuple[float, Candidate]] = []
        for shot in shots:
            if found and self.budget.cut():
                break
            found.append((self._worth(shot, shot.action.angle, shot.action.strength), shot))
        return found

    def _raced(self, finalists: list[tuple[float, Candidate]]) -> list[Finalist]:
        """The finalists, best first, by trials with the same luck for all; variants of the first round's best join the second."""
        luck = str(self.rng.below(1 << 30)).encode()
        racing = [Finalist(shot, steady, []) for steady, shot in finalists]
        for nth in range(self.skill.rounds):
            kept, dropped = racing[: max(2, len(racing) >> nth)], racing[max(2, len(racing) >> nth) :]
            if nth == 1 and self.skill.every and kept:
                kept += [Finalist(shot, steady, []) for steady, shot in self._tried(self._varied(kept[0].shot))]
            for one in kept:
                self._try(one, luck, (nth + 1) * self.trials)
            racing = sorted(kept, key=lambda one: -one.average) + dropped
        return racing

    def _try(self, one: Finalist, luck: bytes, trials: int) -> None:
        """Simulate a candidate as the hand performs it, until it has had so many trials."""
        while len(one.values) < trials and not self.budget.cut():
            angle, strength = self.hand.slip(
                one.shot.action.angle, one.shot.action.strength, Rng(luck, len(one.values))
            )
            refused = banned_by(self.state, one.shot.puck, angle) is not None  # then the aim itself is flicked
            one.values.append(one.steady if refused else self._worth(one.shot, angle, strength))

    def _worth(self, shot: Candidate, angle: float, strength: float) -> float:
        return worth(self.state, self.ask.seat, shot.puck, angle, strength)


def _puck(state: State, action: Flick | FlickAgain) -> PuckId:
    if isinstance(action, Flick):
        return action.puck
    return (state.going.puck if state.going is not None else None) or ""


def state_of(view: View, seat: Seat) -> State:
    """The position in which `seat` is asked for a flick; lineups and deployments to come, which matter to no flick, stay empty."""
    last = view.last.puck if view.last is not None and view.phase == "flick_again" else None
    return State(
        options=view.options,
        phase=view.phase,  # type: ignore[arg-type]  # the kind of an open ask
        asked=0,
        chooser=seat,
        pucks=tuple(Puck(one.id, one.x, one.y, one.angle, one.status == "play", one.mount) for one in view.pucks),
        blocks=tuple(
            ArenaBlock(one.id, one.x, one.y, one.angle, one.status == "play", one.holds) for one in view.blocks
        ),
        round=view.round,
        turn=seat,
        turns=view.turn,
        starter=view.starter,
        wins=view.wins,
        deployed=tuple(
            all(one.status != "hand" for one in view.pucks if one.seat == other) for other in range(len(view.wins))
        ),
        copies=view.copies,
        passive=view.passive,
        lost=view.lost,
        skips=len(view.wins) if view.suspended else 0,
        returns=tuple(one.id for one in view.pucks if one.status == "return"),
        going=Resolution(stage="again", puck=last, touched_foe=view.touched_foe) if last else None,
        winner=view.winner,
        teams=view.teams,
        lineups=view.lineups,
        banned=view.banned,
        out=view.out,
        gone=view.gone,
    )
