"""The empty field of PitchBowl, turned a quarter so that Amber attacks to the right, and its place in pictures."""

from functools import lru_cache

import msgspec
from PIL import Image, ImageDraw

from bot.games.pitchbowl.rules.board import CENTRE, COLUMNS, LENGTH, MEDIAN, ROWS, SIDE, WIDTH, end_zone
from render.drawing.badges import Box
from render.drawing.canvas import Spot, label
from render.drawing.lasting import packed
from render.painter import Theme
from render.table.plane import Plane
from render.table.rail import Rail
from render.table.tabletop import framed, hatch, lit
from render.theme import LOOKS, Colour, Look, table_colours

GAME = "pitchbowl"
SIZE = (1200, 760)
RAIL = Rail(left=40, top=76, right=1160, bottom=706, frame=12)
SCALE = 1.4  # px a mm
TURN = 90  # degrees; shown bearing = saved bearing + 90
HIGH = 53  # px; of badges
LETTERS = 44  # px; capitals of 9 px when the picture is shown at 350 px, as in badges
HEADER = 56  # px; nothing of the field reaches above it
BOUNDS: Box = (RAIL.left - 4.0, HEADER + 1.0, RAIL.right + 4.0, RAIL.bottom + 4.0)
"""What badges stay in: they hide no name of a column or a row."""


class FieldWindow(msgspec.Struct, frozen=True):
    """The part of the field that a picture shows: `x`, `y` mm in the top left corner, `scale` px a mm.

    Pieces are drawn up to `most` times larger than life.
    """

    x: float = 0.0
    y: float = 0.0
    scale: float = SCALE
    most: float = 1.0

    def to_pixels(self, x: float, y: float) -> Spot:
        """The pixel of a place in mm: y runs to the right, x down."""
        return RAIL.left + (y - self.y) * self.scale, RAIL.top + (x - self.x) * self.scale

    def sees(self, x: float, y: float, margin: float = 0.0) -> bool:
        """Whether a place is shown, or at most `margin` mm outside."""
        across, down = y - self.y, x - self.x
        wide, high = (RAIL.right - RAIL.left) / self.scale, (RAIL.bottom - RAIL.top) / self.scale
        return -margin <= across <= wide + margin and -margin <= down <= high + margin


WHOLE = FieldWindow()
LARGER = FieldWindow(most=1.65)
"""The whole field with players 16 px across when the picture is shown at 350 px, where they have room."""


def plane(window: FieldWindow) -> Plane:
    """The field as a lens shows it."""
    return Plane(RAIL, window, TURN)


class FieldColours(msgspec.Struct, frozen=True):
    """Colours of the field: two greens of rows in turn, those of the wings, cells' edges, lines, numbers on the wings."""

    grass: tuple[Colour, Colour]
    wing: tuple[Colour, Colour]
    cell: Colour
    line: Colour
    number: Colour
    warning: Colour


FIELD_COLOURS = table_colours("pitchbowl", FieldColours)
_NUMBERS = 56  # px at the whole field's scale
_GOAL, _MEDIAN, _CENTRE = 4, 4, 9  # px; widths of lines
_STRIPE = 2  # rows of one green
_LETTER = 8.0  # mm; names of columns and rows stay so far off the corners


@lru_cache(maxsize=2)
def ground(theme: Theme) -> Image.Image:
    """The whole field without pieces. Copy it, never draw on it."""
    picture = bare(theme)
    coordinates(picture, WHOLE, LOOKS[theme])
    return picture


@packed
def bare(theme: Theme) -> Image.Image:
    """The same without the names of columns and rows."""
    look = LOOKS[theme]
    picture = Image.new("RGB", SIZE, look.canvas)
    framed(picture, RAIL, look)
    picture.paste(lit(_floor(theme, SCALE), look), RAIL.inside)
    return picture


@lru_cache(maxsize=2)  # 8 to 11 MB each, once a window was opened
def enlarged(theme: Theme, scale: float) -> Image.Image:
    """All of the field without frame and light, `scale` px a mm, to take windows from: they are flat, and a third smaller as files."""
    return _floor(theme, scale)


def _floor(theme: Theme, scale: float) -> Image.Image:
    look, turf = LOOKS[theme], FIELD_COLOURS[theme]
    picture = Image.new("RGB", (round(LENGTH * scale), round(WIDTH * scale)), turf.grass[0])
    draw = ImageDraw.Draw(picture)

    def area(x0: float, y0: float, x1: float, y1: float) -> tuple[int, int, int, int]:
        return round(y0 * scale), round(x0 * scale), round(y1 * scale), round(x1 * scale)

    def fill(box: tuple[int, int, int, int], colour: Colour) -> None:
        draw.rectangle((box[0], box[1], box[2] - 1, box[3] - 1), fill=colour)

    for row in range(2, ROWS - 2):
        shade = row // _STRIPE % 2
        fill(area(0.0, row * SIDE, WIDTH, (row + 1) * SIDE), turf.wing[shade])
        fill(area(2 * SIDE, row * SIDE, WIDTH - 2 * SIDE, (row + 1) * SIDE), turf.grass[shade])
    for seat in (0, 1):
        team, zone = look.teams[seat], end_zone(seat)
        box = area(zone.x0, zone.y0, zone.x1, zone.y1)
        fill(box, team.zone[0])
        hatch(picture, box, team.hatch, team.stripes)
    _numbers(picture, scale, turf)
    _lines(draw, scale, turf, look)
    return picture


def _numbers(picture: Image.Image, scale: float, turf: FieldColours) -> None:
    """On both wings how many rows it is to the nearer goal line."""
    for row in range(2, ROWS - 2):
        number = label(str(min(row - 1, ROWS - 2 - row)), "headline", round(_NUMBERS * scale / SCALE), turf.number)
        for x in (SIDE, WIDTH - SIDE):
            number.onto(picture, ((row + 0.5) * SIDE * scale, x * scale))


def _lines(draw: ImageDraw.ImageDraw, scale: float, turf: FieldColours, look: Look) -> None:
    wide, high = round(LENGTH * scale), round(WIDTH * scale)

    def across(y: float, width: float, colour: Colour, start: float = 0.0, end: float = WIDTH) -> None:
        left = round(y * scale - width / 2)
        draw.rectangle((left, round(start * scale), left + round(width) - 1, round(end * scale) - 1), fill=colour)

    for column in range(1, COLUMNS):
        y = round(column * SIDE * scale)
        edge = column in (2, COLUMNS - 2)
        draw.rectangle((0, y, wide, y), fill=turf.cell)
        if edge:
            draw.rectangle((round(2 * SIDE * scale), y, round((LENGTH - 2 * SIDE) * scale), y + 1), fill=turf.cell)
    for row in range(1, ROWS):
        across(row * SIDE, 1, turf.cell)
    for seat, goal in ((0, 2 * SIDE), (1, LENGTH - 2 * SIDE)):
        across(goal, _GOAL, turf.line)
        across(goal + (-1 if seat == 0 else 1) * 5 / scale, 4, look.teams[seat].edge)
    across(MEDIAN, _MEDIAN, turf.line)
    across(MEDIAN, _CENTRE + 4, look.casing, CENTRE[0] - 2 / scale, CENTRE[1] + 2 / scale)
    for part, colour in enumerate((look.teams[0].base, turf.line, look.teams[1].base)):
        across(MEDIAN, _CENTRE, colour, CENTRE[0] + part * SIDE, CENTRE[0] + (part + 1) * SIDE)
    draw.rectangle((0, 0, wide - 1, high - 1), outline=turf.line, width=2)


def coordinates(picture: Image.Image, window: FieldWindow, look: Look) -> None:
    """The names of the columns on both sides and of the rows below, as far as they are shown."""
    for column in range(COLUMNS):
        x = (column + 0.5) * SIDE
        if window.sees(x, window.y + _LETTER, -_LETTER):
            _, down = window.to_pixels(x, 0.0)
            name = label("ABCDEFGHI"[column], "secondary", LETTERS, look.coordinate)
            name.onto(picture, ((RAIL.left - RAIL.frame) / 2, down))
            name.onto(picture, ((RAIL.right + RAIL.frame + SIZE[0]) / 2, down))
    for row in range(ROWS):
        y = (row + 0.5) * SIDE
        if window.sees(window.x + _LETTER, y, -_LETTER):
            across, _ = window.to_pixels(0.0, y)
            label(str(row + 1), "secondary", LETTERS, look.coordinate).onto(
                picture, (across, (RAIL.bottom + RAIL.frame + SIZE[1]) / 2)
            )
