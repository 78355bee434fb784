"""Previews of answers, by assist level."""

import functools

from msgspec.structs import replace

from bot.games.contract.aim import AimPreview, along, are_numbers, checked_aim, may_cost, refused
from bot.games.contract.base import Ask, Illegal
from bot.games.contract.dials import Place, Subset
from bot.games.contract.flick_game import Simulator
from bot.games.contract.preview import Assist, Ghost, Line, Sketch
from bot.games.contract.shot_noise import hand_of
from bot.games.contract.vocabulary import Point, Seat
from bot.games.pitchout.rules.board import RADIUS, REACH, is_block, label, puck_id
from bot.games.pitchout.rules.judgement import cost_of, judged, slips_of
from bot.games.pitchout.rules.launches import checked, launch
from bot.games.pitchout.rules.placement import check_moved, check_puck, checked_deployment, rounded
from bot.games.pitchout.rules.powers import beside
from bot.games.pitchout.rules.step_builder import block_of, bodies, by_seat, puck_of
from bot.games.pitchout.rules.values import (
    Action,
    ArenaBlock,
    Deploy,
    Flick,
    FlickAgain,
    Golem,
    Guard,
    Lineup,
    Mount,
    MoveBlock,
    PlaceRestored,
    Puck,
    PuckId,
    PutBlock,
    Shoot,
    State,
)
from bot.games.pitchout.rules.view import View
from bot.games.pitchout.rules.view_builder import last_flick
from bot.physics.preview import Preview, first_contact
from bot.physics.table import Table

RAY = 5 * RADIUS  # mm; all that experts are shown


def sketch(simulate: Simulator, view: View, ask: Ask[Action], action: Action, assist: Assist) -> Sketch:
    """Lines and ghosts of an aim or a placement, and the words of the rule that would refuse it."""
    match action:
        case Flick() | FlickAgain():
            return _aimed(simulate, view, ask.seat, action, assist)
        case Shoot(places, angle, strength):
            return _shot(view, ask.seat, places, angle, strength, assist)
        case MoveBlock(bearing, rotation):
            return _moved(view, bearing, rotation)
        case _:
            return _chosen(view, ask, action)


def _chosen(view: View, ask: Ask[Action], action: Action) -> Sketch:
    match action:
        case Lineup(pitchers):
            return _lineup(ask, pitchers)
        case Guard(str() as saved):
            guard = puck_id(view.sides, ask.seat, "guard")
            return _standing(view, saved, on=guard)
        case Mount(str() as mount):
            return _standing(view, "" if view.last is None else view.last.puck, on=mount)
        case Deploy(places) | PlaceRestored(places) | Golem(places) | PutBlock(places):
            ghosts = tuple(
                Ghost("place", place.id, place.x, place.y, place.angle)
                for place in places
                if are_numbers(place.x, place.y, place.angle)
            )
            marked = places[0].id if len(places) == 1 else ""
            objection = _objection(view, ask.seat, places)
            return refused(Sketch(ghosts=ghosts, marked=marked, faulty=_named(view, places, objection)), objection)
        case _:
            return Sketch()


def _lineup(ask: Ask[Action], pitchers: tuple[str, ...]) -> Sketch:
    dials = (dial for choice in ask.choices for dial in choice.dials if isinstance(dial, Subset))
    dial = next(dials, None)
    if dial is None:
        return Sketch()
    return Sketch(offered=dial.options, picked=pitchers, needed=dial.lo, seat=ask.seat)


def _standing(view: View, puck: PuckId, on: PuckId) -> Sketch:
    """A puck in another's place: the rider on its mount, the rescued one instead of the Guard."""
    there = next((seen for seen in view.pucks if seen.id == on), None)
    if there is None or not puck:
        return Sketch()
    return Sketch(ghosts=(Ghost("place", puck, there.x, there.y, there.angle),), marked=puck)


def _as_state(view: View) -> State:
    """The position that a view shows, as far as aiming and placing need it."""
    return State(
        options=view.options,
        phase="flick",
        asked=0,
        chooser=0,
        wins=view.wins,
        pucks=tuple(Puck(p.id, p.x, p.y, p.angle, p.status == "play", p.mount) for p in view.pucks),
        blocks=tuple(ArenaBlock(b.id, b.x, b.y, b.angle, b.status == "play", b.holds) for b in view.blocks),
        skips=len(view.sides) if view.suspended else 0,
        copies=view.copies,
        passive=view.passive,
        lost=view.lost,
    )


def _aim(view: View, puck: PuckId, origin: Point, angle: float, strength: float) -> AimPreview:
    return AimPreview("pitchout", puck, origin, angle, strength, REACH, RAY, hand_of(view.options))


def _aimed(simulate: Simulator, view: View, seat: Seat, action: Flick | FlickAgain, assist: Assist) -> Sketch:
    state, puck = _to_flick(view, seat, action)
    angle, strength = action.angle, action.strength
    lies = puck_of(state, puck)
    refusal: Illegal | None = None
    try:
        angle, strength = checked(state, puck, angle, strength)
    except Illegal as found:
        refusal = found
    if not are_numbers(angle, strength):
        return refused(Sketch(), refusal)
    aim = _aim(view, puck, Point(lies.x, lies.y), angle, strength)
    if refusal is not None or assist is Assist.EXPERT:
        return refused(aim.least(assist), refusal)
    table, trace, verdict = judged(simulate, state, puck, angle, strength)
    meets = first_contact(table, launch(puck, angle, strength))
    if assist is Assist.FULL:
        trails = last_flick(table, trace, puck, angle, strength).trails
        angles = {rest.id: rest.angle for rest in trace.rest}
        drawn = aim.full(meets, ((one.id, one.points, one.fell) for one in trails), angles)
    else:
        drawn = aim.standard(meets, _struck(table, meets))
    excused = isinstance(action, FlickAgain) and view.touched_foe
    risk = cost_of(state, puck, verdict, excused=excused)
    slips = slips_of(state, puck, angle, strength) if risk is None else ()
    worse = (cost_of(state, puck, judged(simulate, state, puck, *one).verdict, excused=excused) for one in slips)
    return replace(drawn, risk=risk, remarks=(*drawn.remarks, *may_cost(worse)))


def _to_flick(view: View, seat: Seat, action: Flick | FlickAgain) -> tuple[State, PuckId]:
    """The position from which a puck is flicked, with the power that is copied for it (PO-58), and the puck."""
    state = _as_state(view)
    if isinstance(action, FlickAgain):
        return state, "" if view.last is None else view.last.puck
    copied = None if action.copy in (None, "none") else action.copy
    return replace(state, copies=by_seat(state.copies, seat, copied)), action.puck


def _struck(table: Table, meets: Preview | None) -> Point | None:
    return next((Point(one.x, one.y) for one in table.pieces if meets is not None and one.id == meets.struck), None)


def _shot(view: View, seat: Seat, places: tuple[Place, ...], angle: float, strength: float, assist: Assist) -> Sketch:
    """The preview of a shot in the shoot-out: the Captain's place, and the free slide."""
    place = places[0]
    if not are_numbers(place.x, place.y, angle, strength):
        return Sketch()
    refusals = [_objection(view, seat, places)]
    try:
        angle, strength = checked_aim("pitchout", "PO-16", angle, strength)
    except Illegal as refusal:
        refusals.append(refusal)
    origin = Point(place.x, place.y)
    aim = _aim(view, place.id, origin, angle, strength)
    shot = replace(aim.least(assist), ghosts=(Ghost("place", place.id, place.x, place.y),), marked=place.id)
    if assist is not Assist.EXPERT:
        slide = REACH * max(1.0, min(strength, 100.0)) / 100.0
        shot = replace(shot, lines=(Line("aim", (origin, along(origin, angle, slide))),), marks=aim.marks())
    return functools.reduce(refused, refusals, shot)


def _moved(view: View, bearing: float, rotation: float) -> Sketch:
    puck, block = "" if view.last is None else view.last.puck, view.moving
    state = _as_state(view)
    if block is None or not are_numbers(bearing, rotation):
        return Sketch()
    there = beside(puck_of(state, puck), block_of(state, block), bearing, rotation)
    shown = Sketch(ghosts=(Ghost("place", block, there.x, there.y, there.angle),), marked=block)
    try:
        check_moved(state, there)
    except Illegal as refusal:
        return refused(shown, refusal)
    return shown


def _named(view: View, places: tuple[Place, ...], objection: Illegal | None) -> tuple[str, ...]:
    """The pieces placed that an objection names."""
    if objection is None:
        return ()
    names = [named for _, named in objection.reason.args]
    return tuple(place.id for place in places if label(place.id, view.sides) in names)


def _objection(view: View, seat: Seat, places: tuple[Place, ...]) -> Illegal | None:
    state = _as_state(view)
    blocks = [block for block in state.blocks if block.in_play]
    try:
        if view.phase == "deploy":
            hand = [puck.id for puck in view.pucks if puck.seat == seat]
            checked_deployment(view.sides, seat, hand, places, blocks)
            return None
        for place in (rounded(place, view.sides) for place in places):
            if is_block(place.id):
                check_moved(state, ArenaBlock(place.id, place.x, place.y, place.angle, in_play=True))
            else:
                check_puck(view.sides, seat, place, bodies(state), blocks)
    except Illegal as refusal:
        return refusal
    return None
