"""Formations saved by players: the place of each role, relative to its owner's side of the table."""

import math
from collections.abc import Iterable
from typing import Any

import msgspec

from bot.answers.draft import Draft, chosen, layout_of, places_of, with_value
from bot.answers.placement import MINE, ready_made
from bot.games.contract.base import Ask, Choice
from bot.games.contract.dials import Formation, Frame, Layout, LayoutPiece, Place
from bot.games.contract.vocabulary import phrase


class SavedPiece(msgspec.Struct, frozen=True):
    """The place of a role: mm to the right of and ahead of its owner's corner, degrees from the owner's direction of view."""

    role: str
    shape: str
    right: float
    ahead: float
    angle: float


def formation_choice(ask: Ask[Any]) -> tuple[Choice[Any], Layout] | None:
    """The choice of an ask that places several pieces, with its dial; None if there is none."""
    for choice in ask.choices:
        layout = layout_of(choice)
        if layout is not None and len(layout.pieces) > 1:
            return choice, layout
    return None


def with_saved(ask: Ask[Any], kept: bytes) -> Ask[Any]:
    """The ask with a saved formation added, replacing one already offered. Raises msgspec.DecodeError if malformed.

    Where formations are the choices, it becomes a choice; the rules may refuse it.
    """
    found = formation_choice(ask)
    if found is None:
        return ask
    first, layout = found
    places = load_formation(layout, kept, getattr(first.action, layout.field))
    mine = Formation(MINE, phrase("place-mine"), places)
    choices = tuple(_offering(choice, layout, mine) for choice in ask.choices if choice.code != MINE)
    if len(choices) > 1 and all(ready_made(choice) for choice in choices):
        action = msgspec.structs.replace(first.action, **{layout.field: places})
        choices += (Choice(MINE, mine.words, action, choices[0].dials),)
    return msgspec.structs.replace(ask, choices=choices)


def pinned(ask: Ask[Any], draft: Draft) -> Draft:
    """The draft with explicit places if it uses the saved formation, so that saving another does not change it."""
    choice = chosen(ask, draft)
    layout = layout_of(choice) if choice is not None and choice.code == MINE else None
    if choice is None or layout is None or layout.field in draft.values:
        return draft
    return with_value(draft, layout.field, msgspec.to_builtins(places_of(choice, draft, layout)))


def choose_saved(ask: Ask[Any], draft: Draft) -> Draft:
    """The draft after its places were saved: the same places, as the saved formation if that is a choice."""
    if any(choice.code == MINE for choice in ask.choices):
        return pinned(ask, msgspec.structs.replace(draft, choice=MINE))
    return draft


def dump_formation(layout: Layout, places: Iterable[Place]) -> bytes:
    """Places in stored form."""
    pieces = {piece.id: piece for piece in layout.pieces}
    spots = tuple(_spot(pieces[place.id], place, layout.frame) for place in places if place.id in pieces)
    return msgspec.json.encode(spots)


def load_formation(layout: Layout, kept: bytes, standard: tuple[Place, ...]) -> tuple[Place, ...]:
    """The places of a saved formation for the present pieces. Raises msgspec.DecodeError if malformed.

    A piece whose role is not in it takes the place of a missing piece, else its place in `standard`.
    """
    spots = {spot.role: spot for spot in msgspec.json.decode(kept, type=tuple[SavedPiece, ...])}
    there = {place.id: place for place in standard}
    roles = {_role(piece) for piece in layout.pieces}
    left = [spot for role, spot in spots.items() if role not in roles]
    places = []
    for piece in layout.pieces:
        spot = spots.get(_role(piece)) or next((one for one in left if one.shape == piece.shape), None)
        if spot in left:
            left.remove(spot)
        places.append(there[piece.id] if spot is None else _place(piece, spot, layout.frame))
    return tuple(places)


def _offering(choice: Choice[Any], layout: Layout, mine: Formation) -> Choice[Any]:
    """The choice with `mine` among its dial's formations, if that dial places the same pieces."""
    dials = tuple(
        msgspec.structs.replace(dial, formations=(*(one for one in dial.formations if one.code != MINE), mine))
        if isinstance(dial, Layout) and dial.pieces == layout.pieces
        else dial
        for dial in choice.dials
    )
    return msgspec.structs.replace(choice, dials=dials)


def _role(piece: LayoutPiece) -> str:
    """The stored role of a piece; without a role its id."""
    return piece.role or piece.id


def _spot(piece: LayoutPiece, place: Place, frame: Frame) -> SavedPiece:
    dx, dy = place.x - frame.x, place.y - frame.y
    sine, cosine = math.sin(math.radians(frame.turn)), math.cos(math.radians(frame.turn))
    right, ahead = dx * cosine - dy * sine, dx * sine + dy * cosine
    return SavedPiece(
        _role(piece), piece.shape, round(right, 3), round(ahead, 3), round((place.angle - frame.turn) % 360.0, 3)
    )


def _place(piece: LayoutPiece, spot: SavedPiece, frame: Frame) -> Place:
    sine, cosine = math.sin(math.radians(frame.turn)), math.cos(math.radians(frame.turn))
    x = frame.x + spot.right * cosine + spot.ahead * sine
    y = frame.y - spot.right * sine + spot.ahead * cosine
    return Place(piece.id, round(x, 3), round(y, 3), round((spot.angle + frame.turn) % 360.0, 3))
