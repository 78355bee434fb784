"""Alt text of a picture of PitchBowl."""

from __future__ import annotations

from bot.games.pitchbowl.board import BALL, label
from bot.games.pitchbowl.view import View
from bot.games.preview import Sketch
from bot.words import Words
from render.painter import Moment
from render.pitchbowl.text.account import ruled, seen
from render.pitchbowl.text.describe import ball, bearing, last_flick, left, team, threat
from render.pitchbowl.text.preview import preview_lines
from render.pitchbowl.text.textboard import headline
from render.text import fitted, number


def alt(view: View, words: Words, moment: Moment | None = None, sketch: Sketch | None = None) -> str:
    """The alt text, most important first: headline, preview or result, threats, places.

    `moment` is the turn that led here. Where there is no room, the details of the turn are left out first, then what is left and
    threats, then places.
    """
    lines = [(0, words.say(headline(view)) + ".")]
    if sketch is not None:
        lines += [(0, line) for line in _previewed(view, sketch, words)]
    if sketch is None or sketch.aim is None:
        lines += [(1, line) for line in last_flick(view, words)]
    if moment is not None:
        lines += [(1, line) for line in ruled(moment, words)]
    lines.append((1, ball(view, words)))
    lines += [(3, line) for line in (*threat(view, words), *left(view, words))]
    if moment is not None and moment.trace is not None:
        lines += [(4, line) for line in seen(moment, moment.trace, words)[1:]]  # the flick itself comes first
    lines += [(2, team(view, seat, words)) for seat in (0, 1) if any(one.seat == seat for one in view.players)]
    return fitted(lines)


def _previewed(view: View, sketch: Sketch, words: Words) -> list[str]:
    """The aim or the placement that a picture previews, and what speaks against it."""
    lines = []
    if sketch.aim is not None:
        key = "pitchbowl-alt-throw" if sketch.aim.piece == BALL else "pitchbowl-alt-aim"
        aim = {"angle": number(bearing(sketch.aim.bearing), words), "strength": number(sketch.aim.strength, words)}
        lines.append(words.text(key, player=label(sketch.aim.piece), **aim))
    return [
        *lines,
        *preview_lines(view, sketch, words),
        *(words.say(said) for said in (*sketch.remarks, *sketch.words)),
    ]
