"""Builds the view, and the trails of the last flick."""

import math
from typing import Literal, TypeVar

import msgspec

from bot.games.contract.vocabulary import Point, Seat
from bot.games.pitchout.rules.asks import waiting
from bot.games.pitchout.rules.board import CENTRE, is_block, label, nearest_on_block, own_blocks, pitcher_of
from bot.games.pitchout.rules.launches import suspended
from bot.games.pitchout.rules.referee import TOUCH
from bot.games.pitchout.rules.seating import partners, zones
from bot.games.pitchout.rules.step_builder import eliminated, is_complete, owner, plan_of, sides_of
from bot.games.pitchout.rules.values import ArenaBlock, LastFlick, Pitcher, Puck, PuckId, State, Trail
from bot.games.pitchout.rules.view import BlockSeen, PuckSeen, View
from bot.physics.film import pose_at
from bot.physics.table import Block, Disc, Table
from bot.physics.trace import Contact, Segment, Trace

PieceType = TypeVar("PieceType", Puck, ArenaBlock)

STRAIGHT = 0.5  # degrees; a smaller change of heading is no bend
STIR = 0.05  # mm; a piece that moved less left no trail


def show(state: State, viewer: Seat | None) -> View:
    """The match as `viewer` sees it: another seat's lineup and deployment are hidden until its turn to deploy (PO-6, PO-10)."""
    state = _with_plan(state, viewer)
    held = {puck for block in state.blocks for puck in block.holds}
    sides = sides_of(state)
    seats = range(len(sides))
    return View(
        options=state.options,
        phase=state.phase,
        active=waiting(state),
        round=state.round,
        turn=state.turns,
        wins=state.wins,
        starter=state.starter,
        pucks=tuple(_puck(state, p) for p in state.pucks if _is_known(state, owner(state, p.id), viewer)),
        blocks=tuple(_block(state, block) for block in state.blocks),
        tray=tuple(puck for seat in seats for puck in eliminated(state, seat) if puck not in held),
        passive=state.passive,
        last=state.last,
        winner=state.winner,
        copies=state.copies,
        suspended=suspended(state),
        teams=state.teams,
        lineups=tuple(_lineup(state, seat, viewer) for seat in seats),
        banned=state.banned,
        tries=state.tries,
        moving=state.going.block if state.phase == "sapper" and state.going is not None else None,
        sides=sides,
        zones=zones(sides),
        partners=partners(sides),
        out=state.out,
        gone=state.gone,
        viewer=viewer,
        touched_foe=state.going is not None and state.going.touched_foe,
        lost=state.lost,
    )


def _with_plan(state: State, viewer: Seat | None) -> State:
    """The arena with the viewer's own deployment on it, though nobody else sees it yet."""
    plan = {place.id: place for place in plan_of(state, viewer)} if viewer is not None else {}
    if not plan:
        return state

    def put(piece: PieceType) -> PieceType:
        place = plan.get(piece.id)
        if place is None:
            return piece
        return msgspec.structs.replace(piece, x=place.x, y=place.y, angle=place.angle, in_play=True)

    pucks, blocks = tuple(map(put, state.pucks)), tuple(map(put, state.blocks))
    return msgspec.structs.replace(state, pucks=pucks, blocks=blocks)


def _is_known(state: State, seat: Seat, viewer: Seat | None) -> bool:
    return not is_complete(state) or viewer == seat or state.deployed[seat]


def _lineup(state: State, seat: Seat, viewer: Seat | None) -> tuple[Pitcher, ...]:
    """The lineup of a seat: the viewer's current one, another's as last deployed."""
    if not is_complete(state) or viewer == seat:
        return state.lineups[seat]
    if not state.deployed[seat]:
        return ()
    mine = (pitcher_of(puck.id) for puck in state.pucks if owner(state, puck.id) == seat)
    return tuple(pitcher for pitcher in mine if pitcher != "golem")


def _puck(state: State, puck: Puck) -> PuckSeen:
    status: Literal["hand", "play", "return", "out"] = "out"
    if puck.in_play:
        status = "play"
    elif puck.id in state.returns:
        status = "return"
    elif not state.deployed[owner(state, puck.id)]:
        status = "hand"
    return PuckSeen(
        id=puck.id,
        label=label(puck.id, sides_of(state)),
        seat=owner(state, puck.id),
        pitcher=pitcher_of(puck.id),
        x=puck.x,
        y=puck.y,
        angle=puck.angle,
        status=status,
        mount=puck.mount,
    )


def _block(state: State, block: ArenaBlock) -> BlockSeen:
    sides = sides_of(state)
    mine = next((seat for seat in range(len(sides)) if block.id in own_blocks(sides, seat)), None)
    waiting = not all(state.deployed) if mine is None else not state.deployed[mine]
    status: Literal["hand", "play", "out"] = "play" if block.in_play else "hand" if waiting else "out"
    return BlockSeen(block.id, mine, block.x, block.y, block.angle, status, block.holds)


def last_flick(table: Table, trace: Trace, puck: PuckId, angle: float, strength: float) -> LastFlick:
    """The last flick, for pictures: trails and hits."""
    pieces, paths = {piece.id: piece for piece in table.pieces}, _paths(trace)
    hits = (
        ()
        if trace.film is None
        else tuple(_hit(contact, pieces, paths) for contact in trace.contacts if contact.dv >= TOUCH)
    )
    return LastFlick(puck, angle, strength, trails_of(table, trace), hits)


def _paths(trace: Trace) -> dict[str, list[Segment]]:
    paths: dict[str, list[Segment]] = {}
    for segment in () if trace.film is None else trace.film.segments:
        paths.setdefault(segment.id, []).append(segment)
    return paths


def trails_of(table: Table, trace: Trace) -> tuple[Trail, ...]:
    """The paths of all pieces that moved."""
    ends = {rest.id: (Point(rest.x, rest.y), False) for rest in trace.rest}
    ends |= {fall.id: (Point(fall.x, fall.y), True) for fall in trace.falls}
    paths = _paths(trace)
    trails = []
    for piece in table.pieces:
        start = Point(piece.x, piece.y)
        end, fell = ends.get(piece.id, (start, False))
        path = paths.get(piece.id, [])
        if fell or path or math.dist((start.x, start.y), (end.x, end.y)) > STIR:
            points = _bends([start, *(Point(segment.x, segment.y) for segment in path), end])
            trails.append(Trail(piece.id, points, fell))
    return tuple(trails)


def _bends(points: list[Point]) -> tuple[Point, ...]:
    """The points where a way changes its heading, with its two ends, to 0.01 mm."""
    kept = [points[0]]
    for point, after in zip(points[1:], [*points[2:], None], strict=True):
        if math.hypot(point.x - kept[-1].x, point.y - kept[-1].y) <= STIR and after is not None:
            continue
        if after is None or not _straight(kept[-1], point, after):
            kept.append(point)
    return tuple(Point(round(point.x, 2), round(point.y, 2)) for point in kept)


def _straight(one: Point, two: Point, three: Point) -> bool:
    before = math.atan2(two.y - one.y, two.x - one.x)
    after = math.atan2(three.y - two.y, three.x - two.x)
    return abs((math.degrees(after - before) + 180.0) % 360.0 - 180.0) < STRAIGHT


def _hit(contact: Contact, pieces: dict[str, Disc | Block], paths: dict[str, list[Segment]]) -> Point:
    """The point where two pieces met: on the edge of the block, half-way between two pucks or two blocks."""
    one, two = (_pose(pieces[body], paths.get(body, []), contact.t) for body in (contact.a, contact.b))
    if is_block(contact.a) == is_block(contact.b):
        point = Point((one[0] + two[0]) / 2, (one[1] + two[1]) / 2)
    else:
        disc, block = (two, one) if is_block(contact.a) else (one, two)
        point = nearest_on_block(disc[0], disc[1], ArenaBlock(CENTRE, *block))
    return Point(round(point.x, 2), round(point.y, 2))


def _pose(piece: Disc | Block, path: list[Segment], t: float) -> tuple[float, float, float]:
    before = [segment for segment in path if segment.t0 <= t]
    if not before:
        return piece.x, piece.y, piece.angle
    return pose_at(before[-1], t)
