"""The painter of Offboard."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image

from bot.games.offboard.board import CELL, NAMES, NEXT, VALUES, ray, target_name
from bot.games.offboard.values import View
from bot.games.preview import Sketch
from bot.words import Words
from render.canvas import Ink, Spot, dashes, label, write
from render.offboard import commentary, text
from render.offboard.pieces import (
    BOARD_COLOURS,
    CENTRE,
    MARBLE,
    OUTER,
    PITCH,
    SIZE,
    SMALL,
    WELL,
    BoardColours,
    marble,
    pixel,
    spot_of,
)
from render.painter import Descriptions, Painter, Picture, Theme
from render.palette import indexed, png
from render.theme import LOOKS, Look

GAME = "offboard"
NAME, TARGET_NAME = 22, 26  # px; of cells, 7.7 px when the picture is shown at 350 px, and of targets
_BELOW = 17.0  # px; from the middle of a marble to that of its cell's name
_HEADER = 34.0  # px; its middle
_QUIET = 50  # turns without an irreversible event from which they are counted in the header
_LETTERS = "RY"
_CORNERS = ("I5", "I9", "E9", "A5", "A1", "E1")
_AIR: Spot = (886.0, 122.0)
_SEGMENTS = 36  # of a dashed circle


def still(view: View, words: Words, *, sketch: Sketch | None = None, theme: Theme = "dark") -> Picture:
    """The board as `view` shows it, with the last move; with `sketch` the preview of a move not yet made."""
    return Picture(png(indexed(paint(view, words, sketch, theme), GAME, theme)), text.alt(view, words, sketch=sketch))


def paint(view: View, words: Words, sketch: Sketch | None, theme: Theme) -> Image.Image:
    """The finished picture in full colour."""
    look, wood = LOOKS[theme], BOARD_COLOURS[theme]
    picture = _ground(theme).copy()
    ink = Ink(picture)
    _lodged(picture, view, theme)
    if sketch is None:
        _last_move(ink, view, look)
    for cell, held in enumerate(view.cells):
        if held != ".":
            x, y = spot_of(cell)
            marble(theme, _LETTERS.index(held), MARBLE, named=True).onto(picture, (x, y))
            label(NAMES[cell], "digits", NAME, wood.marbles[_LETTERS.index(held)].mark).onto(picture, (x, y + _BELOW))
    if sketch is not None:
        _preview(picture, sketch, look, theme)
    if view.air is not None:
        marble(theme, view.air, MARBLE).onto(picture, _AIR)
        write(
            picture,
            (_AIR[0], _AIR[1] + 54),
            words.text("offboard-picture-air"),
            "secondary",
            28,
            look.text,
            align="middle",
        )
    _header(picture, view, words, theme)
    return picture


@lru_cache(maxsize=2)
def _ground(theme: Theme) -> Image.Image:
    """What never changes: the plate, the wells with their names, the targets with their values."""
    look, wood = LOOKS[theme], BOARD_COLOURS[theme]
    picture = Image.new("RGB", (SIZE, SIZE), look.canvas)
    ink = Ink(picture)
    ink.polygon(_hexagon(1.62), wood.rim)
    ink.polygon(_hexagon(1.56), wood.plate)
    for target, spots in enumerate(OUTER):
        _pad(picture, target, spots, wood, look)
    for cell, name in enumerate(NAMES):
        at = spot_of(cell)
        ink.disc(at, WELL, wood.edge)
        ink.disc((at[0], at[1] + 1.5), WELL - 2.5, wood.well)
        label(name, "digits", NAME, wood.name).onto(picture, at)
    return picture


def _hexagon(margin: float) -> list[Spot]:
    """The plate's corners: `margin` steps beyond the corner cells."""
    spots = []
    for name in _CORNERS:
        x, y = spot_of(CELL[name])
        dx, dy = x - CENTRE[0], y - CENTRE[1]
        share = 1 + margin * PITCH / math.hypot(dx, dy)
        spots.append((CENTRE[0] + dx * share, CENTRE[1] + dy * share))
    return spots


def _pad(picture: Image.Image, target: int, spots: Sequence[Spot], wood: BoardColours, look: Look) -> None:
    """A target: a trough along the places that lead to it, its value first, a place for a ball last."""
    ink = Ink(picture)
    ink.lines(list(pairwise(spots)), 2 * SMALL + 10, wood.edge)
    for at in spots:
        ink.disc(at, SMALL + 5, wood.edge)
    ink.lines(list(pairwise(spots)), 2 * SMALL + 5, wood.target)
    for at in spots:
        ink.disc(at, SMALL + 2.5, wood.target)
    label(str(VALUES[target]), "headline", 46, wood.value).onto(picture, spots[0])
    ink.disc(spots[-1], SMALL - 2, wood.well)
    name = label(target_name(target), "secondary", TARGET_NAME, look.secondary)
    name.onto(picture, spots[1] if len(spots) > 2 else spots[-1])


def _lodged(picture: Image.Image, view: View, theme: Theme) -> None:
    for target, held in enumerate(view.targets):
        if held != ".":
            marble(theme, _LETTERS.index(held), SMALL).onto(picture, OUTER[target][-1])


def _last_move(ink: Ink, view: View, look: Look) -> None:
    """Where the last line came from, and which way it went."""
    last = view.last
    if last is None:
        return
    start = spot_of(CELL[last.cell])
    if last.direction is None:
        ink.ring(start, WELL + 4, 4, look.aim)
        return
    _dashed(ink, start, MARBLE, look.aim)
    cells = ray(CELL[last.cell], last.direction)
    front = cells[min(last.length, len(cells) - 1)]
    for at in (spot_of(cell) for cell in cells[1 : last.length + 1]):
        ink.ring(at, WELL + 4, 4, look.aim)
    if last.target >= 0:
        ink.ring(OUTER[last.target][-1], SMALL + 6, 4, look.aim)
    elif last.pushed and (beyond := NEXT[last.direction][front]) >= 0:
        ink.ring(spot_of(beyond), WELL + 3, 2, look.aim)


def _dashed(ink: Ink, at: Spot, radius: float, colour: tuple[int, int, int]) -> None:
    around = [
        (at[0] + radius * math.cos(2 * math.pi * n / _SEGMENTS), at[1] + radius * math.sin(2 * math.pi * n / _SEGMENTS))
        for n in range(_SEGMENTS + 1)
    ]
    ink.lines(list(dashes(around, 9, 7)), 3, colour)


def _preview(picture: Image.Image, sketch: Sketch, look: Look, theme: Theme) -> None:
    """The moving line, ringed; where each ball would end; the arrow of the push."""
    ink = Ink(picture)
    for ghost in sketch.ghosts:
        at = CENTRE[0] + ghost.x * PITCH, CENTRE[1] - ghost.y * PITCH
        colour = BOARD_COLOURS[theme].marbles[_LETTERS.index(ghost.id)].base
        _dashed(ink, at, MARBLE - 4, look.casing)
        _dashed(ink, at, MARBLE - 5, colour)
    for line in sketch.lines:
        start, end = pixel(line.points[0]), pixel(line.points[-1])
        for at in _between(start, end)[:-1]:
            ink.ring(at, WELL + 5, 7, look.casing)
            ink.ring(at, WELL + 4, 4, look.aim)
        _arrow(ink, start, end, look)
    if sketch.marked in CELL and not sketch.lines:
        ink.ring(spot_of(CELL[sketch.marked]), WELL + 4, 4, look.aim)


def _between(start: Spot, end: Spot) -> list[Spot]:
    """The middles of the cells from one to the other."""
    steps = max(1, round(math.dist(start, end) / PITCH))
    return [
        (start[0] + (end[0] - start[0]) * n / steps, start[1] + (end[1] - start[1]) * n / steps)
        for n in range(steps + 1)
    ]


def _arrow(ink: Ink, start: Spot, end: Spot, look: Look) -> None:
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    tip = end[0] - math.cos(angle) * 6, end[1] - math.sin(angle) * 6
    base = end[0] - math.cos(angle) * 34, end[1] - math.sin(angle) * 34
    sides = [
        (base[0] + math.cos(angle + turn) * 17, base[1] + math.sin(angle + turn) * 17)
        for turn in (math.pi / 2, -math.pi / 2)
    ]
    for width, colour in ((13.0, look.casing), (7.0, look.aim)):
        ink.lines([(start, base)], width, colour)
    grown = [(x + (x - base[0]) * 0.25, y + (y - base[1]) * 0.25) for x, y in (sides[0], tip, sides[1])]
    ink.polygon(grown, look.casing)
    ink.polygon([sides[0], tip, sides[1]], look.aim)


def _header(picture: Image.Image, view: View, words: Words, theme: Theme) -> None:
    """Whose turn it is, the turn, and both scores with their marbles."""
    look = LOOKS[theme]
    x = 40.0
    seat = view.winner if view.phase == "over" else view.turn
    if seat is not None:
        marble(theme, seat, SMALL).onto(picture, (x + SMALL, _HEADER))
        x += 2 * SMALL + 14
    x += write(picture, (x, _HEADER), words.say(text.task(view)).upper(), "headline", 38, look.text) + 16
    turn = words.text("offboard-picture-turn", turn=view.turns)
    if view.quiet > _QUIET:
        turn = f"{turn} · {words.text('offboard-picture-quiet', quiet=view.quiet)}"
    write(picture, (x, _HEADER), turn, "secondary", 28, look.secondary)
    right = SIZE - 40.0
    for side in (1, 0):
        right -= write(picture, (right, _HEADER), str(view.score[side]), "headline", 46, look.text, align="right") + 10
        marble(theme, side, SMALL).onto(picture, (right - SMALL, _HEADER))
        right -= 2 * SMALL + 26


OFFBOARD = Painter(
    still=still,
    story=lambda _, events: text.told(events),
    headline=text.headline,
    board=text.board,
    texts=Descriptions(
        preview=lambda _, sketch, words: text.preview_lines(sketch, words),
        account=text.account,
        alt=text.alt,
        pieces=text.pieces,
        detail=text.detail,
    ),
    comment=commentary.comment,
    colours=tuple(int.from_bytes(paints.base) for paints in BOARD_COLOURS["dark"].marbles),
)
