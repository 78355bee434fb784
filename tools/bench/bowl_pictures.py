"""The goals of PitchBowl's stills."""

import math
from collections.abc import Iterator

import msgspec

from bot.games.contract.preview import Line, Sketch
from bot.games.contract.vocabulary import Point
from render.drawing import lasting
from render.drawing.palette import indexed
from render.pitchbowl.board import near as windows
from render.pitchbowl.board import still
from render.pitchbowl.board.field import GAME
from render.pitchbowl.painter import PITCHBOWL, encoded, painted
from tests.support.pictures.fidelity import psnr
from tests.support.scenes.pitchbowl_scenes import SCENES
from tools.bench.quiet import quiet
from tools.bench.row import Row
from tools.bench.studio import COMPARED, THEMES, WORDS, Studio, closeup_of

PAINTER = PITCHBOWL
MIDST, BLOCK = SCENES["midst"], SCENES["block"]
TURNS = [(aside, 45.0) for aside in (1, 2, 7, 8, 18, 28, 27, 27.5)] + [(27.5, hard) for hard in (40, 60, 40, 35)]
STUDIO = Studio(
    GAME,
    lambda view, sketch, theme: painted(view, WORDS, sketch, theme),
    lambda picture, _view, sketch, theme: encoded(picture, sketch, theme),
    lambda _view, sketch: windows.CLOSEUP if sketch and sketch.aim and windows.fitting(sketch, sketch.aim) else GAME,
    (lambda: lasting.forget(still._stage, windows._stage),),
)


def rows() -> Iterator[Row]:
    """All rows, in the order of the goals."""
    view, opening = BLOCK
    if opening is None:
        raise ValueError("the scene has no aim")
    aim_time, aim_kb = STUDIO.still(view, opening)
    yield Row("bowl.still_time", aim_time, "an aim of PitchBowl, compose + encode <= 2.0 F", aim_time <= 2.0)
    yield Row("bowl.still_kb", aim_kb, "<= 85 KB, both themes", aim_kb <= 85)
    plain_time, plain_kb = STUDIO.still(*MIDST)
    yield Row("bowl.plain_time", plain_time, "a position, compose + encode <= 1.4 F", plain_time <= 1.4)
    yield Row("bowl.plain_kb", plain_kb, "<= 69 KB, both themes", plain_kb <= 69)
    turns = [_turned(opening, *turn) for turn in TURNS]
    pressed, opened = STUDIO.presses(
        view, lambda sketch, theme: PAINTER.still(view, WORDS, sketch=sketch, theme=theme), opening, turns
    )
    goal = "a press's aim picture <= 1.2 plain stills, median of 12 presses"
    yield Row("bowl.aim_pressed", pressed, goal, pressed <= 1.2)
    yield Row("bowl.aim_opened", opened, "the first aim picture of a position, in plain stills <= 2.5", opened <= 2.5)
    near, come_near = STUDIO.presses(
        view, lambda sketch, theme: closeup_of(PAINTER)(view, WORDS, sketch, theme=theme), opening, turns
    )
    yield Row("bowl.near_pressed", near, "the same from near <= 1.2 plain stills", near <= 1.2)
    yield Row("bowl.near_opened", come_near, "the first picture of a window, in plain stills <= 5", come_near <= 5)
    fidelity = min(STUDIO.fidelity(SCENES.values()), _near_fidelity())
    yield Row("bowl.palette", fidelity, f"PSNR >= 40 dB, {len(SCENES)} scenes, near too, both themes", fidelity >= 40)
    yield from _cold()


@quiet("bowl.cold_start")
def _cold() -> Iterator[Row]:
    cold = STUDIO.cold("tools.bench.bowl_pictures", "BLOCK")
    yield Row("bowl.cold_start", cold, "first still of a theme <= 500 ms", cold <= 500)


def _turned(sketch: Sketch, aside: float, strength: float) -> Sketch:
    """An aim turned `aside` degrees clockwise, of another strength, that meets nothing."""
    aim = sketch.aim
    if aim is None:
        return sketch
    bearing = aim.bearing + aside
    way, turn = aim.reach * strength / 100.0, math.radians(bearing)
    end = Point(aim.origin.x + way * math.sin(turn), aim.origin.y + way * math.cos(turn))
    aimed = msgspec.structs.replace(aim, bearing=bearing, strength=strength)
    return Sketch(aimed, (Line("aim", (aim.origin, end)),))


def _near_fidelity() -> float:
    aiming = [
        (view, sketch, sketch.aim) for view, sketch in SCENES.values() if sketch and sketch.aim and not sketch.landing
    ]
    found = []
    for view, sketch, aim in aiming[:COMPARED]:
        for theme in THEMES:
            picture = windows.paint_closeup(view, WORDS, sketch, aim, theme)
            found.append(psnr(picture, indexed(picture, windows.CLOSEUP, theme).convert("RGB")))
    return min(found)
