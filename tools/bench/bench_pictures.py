"""The goals of stills, of Pitch Out, PitchBowl and For Honor: times as multiples of F (see baselines), sizes, fidelity, badges."""

from collections.abc import Iterator

from bot.games.pitchout.rules.view import View
from render.drawing import lasting
from render.drawing.badges import BadgeDisc, box_of, covers, overlaps, places
from render.pitchout.board import closeup, protractor
from render.pitchout.board.arena import PLANE
from render.pitchout.board.blocks import HIGH
from render.pitchout.board.pieces import BOUNDS, HEADER, named_pucks, radii, rounds
from render.pitchout.board.still import paint, palette_of
from render.pitchout.painter import PITCH_OUT, encoded
from render.theme import LOOKS
from tests.support.scenes.complete_scenes import SCENES as COMPLETE
from tests.support.scenes.pitchout_scenes import S1_SKETCH, S2, before, scattered, turned
from tests.support.scenes.pitchout_scenes import SCENES as INITIATION
from tools.bench import bowl_pictures, forhonor_pictures
from tools.bench.quiet import quiet
from tools.bench.row import Row, sample
from tools.bench.studio import WORDS, Studio, closeup_of

SCENES = INITIATION | COMPLETE
PAINTER = PITCH_OUT
POSITIONS = sample(20, 1000)
TURNS = [(aside, 68.0) for aside in (1, 2, 7, 8, 18, 28, 27, 27.5)] + [(27.5, hard) for hard in (63, 83, 63, 58)]
S1 = S2, S1_SKETCH
BEFORE = before(S2)
STUDIO = Studio(
    "pitchout",
    lambda view, sketch, theme: paint(view, WORDS, sketch, theme),
    encoded,
    palette_of,
    (lambda: lasting.forget(protractor._layer, closeup._stage),),
)


def rows() -> Iterator[Row]:
    """All rows, in the order of the goals; those of other games last."""
    aim_time, aim_kb = STUDIO.still(*S1, before=BEFORE)
    goal = "S1 compose + encode <= 1.2 F, the piece aimed before it in the position before"
    yield Row("picture.still_time", aim_time, goal, aim_time <= 1.2)
    new_time, _ = STUDIO.still(*S1)
    yield Row("picture.new_time", new_time, "the same with nothing kept <= 1.6 F", new_time <= 1.6)
    yield Row("picture.still_kb", aim_kb, "S1 <= 85 KB, both themes", aim_kb <= 85)
    plain_time, plain_kb = STUDIO.still(S2, None)
    yield Row("picture.plain_time", plain_time, "S2 compose + encode <= 1.2 F", plain_time <= 1.2)
    yield Row("picture.plain_kb", plain_kb, "S2 <= 62 KB, both themes", plain_kb <= 62)
    turns = [turned(*turn) for turn in TURNS]
    pressed, opened = STUDIO.presses(
        S2, lambda sketch, theme: PAINTER.still(S2, WORDS, sketch=sketch, theme=theme), S1_SKETCH, turns
    )
    goal = "a press's aim picture <= 1.2 plain stills, median of 12 presses"
    yield Row("picture.aim_pressed", pressed, goal, pressed <= 1.2)
    goal = "the first aim picture of a position, in plain stills <= 2.5"
    yield Row("picture.aim_opened", opened, goal, opened <= 2.5)
    near, come_near = STUDIO.presses(
        S2, lambda sketch, theme: closeup_of(PAINTER)(S2, WORDS, sketch, theme=theme), S1_SKETCH, turns
    )
    yield Row("picture.near_pressed", near, "the same from near <= 1.2 plain stills", near <= 1.2)
    yield Row("picture.near_opened", come_near, "the first picture of a window, in plain stills <= 5", come_near <= 5)
    fidelity = STUDIO.fidelity(SCENES.values())
    yield Row("picture.palette", fidelity, f"PSNR >= 40 dB, {len(SCENES)} scenes, both themes", fidelity >= 40)
    yield from _cold()
    yield from _badges()
    yield from bowl_pictures.rows()
    yield from forhonor_pictures.rows()


@quiet("picture.cold_start")
def _cold() -> Iterator[Row]:
    cold = STUDIO.cold("tools.bench.bench_pictures", "S1")
    yield Row("picture.cold_start", cold, "first still of a theme <= 500 ms", cold <= 500)


def _badges() -> Iterator[Row]:
    for name, cluster, goal in (("uniform", False, 0), ("cluster", True, 10)):
        bad = sum(not clean(scattered(seed, cluster=cluster)) for seed in range(POSITIONS))
        yield Row(f"picture.badges_{name}", bad, f"<= {goal} of {POSITIONS} positions with a badge astray", bad <= goal)


def clean(view: View) -> bool:
    """Whether no badge covers another badge or a foreign puck, leaves the canvas or enters the header."""
    named = named_pucks(view)
    sizes = radii(view)
    discs = [BadgeDisc(*PLANE.spot(puck), sizes[puck.id]) for puck in view.pucks if puck.status == "play"]
    boxes = [box_of(spot.x, spot.y, tag) for tag, spot in places(named, rounds(named), (), LOOKS["dark"], BOUNDS, HIGH)]
    apart = not any(overlaps(box, other) for number, box in enumerate(boxes) for other in boxes[:number])
    free = not any(covers(box, disc) for i, box in enumerate(boxes) for j, disc in enumerate(discs) if i != j)
    inside = all(box[0] >= 0 and box[1] >= HEADER and box[2] <= 1000 and box[3] <= 1000 for box in boxes)
    return apart and free and inside
