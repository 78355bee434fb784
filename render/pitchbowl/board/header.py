"""The header above the field: the current task, the turn, the score, what is left in the turn; or the aim."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.games.pitchbowl.view import View
from bot.games.preview import Aim
from bot.words import Words
from render.badges import badge
from render.canvas import Ink, Sprite, label, write
from render.paragraphs import HeadlineStyle, draw_headline
from render.pitchbowl.board.field import HIGH, LETTERS, RAIL, TURN
from render.pitchbowl.text import textboard
from render.text import number
from render.theme import Colour, Look

_MIDDLE = 31.0  # px; the header's centre line
_GAP = 16.0  # px
_SCORE = 38  # px
_STYLE = HeadlineStyle(
    ((36, 30, 2), (36, 30, 1), (33, 28, 1), (33, 28, 0), (30, 28, 0), (28, 28, 0), (26, 26, 0)), _GAP
)
_LEFT_IN_TURN = ("effort", "passing", "steal", "pickup")
_TURNS = {"action", "bonus", "placement", "fumble_spot"}
_FINE = 4


def header(picture: Image.Image, view: View, words: Words, look: Look, aim: Aim | None) -> float:
    """Draw it, without names of people. Returns the room left between both sides, px."""
    right = (
        _aimed(picture, words, look, aim) if aim else _tokens(picture, view, words, look, _score(picture, view, look))
    )
    seat = view.asked if view.winner is None else view.winner
    x = float(RAIL.left)
    if seat is not None:
        team = look.teams[seat]
        letter = badge("AB"[seat], team.base, team.ink, look.canvas, team.shape, HIGH)
        letter.onto(picture, (x - 2 + letter.size[0] / 2, _MIDDLE))
        x += letter.size[0] + 8
    said = words.say(textboard.task(view)).upper()
    details = _details(view, words, scored=aim is not None)
    return draw_headline(picture, (x, _MIDDLE), right, said, details, _STYLE, look)


def _details(view: View, words: Words, *, scored: bool) -> Sequence[str]:
    """The details beside the headline, most important first."""
    if view.phase == "over":
        return ()
    turn = (words.text("pitchbowl-picture-turn", turn=view.turns + 1),) if view.phase in _TURNS else ()
    score = words.text("pitchbowl-picture-score", red=view.score[0], blue=view.score[1])
    return (score, *turn) if scored else turn


def _aimed(picture: Image.Image, words: Words, look: Look, aim: Aim) -> float:
    strength = words.text("pitchbowl-picture-strength", strength=number(aim.strength, words))
    x = RAIL.right - write(picture, (RAIL.right, _MIDDLE), strength, "headline", 36, look.text, align="right")
    bearing = f"{number((aim.bearing + TURN) % 360, words)}°"
    return x - 20 - write(picture, (x - 20, _MIDDLE), bearing, "headline", 36, look.text, align="right")


def _score(picture: Image.Image, view: View, look: Look) -> float:
    """Both sides' letters with their touchdowns; returns the left end, px."""
    x = float(RAIL.right)
    for seat in (1, 0):
        team = look.teams[seat]
        letter = badge("AB"[seat], team.base, team.ink, look.canvas, team.shape, HIGH)
        points = label(str(view.score[seat]), "headline", _SCORE, look.text)
        parts = (letter, points) if seat == 1 else (points, letter)
        for part in parts:
            part.onto(picture, (x - part.size[0] / 2, _MIDDLE))
            x -= part.size[0] + 8
        if seat == 1:
            x -= write(picture, (x, _MIDDLE), "–", "headline", _SCORE, look.secondary, align="right") + 8
    return x


def _tokens(picture: Image.Image, view: View, words: Words, look: Look, right: float) -> float:
    """The actions that are possible once a turn, spent ones struck out. Returns the left end, px."""
    if view.phase not in _TURNS:
        return right
    x = right - _GAP
    for what in reversed(_LEFT_IN_TURN):
        spent = bool(getattr(view.spent, what))
        token = _token(words.text(f"pitchbowl-picture-{what}"), look, look.teams[view.turn].base, spent=spent)
        token.onto(picture, (x - token.size[0] / 2, _MIDDLE))
        x -= token.size[0] + 7
    return x


@lru_cache(maxsize=64)
def _token(text: str, look: Look, edge: Colour, *, spent: bool) -> Sprite:
    name = label(text, "secondary", LETTERS, look.secondary if spent else look.text)
    wide, high = name.size[0] + 18, HIGH + 2
    large = Image.new("RGBA", (wide * _FINE, high * _FINE))
    box = (2, 2, wide * _FINE - 3, high * _FINE - 3)
    outline = look.secondary if spent else edge
    ImageDraw.Draw(large).rounded_rectangle(box, 9 * _FINE, fill=look.panel, outline=outline, width=2 * _FINE)
    small = large.reduce(_FINE)
    picture = Image.new("RGB", small.size, look.canvas)
    picture.paste(small.convert("RGB"), (0, 0), small.getchannel("A"))
    name.onto(picture, (wide / 2, high / 2))
    if spent:
        Ink(picture).lines([((8, high / 2 + 1), (wide - 8, high / 2 + 1))], 2.6, look.text)
    return Sprite(picture, small.getchannel("A"))
