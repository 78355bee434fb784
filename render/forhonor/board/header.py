"""The header above the board: the current task, the turn, and what the acting hero has left."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.games.forhonor.heroes import budget
from bot.games.forhonor.values import Acting
from bot.games.forhonor.view import View
from bot.words import Words
from render.badges import badge
from render.canvas import Sprite, write
from render.forhonor.board.field import HEADER, WIDE
from render.forhonor.board.tokens import shape
from render.forhonor.text import textboard
from render.headline import HeadlineStyle, draw_headline
from render.theme import Look

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
    """Draw it."""
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
        return next((one.camp for one in view.heroes if one.id == view.acting.hero), None)
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
