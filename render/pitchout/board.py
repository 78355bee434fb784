"""The pieces on the arena: blocks with what they hold, pucks, badges, the tray of those that nothing holds."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from bot.games.pitchout.values import BlockSeen, PuckSeen, View
from render.badges import Box, Placed, Round, Tag, badge, place, width
from render.canvas import Ink, Spot, Sprite
from render.pitchout.arena import SIZE, TABLE
from render.sprites import disc, faded
from render.theme import Look

GAME = "pitchout"
RADIUS = 16.5  # px; 15 mm, true to scale
BLOCK = 77  # px; 70 mm, true to scale
HEADER = 54  # px; nothing of the board reaches above it
_FINE = 4
_HEIGHT = 8  # px of a block's front face
_PIT = 32  # px; a compartment of 30 mm
_PITS = ((-17.5, -17.5), (17.5, -17.5), (-17.5, 17.5), (17.5, 17.5))
_BOUNDS: Box = (2.0, HEADER + 1.0, SIZE - 2.0, SIZE - 2.0)


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
    corners = _corners(angle, BLOCK / 2, _FINE)
    picture = Image.new("RGBA", (size * _FINE, size * _FINE))
    mask = Image.new("L", (size, size))
    shade = [(size / 2 + x / _FINE + 4, size / 2 + y / _FINE + _HEIGHT + 4) for x, y in corners]
    ImageDraw.Draw(mask).polygon(shade, fill=look.shadow)
    picture.putalpha(mask.filter(ImageFilter.GaussianBlur(4)).resize(picture.size, Image.Resampling.BILINEAR))
    draw = ImageDraw.Draw(picture)
    for down in range(_HEIGHT * _FINE + 1):
        draw.polygon([(middle + x, middle + y + down) for x, y in corners], fill=look.block_side)
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


def _corners(angle: float, half: float, factor: int) -> list[Spot]:
    turn = math.radians(angle)
    cos, sin = math.cos(turn) * half * factor, math.sin(turn) * half * factor
    return [(x * cos - y * sin, x * sin + y * cos) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]


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
    """Eliminated pucks that no block holds and pucks waiting to be put back, below the arena; returns the room they take."""
    names = set(view.tray)
    room: list[Box] = []
    for seat in (0, 1):
        mine = [p for p in view.pucks if p.seat == seat and (p.id in names or p.status == "return")]
        for number, puck in enumerate(mine):
            step = 20 + 31 * number
            at = (46 + step, 982.0) if seat == 0 else (954 - step, 982.0)
            if puck.status == "return":
                disc(GAME, puck.pitcher, 13.0, look, seat, active=True).onto(picture, at)
            else:
                faded(GAME, puck.pitcher, 13.0, look, seat, 0.75).onto(picture, at)
        if mine:
            far = 30 + 31 * len(mine) + 20
            room.append((30, 962, 20 + far, SIZE) if seat == 0 else (980 - far, 962, 970, SIZE))
    return room


def labels(
    picture: Image.Image, named: list[tuple[str, int, Spot, str]], discs: list[Round], boxes: list[Box], look: Look
) -> tuple[Placed, ...]:
    """The badges of `named` pieces: label, seat, place and kind (`puck`, `active`, `ghost`)."""
    tags = [Tag(at[0], at[1], RADIUS * (1.4 if kind == "active" else 1.06), width(text)) for text, _, at, kind in named]
    places = place(tags, _BOUNDS, discs, boxes)
    ink = Ink(picture)
    for (_, seat, at, _), tag, spot in zip(named, tags, places, strict=True):
        if spot.leader:
            reach = tag.r / max(tag.r, math.dist(at, (spot.x, spot.y)))
            start = (at[0] + (spot.x - at[0]) * reach, at[1] + (spot.y - at[1]) * reach)
            ink.lines([(start, (spot.x, spot.y))], 4.5, look.casing)
            ink.lines([(start, (spot.x, spot.y))], 2.5, look.teams[seat].base)
    for (text, seat, _, kind), spot in zip(named, places, strict=True):
        team = look.teams[seat]
        fill, letters, edge = team.base, team.ink, look.casing if sum(team.ink) < 382 else (255, 255, 255)
        if kind == "active":
            fill, letters, edge = look.aim, look.casing, look.casing
        badge(text, fill, letters, edge, square=team.notched).onto(picture, (spot.x, spot.y))
    return places
