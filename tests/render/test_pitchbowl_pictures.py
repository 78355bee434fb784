"""Pictures of PitchBowl: the same pixels for the same arguments, and every mark where it belongs."""

import math
import subprocess
import sys
from collections import Counter
from itertools import chain, combinations, islice, product
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.games.contract.preview import Aim, Mark, Sketch
from bot.games.contract.vocabulary import Point
from bot.games.pitchbowl.rules.board import held, zone
from bot.games.pitchbowl.rules.game import PitchBowl
from bot.games.pitchbowl.rules.values import Flick, Phase, Spent
from bot.games.pitchbowl.rules.view import View, left_this_turn
from bot.words import Catalogue
from pichenette.testing.playing import match
from render import PAINTERS
from render.drawing.palette import indexed
from render.painter import Theme
from render.pitchbowl.board import celebration, near, pieces
from render.pitchbowl.board.aim_overlay import outline
from render.pitchbowl.board.field import (
    FIELD_COLOURS,
    LARGER,
    RAIL,
    SIZE,
    WHOLE,
    FieldColours,
    ground,
    plane,
)
from render.pitchbowl.board.line_of_sight import stopped
from render.pitchbowl.board.pieces import held_at
from render.pitchbowl.board.still import header, paint, token
from render.pitchbowl.text.describe import left
from render.theme import LOOKS, Colour, blend
from tests.support.pictures.colour_vision import contrast
from tests.support.pictures.fidelity import psnr
from tests.support.samples import sample
from tests.support.scenes.pitchbowl_scenes import SCENES, crowded, midst, preview, seen
from tests.support.words.fluent_files import LANGUAGES

ROOT = Path(__file__).parent.parent.parent
GOLDEN = ROOT / "tests" / "golden" / "pitchbowl"
ACTUAL = ROOT / "out" / "pictures"
WORDS = Catalogue(ROOT / "data" / "words")
PAINTER = PAINTERS["pitchbowl"]
THEMES: tuple[Theme, ...] = ("dark", "light")
SHOWN = 350 / SIZE[0]
NEAR = 45.0  # dB; FreeType may place a letter a pixel aside on another machine

# Every scene in one theme or the other, the fullest in both: what changes shows, and the files stay few.
BOTH = {"midst", "block", "faulty"}
GOLDENS: list[tuple[str, Theme]] = [
    (scene, theme)
    for number, scene in enumerate(SCENES)
    for theme in (THEMES if scene in BOTH else (THEMES[number % 2],))
]
AIMED = {
    name: (view, sketch) for name, (view, sketch) in SCENES.items() if sketch and sketch.aim and not sketch.landing
}
WINDOWS: list[tuple[str, Theme]] = [("block", "dark"), ("pass", "light"), ("slipping", "dark")]


def compared(name: str, png: bytes, folder: Path, *, regold: bool) -> None:
    """Fail if a picture is not the golden one of its name."""
    golden, made = GOLDEN / f"{name}.png", folder / "made.png"
    made.write_bytes(png)
    if regold:
        GOLDEN.mkdir(exist_ok=True)
        golden.write_bytes(png)
    with Image.open(made) as actual, Image.open(golden) as expected:
        one, other = actual.convert("RGB"), expected.convert("RGB")
    if psnr(one, other) < NEAR:
        ACTUAL.mkdir(parents=True, exist_ok=True)
        one.save(ACTUAL / f"{name}.actual.png")
        ImageChops.difference(one, other).save(ACTUAL / f"{name}.difference.png")
        pytest.fail(f"{name} looks different; see {ACTUAL.relative_to(ROOT)}, or run pytest --regold")


@pytest.mark.parametrize(("scene", "theme"), GOLDENS)
def test_a_still_looks_as_it_did(scene: str, theme: Theme, *, regold: bool, tmp_path: Path):
    view, sketch = SCENES[scene]
    png = PAINTER.still(view, WORDS.of("en"), sketch=sketch, theme=theme).png
    compared(f"{scene}_{theme}", png, tmp_path, regold=regold)
    assert len(png) <= 100_000


@pytest.mark.parametrize(("scene", "theme"), WINDOWS)
def test_a_closeup_looks_as_it_did(scene: str, theme: Theme, *, regold: bool, tmp_path: Path):
    view, sketch = AIMED[scene]
    assert PAINTER.closeup
    png = PAINTER.closeup(view, WORDS.of("fr"), sketch, theme=theme).png
    compared(f"near_{scene}_{theme}", png, tmp_path, regold=regold)


def test_no_golden_picture_is_left_over():
    names = {f"{scene}_{theme}" for scene, theme in GOLDENS} | {f"near_{scene}_{theme}" for scene, theme in WINDOWS}
    assert {file.stem for file in GOLDEN.iterdir()} == names


PROCESS = """
import hashlib, sys
from pathlib import Path
from bot.words import Catalogue
from render import PAINTERS
from tests.support.scenes.pitchbowl_scenes import SCENES
words = Catalogue(Path("data/words")).of("fr")
for name in sys.argv[1:]:
    view, sketch = SCENES[name]
    print(name, hashlib.sha256(PAINTERS["pitchbowl"].still(view, words, sketch=sketch, theme="light").png).hexdigest())
"""


@pytest.mark.thorough
def test_two_processes_paint_the_same_bytes_in_any_order():
    names = ["block", "midst", "kick"]
    runs = [
        subprocess.run([sys.executable, "-c", PROCESS, *order], cwd=ROOT, capture_output=True, text=True, check=True)
        for order in (names, names[::-1])
    ]
    first, second = (sorted(run.stdout.splitlines()) for run in runs)
    assert first == second
    assert len(first) == len(names)


def test_painting_leaves_the_empty_field_as_it_was():
    before = ground("dark").tobytes()
    for name in ("midst", "block", "faulty"):
        PAINTER.still(*SCENES[name][:1], WORDS.of("en"), sketch=SCENES[name][1])
    assert ground("dark").tobytes() == before


@pytest.mark.parametrize("theme", sample(THEMES, 2))
def test_the_fixed_palettes_are_faithful(theme: Theme):
    for name, (view, sketch) in SCENES.items():
        picture = paint(view, WORDS.of("en"), sketch, theme)
        assert psnr(picture, indexed(picture, "pitchbowl", theme).convert("RGB")) >= 40, name
    for name, (view, sketch) in AIMED.items():
        closeup = near.paint_closeup(view, WORDS.of("en"), sketch, sketch.aim, theme)
        assert psnr(closeup, indexed(closeup, near.CLOSEUP, theme).convert("RGB")) >= 40, name
        if (window := near.fitting(sketch, sketch.aim)) is not None:
            part = near.paint_window(view, WORDS.of("en"), sketch, sketch.aim, theme, window)
            assert psnr(part, indexed(part, near.CLOSEUP, theme).convert("RGB")) >= 40, name


def floors(turf: FieldColours, theme: Theme) -> list[Colour]:
    """Every colour a player can stand on, in plain light, in the brightest and in the darkest."""
    look = LOOKS[theme]
    plain = [*turf.grass, *turf.wing, *(colour for team in look.teams[:2] for colour in (team.zone[0], team.hatch))]
    lit = [blend(colour, (255, 255, 255), look.glow) for colour in plain]
    return [*plain, *lit, *(blend(colour, (0, 0, 0), look.gloom) for colour in plain)]


@pytest.mark.parametrize("theme", THEMES)
def test_pucks_and_marks_stand_out_on_every_part_of_the_field(theme: Theme):
    look, turf = LOOKS[theme], FIELD_COLOURS[theme]
    marks = {"aim": look.aim, "amber": look.teams[0].base, "azure": look.teams[1].base, "warning": turf.warning}
    faint = {
        (name, floor): ratio
        for (name, colour), floor in product(marks.items(), floors(turf, theme))
        if (ratio := contrast(colour, floor)) < 3
    }
    assert faint == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", [phase for phase in get_args(Phase) if phase != "over"])
def test_every_headline_fits_beside_the_score_and_the_aim(phase: Phase, language: str):
    aim = SCENES["block"][1].aim
    longest = msgspec.structs.replace(aim, bearing=233.33, strength=66.6)
    fullest = midst(spent=Spent(), holder=None, ball=Point(250.0, 520.0))
    assert left_this_turn(seen(fullest)) == ("effort", "pickup")
    for seat, shown in product((0, 1), (None, longest)):
        view = msgspec.structs.replace(seen(fullest), phase=phase, asked=seat, turn=seat, turns=98)
        room = header(Image.new("RGB", (SIZE[0], 60)), view, WORDS.of(language), LOOKS["dark"], shown)
        assert room >= 0, view


LEFT = ("effort", "pass", "steal", "pickup")


def tokens_shown(view: View) -> list[str]:
    """The tokens that can be seen in the header of a picture."""
    look, words = LOOKS["dark"], WORDS.of("en")
    head = Image.new("RGB", (SIZE[0], 60))
    header(head, view, words, look, None)
    pictures = {name: token(words.text(f"pitchbowl-picture-{name}"), look, look.teams[view.turn].base) for name in LEFT}
    shown = []
    for name, sprite in pictures.items():
        high = sprite.size[1]
        heart = sprite.paint.crop((8, 2, sprite.size[0] - 8, high - 2))
        strip = head.crop((0, 31 - high // 2 + 2, SIZE[0], 31 - high // 2 - 2 + high))
        middle, sought = (one.crop((0, high // 2, one.width, high // 2 + 1)).tobytes() for one in (strip, heart))
        pixel = len(strip.getbands())
        likely = (x for x in range(SIZE[0] - heart.width) if middle.startswith(sought, pixel * x))
        if any(strip.crop((x, 0, x + heart.width, heart.height)).tobytes() == heart.tobytes() for x in likely):
            shown.append(name)
    return shown


def test_the_picture_shows_what_the_words_call_available():
    words, listed = WORDS.of("en"), Counter[str]()
    for played in chain.from_iterable(islice(match(PitchBowl(), seed), 12, 60) for seed in (b"1", b"2", b"3")):
        view = seen(played.step.state)
        text = " ".join(left(view, words))
        names = [name for name in LEFT if words.text(f"pitchbowl-left-{name}") in text]
        assert tokens_shown(view) == names, view
        listed.update(names or ["none"])
    assert {*LEFT, "none"} <= listed.keys()


def differing(one: View, other: View) -> tuple[int, int, int, int] | None:
    pictures = [paint(view, WORDS.of("en"), None, "dark") for view in (one, other)]
    return ImageChops.difference(*pictures).getbbox()


def test_who_has_acted_shows_on_his_puck_alone():
    before = midst(last_flick=None)
    acted = (msgspec.structs.replace(one, active=one.active and one.id != "red.t6") for one in before.players)
    lies = next(one for one in before.players if one.id == "red.t6")
    box = differing(seen(before), seen(midst(last_flick=None, players=tuple(acted))))
    assert box is not None
    x, y = WHOLE.to_pixels(lies.x, lies.y)
    assert max(x - box[0], y - box[1], box[2] - x, box[3] - y) <= 35


def test_the_holder_bears_the_ball():
    lies = next(one for one in midst().players if one.id == "red.r1")
    x, y = (
        round(value)
        for value in held_at(WHOLE.to_pixels(lies.x, lies.y), pieces.sizes(seen(midst()), LARGER)["red.r1"])
    )
    held_by = [paint(seen(midst(holder=holder)), WORDS.of("en"), None, "dark") for holder in ("red.r1", "blue.r1")]
    assert sum(held_by[0].getpixel((x, y + 6))) != sum(held_by[1].getpixel((x, y + 6)))


def test_the_zone_of_the_extra_effort_shows_while_it_is_left():
    aim = Flick("red.t2", 20.0, 30.0)
    fresh, spent = (midst(spent=Spent(effort=effort), last_flick=None) for effort in (False, True))
    pictures = [paint(seen(state), WORDS.of("en"), preview(state, aim), "dark") for state in (fresh, spent)]
    box = ImageChops.difference(*pictures).getbbox()
    lies = next(one for one in fresh.players if one.id == "red.t2")
    reached = zone(held(lies.x, lies.y), 2)
    corners = [WHOLE.to_pixels(50.0 * column, 50.0 * row) for column, row in reached]
    assert box is not None
    assert abs(box[0] - min(x for x, _ in corners)) <= 6
    assert abs(box[1] - min(y for _, y in corners)) <= 6


def test_a_player_is_shown_to_fall_where_he_leaves_his_zone():
    view, sketch = SCENES["too_far"]
    at = stopped(view, sketch)
    lies = next(one for one in view.players if one.id == "red.t9")
    reached = zone(held(lies.x, lies.y), 2)
    way = math.dist((lies.x, lies.y), (at.x, at.y))
    ux, uy = (at.x - lies.x) / way, (at.y - lies.y) / way
    assert held(at.x - ux, at.y - uy) <= reached
    assert not held(at.x + ux, at.y + uy) <= reached
    assert stopped(*SCENES["block"]) is None
    assert stopped(*SCENES["pass"]) is None


def test_the_outline_of_cells_runs_round_them():
    assert outline(frozenset({(0, 0), (1, 0)})) == [[(0, 0), (2, 0), (2, 1), (0, 1), (0, 0)]]
    bent = outline(frozenset({(0, 0), (1, 0), (0, 1)}))
    assert bent == [[(0, 0), (2, 0), (2, 1), (1, 1), (1, 2), (0, 2), (0, 0)]]


@pytest.mark.parametrize("name", sorted(AIMED))
def test_a_closeup_keeps_the_piece_that_is_aimed_in_sight(name: str):
    _, sketch = AIMED[name]
    window = near.chosen(sketch, sketch.aim)
    assert window.sees(sketch.aim.origin.x, sketch.aim.origin.y, 12.0)
    assert window.scale == 2 * WHOLE.scale
    assert 0 <= window.x <= 450 - (RAIL.bottom - RAIL.top) / window.scale + 1e-6
    assert 0 <= window.y <= 800 - (RAIL.right - RAIL.left) / window.scale + 1e-6


@pytest.mark.parametrize("name", sorted(AIMED))
def test_an_aim_is_shown_from_as_near_as_has_all_of_it_in_sight(name: str):
    view, sketch = AIMED[name]
    window = near.fitting(sketch, sketch.aim)
    assert window is not None
    assert window.sees(sketch.aim.origin.x, sketch.aim.origin.y)
    assert all(window.sees(one.x, one.y) for one in sketch.ghosts)
    sizes = pieces.sizes(view, window, sketch.ghosts)
    lying = [sizes[one.id] for one in view.players if not one.out]
    assert min(lying) * 2 * SHOWN >= 16  # those that touch, too
    assert sorted(lying)[len(lying) // 2] * 2 * SHOWN >= 16


def test_players_are_larger_than_life_and_cover_nobody():
    for seed in range(40):
        view = seen(crowded(seed, cluster=seed % 2 == 0))
        sizes = pieces.sizes(view, LARGER)
        spots = {one.id: (one.x, one.y) for one in view.players} | {"ball": (view.ball.x, view.ball.y)}
        for one, other in combinations(spots, 2):
            apart = math.dist(spots[one], spots[other]) * LARGER.scale
            true = pieces.life_size(one, LARGER) + pieces.life_size(other, LARGER)
            assert sizes[one] + sizes[other] <= max(apart, true + 1e-6)
    lying = pieces.sizes(SCENES["play"][0], LARGER)
    assert max(lying.values()) * 2 * SHOWN >= 16


def test_the_dial_is_shown_where_a_bearing_is_aimed_only():
    view, sketch = AIMED["block"]
    aimed = msgspec.structs.replace(sketch, aim=msgspec.structs.replace(sketch.aim, targeted=True))
    stills = [PAINTER.still(view, WORDS.of("en"), sketch=one).png for one in (sketch, aimed)]
    assert len(stills[1]) < len(stills[0]) * 0.9


def test_a_touchdown_is_celebrated_until_the_next_line_up():
    view, _ = SCENES["touchdown"]
    assert celebration.scored(view)
    assert celebration.scorer(view) == 0  # it ended in the end zone on the right
    look = LOOKS["dark"]
    (box,) = celebration.celebrate(Image.new("RGB", SIZE), view, WORDS.of("fr"), look)
    assert RAIL.left <= box[0] < box[2] <= RAIL.right
    assert not celebration.celebrate(Image.new("RGB", SIZE), SCENES["midst"][0], WORDS.of("fr"), look)
    assert not celebration.scored(SCENES["toss"][0])


def test_a_kick_from_near_is_the_whole_field_with_its_landing():
    view, sketch = SCENES["kick"]
    assert PAINTER.closeup
    assert PAINTER.closeup(view, WORDS.of("en"), sketch) == PAINTER.still(view, WORDS.of("en"), sketch=sketch)
    assert sketch.landing is not None
    assert (sketch.landing.along, sketch.landing.across) == (60.0, 48.0)  # 0.10 and 0.08 of the flight of 600 mm


@pytest.mark.parametrize("targeted", [True, False])
def test_no_strength_is_marked_beyond_a_way_that_ends_before_it(*, targeted: bool):
    aim = Aim("red.t1", Point(100.0, 200.0), 90.0, 20.0, 400.0, targeted=targeted)
    marks = tuple(Mark(strength, 100.0, 200.0 + 4.0 * strength) for strength in (20.0, 50.0))
    blank = Image.new("RGB", SIZE)

    def marked(*one: Mark) -> bool:
        picture = blank.copy()
        plane(WHOLE).marks(picture, aim, Sketch(marks=one), LOOKS["dark"], 0.0)
        return ImageChops.difference(picture, blank).getbbox() is not None

    assert marked(marks[0])
    assert marked(marks[1]) is not targeted
