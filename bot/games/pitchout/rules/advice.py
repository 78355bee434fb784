"""Advised flicks in Pitch Out: the free enemy nearest to falling, as gently as possible."""

import math
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from bot.games.contract.advice import BESIDE, Advice, AdvisedFlick
from bot.games.contract.aim import bearing_at, bearing_to, unit
from bot.games.contract.base import Ask, Choice
from bot.games.contract.dials import Bearing, Target
from bot.games.contract.flick_game import Simulator
from bot.games.pitchout.rules.board import RADIUS, REACH, pitcher_of
from bot.games.pitchout.rules.judgement import judged, losses, table_of
from bot.games.pitchout.rules.launches import USUAL, banned_by, launch
from bot.games.pitchout.rules.seating import ARENA
from bot.games.pitchout.rules.step_builder import puck_of
from bot.games.pitchout.rules.values import Action, Flick, FlickAgain, PuckId, State
from bot.physics.preview import first_contact
from bot.physics.table import Table
from bot.physics.tuning import TUNING

FIRM = 40.0  # mm; a flick that arrives would slide this much further
PASSED_ON = (1.0 + TUNING.restitution) / 2.0  # of the speed, by a full hit of equals
GENTLER = (0.75, 0.5)  # of the way beyond the contact, tried until no own puck is lost
CAPTAIN = 300  # mm; a Captain is risked only for a foe so much nearer to falling
ASIDE = 400  # mm; a full hit is worth as much
TRIES = 6  # targets of a puck that are simulated
PUSHES = 4_000  # a foe that is surely off is worth more than any that comes nearer to it
UNFREE, LOSING = -50_000, -60_000


class _Sound(NamedTuple):
    """A strength that arrives and costs no own puck, and whether its target is out then."""

    strength: float
    pushes: bool


class FreeAim(msgspec.Struct, frozen=True):
    """A free aim at an enemy: the distance to the contact, and the sliding distance that pushes it out, in mm."""

    target: str
    offset: float
    angle: float
    way: float
    whole: float


def advice(simulate: Simulator, state: State, ask: Ask[Action], usual: float) -> tuple[Advice, ...]:
    """The advice on every flick of an ask; `usual` is the strength that is kept where it will do (0: that of most)."""
    return tuple(
        _advice(simulate, state, choice, puck, dial, usual or USUAL)
        for choice in ask.choices
        if (puck := _flicked(state, choice.action))
        for dial in choice.dials
        if isinstance(dial, Bearing)
    )


def _flicked(state: State, action: Action) -> PuckId:
    if isinstance(action, FlickAgain):
        return (state.going.puck if state.going is not None else None) or ""
    return action.puck if isinstance(action, Flick) else ""


def _advice(
    simulate: Simulator, state: State, choice: Choice[Action], puck: PuckId, dial: Bearing, usual: float
) -> Advice:
    table = table_of(state, puck)
    strengths: dict[str, float] = {}
    best: tuple[FreeAim, _Sound] | None = None
    for shot in sorted(free_shots(state, table, puck, dial), key=lambda one: (one.offset != 0.0, one.whole))[:TRIES]:
        sound = _sound(simulate, state, puck, shot, usual)
        if sound is None:
            continue
        if not shot.offset:
            strengths[shot.target] = sound.strength
        if best is None or (sound.pushes and not best[1].pushes):
            best = shot, sound
    marks = tuple(_mark(state, table, puck, dial, one, strengths.get(one.code), usual) for one in dial.targets)
    if best is None:
        return _without_target(simulate, state, choice, puck, marks)
    shot, sound = best
    worth = -round(shot.whole) - (CAPTAIN if pitcher_of(puck) == "captain" else 0) - (ASIDE if shot.offset else 0)
    worth += PUSHES if sound.pushes else 0
    return Advice(choice.code, shot.angle, sound.strength, worth, shot.target, shot.offset, marks)


def free_shots(state: State, table: Table, puck: PuckId, dial: Bearing, *, every: bool = False) -> Iterator[FreeAim]:
    """The free aims at foes, one each: dead centre if that is free; or `every` one."""
    for foe in (one for one in dial.targets if one.foe):
        for offset in BESIDE:
            angle = bearing_at(dial.origin, foe, dial.radius, offset)
            meets = None if banned_by(state, puck, angle) else first_contact(table, launch(puck, angle, 100.0))
            if meets is None or meets.struck != foe.code:
                continue
            way = math.dist((dial.origin.x, dial.origin.y), (meets.x, meets.y))
            share = PASSED_ON * math.cos(math.radians(meets.bearing - angle))
            yield FreeAim(foe.code, offset, angle, way, way + (_to_edge(foe, meets.bearing) + FIRM) / share**2)
            if not every:
                break


def _to_edge(foe: Target, bearing: float) -> float:
    """The distance an enemy slides in a direction before it falls, mm."""
    ux, uy = unit(bearing)
    ways = ((ARENA - at if step > 0.0 else at) / abs(step) for at, step in ((foe.x, ux), (foe.y, uy)) if step)
    return min(ways)


def _sound(simulate: Simulator, state: State, puck: PuckId, shot: FreeAim, usual: float) -> _Sound | None:
    """A strength that pushes the enemy out, the usual one first; else the usual or a gentler one that loses no own puck; None if every strength tried loses one."""
    beyond = max(FIRM, shot.whole - shot.way)
    least = strength_of(shot.way + FIRM)
    found: _Sound | None = None
    full = strength_of(shot.way + beyond)
    for strength in dict.fromkeys((max(usual, least), full)):
        verdict = judged(simulate, state, puck, shot.angle, strength).verdict
        if losses(state, puck, verdict):
            continue
        pushes = any(one.puck == shot.target for one in (*verdict.exits, *verdict.struck))
        if pushes:
            return _Sound(strength, pushes=True)
        found = found or _Sound(strength, pushes=False)
    if found is not None:
        return found
    for strength in (*(strength_of(shot.way + share * beyond) for share in GENTLER), least):
        verdict = judged(simulate, state, puck, shot.angle, strength).verdict
        if not losses(state, puck, verdict):
            return _Sound(strength, pushes=any(one.puck == shot.target for one in (*verdict.exits, *verdict.struck)))
    return None


def strength_of(slide: float) -> float:
    """The strength of a flick that slides so far, mm."""
    return float(min(100, max(1, math.ceil(100.0 * slide / REACH))))


def _mark(
    state: State, table: Table, puck: PuckId, dial: Bearing, target: Target, strength: float | None, usual: float
) -> AdvisedFlick:
    """A target as a menu offers it; `strength` is known to cost nothing."""
    angle = bearing_at(dial.origin, target, dial.radius)
    far = math.dist((dial.origin.x, dial.origin.y), (target.x, target.y))
    strength = strength or max(usual, strength_of(max(0.0, far - RADIUS - target.r) + FIRM))
    barring = banned_by(state, puck, angle)
    if barring is not None:
        return AdvisedFlick(target.code, strength, barring.id)
    meets = first_contact(table, launch(puck, angle, strength))
    return AdvisedFlick(target.code, strength, "" if meets is None else meets.struck)


def _without_target(
    simulate: Simulator, state: State, choice: Choice[Action], puck: PuckId, marks: tuple[AdvisedFlick, ...]
) -> Advice:
    """The advice for a puck without a free enemy: the offered bearing, at a strength that loses no own puck."""
    action = choice.action
    angle = action.angle if isinstance(action, Flick | FlickAgain) else 0.0
    lies = puck_of(state, puck)
    middle = bearing_to(ARENA / 2 - lies.x, ARENA / 2 - lies.y)
    for bearing in (angle, middle):
        if banned_by(state, puck, bearing) is not None:
            continue
        for strength in (USUAL, USUAL / 2, USUAL / 4, USUAL / 10):
            if not losses(state, puck, judged(simulate, state, puck, bearing, strength).verdict):
                return Advice(choice.code, bearing, strength, UNFREE, targets=marks)
    return Advice(choice.code, angle, USUAL / 10, LOSING, targets=marks)
