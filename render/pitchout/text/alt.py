"""Alt text of a picture of Pitch Out."""

from __future__ import annotations

from functools import lru_cache

from bot.games.pitchout.view import View
from bot.games.preview import Sketch
from bot.words import Words
from render.painter import Moment
from render.pitchout.board import portraits
from render.pitchout.text import account
from render.pitchout.text.describe import beaten, blocks, everywhere, label_of, last_flick, portrayed, threats
from render.pitchout.text.preview import preview_lines
from render.pitchout.text.story import headline
from render.text import fitted, number


def alt(view: View, words: Words, moment: Moment | None = None, sketch: Sketch | None = None) -> str:
    """The alt text, most important first: headline, preview or result, threats, places.

    `moment` is the turn that led here. Where there is no room, the details of the turn are left out first, then threats and blocks, so
    that every puck is named as long as possible.
    """
    if sketch and sketch.offered:
        return fitted([(1, line) for line in portraits.described(view, words, sketch)])
    ruled = account.ruled(moment, words) if moment is not None else []
    told = portrayed(view, words)
    if told:
        return fitted([(0, told[0]), *((1, line) for line in ruled), *((2, line) for line in told[1:])])
    lines = [(0, words.say(headline(view)) + "."), *((0, line) for line in beaten(view, words))]
    lines += [(0, line) for line in _previewed(view, sketch, words)] if sketch else []
    if not (sketch and sketch.aim):
        lines += [(0, line) for line in last_flick(view, words)]
    lines += [(1, line) for line in ruled]
    lines += [(3, line) for line in _threats(view, words)]
    if moment is not None and moment.trace is not None:
        seen = account.seen(moment, moment.trace, words)
        lines += [(4, line) for line in (seen[1:] if view.last else seen)]  # the flick itself comes first
    return fitted([*lines, *_lasting(view, words)])


@lru_cache(maxsize=16)
def _threats(view: View, words: Words) -> tuple[str, ...]:
    """Cached: all pictures of an aim have the same."""
    return tuple(threats(view, words))


@lru_cache(maxsize=16)
def _lasting(view: View, words: Words) -> tuple[tuple[int, str], ...]:
    """Where everything is, as weighty as it is; kept likewise."""
    return (*((2, line) for line in everywhere(view, words)), *((3, line) for line in blocks(view, words)))


def _previewed(view: View, sketch: Sketch, words: Words) -> list[str]:
    """The aim or the placement that a picture previews, and what speaks against it."""
    lines = []
    if sketch.aim:
        aim = {"angle": number(sketch.aim.bearing, words), "strength": number(sketch.aim.strength, words)}
        lines.append(words.text("pitchout-picture-alt-aim", puck=label_of(view, sketch.aim.piece), **aim))
    return [
        *lines,
        *preview_lines(view, sketch, words),
        *(words.say(said) for said in (*sketch.remarks, *sketch.words)),
    ]
