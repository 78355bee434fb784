"""What is told of a camp at its edge of the board: its four heroes and where each is, score, zones held, soldiers and cards left."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.games.forhonor.heroes import LIFE
from bot.games.forhonor.scoring import CARD, ORDER
from bot.games.forhonor.seen import SeenHero, View
from bot.games.forhonor.soldiers import supply
from bot.games.sketches import Sketch
from bot.words import Words
from render.badges import badge
from render.canvas import Ink, Sprite, label, write
from render.fonts import font
from render.forhonor.field import BAR, STONES, WIDE, Stone
from render.forhonor.tokens import hero, lit_hero, shape, sign, soldier
from render.painter import Theme
from render.theme import LOOKS, Look, blend

LETTERS = "ABCDEFGH"
_MARGIN = 12  # px
_CELL = 146  # px; width of a hero's place
_GAP = 6  # px
_RADIUS = 28  # px; of a portrait
_NAMES = (25, 24, 23, 22, 21, 20)  # px; the largest in which a name fits; 7.8 px at 350 px
_PLACES = (27, 25, 23, 21, 20)
_WORDS = (23, 22, 21, 20)
_USUAL, _CLOSE = (28, 32, 22), (26, 26, 20)  # px; camp, score and what is to come; beside a lock
_PIP = 5.5  # px
_FINE = 3
_ZONE = 34  # px; a zone's card
_OUT = ("waiting", "executed")


def bar(picture: Image.Image, view: View, camp: int, top: int, words: Words, theme: Theme, sketch: Sketch) -> None:
    """Draw it below `top`; `sketch` may name a hero, or lay out the order of a camp."""
    x, look = _MARGIN, LOOKS[theme]
    mine = [one for one in view.heroes if one.camp == camp]
    laid = bool(mine) and all(one.id in sketch.picked for one in mine)
    order = sketch.picked if laid else view.rows[camp]
    for one in _in_order(order, mine):
        _cell(picture, view, one, (x, top + 2), words, theme)
        if view.phase == "pick_hero" and one.id == sketch.marked:
            Ink(picture).disc((x + _CELL - 16.0, top + 86.0), 17.0, look.aim)
            sign("tick", 21, look.casing).onto(picture, (x + _CELL - 16.0, top + 86.0))
        if order:
            place = badge(str(order.index(one.id) + 1), look.aim, look.casing, look.casing, "square", 25)
            place.onto(picture, (x + _CELL - 14, top + 84))
        x += _CELL + _GAP
    if mine:
        _score(picture, view, camp, (x + 6, top + 2), words, theme)


def _in_order(row: tuple[str, ...], mine: list[SeenHero]) -> list[SeenHero]:
    """The camp's heroes; in the variant as its row lies."""
    return sorted(mine, key=lambda one: row.index(one.id)) if row else mine


def _cell(picture: Image.Image, view: View, one: SeenHero, at: tuple[int, int], words: Words, theme: Theme) -> None:
    """A hero's place: portrait, where he is, his life, his name."""
    look, stone = LOOKS[theme], STONES[theme]
    lit = one.id == lit_hero(view) or one.id in view.ready
    out = one.spot in _OUT
    left, top = at
    edge = look.aim if lit else look.teams[one.camp].edge if not out else blend(look.canvas, look.mark, 0.6)
    _plate(_CELL, BAR - 4, edge, look, bright=not out and not one.acted).onto(picture, at)
    face = hero(one.id, one.camp, one.life, _RADIUS, theme, dim=out or (one.acted and not lit))
    middle = left + 34, top + 37
    face.onto(picture, middle)
    if one.spot == "executed":
        _sticker(picture, "skull", (middle[0] + 19, middle[1] + 19), stone.danger, look)
    elif one.spot == "waiting":
        _sticker(picture, "hourglass", (middle[0] + 19, middle[1] + 19), look.text, look)
    elif one.acted and not lit:
        _sticker(picture, "tick", (middle[0] + 19, middle[1] + 19), look.text, look)
    if view.seats > 2:
        letter = badge(LETTERS[one.seat], look.casing, look.text, look.casing, "round", 25)
        letter.onto(picture, (left + 13, top + 13))
    right = left + 66, left + _CELL - 6
    where = one.square or words.text(f"forhonor-picture-{one.spot}").upper()
    colour = look.text if one.square else look.secondary
    _fitted(
        picture,
        where,
        right,
        top + 25,
        colour,
        "digits" if one.square else "headline",
        _PLACES if one.square else _WORDS,
    )
    _pips(picture, one, (left + 75.0, top + 53.0), stone, look)
    name = words.text(f"forhonor-picture-name-{one.id}")
    _fitted(picture, name, (left + 5, left + _CELL - 5), top + 90, look.text, "headline", _NAMES, middle=True)


def _fitted(
    picture: Image.Image,
    text: str,
    room: tuple[int, int],
    y: float,
    colour: tuple[int, int, int],
    face: str,
    sizes: tuple[int, ...],
    *,
    middle: bool = False,
) -> None:
    """A line in the largest letters that fit between two places."""
    wide = room[1] - room[0]
    size = next((size for size in sizes if font(face, size).getlength(text) <= wide), sizes[-1])
    x = (room[0] + room[1]) / 2 if middle else room[0]
    write(picture, (x, y), text, face, size, colour, align="middle" if middle else "left")  # type: ignore[arg-type]


def _pips(picture: Image.Image, one: SeenHero, at: tuple[float, float], stone: Stone, look: Look) -> None:
    ink = Ink(picture)
    for number in range(LIFE):
        centre = at[0] + number * (_PIP * 2 + 6), at[1]
        full = number < one.life
        colour = stone.dying if one.life == 1 else stone.life
        ink.disc(centre, _PIP + 2, look.casing)
        ink.disc(centre, _PIP, colour if full else stone.lost)


def _sticker(
    picture: Image.Image, icon: str, at: tuple[float, float], colour: tuple[int, int, int], look: Look
) -> None:
    Ink(picture).disc(at, 15.0, look.casing)
    sign(icon, 19, colour).onto(picture, at)


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
    look, stone, team = LOOKS[theme], STONES[theme], LOOKS[theme].teams[camp]
    left, top = at
    right = WIDE - _MARGIN
    name = words.text(f"forhonor-picture-team-{camp}").upper()
    large, big, small = _CLOSE if view.locked[camp] else _USUAL
    colour = team.base if theme == "light" else team.high
    x = left + write(picture, (left, top + 19), name, "headline", large, colour)
    if view.locked[camp]:
        sign("lock", 24, stone.danger).onto(picture, (x + 17, top + 18))
    score = str(view.score[camp])
    points = gains(view, camp) if view.phase != "over" else 0
    more = f"{points:+d}".replace("-", "−") if points else ""
    if more:
        right -= round(write(picture, (right, top + 20), more, "digits", small, look.secondary, align="right")) + 8
    write(picture, (right, top + 19), score, "digits", big, look.text, align="right")
    _track(picture, view, camp, (left, top + 44, WIDE - _MARGIN, top + 58), look)
    _tokens(picture, view, camp, (left, top + 87), look, theme)


def _track(picture: Image.Image, view: View, camp: int, box: tuple[int, int, int, int], look: Look) -> None:
    """How far the score is on its way to the target, and how far the turn would take it, pale."""
    target = int(dict(view.options).get("target", "1000"))
    left, top, right, bottom = box
    wide = right - left
    large = Image.new("RGBA", (wide * _FINE, (bottom - top) * _FINE))
    draw = ImageDraw.Draw(large)
    size = (wide * _FINE - 1, (bottom - top) * _FINE - 1)
    draw.rounded_rectangle((0, 0, *size), 7 * _FINE, fill=look.mark)
    inner = (_FINE * 2, _FINE * 2, size[0] - _FINE * 2, size[1] - _FINE * 2)
    draw.rounded_rectangle(inner, 5 * _FINE, fill=look.canvas)
    team = look.teams[camp]
    now = min(1.0, view.score[camp] / target)
    soon = min(1.0, (view.score[camp] + gains(view, camp)) / target) if view.phase != "over" else now
    for share, colour in (
        (max(soon, now), blend(look.canvas, team.base, 0.45)),
        (min(soon, now) if soon < now else now, team.base),
    ):
        if share > 0:
            end = inner[0] + (inner[2] - inner[0]) * share
            draw.rounded_rectangle(
                (inner[0], inner[1], max(end, inner[0] + 10 * _FINE), inner[3]), 5 * _FINE, fill=colour
            )
    Sprite.of(large.reduce(_FINE), (0, 0)).onto(picture, (left, top))


def _tokens(picture: Image.Image, view: View, camp: int, at: tuple[int, int], look: Look, theme: Theme) -> None:
    """Zones held as their letters, the soldiers in supply, and the initiative cards to come."""
    x, y = float(at[0]), float(at[1])
    shown = sorted(zip(ORDER, view.zones, view.would_hold, strict=True))
    for zone, held, would in shown:
        _zone_card(picture, zone, (x + _ZONE / 2, y), camp, look, held=held == camp, would=would == camp)
        x += _ZONE + 5
    x += 12
    soldier(camp, 15, theme).onto(picture, (x + 12, y))
    left = supply(view) - len(view.soldiers[camp])
    x += 31 + write(picture, (x + 31, y), str(left), "digits", 24, look.text)
    right = WIDE - _MARGIN
    step = 19
    for number in range(4):
        here = number < view.cards[camp]
        _card(picture, (right - (4 - number) * step + 10, round(y)), camp, look, here=here)


def _zone_card(
    picture: Image.Image, zone: str, at: tuple[float, float], camp: int, look: Look, *, held: bool, would: bool
) -> None:
    """Filled while it is held, outlined if it would be, with a stroke through it if it would be lost."""
    team = look.teams[camp]
    letter = {"attack": "A", "centre": "C", "defence": "D"}[zone]
    side = _ZONE
    large = Image.new("RGBA", (side * 4, side * 4))
    draw = ImageDraw.Draw(large)
    edge = team.base if held or would else blend(look.canvas, look.mark, 0.8)
    shape(draw, 1, (side * 2.0, side * 2.0), side * 2.1, edge)
    if not held:
        shape(draw, 1, (side * 2.0, side * 2.0), side * 2.1 - 13, look.canvas)
    Sprite.of(large.reduce(4)).onto(picture, at)
    colour = team.ink if held else look.text if would else look.secondary
    label(letter, "headline", 26, colour).onto(picture, (at[0], at[1] + 1))
    if held and not would:
        half = side / 2 - 1
        for wide, paint in ((8.0, look.canvas), (4.0, look.text)):
            Ink(picture).lines([((at[0] - half, at[1] + half), (at[0] + half, at[1] - half))], wide, paint)


def _card(picture: Image.Image, at: tuple[int, int], camp: int, look: Look, *, here: bool) -> None:
    """An initiative card, full while it is in the pile."""
    team = look.teams[camp]
    large = Image.new("RGBA", (18 * 4, 26 * 4))
    draw = ImageDraw.Draw(large)
    box = (4, 4, 18 * 4 - 5, 26 * 4 - 5)
    edge = team.base if here else blend(look.canvas, look.mark, 0.8)
    draw.rounded_rectangle(box, 14, fill=(*edge, 255) if here else (0, 0, 0, 0), outline=edge, width=9)
    Sprite.of(large.reduce(4)).onto(picture, at)
