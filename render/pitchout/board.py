"""The pieces on the arena: blocks with what they hold, pucks, badges, the tray of those that nothing holds."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from PIL import Image, ImageDraw, ImageFilter

from bot.games.pitchout.values import BlockSeen, PuckSeen, View
from render.badges import Box, Placed, Round, Tag, badge, place, width
from render.canvas import Ink, Spot, Sprite
from render.pitchout.arena import BOTTOM, FRAME, LEFT, RIGHT, SIZE, TABLE
from render.sprites import disc, faded
from render.theme import Look

Named: TypeAlias = tuple[str, int, Spot, str]
"""A badge to be placed: text, seat, the piece's centre in px, and kind (`puck`, `active`, `fallen`)."""

GAME = "pitchout"
RADIUS = 16.5  # px; 15 mm, true to scale
BLOCK = 77  # px; 70 mm, true to scale
_TRAY = 982.0  # px; the tray's centre line
HEADER = 54  # px; nothing of the board reaches above it
_FINE = 4
_HEIGHT = 8  # px of a block's front face
_PIT = 32  # px; a compartment of 30 mm
_PITS = ((-17.5, -17.5), (17.5, -17.5), (-17.5, 17.5), (17.5, 17.5))
BOUNDS: Box = (2.0, HEADER + 1.0, SIZE - 2.0, SIZE - 2.0)


def spot_of(piece: PuckSeen | BlockSeen) -> Spot:
    """Where a piece lies, px."""
    return TABLE.to_pixels(piece.x, piece.y)


def blocks(picture: Image.Image, view: View, look: Look) -> None:
    """Every obstacle in play with the eliminated pucks in its compartments."""
    pucks = {puck.id: puck for puck in view.pucks}
    for block in sorted(view.blocks, key=lambda one: -one.y):
        if block.status != "play":
            continue
        held = tuple((pucks[name].pitcher, pucks[name].seat) for name in block.holds)
        block_sprite(look, round(block.angle * 4) % 360, held, block.owner).onto(picture, spot_of(block))


@lru_cache(maxsize=512)
def block_sprite(look: Look, quarters: int, held: tuple[tuple[str, int], ...], owner: int | None) -> Sprite:
    """A block turned clockwise by `quarters` quarter degrees; `held` are pitcher and seat of the pucks inside."""
    angle = quarters / 4
    size = 2 * round(BLOCK * 0.95)
    middle = size * _FINE / 2
    picture = Image.new("RGBA", (size * _FINE, size * _FINE))
    mask = Image.new("L", (size, size))
    shade = corners((size / 2 + 4, size / 2 + _HEIGHT + 4), BLOCK / 2, angle)
    ImageDraw.Draw(mask).polygon(shade, fill=look.shadow)
    picture.putalpha(mask.filter(ImageFilter.GaussianBlur(4)).resize(picture.size, Image.Resampling.BILINEAR))
    draw = ImageDraw.Draw(picture)
    for down in range(_HEIGHT * _FINE + 1):
        draw.polygon(corners((middle, middle + down), BLOCK / 2 * _FINE, angle), fill=look.block_side)
    top = _top_face(look, owner).rotate(-angle, Image.Resampling.BICUBIC, expand=True)
    corner = (round(middle - top.width / 2), round(middle - top.height / 2))
    picture.paste(top.convert("RGB"), corner, top.getchannel("A"))
    small = picture.reduce(_FINE)
    sprite = Sprite.of(small)
    turn = math.radians(angle)
    for (pitcher, seat), (x, y) in zip(held, _PITS, strict=False):
        across = x * math.cos(turn) - y * math.sin(turn)
        down_ = x * math.sin(turn) + y * math.cos(turn)
        puck = disc(GAME, pitcher, 13.0, look, seat)
        puck.onto(sprite.paint, (size / 2 + across, size / 2 + down_))  # type: ignore[arg-type]  # Sprite.of holds an image
    return sprite


def corners(centre: Spot, half: float, angle: float) -> list[Spot]:
    """The corners of a square of side 2 `half` px, turned clockwise by `angle` degrees."""
    turn = math.radians(angle)
    cos, sin = math.cos(turn) * half, math.sin(turn) * half
    return [
        (centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]


def _top_face(look: Look, owner: int | None) -> Image.Image:
    side = BLOCK * _FINE
    face = Image.new("RGBA", (side, side))
    draw = ImageDraw.Draw(face)
    for inset, radius, colour in ((0, 3, look.block_side), (0.75, 3, look.block_high), (2, 2, look.block)):
        low, high = inset * _FINE, side - 1 - inset * _FINE
        draw.rounded_rectangle((low, low, high, high), radius * _FINE, fill=colour)
    for x, y in _PITS:
        pit = tuple((BLOCK / 2 + value) * _FINE for value in (x - _PIT / 2, y - _PIT / 2, x + _PIT / 2, y + _PIT / 2))
        draw.rounded_rectangle(pit, 7 * _FINE, fill=look.block_side)
        draw.rounded_rectangle((pit[0], pit[1] + 2 * _FINE, pit[2], pit[3]), 7 * _FINE, fill=look.block_pit)
    if owner is not None:
        team = look.teams[owner]
        knob = 4.5 * _FINE
        middle = side / 2
        box = (middle - knob, middle - knob, middle + knob, middle + knob)
        if team.notched:
            draw.rectangle(box, fill=team.base, outline=look.block_side, width=_FINE)
        else:
            draw.ellipse(box, fill=team.base, outline=look.block_side, width=_FINE)
    return face


def pucks(picture: Image.Image, view: View, look: Look, active: str | None) -> None:
    """Every puck in play."""
    for puck in sorted(view.pucks, key=lambda one: -one.y):
        if puck.status == "play":
            disc(GAME, puck.pitcher, RADIUS, look, puck.seat, active=puck.id == active).onto(picture, spot_of(puck))


def tray(picture: Image.Image, view: View, look: Look) -> list[Box]:
    """Eliminated pucks that no block holds, and with their names pucks to be put back, below the arena; returns their room."""
    names = set(view.tray)
    room: list[Box] = []
    for seat, way in ((0, 1), (1, -1)):
        x = float(LEFT if seat == 0 else RIGHT)
        start = x
        for puck in (p for p in view.pucks if p.seat == seat and (p.id in names or p.status == "return")):
            x += way * 16
            if puck.status == "return":
                disc(GAME, puck.pitcher, 13.0, look, seat, active=True).onto(picture, (x, _TRAY))
                x += way * (20 + width(puck.label) / 2)
                _badge(puck.label, seat, "puck", look).onto(picture, (x, _TRAY))
                x += way * (width(puck.label) / 2 + 8)
            else:
                faded(GAME, puck.pitcher, 13.0, look, seat, 0.8).onto(picture, (x, _TRAY))
                x += way * 16
        if x != start:
            room.append((min(x, start) - 6, BOTTOM + FRAME, max(x, start) + 6, SIZE))
    return room


def _badge(text: str, seat: int, kind: str, look: Look) -> Sprite:
    team = look.teams[seat]
    if kind == "active":
        return badge(text, look.aim, look.casing, look.casing, square=team.notched)
    edge = look.casing if sum(team.ink) < 382 else (255, 255, 255)
    return badge(text, team.base, team.ink, edge, square=team.notched)


def rounds(named: Sequence[Named]) -> list[Round]:
    """The pieces that badges keep clear of."""
    return [Round(*spot, RADIUS + 2) for _, _, spot, _ in named]


def badge_places(named: Sequence[Named], discs: Sequence[Round], boxes: Sequence[Box]) -> list[tuple[Tag, Placed]]:
    """A place for the badge of every piece, below the header and on the canvas."""
    tags = [Tag(at[0], at[1], RADIUS * (1.4 if kind == "active" else 1.06), width(text)) for text, _, at, kind in named]
    return list(zip(tags, place(tags, BOUNDS, discs, boxes), strict=True))


def labels(
    picture: Image.Image, named: Sequence[Named], discs: Sequence[Round], boxes: Sequence[Box], look: Look
) -> None:
    """The badges of `named` pieces, clear of `discs` and `boxes`."""
    places = badge_places(named, discs, boxes)
    ink = Ink(picture)
    for (_, seat, at, _), (tag, spot) in zip(named, places, strict=True):
        if spot.leader:
            reach = tag.r / max(tag.r, math.dist(at, (spot.x, spot.y)))
            start = (at[0] + (spot.x - at[0]) * reach, at[1] + (spot.y - at[1]) * reach)
            ink.lines([(start, (spot.x, spot.y))], 4.5, look.casing)
            ink.lines([(start, (spot.x, spot.y))], 2.5, look.teams[seat].base)
    for (text, seat, _, kind), (_, spot) in zip(named, places, strict=True):
        _badge(text, seat, kind, look).onto(picture, (spot.x, spot.y))
