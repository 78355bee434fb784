"""The headers of pictures of For Honor: one line above sheets, two above the board."""

from functools import lru_cache

import msgspec
from PIL import Image, ImageDraw

from bot.games.forhonor.rules.heroes import budget
from bot.games.forhonor.rules.values import Acting
from bot.games.forhonor.rules.view import View
from bot.words import Words
from render.drawing.badges import badge
from render.drawing.canvas import Spot, Sprite, write
from render.drawing.fonts import font
from render.drawing.paragraphs import HeadlineStyle, draw_headline, fitting
from render.forhonor.board.tokens import shape
from render.forhonor.text import textboard
from render.forhonor.text.describe import camp_of
from render.theme import Look

LETTERS = "ABCDEFGH"
WIDE = 900  # px; of sheets
HEADER = 62  # px; the headline of a sheet is above
_MIDDLE = HEADER / 2
_LEFT, _RIGHT = 14.0, WIDE - 14.0
_STYLE = HeadlineStyle(((40, 34, 2), (37, 34, 1), (34, 34, 1), (37, 34, 0), (34, 34, 0)), 14.0)
_PIP = 0.28  # of the letters; radius


def header(picture: Image.Image, view: View, words: Words, look: Look) -> None:
    """The current task and the turn, above a sheet."""
    x = _whose(picture, view, (_LEFT, _MIDDLE), 41, look)
    text = words.say(textboard.task(view)).upper()
    details = [words.text("forhonor-picture-turn", turn=view.turn)] if view.turn else []
    draw_headline(picture, (x, _MIDDLE), _RIGHT, text, details, _STYLE, look)


def hero_name(hero: str, room: float, sizes: tuple[int, ...], words: Words, look: Look) -> Sprite:
    """A hero's name, shortened where even the smallest letters leave no room for all of it."""
    full = words.text(f"forhonor-hero-{hero}")
    fits = font("headline", sizes[-1]).getlength(full) <= room
    return fitting(full if fits else words.text(f"forhonor-picture-name-{hero}"), room, sizes, look.text)


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


def _whose(picture: Image.Image, view: View, at: Spot, high: int, look: Look) -> float:
    """The letter or sign of who is asked, from `at` on; returns where the headline begins, px."""
    camp = acting_camp(view)
    if camp is None:
        return at[0]
    team, mark = look.teams[camp], _letter(view)
    one = badge(mark, team.base, team.ink, look.canvas, team.shape, high) if mark else _stamp(camp, high, look)
    one.onto(picture, (at[0] + one.size[0] / 2, at[1]))
    return at[0] + one.size[0] + 8


@lru_cache(maxsize=8)
def _stamp(camp: int, high: int, look: Look) -> Sprite:
    """A camp's sign."""
    large = Image.new("RGBA", (high * 4, high * 4))
    shape(ImageDraw.Draw(large), camp, (high * 2.0, high * 2.0), high * 1.8, look.teams[camp].base)
    return Sprite.of(large.reduce(4))


class Band(msgspec.Struct, frozen=True):
    """The two lines above a board: height, middles of both, sizes of the headline and of what is below, px."""

    high: int
    middles: tuple[float, float]
    sizes: tuple[int, ...]
    small: int


def band(picture: Image.Image, view: View, words: Words, look: Look, lines: Band, right: float) -> float:
    """The current task; below it the turn and what the acting hero has left. Returns where the second line ends, px."""
    first, second = lines.middles
    x = _whose(picture, view, (_LEFT, first), round(lines.sizes[0] * 0.92), look)
    text = fitting(words.say(textboard.task(view)).upper(), right - x, lines.sizes, look.text)
    text.onto(picture, (x + text.size[0] / 2, first))
    x = _LEFT
    if view.turn and view.phase != "over":
        turn = words.text("forhonor-picture-turn", turn=view.turn)
        x += write(picture, (x, second), turn, "secondary", lines.small, look.secondary) + 18
    if view.acting is not None and view.phase == "step":
        x = _points(picture, view.acting, (x, second), lines.small, words, look) + 18
    return x


def _points(picture: Image.Image, acting: Acting, at: Spot, size: int, words: Words, look: Look) -> float:
    """The points of the activation, those left full, and their number; returns the right end, px."""
    most = budget(acting.hero)
    left = 0 if acting.frozen else most - acting.steps - acting.kills
    pips = _pips(left, most, size, look, barred=acting.frozen)
    pips.onto(picture, (at[0] + pips.size[0] / 2, at[1]))
    x, text = at[0] + pips.size[0] + 8, words.text("forhonor-picture-points", left=left).upper()
    return x + write(picture, (x, at[1]), text, "headline", size, look.text)


@lru_cache(maxsize=32)
def _pips(left: int, most: int, size: int, look: Look, *, barred: bool) -> Sprite:
    """The points of an activation, those left full; `barred` where no step may follow."""
    pip = round(size * _PIP)
    step = pip * 2 + 3
    large = Image.new("RGBA", (step * most * 4, step * 4))
    draw = ImageDraw.Draw(large)
    for number in range(most):
        x, y, radius = (number + 0.5) * step * 4, step * 2, pip * 4
        box = (x - radius, y - radius, x + radius, y + radius)
        if number < left:
            draw.ellipse(box, fill=look.aim)
        else:
            draw.ellipse(box, outline=look.secondary, width=10)
    if barred:
        draw.line((0, step * 2, step * most * 4, step * 2), fill=look.text, width=14)
    return Sprite.of(large.reduce(4))
