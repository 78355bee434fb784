"""The goals of replays: times as multiples of G (see baselines) and in ms per frame, sizes, and the cost of the plain method.

Times are the processor's; even so, others on the same cores slow them.
"""

import io
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from bot.words import Catalogue
from render.drawing.palette import indexed
from render.painter import FlickFilms, Moment, Painter
from render.pitchbowl.painter import PITCHBOWL
from render.pitchout.film import flick_film
from render.pitchout.painter import PITCH_OUT
from tests.support.games.bowl_flicks import FLICKS, crowd
from tests.support.pictures.films import decoded, gif, in_full, whole
from tests.support.scenes.film_scenes import RA, RB, RC, RD
from tools.bench.baselines import G
from tools.bench.quiet import quiet
from tools.bench.row import Row, sample

WORDS = Catalogue(Path(__file__).parent.parent.parent / "data" / "words").of("en")
PAINTER = PITCH_OUT
CROWDED = (
    ("RB", RB, 1.0, 180, PITCH_OUT),
    ("bowl_kick", FLICKS["kick"], 0.45, 180, PITCHBOWL),
    ("RC", RC, 1.9, 620, PITCH_OUT),
    ("RD", RD, 3.0, 1000, PITCH_OUT),
    ("bowl_crowd", crowd(), 2.7, 1000, PITCHBOWL),
)[: sample(2, 5)]
"""Name, film, the most ms a frame and KB that it may take, and who paints it."""
EXACT = (RA, RB, RC, RD)[: sample(1, 4)]
RUNS, CROWDED_RUNS = sample(1, 7, 15), sample(1, 3, 5)


def rows() -> Iterator[Row]:
    """Times, then what does not depend on the machine."""
    yield from _times()
    for name, moment, _, largest, painter in (("RA", RA, 0.6, 110, PAINTER), *CROWDED):
        size = len(_films(painter).film([moment], WORDS)) / 1000
        yield Row(f"film.{name}_kb", size, f"{name} <= {largest} KB", size <= largest)
    exact = all(_exact(moment) for moment in EXACT)
    yield Row("film.exact", float(exact), "every decoded frame is the full render", exact)


@quiet("film.RA_time", "film.RA_frame", *(f"film.{name}_frame" for name, *_ in CROWDED), "film.speed_up")
def _times() -> Iterator[Row]:
    frames = decoded(_films(PAINTER).film([RA], WORDS))
    first = indexed(frames[0][0], "pitchout", "dark")
    floor, ours = _best(lambda: G(first)), _best(lambda: _films(PAINTER).film([RA], WORDS))
    ms, in_g = ours * 1000 / len(frames), ours / floor
    yield Row("film.RA_time", in_g, "R-A compose + encode <= 7 G", in_g <= 7)
    yield Row("film.RA_frame", ms, "R-A <= 0.6 ms a frame", ms <= 0.6)
    for crowded in CROWDED:
        yield _crowded(*crowded)
    faster = _plainly(RA) / ours
    yield Row("film.speed_up", faster, "R-A >= 50 x as fast as saving RGB frames", faster >= 50)


def _films(painter: Painter) -> FlickFilms:
    if painter.films is None:
        raise ValueError("no films")
    return painter.films


def _best(work: Callable[[], object], runs: int = RUNS) -> float:
    times = []
    for _ in range(runs):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times)


def _crowded(name: str, moment: Moment, slowest: float, _largest: int, painter: Painter) -> Row:
    frames = len(decoded(_films(painter).film([moment], WORDS)))
    each = _best(lambda: _films(painter).film([moment], WORDS), CROWDED_RUNS) * 1000 / frames
    return Row(f"film.{name}_frame", each, f"{name} <= {slowest} ms a frame", each <= slowest)


def _plainly(moment: Moment) -> float:
    """Seconds that a film takes as one would write it first."""
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
