"""The names of pieces: a badge in the shape and colour of the side beside each, placed where it hides nothing."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec
from PIL import Image

from render.badges import HEIGHT, BadgeDisc, BadgePlace, Box, Tag, badge, place, width
from render.canvas import Ink, Spot, Sprite
from render.theme import Look


class Name(msgspec.Struct, frozen=True):
    """The name beside the piece at `at` px that keeps badges `reach` px away; `lit` uses the aim's colours."""

    text: str
    seat: int
    at: Spot
    reach: float
    lit: bool = False


def name_badge(name: Name, look: Look, high: int = HEIGHT) -> Sprite:
    """The badge of a name."""
    team = look.teams[name.seat]
    if name.lit:
        return badge(name.text, look.aim, look.casing, look.casing, team.shape, high)
    edge = look.casing if sum(team.ink) < 382 else (255, 255, 255)
    return badge(name.text, team.base, team.ink, edge, team.shape, high)


def places(
    names: Sequence[Name], discs: Sequence[BadgeDisc], boxes: Sequence[Box], look: Look, bounds: Box, high: int = HEIGHT
) -> list[tuple[Tag, BadgePlace]]:
    """A place for every name within `bounds`, clear of `discs` and `boxes` as far as that can be."""
    tags = [Tag(*name.at, name.reach, width(name.text, look.teams[name.seat].shape, high), high) for name in names]
    return list(zip(tags, place(tags, bounds, discs, boxes), strict=True))


def write_names(
    picture: Image.Image,
    names: Sequence[Name],
    discs: Sequence[BadgeDisc],
    boxes: Sequence[Box],
    look: Look,
    bounds: Box,
    high: int = HEIGHT,
) -> None:
    """Every name in its place, with a leader line where that is far off."""
    found = places(names, discs, boxes, look, bounds, high)
    ink = Ink(picture)
    for name, (tag, spot) in zip(names, found, strict=True):
        if spot.leader:
            reach = tag.r / max(tag.r, math.dist(name.at, (spot.x, spot.y)))
            start = (name.at[0] + (spot.x - name.at[0]) * reach, name.at[1] + (spot.y - name.at[1]) * reach)
            ink.lines([(start, (spot.x, spot.y))], 4.5, look.casing)
            ink.lines([(start, (spot.x, spot.y))], 2.5, look.teams[name.seat].base)
    for name, (_, spot) in zip(names, found, strict=True):
        name_badge(name, look, high).onto(picture, (spot.x, spot.y))
