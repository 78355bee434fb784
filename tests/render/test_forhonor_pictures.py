"""Pictures of For Honor: the same pixels for the same arguments, every mark where it belongs, and nothing hidden on them."""

import itertools
import re
from functools import cache
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops, ImageDraw

from bot.games.contract.preview import Sketch
from bot.games.forhonor.rules.board import GAPS, ZONES, named
from bot.games.forhonor.rules.heroes import CARDS, HEROES
from bot.games.forhonor.rules.values import Fight, State
from bot.words import Catalogue
from render import PAINTERS
from render.drawing.fonts import font
from render.drawing.palette import indexed
from render.drawing.paragraphs import fitted
from render.forhonor.board import sheets, sides, tokens
from render.forhonor.board.field import BOARD_COLOURS, FRAME, PAD, RAIL, SIZE, TILE, box_of, middle_of, region_of
from render.forhonor.board.frames import NEAR as NEAR_SIZE
from render.forhonor.board.frames import WHOLE, Window, box_within, window
from render.forhonor.board.sides import gains
from render.forhonor.board.tokens import hero
from render.forhonor.board.zones import stage, zone_names
from render.forhonor.painter import FAINT, QUIET, figures, paint, palette_of, squares_in_reach
from render.painter import Theme
from render.theme import LOOKS, blend
from tests.support.pictures.colour_vision import contrast
from tests.support.pictures.fidelity import psnr
from tests.support.samples import sample
from tests.support.scenes.forhonor_scenes import SCENES, answered, fighting, middle, seen
from tests.support.words.fluent_files import LANGUAGES

ROOT = Path(__file__).parent.parent.parent
GOLDEN = ROOT / "tests" / "golden" / "forhonor"
WORDS = Catalogue(ROOT / "data" / "words")
PAINTER = PAINTERS["forhonor"]
THEMES: tuple[Theme, ...] = ("dark", "light")
SHADE = 60  # of 255; shadows are no brighter
NEAR = 45.0  # dB; FreeType may place a letter a pixel aside on another machine

# Every scene in one theme or the other: what changes shows, and the files stay few.
GOLDENS: list[tuple[str, Theme]] = [(scene, THEMES[number % 2]) for number, scene in enumerate(SCENES)]


@cache
def painted(scene: str, theme: Theme, language: str = "en") -> Image.Image:
    view, sketch = SCENES[scene]
    return paint(view, WORDS.of(language), sketch, theme)


@pytest.mark.parametrize(("scene", "theme"), GOLDENS, ids=str)
def test_a_picture_is_the_golden_one(scene: str, theme: Theme, tmp_path: Path, *, regold: bool):
    view, sketch = SCENES[scene]
    golden, made = GOLDEN / f"{scene}_{theme}.png", tmp_path / "made.png"
    made.write_bytes(PAINTER.still(view, WORDS.of("en"), sketch=sketch, theme=theme).png)
    if regold:
        golden.write_bytes(made.read_bytes())
    with Image.open(golden) as expected, Image.open(made) as actual:
        assert expected.size == actual.size
        assert psnr(expected.convert("RGB"), actual.convert("RGB")) >= NEAR


def test_no_golden_picture_is_left_over():
    assert {file.stem for file in GOLDEN.iterdir()} == {f"{scene}_{theme}" for scene, theme in GOLDENS}


@pytest.mark.parametrize(("scene", "theme"), sample(itertools.product(SCENES, THEMES), 5))
def test_the_palettes_serve_every_scene_and_the_file_is_small(scene: str, theme: Theme):
    picture, view = painted(scene, theme), SCENES[scene][0]
    assert psnr(picture, indexed(picture, palette_of(view), theme).convert("RGB")) >= 40.0
    still = PAINTER.still(view, WORDS.of("fr"), sketch=SCENES[scene][1], theme=theme)
    assert len(still.png) <= 100_000


def chosen(card: str) -> State:
    """Both heroes fight, and the attacker's card is chosen."""
    return answered(fighting(), Fight(card))  # type: ignore[arg-type]  # a card of a hand


@pytest.mark.parametrize("viewer", [None, 1])
def test_a_card_not_yet_shown_is_on_its_owners_pictures_alone(viewer: int | None):
    pictures = {
        card: PAINTER.still(seen(chosen(card), viewer), WORDS.of("en")).png for card in CARDS
    }  # fmt: skip
    assert len(set(pictures.values())) == 1
    assert len({PAINTER.still(seen(chosen(card), 0), WORDS.of("en")).png for card in CARDS}) == len(CARDS)


def table(*, named: bool) -> Image.Image:
    """The board of the player asked, with or without what only a near picture can show."""
    view = seen(middle(), 0)
    picture = stage("dark", view.zones, view.would_hold).copy()
    squares_in_reach(picture, view, None, "dark", named=named)
    return picture


def test_squares_in_reach_are_named_from_near():
    view = seen(middle(), 0)
    changed = ImageChops.difference(table(named=True), table(named=False)).convert("L").point(lambda v: 255 * (v > 12))
    for square in view.reach:
        assert changed.crop(box_of(square)).getbbox() is not None, square
    assert changed.crop(box_of("N17")).getbbox() is None


def test_the_window_holds_who_acts_what_is_previewed_and_most_of_the_reach():
    for scene in ("own", "attack", "play", "aside", "wide", "wider", "four"):
        view, sketch = SCENES[scene]
        shown = window(view, sketch or Sketch())
        here = {one.id: one.square for one in view.heroes}
        hero_acting = view.acting.hero if view.acting else view.ready[0]
        assert not here[hero_acting] or shown.sees(here[hero_acting])
        assert all(shown.sees(named(round(ghost.x), round(ghost.y))) for ghost in (sketch or Sketch()).ghosts)
        assert all(map(shown.sees, view.struck))
        assert sum(map(shown.sees, view.reach)) >= len(view.reach) / 2


def test_who_enters_sees_the_whole_edge():
    view = seen(middle(), 0)
    assert view.acting is not None
    heroes = tuple(
        msgspec.structs.replace(one, spot="reserve", square="") if one.id == view.acting.hero else one
        for one in view.heroes
    )
    entering = msgspec.structs.replace(view, heroes=heroes)
    assert paint(view, WORDS.of("en"), None, "dark").size == NEAR_SIZE
    assert paint(entering, WORDS.of("en"), None, "dark").size == WHOLE


@pytest.mark.parametrize("shown", [Window(row, column) for row in (1, 5) for column in range(1, 7)], ids=str)
def test_a_zones_name_is_not_cut_by_the_edge_of_a_window(shown: Window):
    view = seen(middle(), 0)
    plain, named_zones = (Image.new("RGB", SIZE) for _ in range(2))
    zone_names(named_zones, view, WORDS.of("en"), "dark", shown)
    outside = ImageChops.difference(plain, named_zones)
    assert outside.getbbox() is not None
    outside.paste((0, 0, 0), box_within(shown))
    assert outside.getbbox() is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("near", [None, *(Window(row, column) for row in (1, 5) for column in range(1, 7))], ids=str)
def test_a_zones_name_is_written_on_no_dashes(near: Window | None, language: str):
    """Of every zone that would change hands; on the whole board it meets no figure where there is room, as for the English names."""
    view = msgspec.structs.replace(seen(middle(), 0), would_hold=(1, 0, 0))
    written, marks = Image.new("RGB", SIZE), Image.new("RGB", SIZE)
    zone_names(written, view, WORDS.of(language), "dark", near)
    for region in map(region_of, ZONES.values()):
        left, top, right, bottom = (edge + side for edge, side in zip(region, (6, 6, -7, -7), strict=True))
        ImageDraw.Draw(marks).rectangle((left, top, right, bottom), outline=(255, 255, 255), width=8)
    if near is None and language == "en":
        figures(marks, view, None, "dark", near=False)
    assert written.getbbox() is not None
    assert (
        ImageChops.multiply(written, marks.point([255 * (value > SHADE) for value in range(256)] * 3)).getbbox() is None
    )


def test_a_window_ends_where_the_board_does():
    assert Window(1, 1).sees("A1")
    assert Window(1, 1).sees("I14")
    assert not Window(1, 1).sees("J1")
    assert not Window(1, 1).sees("A15")
    assert Window(5, 6).sees("N18")


def test_squares_lie_where_their_names_say():
    """Attack's edge is on the left, row A above."""
    assert box_of("A1")[:2] == (PAD, PAD)
    assert box_of("N18")[2:] == (RAIL.right, RAIL.bottom)
    assert RAIL.right + FRAME <= SIZE[0]
    dark = stage("dark", (None, None, None), (None, None, None))
    for gap in GAPS:
        x, y = map(round, middle_of(gap))
        assert sum(dark.getpixel((x, y))) < 75, gap  # type: ignore[arg-type]  # a pixel of three colours


@pytest.mark.parametrize("language", LANGUAGES)
def test_rows_and_columns_are_those_of_the_picture(language: str):
    """A letter names squares side by side, a number squares above one another; so do the rules."""
    assert len({box_of(f"F{number}")[1] for number in range(1, 19)}) == 1
    assert len({box_of(f"{letter}18")[0] for letter in "ABCDEFGHIJKLMN"}) == 1
    rules = (ROOT / "data" / "rules" / language / "forhonor.md").read_text(encoding="utf-8")
    for between in (r"\w+ A \w+ N\b", r"\w+ 1 \w+ 18\b"):  # "rows A to N", "columns 1 to 18"
        assert re.search(between, " ".join(rules.split()))
    entering = PAINTER.board(seen(middle()), WORDS.of(language))
    said = WORDS.of(language).text("forhonor-board-camp", side="", own="other", column="18")
    assert said[said.index(",") : said.index("18") + 2] in entering


def test_figures_are_large_on_a_desktop():
    """Discord shows a picture at most 350 px high there, and 550 px wide."""
    for sizes, (wide, high) in ((tokens.NEAR, NEAR_SIZE), (tokens.WHOLE, WHOLE)):
        shown = min(550 / wide, 350 / high)
        assert 2 * sizes.hero * shown >= 21
        assert 2 * sizes.soldier * shown >= 13.5


def test_a_tile_to_choose_is_large_enough_for_a_finger_and_an_eye():
    assert painted("own", "dark").size == NEAR_SIZE
    assert TILE * 350 / NEAR_SIZE[0] >= 23


@pytest.mark.parametrize("theme", THEMES)
def test_heroes_who_have_acted_stay_readable(theme: Theme):
    """The icon on the face, and one side of the tick on the other."""
    look = LOOKS[theme]
    for fresh, team in zip(look.teams, tokens.acted(look), strict=False):
        assert min(contrast(team.ink, colour) for colour in (team.high, team.base, team.low)) >= 3
        assert team.base != fresh.base
    assert contrast(look.text, look.casing) >= 4.5
    acted, waiting = (hero("warden", 0, 4, tokens.WHOLE.hero, theme, dim=dim) for dim in (True, False))
    assert ImageChops.difference(acted.mask, waiting.mask).getbbox() is None


@pytest.mark.parametrize("theme", THEMES)
def test_camps_are_told_apart_without_colour(theme: Theme):
    shapes = [hero("warden", camp, 4, 26, theme).mask.point(lambda value: 255 * (value > 200)) for camp in (0, 1)]
    outlines = [shape.getbbox() for shape in shapes]
    assert all(outlines)
    corner = [shape.getpixel((round(shape.width / 2 + 19), round(shape.height / 2 - 19))) for shape in shapes]
    assert corner == [0, 255]  # a disc has no corners


@pytest.mark.parametrize("theme", THEMES)
def test_marks_stand_out_on_every_floor(theme: Theme):
    stone, look = BOARD_COLOURS[theme], LOOKS[theme]
    for floor in (*stone.floor, *stone.lane):
        for mark in (look.aim, look.teams[0].base, look.teams[1].base, stone.danger, stone.median):
            assert contrast(mark, floor) >= 3
        assert contrast(blend(stone.floor[0], look.text, QUIET), blend(floor, look.aim, FAINT / 255)) >= 4.5
    assert min(contrast(stone.life, stone.lost), contrast(stone.dying, stone.lost)) >= 2.5
    assert contrast(look.text, look.casing) >= 4.5


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_written_fits_into_its_place(language: str):
    words = WORDS.of(language)

    def wide(key: str, size: int) -> float:
        return font("headline", size).getlength(words.text(key))

    for one in HEROES:
        assert wide(f"forhonor-picture-name-{one}", sides.SIZES[-1]) <= sides.NAME, one
        power = words.text(f"forhonor-power-{HEROES[one].power}")
        assert not fitted(power, *sheets.POWER, sheets.HINTS)[1][-1].endswith("…"), one
    for card in CARDS:
        assert font("headline", sheets.TEXT).getlength(words.text(f"forhonor-picture-card-{card}").upper()) <= 118, card
    for camp in (0, 1):
        name = words.text(f"forhonor-picture-team-{camp}").upper()
        assert font("headline", sheets.TEXT).getlength(name) <= sheets.NAMED - 20


def test_the_score_to_come_is_what_the_turn_would_bring():
    view = seen(middle())
    assert view.would_hold == (0, 1, 0)
    assert [gains(view, camp) for camp in (0, 1)] == [300, 100]
    lost = msgspec.structs.replace(view, would_hold=(1, 1, None))
    assert [gains(lost, camp) for camp in (0, 1)] == [-100, 300]
