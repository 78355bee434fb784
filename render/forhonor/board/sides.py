"""The camps beside the whole board: score, zones and soldiers above, their four heroes below, at the edge where they enter."""

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.games.forhonor.heroes import LIFE
from bot.games.forhonor.scoring import CARD, ORDER
from bot.games.forhonor.seating import PER_CAMP
from bot.games.forhonor.soldiers import supply
from bot.games.forhonor.view import SeenHero, View
from bot.games.preview import Sketch
from bot.words import Words
from render.badges import badge
from render.canvas import Ink, Sprite, label, write
from render.forhonor.board.field import BOARD_COLOURS
from render.forhonor.board.header import LETTERS
from render.forhonor.board.tokens import hero, lit_hero, shape, sign, soldier
from render.painter import Theme
from render.paragraphs import fitting, wrapped
from render.theme import LOOKS, Look, blend

WIDE = 150  # px
_CELL, _GAP = 150, 4  # px; height of a hero's card, and between neighbours
_SCORE = 220  # px; height of what is above them
_RADIUS = 28  # px; of a portrait
_SIZES = (36, 34, 32, 30)  # px; the largest that fits; 7.5 px at 350 px
_BADGE = 38  # px
_LIFE = 7.5  # px
_FINE = 3
_TRACK = (WIDE - 4, 14)  # px
_ZONE = 36  # px; a zone's card
_LIES = {"attack": (46, 46), "centre": (72, 72), "defence": (98, 98)}  # quarters of a px; a zone's place on its card
_OUT = {"waiting": "hourglass", "executed": "skull"}  # heroes off the board, with their signs


def side(
    picture: Image.Image, view: View, camp: int, at: tuple[int, int], words: Words, theme: Theme, sketch: Sketch
) -> None:
    """A camp, from its top left corner; `sketch` may highlight a hero, or preview the order of a camp."""
    (x, y), look = at, LOOKS[theme]
    mine = [one for one in view.heroes if one.camp == camp]
    if not mine:
        return
    _score(picture, view, camp, at, words, theme)
    y += _SCORE
    order = sketch.picked if all(one.id in sketch.picked for one in mine) else view.rows[camp]
    for one in sorted(mine, key=lambda one: order.index(one.id)) if order else mine:
        _cell(picture, view, one, (x, y), words, theme)
        if view.phase == "pick_hero" and one.id == sketch.marked:
            Ink(picture).disc((x + 59.0, y + 60.0), 18.0, look.aim)
            sign("tick", 23, look.casing).onto(picture, (x + 59.0, y + 60.0))
        if order:
            place = badge(str(order.index(one.id) + 1), look.aim, look.casing, look.casing, "square", _BADGE)
            place.onto(picture, (x + WIDE - 20, y + 22))
        y += _CELL + _GAP


def _cell(picture: Image.Image, view: View, one: SeenHero, at: tuple[int, int], words: Words, theme: Theme) -> None:
    """A hero's card: portrait, square, life or where it is instead, name."""
    look, colours = LOOKS[theme], BOARD_COLOURS[theme]
    lit = one.id == lit_hero(view) or one.id in view.ready
    out = one.spot in _OUT
    left, top = at
    edge = look.aim if lit else look.teams[one.camp].edge if not out else blend(look.canvas, look.mark, 0.6)
    _plate(WIDE, _CELL, edge, look, bright=not out and not one.acted).onto(picture, at)
    face = hero(one.id, one.camp, one.life, _RADIUS, theme, dim=out or (one.acted and not lit))
    middle = left + 37, top + 39
    face.onto(picture, middle)
    icon = _OUT.get(one.spot, "tick" if one.acted and not lit else "")
    if icon:
        corner = middle[0] + 21, middle[1] + 21
        Ink(picture).disc(corner, 17.0, look.casing)
        sign(icon, 22, colours.danger if icon == "skull" else look.text).onto(picture, corner)
    if view.seats > 2:
        letter = badge(LETTERS[one.seat], look.casing, look.text, look.casing, "round", _BADGE)
        letter.onto(picture, (left + 17, top + 17))
    if one.square:
        label(one.square, "digits", 30, look.text).onto(picture, (left + 107, top + 39))
        _lives(one.life, theme).onto(picture, (left + WIDE / 2 - 1.5 * 24, top + 88.0))
    else:
        where = words.text(f"forhonor-picture-{one.spot}").upper()
        fitting(where, WIDE - 8, _SIZES[1:], look.secondary).onto(picture, (left + WIDE / 2, top + 88))
    _name(picture, words.text(f"forhonor-hero-{one.id}"), (left + WIDE / 2, top + 124.0), look)


def _name(picture: Image.Image, name: str, at: tuple[float, float], look: Look) -> None:
    """A hero's name in a line, or a long one in two."""
    lines = wrapped(name, WIDE - 5, _SIZES[-1])
    for number, line in enumerate(lines):
        y = at[1] + 26 * number - 14 * (len(lines) - 1)
        fitting(line, WIDE - 5, _SIZES if len(lines) == 1 else _SIZES[-1:], look.text).onto(picture, (at[0], y))


@lru_cache(maxsize=16)
def _lives(life: int, theme: Theme) -> Sprite:
    """A pip a life, anchored at the middle of the first."""
    look, colours = LOOKS[theme], BOARD_COLOURS[theme]
    step, high = 24, 22
    large = Image.new("RGBA", (step * LIFE * 4, high * 4))
    draw = ImageDraw.Draw(large)
    colour = colours.dying if life == 1 else colours.life
    for number in range(LIFE):
        x, y = (number * step + high / 2) * 4, high * 2.0
        for radius, paint in ((_LIFE + 2, look.casing), (_LIFE, colour if number < life else colours.lost)):
            draw.ellipse((x - radius * 4, y - radius * 4, x + radius * 4, y + radius * 4), fill=paint)
    return Sprite.of(large.reduce(4), (high / 2, high / 2))


@lru_cache(maxsize=32)
def _plate(wide: int, high: int, edge: tuple[int, int, int], look: Look, *, bright: bool) -> Sprite:
    large = Image.new("RGBA", (wide * _FINE, high * _FINE))
    draw = ImageDraw.Draw(large)
    draw.rounded_rectangle((0, 0, wide * _FINE - 1, high * _FINE - 1), 12 * _FINE, fill=edge)
    fill = look.panel if bright else blend(look.panel, look.canvas, 0.75)
    inner = 3 * _FINE
    draw.rounded_rectangle((inner, inner, wide * _FINE - 1 - inner, high * _FINE - 1 - inner), 9 * _FINE, fill=fill)
    return Sprite.of(large.reduce(_FINE), (0, 0))


def gains(view: View, camp: int) -> int:
    """The points a camp would gain if the turn ended now (FH-72)."""
    points = 0
    for held, would in zip(view.zones, view.would_hold, strict=True):
        points += CARD * ((would == camp) - (held == camp)) + CARD * (would == camp)
    return max(points, -view.score[camp])


def _score(picture: Image.Image, view: View, camp: int, at: tuple[int, int], words: Words, theme: Theme) -> None:
    """Camp, score on its way to the target, what the turn would bring; zones held, soldiers in supply, initiative cards left."""
    look, colours, team = LOOKS[theme], BOARD_COLOURS[theme], LOOKS[theme].teams[camp]
    left, top = at
    middle = left + WIDE / 2
    colour = team.base if theme == "light" else team.high
    name = fitting(words.text(f"forhonor-picture-team-{camp}").upper(), WIDE - 4, _SIZES, colour)
    name.onto(picture, (middle, top + 18))
    label(str(view.score[camp]), "digits", 44, look.text).onto(picture, (middle, top + 58))
    points = gains(view, camp) if view.phase != "over" else 0
    if points:
        more = label(f"{points:+d}".replace("-", "−"), "digits", 30, look.secondary)
        more.onto(picture, (middle - 14 * view.locked[camp], top + 96))
    if view.locked[camp]:
        sign("lock", 28, colours.danger).onto(picture, (left + WIDE - 18.0, top + 96.0))
    _track(view, camp, look).onto(picture, (left + 2, top + 116))
    x, y = left + _ZONE / 2 + 11.0, top + 155.0
    for zone, held, would in sorted(zip(ORDER, view.zones, view.would_hold, strict=True)):
        _zone_card(zone, camp, look, held=held == camp, would=would == camp).onto(picture, (x, y))
        x += _ZONE + 10
    y += 41
    soldier(camp, 14, theme).onto(picture, (left + 16, y))
    write(picture, (left + 32, y), str(supply(view) - len(view.soldiers[camp])), "digits", 30, look.text)
    for number in range(PER_CAMP):
        _card(camp, look, here=number < view.cards[camp]).onto(picture, (left + WIDE - 8.0 - number * 17, y))


def _track(view: View, camp: int, look: Look) -> Sprite:
    """How far the score is on its way to the target, and how far the turn would take it, pale."""
    target = int(dict(view.options).get("target", "1000"))
    now = min(1.0, view.score[camp] / target)
    soon = min(1.0, (view.score[camp] + gains(view, camp)) / target) if view.phase != "over" else now
    return _filled(round(max(now, soon) * 100), round(min(now, soon) * 100), camp, look)


@lru_cache(maxsize=64)
def _filled(pale: int, full: int, camp: int, look: Look) -> Sprite:
    """A bar filled to so many hundredths, pale and full."""
    wide, high = _TRACK
    large = Image.new("RGBA", (wide * _FINE, high * _FINE))
    draw = ImageDraw.Draw(large)
    size = (wide * _FINE - 1, high * _FINE - 1)
    draw.rounded_rectangle((0, 0, *size), 7 * _FINE, fill=look.mark)
    inner = (_FINE * 2, _FINE * 2, size[0] - _FINE * 2, size[1] - _FINE * 2)
    draw.rounded_rectangle(inner, 5 * _FINE, fill=look.canvas)
    base = look.teams[camp].base
    for share, colour in ((pale, blend(look.canvas, base, 0.45)), (full, base)):
        if share > 0:
            end = max(inner[0] + (inner[2] - inner[0]) * share / 100, inner[0] + 10 * _FINE)
            draw.rounded_rectangle((inner[0], inner[1], end, inner[3]), 5 * _FINE, fill=colour)
    return Sprite.of(large.reduce(_FINE), (0, 0))


@lru_cache(maxsize=32)
def _zone_card(zone: str, camp: int, look: Look, *, held: bool, would: bool) -> Sprite:
    """A zone's pip: filled while it is held, pale if it would be lost now, outlined if it would be gained."""
    team = look.teams[camp]
    large = Image.new("RGBA", (_ZONE * 4, _ZONE * 4))
    draw = ImageDraw.Draw(large)
    middle = _ZONE * 2.0, _ZONE * 2.0
    edge = team.base if held or would else blend(look.canvas, look.mark, 0.8)
    shape(draw, 1, middle, _ZONE * 2.1, edge)
    if not (held and would):
        shape(draw, 1, middle, _ZONE * 2.1 - 14, blend(look.canvas, team.base, 0.42) if held else look.canvas)
    colour = team.ink if held and would else look.text if held or would else look.secondary
    x, y = _LIES[zone]
    draw.rounded_rectangle((x - 23, y - 23, x + 23, y + 23), 5, fill=colour)
    return Sprite.of(large.reduce(4))


@lru_cache(maxsize=8)
def _card(camp: int, look: Look, *, here: bool) -> Sprite:
    """An initiative card, full while it is in the pile."""
    large = Image.new("RGBA", (16 * 4, 26 * 4))
    edge = look.teams[camp].base if here else blend(look.canvas, look.mark, 0.8)
    fill = (*edge, 255) if here else (0, 0, 0, 0)
    ImageDraw.Draw(large).rounded_rectangle((4, 4, 16 * 4 - 5, 26 * 4 - 5), 14, fill=fill, outline=edge, width=9)
    return Sprite.of(large.reduce(4))
