"""The stills of PitchBowl: the field with everything on it, its header, the preview of an answer, an aim from near."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from PIL import Image, ImageDraw

from bot.games.pitchbowl.board import BALL, BALL_RADIUS, LENGTH, PLAYERS, RADIUS, WIDTH, label, seat_of
from bot.games.pitchbowl.view import View
from bot.games.preview import Aim, Ghost, Sketch
from bot.games.vocabulary import Point
from bot.words import Words
from render import signs
from render.badges import BadgeDisc, Box, Name, badge, write_names
from render.canvas import Ink, Sprite, write
from render.canvas import label as lettering
from render.fonts import font
from render.lasting import copied, lasting
from render.painter import Theme
from render.paragraphs import HeadlineStyle, draw_headline
from render.pitchbowl.board import aim_overlay, last_flick, pieces
from render.pitchbowl.board.field import (
    BOUNDS,
    FIELD_COLOURS,
    HIGH,
    LETTERS,
    RAIL,
    SCALE,
    TURN,
    WHOLE,
    FieldWindow,
    bare,
    coordinates,
    enlarged,
    ground,
)
from render.pitchbowl.board.pieces import ball
from render.pitchbowl.text import textboard
from render.rail import Side
from render.tabletop import panel, quiet_place, windowed
from render.text import number
from render.theme import LOOKS, Colour, Look

_MIDDLE = 31.0  # px; the header's centre line
_GAP = 16.0  # px
_SCORE = 38  # px
_STYLE = HeadlineStyle(
    ((36, 30, 2), (36, 30, 1), (33, 28, 1), (33, 28, 0), (30, 28, 0), (28, 28, 0), (26, 26, 0)), _GAP
)
_LEFT_IN_TURN = ("effort", "passing", "steal", "pickup")
_TURNS = {"action", "bonus", "placement", "fumble_spot"}
_FINE = 4


def header(picture: Image.Image, view: View, words: Words, look: Look, aim: Aim | None) -> float:
    """Draw it, without names of people. Returns the room left between both sides, px."""
    right = (
        _aimed(picture, words, look, aim) if aim else _tokens(picture, view, words, look, _score(picture, view, look))
    )
    seat = view.asked if view.winner is None else view.winner
    x = float(RAIL.left)
    if seat is not None:
        team = look.teams[seat]
        letter = badge("AB"[seat], team.base, team.ink, look.canvas, team.shape, HIGH)
        letter.onto(picture, (x - 2 + letter.size[0] / 2, _MIDDLE))
        x += letter.size[0] + 8
    said = words.say(textboard.task(view)).upper()
    details = _details(view, words, scored=aim is not None)
    return draw_headline(picture, (x, _MIDDLE), right, said, details, _STYLE, look)


def _details(view: View, words: Words, *, scored: bool) -> Sequence[str]:
    """The details beside the headline, most important first."""
    if view.phase == "over":
        return ()
    turn = (words.text("pitchbowl-picture-turn", turn=view.turns + 1),) if view.phase in _TURNS else ()
    score = words.text("pitchbowl-picture-score", red=view.score[0], blue=view.score[1])
    return (score, *turn) if scored else turn


def _aimed(picture: Image.Image, words: Words, look: Look, aim: Aim) -> float:
    strength = words.text("pitchbowl-picture-strength", strength=number(aim.strength, words))
    x = RAIL.right - write(picture, (RAIL.right, _MIDDLE), strength, "headline", 36, look.text, align="right")
    bearing = f"{number((aim.bearing + TURN) % 360, words)}°"
    return x - 20 - write(picture, (x - 20, _MIDDLE), bearing, "headline", 36, look.text, align="right")


def _score(picture: Image.Image, view: View, look: Look) -> float:
    """Both sides' letters with their touchdowns; returns the left end, px."""
    x = float(RAIL.right)
    for seat in (1, 0):
        team = look.teams[seat]
        letter = badge("AB"[seat], team.base, team.ink, look.canvas, team.shape, HIGH)
        points = lettering(str(view.score[seat]), "headline", _SCORE, look.text)
        parts = (letter, points) if seat == 1 else (points, letter)
        for part in parts:
            part.onto(picture, (x - part.size[0] / 2, _MIDDLE))
            x -= part.size[0] + 8
        if seat == 1:
            x -= write(picture, (x, _MIDDLE), "–", "headline", _SCORE, look.secondary, align="right") + 8
    return x


def _tokens(picture: Image.Image, view: View, words: Words, look: Look, right: float) -> float:
    """The actions that are possible once a turn, spent ones struck out. Returns the left end, px."""
    if view.phase not in _TURNS:
        return right
    x = right - _GAP
    for what in reversed(_LEFT_IN_TURN):
        spent = bool(getattr(view.spent, what))
        token = _token(words.text(f"pitchbowl-picture-{what}"), look, look.teams[view.turn].base, spent=spent)
        token.onto(picture, (x - token.size[0] / 2, _MIDDLE))
        x -= token.size[0] + 7
    return x


@lru_cache(maxsize=64)
def _token(text: str, look: Look, edge: Colour, *, spent: bool) -> Sprite:
    name = lettering(text, "secondary", LETTERS, look.secondary if spent else look.text)
    wide, high = name.size[0] + 18, HIGH + 2
    large = Image.new("RGBA", (wide * _FINE, high * _FINE))
    box = (2, 2, wide * _FINE - 3, high * _FINE - 3)
    outline = look.secondary if spent else edge
    ImageDraw.Draw(large).rounded_rectangle(box, 9 * _FINE, fill=look.panel, outline=outline, width=2 * _FINE)
    small = large.reduce(_FINE)
    picture = Image.new("RGB", small.size, look.canvas)
    picture.paste(small.convert("RGB"), (0, 0), small.getchannel("A"))
    name.onto(picture, (wide / 2, high / 2))
    if spent:
        Ink(picture).lines([((8, high / 2 + 1), (wide - 8, high / 2 + 1))], 2.6, look.text)
    return Sprite(picture, small.getchannel("A"))


_SIZE = (440, 132)  # px
_BALL = 27.0  # px
_MARGIN = 74  # px; room of a ball on either side
_CLEAR = 22.0  # px round a player that the card rather leaves free


def paint(view: View, words: Words, sketch: Sketch | None, theme: Theme) -> Image.Image:
    """The finished picture in full colour."""
    look, sketch = LOOKS[theme], sketch or Sketch()
    aim = sketch.aim
    flick = view.last_flick if aim is None and not sketch.ghosts else None
    picked = (view.bonus or view.clumsy or "") if aim is None else aim.piece
    picture = copied(ground(theme) if aim is None else _stage(view, _lasting(aim), theme))
    lines = aim_overlay.strokes(sketch, WHOLE)
    placed = {one.id for one in sketch.ghosts if one.kind == "place"}
    names = pieces.names([one for one in view.players if one.id not in placed], WHOLE, picked)
    discs = taken(view, names)
    if flick is not None:
        last_flick.trails(picture, view, flick, look, FIELD_COLOURS[theme])
        last_flick.hits(picture, flick, look)
        lines += last_flick.rounds(flick)
    boxes: list[Box] = []
    if aim is not None:
        boxes += aim_overlay.degrees(picture, WHOLE.to_pixels(aim.origin.x, aim.origin.y), look, boxes, discs + lines)
        aim_overlay.draw_aim(picture, aim, sketch, WHOLE, look)
    pieces.draw_players(picture, view, WHOLE, look, picked, hidden=tuple(placed))
    if flick is not None:
        names += last_flick.lost(picture, view, flick, look)
    aim_overlay.draw_stop(picture, view, sketch, WHOLE, look)
    aim_overlay.draw_ghosts(picture, sketch, WHOLE, look)
    names += placements(picture, sketch, theme)
    header(picture, view, words, look, aim)
    if view.phase == "over":
        boxes.append(verdict(picture, view, words, look))
    write_names(picture, names, taken(view, names) + lines, boxes, look, BOUNDS, HIGH)
    return picture


@lasting
def _stage(view: View, aim: Aim, theme: Theme) -> Image.Image:
    """What stays while one aims. Copy it, never draw on it."""
    look = LOOKS[theme]
    picture, origin = ground(theme).copy(), WHOLE.to_pixels(aim.origin.x, aim.origin.y)
    aim_overlay.zones(picture, view, aim, WHOLE, look)
    aim_overlay.rays(picture, origin, look)
    RAIL.ticks(picture, origin, look)
    return picture


def _lasting(aim: Aim) -> Aim:
    """What stays of an aim while it is turned: the piece and its place."""
    return msgspec.structs.replace(aim, bearing=0.0, strength=0.0, fan=None)


def taken(view: View, names: list[Name]) -> list[BadgeDisc]:
    """The pieces that names keep clear of: those with a name, and the ball."""
    discs = [BadgeDisc(*name.at, name.reach) for name in names]
    if view.ball is not None:
        discs.append(BadgeDisc(*WHOLE.to_pixels(view.ball.x, view.ball.y), BALL_RADIUS * WHOLE.scale * 1.3))
    holder = next((one for one in view.players if one.id == view.holder and not one.out), None)
    if holder is not None:
        at = pieces.held_at(WHOLE.to_pixels(holder.x, holder.y), WHOLE)
        discs.append(BadgeDisc(*at, BALL_RADIUS * WHOLE.scale * 1.1))
    return discs


def placements(picture: Image.Image, sketch: Sketch, theme: Theme) -> list[Name]:
    """Players as a set-up would put them, the faulty ones ringed, and the ball; returns what to name."""
    look, ink, names = LOOKS[theme], Ink(picture), []
    for one in sketch.ghosts:
        if one.kind != "place":
            continue
        at = WHOLE.to_pixels(one.x, one.y)
        if one.id == BALL:
            pieces.ball(BALL_RADIUS * WHOLE.scale, look).onto(picture, at)
            ink.ring(at, BALL_RADIUS * WHOLE.scale + 9.0, 2.6, look.aim)
        elif one.id in PLAYERS:
            names.append(_placed(picture, one, sketch, look, theme))
    return names


def _placed(picture: Image.Image, one: Ghost, sketch: Sketch, look: Look, theme: Theme) -> Name:
    at, radius, ink = WHOLE.to_pixels(one.x, one.y), RADIUS * WHOLE.scale, Ink(picture)
    marked = one.id == sketch.marked
    if one.id in sketch.faulty:
        pieces.warn(ink, at, radius, FIELD_COLOURS[theme].warning, look)
    if marked:
        pieces.puck(one.id, WHOLE, look, aimed=True).onto(picture, at)
    else:
        pieces.ghost(one.id, WHOLE, look, 0.92).onto(picture, at)
        if one.id not in sketch.faulty:
            signs.dotted(ink, at, radius, look.aim)
    return Name(
        label(one.id), seat_of(one.id), at, radius + (7.0 if marked or one.id in sketch.faulty else 1.0), lit=marked
    )


def verdict(picture: Image.Image, view: View, words: Words, look: Look) -> Box:
    """Draw it where it hides least of the final position; returns the room it takes."""
    lying = [BadgeDisc(*WHOLE.to_pixels(one.x, one.y), RADIUS + _CLEAR) for one in view.players if not one.out]
    x, y = quiet_place(lying, _SIZE, RAIL, range(-340, 341, 20), range(-220, 221, 20))
    half = _SIZE[0] // 2, _SIZE[1] // 2
    box = (round(x) - half[0], round(y) - half[1], round(x) + half[0], round(y) + half[1])
    panel(picture, box, look, look.mark if view.winner is None else look.teams[view.winner].base)
    said = words.say(textboard.task(view)).upper()
    room = _SIZE[0] - 2 * _MARGIN - 12
    size = next((size for size in (54, 48, 42, 38) if font("headline", size).getlength(said) <= room), 34)
    lettering(said, "headline", size, look.text).onto(picture, (x, y - 21))
    score = words.text("pitchbowl-picture-score", red=view.score[0], blue=view.score[1])
    lettering(score, "headline", 42, look.secondary).onto(picture, (x, y + 35))
    for at in (box[0] + _MARGIN * 0.62, box[2] - _MARGIN * 0.62):
        ball(_BALL, look).onto(picture, (at, y))
    return box


CLOSEUP = "pitchbowl_closeup"  # large discs want more shades of the colours of sides
ZOOM = 2.0
_STEP = 75.0  # mm; the window moves by these, so that it mostly stays while one aims
_AROUND = 40.0  # mm kept in sight round the piece
_AHEAD = 110.0  # mm; the middle of the window is at most this far ahead of the piece
_BOUNDS: Box = (RAIL.left + 3.0, RAIL.top + 3.0, RAIL.right - 3.0, RAIL.bottom - 3.0)


def paint_closeup(view: View, words: Words, sketch: Sketch, aim: Aim, theme: Theme) -> Image.Image:
    """The finished picture in full colour, with the header of the whole field's."""
    look, window = LOOKS[theme], chosen(sketch, aim)
    picture = copied(_window_stage(view, _lasting(aim), window, theme))
    origin = window.to_pixels(aim.origin.x, aim.origin.y)
    lines = aim_overlay.strokes(sketch, window)
    named = pieces.names([one for one in view.players if window.sees(one.x, one.y, -RADIUS / 2)], window, aim.piece)
    discs = [BadgeDisc(*name.at, name.reach) for name in named]
    cut = [BadgeDisc(*window.to_pixels(one.x, one.y), RADIUS * window.scale) for one in _cut(view, window).players]
    boxes = aim_overlay.degrees(picture, origin, look, (), discs + lines + cut, fine=True)
    aim_overlay.draw_aim(picture, aim, sketch, window, look)
    pieces.draw_players(picture, _within(view, window, -RADIUS), window, look, aim.piece)
    aim_overlay.draw_stop(picture, view, sketch, window, look)
    aim_overlay.draw_ghosts(picture, sketch, window, look)
    header(picture, view, words, look, aim)
    write_names(picture, named, discs + lines, boxes, look, _BOUNDS, HIGH)
    return picture


def chosen(sketch: Sketch, aim: Aim) -> FieldWindow:
    """The window for a preview: round the piece, as far towards what it meets as leaves the piece in sight."""
    meets = next((Point(one.x, one.y) for one in sketch.ghosts if one.kind == "contact"), None)
    end = meets or next((line.points[-1] for line in sketch.lines if line.kind == "aim"), aim.origin)
    scale = SCALE * ZOOM
    wide, high = (RAIL.right - RAIL.left) / scale, (RAIL.bottom - RAIL.top) / scale
    x = _start(aim.origin.x, end.x, high, WIDTH)
    y = _start(aim.origin.y, end.y, wide, LENGTH)
    return FieldWindow(x, y, scale)


def _start(origin: float, end: float, side: float, whole: float) -> float:
    """Where the window begins along one axis, mm."""
    ahead = min(max((end - origin) / 2, -_AHEAD), _AHEAD)
    most = side / 2 - _AROUND - _STEP / 2
    ahead = min(max(ahead, -most), most)
    start = round((origin + ahead - side / 2) / _STEP) * _STEP
    return min(max(start, 0.0), whole - side)


@lasting
def _window_stage(view: View, aim: Aim, window: FieldWindow, theme: Theme) -> Image.Image:
    """What stays while one aims: the grass, the zones, the rail with its ticks. Copy it, never draw on it."""
    look = LOOKS[theme]
    whole = bare(theme)
    picture = whole.copy()
    field = enlarged(theme, window.scale)
    left, top = round(window.y * window.scale), round(window.x * window.scale)
    wide, high = RAIL.right - RAIL.left, RAIL.bottom - RAIL.top
    picture.paste(field.crop((left, top, left + wide, top + high)), (RAIL.left, RAIL.top))
    aim_overlay.zones(picture, view, aim, window, look)
    aim_overlay.rays(picture, window.to_pixels(aim.origin.x, aim.origin.y), look)
    pieces.draw_players(picture, _cut(view, window), window, look)
    windowed(picture, whole, RAIL, _going_on(window), look)
    coordinates(picture, window, look)
    RAIL.ticks(picture, window.to_pixels(aim.origin.x, aim.origin.y), look, fine=True)
    return picture


def _going_on(window: FieldWindow) -> list[Side]:
    """The sides of the window beyond which the field goes on."""
    wide, high = (RAIL.right - RAIL.left) / window.scale, (RAIL.bottom - RAIL.top) / window.scale
    sides: tuple[Side, ...] = ("left", "right", "top", "bottom")
    beyond = window.y > 0, window.y + wide < LENGTH - 1, window.x > 0, window.x + high < WIDTH - 1
    return [side for side, goes_on in zip(sides, beyond, strict=True) if goes_on]


def _within(view: View, window: FieldWindow, margin: float) -> View:
    """The view with the pieces that lie in the window, or at most `margin` mm outside."""
    players = tuple(one for one in view.players if window.sees(one.x, one.y, margin))
    ball = view.ball if view.ball is not None and window.sees(view.ball.x, view.ball.y, margin) else None
    return msgspec.structs.replace(view, players=players, ball=ball)


def _cut(view: View, window: FieldWindow) -> View:
    """The view with the pieces that the window shows in part."""
    near, whole = _within(view, window, 2 * RADIUS), _within(view, window, -RADIUS)
    players = tuple(one for one in near.players if one not in whole.players)
    return msgspec.structs.replace(near, players=players, ball=None if whole.ball else near.ball)
