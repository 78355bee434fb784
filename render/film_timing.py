"""How fast a film of a flick runs, and how plainly it is drawn."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

import msgspec

OPENING = 60  # hundredths of a second that the position before rests
RESULT = 200  # hundredths of a second that the result rests
_TEMPO = 0.65  # seconds of the flick in a second of the film
_START = 0.35  # of that at the first frame
_RAMP = 0.32  # s of the film until the full tempo
_LONGEST = 2.8  # s of the film in which anything slides


class FilmStyle(msgspec.Struct, frozen=True):
    """How a flick is filmed: hundredths of a second a frame, whether trails are drawn, whether what moves has a shadow."""

    frame: int = 4
    trails: bool = True
    shaded: bool = True


STYLES = ((15, FilmStyle(5, trails=False, shaded=False)), (6, FilmStyle(shaded=False)), (0, FilmStyle()))
"""By the number of pucks that move, from more than so many on: a crowd would make a film of more than a megabyte."""


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
