"""Formations that players save for themselves: where each piece stands by its role, as its owner sees the table."""

from __future__ import annotations

import math
from collections.abc import Iterable

import msgspec

from bot.games.base import Ask, Choice, Frame, Layout, Piece, Place
from cogs.halves import layout_of


class Spot(msgspec.Struct, frozen=True):
    """Where the piece of a role stands: mm to the right of and ahead of its owner's corner, degrees from where he looks."""

    role: str
    shape: str
    right: float
    ahead: float
    angle: float


def arranged(ask: Ask[object]) -> tuple[Choice[object], Layout] | None:
    """The choice of an ask that puts down several pieces, with its dial, or None: the formations worth saving."""
    for choice in ask.choices:
        layout = layout_of(choice)
        if layout is not None and len(layout.pieces) > 1:
            return choice, layout
    return None


def saved(layout: Layout, places: Iterable[Place]) -> bytes:
    """An arrangement as it is kept."""
    pieces = {piece.id: piece for piece in layout.pieces}
    spots = tuple(_spot(pieces[place.id], place, layout.frame) for place in places if place.id in pieces)
    return msgspec.json.encode(spots)


def restored(layout: Layout, kept: bytes, standard: tuple[Place, ...]) -> tuple[Place, ...]:
    """A kept arrangement for the pieces at hand. Raises msgspec.DecodeError if it is none.

    A piece whose role it does not have takes the spot of one that is not at hand, else its place in `standard`.
    """
    spots = {spot.role: spot for spot in msgspec.json.decode(kept, type=tuple[Spot, ...])}
    there = {place.id: place for place in standard}
    left = [spot for role, spot in spots.items() if role not in {piece.role for piece in layout.pieces}]
    places = []
    for piece in layout.pieces:
        spot = spots.get(piece.role) or next((one for one in left if one.shape == piece.shape), None)
        if spot in left:
            left.remove(spot)
        places.append(there[piece.id] if spot is None else _place(piece, spot, layout.frame))
    return tuple(places)


def _spot(piece: Piece, place: Place, frame: Frame) -> Spot:
    dx, dy = place.x - frame.x, place.y - frame.y
    sine, cosine = math.sin(math.radians(frame.turn)), math.cos(math.radians(frame.turn))
    right, ahead = dx * cosine - dy * sine, dx * sine + dy * cosine
    return Spot(piece.role, piece.shape, round(right, 3), round(ahead, 3), round((place.angle - frame.turn) % 360.0, 3))


def _place(piece: Piece, spot: Spot, frame: Frame) -> Place:
    sine, cosine = math.sin(math.radians(frame.turn)), math.cos(math.radians(frame.turn))
    x = frame.x + spot.right * cosine + spot.ahead * sine
    y = frame.y - spot.right * sine + spot.ahead * cosine
    return Place(piece.id, round(x, 3), round(y, 3), round((spot.angle + frame.turn) % 360.0, 3))
