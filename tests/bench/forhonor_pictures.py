"""The goals of For Honor's pictures: times as multiples of F (see baselines) and of the plain still, sizes, fidelity."""

from render.forhonor.painter import LEVEL
from render.forhonor.still import paint, palette_of
from render.forhonor.tokens import GAME
from render.palette import indexed, png
from tests.bench.row import Row
from tests.bench.studio import THEMES, WORDS, Studio, best
from tests.support.forhonor_scenes import SCENES

MIDDLE, ATTACK, FOUGHT = SCENES["middle"], SCENES["attack"], SCENES["fought"]
STUDIO = Studio(
    GAME,
    lambda view, sketch, theme: paint(view, WORDS, sketch, theme),
    lambda picture, view, _sketch, theme: png(indexed(picture, palette_of(view), theme), LEVEL),
    lambda view, _sketch: palette_of(view),
    (),
)


def rows() -> list[Row]:
    """All rows, in the order of the goals."""
    plain, plain_kb = STUDIO.still(*MIDDLE)
    reach, reach_kb = STUDIO.still(*ATTACK)
    fought, fought_kb = STUDIO.still(*FOUGHT)
    fidelity = STUDIO.fidelity(SCENES.values())
    cold = STUDIO.cold("tests.bench.forhonor_pictures", "MIDDLE")
    preview = max(_steps(theme) for theme in THEMES)
    kilobytes = max(plain_kb, reach_kb, fought_kb)
    return [
        Row("forhonor.plain_time", plain, "a position, compose + encode <= 2.0 F", plain <= 2.0),
        Row("forhonor.preview_time", reach, "with reach and steps, compose + encode <= 2.5 F", reach <= 2.5),
        Row("forhonor.fought_time", fought, "with a combat below, compose + encode <= 2.5 F", fought <= 2.5),
        Row("forhonor.still_kb", kilobytes, "<= 100 KB, both themes", kilobytes <= 100),
        Row("forhonor.preview_pressed", preview, "a preview <= 1.2 plain stills", preview <= 1.2),
        Row("forhonor.palette", fidelity, f"PSNR >= 40 dB, {len(SCENES)} scenes, both themes", fidelity >= 40),
        Row("forhonor.cold_start", cold, "first still of a theme <= 700 ms", cold <= 700),
    ]


def _steps(theme: str) -> float:
    """A preview's time in plain stills."""
    times = [best(lambda scene=scene: _made(*scene, theme)) for scene in (MIDDLE, ATTACK)]  # type: ignore[misc]  # bound now, called now
    return times[1] / times[0]


def _made(view, sketch, theme):
    return png(indexed(paint(view, WORDS, sketch, theme), palette_of(view), theme), LEVEL)
