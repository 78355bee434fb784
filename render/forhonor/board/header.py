"""The header of every picture of For Honor, and the bars of both camps at their edges of the board."""

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.games.forhonor.heroes import LIFE, budget
from bot.games.forhonor.scoring import CARD, ORDER
from bot.games.forhonor.seating import PER_CAMP
from bot.games.forhonor.soldiers import supply
from bot.games.forhonor.values import Acting
from bot.games.forhonor.view import SeenHero, View
from bot.games.preview import Sketch
from bot.words import Words
from render.badges import badge
from render.canvas import Ink, Sprite, write
from render.forhonor.board.field import BAR, BOARD_COLOURS, HEADER, TILE, WIDE
from render.forhonor.board.tokens import HERO, hero, lit_hero, shape, sign, soldier
from render.forhonor.text import textboard
from render.forhonor.text.describe import camp_of
from render.painter import Theme
from render.paragraphs import HeadlineStyle, draw_headline, fitting
from render.theme import LOOKS, Look, blend

LETTERS = "ABCDEFGH"
_MIDDLE = HEADER / 2
_LEFT, _RIGHT = 14.0, WIDE - 14.0
_STYLE = HeadlineStyle(
    (
        (37, 28, 2),
        (34, 26, 2),
        (37, 28, 1),
        (34, 26, 1),
        (31, 26, 1),
        (34, 26, 0),
        (30, 26, 0),
        (26, 26, 0),
        (22, 22, 0),
    ),
    14.0,
)
_PIP = 8.0  # px


def header(picture: Image.Image, view: View, words: Words, look: Look) -> None:
    """The current task, the turn, and what the acting hero has left, above the board."""
    right = _RIGHT
    if view.acting is not None and view.phase == "step":
        right = _points(picture, view.acting, words, look)
    x = _LEFT
    camp = acting_camp(view)
    if camp is not None:
        team = look.teams[camp]
        mark = _letter(view)
        if mark:
            one = badge(mark, team.base, team.ink, look.canvas, team.shape, 34)
            one.onto(picture, (x + one.size[0] / 2, _MIDDLE))
            x += one.size[0] + 8
        else:
            _stamp(camp, look).onto(picture, (x + 16, _MIDDLE))
            x += 42
    said = words.say(textboard.task(view)).upper()
    details = [words.text("forhonor-picture-turn", turn=view.turn)] if view.turn else []
    draw_headline(picture, (x, _MIDDLE), right, said, details, _STYLE, look)


def acting_camp(view: View) -> int | None:
    """The camp on turn, or the winner."""
    if view.phase == "over":
        return view.winner
    if view.phase in ("draft", "order"):
        return None if view.viewer is None else view.viewer % 2
    if view.phase == "card":
        return None
    if view.acting is not None:
        return camp_of(view, view.acting.hero)
    return view.asked[0] % 2 if len(view.asked) == 1 else view.camp


def _letter(view: View) -> str:
    """The letter of the player who is asked, where camps have several."""
    if view.seats == 2 or view.phase == "over":
        return ""
    if view.phase in ("draft", "order") and view.viewer is not None:
        return LETTERS[view.viewer]
    return LETTERS[view.asked[0]] if len(view.asked) == 1 else ""


@lru_cache(maxsize=4)
def _stamp(camp: int, look: Look) -> Sprite:
    """A camp's sign."""
    large = Image.new("RGBA", (34 * 4, 34 * 4))
    shape(ImageDraw.Draw(large), camp, (68.0, 68.0), 60.0, look.teams[camp].base)
    return Sprite.of(large.reduce(4))


def _points(picture: Image.Image, acting: Acting, words: Words, look: Look) -> float:
    """The points of the activation, those left full, and their number; returns the left end, px."""
    most = budget(acting.hero)
    left = 0 if acting.frozen else most - acting.steps - acting.kills
    said = words.text("forhonor-picture-points", left=left).upper()
    x = _RIGHT - write(picture, (_RIGHT, _MIDDLE), said, "headline", 32, look.text, align="right") - 10
    pips = _pips(left, most, look, barred=acting.frozen)
    pips.onto(picture, (x - pips.size[0] / 2, _MIDDLE))
    return x - pips.size[0] - 4


@lru_cache(maxsize=32)
def _pips(left: int, most: int, look: Look, *, barred: bool) -> Sprite:
    """The points of an activation, those left full; `barred` where no step may follow."""
    step = _PIP * 2 + 3
    large = Image.new("RGBA", (round(step * most) * 4, round(step) * 4))
    draw = ImageDraw.Draw(large)
    for number in range(most):
        x, y, radius = (number + 0.5) * step * 4, step * 2, _PIP * 4
        box = (x - radius, y - radius, x + radius, y + radius)
        if number < left:
            draw.ellipse(box, fill=look.aim)
        else:
            draw.ellipse(box, outline=look.secondary, width=10)
    if barred:
        draw.line((0, step * 2, step * most * 4, step * 2), fill=look.text, width=14)
    return Sprite.of(large.reduce(4))


_MARGIN = 12  # px
_CELL = 146  # px; width of a hero's place
_WHERE = 74  # px; room for the location
_GAP = 6  # px
_RADIUS = round(TILE * HERO)  # px; of a portrait, as of the token on the board
_NAMES = (25, 24, 23, 22, 21, 20)  # px; the largest in which a name fits; 7.8 px at 350 px
_PLACES = (27, 25, 23, 21, 20)
_WORDS = (23, 22, 21, 20)
_USUAL, _CLOSE = (28, 32, 22), (26, 26, 20)  # px; camp, score and what is to come; beside a lock
_LIFE = 5.5  # px
_FINE = 3
_TRACK = (262, 14)  # px
_ZONE = 33  # px; a zone's card
_LIES = {"attack": (44, 88), "centre": (66, 66), "defence": (88, 44)}  # quarters of a px; a zone's place on its card
_OUT = {"waiting": "hourglass", "executed": "skull"}  # heroes off the board, with their signs


def bar(picture: Image.Image, view: View, camp: int, top: int, words: Words, theme: Theme, sketch: Sketch) -> None:
    """Draw it below `top`; `sketch` may highlight a hero, or preview the order of a camp."""
    x, look = _MARGIN, LOOKS[theme]
    mine = [one for one in view.heroes if one.camp == camp]
    laid = bool(mine) and all(one.id in sketch.picked for one in mine)
    order = sketch.picked if laid else view.rows[camp]
    for one in sorted(mine, key=lambda one: order.index(one.id)) if order else mine:
        _cell(picture, view, one, (x, top + 2), words, theme)
        if view.phase == "pick_hero" and one.id == sketch.marked:
            Ink(picture).disc((x + _CELL - 16.0, top + 86.0), 17.0, look.aim)
            sign("tick", 21, look.casing).onto(picture, (x + _CELL - 16.0, top + 86.0))
        if order:
            place = badge(str(order.index(one.id) + 1), look.aim, look.casing, look.casing, "square", 25)
            place.onto(picture, (x + 15, top + 62))
        x += _CELL + _GAP
    if mine:
        _score(picture, view, camp, (x + 6, top + 2), words, theme)


def _cell(picture: Image.Image, view: View, one: SeenHero, at: tuple[int, int], words: Words, theme: Theme) -> None:
    """A hero's place: portrait, location, life, name."""
    look, colours = LOOKS[theme], BOARD_COLOURS[theme]
    lit = one.id == lit_hero(view) or one.id in view.ready
    out = one.spot in _OUT
    left, top = at
    edge = look.aim if lit else look.teams[one.camp].edge if not out else blend(look.canvas, look.mark, 0.6)
    _plate(_CELL, BAR - 4, edge, look, bright=not out and not one.acted).onto(picture, at)
    face = hero(one.id, one.camp, one.life, _RADIUS, theme, dim=out or (one.acted and not lit))
    middle = left + 34, top + 37
    face.onto(picture, middle)
    icon = _OUT.get(one.spot, "tick" if one.acted and not lit else "")
    if icon:
        corner = middle[0] + 19, middle[1] + 19
        Ink(picture).disc(corner, 15.0, look.casing)
        sign(icon, 19, colours.danger if icon == "skull" else look.text).onto(picture, corner)
    if view.seats > 2:
        letter = badge(LETTERS[one.seat], look.casing, look.text, look.casing, "round", 25)
        letter.onto(picture, (left + 13, top + 13))
    if one.square:
        where = fitting(one.square, _WHERE, _PLACES, look.text, "digits")
    else:
        where = fitting(words.text(f"forhonor-picture-{one.spot}").upper(), _WHERE, _WORDS, look.secondary)
    where.onto(picture, (left + 66 + where.size[0] / 2, top + 25))
    _lives(one.life, theme).onto(picture, (left + 75.0, top + 53.0))
    name = fitting(words.text(f"forhonor-picture-name-{one.id}"), _CELL - 10, _NAMES, look.text)
    name.onto(picture, (left + _CELL / 2, top + 90))


@lru_cache(maxsize=16)
def _lives(life: int, theme: Theme) -> Sprite:
    """A pip a life, anchored at the middle of the first."""
    look, colours = LOOKS[theme], BOARD_COLOURS[theme]
    step, high = 17, 18
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
    right = WIDE - _MARGIN
    name = words.text(f"forhonor-picture-team-{camp}").upper()
    large, big, small = _CLOSE if view.locked[camp] else _USUAL
    colour = team.base if theme == "light" else team.high
    x = left + write(picture, (left, top + 19), name, "headline", large, colour)
    if view.locked[camp]:
        sign("lock", 24, colours.danger).onto(picture, (x + 17, top + 18))
    score = str(view.score[camp])
    points = gains(view, camp) if view.phase != "over" else 0
    more = f"{points:+d}".replace("-", "−") if points else ""
    if more:
        right -= round(write(picture, (right, top + 20), more, "digits", small, look.secondary, align="right")) + 8
    write(picture, (right, top + 19), score, "digits", big, look.text, align="right")
    _track(view, camp, look).onto(picture, (left, top + 44))
    _tokens(picture, view, camp, (left, top + 87), look, theme)


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


def _tokens(picture: Image.Image, view: View, camp: int, at: tuple[int, int], look: Look, theme: Theme) -> None:
    """Zones held, soldiers in supply, and the initiative cards to come."""
    x, y = float(at[0]), float(at[1])
    for zone, held, would in sorted(zip(ORDER, view.zones, view.would_hold, strict=True)):
        _zone_card(zone, camp, look, held=held == camp, would=would == camp).onto(picture, (x + _ZONE / 2, y))
        x += _ZONE + 4
    x += 8
    soldier(camp, 15, theme).onto(picture, (x + 12, y))
    write(picture, (x + 30, y), str(supply(view) - len(view.soldiers[camp])), "digits", 24, look.text)
    for number in range(PER_CAMP):
        place = WIDE - _MARGIN - (PER_CAMP - number) * 19 + 10.0, y
        _card(camp, look, here=number < view.cards[camp]).onto(picture, place)


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
        shape(draw, 1, middle, _ZONE * 2.1 - 13, blend(look.canvas, team.base, 0.42) if held else look.canvas)
    colour = team.ink if held and would else look.text if held or would else look.secondary
    x, y = _LIES[zone]
    draw.rounded_rectangle((x - 21, y - 21, x + 21, y + 21), 5, fill=colour)
    return Sprite.of(large.reduce(4))


@lru_cache(maxsize=8)
def _card(camp: int, look: Look, *, here: bool) -> Sprite:
    """An initiative card, full while it is in the pile."""
    large = Image.new("RGBA", (18 * 4, 26 * 4))
    edge = look.teams[camp].base if here else blend(look.canvas, look.mark, 0.8)
    fill = (*edge, 255) if here else (0, 0, 0, 0)
    ImageDraw.Draw(large).rounded_rectangle((4, 4, 18 * 4 - 5, 26 * 4 - 5), 14, fill=fill, outline=edge, width=9)
    return Sprite.of(large.reduce(4))
