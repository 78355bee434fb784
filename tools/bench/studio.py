"""Measures the pictures of a game: times as multiples of F or of the plain still, sizes, fidelity, the cold start."""

import itertools
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image

from bot.games.contract.preview import Sketch
from bot.words import Catalogue
from render import PAINTERS
from render.drawing import palette
from render.drawing.lasting import release
from render.drawing.palette import indexed
from render.painter import CloseupPainter, Painter, Picture, Theme
from tests.support.pictures.fidelity import psnr
from tools.bench.baselines import F
from tools.bench.row import sample

ROOT = Path(__file__).parent.parent.parent
WORDS = Catalogue(ROOT / "data" / "words").of("en")
THEMES: tuple[Theme, ...] = ("dark", "light")
RUNS, COLD_RUNS = sample(1, 9, 15), sample(1, 3)
COMPARED = sample(1, 1000)  # scenes with their palette, if there are so many

_COLD = """
import time
from pathlib import Path
from bot.words import Catalogue
from render import PAINTERS
from {module} import {scene}
view, sketch = {scene}
words = Catalogue(Path("data/words")).of("en")
start = time.perf_counter()
PAINTERS["{game}"].still(view, words, sketch=sketch, theme="dark")
print(time.perf_counter() - start)
"""


@dataclass(frozen=True)
class Studio:
    """A game's pictures: how to paint and encode them, their palette, and how to clear the caches of an aim."""

    game: str
    painted: Callable[[Any, Sketch | None, Theme], Image.Image]
    written: Callable[[Image.Image, Any, Sketch | None, Theme], bytes]
    palette: Callable[[Any, Sketch | None], str]
    kept: tuple[Callable[[], None], ...]

    def still(self, view: Any, sketch: Sketch | None, before: Any = None) -> tuple[float, float]:
        """Worst theme's compose + encode in F, and its size in KB.

        What is kept of an aim is that of the same aim in the position `before`; without one, nothing.
        """
        ratios, sizes = [], []
        for theme in THEMES:
            picture = self.painted(view, sketch, theme)
            floor = best(lambda picture=picture: F(picture))  # type: ignore[misc]  # bound now, called now
            times = []
            for _ in range(RUNS):
                self._forget()
                if before is not None:
                    release(self.painted(before, sketch, theme))
                start = time.process_time()
                written = self._encoded(view, sketch, theme)
                times.append(time.process_time() - start)
            ratios.append(min(times) / floor)
            sizes.append(len(written) / 1000)
        return max(ratios), max(sizes)

    def presses(
        self, view: Any, shown: Callable[[Sketch, Theme], Picture], opening: Sketch, turns: Sequence[Sketch]
    ) -> tuple[float, float]:
        """Worst theme's median of presses that turn an aim, and its picture before the first of them, each as multiples of the plain still.

        Every press is painted as in a panel that was just opened: what can be kept of the picture before it is, nothing else.
        """
        found = []
        for theme in THEMES:
            plain = best(lambda theme=theme: PAINTERS[self.game].still(view, WORDS, theme=theme))  # type: ignore[misc]  # bound now, called now
            runs = []
            for _ in range(RUNS):
                self._forget()
                runs.append([_timed(shown, aimed, theme) for aimed in (opening, *turns)])
            opened, *pressed = (min(times) / plain for times in zip(*runs, strict=True))
            found.append((statistics.median(pressed), opened))
        return max(pressed for pressed, _ in found), max(opened for _, opened in found)

    def fidelity(self, scenes: Iterable[tuple[Any, Sketch | None]]) -> float:
        """The worst PSNR that the fixed palettes leave, dB."""
        few = itertools.islice(scenes, COMPARED)
        return min(self._near(view, sketch, theme) for view, sketch in few for theme in THEMES)

    def cold(self, module: str, scene: str) -> float:
        """Milliseconds of the first still in a fresh process: of `scene`, a name in `module`, view and sketch."""
        script = _COLD.format(module=module, scene=scene, game=self.game)
        command = [sys.executable, "-c", script]
        runs = [subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True) for _ in range(COLD_RUNS)]
        return min(float(run.stdout) * 1000 for run in runs)

    def _encoded(self, view: Any, sketch: Sketch | None, theme: Theme) -> bytes:
        picture = self.painted(view, sketch, theme)
        written = self.written(picture, view, sketch, theme)
        release(picture)
        return written

    def _forget(self) -> None:
        """Forget what is kept of an aim from one press to the next."""
        for clear in (*self.kept, palette.forget_bands):
            clear()

    def _near(self, view: Any, sketch: Sketch | None, theme: Theme) -> float:
        picture = self.painted(view, sketch, theme)
        return psnr(picture, indexed(picture, self.palette(view, sketch), theme).convert("RGB"))


def closeup_of(painter: Painter) -> CloseupPainter:
    """The painter of a game's close-ups. Raises ValueError if it has none."""
    if painter.closeup is None:
        raise ValueError("the painter has no close-ups")
    return painter.closeup


def best(work: Callable[[], object]) -> float:
    """The shortest of some runs, s of processor time."""
    times = []
    for _ in range(RUNS):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times)


def _timed(shown: Callable[[Sketch, Theme], Picture], sketch: Sketch, theme: Theme) -> float:
    start = time.process_time()
    shown(sketch, theme)
    return time.process_time() - start
