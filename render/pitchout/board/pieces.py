"""The pieces on the arena: blocks with held pucks, pucks, badges, the tray of the other eliminated pucks."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

from PIL import Image

from bot.games.pitchout.seating import DUEL
from bot.games.pitchout.view import BlockSeen, PuckSeen, View
from bot.games.preview import Aim, Sketch
from render.badges import HEIGHT, BadgeDisc, Box, Name, Tag, box_of, covers, name_badge, overlaps, width
from render.canvas import Ink, Spot, dashes, toward
from render.pitchout.board.arena import BOTTOM, FRAME, LEFT, PLANE, RIGHT, SIZE
from render.pitchout.board.blocks import BLOCK, GAME, HELD, block_sprite, compartments, corners, plate, shape_of
from render.sprites import disc, faded
from render.theme import Look

RADIUS = 16.5  # px; 15 mm, true to scale
RIDER = 13.0  # px; a rider is drawn smaller, so that both are seen
ASIDE = (17.0, -18.0)  # px; from a mount's middle to its rider's
_REACH = {"puck": 17.5, "active": 23.0, "fallen": 17.5, "rider": 14.5}  # px; what a badge keeps clear of
_PLATES: tuple[Spot, ...] = (
    *((0, 38), (0, -36), (44, 0), (-44, 0), (0, 0), (34, 34), (-34, 34), (34, -34), (-34, -34)),
    *((0, 47), (0, -46), (52, 0), (-52, 0), (0, 54), (0, -53), (59, 0), (-59, 0)),  # a full block's
)
_TRAY = 982.0  # px; the tray's centre line
HEADER = 54  # px; nothing of the board reaches above it
BOUNDS: Box = (2.0, HEADER + 1.0, SIZE - 2.0, SIZE - 2.0)


def seen_at(puck: PuckSeen, aim: Aim | None = None, zoom: float = 1.0) -> Spot:
    """Where a puck is drawn, px: a rider beside the middle of its mount, behind the arrow if it is aimed."""
    x, y = PLANE.spot(puck)
    if not puck.mount:
        return x, y
    if aim and aim.piece == puck.id:
        return toward((x, y), aim.bearing + 180, math.hypot(*ASIDE) * zoom)
    return x + ASIDE[0] * zoom, y + ASIDE[1] * zoom


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
        tag = Tag(*at, 0.0, width(name, shape_of(look, owner)) + 2, HEIGHT + 2)
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
    active = aim.piece if aim else None
    for puck in sorted(view.pucks, key=lambda one: (bool(one.mount), -one.y)):
        if puck.status == "play":
            radius = (RIDER if puck.mount else RADIUS) * zoom
            sprite = disc(GAME, puck.pitcher, radius, look, puck.seat, active=puck.id == active)
            sprite.onto(picture, seen_at(puck, aim, zoom))


def tray(picture: Image.Image, view: View, look: Look, shown: Collection[str]) -> list[Box]:
    """Eliminated pucks that no block holds, and with their names pucks to be put back, below the arena; returns their room.

    Pucks of `shown` are seen elsewhere already.
    """
    names = {*view.tray, *(puck.id for puck in view.pucks if puck.status == "return")}.difference(shown)
    room: list[Box] = []
    x, way = float(LEFT), 1
    for seat in range(len(view.sides)):
        if view.sides == DUEL and seat:
            x, way = float(RIGHT), -1  # each of two has an end of the tray
        start = x
        for puck in (p for p in view.pucks if p.seat == seat and p.id in names):
            x = _trayed(picture, puck, x, way, look)
        if x != start:
            room.append((min(x, start) - 6, BOTTOM + FRAME, max(x, start) + 6, SIZE))
            x += way * 14
    return room


def _trayed(picture: Image.Image, puck: PuckSeen, x: float, way: int, look: Look) -> float:
    """Put a puck on the tray from `x` on, to the right or the left; returns where it ends."""
    x += way * 16
    if puck.status != "return":
        faded(GAME, puck.pitcher, 13.0, look, puck.seat, 0.8).onto(picture, (x, _TRAY))
        return x + way * 16
    disc(GAME, puck.pitcher, 13.0, look, puck.seat, active=True).onto(picture, (x, _TRAY))
    half = width(puck.label, look.teams[puck.seat].shape) / 2
    x += way * (20 + half)
    name_badge(Name(puck.label, puck.seat, (x, _TRAY), 0.0), look).onto(picture, (x, _TRAY))
    return x + way * (half + 8)


def named_piece(text: str, seat: int, at: Spot, kind: str = "puck", zoom: float = 1.0) -> Name:
    """The name of a piece at `at` px that is a `puck`, `active`, `fallen` or a `rider`."""
    return Name(text, seat, at, _REACH[kind] * zoom, lit=kind == "active")


def rounds(names: Sequence[Name]) -> list[BadgeDisc]:
    """The pieces that badges keep clear of."""
    return [BadgeDisc(*name.at, name.reach + 1) for name in names]


def strokes(sketch: Sketch, zoom: float = 1.0) -> list[BadgeDisc]:
    """The discs that names keep clear of: arrow, aimed way as far as the rail, ways of struck pieces, ghosts."""
    aim = sketch.aim
    if aim is None:
        return []
    return PLANE.strokes(aim, sketch) + [BadgeDisc(*PLANE.spot(ghost), RADIUS * zoom + 3) for ghost in sketch.ghosts]


def named_pucks(view: View, aim: Aim | None = None, zoom: float = 1.0) -> list[Name]:
    """The pieces with badges: the pucks in play; the Captain's shows the copied power."""
    named: list[Name] = []
    labels = {(puck.seat, puck.pitcher): puck.label for puck in view.pucks}
    for puck in view.pucks:
        if puck.status != "play":
            continue
        copied = view.copies[puck.seat] if puck.pitcher == "captain" else None
        text = f"{puck.label}={labels[puck.seat, copied]}" if copied else puck.label
        kind = "active" if aim and puck.id == aim.piece else "rider" if puck.mount else "puck"
        named.append(named_piece(text, puck.seat, seen_at(puck, aim, zoom), kind, zoom))
    return named
