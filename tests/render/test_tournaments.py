"""Pictures of tournaments: nothing overlaps or runs out of the picture, whatever happened."""

import io
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.features.tournaments.jobs import PaintTournament
from bot.pairing.event import Event, Form, Pairing, Result
from bot.pairing.standings import TieBreak, standings
from bot.words import Catalogue
from bot.workers.studio import standard_tools
from render.drawing.badges import overlaps
from render.painter import Theme
from render.pen import POINT, WIDE
from render.text import ALT
from render.theme import LOOKS
from render.tournaments.chart import Chart, Sign, halves, sign
from render.tournaments.double import columns_of
from render.tournaments.drawing import COLOURS
from render.tournaments.key import key_of
from render.tournaments.match_box import winner_fill
from render.tournaments.pages import draw, home, pages_of, paint
from render.tournaments.summary import alt, celebration
from render.tournaments.table import LEAST_NAME, columns
from tests.support.pictures.colour_vision import contrast
from tests.support.samples import THOROUGH
from tests.support.tournaments.tournament_charts import HOUSE, TITLE, chart, event
from tests.support.words.fluent_files import LANGUAGES

ROOT = Path(__file__).parent.parent.parent
GOLDEN = ROOT / "tests" / "golden" / "tournaments"
ACTUAL = ROOT / "out" / "pictures"
WORDS = Catalogue(ROOT / "data" / "words")
SHOWN: dict[str, tuple[Callable[[], Chart], str, Theme, int]] = {
    "swiss_3_dark": (lambda: chart(event(Form.SWISS, 3)), "en", "dark", 0),
    "swiss_16_dark": (lambda: chart(event(Form.SWISS, 16), own=7, finished=True), "en", "dark", 0),
    "swiss_36_light": (lambda: chart(event(Form.SWISS, 36, 4)), "fr", "light", 2),
    "swiss_64_dark": (lambda: chart(event(Form.SWISS, 64), own=50), "fr", "dark", 0),
    "robin_8_light": (lambda: chart(event(Form.ROUND_ROBIN, 8), finished=True), "en", "light", 0),
    "teams_6_dark": (lambda: chart(event(Form.SWISS, 6, 2), team=2), "fr", "dark", 0),
    "knockout_3_light": (lambda: chart(event(Form.KNOCKOUT, 3), finished=True), "fr", "light", 0),
    "knockout_8_dark": (lambda: chart(event(Form.KNOCKOUT, 8, 2)), "en", "dark", 0),
    "knockout_16_light": (lambda: chart(event(Form.KNOCKOUT, 16), own=4, finished=True), "en", "light", 0),
    "knockout_36_dark": (lambda: chart(event(Form.KNOCKOUT, 36, 2)), "fr", "dark", 1),
    "knockout_64_light": (lambda: chart(event(Form.KNOCKOUT, 64), finished=True), "en", "light", 3),
    "double_8_light": (lambda: chart(event(Form.DOUBLE, 8), finished=True), "en", "light", 2),
    "double_16_dark": (lambda: chart(event(Form.DOUBLE, 16, 3), own=6), "fr", "dark", 0),
    "groups_8_dark": (lambda: chart(event(Form.GROUPS, 8), finished=True), "en", "dark", 0),
    "groups_36_light": (lambda: chart(event(Form.GROUPS, 36, 2)), "fr", "light", 0),
    "league_14_dark": (lambda: chart(event(Form.LEAGUE, 14, 3), own=4), "fr", "dark", 0),
    "league_12_light": (lambda: chart(event(Form.LEAGUE, 12), own=8, finished=True), "en", "light", 0),
    "league_36_light": (lambda: chart(event(Form.LEAGUE, 36, 4), own=30), "fr", "light", 0),
}
COUNTS = {form: (3, 4, 8) if form is Form.ROUND_ROBIN else (3, 5, 8, 16, 36, 64) for form in Form}
CASES = [
    pytest.param(form, count, marks=THOROUGH if count in {36, 64} else ()) for form in Form for count in COUNTS[form]
]


def opened(png: bytes) -> Image.Image:
    with Image.open(io.BytesIO(png)) as picture:
        return picture.convert("RGB")


def in_play(shown: Event) -> Event:
    """The tournament with no results of its last round."""
    last = tuple(
        msgspec.structs.replace(one, result=Result.OPEN) if one.played and not one.is_bye else one
        for one in shown.rounds[-1]
    )
    return msgspec.structs.replace(shown, rounds=(*shown.rounds[:-1], last))


@pytest.mark.parametrize("name", SHOWN)
def test_pictures_look_as_they_did(name: str, *, regold: bool):
    shown, language, theme, page = SHOWN[name]
    picture, _, _ = paint(shown(), WORDS.of(language), theme, page)
    golden = GOLDEN / f"{name}.png"
    if regold:
        golden.write_bytes(picture.png)
    ACTUAL.mkdir(parents=True, exist_ok=True)
    (ACTUAL / f"tournament_{golden.name}").write_bytes(picture.png)
    with Image.open(golden) as expected:
        assert ImageChops.difference(expected.convert("RGB"), opened(picture.png)).getbbox() is None


def test_no_golden_picture_is_left_over():
    assert {file.stem for file in GOLDEN.iterdir()} == set(SHOWN)


@pytest.mark.parametrize(("form", "count"), CASES)
def test_nothing_overlaps_or_runs_out_however_it_went(form: Form, count: int):
    for seed, leave, void, team, language in ((1, 0.0, 0.0, 1, "en"), (2, 0.1, 0.1, 1, "fr"), (3, 0.3, 0.2, 2, "fr")):
        played = event(form, count, seed=seed, leave=leave, void=void)
        first = msgspec.structs.replace(played, rounds=played.rounds[:1])
        for moment, finished in ((in_play(first), False), (in_play(played), False), (played, True)):
            shown = chart(moment, own=2, finished=finished, team=team, title="W" * 80)
            for page in range(1, len(pages_of(shown, WORDS.of(language))) + 1):
                fits(shown, language, page)


def fits(shown: Chart, language: str, page: int) -> None:
    drawing, _, _ = draw(shown, WORDS.of(language), "dark", page)
    assert drawing.picture.width == WIDE * POINT
    assert all(box[0] >= 0 and box[1] >= 0 and box[2] <= WIDE and box[3] <= drawing.high for box in drawing.boxes)
    assert not [pair for pair in combinations(drawing.boxes, 2) if overlaps(*pair)]


@pytest.mark.parametrize("theme", LOOKS)
def test_every_cell_and_name_is_readable(theme: Theme):
    look, colours = LOOKS[theme], COLOURS[theme]
    written = {
        "won": colours.won,
        "drawn": colours.drawn,
        "gold": colours.gold,
        "lost": (colours.row, colours.lost[1]),
        "who goes down": colours.down,
        "gone": (colours.row, colours.faint),
        "gone on the viewer's row": (colours.own, colours.faint),
        "the viewer": (colours.own, look.text),
        "who goes on": (winner_fill(theme), look.text),
    }
    assert {name: round(contrast(*pair), 1) for name, pair in written.items() if contrast(*pair) < 4.5} == {}
    assert contrast(colours.won[0], colours.drawn[0]) > 1.6
    assert contrast(colours.drawn[0], colours.row) > 1.3


@pytest.mark.parametrize(("form", "count"), CASES)
def test_everybody_is_on_some_page(form: Form, count: int):
    shown = chart(event(form, count, leave=0.1))
    numbers = {number for page in pages_of(shown, WORDS.of("en")) for number in page.numbers}
    assert numbers - {0} == {one.number for one in shown.event.entrants}


@pytest.mark.parametrize("form", [Form.SWISS, Form.KNOCKOUT, Form.GROUPS])
def test_the_first_page_shown_is_the_viewers_or_has_the_latest_round(form: Form):
    shown = chart(event(form, 64))
    for own in (1, 30, 64):
        mine = msgspec.structs.replace(shown, own=own)
        pages = pages_of(mine, WORDS.of("en"))
        page = home(mine, pages)
        assert own in pages[page - 1].numbers
        assert not any(own in one.numbers for one in pages[page:])
        assert draw(mine, WORDS.of("en"), "dark")[1:] == (page, len(pages))
    pages = pages_of(shown, WORDS.of("en"))
    assert home(shown, pages) == (1 if form is Form.SWISS else len(pages))
    assert draw(shown, WORDS.of("en"), "dark", 99)[1] == len(pages)


def test_who_has_not_lost_is_above_in_a_double_elimination():
    shown = event(Form.DOUBLE, 16, 3, leave=0.0)
    lost: set[int] = set()
    for nth, pairings in enumerate(shown.rounds, 1):
        halves_of = [column.halves for column in columns_of(shown, nth)]
        above, below = ({one for half in halves_of for one in half[place]} for place in (0, 1))
        assert above | below == set(pairings)
        assert all(set(one.numbers) <= lost for one in below)
        assert not any(set(one.numbers) <= lost for one in above)
        lost |= {one.loser for one in pairings}


def test_a_tournament_that_has_not_begun_has_its_entrants():
    begun = msgspec.structs.replace(event(Form.KNOCKOUT, 8), rounds=())
    assert len(pages_of(chart(begun), WORDS.of("en"))) == 1
    assert paint(chart(begun), WORDS.of("en"), "dark")[0].alt.startswith("Autumn Cup. 8 entrants.")
    nobody = msgspec.structs.replace(begun, entrants=())
    assert paint(chart(nobody), WORDS.of("en"), "dark")[0].alt.startswith("Autumn Cup. 0 entrants.")


@pytest.mark.parametrize(
    ("pairing", "signs"),
    [
        (Pairing(1, 2, Result.FIRST), (Sign.WON, Sign.LOST)),
        (Pairing(1, 2, Result.SECOND), (Sign.LOST, Sign.WON)),
        (Pairing(1, 2, Result.DRAW), (Sign.DRAWN, Sign.DRAWN)),
        (Pairing(1, 2, Result.VOID), (Sign.VOID, Sign.VOID)),
        (Pairing(1, 2, Result.NEITHER), (Sign.LOST, Sign.LOST)),
        (Pairing(1, 2), (Sign.OPEN, Sign.OPEN)),
        (Pairing(1, 2, Result.FIRST, played=False), (Sign.GIVEN, Sign.MISSED)),
        (Pairing(1, 2, Result.NEITHER, played=False), (Sign.MISSED, Sign.MISSED)),
        (Pairing(1), (Sign.GIVEN,)),
        (Pairing(1, result=Result.NEITHER, played=False), (Sign.MISSED,)),
    ],
)
def test_each_result_has_its_sign(pairing: Pairing, signs: tuple[Sign, ...]):
    assert tuple(sign(pairing, number) for number in pairing.numbers) == signs


def test_half_points_are_written_as_players_do():
    assert [halves(value) for value in (0, 1, 2, 3, 10)] == ["0", "½", "1", "1½", "5"]


@pytest.mark.parametrize(("language", "theme"), [("en", "dark"), ("fr", "light")])
@pytest.mark.parametrize("form", Form)
def test_the_worker_paints_every_form(form: Form, language: str, theme: Theme):
    job = PaintTournament(chart(event(form, 8, 2)), language, theme=theme)
    drawn = job.run(standard_tools())
    assert drawn == job.run(standard_tools())
    assert drawn.alt.startswith(TITLE)
    assert (drawn.page, drawn.pages) == (1, 1)
    assert opened(drawn.png).getpixel((2, 2)) == LOOKS[theme].canvas
    assert len(drawn.png) < 150_000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", Form)
def test_the_podium_has_the_first_three(form: Form, language: str):
    shown, words = chart(event(form, 8), finished=True), WORDS.of(language)
    found = celebration(shown, words)
    level = [one for one in standings(shown.event)[:3] if not one.dropped]
    assert [(one.place, one.name) for one in found.steps] == [
        (one.place, shown.contender(one.number).members[0][0]) for one in level
    ]
    assert all(bool(one.figure) == (form in {Form.SWISS, Form.ROUND_ROBIN, Form.LEAGUE}) for one in found.steps)
    assert [one.level for one in found.steps] == [3 if one.number == HOUSE else 0 for one in level]
    assert found.title == TITLE
    assert "8" in found.subtitle
    pairs = celebration(chart(event(form, 8), team=2), words)
    assert all(" & " in one.name and not one.level for one in pairs.steps)


def test_the_latest_of_many_rounds_are_shown():
    level = standings(event(Form.SWISS, 8))
    assert columns([level], range(1, 8)).rounds == tuple(range(1, 8))
    late = columns([level], range(1, 31))
    assert late.rounds[-1] == 30
    assert late.name >= LEAST_NAME


def test_a_swiss_has_its_first_tie_break_from_the_first_round_on_and_says_what_it_is():
    words = WORDS.of("en")
    for rounds in range(1, 4):
        now = event(Form.SWISS, 8)
        now = msgspec.structs.replace(now, rounds=now.rounds[:rounds])
        level = standings(now)
        shown = columns([level], range(1, rounds + 1))
        assert shown.ties[0] is TieBreak.BUCHHOLZ
        lines = [one.text for one in key_of(chart(now), level, shown.rounds, shown.ties, words).entries]
        assert words.text("tournament-picture-key-number") in lines
        assert words.text("tournament-picture-key-buchholz") in lines
    assert columns([standings(msgspec.structs.replace(event(Form.SWISS, 8), rounds=()))], ()).ties == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("form", "count"), CASES)
def test_alt_texts_name_the_winner_and_fit(form: Form, count: int, language: str):
    for finished in (False, True):
        shown = chart(event(form, count), finished=finished)
        text = alt(shown, WORDS.of(language))
        assert len(text) <= ALT
        assert (
            not finished
            or WORDS.of(language).text("tournament-picture-won", count=1, names="").strip(" :\u00a0") in text
        )
