"""The pieces on the arena: blocks with held pucks, pucks, badges, the tray of the other eliminated pucks."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

from PIL import Image

from bot.games.contract.preview import Aim, Sketch
from bot.games.pitchout.rules.board import nearest_on_block
from bot.games.pitchout.rules.seating import DUEL
from bot.games.pitchout.rules.values import ArenaBlock
from bot.games.pitchout.rules.view import BlockSeen, PuckSeen, View
from render.drawing.badges import BadgeDisc, Box, Name, Tag, box_of, covers, name_badge, overlaps, width
from render.drawing.canvas import Ink, Spot, dashes, toward
from render.drawing.sprites import disc, faded
from render.pitchout.board.arena import BOTTOM, PLANE, SIZE, TABLE, TOP
from render.pitchout.board.blocks import BLOCK, GAME, HELD, HIGH, block_sprite, compartments, corners, plate, shape_of
from render.pitchout.text.describe import to_edge
from render.table.larger import larger
from render.theme import Look

RADIUS = 17.25  # px; 15 mm, true to scale
MOST = 1.68  # times that a puck is drawn too large where it has room: 20 px across when the picture is shown at 350 px
RIDER = 0.79  # of its mount's size; a rider is drawn smaller, so that both are seen
ASIDE = (1.03, -1.09)  # of a mount's radius; from its middle to its rider's
_REACH = {"puck": 1.06, "active": 1.4}  # of its radius; what a badge keeps clear of
_OVER = 0.38  # of its radius; how far a badge reaches over its own puck
_PLATES: tuple[Spot, ...] = (
    *((0, 46), (0, -44), (54, 0), (-54, 0), (0, 0), (40, 40), (-40, 40), (40, -40), (-40, -40)),
    *((0, 55), (0, -54), (62, 0), (-62, 0), (0, 62), (0, -61), (70, 0), (-70, 0)),  # a full block's
)
_TRAY = 15.0  # px; from the picture's edge to the tray's centre line
_TRAYED = 13.0  # px; radius of a puck on the tray
_BESIDE = 80.0  # mm; a block farther off leaves a puck all the room it may use
HEADER = 54  # px; nothing of the board reaches above it
BOUNDS: Box = (2.0, HEADER + 1.0, SIZE - 2.0, SIZE - 2.0)


@lru_cache(maxsize=8)
def radii(view: View, zoom: float = 1.0) -> Mapping[str, float]:
    """The radius, px, that each puck in play is drawn with: larger than life where it has room, true to scale from near."""
    lying = [puck for puck in view.pucks if puck.status == "play" and not puck.mount]
    if zoom > 1:
        found = {puck.id: RADIUS * zoom for puck in lying}
    else:
        discs = [BadgeDisc(*PLANE.spot(puck), RADIUS) for puck in lying]
        blocks = [ArenaBlock(b.id, b.x, b.y, b.angle) for b in view.blocks if b.status == "play"]
        sizes = larger(discs, MOST, [_limit(puck, blocks) for puck in lying])
        found = {puck.id: size for puck, size in zip(lying, sizes, strict=True)}
    riders = {
        puck.id: RIDER * found.get(puck.mount, RADIUS) for puck in view.pucks if puck.status == "play" and puck.mount
    }
    return found | riders


def ghost_radii(view: View, sketch: Sketch, zoom: float = 1.0) -> dict[str, float]:
    """The radius, px, that each puck is drawn with where a preview puts it or sees it rest: beside the pucks as they are drawn now."""
    pucks = {puck.id: puck for puck in view.pucks}
    blocks = {block.id for block in view.blocks}
    ghosts = [ghost for ghost in sketch.ghosts if ghost.kind in {"place", "rest"} and ghost.id not in blocks]
    if zoom > 1 or not ghosts:
        return {ghost.id: RADIUS * zoom for ghost in ghosts}
    moved, sizes = {ghost.id for ghost in ghosts}, radii(view)
    lying = [(PLANE.spot(pucks[name]), size) for name, size in sizes.items() if name not in moved]
    limits = []
    for ghost in ghosts:
        at = PLANE.spot(ghost)
        limits.append(min([math.dist(at, other) - size for other, size in lying] + [to_edge(ghost) * TABLE.scale]))
    found = larger([BadgeDisc(*PLANE.spot(ghost), RADIUS) for ghost in ghosts], MOST, limits)
    return {ghost.id: size for ghost, size in zip(ghosts, found, strict=True)}


def meeting(view: View, sketch: Sketch) -> tuple[Spot, float] | None:
    """The drawn place, px, and radius of the flicked puck at first contact: at the rim of the piece it meets, which is enlarged."""
    ghost = next((one for one in sketch.ghosts if one.kind == "contact"), None)
    if ghost is None:
        return None
    sizes = radii(view)
    near = next((puck for puck in view.pucks if puck.id == sketch.met and puck.id in sizes), None)
    at = PLANE.spot(ghost)
    if near is not None:
        radius = sizes[near.id]
        middle = PLANE.spot(near)
        apart = math.dist(middle, at)
        share = 2 * radius / apart if apart else 1.0
        return (middle[0] + (at[0] - middle[0]) * share, middle[1] + (at[1] - middle[1]) * share), radius
    return at, RADIUS


def _limit(puck: PuckSeen, blocks: Sequence[ArenaBlock]) -> float:
    """The largest radius of a puck that reaches neither over the edge nor into a block, px."""
    room = to_edge(puck)
    for block in blocks:
        if abs(block.x - puck.x) < _BESIDE and abs(block.y - puck.y) < _BESIDE:
            near = nearest_on_block(puck.x, puck.y, block)
            room = min(room, math.dist((near.x, near.y), (puck.x, puck.y)))
    return room * TABLE.scale


def seen_at(puck: PuckSeen, aim: Aim | None = None, radius: float = RADIUS) -> Spot:
    """The drawn place of a puck, px: a rider beside the middle of its mount of this radius, behind the arrow if it is aimed."""
    x, y = PLANE.spot(puck)
    if not puck.mount:
        return x, y
    if aim and aim.piece == puck.id:
        return toward((x, y), aim.bearing + 180, math.hypot(*ASIDE) * radius)
    return x + ASIDE[0] * radius, y + ASIDE[1] * radius


def blocks(picture: Image.Image, view: View, sketch: Sketch, look: Look, zoom: float = 1.0) -> None:
    """Every block in play with the eliminated pucks in its compartments; of one that would be moved the outline is left."""
    moved = {ghost.id for ghost in sketch.ghosts}
    for block in sorted(view.blocks, key=lambda one: -one.y):
        if block.status != "play":
            continue
        if block.id in moved:
            outline(picture, PLANE.spot(block), block.angle, look)
        else:
            block_sprite(look, block.angle, inside(view, block), zoom).onto(picture, PLANE.spot(block))


def inside(view: View, block: BlockSeen) -> tuple[tuple[str, int], ...]:
    """Pitcher and seat of the pucks that a block holds."""
    pucks = {puck.id: puck for puck in view.pucks}
    return tuple((pucks[name].pitcher, pucks[name].seat) for name in block.holds)


def outline(picture: Image.Image, at: Spot, angle: float, look: Look) -> None:
    """The former place of a block."""
    shape = corners(at, BLOCK / 2 - 1, angle)
    Ink(picture).lines(dashes([*shape, shape[0]], 9, 6), 2.2, look.block_high)


def plates(
    picture: Image.Image,
    view: View,
    sketch: Sketch,
    discs: Sequence[BadgeDisc],
    taken: Sequence[Box],
    look: Look,
    zoom: float = 1.0,
) -> list[Box]:
    """The names of all blocks, each at the side of its block where it hides least; returns their room."""
    asked = view.active if view.phase == "remove_obstacle" else ()
    owners = {block.id: block.owner for block in view.blocks}
    placed = [ghost for ghost in sketch.ghosts if ghost.kind == "place"]
    ghosts = {ghost.id for ghost in placed}
    places = [(b.id, PLANE.spot(b)) for b in view.blocks if b.status == "play" and b.id not in ghosts]
    places += [(ghost.id, PLANE.spot(ghost)) for ghost in placed if ghost.id in owners]
    discs = [*discs, *held(view, sketch, zoom)]
    boxes: list[Box] = []
    for name, at in places:
        owner = owners[name]
        tag = Tag(*at, 0.0, width(name, shape_of(look, owner), HIGH) + 2, HIGH + 2)
        box = _plate_place(at, tag, discs, (*taken, *boxes), zoom)
        sprite = plate(look, name, owner, asked=owner in asked, marked=name == sketch.marked)
        sprite.onto(picture, ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2))
        boxes.append(box)
    return boxes


def held(view: View, sketch: Sketch, zoom: float = 1.0) -> list[BadgeDisc]:
    """The eliminated pucks in the compartments of blocks, at the blocks' actual or previewed places."""
    holds = {block.id: len(block.holds) for block in view.blocks}
    ghosts = {ghost.id: ghost for ghost in sketch.ghosts if ghost.id in holds and ghost.kind == "place"}
    lying = [block for block in view.blocks if block.status == "play" and block.id not in ghosts]
    places = [(block.id, PLANE.spot(block), block.angle) for block in lying]
    places += [(ghost.id, PLANE.spot(ghost), ghost.angle) for ghost in ghosts.values()]
    return [
        BadgeDisc(at[0] + x * zoom, at[1] + y * zoom, HELD * zoom + 1)
        for name, at, angle in places
        for x, y in compartments(angle)[: holds[name]]
    ]


def _plate_place(at: Spot, tag: Tag, discs: Sequence[BadgeDisc], taken: Sequence[Box], zoom: float) -> Box:
    """The first free place of a name round its block, or the one that hides least."""
    x, y, far = *at, 90 * zoom
    around = (x - far, y - far, x + far, y + far)
    near = [disc for disc in discs if abs(disc.x - x) < far + disc.r and abs(disc.y - y) < far + disc.r]
    close = [box for box in taken if overlaps(box, around)]

    def harm(box: Box) -> int:
        return sum(covers(box, disc) for disc in near) + sum(overlaps(box, other) for other in close)

    rooms = [box_of(x + across * zoom, y + down * zoom, tag) for across, down in _PLATES]
    return next((box for box in rooms if not harm(box)), None) or min(rooms, key=harm)


def pucks(picture: Image.Image, view: View, look: Look, aim: Aim | None, zoom: float = 1.0) -> None:
    """Every puck in play, the aimed one ringed, riders over their mounts."""
    active, sizes = aim.piece if aim else None, radii(view, zoom)
    for puck in sorted(view.pucks, key=lambda one: (bool(one.mount), -one.y)):
        if puck.status == "play":
            sprite = disc(GAME, puck.pitcher, sizes[puck.id], look, puck.seat, active=puck.id == active)
            sprite.onto(picture, seen_at(puck, aim, sizes.get(puck.mount, RADIUS)))


def tray(picture: Image.Image, view: View, look: Look, shown: Collection[str]) -> list[Box]:
    """Eliminated pucks that no block holds, and with their names pucks to be put back, beside the arena; returns their room.

    Pucks of `shown` are seen elsewhere already.
    """
    names = {*view.tray, *(puck.id for puck in view.pucks if puck.status == "return")}.difference(shown)
    room: list[Box] = []
    y, way = float(BOTTOM), -1
    for seat in range(len(view.sides)):
        x = _TRAY
        if view.sides == DUEL and seat:
            x, y, way = SIZE - _TRAY, float(TOP), 1  # each of two has a tray on the right of its side
        start = y
        for puck in (p for p in view.pucks if p.seat == seat and p.id in names):
            y = _trayed(picture, puck, (x, y), way, look)
        if y != start:
            room.append((x - 2 * _TRAY, min(y, start) - 6, x + 2 * _TRAY, max(y, start) + 6))
            y += way * 14
    return room


def _trayed(picture: Image.Image, puck: PuckSeen, at: Spot, way: int, look: Look) -> float:
    """Put a puck on the tray from `at` on, down or up; returns where it ends."""
    x, y = at[0], at[1] + way * 16
    if puck.status != "return":
        faded(GAME, puck.pitcher, _TRAYED, look, puck.seat, 0.8).onto(picture, (x, y))
        return y + way * 16
    half = width(puck.label, look.teams[puck.seat].shape, HIGH) / 2 + 2
    disc(GAME, puck.pitcher, _TRAYED, look, puck.seat, active=True).onto(picture, (x, y))
    y += way * 34
    inward = half if x < SIZE / 2 else SIZE - half
    name_badge(Name(puck.label, puck.seat, (x, y), 0.0), look, HIGH).onto(picture, (inward, y))
    return y + way * 24


def named_piece(text: str, seat: int, at: Spot, kind: str = "puck", radius: float = RADIUS) -> Name:
    """The name of a piece of `radius` px at `at` px that is a `puck` or `active`."""
    reach = _REACH[kind] * radius
    return Name(text, seat, at, reach, lit=kind == "active", over=reach - radius * (1 - _OVER))


def rounds(names: Sequence[Name]) -> list[BadgeDisc]:
    """The pieces that badges keep clear of."""
    return [BadgeDisc(*name.at, name.reach + 1) for name in names]


def strokes(sketch: Sketch, zoom: float = 1.0, stop: float = math.inf) -> list[BadgeDisc]:
    """The discs that names keep clear of: arrow, aimed way, ways of struck pieces, ghosts."""
    aim = sketch.aim
    if aim is None:
        return []
    ghosts = [BadgeDisc(*PLANE.spot(ghost), RADIUS * zoom + 3) for ghost in sketch.ghosts]
    return PLANE.strokes(aim, sketch, stop) + ghosts


def named_pucks(view: View, aim: Aim | None = None, zoom: float = 1.0) -> list[Name]:
    """The pieces with badges: the pucks in play; the Captain's shows the copied power."""
    named: list[Name] = []
    sizes = radii(view, zoom)
    labels = {(puck.seat, puck.pitcher): puck.label for puck in view.pucks}
    for puck in view.pucks:
        if puck.status != "play":
            continue
        copied = view.copies[puck.seat] if puck.pitcher == "captain" else None
        text = f"{puck.label}={labels[puck.seat, copied]}" if copied else puck.label
        kind = "active" if aim and puck.id == aim.piece else "puck"
        at = seen_at(puck, aim, sizes.get(puck.mount, RADIUS))
        named.append(named_piece(text, puck.seat, at, kind, sizes[puck.id]))
    return named
