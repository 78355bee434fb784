"""The still of For Honor: the board with its figures, and a bar for each camp."""

from __future__ import annotations

from PIL import Image

from bot.games.forhonor.view import View
from bot.games.preview import Sketch
from bot.words import Words
from render.badges import BadgeDisc
from render.canvas import Ink, Spot, Sprite, dashes, label
from render.cards import panel, quiet_place
from render.forhonor.board import activation_marks, combat, draft, team_bars
from render.forhonor.board.field import BOARD_COLOURS, FOOT, HEADER, RAIL, SIZE, TILE, middle_of, spot_at
from render.forhonor.board.header import header
from render.forhonor.board.reach import brackets, reach
from render.forhonor.board.tokens import (
    GAME,
    HERO,
    draw_hero,
    draw_heroes,
    draw_lives,
    draw_soldiers,
    hero,
    lit_hero,
    sign,
)
from render.forhonor.board.zones import stage
from render.forhonor.text import textboard
from render.painter import Theme
from render.paragraphs import fitting
from render.sprites import icon_mask
from render.theme import LOOKS, Look

SHEETS = "forhonor_sheets"  # large discs want more shades of the colours of camps than a board leaves
_GHOST = 0.75  # opacity of a previewed figure
_CARD = (560, 176)  # px
_LAUREL = 124  # px
_SIZES = (60, 54, 48, 42, 36, 30)


def palette_of(view: View) -> str:
    """The name of the palette that a picture is written in."""
    return SHEETS if draft.shown(view) or combat.shown(view) else GAME


def paint(view: View, words: Words, sketch: Sketch | None, theme: Theme) -> Image.Image:
    """The finished picture in full colour."""
    if draft.shown(view):
        return draft.sheet(view, words, sketch, theme)
    if combat.shown(view):
        return combat.sheet(view, words, sketch, theme)
    look = LOOKS[theme]
    board = stage(theme, view.zones, view.would_hold)
    done = activation_marks.latest(view)
    fought = done.duel if done is not None else None
    picture = board.copy() if fought is None else _longer(board, combat.STRIP, look)
    figures(picture, view, sketch, theme)
    header(picture, view, words, look)
    team_bars.bar(picture, view, 1, HEADER, words, theme, sketch or Sketch())
    team_bars.bar(picture, view, 0, FOOT, words, theme, sketch or Sketch())
    if fought is not None:
        combat.strip(picture, view, fought, SIZE[1] - 4, words, theme)
    if view.phase == "over":
        victory(picture, view, words, look)
    return picture


def _longer(board: Image.Image, by: int, look: Look) -> Image.Image:
    """The picture with room below it."""
    picture = Image.new("RGB", (board.width, board.height + by), look.canvas)
    picture.paste(board, (0, 0))
    return picture


def figures(picture: Image.Image, view: View, sketch: Sketch | None, theme: Theme) -> None:
    """The figures on the board, the latest activation and the reach."""
    own = view.viewer is not None and view.viewer in view.asked
    if view.reach and (own or sketch is not None or view.phase == "displace"):
        reach(picture, view.reach, theme)
    done = activation_marks.latest(view)
    if done is not None:
        activation_marks.trail(
            picture, view, done, theme, numbered=own and done is view.acting and view.phase == "step"
        )
    draw_soldiers(picture, view, theme)
    if view.phase == "pick_hero":
        _candidates(picture, view, theme)
    draw_heroes(picture, view, theme, sketch.marked if sketch is not None else "")
    if done is not None:
        activation_marks.over(picture, done, theme)
    draw_lives(picture, view, theme)
    brackets(picture, view.struck if own or sketch is not None else (), theme)
    if sketch is not None:
        _sketched(picture, view, sketch, theme)


def _sketched(picture: Image.Image, view: View, sketch: Sketch, theme: Theme) -> None:
    """The preview of a move or an attack."""
    look, colours, ink = LOOKS[theme], BOARD_COLOURS[theme], Ink(picture)
    for line in sketch.lines:
        colour = look.aim if sketch.ghosts else colours.danger
        strokes = list(dashes([spot_at(point.x, point.y) for point in line.points], 14, 8))
        ink.lines(strokes, 9.0, look.casing)
        ink.lines(strokes, 4.6, colour)
    for ghost in sketch.ghosts:
        at = spot_at(ghost.x, ghost.y)
        name = ghost.id or next(iter(view.ready), "")
        one = next((one for one in view.heroes if one.id == name), None)
        if one is not None:
            token = hero(one.id, one.camp, one.life, round(TILE * HERO), theme, lit=True)
            mask = token.mask.point([round(value * _GHOST) for value in range(256)])
            Sprite(token.paint, mask, token.anchor).onto(picture, at)
        else:
            ink.ring(at, TILE * 0.46, 4.0, look.aim)
    marked = next((one for one in view.heroes if one.id == sketch.marked and one.square), None)
    if marked is not None and sketch.lines and not sketch.ghosts:
        for one in (one for one in view.heroes if one.square and one.id in (marked.id, lit_hero(view))):
            draw_hero(picture, one, theme, lit=True)
        _clash(picture, [spot_at(point.x, point.y) for point in sketch.lines[0].points], theme)


def _candidates(picture: Image.Image, view: View, theme: Theme) -> None:
    """A thin ring round the heroes that can be chosen."""
    look, ink = LOOKS[theme], Ink(picture)
    for one in view.heroes:
        if one.id in view.ready and one.square:
            ink.ring(middle_of(one.square), TILE * 0.56, 3.0, look.aim)


def _clash(picture: Image.Image, ends: list[Spot], theme: Theme) -> None:
    """The sign of a blow between two heroes."""
    look, colours, ink = LOOKS[theme], BOARD_COLOURS[theme], Ink(picture)
    middle = (ends[0][0] + ends[-1][0]) / 2, (ends[0][1] + ends[-1][1]) / 2
    ink.disc(middle, TILE * 0.29, look.casing)
    ink.disc(middle, TILE * 0.25, colours.danger)
    sign("sword", round(TILE * 0.34), look.casing).onto(picture, middle)


def victory(picture: Image.Image, view: View, words: Words, look: Look) -> None:
    """Draw it: the camp, the score and how it was won."""
    camp = view.winner
    pieces = [BadgeDisc(*middle_of(one.square), 26.0) for one in view.heroes if one.square]
    pieces += [BadgeDisc(*middle_of(square), 18.0) for side in view.soldiers for square in side]
    x, y = quiet_place(pieces, _CARD, RAIL, (0,), range(-400, 401, 20))
    box = round(x - _CARD[0] / 2), round(y - _CARD[1] / 2), round(x + _CARD[0] / 2), round(y + _CARD[1] / 2)
    panel(picture, box, look, look.teams[camp].base if camp is not None else look.secondary)
    room = _CARD[0] - 2 * _LAUREL - 40
    fitting(words.say(textboard.task(view)).upper(), room, _SIZES, look.text).onto(picture, (x, y - 44))
    label(f"{view.score[0]} – {view.score[1]}", "headline", 44, look.text).onto(picture, (x, y + 10))
    how = words.text(f"forhonor-picture-how-{view.ended or 'turns'}")
    fitting(how, room + 30, (28, 26, 24, 22), look.secondary).onto(picture, (x, y + 56))
    if camp is None:
        return
    for at, mirrored in ((box[0] + 74.0, False), (box[2] - 74.0, True)):
        _laurel(picture, (at, y), look, camp, mirrored=mirrored)


def _laurel(picture: Image.Image, at: tuple[float, float], look: Look, camp: int, *, mirrored: bool) -> None:
    side = _LAUREL * 4
    mask = icon_mask("pitchout", "laurel", (side, side), (side / 2, side / 2), side * 0.95).reduce(4)
    if mirrored:
        mask = mask.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    Sprite(look.teams[camp].base, mask).onto(picture, at)
