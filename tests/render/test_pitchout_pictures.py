import itertools
import math
import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.games.contract.preview import Aim, Sketch
from bot.games.contract.vocabulary import Point
from bot.games.pitchout.rules.values import Phase
from bot.games.pitchout.rules.view import View
from bot.words import Catalogue
from render import PAINTERS
from render.drawing.badges import covers
from render.drawing.palette import indexed
from render.drawing.sprites import ICON
from render.painter import Theme
from render.pitchout.board import protractor
from render.pitchout.board.arena import TABLE, ground
from render.pitchout.board.panels import header
from render.pitchout.board.pieces import MOST, held, plates, radii, seen_at
from render.pitchout.board.still import paint, palette_of
from render.theme import LOOKS
from tests.support.pictures.fidelity import psnr
from tests.support.samples import sample
from tests.support.scenes.complete_scenes import SCENES as COMPLETE
from tests.support.scenes.complete_scenes import full, piece, shot_out, stacked
from tests.support.scenes.pitchout_scenes import REACH, S1_SKETCH, S2, deploying, late, placing, view
from tests.support.scenes.pitchout_scenes import SCENES as INITIATION
from tests.support.scenes.several_scenes import SCENES as SEVERAL
from tests.support.words.fluent_files import LANGUAGES

SCENES = INITIATION | COMPLETE | SEVERAL
ROOT = Path(__file__).parent.parent.parent
GOLDEN = ROOT / "tests" / "golden" / "pictures"
ACTUAL = ROOT / "out" / "pictures"
WORDS = Catalogue(ROOT / "data" / "words")
PAINTER = PAINTERS["pitchout"]
THEMES: tuple[Theme, ...] = ("dark", "light")

# Every scene in one theme or the other, the fullest in both: what changes shows, and the files stay few.
GOLDENS: list[tuple[str, Theme]] = [
    ("aim", "dark"),
    ("aim", "light"),
    ("plain", "dark"),
    ("contact", "light"),
    ("rail", "dark"),
    ("rolling", "dark"),
    ("met", "light"),
    ("ending", "dark"),
    ("ending", "light"),
    ("ray", "light"),
    ("slipping", "dark"),
    ("slipping", "light"),
    ("slipping_met", "dark"),
    ("slipping_ray", "dark"),
    ("deploy", "dark"),
    ("formation", "light"),
    ("deploy_second", "light"),
    ("late", "dark"),
    ("late", "light"),
    ("return", "light"),
    ("guard", "dark"),
    ("victory", "dark"),
    ("round_won", "dark"),
    ("given_up", "light"),
    ("english", "light"),
    ("crowd", "dark"),
    ("fourteen", "dark"),
    ("stacked", "dark"),
    ("stacked", "light"),
    ("riding_off", "dark"),
    ("golem", "light"),
    ("seven_in_hand", "dark"),
    ("shot_out", "light"),
    ("shot_again", "dark"),
    ("sapper", "dark"),
    ("lineup", "dark"),
    ("lineup_second", "light"),
    ("team", "dark"),
    ("lineup_turn", "light"),
    ("between", "dark"),
    ("between", "light"),
    ("four_team", "light"),
    ("three_lineup", "dark"),
    ("four_between", "light"),
    ("pairs", "light"),
    ("pairs_late", "dark"),
    ("pairs_won", "dark"),
    ("four", "dark"),
    ("four_aim", "dark"),
    ("four_late", "dark"),
    ("four_late", "light"),
    ("four_shots", "light"),
    ("three", "dark"),
    ("three_deploy", "dark"),
    ("three_placing", "light"),
]
# FreeType may place a letter a pixel aside on another machine, although Pillow and the fonts are pinned: equal pixels are asked
# first, and this nearness, at which a reader sees no difference, is accepted then.
NEAR = 45.0  # dB


def opened(file: Path) -> Image.Image:
    with Image.open(file) as picture:
        return picture.convert("RGB")


@pytest.mark.parametrize(("scene", "theme"), GOLDENS)
def test_a_still_looks_as_it_did(scene: str, theme: Theme, *, regold: bool, tmp_path: Path):
    seen, sketch = SCENES[scene]
    made = tmp_path / "made.png"
    made.write_bytes(PAINTER.still(seen, WORDS.of("en"), sketch=sketch, theme=theme).png)
    golden = GOLDEN / f"{scene}_{theme}.png"
    if regold:
        golden.write_bytes(made.read_bytes())
    actual, expected = opened(made), opened(golden)
    if psnr(actual, expected) < NEAR:
        ACTUAL.mkdir(parents=True, exist_ok=True)
        actual.save(ACTUAL / f"{golden.stem}.actual.png")
        ImageChops.difference(actual, expected).save(ACTUAL / f"{golden.stem}.difference.png")
        pytest.fail(f"{golden.name} looks different; see {ACTUAL.relative_to(ROOT)}, or run pytest --regold")


def test_no_golden_picture_is_left_over():
    assert {file.stem for file in GOLDEN.iterdir()} == {f"{scene}_{theme}" for scene, theme in GOLDENS}


def test_every_scene_is_golden():
    assert {scene for scene, _ in GOLDENS} == set(SCENES)


PROCESS = """
import hashlib, sys
from pathlib import Path
from bot.words import Catalogue
from render import PAINTERS
from tests.support.scenes.pitchout_scenes import SCENES
words = Catalogue(Path("data/words")).of("fr")
for name in sys.argv[1:]:
    view, sketch = SCENES[name]
    picture = PAINTERS["pitchout"].still(view, words, sketch=sketch, theme="light")
    print(name, hashlib.sha256(picture.png).hexdigest(), hashlib.sha256(picture.alt.encode()).hexdigest())
"""


@pytest.mark.thorough
def test_two_processes_paint_the_same_bytes_in_any_order():
    names = ["aim", "late", "victory"]
    runs = [
        subprocess.run([sys.executable, "-c", PROCESS, *order], cwd=ROOT, capture_output=True, text=True, check=True)
        for order in (names, names[::-1])
    ]
    first, second = (sorted(run.stdout.splitlines()) for run in runs)
    assert first == second
    assert len(first) == len(names)


def test_painting_leaves_the_empty_arena_as_it_was():
    before = ground("dark").tobytes()
    PAINTER.still(S2, WORDS.of("en"), sketch=S1_SKETCH)
    assert ground("dark").tobytes() == before


FULLEST = (
    *("aim", "deploy_second", "late", "crowd", "fourteen", "stacked", "shot_out", "team", "lineup_turn", "between"),
    *SEVERAL,
)


@pytest.mark.parametrize(("scene", "theme"), sample(itertools.product(FULLEST, THEMES), 5))
def test_the_fixed_palette_is_faithful(scene: str, theme: Theme):
    seen, sketch = SCENES[scene]
    picture = paint(seen, WORDS.of("en"), sketch, theme)
    assert psnr(picture, indexed(picture, palette_of(seen, sketch), theme).convert("RGB")) >= 40


def test_the_aim_still_stays_small():
    for theme in THEMES:
        assert len(PAINTER.still(S2, WORDS.of("en"), sketch=S1_SKETCH, theme=theme).png) <= 100_000


ASKS = [phase for phase in get_args(Phase) if phase != "over"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ASKS)
def test_every_headline_fits_beside_the_score(phase: str, language: str):
    for seat in (0, 1):
        scene = view(phase=phase, active=(seat,))
        room = header(Image.new("RGB", (1000, 60)), scene, WORDS.of(language), LOOKS["dark"])
        assert room >= 0, scene


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ASKS)
def test_every_headline_fits_beside_the_counters_of_all_pitchers(phase: str, language: str):
    scene = stacked(phase)
    assert header(Image.new("RGB", (1000, 60)), scene, WORDS.of(language), LOOKS["dark"]) >= 0


@pytest.mark.parametrize("phase", ["flick", "flick_again"])
def test_a_headline_fits_beside_the_longest_aim(phase: str):
    aim = msgspec.structs.replace(S1_SKETCH.aim, bearing=333.33, strength=66.6)
    for language in ("en", "fr"):
        room = header(Image.new("RGB", (1000, 60)), view(phase=phase), WORDS.of(language), LOOKS["dark"], aim)
        assert room >= 0


def differing(one: View, other: View) -> tuple[int, int, int, int] | None:
    pictures = [paint(seen, WORDS.of("en"), None, "dark") for seen in (one, other)]
    return ImageChops.difference(*pictures).getbbox()


def test_the_strip_of_who_puts_a_puck_back_is_lit():
    box = differing(late("place_restored", active=(1,)), late("guard", active=(1,)))
    assert box is not None
    assert box[3] > 200


@pytest.mark.parametrize("piece", ["S.runner", "S2"])
def test_the_piece_being_placed_is_marked(piece: str):
    sketch = msgspec.structs.replace(placing(), marked="")
    marked = msgspec.structs.replace(sketch, marked=piece)
    pictures = [paint(deploying(), WORDS.of("en"), one, "dark") for one in (sketch, marked)]
    box = ImageChops.difference(*pictures).getbbox()
    assert box is not None
    ghost = next(one for one in sketch.ghosts if one.id == piece)
    x, y = TABLE.to_pixels(ghost.x, ghost.y)
    assert box[0] < x < box[2]
    assert box[1] < y < box[3]
    assert box[2] - box[0] < 160


def test_an_aim_hides_the_trail_of_the_flick_before():
    bare = msgspec.structs.replace(S2, last=None)
    pictures = [paint(seen, WORDS.of("en"), S1_SKETCH, "dark") for seen in (S2, bare)]
    assert ImageChops.difference(*pictures).getbbox() is None


def test_a_copied_power_shows_at_the_captain():
    captain = next(puck for puck in late().pucks if puck.id == "S.captain")
    box = differing(late(), late(copies=("guard", None)))
    assert box is not None
    x, y = 60 + 1.1 * captain.x, 948 - 1.1 * captain.y
    assert abs((box[0] + box[2]) / 2 - x) < 60
    assert abs((box[1] + box[3]) / 2 - y) < 60


@pytest.mark.parametrize("name", ["N.shadow", "S.assassin"])
def test_a_rider_and_his_mount_both_show(name: str):
    seen = stacked()
    other = tuple(msgspec.structs.replace(puck, pitcher="sapper") if puck.id == name else puck for puck in seen.pucks)
    box = differing(seen, msgspec.structs.replace(seen, pucks=other))
    assert box is not None
    x, y = TABLE.to_pixels(560, 250)
    assert max(abs(box[0] - x), abs(box[1] - y), abs(box[2] - x), abs(box[3] - y)) < 30 * MOST
    rider, sizes = next(puck for puck in seen.pucks if puck.mount), radii(seen)
    at = seen_at(rider, radius=sizes[rider.mount])
    assert math.dist(at, (x, y)) > sizes[rider.id] + ICON * sizes[rider.mount]  # it covers nothing of the other's icon


def test_a_rider_that_is_aimed_stands_behind_the_arrow():
    rider, aim = piece("N.shadow", 400, 400, mount="S.guard"), Aim("N.shadow", Point(400, 400), 90.0, 50.0, 1200.0)
    assert seen_at(rider, aim)[0] < TABLE.to_pixels(400, 400)[0]


def test_a_full_block_is_named_beside_what_it_holds():
    for angle in range(0, 90, 5):
        lying = tuple(msgspec.structs.replace(one, angle=float(angle)) for one in stacked().blocks)
        seen = stacked(blocks=lying)
        boxes = plates(Image.new("RGB", (1000, 1000)), seen, Sketch(), [], [], LOOKS["dark"])
        assert not [box for box in boxes for one in held(seen, Sketch()) if covers(box, one)], angle


def test_the_shoot_out_has_the_arena_to_itself():
    bare = msgspec.structs.replace(shot_out(), blocks=())
    assert differing(shot_out(), bare) is None
    assert differing(bare, msgspec.structs.replace(bare, tries=())) is not None
    later = full(tries=shot_out().tries)
    assert differing(later, full()) is None


@pytest.mark.parametrize("theme", THEMES)
def test_the_scrim_of_the_compass_pales_no_block(theme: Theme):
    lying = next(one for one in full().blocks if one.id == "C")
    away = (protractor.RING + 20) / TABLE.scale  # under the scrim, between two of the ring's numbers
    origin = Point(lying.x - away * math.sin(math.radians(105)), lying.y - away * math.cos(math.radians(105)))
    aim = Sketch(Aim("S.captain", origin, 285.0, 50.0, REACH))
    seen = full(pucks=tuple(puck for puck in full().pucks if puck.id == "S.captain"))
    x, y = (round(value) for value in TABLE.to_pixels(lying.x, lying.y))
    still, aimed = (paint(seen, WORDS.of("en"), one, theme).crop((x - 4, y - 4, x + 5, y + 5)) for one in (None, aim))
    assert ImageChops.difference(still, aimed).getbbox() is None
