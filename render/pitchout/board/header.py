"""The header above the arena: turn, round, score; on the right the aim, or what each side has left."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.games.pitchout.seating import DUEL, LETTERS
from bot.games.pitchout.view import View
from bot.games.preview import Aim
from bot.words import Words
from render.badges import badge, outline
from render.canvas import Ink, Sprite, write
from render.paragraphs import HeadlineStyle, draw_headline
from render.pitchout.board.arena import LEFT, RIGHT
from render.pitchout.text.story import task
from render.text import number
from render.theme import Look

_MIDDLE = 29.0  # px; the header's centre line
_GAP = 14.0  # px
# At 350 px the headline must stay readable longest.
_STYLE = HeadlineStyle(
    (
        (33, 30, 4),
        (30, 28, 4),
        (30, 27, 2),
        (33, 30, 1),
        (30, 27, 1),
        (33, 30, 0),
        (30, 30, 0),
        (27, 27, 0),
        (24, 24, 0),
        (22, 22, 0),
    ),
    _GAP,
)
_PIP = 9  # px; radius
_MANY = 12  # pucks of both sides; more are counted with smaller pips
_SMALL_PIP = 7  # px; radius
_TINY_PIP = 5  # px; radius; of three and four sides, in two rows
_STEP = 14  # px; from one of these to the next


def header(picture: Image.Image, view: View, words: Words, look: Look, aim: Aim | None, turn: int) -> float:
    """Draw it, without names: seats are colours and letters. Returns the room left between both sides, px."""
    if aim:
        right = _aimed(picture, words, look, aim, turn)
    else:
        right = _left_over(picture, view, look) if view.sides == DUEL else _several_left(picture, view, look)
    seat = view.winner if view.winner is not None else (view.active[0] if len(view.active) == 1 else None)
    x = float(LEFT)
    if seat is not None:
        team = look.teams[seat]
        letter = badge(LETTERS[seat], team.base, team.ink, look.canvas, team.shape)
        letter.onto(picture, (LEFT - 2 + letter.size[0] / 2, _MIDDLE))
        x += letter.size[0] + 6
    headline = words.say(task(view)).upper()
    details = _details(view, words, scored=aim is not None)
    return draw_headline(picture, (x, _MIDDLE), right, headline, details, _STYLE, look)


def _details(view: View, words: Words, *, scored: bool) -> list[str]:
    """The details beside the headline, most important first."""
    if view.phase == "over":
        return []
    parts = [words.text("pitchout-picture-round", round=view.round)] if view.round else []
    if scored and any(view.wins):
        others = [view.wins[team[0]] for team in view.partners[1:]]
        parts.append(words.text("pitchout-picture-score", first=view.wins[0], second=" – ".join(map(str, others))))
    if view.turn:
        parts.append(words.text("pitchout-picture-turn", turn=view.turn))
    if dict(view.options).get("antipassive") == "on" and len(view.active) == 1 and view.passive[view.active[0]]:
        parts.append(words.text("pitchout-picture-passive", count=view.passive[view.active[0]]))
    return parts


def _aimed(picture: Image.Image, words: Words, look: Look, aim: Aim, turn: int) -> float:
    strength = words.text("pitchout-picture-strength", strength=number(aim.strength, words))
    x = RIGHT - write(picture, (RIGHT, _MIDDLE), strength, "headline", 33, look.text, align="right")
    bearing = f"{number((aim.bearing + turn) % 360, words)}°"
    return x - 20 - write(picture, (x - 20, _MIDDLE), bearing, "headline", 33, look.text, align="right")


def _left_over(picture: Image.Image, view: View, look: Look) -> float:
    """Pips of both sides with the score between them, unless a victory card shows it; returns the left end, px."""
    score = f"{view.wins[0]} – {view.wins[1]}"
    x = float(RIGHT)
    radius = _PIP if len(view.pucks) <= _MANY else _SMALL_PIP
    for seat in (1, 0):
        mine = [puck for puck in view.pucks if puck.seat == seat]
        alive = sum(puck.status != "out" for puck in mine)
        for nth in reversed(range(len(mine))):
            here = nth < alive if seat == 0 else len(mine) - 1 - nth < alive
            _pip(look, seat, radius, here=here).onto(picture, (x - radius - 1, _MIDDLE))
            x -= 2 * radius + 6
        if seat == 1 and view.winner is not None:
            x -= 26
        elif seat == 1:
            x -= 12
            x -= write(picture, (x, _MIDDLE), score, "headline", 33, look.text, align="right") + 18
    return x


def _several_left(picture: Image.Image, view: View, look: Look) -> float:
    """For each of three or four sides its letter, rounds won, and pips; partners share one score. Returns the left end, px."""
    x = float(RIGHT)
    for team in reversed(view.partners):
        for seat in reversed(team):
            x = _counter(picture, view, seat, x, look)
            if seat != team[0]:
                x -= write(picture, (x + 2, _MIDDLE - 1), "+", "headline", 30, look.secondary, align="right")
        if view.winner is None:
            x -= write(picture, (x, _MIDDLE), str(view.wins[team[0]]), "headline", 33, look.text, align="right")
        x -= _GAP
    return x


def _counter(picture: Image.Image, view: View, seat: int, right: float, look: Look) -> float:
    """A side's letter, crossed out once it is knocked out, and its pips in two rows; returns the left end, px."""
    mine = [puck for puck in view.pucks if puck.seat == seat]
    alive = sum(puck.status != "out" for puck in mine)
    columns = (len(mine) + 1) // 2
    x = right - columns * _STEP
    for nth in range(len(mine)):
        at = x + (nth % columns + 0.5) * _STEP, _MIDDLE + (nth // columns - 0.5) * _STEP
        _pip(look, seat, _TINY_PIP, here=nth < alive).onto(picture, at)
    team = look.teams[seat]
    beaten = seat in view.out
    fill, ink = (look.canvas, look.secondary) if beaten else (team.base, team.ink)
    letter = badge(LETTERS[seat], fill, ink, team.base if beaten else look.canvas, team.shape)
    x -= letter.size[0] / 2 + 4
    letter.onto(picture, (x, _MIDDLE))
    if beaten:
        half = letter.size[0] / 2 - 2
        for wide, colour in ((5.0, look.canvas), (2.6, look.text)):
            Ink(picture).lines([((x - half, _MIDDLE + 12), (x + half, _MIDDLE - 12))], wide, colour)
    return x - letter.size[0] / 2 - 6


@lru_cache(maxsize=32)
def _pip(look: Look, seat: int, radius: int, *, here: bool) -> Sprite:
    """One puck of a side: filled while it is in play."""
    team = look.teams[seat]
    side = 2 * radius + 2
    large = Image.new("RGBA", (side * 4, side * 4))
    draw = ImageDraw.Draw(large)
    box = (4, 4, side * 4 - 5, side * 4 - 5)
    colour = (*team.base, 255) if here else (0, 0, 0, 0)
    match team.shape:
        case "round":
            draw.ellipse(box, fill=colour, outline=team.base, width=7)
        case "square":
            draw.rounded_rectangle(box, 14, fill=colour, outline=team.base, width=7)
        case _:
            draw.polygon(outline(team.shape, box, radius * 2.4), fill=colour, outline=team.base, width=7)
    return Sprite.of(large.reduce(4))
