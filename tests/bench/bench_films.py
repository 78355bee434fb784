"""The goals of replays: times as multiples of G (see baselines) and in ms per frame, sizes, and the cost of the plain method.

Times are the processor's, so that what else runs counts little.
"""

import io
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from bot.words import Catalogue
from render.painter import Moment, Painter
from render.palette import indexed
from render.pitchbowl.painter import PITCHBOWL
from render.pitchout.film import flick_film
from render.pitchout.painter import PITCH_OUT
from tests.bench.baselines import G
from tests.bench.row import Row
from tests.support.bowl_flicks import FLICKS, crowd
from tests.support.film_scenes import RA, RB, RC, RD
from tests.support.films import decoded, gif, in_full, whole

WORDS = Catalogue(Path(__file__).parent.parent.parent / "data" / "words").of("en")
PAINTER = PITCH_OUT
RUNS = 15


def rows() -> Iterator[Row]:
    """All rows, in the order of the goals."""
    made = PAINTER.films.film([RA], WORDS)
    frames = decoded(made)
    first = indexed(frames[0][0], "pitchout", "dark")
    floor, ours = _best(lambda: G(first)), _best(lambda: PAINTER.films.film([RA], WORDS))
    ms, size = ours * 1000, len(made) / 1000
    in_g = ours / floor
    yield Row("film.RA_time", in_g, "R-A compose + encode <= 7 G", in_g <= 7)
    yield Row("film.RA_frame", ms / len(frames), "R-A <= 0.6 ms a frame", ms / len(frames) <= 0.6)
    yield Row("film.RA_kb", size, "R-A <= 110 KB", size <= 110)
    yield from _crowded("RB", RB, 1.2, 180)
    yield from _crowded("RC", RC, 4.5, 620)
    yield from _crowded("RD", RD, 7.0, 1000)
    yield from _crowded("bowl_kick", FLICKS["kick"], 1.2, 180, PITCHBOWL)
    yield from _crowded("bowl_crowd", crowd(), 7.0, 1000, PITCHBOWL)
    faster = _plainly(RA) / ours
    yield Row("film.speed_up", faster, "R-A >= 50 x as fast as saving RGB frames", faster >= 50)
    exact = all(_exact(moment) for moment in (RA, RB, RC, RD))
    yield Row("film.exact", float(exact), "every decoded frame is the full render", exact)


def _best(work: Callable[[], object], runs: int = RUNS) -> float:
    times = []
    for _ in range(runs):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times)


def _crowded(name: str, moment: Moment, slowest: float, largest: int, painter: Painter = PAINTER) -> list[Row]:
    made = painter.films.film([moment], WORDS)
    each = _best(lambda: painter.films.film([moment], WORDS), 5) * 1000 / len(decoded(made))
    size = len(made) / 1000
    return [
        Row(f"film.{name}_frame", each, f"{name} <= {slowest} ms a frame", each <= slowest),
        Row(f"film.{name}_kb", size, f"{name} <= {largest} KB", size <= largest),
    ]


def _plainly(moment: Moment) -> float:
    """s that a film takes as one would write it first."""
    frames = [*whole(flick_film.flick_frames(moment, WORDS, "dark"))]
    buffer = io.BytesIO()
    start = time.process_time()
    frames[0].save(buffer, "GIF", save_all=True, append_images=frames[1:], duration=40, loop=0)
    return time.process_time() - start


def _exact(moment: Moment) -> bool:
    frames = [*flick_film.flick_frames(moment, WORDS, "dark")]
    seen = decoded(gif(frames, "pitchout", "dark"))
    full = [*in_full(frames, "pitchout", "dark")]
    return len(seen) == len(full) and all(
        a.tobytes() == b.tobytes() and one == two for (a, one), (b, two) in zip(seen, full, strict=True)
    )
