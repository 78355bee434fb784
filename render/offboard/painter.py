"""The painter of Offboard."""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

import msgspec
from PIL import Image, ImageDraw

from bot.games.contract.base import Choice
from bot.games.contract.preview import Sketch
from bot.games.contract.vocabulary import Point, Seat
from bot.games.offboard.rules.board import CELL, EXITS, NAMES, TARGETS, VALUES, Cell, ray, target_name
from bot.games.offboard.rules.preview import middle_of
from bot.games.offboard.rules.values import Action, Last, Move, Reenter, View
from bot.words import Words
from render.commentary import comment
from render.drawing.badges import BadgeDisc, write_names
from render.drawing.canvas import Ink, Spot, Sprite, dashes, label, shadow, supersampled, toward, write
from render.drawing.palette import indexed_png
from render.offboard import text
from render.offboard.colours import BOARD_COLOURS, BoardColours, MarbleColours
from render.offboard.emojis import EMOJIS
from render.offboard.presenter import PRESENTER
from render.painter import Descriptions, Painter, Picture, PixelMap, Theme, Tried
from render.table.celebration import Winner, banner
from render.table.tries import Path, Ways, ways
from render.theme import LOOKS, Colour, Look, blend

SIZE = 1000  # px
PITCH = 84.0  # px from a cell to the next
CENTRE: Spot = (500.0, 532.0)
WELL = 38.0  # px; radius
MARBLE = 35.0  # px; radius
SMALL = 25.0  # px; radius of a marble in a target
_ROOM = 12  # px round a marble for its shadow
_RAISED = 0.32  # of the radius; offset of the mark of a named ball
_RIM = 2.0  # px
_BANDS = 7  # shades from the rim of a marble to where the light falls; more would only cost bytes
_FINE = 6  # supersampling


def pixel(point: Point) -> Spot:
    """The pixel of a place given in steps from E5."""
    return CENTRE[0] + point.x * PITCH, CENTRE[1] - point.y * PITCH


def spot_of(cell: Cell) -> Spot:
    """The pixel of a cell's middle."""
    return pixel(middle_of(cell))


OUTER: tuple[tuple[Spot, ...], ...] = tuple(
    tuple(dict.fromkeys(pixel(middle_of(cell, way)) for (cell, way), reached in EXITS.items() if reached == target))
    for target in range(TARGETS)
)
"""The places outside that lead to each target, clockwise."""


@lru_cache(maxsize=8)
def marble(theme: Theme, seat: Seat, radius: float, *, named: bool = False) -> Sprite:
    """A ball: shadow, body, light from the top left, and its mark: a diamond for Red, a ring for Yellow.

    With `named` the mark is higher, and leaves the lower half free.
    """
    paints = BOARD_COLOURS[theme].marbles[seat]
    wide = round(2 * (radius + _ROOM))
    middle = wide / 2

    def body(draw: ImageDraw.ImageDraw, fine: int) -> None:
        _circle(draw, middle * fine, middle * fine, radius * fine, paints.rim)
        centre, size = middle * fine, (radius - _RIM) * fine
        for share in range(_BANDS):
            part = share / (_BANDS - 1)
            shift = size * 0.32 * part
            _circle(draw, centre - shift, centre - shift, size * (1 - 0.86 * part), _shade(paints, part))
        aside = size * (0.6 if named else 0.42)  # the mark keeps clear of the light
        _circle(draw, centre - aside, centre - size * 0.45, size * 0.13, blend(paints.high, (255, 255, 255), 0.8))
        _mark(draw, seat, (centre, centre - (size * _RAISED if named else 0.0)), size, paints.mark, fine)

    picture = shadow((wide, wide), lambda draw: _circle(draw, middle + 3, middle + 6, radius, 255), blur=3.0, depth=120)
    picture.alpha_composite(supersampled((wide, wide), body, _FINE))
    return Sprite.of(picture)


def _shade(paints: MarbleColours, part: float) -> Colour:
    if part < 0.5:
        return blend(paints.low, paints.base, 2 * part)
    return blend(paints.base, paints.high, 2 * part - 1)


def _mark(draw: ImageDraw.ImageDraw, seat: Seat, at: Spot, size: float, colour: Colour, fine: int) -> None:
    x, y = at
    if seat == 0:
        reach = size * 0.42
        draw.polygon([(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)], fill=colour)
    else:
        reach = size * 0.4
        draw.ellipse((x - reach, y - reach, x + reach, y + reach), outline=colour, width=round(size * 0.15) or fine)


def _circle(draw: ImageDraw.ImageDraw, x: float, y: float, radius: float, colour: Colour | int) -> None:
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)


GAME = "offboard"
NAME, TARGET_NAME = 26, 28  # px; of cells, 9.1 px when the picture is shown at 350 px, and of targets
_BELOW = 15.0  # px; from the middle of a marble to that of its cell's name
_BANNER, _BANNER_SIZE = (500.0, 61.0), (600, 108)  # px; its middle, and its size
_HEADER = 34.0  # px; its middle
_QUIET = 50  # turns without an irreversible event from which they are counted in the header
_CORNERS = ("I5", "I9", "E9", "A5", "A1", "E1")
_AIR: Spot = (886.0, 122.0)
_PLACE = 30  # px; height of the place of a try, 10 px when the picture is shown at 350 px
_SEGMENTS = 36  # of a dashed circle


def spots(_: View, choice: Choice[Action]) -> tuple[Point, ...]:
    """A line is pushed from its rear ball one step on; a ball comes back in a cell."""
    match choice.action:
        case Move(cell, way):
            return middle_of(CELL[cell]), middle_of(CELL[cell], way)
        case Reenter(cell):
            return (middle_of(CELL[cell]),)
        case _:
            return ()


def still(view: View, words: Words, *, sketch: Sketch | None = None, theme: Theme = "dark") -> Picture:
    """The board as `view` shows it, with the last move; with `sketch` the preview of a move not yet made."""
    return Picture(indexed_png(paint(view, words, sketch, theme), GAME, theme), text.alt(view, words, sketch=sketch))


def tried(view: View, words: Words, tries: Sequence[Tried], *, theme: Theme = "dark") -> Picture:
    """The board before a move with the arrows of the tries."""
    look, plate = LOOKS[theme], BOARD_COLOURS[theme].plate
    shown = Ways(ways(tries, _path), 4.0, look.text, plate, look)  # a side's colour would not be seen on its balls
    picture = paint(msgspec.structs.replace(view, last=None), words, None, theme)
    shown.arrows(picture)
    write_names(picture, shown.names(), shown.rounds(), (), look, (0.0, 70.0, SIZE, SIZE), _PLACE)
    return Picture(indexed_png(picture, GAME, theme), shown.alt(words))


def _path(after: View) -> Path | None:
    """From the rear of the line that moved last to where its foremost ball went, or the ball that it pushed off."""
    last = after.last
    if last is None or last.direction is None:
        return None
    cells = ray(CELL[last.cell], last.direction)
    if last.target >= 0:
        return Path((spot_of(cells[0]), OUTER[last.target][-1]), last.cell, target_name(last.target))
    end = cells[last.length + last.pushed]
    return Path((spot_of(cells[0]), spot_of(end)), last.cell, NAMES[end])


def paint(view: View, words: Words, sketch: Sketch | None, theme: Theme) -> Image.Image:
    """The finished picture in full colour."""
    look, wood = LOOKS[theme], BOARD_COLOURS[theme]
    picture = _ground(theme).copy()
    ink = Ink(picture)
    for target, held in enumerate(view.targets):
        if held != ".":
            marble(theme, text.LETTERS.index(held), SMALL).onto(picture, OUTER[target][-1])
    if sketch is None and view.last is not None:
        _came_from(ink, view.last, look, theme)
    for cell, held in enumerate(view.cells):
        if held != ".":
            x, y = spot_of(cell)
            marble(theme, text.LETTERS.index(held), MARBLE, named=True).onto(picture, (x, y))
            label(NAMES[cell], "digits", NAME, wood.marbles[text.LETTERS.index(held)].mark).onto(
                picture, (x, y + _BELOW)
            )
    if sketch is not None:
        _preview(picture, sketch, look, theme)
    elif view.last is not None:
        _went_to(ink, view.last, look)
    if view.air is not None:
        marble(theme, view.air, MARBLE).onto(picture, _AIR)
        line = words.text("offboard-picture-air")
        write(picture, (_AIR[0], _AIR[1] + 54), line, "secondary", 28, look.text, align="middle")
    if view.winner is not None:
        _won(picture, view, view.winner, words, theme)
    else:
        _header(picture, view, words, theme)
    return picture


@lru_cache(maxsize=2)
def _ground(theme: Theme) -> Image.Image:
    """The static part of the picture: the plate, the wells with their names, the targets with their values."""
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


def _came_from(ink: Ink, last: Last, look: Look, theme: Theme) -> None:
    """The cell that the last line left: a pale ball in a dashed circle. Drawn under the balls."""
    if last.direction is None:
        return
    start = spot_of(CELL[last.cell])
    ink.disc(start, MARBLE - 3, BOARD_COLOURS[theme].marbles[last.seat].base, 110)
    _dashed(ink, start, MARBLE, look.aim)


def _went_to(ink: Ink, last: Last, look: Look) -> None:
    """The balls that moved, ringed: thick those of the line, thin what it pushed; arrowheads between them show the way."""
    start = spot_of(CELL[last.cell])
    if last.direction is None:
        _ringed(ink, start, WELL + 2, 5, look)
        return
    cells = ray(CELL[last.cell], last.direction)
    moved = [spot_of(cell) for cell in cells[1 : last.length + 1 + last.pushed]]
    for nth, at in enumerate(moved):
        _ringed(ink, at, WELL + 2, 5 if nth < last.length else 2.5, look)
    way = [start, *moved]
    if last.target >= 0:
        lodged = OUTER[last.target][-1]
        _ringed(ink, lodged, SMALL + 5, 5, look)
        way.append(lodged)
    for one, two in pairwise(way):
        _head(ink, one, two, look)


def _ringed(ink: Ink, at: Spot, radius: float, wide: float, look: Look) -> None:
    ink.ring(at, radius + 2, wide + 4, look.casing)
    ink.ring(at, radius, wide, look.aim)


def _head(ink: Ink, start: Spot, end: Spot, look: Look) -> None:
    """A small arrowhead half-way from one place to the next."""
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    bearing = math.degrees(math.atan2(end[0] - start[0], start[1] - end[1]))
    for grow, colour in ((3.5, look.casing), (0.0, look.aim)):
        tip, back = toward(middle, bearing, 17 + 1.8 * grow), toward(middle, bearing, -12 - grow)
        half = 10 + 1.2 * grow
        ink.polygon([tip, toward(back, bearing + 90, half), toward(back, bearing - 90, half)], colour)


def _won(picture: Image.Image, view: View, seat: Seat, words: Words, theme: Theme) -> None:
    """The banner of the winner in place of the header, above the board."""
    paints = BOARD_COLOURS[theme].marbles[seat]
    score = f"{view.score[seat]} – {view.score[1 - seat]} · {words.text('offboard-picture-turn', turn=view.turns)}"
    line = words.say(text.task(view)).upper(), score
    pads = [BadgeDisc(*at, SMALL + 12) for places in OUTER for at in places]
    banner(picture, _BANNER, (Winner(paints.base, paints.mark),), line, pads, LOOKS[theme], _BANNER_SIZE)


def _dashed(ink: Ink, at: Spot, radius: float, colour: tuple[int, int, int]) -> None:
    turns = [2 * math.pi * n / _SEGMENTS for n in range(_SEGMENTS + 1)]
    around = [(at[0] + radius * math.cos(turn), at[1] + radius * math.sin(turn)) for turn in turns]
    ink.lines(list(dashes(around, 9, 7)), 3, colour)


def _preview(picture: Image.Image, sketch: Sketch, look: Look, theme: Theme) -> None:
    """The moving line, ringed; where each ball would end; heads in between, which leave names free."""
    ink = Ink(picture)
    for ghost in sketch.ghosts:
        at = CENTRE[0] + ghost.x * PITCH, CENTRE[1] - ghost.y * PITCH
        colour = BOARD_COLOURS[theme].marbles[text.LETTERS.index(ghost.id)].base
        _dashed(ink, at, MARBLE - 4, look.casing)
        _dashed(ink, at, MARBLE - 5, colour)
    for line in sketch.lines:
        start, end = pixel(line.points[0]), pixel(line.points[-1])
        steps = max(1, round(math.dist(start, end) / PITCH))
        moved = [
            (start[0] + (end[0] - start[0]) * n / steps, start[1] + (end[1] - start[1]) * n / steps)
            for n in range(steps)
        ]
        for at in moved:
            ink.ring(at, WELL + 5, 7, look.casing)
            ink.ring(at, WELL + 4, 4, look.aim)
        for one, two in pairwise([*moved, end]):
            _head(ink, one, two, look)
    if sketch.marked in CELL and not sketch.lines:
        ink.ring(spot_of(CELL[sketch.marked]), WELL + 4, 4, look.aim)


def _header(picture: Image.Image, view: View, words: Words, theme: Theme) -> None:
    """The player to move, the turn, and both scores with their marbles."""
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
    emojis=EMOJIS,
    presenter=PRESENTER,
    header=2 * _HEADER / SIZE,
    still=still,
    tries=tried,
    story=lambda _, events: text.event_sentences(events),
    headline=text.headline,
    board=text.board,
    texts=Descriptions(
        preview=lambda _, sketch, words: text.preview_lines(sketch, words),
        account=text.account,
        alt=text.alt,
        pieces=text.pieces,
        detail=text.detail,
    ),
    piece=lambda side, radius, theme: marble(theme, side, radius),
    comment=lambda moment, nth: comment(text.facts(moment), nth),
    table=PixelMap.of((SIZE, SIZE), lambda x, y: pixel(Point(x, y))),
    spots=spots,
    colours=tuple(int.from_bytes(paints.base) for paints in BOARD_COLOURS["dark"].marbles),
)
