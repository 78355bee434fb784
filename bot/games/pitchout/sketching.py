"""What a preview may show of an answer not yet given, by assist level."""

from __future__ import annotations

import math
from typing import assert_never

from bot.games.base import Aim, Ask, Assist, Ghost, Illegal, Line, Phrase, Place, Point, Seat, Simulator, Sketch
from bot.games.pitchout.aiming import checked, checked_aim, launch
from bot.games.pitchout.board import RADIUS, REACH, direction, is_block, playing_table
from bot.games.pitchout.desk import block_of, bodies, puck_of
from bot.games.pitchout.placing import check_moved, check_puck, checked_deployment, rounded
from bot.games.pitchout.powers import beside
from bot.games.pitchout.showing import last_flick
from bot.games.pitchout.values import (
    Action,
    Deploy,
    Flick,
    FlickAgain,
    Golem,
    MoveObstacle,
    Obstacle,
    PlaceRestored,
    Puck,
    PuckId,
    PutObstacle,
    Shoot,
    State,
    View,
)
from bot.physics.preview import first_contact

RAY = 5 * RADIUS  # mm; all that experts are shown


def sketch(simulate: Simulator, view: View, ask: Ask[Action], action: Action, assist: Assist) -> Sketch:
    """Lines and ghosts of an aim or a placement, and the words of the rule that would refuse it."""
    match action:
        case Flick(puck, angle, strength):
            return _aimed(simulate, view, puck, angle, strength, assist)
        case FlickAgain(angle, strength):
            puck = "" if view.last is None else view.last.puck
            return _aimed(simulate, view, puck, angle, strength, assist)
        case Shoot(places, angle, strength):
            return _shot(view, ask.seat, places, angle, strength)
        case MoveObstacle(bearing, rotation):
            return _moved(view, bearing, rotation)
        case Deploy(places) | PlaceRestored(places) | Golem(places) | PutObstacle(places):
            ghosts = tuple(
                Ghost("place", place.id, place.x, place.y, place.angle)
                for place in places
                if _are_numbers(place.x, place.y, place.angle)
            )
            return Sketch(ghosts=ghosts, words=_objections(view, ask.seat, places))
        case _:
            return Sketch()


def _as_state(view: View) -> State:
    """The position that a view shows, as far as aiming and placing need it."""
    return State(
        options=view.options,
        phase="flick",
        asked=0,
        chooser=0,
        wins=view.wins,
        pucks=tuple(Puck(p.id, p.x, p.y, p.angle, p.status == "play", p.mount) for p in view.pucks),
        blocks=tuple(Obstacle(b.id, b.x, b.y, b.angle, b.status == "play", b.holds) for b in view.blocks),
        skips=len(view.sides) if view.suspended else 0,
    )


def _aimed(
    simulate: Simulator,
    view: View,
    puck: PuckId,
    angle: float,
    strength: float,
    assist: Assist,
) -> Sketch:
    """The preview of a flick; a forbidden one shows its ray and why."""
    state = _as_state(view)
    lies = next(piece for piece in state.pucks if piece.id == puck)
    origin = Point(lies.x, lies.y)
    words: tuple[Phrase, ...] = ()
    try:
        angle, strength = checked(state, puck, angle, strength)
    except Illegal as refusal:
        words = (refusal.reason,)
    if not _are_numbers(angle, strength):
        return Sketch(words=words)
    aim = Aim(puck, origin, angle, strength, REACH)
    if words or assist is Assist.EXPERT:
        return Sketch(aim, (Line("aim", (origin, _along(origin, angle, RAY))),), words=words)
    heavy = dict(view.options)["heavy_obstacles"] == "on"
    launched = launch(puck, angle, strength)
    table = playing_table(state.pucks, state.blocks, heavy=heavy, flicked=puck)
    meets = first_contact(table, launched)
    ghosts = () if meets is None else (Ghost("contact", puck, meets.x, meets.y),)
    match assist:
        case Assist.STANDARD:
            if meets is None:
                return Sketch(aim, (Line("aim", (origin, _along(origin, angle, launched.slide))),))
            start = next(Point(piece.x, piece.y) for piece in table.pieces if piece.id == meets.struck)
            leave = Line("leave", (start, _along(start, meets.bearing, RAY)))
            return Sketch(aim, (Line("aim", (origin, Point(meets.x, meets.y))), leave), ghosts)
        case Assist.FULL:
            told = last_flick(table, simulate(table, (launched,)), puck, angle, strength)
            lines = tuple(Line("aim" if trail.id == puck else "leave", trail.points) for trail in told.trails)
            return Sketch(aim, lines, ghosts)
        case _:
            assert_never(assist)


def _shot(view: View, seat: Seat, places: tuple[Place, ...], angle: float, strength: float) -> Sketch:
    """The preview of a shot in the shoot-out: the Captain where he is launched, and how far he slides if he meets nobody."""
    place = places[0]
    if not _are_numbers(place.x, place.y, angle, strength):
        return Sketch()
    words = _objections(view, seat, places)
    try:
        angle, strength = checked_aim(angle, strength)
    except Illegal as refusal:
        words = (*words, refusal.reason)
    origin = Point(place.x, place.y)
    way = Line("aim", (origin, _along(origin, angle, REACH * max(1.0, min(strength, 100.0)) / 100.0)))
    return Sketch(
        Aim(place.id, origin, angle, strength, REACH), (way,), (Ghost("place", place.id, place.x, place.y),), words
    )


def _moved(view: View, bearing: float, rotation: float) -> Sketch:
    """The preview of the Sapper's obstacle beside him, and why it may not lie there."""
    puck, block = "" if view.last is None else view.last.puck, view.moving
    state = _as_state(view)
    if block is None or not _are_numbers(bearing, rotation):
        return Sketch()
    there = beside(puck_of(state, puck), block_of(state, block), bearing, rotation)
    ghost = Ghost("place", block, there.x, there.y, there.angle)
    try:
        check_moved(state, there)
    except Illegal as refusal:
        return Sketch(ghosts=(ghost,), words=(refusal.reason,))
    return Sketch(ghosts=(ghost,))


def _are_numbers(*values: float) -> bool:
    return all(math.isfinite(value) for value in values)


def _along(start: Point, bearing: float, way: float) -> Point:
    """The point `way` mm from `start`."""
    step = direction(bearing)
    return Point(start.x + way * step.x, start.y + way * step.y)


def _objections(view: View, seat: Seat, places: tuple[Place, ...]) -> tuple[Phrase, ...]:
    """Why a placement would be refused, if it would."""
    state = _as_state(view)
    blocks = [block for block in state.blocks if block.in_play]
    try:
        if view.phase == "deploy":
            hand = [puck.id for puck in view.pucks if puck.seat == seat]
            checked_deployment(view.sides, seat, hand, places, blocks)
            return ()
        for place in (rounded(place, view.sides) for place in places):
            if is_block(place.id):
                check_moved(state, Obstacle(place.id, place.x, place.y, place.angle, in_play=True))
            else:
                check_puck(view.sides, seat, place, bodies(state), blocks)
    except Illegal as refusal:
        return (refusal.reason,)
    return ()
