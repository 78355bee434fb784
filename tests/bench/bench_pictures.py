"""The goals of the Pitch Out still: times as multiples of F (see baselines), sizes, fidelity, badges."""

import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from bot.games.pitchout.seen import View
from bot.games.sketches import Sketch
from bot.words import Catalogue
from render import bands
from render.badges import Round, box_of, covers, overlaps
from render.painter import Picture, Theme
from render.palette import indexed
from render.pitchout import closeup, stage
from render.pitchout.board import HEADER, RADIUS, badge_places, rounds
from render.pitchout.naming import named_pucks
from render.pitchout.painter import PitchOutPainter, encoded, paint, palette_of
from render.theme import LOOKS
from tests.bench.baselines import F
from tests.bench.row import Row
from tests.support.complete_scenes import SCENES as COMPLETE
from tests.support.fidelity import psnr
from tests.support.pitchout_scenes import S1_SKETCH, S2, scattered, turned
from tests.support.pitchout_scenes import SCENES as INITIATION

SCENES = INITIATION | COMPLETE
ROOT = Path(__file__).parent.parent.parent
WORDS = Catalogue(ROOT / "data" / "words").of("en")
THEMES: tuple[Theme, ...] = ("dark", "light")
PAINTER = PitchOutPainter()
RUNS = 15
POSITIONS = 1000

COLD = """
import time
from pathlib import Path
from bot.words import Catalogue
from render import PAINTERS
from tests.support.pitchout_scenes import S1_SKETCH, S2
words = Catalogue(Path("data/words")).of("en")
start = time.perf_counter()
PAINTERS["pitchout"].still(S2, words, sketch=S1_SKETCH, theme="dark")
print(time.perf_counter() - start)
"""


def rows() -> list[Row]:
    """All rows, in the order of the goals."""
    aim_time, aim_kb = _still(S2, S1_SKETCH)
    plain_time, plain_kb = _still(S2, None)
    fidelity = min(_fidelity(view, sketch, theme) for view, sketch in SCENES.values() for theme in THEMES)
    cold = min(_cold() for _ in range(3))
    pressed, opened = _aim_pictures(lambda sketch, theme: PAINTER.still(S2, WORDS, sketch=sketch, theme=theme))
    near, come_near = _aim_pictures(lambda sketch, theme: PAINTER.closeup(S2, WORDS, sketch, theme=theme))
    return [
        Row("picture.still_time", aim_time, "S1 compose + encode <= 2.0 F", aim_time <= 2.0),
        Row("picture.still_kb", aim_kb, "S1 <= 100 KB, both themes", aim_kb <= 100),
        Row("picture.plain_time", plain_time, "S2 compose + encode <= 1.5 F", plain_time <= 1.5),
        Row("picture.plain_kb", plain_kb, "S2 <= 75 KB, both themes", plain_kb <= 75),
        Row(
            "picture.aim_pressed",
            pressed,
            "a press's aim picture <= 1.2 plain stills, median of 12 presses",
            pressed <= 1.2,
        ),
        Row("picture.aim_opened", opened, "the first aim picture of a position, in plain stills <= 2.5", opened <= 2.5),
        Row("picture.near_pressed", near, "the same from near <= 1.2 plain stills", near <= 1.2),
        Row("picture.near_opened", come_near, "the first picture of a window, in plain stills <= 5", come_near <= 5),
        Row("picture.palette", fidelity, f"PSNR >= 40 dB, {len(SCENES)} scenes, both themes", fidelity >= 40),
        Row("picture.cold_start", cold, "first still of a theme <= 500 ms", cold <= 500),
        *_badges(),
    ]


def _best(work: Callable[[], object]) -> float:
    times = []
    for _ in range(RUNS):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times)


def _still(view: View, sketch: Sketch | None) -> tuple[float, float]:
    """Worst theme's compose + encode in F, and its size in KB."""
    ratios, sizes = [], []
    for theme in THEMES:
        picture = paint(view, WORDS, sketch, theme)
        floor = _best(lambda picture=picture: F(picture))  # type: ignore[misc]  # bound now, called now
        ours = _best(lambda theme=theme: _encoded(view, sketch, theme))  # type: ignore[misc]  # bound now, called now
        ratios.append(ours / floor)
        sizes.append(len(_encoded(view, sketch, theme)) / 1000)
    return max(ratios), max(sizes)


def _aim_pictures(shown: Callable[[Sketch, Theme], Picture]) -> tuple[float, float]:
    """Worst theme's median of presses that turn an aim, and its picture before the first of them, each as multiples of the plain still.

    Every press is painted as in a panel that was just opened: what can be kept of the picture before it is, nothing else.
    """
    presses = [(aside, 68.0) for aside in (1, 2, 7, 8, 18, 28, 27, 27.5)] + [(27.5, hard) for hard in (63, 83, 63, 58)]
    found = []
    for theme in THEMES:
        plain = _best(lambda theme=theme: PAINTER.still(S2, WORDS, theme=theme))  # type: ignore[misc]  # bound now, called now
        runs = [[_timed(shown, aimed, theme) for aimed in _panel(presses)] for _ in range(RUNS)]
        opened, *pressed = (min(times) / plain for times in zip(*runs, strict=True))
        found.append((statistics.median(pressed), opened))
    return max(pressed for pressed, _ in found), max(opened for _, opened in found)


def _panel(presses: Sequence[tuple[float, float]]) -> Iterator[Sketch]:
    """The previews of S1 as a panel shows them, from its opening on."""
    _forget()
    yield S1_SKETCH
    for aside, strength in presses:
        yield turned(aside, strength)


def _timed(shown: Callable[[Sketch, Theme], Picture], sketch: Sketch, theme: Theme) -> float:
    start = time.perf_counter()
    shown(sketch, theme)
    return time.perf_counter() - start


def _encoded(view: View, sketch: Sketch | None, theme: Theme) -> bytes:
    _forget()
    return encoded(paint(view, WORDS, sketch, theme), view, sketch, theme)


def _forget() -> None:
    """Forget what is kept of an aim from one press to the next."""
    stage._painted.cache_clear()
    closeup._stage.cache_clear()
    bands._squeezed.cache_clear()


def _fidelity(view: View, sketch: Sketch | None, theme: Theme) -> float:
    picture = paint(view, WORDS, sketch, theme)
    return psnr(picture, indexed(picture, palette_of(view, sketch), theme).convert("RGB"))


def _cold() -> float:
    """ms of the first still in a fresh process."""
    done = subprocess.run([sys.executable, "-c", COLD], cwd=ROOT, capture_output=True, text=True, check=True)
    return float(done.stdout) * 1000


def _badges() -> list[Row]:
    made = []
    for name, cluster, goal in (("uniform", False, 0), ("cluster", True, 10)):
        bad = sum(not clean(scattered(seed, cluster=cluster)) for seed in range(POSITIONS))
        made.append(
            Row(f"picture.badges_{name}", bad, f"<= {goal} of {POSITIONS} positions with a badge astray", bad <= goal)
        )
    return made


def clean(view: View) -> bool:
    """Whether no badge covers another badge or a foreign puck, leaves the canvas or enters the header."""
    named = named_pucks(view)
    discs = [Round(*spot, RADIUS) for _, _, spot, _ in named]
    boxes = [box_of(spot.x, spot.y, tag) for tag, spot in badge_places(named, rounds(named), (), LOOKS["dark"])]
    apart = not any(overlaps(box, other) for number, box in enumerate(boxes) for other in boxes[:number])
    free = not any(covers(box, disc) for i, box in enumerate(boxes) for j, disc in enumerate(discs) if i != j)
    inside = all(box[0] >= 0 and box[1] >= HEADER and box[2] <= 1000 and box[3] <= 1000 for box in boxes)
    return apart and free and inside
