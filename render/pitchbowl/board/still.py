"""The stills of PitchBowl: the field with everything on it, its header, the preview of an answer, an aim from near."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

import msgspec
from PIL import Image, ImageDraw

from bot.games.contract.preview import Aim, Ghost, Sketch
from bot.games.contract.vocabulary import Point
from bot.games.pitchbowl.rules.board import BALL, PLAYERS
from bot.games.pitchbowl.rules.values import FLICKING
from bot.games.pitchbowl.rules.view import View, left_this_turn
from bot.words import Words
from render.drawing.badges import BadgeDisc, Box, Name, badge, write_names
from render.drawing.canvas import Ink, Sprite, write
from render.drawing.canvas import label as lettering
from render.drawing.lasting import copied, lasting
from render.drawing.paragraphs import HeadlineStyle, draw_headline
from render.painter import Theme
from render.pitchbowl.board import aim_overlay, last_flick, pieces
from render.pitchbowl.board.celebration import celebrate
from render.pitchbowl.board.field import (
    BOUNDS,
    FIELD_COLOURS,
    HIGH,
    LARGER,
    LETTERS,
    RAIL,
    TURN,
    WHOLE,
    FieldWindow,
    ground,
)
from render.pitchbowl.board.pieces import Sizes
from render.pitchbowl.text import textboard
from render.table import signs
from render.table.tries import Ways
from render.text import number
from render.theme import LOOKS, Colour, Look

_MIDDLE = 31.0  # px; the header's centre line
_GAP = 16.0  # px
_STYLE = HeadlineStyle(((LETTERS, LETTERS, 2), (LETTERS, LETTERS, 1), (LETTERS, LETTERS, 0)), _GAP)
_FINE = 4


def header(picture: Image.Image, view: View, words: Words, look: Look, aim: Aim | None) -> float:
    """Draw it, without names of people. Returns the room left between both sides, px."""
    right = (
        _aimed(picture, words, look, aim) if aim else _tokens(picture, view, words, look, _score(picture, view, look))
    )
    seat = view.asked if view.winner is None else view.winner
    seat = None if view.both else seat
    x = float(RAIL.left)
    if seat is not None:
        team = look.teams[seat]
        letter = badge("AB"[seat], team.base, team.ink, look.canvas, team.shape, HIGH)
        letter.onto(picture, (x - 2 + letter.size[0] / 2, _MIDDLE))
        x += letter.size[0] + 8
    text = words.say(textboard.task(view)).upper()
    details = _details(view, words, scored=aim is not None)
    return draw_headline(picture, (x, _MIDDLE), right, text, details, _STYLE, look)


def _details(view: View, words: Words, *, scored: bool) -> Sequence[str]:
    """The details beside the headline, most important first."""
    if view.phase == "over":
        return ()
    turn = (
        (words.text("pitchbowl-picture-turn", turn=view.turns + 1),) if view.phase in FLICKING | {"fumble_spot"} else ()
    )
    score = words.text("pitchbowl-picture-score", red=view.score[0], blue=view.score[1])
    return (score, *turn) if scored else turn


def _aimed(picture: Image.Image, words: Words, look: Look, aim: Aim) -> float:
    strength = words.text("pitchbowl-picture-strength", strength=number(aim.strength, words))
    x = RAIL.right - write(picture, (RAIL.right, _MIDDLE), strength, "headline", LETTERS, look.text, align="right")
    if aim.targeted:
        return x
    bearing = f"{number((aim.bearing + TURN) % 360, words)}°"
    return x - 20 - write(picture, (x - 20, _MIDDLE), bearing, "headline", LETTERS, look.text, align="right")


def _score(picture: Image.Image, view: View, look: Look) -> float:
    """Both sides' letters with their touchdowns; returns the left end, px."""
    x = float(RAIL.right)
    for seat in (1, 0):
        team = look.teams[seat]
        letter = badge("AB"[seat], team.base, team.ink, look.canvas, team.shape, HIGH)
        points = lettering(str(view.score[seat]), "headline", LETTERS, look.text)
        parts = (letter, points) if seat == 1 else (points, letter)
        for part in parts:
            part.onto(picture, (x - part.size[0] / 2, _MIDDLE))
            x -= part.size[0] + 8
        if seat == 1:
            x -= write(picture, (x, _MIDDLE), "–", "headline", LETTERS, look.secondary, align="right") + 8
    return x


def _tokens(picture: Image.Image, view: View, words: Words, look: Look, right: float) -> float:
    """Draw the once-a-turn actions still available. Returns the left end, px."""
    x = right - _GAP
    for what in reversed(left_this_turn(view)):
        plate = token(words.text(f"pitchbowl-picture-{what}"), look, look.teams[view.turn].base)
        plate.onto(picture, (x - plate.size[0] / 2, _MIDDLE))
        x -= plate.size[0] + 5
    return x


@lru_cache(maxsize=64)
def token(text: str, look: Look, edge: Colour) -> Sprite:
    """A word in a rounded frame of its side's colour."""
    name = lettering(text, "secondary", LETTERS, look.text)
    wide, high = name.size[0] + 12, HIGH + 2
    large = Image.new("RGBA", (wide * _FINE, high * _FINE))
    box = (2, 2, wide * _FINE - 3, high * _FINE - 3)
    ImageDraw.Draw(large).rounded_rectangle(box, 9 * _FINE, fill=look.panel, outline=edge, width=2 * _FINE)
    small = large.reduce(_FINE)
    picture = Image.new("RGB", small.size, look.canvas)
    picture.paste(small.convert("RGB"), (0, 0), small.getchannel("A"))
    name.onto(picture, (wide / 2, high / 2))
    return Sprite(picture, small.getchannel("A"), capitals=name.capitals)


def paint(
    view: View,
    words: Words,
    sketch: Sketch | None,
    theme: Theme,
    window: FieldWindow = LARGER,
    tried: Ways | None = None,
) -> Image.Image:
    """The finished picture of the whole field in full colour, with the ways of tries."""
    look, sketch = LOOKS[theme], sketch or Sketch()
    aim = sketch.aim
    flick = view.last_flick if aim is None and not sketch.ghosts else None
    picked = (view.bonus or view.clumsy or "") if aim is None else aim.piece
    drawn = pieces.sizes(view, window, sketch.ghosts)
    picture = copied(ground(theme) if aim is None else _stage(view, lasting_aim(aim), theme))
    radius = drawn.get(picked, pieces.life_size(picked, window))
    lines = aim_overlay.strokes(sketch, window, radius)
    placed = {one.id: one for one in sketch.ghosts if one.kind == "place"}
    lying = _lying(view, placed)
    beside = pieces.numbered_beside(lying, window, drawn, look)
    names: list[Name] = [*beside.values()]
    discs = taken(lying, pieces.discs(lying.players, window, drawn, picked), drawn)
    if flick is not None:
        last_flick.trails(picture, view, flick, look, FIELD_COLOURS[theme])
        last_flick.hits(picture, flick, look)
        lines += last_flick.rounds(flick)
    if tried is not None:
        lines += tried.rounds()
        tried.draw(picture)
    boxes: list[Box] = []
    if aim is not None:
        if not aim.targeted:
            origin = window.to_pixels(aim.origin.x, aim.origin.y)
            boxes += aim_overlay.degrees(picture, origin, look, boxes, discs + lines)
        aim_overlay.draw_aim(picture, aim, sketch, window, look, radius)
    pieces.draw_players(picture, view, window, look, drawn, picked, hidden=tuple(placed), unnumbered=beside)
    if flick is not None:
        names += last_flick.lost(picture, view, flick, look)
    aim_overlay.draw_stop(picture, view, sketch, window, look)
    aim_overlay.draw_ghosts(picture, sketch, window, look)
    placements(picture, sketch, theme, drawn, beside)
    if tried is not None:
        tried.rings(picture)
        names += tried.names()
    header(picture, view, words, look, aim)
    if not sketch.ghosts:
        boxes += celebrate(picture, view, words, look)
    write_names(picture, names, discs + lines, boxes, look, BOUNDS, HIGH)
    return picture


@lasting
def _stage(view: View, aim: Aim, theme: Theme) -> Image.Image:
    """The static part of the picture while one aims. Copy before drawing on it."""
    look = LOOKS[theme]
    picture, origin = ground(theme).copy(), WHOLE.to_pixels(aim.origin.x, aim.origin.y)
    aim_overlay.zones(picture, view, aim, WHOLE, look)
    if not aim.targeted:
        aim_overlay.rays(picture, origin, look)
        RAIL.ticks(picture, origin, look)
    return picture


def lasting_aim(aim: Aim) -> Aim:
    """The part of an aim that stays while it is turned: the piece and its place."""
    return msgspec.structs.replace(aim, bearing=0.0, strength=0.0, fan=None)


def taken(view: View, pucks: list[BadgeDisc], drawn: Sizes) -> list[BadgeDisc]:
    """The discs that names keep clear of: pucks and the ball."""
    discs = [*pucks]
    if view.ball is not None:
        radius = drawn.get(BALL, pieces.life_size(BALL, WHOLE))
        discs.append(BadgeDisc(*WHOLE.to_pixels(view.ball.x, view.ball.y), radius * 1.3))
    holder = next((one for one in view.players if one.id == view.holder and not one.out), None)
    if holder is not None:
        radius = drawn.get(holder.id, pieces.life_size(holder.id, WHOLE))
        at = pieces.held_at(WHOLE.to_pixels(holder.x, holder.y), radius)
        discs.append(BadgeDisc(*at, pieces.held_ball(radius) * 1.34))
    return discs


def _lying(view: View, placed: Mapping[str, Ghost]) -> View:
    """The view with players and ball where a set-up would put them."""
    players = tuple(
        msgspec.structs.replace(one, x=placed[one.id].x, y=placed[one.id].y) if one.id in placed else one
        for one in view.players
    )
    ball = placed.get(BALL)
    return msgspec.structs.replace(view, players=players, ball=view.ball if ball is None else Point(ball.x, ball.y))


def placements(
    picture: Image.Image, sketch: Sketch, theme: Theme, drawn: Sizes, unnumbered: Collection[str] = ()
) -> None:
    """Players as a set-up would put them, the faulty ones ringed, and the ball; numbers on all but the `unnumbered`."""
    look, ink = LOOKS[theme], Ink(picture)
    for one in sketch.ghosts:
        if one.kind != "place":
            continue
        at, radius = WHOLE.to_pixels(one.x, one.y), drawn.get(one.id, pieces.life_size(one.id, WHOLE))
        if one.id == BALL:
            pieces.ball(radius, look).onto(picture, at)
            ink.ring(at, radius + 9.0, 2.6, look.aim)
        elif one.id in PLAYERS:
            _placed(picture, one, sketch, look, theme, radius)
            if one.id not in unnumbered:
                pieces.number(one.id, radius, look).onto(picture, at)


def _placed(picture: Image.Image, one: Ghost, sketch: Sketch, look: Look, theme: Theme, radius: float) -> None:
    at, ink = WHOLE.to_pixels(one.x, one.y), Ink(picture)
    marked = one.id == sketch.marked
    if one.id in sketch.faulty:
        pieces.warn(ink, at, radius, FIELD_COLOURS[theme].warning, look)
    if marked:
        pieces.puck(one.id, radius, look, aimed=True).onto(picture, at)
    else:
        pieces.ghost(one.id, radius, look, 0.92).onto(picture, at)
        if one.id not in sketch.faulty:
            signs.dotted(ink, at, radius, look.aim)
