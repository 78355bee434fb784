"""The camps below the whole board, a row each: their four heroes, who has acted, and who is not on the board."""

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.games.contract.preview import Sketch
from bot.games.forhonor.rules.scoring import CARD
from bot.games.forhonor.rules.view import SeenHero, View
from bot.words import Words
from render.drawing.canvas import Sprite, label
from render.forhonor.board.header import LETTERS, hero_name
from render.forhonor.board.tokens import WHOLE, corner, hero, lit_hero
from render.painter import Theme
from render.theme import LOOKS, Colour, Look, blend

WIDE, ROW = 270, 84  # px; of a hero's card, with the gap to the next
HIGH = 2 * ROW
NAME = WIDE - 81  # px; room for a hero's name
SIZES = (44, 42, 40)  # px; the largest that fits; capitals of 9 px at 350 px
_GAP = 3  # px
_FINE = 3
_OUT = {"waiting": "hourglass", "executed": "skull"}  # heroes off the board, with their signs


def side(
    picture: Image.Image, view: View, camp: int, at: tuple[int, int], words: Words, theme: Theme, sketch: Sketch
) -> None:
    """A camp, from its top left corner; `sketch` may highlight a hero, or preview the order of a camp."""
    x, y = at
    mine = [one for one in view.heroes if one.camp == camp]
    order = sketch.picked if all(one.id in sketch.picked for one in mine) else view.rows[camp]
    for one in sorted(mine, key=lambda one: order.index(one.id)) if order else mine:
        place = str(order.index(one.id) + 1) if order else ""
        marked = view.phase == "pick_hero" and one.id == sketch.marked
        _card(picture, view, one, (x, y), place, words, theme, marked=marked)
        x += WIDE


def _card(
    picture: Image.Image,
    view: View,
    one: SeenHero,
    at: tuple[int, int],
    place: str,
    words: Words,
    theme: Theme,
    *,
    marked: bool,
) -> None:
    """A hero's card: portrait with what keeps the hero from acting, name; the player's letter and the place in the order."""
    look, (left, top) = LOOKS[theme], at
    lit = one.id == lit_hero(view) or one.id in view.ready
    out = one.spot in _OUT
    edge = look.aim if lit else look.teams[one.camp].edge if one.square else blend(look.canvas, look.mark, 0.6)
    _plate(edge, look, bright=not out and not one.acted).onto(picture, at)
    middle = left + 38.0, top + (ROW - _GAP) / 2
    acted = one.acted and not lit
    hero(one.id, one.camp, one.life, WHOLE.hero, theme, dim=out or acted).onto(picture, middle)
    icon = _OUT.get(one.spot, "tick" if acted or marked else "")
    if icon:
        corner(picture, icon, (middle[0] + 24.0, middle[1] + 24.0), WHOLE.hero, theme)
    letter = LETTERS[one.seat] if view.seats > 2 else ""
    above = " · ".join(part for part in (letter, place) if part)
    start, room = left + 77.0, float(NAME)
    if above:
        sprite = label(above, "headline", SIZES[-1], look.aim if place else look.secondary)
        sprite.onto(picture, (start + sprite.size[0] / 2, middle[1] - 20))
    name = hero_name(one.id, room, SIZES, words, look)
    name.onto(picture, (start + name.size[0] / 2, middle[1] + (18 if above else 0)))


@lru_cache(maxsize=16)
def _plate(edge: Colour, look: Look, *, bright: bool) -> Sprite:
    wide, high = WIDE - _GAP, ROW - _GAP
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
