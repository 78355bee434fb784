"""The tempo and style of a flick's film, and the hits it shows with a flash."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Callable, Sequence

import msgspec

from bot.physics.trace import Contact, Trace

OPENING = 60  # hundredths of a second that the position before rests
RESULT = 200  # hundredths of a second that the result rests
_TEMPO = 0.65  # seconds of the flick in a second of the film
_START = 0.35  # of that at the first frame
_RAMP = 0.32  # s of the film until the full tempo
_LONGEST = 2.8  # s of the film in which anything slides


class FilmStyle(msgspec.Struct, frozen=True):
    """The style of a flick's film: hundredths of a second a frame, whether it has trails, whether moving pieces have shadows."""

    frame: int = 4
    trails: bool = True
    shaded: bool = True


STYLES = ((15, FilmStyle(5, trails=False, shaded=False)), (6, FilmStyle(shaded=False)), (0, FilmStyle()))
"""Styles by the number of moving pucks from which they apply: films of a crowd would exceed a megabyte."""


def style_for(moving: int) -> FilmStyle:
    """The style for a flick in which so many pucks move: the more, the plainer."""
    return next(style for more, style in STYLES if moving > more or not more)


def times(duration: float, frame: int = 4) -> list[float]:
    """The instants of a flick that are shown, one a frame: slow at first, the last is its end. A long flick is shown faster."""
    step = frame / 100
    most = round(_LONGEST / step)
    ramp = [_START + (1 - _START) * min(1.0, number * step / _RAMP) for number in range(most)]
    tempo = max(_TEMPO, duration / (step * sum(ramp)))
    shown, now = [], 0.0
    for rate in ramp:
        now += rate * tempo * step
        if now >= duration:
            break
        shown.append(now)
    return [*shown, duration]


def frame_of(shown: Sequence[float], t: float) -> int:
    """The first frame that shows an instant or a later one, if the frames show these; the last if there is none."""
    return min(bisect_left(shown, t), len(shown) - 1)


LEAST = 25.0  # mm/s; a hit that changes the lighter piece's velocity by less shows no flash
AGAIN = 0.12  # s; hits of a pair within this time are one impact


class Impact(msgspec.Struct, frozen=True):
    """A hit worth a flash: when (s), where (mm), and how hard (change of the lighter piece's velocity, mm/s)."""

    t: float
    x: float
    y: float
    dv: float


def impacts(trace: Trace, meeting: Callable[[Contact], tuple[float, float]]) -> tuple[Impact, ...]:
    """The impacts that are shown, one per pair and moment; `meeting` returns where two pieces touch, mm."""
    last: dict[tuple[str, str], float] = {}
    seen = []
    for contact in trace.contacts:
        pair = contact.a, contact.b
        if contact.dv < LEAST or contact.t - last.get(pair, -math.inf) < AGAIN:
            continue
        last[pair] = contact.t
        seen.append(Impact(contact.t, *meeting(contact), contact.dv))
    return tuple(seen)
