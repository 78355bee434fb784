"""The candidate flicks and throws of a theme of PitchBowl, and the referee's verdict on one."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

import msgspec

from bot.games.contract.advice import BESIDE
from bot.games.contract.aim import bearing_at
from bot.games.contract.base import Ask
from bot.games.contract.dials import Bearing, Target
from bot.games.contract.luck import Rng
from bot.games.contract.shot_noise import Hand, round_bearing
from bot.games.pitchbowl.player.lookahead import slipped
from bot.games.pitchbowl.rules.board import (
    AGAINST,
    BALL_REACH,
    GOAL,
    HOLD,
    LENGTH,
    PLAYER_REACH,
    ahead,
    in_end_zone,
    rival,
    seat_of,
    turned,
)
from bot.games.pitchbowl.rules.judgement import first_met, verdict_of
from bot.games.pitchbowl.rules.referee import Verdict, judge_pass
from bot.games.pitchbowl.rules.resolution import passing_side, start_of
from bot.games.pitchbowl.rules.simulation import throw
from bot.games.pitchbowl.rules.step_builder import place_of
from bot.games.pitchbowl.rules.values import Action, Flick, Pass, State
from bot.physics.flick import flick
from bot.physics.table import Launch

STEADY = Hand(0.0, 0.0)  # rounds an aim as it is saved
WAYS = range(-60, 61, 6)  # degrees off straight ahead in which the carrier runs for the goal
FIRM = (6.0, 15.0)  # mm by which a flick that arrives would slide further
CATCHING = (30.0, 90.0)  # mm; the same of a throw
HARD = (60.0, 150.0, PLAYER_REACH)  # the same of hits; the last is as hard as can be
ASIDE = (0.0, -50.0, 50.0)  # percent off the centre of who is to catch a throw
REACHED = 300.0  # mm; from further away nobody runs over the goal line
NEAR = 140.0  # mm; a hit from further away is seldom hard enough
PUSHED = 160.0  # mm from the goal line; from further away no team-mate pushes the carrier over it


def referee(state: State, action: Flick | Pass) -> Verdict:
    """The referee's verdict on a flick or a throw by a steady hand."""
    if isinstance(action, Flick):
        return verdict_of(flick, state, action)
    passer = state.holder or ""
    spot = start_of(state, passer, action.angle, action.side)
    return judge_pass(state, passer, throw(flick, state, spot, action.angle, action.strength))


def shots(state: State, ask: Ask[Action], theme: str) -> Iterator[Flick | Pass]:
    """The actions that may reach a goal of a theme."""
    for choice in ask.choices:
        dial = next((one for one in choice.dials if isinstance(one, Bearing)), None)
        action = choice.action
        if dial is None:
            continue
        match theme, action:
            case "touchdown", Flick(announce="none"):
                yield from _over_the_line(state, action, dial)
            case "touchdown", Pass():
                foe = rival(state.turn)
                yield from _throws(state, action, dial, [one for one in _mates(dial) if in_end_zone(one.x, one.y, foe)])
            case "ball", Flick(announce="steal" | "pickup"):
                meant = [one for one in dial.targets if one.code == dial.meant]
                yield from _flicks(state, action, dial, meant, FIRM)
            case "pass", Pass():
                yield from _throws(state, action, dial, _mates(dial))
            case (("knockout" | "out"), Flick(announce="none")):
                yield from _flicks(state, action, dial, _near(dial, [one for one in dial.targets if one.foe]), HARD)
            case _:
                pass


def allowed(state: State, action: Flick | Pass, angle: float, strength: float) -> Iterator[Flick | Pass]:
    """The action with an aim as it is saved; none if the ball does not fit on that side."""
    aimed = msgspec.structs.replace(action, angle=angle, strength=strength)
    if isinstance(aimed, Pass):
        aimed = msgspec.structs.replace(aimed, side=None)
        if passing_side(state, state.holder or "", round_bearing(angle)) is None:
            return
    yield slipped(aimed, STEADY, Rng(b""))  # type: ignore[misc]  # of the same kind


def _over_the_line(state: State, action: Flick, dial: Bearing) -> Iterator[Flick | Pass]:
    """The carrier runs for the goal, or a team-mate pushes it there."""
    holder, seat = state.holder, state.turn
    if holder is None or seat_of(holder) != seat:
        return
    lies = place_of(state, holder)
    _, y = turned((lies.x, lies.y), seat)
    left = LENGTH - GOAL - HOLD - y
    if action.player != holder:
        carrier = [one for one in dial.targets if one.code == holder] if left < PUSHED else []
        yield from _flicks(state, action, dial, _near(dial, carrier), HARD)
        return
    for turn in WAYS:
        slide = (left + FIRM[-1]) / math.cos(math.radians(turn))
        if slide <= REACHED:
            yield from allowed(state, action, ahead(seat) + turn, 100.0 * slide / PLAYER_REACH)


def _flicks(
    state: State, action: Flick, dial: Bearing, targets: Iterable[Target], firm: Iterable[float]
) -> Iterator[Flick | Pass]:
    """Flicks that meet a target first: so much harder than it takes, in mm."""
    for target in targets:
        for offset in BESIDE:
            angle = bearing_at(dial.origin, target, dial.radius, offset)
            meets = first_met(state, action.player, Launch(action.player, angle, PLAYER_REACH), effort=True)
            if meets is None or meets.struck != target.code:
                continue
            way = math.dist((dial.origin.x, dial.origin.y), (meets.x, meets.y))
            for slide in firm:
                yield from allowed(state, action, angle, 100.0 * min(1.0, (way + slide) / PLAYER_REACH))


def _throws(state: State, action: Pass, dial: Bearing, targets: Iterable[Target]) -> Iterator[Flick | Pass]:
    """Throws at team-mates, whatever is in the way."""
    lies = place_of(state, state.holder or "")
    for target in targets:
        way = math.dist((lies.x, lies.y), (target.x, target.y)) - AGAINST
        for offset in ASIDE:
            for slide in CATCHING:
                angle = bearing_at(lies, target, dial.radius, offset)
                yield from allowed(state, action, angle, 100.0 * max(1.0, way + slide) / BALL_REACH)


def _mates(dial: Bearing) -> list[Target]:
    return [one for one in dial.targets if one.yours]


def _near(dial: Bearing, targets: Iterable[Target]) -> list[Target]:
    return [one for one in targets if math.dist((dial.origin.x, dial.origin.y), (one.x, one.y)) < NEAR]
