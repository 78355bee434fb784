"""Places of pieces in a layout: parsed, written, nudged, and matched with formations."""

import math
import re
from typing import Any

import msgspec

from bot.answers.aim_parser import decimal
from bot.answers.draft import Draft, layout_of, places_of
from bot.games.contract.base import Choice
from bot.games.contract.dials import Formation, Grid, Layout, LayoutPiece, Place
from bot.matches.core.errors import refused
from bot.text import cleaned
from bot.words import Words

NUDGES = {"up": 0.0, "right": 90.0, "down": 180.0, "left": 270.0}  # shown bearing of each
STEPS = (20.0, 2.0)  # mm a nudge moves: usual and fine
MINE = "mine"  # code of the player's saved formation
TWISTS = (15.0, 1.0)  # degrees a twist turns: usual and fine
_TILE = re.compile(r"@?([a-z])\s*(\d{1,2})(?:\s*[,;/ ]\s*(-?\d+(?:[.,]\d+)?)\s*°?)?", re.IGNORECASE)
_FIGURE = re.compile(r"(-?\d+(?:\.\d+)?)(mm|cm)?", re.IGNORECASE)
_UNIT = re.compile(r"(?<=\d)\s*(mm|cm)(?![a-z])", re.IGNORECASE)
_MM = {"mm": 1.0, "cm": 10.0}


def piece_of(dial: Layout, piece: str) -> LayoutPiece:
    """The piece being placed: the named one, else the first."""
    return next((one for one in dial.pieces if one.id == piece), dial.pieces[0])


def formation_of(dial: Layout, places: tuple[Place, ...]) -> Formation | None:
    """The formation of the pieces' places, or None."""
    return next((formation for formation in dial.formations if formation.places == places), None)


def ready_made(choice: Choice[Any]) -> Formation | None:
    """The formation of a choice, where formations are the choices."""
    layout = layout_of(choice)
    return next((one for one in layout.formations if one.code == choice.code), None) if layout else None


def rearranged(choice: Choice[Any], draft: Draft) -> bool:
    """Whether the pieces differ from the chosen formation."""
    formation, layout = ready_made(choice), layout_of(choice)
    return formation is not None and layout is not None and formation.places != places_of(choice, draft, layout)


def written_places(dial: Layout, places: tuple[Place, ...], words: Words) -> str:
    """All places, one a line, as `read_places` reads them."""
    there = {place.id: place for place in places}
    return "\n".join(
        f"{piece.label} {written_place(there[piece.id], words, turns=piece.turns)}" for piece in dial.pieces
    )


def written_place(place: Place, words: Words, *, turns: bool) -> str:
    """A place as `read_place` reads it, with a semicolon where the language has a decimal comma."""
    mark = words.text("decimal-mark")
    figures = [f"{_figure(figure / _MM['cm'], 4)}\u00a0cm" for figure in (place.x, place.y)]
    if turns:
        figures.append(f"{_figure(place.angle, 3)}°")
    return ("\u00a0; " if mark == "," else ", ").join(figure.replace(".", mark) for figure in figures)


def read_place(text: str, place: Place, grid: Grid, *, turns: bool = True) -> Place:
    """The place typed as grid reference (`C4`, `@c4`, `C4 45`) or as x, y and, for a piece that `turns`, optionally an angle.

    Lengths without a unit are in cm. Numbers are separated by comma, semicolon or space; with spaces or semicolons, a
    comma is a decimal's. Raises Refused with a sentence.
    """
    line = cleaned(text).strip()
    if tile := _TILE.fullmatch(line):
        if tile[3] and not turns:
            raise refused("place-no-angle", given=text)
        return _on_tile(tile, place, grid, text)
    figures = _figures(line)
    if len(figures) == 3 and not turns:
        raise refused("place-no-angle", given=text)
    if len(figures) not in {2, 3} or any(unit for _, unit in figures[2:]):
        raise refused("place-unreadable", given=text)
    (x, wide), (y, high), (angle, _) = (*figures, (place.angle, ""))[:3]
    if not (wide or high):
        _check_on_board(x, y, grid, text)
    return _place(place.id, x * _MM[wide or high or "cm"], y * _MM[high or wide or "cm"], angle, text)


def read_places(text: str, dial: Layout, places: tuple[Place, ...]) -> tuple[Place, ...]:
    """The places typed one a line, each after its piece's label. Raises Refused naming the unreadable line."""
    known = {piece.label.casefold(): piece for piece in dial.pieces}
    there = {place.id: place for place in places}
    moved = []
    for line in filter(None, map(str.strip, cleaned(text).splitlines())):
        label, _, rest = line.partition(" ")
        piece = known.get(label.rstrip(":").casefold())
        if piece is None:
            pieces = ", ".join(one.label for one in dial.pieces)
            raise refused("place-unknown-piece", given=label, known=pieces)
        moved.append(read_place(rest.lstrip(": "), there[piece.id], dial.grid, turns=piece.turns))
    return tuple(moved)


def nudged(place: Place, way: str, turn: float, *, fine: bool) -> Place:
    """The place after a nudge up, right, down or left on the picture, or a twist in place. Raises Refused for any other way."""
    if way == "twist":
        return msgspec.structs.replace(place, angle=(place.angle + TWISTS[fine]) % 360.0)
    if way not in NUDGES:
        raise refused("choice-gone")
    bearing = math.radians(NUDGES[way] - turn)
    x = round(place.x + STEPS[fine] * math.sin(bearing), 3)
    y = round(place.y + STEPS[fine] * math.cos(bearing), 3)
    return msgspec.structs.replace(place, x=x, y=y)


def example_place(dial: Layout, piece: LayoutPiece) -> Place:
    """The middle of a tile where a piece is wholly in its zone, near the zone's middle; that middle if there is none."""
    zone, grid, room = dial.zones[piece.zone], dial.grid, piece.size if piece.shape == "disc" else piece.size / 2
    x, y = (zone.x0 + zone.x1) / 2, (zone.y0 + zone.y1) / 2
    middles = (
        Place(piece.id, (column + 0.5) * grid.tile, (row + 0.5) * grid.tile, 0.0)
        for column in range(grid.columns)
        for row in range(grid.rows)
    )
    within = [
        one
        for one in middles
        if zone.x0 + room <= one.x <= zone.x1 - room and zone.y0 + room <= one.y <= zone.y1 - room
    ]
    return min(within, key=lambda one: (one.x - x) ** 2 + (one.y - y) ** 2, default=Place(piece.id, x, y, 0.0))


def tile_of(place: Place, grid: Grid) -> str:
    """The grid reference of the tile under a place, or "" if there is none."""
    column, row = int(place.x // grid.tile), int(place.y // grid.tile)
    if not (0 <= column < grid.columns and 0 <= row < grid.rows):
        return ""
    return f"{chr(ord('A') + column)}{row + 1}"


def _on_tile(tile: re.Match[str], place: Place, grid: Grid, text: str) -> Place:
    column, row = ord(tile[1].upper()) - ord("A"), int(tile[2]) - 1
    if not (0 <= column < grid.columns and 0 <= row < grid.rows):
        last = f"{chr(ord('A') + grid.columns - 1)}{grid.rows}"
        raise refused("place-off-grid", given=text, last=last)
    angle = decimal(tile[3]) if tile[3] else place.angle
    return _place(place.id, (column + 0.5) * grid.tile, (row + 0.5) * grid.tile, angle, text)


def _check_on_board(x: float, y: float, grid: Grid, text: str) -> None:
    """Raise Refused for cm beyond the board: they may be meant as mm."""
    wide, high = (round(count * grid.tile / _MM["cm"]) for count in (grid.columns, grid.rows))
    if x > wide or y > high:
        raise refused("place-off-board", given=text, wide=wide, high=high)


def _figures(line: str) -> list[tuple[float, str]]:
    """The numbers of a line, each with its unit or ""."""
    separated, units = _UNIT.subn(r"\1", line.replace("°", "").strip())
    if units > 1:
        separated = re.sub(r"(?<=m),", ";", separated, flags=re.IGNORECASE)
    if ";" in separated or re.search(r"[^,;\s]\s+[^,;\s]", separated):
        parts = [part.replace(",", ".") for part in re.split(r"\s*;\s*|\s+", separated)]
    else:
        parts = re.split(r"\s*,\s*", separated)
    read = [_FIGURE.fullmatch(part) for part in parts]
    return [(float(one[1]), (one[2] or "").lower()) for one in read if one] if all(read) else []


def _place(piece: str, x: float, y: float, angle: float, text: str) -> Place:
    try:
        return msgspec.convert(
            {"id": piece, "x": round(x, 3), "y": round(y, 3), "angle": round(angle, 3) % 360.0}, Place
        )
    except msgspec.ValidationError:
        raise refused("place-unreadable", given=text) from None


def _figure(value: float, decimals: int) -> str:
    return f"{value:.{decimals}f}".rstrip("0").rstrip(".")
