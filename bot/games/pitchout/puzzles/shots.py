"""The shots of Pitch Out used in puzzles, and their results."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from bot.games.contract.base import Ask, Choice
from bot.games.contract.dials import Bearing
from bot.games.contract.luck import Rng
from bot.games.contract.shot_noise import Hand
from bot.games.contract.vocabulary import Seat
from bot.games.pitchout.player.judgement import exposure, worth
from bot.games.pitchout.rules.advice import free_shots, strength_of
from bot.games.pitchout.rules.judgement import judged, losses, table_of
from bot.games.pitchout.rules.launches import banned_by
from bot.games.pitchout.rules.values import Action, Flick, PuckId, State
from bot.physics.flick import flick as simulate

STEADY = Hand(0.0, 0.0)  # rounds an aim as it is saved
PUSHES = (1.0, 1.35)  # of the slide that pushes a foe out


class FlickResult(NamedTuple):
    """The pucks that a flick eliminates."""

    foes: tuple[PuckId, ...]
    own: tuple[PuckId, ...]


class FreeShot(NamedTuple):
    """A free shot at a foe, hard enough to push it out."""

    flick: Flick
    target: PuckId
    straight: bool


def result_of(state: State, flick: Flick) -> FlickResult:
    """The pucks that a flick by a steady hand eliminates."""
    verdict = judged(simulate, state, flick.puck, flick.angle, flick.strength).verdict
    own = losses(state, flick.puck, verdict)
    gone = dict.fromkeys(one.puck for one in (*verdict.exits, *verdict.struck))
    return FlickResult(tuple(one for one in gone if one not in own), own)


def value_of(state: State, seat: Seat, flick: Flick) -> float:
    """The gain of a flick, in pucks."""
    return worth(state, seat, flick.puck, flick.angle, flick.strength) - exposure(state, seat)


def shots(state: State, ask: Ask[Action]) -> Iterator[FreeShot]:
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
                    for (flick,) in allowed(state, choice, shot.angle, strength):
                        yield FreeShot(flick, shot.target, straight=not shot.offset)


def allowed(state: State, choice: Choice[Action], angle: float, strength: float) -> Iterator[tuple[Flick]]:
    """The choice's flick with an aim as it is saved; none if a touched block forbids it."""
    flick = choice.action
    if isinstance(flick, Flick):
        angle, strength = STEADY.slip(angle, strength, Rng(b""))
        if banned_by(state, flick.puck, angle) is None:
            yield (msgspec.structs.replace(flick, angle=angle, strength=strength),)
