from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.games.contract.base import Answer
from bot.games.contract.dials import Option
from bot.games.contract.luck import Rng
from bot.games.contract.preview import Assist, Sketch
from bot.games.contract.vocabulary import phrase
from bot.games.pitchout.rules.game import PitchOut
from bot.words import Catalogue
from render import PAINTERS
from render.drawing.palette import indexed
from render.drawing.paragraphs import fitted, wrapped
from render.painter import Theme
from render.pitchout.board import portraits
from render.pitchout.board.portraits import PALETTE
from render.pitchout.board.still import paint
from render.text import ALT
from tests.support.pictures.fidelity import psnr
from tests.support.samples import sample
from tests.support.scenes.complete_scenes import PICKED, ROSTERS, lining_up
from tests.support.words.fluent_files import LANGUAGES

WORDS = Catalogue(Path(__file__).parent.parent.parent / "data" / "words")
PAINTER = PAINTERS["pitchout"]
SIZES = (30, 28, 26, 24, 22)  # px


def painted(sketch: Sketch, theme: Theme = "dark", language: str = "en") -> Image.Image:
    return paint(lining_up()[0], WORDS.of(language), sketch, theme)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["fr2021", "en"])
@pytest.mark.parametrize("pitcher", sorted({*ROSTERS[0], *ROSTERS[1]}))
def test_what_a_pitcher_does_is_told_in_full_and_readably(pitcher: str, edition: str, language: str):
    text = WORDS.of(language).text(f"pitchout-power-{pitcher}", edition=edition)
    card = portraits.cards(2)[0]
    _, lines = fitted(text, *portraits.room(card), (portraits.TEXT,))
    assert " ".join(lines) == text


def test_what_does_not_fit_is_cut_where_it_shows():
    size, lines = fitted("word " * 200, 200.0, 100.0, SIZES)
    assert lines[-1].endswith("…")
    assert len(lines) * size <= 100


def test_lines_are_broken_between_words_only():
    assert wrapped("", 100, 30) == ()
    assert wrapped("Jouée\u00a0: monte", 1, 30) == ("Jouée\u00a0:", "monte")
    assert wrapped("one two", 500, 30) == ("one two",)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_pick_changes_its_own_card_and_the_count_and_shows_without_hue(theme: Theme):
    _, before = lining_up()
    after = msgspec.structs.replace(before, picked=(*PICKED, "runner"))
    change = ImageChops.difference(*(painted(one, theme).convert("L") for one in (before, after)))
    card = (506, 350, 982, 626)  # the fourth, right in the second row
    assert change.crop(card).getextrema()[1] > 120  # the tick stands where an empty circle was
    change.paste(0, card)
    box = change.getbbox()
    assert box is not None
    assert box[3] < 62


def test_every_offered_code_has_a_portrait_even_without_an_icon():
    sketch = Sketch(
        offered=tuple(Option(f"x{n}", phrase("pitchout-tagline")) for n in range(3)), picked=("x1",), needed=2
    )
    picture = painted(sketch)
    none = painted(Sketch(offered=sketch.offered))
    assert ImageChops.difference(picture, none).getbbox() is not None
    assert "Picked (1 of 2): " in PAINTER.still(lining_up()[0], WORDS.of("en"), sketch=sketch).alt


@pytest.mark.parametrize("count", [1, 2, 9, 10, 11, 25])
def test_any_number_of_portraits_stays_on_the_sheet(count: int):
    sketch = Sketch(offered=tuple(Option(f"x{n}", phrase("pitchout-name")) for n in range(count)), picked=("x0",))
    picture = painted(sketch)
    edge = picture.getpixel((0, 0))
    wide, high = picture.size
    assert all(picture.getpixel((x, high - 1)) == edge for x in range(70, wide))
    assert all(picture.getpixel((wide - 1, y)) == edge for y in range(70, high))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_alt_text_lists_all_and_who_is_picked(seat: int, language: str):
    words = WORDS.of(language)
    for edition in ("fr2021", "en"):
        seen, sketch = lining_up(("captain", "guard"), seat=seat, edition=edition)
        alt = PAINTER.still(seen, words, sketch=sketch).alt
        names = [words.text(f"pitchout-pitcher-{one}") for one in ROSTERS[seat]]
        picked, others = alt.splitlines()[2:4]
        assert all(
            (name in picked) == (number < 2) and (name in others) == (number >= 2) for number, name in enumerate(names)
        )
        assert len(alt) <= ALT


def test_the_game_offers_its_pitchers_to_whom_it_asks():
    game = PitchOut()
    rng = Rng(b"portraits")
    state = game.setup(2, game.spec.complete({"mode": "complete"}), rng).state
    while state.phase == "team":
        ask = game.asks(state)[0]
        state = game.apply(state, Answer(ask.id, ask.seat, ask.choices[0].action), rng).state
    ask = next(one for one in game.asks(state) if one.seat == 1)
    action = ask.choices[0].action
    sketch = game.sketch(game.view(state, 1), ask, action, Assist.FULL)
    assert sketch.seat == 1
    alt = PAINTER.still(game.view(state, 1), WORDS.of("en"), sketch=sketch).alt
    assert alt.splitlines()[1] == "Azure picks pitchers."
    assert alt.splitlines()[2].startswith("Picked (7 of 7): Captain, Guard")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("seat", sample(range(4), 4))
def test_the_palette_is_faithful_to_portraits(seat: int, theme: Theme):
    picture = painted(lining_up(seat=seat)[1], theme)
    assert psnr(picture, indexed(picture, PALETTE, theme).convert("RGB")) >= 40
