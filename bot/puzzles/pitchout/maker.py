"""Puzzles of Pitch Out: what one flick is to knock off, without losing a puck of one's own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from bot.games.base import Ask, Choice
from bot.games.dials import Bearing
from bot.games.luck import Rng
from bot.games.pitchout.advice import free_shots, strength_of
from bot.games.pitchout.board import label, pitcher_of
from bot.games.pitchout.judgement import judged, losses, table_of
from bot.games.pitchout.launches import banned_by
from bot.games.pitchout.step_builder import sides_of
from bot.games.pitchout.values import Action, Flick, PuckId, State
from bot.games.shot_noise import Hand
from bot.games.vocabulary import Phrase, Seat, phrase
from bot.players.pitchout.judgement import exposure, simulate, worth
from bot.puzzles.puzzle import FULL, HUMAN, REACHED, Idea, Puzzle, PuzzleMaker, Verdict

STEADY = Hand(0.0, 0.0)  # rounds an aim as it is saved
PUSHES = (1.0, 1.35)  # of the slide that pushes a foe out
GENTLEST = 20.0  # strength of a random flick, at least
CLOSE, LOST = 50, 15  # points of an answer that does all but the last of what is wanted; what an own puck lost costs


class Result(NamedTuple):
    """The pucks that a flick eliminates."""

    foes: tuple[PuckId, ...]
    own: tuple[PuckId, ...]


class Shot(NamedTuple):
    """A free shot at a foe, hard enough to push it out."""

    flick: Flick
    target: PuckId
    straight: bool


class PitchOutMaker(PuzzleMaker[State, Action]):
    """Makes them of five themes: one foe or two, the Captain, a foe that no straight shot knocks off (`cut`), or no shot hits (`behind`)."""

    game = "pitchout"
    themes = ("one", "two", "captain", "cut", "behind")
    opening = (10, 26)
    patience = 24

    def fits(self, state: State, ask: Ask[Action]) -> bool:
        """Whether it is a plain flick, and a puck is off already."""
        return ask.kind == "flick" and not all(one.in_play for one in state.pucks)

    def cleared(self, state: State) -> State:
        """Without the latest flick."""
        return msgspec.structs.replace(state, last=None)

    def idea(self, state: State, ask: Ask[Action], theme: str, rng: Rng) -> Idea | None:  # noqa: ARG002
        """The best of the free shots that have something to do with the theme."""
        tried = _tried(state, ask)
        hit = {shot.target for shot, _ in tried}
        straight = {shot.target for shot, result in tried if shot.straight and shot.target in result.foes}
        found: Idea | None = None
        for shot, result in tried:
            goal = None if result.own else _goal(state, theme, result.foes, hit, straight)
            if goal is not None:
                value = value_of(state, ask.seat, shot.flick)
                if found is None or value > found.value:
                    found = Idea(goal, (shot.flick,), value)
        return found

    def verdict(self, puzzle: Puzzle, state: State, actions: Sequence[Action]) -> Verdict:
        """By the foes knocked off, the own pucks lost, and where the others come to rest."""
        flick = actions[0]
        if not isinstance(flick, Flick):
            return Verdict(0)
        result = result_of(state, flick)
        done, wanted = _done(puzzle.goal, result.foes)
        if done < wanted or result.own:
            return Verdict(max(0, CLOSE * min(done, wanted) // wanted - LOST * len(result.own)))
        share = value_of(state, puzzle.seat, flick) / puzzle.value if puzzle.value > 0.0 else 1.0
        return Verdict(REACHED + round((FULL - REACHED) * min(1.0, max(0.0, share))))

    def guesses(self, state: State, ask: Ask[Action], rng: Rng) -> Iterator[tuple[Action, ...]]:
        """Any puck, any way, any strength."""
        choices = [choice for choice in ask.choices if isinstance(choice.action, Flick)]
        while True:
            yield from _allowed(state, rng.pick(choices), rng.uniform(0.0, 360.0), rng.uniform(GENTLEST, 100.0))

    def sensible(self, state: State, ask: Ask[Action], theme: str, rng: Rng) -> Iterator[tuple[Action, ...]]:  # noqa: ARG002
        """Every free shot."""
        return ((shot.flick,) for shot in shots(state, ask))

    def slips(self, actions: tuple[Action, ...], rng: Rng, hand: Hand = HUMAN) -> tuple[Action, ...]:
        """The flick a little off its aim."""
        flick = actions[0]
        if not isinstance(flick, Flick):
            return actions
        angle, strength = hand.slip(flick.angle, flick.strength, rng)
        return (msgspec.structs.replace(flick, angle=angle, strength=strength),)


def result_of(state: State, flick: Flick) -> Result:
    """What a flick by a steady hand eliminates."""
    verdict = judged(simulate, state, flick.puck, flick.angle, flick.strength).verdict
    own = losses(state, flick.puck, verdict)
    gone = dict.fromkeys(one.puck for one in (*verdict.exits, *verdict.struck))
    return Result(tuple(one for one in gone if one not in own), own)


def value_of(state: State, seat: Seat, flick: Flick) -> float:
    """What a flick gains, in pucks."""
    return worth(state, seat, flick.puck, flick.angle, flick.strength) - exposure(state, seat)


def shots(state: State, ask: Ask[Action]) -> Iterator[Shot]:
    """The free shots at foes."""
    for choice in ask.choices:
        if not isinstance(choice.action, Flick):
            continue
        table = table_of(state, choice.action.puck)
        for dial in choice.dials:
            if not isinstance(dial, Bearing):
                continue
            for shot in free_shots(state, table, choice.action.puck, dial, every=True):
                for push in PUSHES:
                    strength = strength_of(shot.way + push * (shot.whole - shot.way))
                    for (flick,) in _allowed(state, choice, shot.angle, strength):
                        yield Shot(flick, shot.target, straight=not shot.offset)


@lru_cache(maxsize=1)  # a position is looked at for one theme after another
def _tried(state: State, ask: Ask[Action]) -> tuple[tuple[Shot, Result], ...]:
    """The free shots and what they eliminate."""
    return tuple((shot, result_of(state, shot.flick)) for shot in shots(state, ask))


def _allowed(state: State, choice: Choice[Action], angle: float, strength: float) -> Iterator[tuple[Flick]]:
    flick = choice.action
    if isinstance(flick, Flick):
        angle, strength = STEADY.slip(angle, strength, Rng(b""))
        if banned_by(state, flick.puck, angle) is None:
            yield (msgspec.structs.replace(flick, angle=angle, strength=strength),)


def _goal(state: State, theme: str, foes: tuple[PuckId, ...], hit: set[PuckId], straight: set[PuckId]) -> Phrase | None:
    """The goal of a theme that is reached by knocking off these foes.

    `hit` are those that a free shot meets, `straight` those that one at their centre knocks off.
    """
    match theme:
        case "one" if foes:
            return phrase("puzzle-pitchout-foes", count=1)
        case "two" if len(foes) > 1:
            return phrase("puzzle-pitchout-foes", count=2)
        case "captain":
            wanted = [one for one in foes if pitcher_of(one) == "captain"]
        case "cut":
            wanted = [one for one in foes if one in hit and one not in straight]
        case "behind":
            wanted = [one for one in foes if one not in hit]
        case _:
            wanted = []
    key = "puzzle-pitchout-captain" if theme == "captain" else "puzzle-pitchout-puck"
    return phrase(key, puck=wanted[0], name=label(wanted[0], sides_of(state))) if wanted else None


def _done(goal: Phrase, foes: tuple[PuckId, ...]) -> tuple[int, int]:
    """How much of a goal is done by knocking off these foes, and how much is wanted."""
    wanted = dict(goal.args)
    if "puck" in wanted:
        return int(wanted["puck"] in foes), 1
    return len(foes), int(str(wanted["count"]))
