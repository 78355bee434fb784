"""The painter of For Honor: the board with zones, reach and figures, the preview of an answer; drafts and combats have sheets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

import msgspec
from PIL import Image, ImageDraw

from bot.games.contract.base import Choice
from bot.games.contract.preview import Sketch
from bot.games.contract.vocabulary import Point
from bot.games.forhonor.rules import combats, powers
from bot.games.forhonor.rules.board import COLUMNS, ROWS, Square, column_of, named, row_of
from bot.games.forhonor.rules.event_summary import briefly
from bot.games.forhonor.rules.seating import camp_of
from bot.games.forhonor.rules.values import (
    Acting,
    Action,
    Attack,
    Displace,
    Enter,
    Kill,
    Move,
    PickHero,
    Shoot,
    Shove,
)
from bot.games.forhonor.rules.view import View, point, position
from bot.words import Words
from render.commentary import comment
from render.drawing.badges import BadgeDisc, write_names
from render.drawing.canvas import Ink, Spot, Sprite, dashes, label, tint
from render.drawing.palette import indexed_png
from render.drawing.paragraphs import fitting
from render.forhonor import commentary
from render.forhonor.board import frames, sheets, tokens
from render.forhonor.board.field import (
    BOARD_COLOURS,
    RAIL,
    TILE,
    box_of,
    middle_of,
    spot_at,
)
from render.forhonor.board.zones import occupied, stage, zone_names
from render.forhonor.emojis import EMOJIS
from render.forhonor.presenter import PRESENTER
from render.forhonor.text import preview, textboard
from render.forhonor.text.describe import latest, seen_hero
from render.painter import Descriptions, Painter, Picture, PixelMap, Theme, Tried
from render.table.celebration import laurel, lost
from render.table.tabletop import panel, quiet_place
from render.table.tries import Path, Ways, ways
from render.theme import LOOKS, Look, blend

FAINT = 30  # opacity of the tint, of 255
_NAME = 32  # px; capitals of 9 px when the picture is shown at 350 px
QUIET = 0.87  # of the text's colour
_Edge = tuple[tuple[int, int], tuple[int, int]]


def reach(picture: Image.Image, squares: Iterable[Square], theme: Theme, *, named: bool) -> None:
    """The squares in reach: a tint, their names if wanted, and a line round them."""
    look, inside = LOOKS[theme], frozenset(squares)
    quiet = blend(BOARD_COLOURS[theme].floor[0], look.text, QUIET)
    tint(picture, _runs(inside), look.aim, FAINT)
    for square in inside if named else ():
        label(square, "secondary", _NAME, quiet).onto(picture, middle_of(square))
    edges = [edge for square in inside for edge in _edges(square, inside)]
    pen = ImageDraw.Draw(picture)
    for half, paint in ((3, look.casing), (1, look.aim)):
        for (x, y), (right, down) in edges:
            pen.rectangle((x - half, y - half, right + half, down + half), paint)


def _runs(squares: frozenset[Square]) -> list[tuple[int, int, int, int]]:
    """The boxes of squares side by side, px."""
    runs: list[tuple[int, int, int, int]] = []
    for left, top, right, bottom in sorted(map(box_of, squares), key=lambda box: (box[1], box[0])):
        adjoins = bool(runs) and runs[-1][1:3] == (top, left)
        runs.append((runs.pop()[0] if adjoins else left, top, right, bottom))
    return runs


def _edges(square: Square, inside: frozenset[Square]) -> Iterable[_Edge]:
    """The sides of a square beyond which nothing is in reach, px."""
    left, top, right, bottom = box_of(square)
    for across, up, edge in (
        (-1, 0, ((left, top), (right, top))),
        (1, 0, ((left, bottom), (right, bottom))),
        (0, -1, ((left, top), (left, bottom))),
        (0, 1, ((right, top), (right, bottom))),
    ):
        column, row = column_of(square) + across, row_of(square) + up
        if not (1 <= column <= len(COLUMNS) and 1 <= row <= ROWS and named(column, row) in inside):
            yield edge


def brackets(picture: Image.Image, squares: Iterable[Square], theme: Theme) -> None:
    """Four corners round each enemy in reach."""
    look, colours, ink, arm = LOOKS[theme], BOARD_COLOURS[theme], Ink(picture), TILE * 0.24
    for square in squares:
        left, top, right, bottom = box_of(square)
        strokes: list[tuple[Spot, Spot]] = []
        for x, inward in ((left + 3.0, arm), (right - 3.0, -arm)):
            for y, down in ((top + 3.0, arm), (bottom - 3.0, -arm)):
                strokes += [((x, y), (x + inward, y)), ((x, y), (x, y + down))]
        ink.lines(strokes, 7.0, look.casing)
        ink.lines(strokes, 4.0, colours.danger)


SHEETS = "forhonor_sheets"  # large discs want more shades of the colours of camps than a board leaves
_GHOST = 0.75  # opacity of a previewed figure
_NEAR = ("step", "displace")  # the phases in which squares are chosen
_CARD = (640, 186)  # px
_LAUREL = 124  # px
_PLACE = 48  # px; height of the place of a try
_ROOM = (float(RAIL.left), float(RAIL.top), float(RAIL.right), float(RAIL.bottom))
_SIZES = (60, 54, 48, 44, 40)


def palette_of(view: View) -> str:
    """The name of the palette that a picture is written in."""
    return SHEETS if view.phase == "draft" or sheets.fighting(view) else tokens.GAME


def paint(view: View, words: Words, sketch: Sketch | None, theme: Theme) -> Image.Image:
    """The finished picture in full colour."""
    if view.phase == "draft":
        return sheets.draft_sheet(view, words, sketch, theme)
    if sheets.fighting(view):
        return sheets.combat_sheet(view, words, sketch, theme)
    shown, board = sketch or Sketch(), stage(theme, view.zones, view.would_hold).copy()
    near = frames.window(view, shown) if _choosing_square(view, sketch) else None
    squares_in_reach(board, view, sketch, theme, named=near is not None)
    zone_names(board, view, words, theme, near)
    figures(board, view, sketch, theme, near=near is not None)
    if near is not None:
        return frames.near(board, view, words, theme, near)
    if view.phase == "over":
        victory(board, view, words, LOOKS[theme])
    return frames.whole(board, view, words, theme, shown)


def _asked(view: View) -> bool:
    """Whether the viewer is asked."""
    return view.viewer is not None and view.viewer in view.asked


def _choosing_square(view: View, sketch: Sketch | None) -> bool:
    """Whether a square is chosen whose surroundings matter; to enter, the whole edge does."""
    if view.phase not in _NEAR or not (_asked(view) or sketch is not None):
        return False
    hero = tokens.lit_hero(view)
    return sketch is not None or any(one.id == hero and one.square for one in view.heroes)


def squares_in_reach(picture: Image.Image, view: View, sketch: Sketch | None, theme: Theme, *, named: bool) -> None:
    """Highlight the squares in reach of the player asked, with their names in near pictures only."""
    if view.reach and (_asked(view) or sketch is not None or view.phase == "displace"):
        reach(picture, view.reach, theme, named=named)


def figures(picture: Image.Image, view: View, sketch: Sketch | None, theme: Theme, *, near: bool) -> None:
    """The figures on the board and the latest activation; numbers of steps and lives can be read from near only."""
    sizes = tokens.NEAR if near else tokens.WHOLE
    own = _asked(view)
    done = latest(view)
    if done is not None:
        tokens.trail(picture, view, done, theme, sizes, numbered=near and done is view.acting and view.phase == "step")
    tokens.draw_soldiers(picture, view, theme, sizes)
    if view.phase == "pick_hero":
        for one in view.heroes:
            if one.id in view.ready and one.square:
                Ink(picture).ring(middle_of(one.square), sizes.hero + 6.0, 3.0, LOOKS[theme].aim)
    tokens.draw_heroes(picture, view, theme, sizes, sketch.marked if sketch is not None else "")
    if done is not None:
        tokens.over(picture, done, theme, sizes)
    if near:
        tokens.draw_lives(picture, view, theme)
    brackets(picture, view.struck if own or sketch is not None else (), theme)
    if sketch is not None:
        _sketched(picture, view, sketch, theme, sizes)


def _sketched(picture: Image.Image, view: View, sketch: Sketch, theme: Theme, sizes: tokens.TokenSizes) -> None:
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
        one = seen_hero(view, name)
        if one is not None:
            token = tokens.hero(one.id, one.camp, one.life, sizes.hero, theme, lit=True)
            mask = token.mask.point([round(value * _GHOST) for value in range(256)])
            Sprite(token.paint, mask, token.anchor).onto(picture, at)
        else:
            ink.ring(at, TILE * 0.46, 4.0, look.aim)
    marked = next((one for one in view.heroes if one.id == sketch.marked and one.square), None)
    if marked is not None and sketch.lines and not sketch.ghosts:
        for one in (one for one in view.heroes if one.square and one.id in (marked.id, tokens.lit_hero(view))):
            tokens.draw_hero(picture, one, theme, sizes, lit=True)
        _clash(picture, [spot_at(point.x, point.y) for point in sketch.lines[0].points], theme)


def _clash(picture: Image.Image, ends: list[Spot], theme: Theme) -> None:
    """The sign of a blow between two heroes."""
    look, colours, ink = LOOKS[theme], BOARD_COLOURS[theme], Ink(picture)
    middle = (ends[0][0] + ends[-1][0]) / 2, (ends[0][1] + ends[-1][1]) / 2
    ink.disc(middle, TILE * 0.29, look.casing)
    ink.disc(middle, TILE * 0.25, colours.danger)
    tokens.sign("sword", round(TILE * 0.34), look.casing).onto(picture, middle)


def victory(picture: Image.Image, view: View, words: Words, look: Look) -> None:
    """The card of the end: the camp, the score and how it was won; none in a private view of someone who lost."""
    camp = view.winner
    if camp is not None and view.viewer is not None and lost(camp_of(view.viewer), (camp,)):
        return
    pieces = [BadgeDisc(*middle_of(one.square), float(tokens.WHOLE.hero)) for one in view.heroes if one.square]
    pieces += [BadgeDisc(*middle_of(square), 18.0) for side in view.soldiers for square in side]
    x, y = quiet_place(pieces, _CARD, RAIL, (0,), range(-400, 401, 20))
    box = round(x - _CARD[0] / 2), round(y - _CARD[1] / 2), round(x + _CARD[0] / 2), round(y + _CARD[1] / 2)
    panel(picture, box, look, look.teams[camp].base if camp is not None else look.secondary)
    room = _CARD[0] - 2 * _LAUREL - 40
    fitting(words.say(textboard.task(view)).upper(), room, _SIZES, look.text).onto(picture, (x, y - 44))
    label(f"{view.score[0]} – {view.score[1]}", "headline", 44, look.text).onto(picture, (x, y + 10))
    how = words.text(f"forhonor-picture-how-{view.ended or 'turns'}")
    fitting(how, room, (44, 42, 40), look.secondary).onto(picture, (x, y + 56))
    if camp is None:
        return
    for x, mirrored in ((box[0] + 74.0, False), (box[2] - 74.0, True)):
        laurel(_LAUREL, look.teams[camp].base, mirrored=mirrored).onto(picture, (x, y))


_LEVEL, _NEAR_LEVEL = 6, 3  # of compression; keeps a full board below 100 KB, a part of it is far below anyhow


def still(view: View, words: Words, *, sketch: Sketch | None = None, theme: Theme = "dark") -> Picture:
    """The board as `view` shows it; with `sketch` the preview of an answer not yet given."""
    picture = paint(view, words, sketch, theme)
    return Picture(encoded(picture, view, theme), textboard.alt(view, words, sketch=sketch))


def tried(view: View, words: Words, tries: Sequence[Tried], *, theme: Theme = "dark") -> Picture:
    """The whole board before an activation with the ways of the heroes."""
    look, before = LOOKS[theme], msgspec.structs.replace(view, last=None)
    colour, floor = look.teams[view.asked[0]].base, BOARD_COLOURS[theme].floor[0]
    shown = Ways(ways(tries, _path), TILE * 0.22, colour, floor, look)
    board = stage(theme, view.zones, view.would_hold).copy()
    shown.draw(board)
    figures(board, before, None, theme, near=False)
    shown.rings(board)
    discs = [BadgeDisc(*middle_of(square), tokens.WHOLE.soldier) for square in occupied(view)]
    write_names(board, shown.names(), discs + shown.rounds(), (), look, _ROOM, _PLACE)
    picture = frames.whole(board, before, words, theme, Sketch())
    return Picture(encoded(picture, before, theme), shown.alt(words))


def _path(after: View) -> Path | None:
    """The way of the hero who acted last, or the square where they stayed."""
    done = latest(after)
    if done is None:
        return None
    squares = done.trail or tuple(one.square for one in after.heroes if one.id == done.hero and one.square)
    return Path(tuple(map(middle_of, squares)), squares[0], squares[-1]) if squares else None


def board_in(view: View) -> PixelMap | None:
    """The place of the board in the still of a view, in columns and rows; None if a sheet is shown."""
    if view.phase == "draft" or sheets.fighting(view):
        return None
    if not _choosing_square(view, None):
        return PixelMap.of(frames.WHOLE, frames.spot_on_whole)
    return PixelMap.of(frames.NEAR, partial(frames.spot_in_window, frames.window(view, Sketch())))


def spots(view: View, choice: Choice[Action]) -> tuple[Point, ...]:
    """The square that a choice is about: the one it names, a hero's, or the last soldier's that falls; of a shove, from where to where."""
    return tuple(map(point, _squares(view, choice.action)))


def _squares(view: View, action: Action) -> tuple[Square, ...]:
    match action, view.acting:
        case ((Enter(square) | Move(square) | Displace(square) | Shoot(square)), _):
            return (square,)
        case ((PickHero(hero) | Attack(hero)), _):
            return tuple(one.square for one in view.heroes if one.id == hero and one.square)
        case Kill(count), Acting() as acting:
            return combats.falling(position(view), acting)[count - 1 : count]
        case Shove(hero, far), Acting() as acting:
            shoves = powers.shoves(position(view), acting)
            starts = {one.id: one.square for one in view.heroes}
            return next(((starts[hero], to) for one, squares, to in shoves if (one, squares) == (hero, far)), ())
        case _:
            return ()


def cuts(view: View, choices: Sequence[Choice[Action]]) -> bool:
    """Whether a square that a choice is about is outside the window of a close view."""
    if not _choosing_square(view, None):
        return False
    window = frames.window(view, Sketch())
    return not all(window.sees(square) for choice in choices for square in _squares(view, choice.action))


def encoded(picture: Image.Image, view: View, theme: Theme) -> bytes:
    """A picture as PNG."""
    level = _NEAR_LEVEL if picture.size == frames.NEAR else _LEVEL
    return indexed_png(picture, palette_of(view), theme, level)


FOR_HONOR = Painter(
    emojis=EMOJIS,
    presenter=PRESENTER,
    still=still,
    tries=tried,
    story=lambda _, events: briefly(events),
    headline=textboard.headline,
    board=textboard.board,
    texts=Descriptions(
        preview=preview.preview_lines,
        account=textboard.account,
        alt=textboard.alt,
        pieces=textboard.pieces,
        detail=textboard.detail,
    ),
    piece=lambda side, radius, theme: tokens.hero(("warden", "raider")[side], side, 4, radius, theme),
    comment=lambda moment, nth: comment(commentary.facts(moment), nth),
    window=board_in,
    spots=spots,
    cuts=cuts,
)
