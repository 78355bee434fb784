"""The draft: the heroes of a packet as portraits with their powers, and the picks of both camps."""

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.games.forhonor.heroes import FAVOURITE, HEROES, LIFE, HeroId
from bot.games.forhonor.seating import CAMPS, members, quota
from bot.games.forhonor.view import View
from bot.games.preview import Sketch
from bot.words import Words
from render.badges import badge
from render.canvas import Ink, Sprite, write
from render.cards import panel
from render.forhonor.board.field import BOARD_COLOURS, HEADER, WIDE
from render.forhonor.board.header import LETTERS, header
from render.forhonor.board.tokens import hero, shape, sign
from render.painter import Theme
from render.paragraphs import fitted, fitting
from render.theme import LOOKS, Look, blend

_MARGIN, _GAP = 14, 12  # px
_HIGH = 176  # px; of a portrait
_TEAM = 158  # px; of what a camp has taken
_PORTRAIT, _TAKEN = 56, 34  # px; radius
_HINTS = (27, 25, 23, 21, 20)  # px; the largest that fits


def shown(view: View) -> bool:
    """Whether heroes are drafted."""
    return view.phase == "draft"


def sheet(view: View, words: Words, sketch: Sketch | None, theme: Theme) -> Image.Image:
    """The viewer's packet, if there is one, above the camps."""
    look = LOOKS[theme]
    rows = -(-len(view.packet) // 2)
    top = HEADER + 6
    foot = top + rows * (_HIGH + _GAP)
    picture = Image.new("RGB", (WIDE, foot + _TEAM + 16), look.canvas)
    header(picture, view, words, look)
    wide = (WIDE - 2 * _MARGIN - _GAP) // 2
    marked = sketch.marked if sketch is not None else ""
    for number, one in enumerate(view.packet):
        left, upper = _MARGIN + (number % 2) * (wide + _GAP), top + (number // 2) * (_HIGH + _GAP)
        _portrait(picture, view, one, (left, upper, left + wide, upper + _HIGH), words, theme, picked=one == marked)
    for camp in CAMPS:
        left = _MARGIN + camp * (wide + _GAP)
        _camp(picture, view, camp, (left, foot, left + wide, foot + _TEAM), words, theme)
    return picture


def _portrait(
    picture: Image.Image,
    view: View,
    one: HeroId,
    box: tuple[int, int, int, int],
    words: Words,
    theme: Theme,
    *,
    picked: bool,
) -> None:
    """A hero's card: name, favourite combat card, power."""
    look = LOOKS[theme]
    camp = (view.viewer or 0) % 2
    panel(picture, box, look, look.aim if picked else blend(look.canvas, look.mark, 0.7), bright=True)
    left, top, right, bottom = box
    middle = left + 74.0, (top + bottom) / 2
    hero(one, camp, LIFE, _PORTRAIT, theme, lit=picked).onto(picture, middle)
    x, room = left + 148, right - 16 - (left + 148)
    name = fitting(words.text(f"forhonor-picture-name-{one}"), room - 76, (40, 36, 32, 28, 25), look.text)
    name.onto(picture, (x + name.size[0] / 2, top + 32.0))
    faction = HEROES[one].faction
    mark = FAVOURITE[faction]
    sign(mark, 30, look.text).onto(picture, (right - 64.0, top + 34.0))
    write(picture, (right - 16.0, top + 34.0), "+1", "headline", 30, look.text, align="right")
    said = words.text(f"forhonor-picture-faction-{faction}")
    write(picture, (x, top + 66.0), said, "secondary", 26, look.secondary)
    size, lines = fitted(words.text(f"forhonor-power-{HEROES[one].power}"), room, _HIGH - 92.0, _HINTS)
    for number, line in enumerate(lines):
        write(picture, (x, top + 98.0 + number * round(size * 1.12)), line, "secondary", size, look.text)
    if picked:
        Ink(picture).disc((left + 22.0, top + 22.0), 19.0, look.aim)
        sign("tick", 24, look.casing).onto(picture, (left + 22.0, top + 22.0))


def _camp(
    picture: Image.Image, view: View, camp: int, box: tuple[int, int, int, int], words: Words, theme: Theme
) -> None:
    """A camp's picks and free places; a tick marks players who have chosen in this round."""
    look, colours = LOOKS[theme], BOARD_COLOURS[theme]
    team = look.teams[camp]
    panel(picture, box, look, team.edge, bright=False)
    left, top, right, _ = box
    name = words.text(f"forhonor-picture-team-{camp}").upper()
    colour = team.base if theme == "light" else team.high
    write(picture, (left + 18, top + 28), name, "headline", 30, colour)
    x = right - 20.0
    for seat in reversed(members(view.seats, camp)):
        one = badge(LETTERS[seat], team.base, team.ink, look.canvas, team.shape, 30)
        x -= one.size[0] / 2
        one.onto(picture, (x, top + 28.0))
        x -= one.size[0] / 2 + 4
        if seat in view.chosen:
            sign("tick", 22, colours.life).onto(picture, (x - 12, top + 28.0))
            x -= 28
        x -= 8
    places = [(seat, number) for seat in members(view.seats, camp) for number in range(quota(view.seats, seat))]
    step = (right - left) / len(places)
    for index, (seat, number) in enumerate(places):
        at = left + step * (index + 0.5), top + 88.0
        taken = view.picks[seat] if view.picks else ()
        if number < len(taken):
            hero(taken[number], camp, LIFE, _TAKEN, theme).onto(picture, at)
            name = words.text(f"forhonor-picture-name-{taken[number]}")
            fitting(name, step - 6, (24, 22, 21, 20), look.text).onto(picture, (at[0], at[1] + _TAKEN + 20))
        else:
            _empty(camp, look).onto(picture, at)
        if view.seats > 2:
            mark = badge(LETTERS[seat], look.casing, look.text, look.casing, "round", 25)
            mark.onto(picture, (at[0] - _TAKEN * 0.8, at[1] - _TAKEN * 0.8))


@lru_cache(maxsize=4)
def _empty(camp: int, look: Look) -> Sprite:
    """A place for a hero to come."""
    side = 2 * _TAKEN + 4
    large = Image.new("RGBA", (side * 4, side * 4))
    draw = ImageDraw.Draw(large)
    shape(draw, camp, (side * 2.0, side * 2.0), _TAKEN * 4.0, look.mark)
    shape(draw, camp, (side * 2.0, side * 2.0), _TAKEN * 4.0 - 12, blend(look.panel, look.canvas, 0.6))
    return Sprite.of(large.reduce(4))
