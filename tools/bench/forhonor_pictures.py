"""The goals of For Honor's pictures: times as multiples of F (see baselines) and of the plain still, sizes, fidelity."""

from collections.abc import Iterator
from functools import partial

from bot.games.contract.preview import Sketch
from bot.games.forhonor.rules.view import View
from render.forhonor.board.tokens import GAME
from render.forhonor.painter import encoded, paint, palette_of
from render.painter import Theme
from tests.support.scenes.forhonor_scenes import SCENES
from tools.bench.quiet import quiet
from tools.bench.row import Row
from tools.bench.studio import THEMES, WORDS, Studio, best

MIDDLE, OWN, ATTACK, FOUGHT = (SCENES[name] for name in ("middle", "own", "attack", "fought"))
STUDIO = Studio(
    GAME,
    lambda view, sketch, theme: paint(view, WORDS, sketch, theme),
    lambda picture, view, _sketch, theme: encoded(picture, view, theme),
    lambda view, _sketch: palette_of(view),
    (),
)


def rows() -> Iterator[Row]:
    """All rows, in the order of the goals."""
    plain, plain_kb = STUDIO.still(*MIDDLE)
    yield Row("forhonor.plain_time", plain, "a position, compose + encode <= 2.0 F", plain <= 2.0)
    reach, reach_kb = STUDIO.still(*ATTACK)
    yield Row("forhonor.preview_time", reach, "with reach and steps, compose + encode <= 2.5 F", reach <= 2.5)
    fought, fought_kb = STUDIO.still(*FOUGHT)
    yield Row("forhonor.fought_time", fought, "with a combat above, compose + encode <= 2.5 F", fought <= 2.5)
    kilobytes = max(plain_kb, reach_kb, fought_kb)
    yield Row("forhonor.still_kb", kilobytes, "<= 100 KB, both themes", kilobytes <= 100)
    preview = max(_steps(theme) for theme in THEMES)
    yield Row("forhonor.preview_pressed", preview, "a preview <= 1.2 stills of who is asked", preview <= 1.2)
    fidelity = STUDIO.fidelity(SCENES.values())
    yield Row("forhonor.palette", fidelity, f"PSNR >= 40 dB, {len(SCENES)} scenes, both themes", fidelity >= 40)
    yield from _cold()


@quiet("forhonor.cold_start")
def _cold() -> Iterator[Row]:
    cold = STUDIO.cold("tools.bench.forhonor_pictures", "MIDDLE")
    yield Row("forhonor.cold_start", cold, "first still of a theme <= 500 ms", cold <= 500)


def _steps(theme: Theme) -> float:
    """A preview's time in stills of who is asked."""
    times = [best(partial(_made, *scene, theme)) for scene in (OWN, ATTACK)]
    return times[1] / times[0]


def _made(view: View, sketch: Sketch | None, theme: Theme) -> bytes:
    return encoded(paint(view, WORDS, sketch, theme), view, theme)
