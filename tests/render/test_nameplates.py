"""Nameplates of the house below pictures and films: the same for every game, and nothing above them changes."""

import io
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.games import GAMES
from bot.games.contract.luck import Rng
from bot.games.contract.player import LEVELS
from bot.games.contract.save import dump, dump_state
from bot.matches.house.members import HouseSeats, name_of, user_of
from bot.words import Catalogue
from bot.workers.paint import Paint, SketchOf
from bot.workers.studio import standard_tools
from render import PAINTERS, nameplates
from render.painter import Picture, Theme
from render.text import ALT
from tests.support.games.bowl_flicks import FLICKS
from tests.support.pictures.films import decoded
from tests.support.scenes.tries_scenes import SCENES
from tests.support.words.fluent_files import LANGUAGES

ROOT = Path(__file__).parent.parent.parent
GOLDEN = ROOT / "tests" / "golden" / "nameplates"
ACTUAL = ROOT / "out" / "pictures"
WORDS = Catalogue(ROOT / "data" / "words")
THEMES: tuple[Theme, ...] = ("dark", "light")
GOLDENS: list[tuple[str, Theme]] = [(game, theme) for game in PAINTERS for theme in THEMES]
SEATS: dict[str, HouseSeats] = {
    "pitchout": tuple((seat, user_of(seat, level)) for seat, level in ((1, 1), (2, 2), (3, 3))),
    "pitchbowl": ((0, user_of(4, 4)), (1, user_of(5, 5))),
    "forhonor": tuple((seat, user_of(seat, LEVELS[seat % 5])) for seat in range(1, 8)),
    "offboard": ((0, user_of(6, 5)), (1, user_of(7, 1))),
}
TOOLS = standard_tools()


def plain(game: str, theme: Theme = "dark", language: str = "en") -> Picture:
    return PAINTERS[game].still(SCENES[game].view, WORDS.of(language), theme=theme)


def named(game: str, theme: Theme = "dark", language: str = "en", seats: HouseSeats = ()) -> Picture:
    picture = plain(game, theme, language)
    return nameplates.below(picture, game, seats or SEATS[game], WORDS.of(language), theme)


def opened(png: bytes) -> Image.Image:
    with Image.open(io.BytesIO(png)) as picture:
        return picture.convert("RGB")


def strip(game: str, theme: Theme = "dark", seats: HouseSeats = ()) -> Image.Image:
    whole = opened(named(game, theme, seats=seats).png)
    return whole.crop((0, opened(plain(game, theme).png).height, *whole.size))


@pytest.mark.parametrize(("game", "theme"), GOLDENS)
def test_the_nameplates_look_as_they_did(game: str, theme: Theme, *, regold: bool):
    shown, golden = strip(game, theme), GOLDEN / f"{game}_{theme}.png"
    if regold:
        shown.save(golden)
    ACTUAL.mkdir(parents=True, exist_ok=True)
    shown.save(ACTUAL / f"nameplates_{golden.name}")
    with Image.open(golden) as expected:
        assert ImageChops.difference(expected.convert("RGB"), shown).getbbox() is None


def test_no_golden_picture_is_left_over():
    assert {file.stem for file in GOLDEN.iterdir()} == {f"{game}_{theme}" for game, theme in GOLDENS}


@pytest.mark.parametrize(("game", "theme"), GOLDENS)
def test_the_picture_above_stays_as_it_is(game: str, theme: Theme):
    above, whole = opened(plain(game, theme).png), opened(named(game, theme).png)
    assert ImageChops.difference(whole.crop((0, 0, *above.size)), above).getbbox() is None


@pytest.mark.parametrize("game", PAINTERS)
def test_as_many_as_may_sit_there_fit_side_by_side(game: str):
    shown = strip(game)
    right = shown.crop((shown.width - 5, 0, *shown.size))
    assert len(right.getcolors()) == 1


def test_the_level_changes_the_picture():
    shown = {level: strip("offboard", seats=((1, user_of(0, level)),)).tobytes() for level in LEVELS}
    assert len(set(shown.values())) == len(LEVELS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PAINTERS)
def test_the_alt_text_names_the_house_where_there_is_room(game: str, language: str):
    alt = nameplates.below(Picture(plain(game).png, "A board."), game, SEATS[game], WORDS.of(language), "dark").alt
    assert all(name_of(user) in alt for _, user in SEATS[game])
    full = Picture(plain(game).png, "x" * ALT)
    assert nameplates.below(full, game, SEATS[game], WORDS.of(language), "dark").alt == full.alt


def test_a_film_ends_as_it_did_above_the_nameplates():
    films, theme = PAINTERS["pitchbowl"].films, "dark"
    assert films
    gif = films.film([FLICKS["run"], FLICKS["touchdown"]], WORDS.of("en"), theme=theme)
    whole = nameplates.below_film(gif, "pitchbowl", SEATS["pitchbowl"], WORDS.of("en"), theme)
    before, after = decoded(gif), decoded(whole)
    assert [shown for _, shown in before] == [shown for _, shown in after]
    high = before[0][0].height
    strips = {frame.crop((0, high, *frame.size)).tobytes() for frame, _ in after}
    assert len(strips) == 1
    assert not strips & {Image.new("RGB", (after[0][0].width, after[0][0].height - high)).tobytes()}
    for (frame, _), (same, _) in zip(before, after, strict=True):
        assert ImageChops.difference(same.crop((0, 0, *frame.size)), frame).getbbox() is None


def test_previews_have_none():
    game = GAMES["offboard"]
    state = game.setup(2, {}, Rng(b"plates")).state
    saved, ask = dump_state(game.spec, state), game.asks(state)[0]
    job = Paint("offboard", saved, "en", viewer=ask.seat, house=((1, user_of(0, 3)),))

    assert job.run(TOOLS).png != Paint("offboard", saved, "en", viewer=ask.seat).run(TOOLS).png
    sketched = Paint(
        "offboard",
        saved,
        "en",
        viewer=ask.seat,
        sketch=SketchOf(ask.id, dump(ask.choices[0].action)),
    )
    assert sketched.run(TOOLS).png == msgspec.structs.replace(sketched, house=job.house).run(TOOLS).png
