"""Parsers read text copied from messages however it is pasted: quoted, from a phone, in full width."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.answers.aim_edits import figure
from bot.answers.aim_parser import AmbiguousAim, read_aim, read_number
from bot.answers.announcements import label_of, pieces
from bot.answers.batch import lines_of, read_lines
from bot.answers.draft import Draft, action_of, bearing_of, chosen, is_flick
from bot.answers.placement import read_place, read_places, written_place, written_places
from bot.answers.shot_notation import ViewContext, puck_named, shot_code
from bot.content import catalogue
from bot.games import GAMES
from bot.games.contract.base import Ask
from bot.games.contract.dials import Grid, Layout, Number, Place
from bot.games.offboard.rules.board import DIRECTIONS
from bot.games.offboard.rules.notation import read, written
from bot.games.offboard.rules.values import Action, Discard, Move, Reenter
from bot.matches.settings.preferences import Preset, ServerSettings
from bot.matches.settings.zones import zone_shown
from bot.matches.timing.paces import LIMITS, LONGEST, MINUTE, SHORTEST, length_words, read_length, read_terms
from bot.matches.timing.time_parser import hour_text, read_hour, read_zone
from bot.ratings.seasons import read_season
from bot.screens.option_labels import clock_meant, options_meant
from bot.screens.points import season_words
from bot.text import cleaned
from cogs.core.command_options import fits_typed, read_options
from tests.answers.test_step_parser import CLASH, USUAL, at, codes
from tests.support.presses.made_drafts import ASKS, WORDS, drafts
from tests.support.presses.pasted import CHANGES

T = TypeVar("T")
GRID = Grid(8, 8, 100)
CATALOGUE = catalogue()
MOVES: list[Action] = [*(Move("C4", way) for way in DIRECTIONS), Reenter("F5"), Discard()]
FEW = ("as shown", "back-ticks", "guillemets", "zero-width within", "no-break spaces", "minus signs", "full-width")
languages = pytest.mark.parametrize("language", list(WORDS))


def understood(text: str, reader: Callable[[str], T], meant: T, ways: Iterable[str] = CHANGES) -> None:
    """Check that a parser reads a text the same after each such change."""
    for way in ways:
        assert reader(CHANGES[way](text)) == meant, (way, CHANGES[way](text))


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("A3>B2 l30 s62", "A3>B2 l30 s62"),
        (" `A3` ", " A3 "),
        ("«\u202fA3 Écuyère\u202f»", " A3 Écuyère "),
        ("‘l’arène’", "l'arène"),
        ("C4 ↗\ufe0f", "C4 ↗"),
        ("➡️", "→"),
        ("4\ufe0f\u20e3", "4"),
        ("−2,5", "-2,5"),
        ("45º", "45°"),
        ("nº\u00a012", "n° 12"),
        ("<:puck:123456> A3 :puck:", " A3 "),
        ("7:30:15", "7:30:15"),
        ("A3\nB2", "A3\nB2"),
        ("one…", "one..."),
    ],
)
def test_what_is_typed_is_read_in_plain_signs(typed: str, plain: str):
    assert cleaned(typed) == plain


@given(st.text(max_size=60))
def test_cleaning_twice_changes_nothing(text: str):
    assert cleaned(cleaned(text)) == cleaned(text)


@languages
@given(data=st.data())
def test_shots_are_understood(language: str, data: st.DataObject):
    game, ask = data.draw(st.sampled_from([one for one in ASKS if any(map(is_flick, one[1].choices))]))
    spec = GAMES[game].spec
    draft = data.draw(drafts(ask, WORDS[language], spec.turn))
    context = ViewContext(WORDS[language], spec.turn, spec.reach, spec.batches and spec.batches.announcements)
    choice = chosen(ask, draft)
    assert choice is not None
    placed = {
        dial.field: draft.values[dial.field]
        for dial in choice.dials
        if dial.field in draft.values and isinstance(dial, Layout)
    }

    def action(line: str) -> Any:
        again = read_lines(line, ask, Draft(choice.code, placed), context)
        now = chosen(ask, again)
        return None if now is None else action_of(now, again)

    code = shot_code(ask, draft, context)
    if code:
        understood(code, action, action_of(choice, draft))


@languages
@pytest.mark.parametrize(
    ("game", "ask"), [(game, ask) for game, ask in ASKS if pieces(ask)], ids=lambda one: getattr(one, "kind", one)
)
def test_pieces_targets_and_numbers_are_understood(language: str, game: str, ask: Ask[Any]):
    words, choice = WORDS[language], pieces(ask)[0]
    dial = bearing_of(choice)
    assert dial is not None

    def piece(line: str) -> str:
        return puck_named(ask, line, words).code

    for text in (label_of(choice, words), words.say(choice.words)):
        understood(text, lambda line: read_or_asked(piece, line), read_or_asked(piece, text), FEW)
    aim = partial(read_aim, dial=dial, turn=GAMES[game].spec.turn, current=0.0, words=words)
    texts = [text for one in dial.targets[:3] for text in (one.label, words.say(one.words))]
    for text in (*texts, *(words.say(spot.words) for spot in dial.spots), "7:30", "-2.5", "+2,5", "125°", "nw"):
        understood(text, lambda line: read_or_asked(aim, line), read_or_asked(aim, text), FEW)
    for number in (one for one in choice.dials if isinstance(one, Number)):
        value = number.lo + number.step
        understood(figure(value, words), partial(read_number, dial=number), value, FEW)


def read_or_asked(reader: Callable[[str], Any], text: str) -> Any:
    """The value read from a text, or the possible readings of an ambiguous one."""
    try:
        return reader(text)
    except AmbiguousAim as unclear:
        return unclear.readings


@languages
@given(x=st.integers(0, 800_000), y=st.integers(0, 800_000), angle=st.integers(0, 359_999))
def test_positions_are_understood(language: str, x: int, y: int, angle: int):
    place, before = Place("S1", x / 1000, y / 1000, angle / 1000), Place("S1", 1.0, 1.0)
    text = written_place(place, WORDS[language], turns=True)
    understood(text, lambda line: read_place(line, before, GRID), place)


LAYOUTS = [
    (choice.action.places, dial)
    for _, ask in ASKS
    for choice in ask.choices[:1]
    for dial in choice.dials
    if isinstance(dial, Layout)
]


@languages
@pytest.mark.parametrize(("places", "dial"), LAYOUTS)
def test_whole_layouts_are_understood(language: str, places: tuple[Place, ...], dial: Layout):
    understood(written_places(dial, places, WORDS[language]), partial(read_places, dial=dial, places=places), places)


def test_a_label_may_have_a_colon_apart():
    places, dial = LAYOUTS[0]
    (place,) = read_places(f"{dial.pieces[0].label}\u202f: 30,05 ; 6", dial, places)
    assert (place.x, place.y) == (300.5, 60.0)


@pytest.mark.parametrize("move", MOVES)
def test_moves_are_understood(move: Action):
    understood(written(move), read, move)


@pytest.mark.parametrize("arrow", ["→", "↗", "↖", "←", "↙", "↘"])
def test_a_phones_arrows_are_directions(arrow: str):
    understood(f"C4 {arrow}", read, read(f"C4 {arrow}"))


@languages
@pytest.mark.parametrize("state", [CLASH, USUAL])
def test_steps_are_understood_by_code_and_by_words(language: str, state: Any):
    for choice in at(state).ask.choices[::7]:
        for text in (choice.code, WORDS[language].say(choice.words)):
            understood(text, lambda line: codes(line, state, language), [choice.code], FEW)


def test_several_lines_are_parted_however_they_are_pasted():
    understood("A4>90 s5; A1>B2 s20", lambda text: tuple(map(str.casefold, lines_of(text))), ("a4>90 s5", "a1>b2 s20"))


@languages
@given(minutes=st.integers(SHORTEST // MINUTE, LONGEST // MINUTE))
def test_lengths_are_understood(language: str, minutes: int):
    understood(WORDS[language].say(length_words(minutes * MINUTE)), read_length, minutes * MINUTE)


@languages
@pytest.mark.parametrize("pace", list(LIMITS))
def test_clocks_are_understood_by_their_labels(language: str, pace: Any):
    label = WORDS[language].text(f"pace-{pace.value}")
    for text in (label, label.partition(":")[0], pace.value):
        understood(text, lambda line: read_terms(clock_meant(line, CATALOGUE)).pace, pace)


@given(st.integers(0, 24 * 60 - 1))
def test_hours_are_understood(minutes: int):
    understood(hour_text(minutes), read_hour, minutes)


@pytest.mark.parametrize(
    "zone", ["Europe/Paris", "America/Sao_Paulo", "Etc/GMT-2", "UTC-03:30", "UTC", "America/New_York"]
)
def test_zones_are_understood(zone: str):
    for text in (zone_shown(zone), zone_shown(zone).replace("_", " ")):
        understood(text, read_zone, zone)


@languages
@pytest.mark.parametrize("game", [key for key, game in GAMES.items() if game.spec.options])
def test_options_are_understood(language: str, game: str):
    options = GAMES[game].spec.options
    meant = {option.name: option.values[-1] for option in options}
    codes = " ".join(f"{name}={value}" for name, value in meant.items())
    texts = [
        [WORDS[language].text(f"{game}-option-{one}") for one in (name, f"{name}-{value}")]
        for name, value in meant.items()
    ]
    labels = ", ".join(f"{name}\u00a0: {value}" for name, value in texts)
    for text in (codes, labels):
        understood(text, lambda line: read_options(game, options_meant(game, line, CATALOGUE)), meant, FEW)


@languages
@pytest.mark.parametrize("season", [20264, 19701, 20301])
def test_seasons_are_understood(language: str, season: int):
    for text in (f"{season // 10}-{season % 10}", season_words(season, WORDS[language])):
        understood(text, read_season, season)


@pytest.mark.parametrize("name", ["Friday night", "L’heure d’été", "*Cup* #1", "5-a-side"])
def test_presets_are_found_by_name(name: str):
    settings = ServerSettings(presets=(Preset("Other", "pitchout"), Preset(name, "pitchout")))
    understood(name, settings.preset, settings.presets[1])


def test_a_preset_is_found_by_its_exact_name_first():
    one, other = Preset("cup", "pitchout"), Preset("*Cup*", "pitchout")
    for first, second in ((one, other), (other, one)):
        settings = ServerSettings(presets=(first, second))
        assert [settings.preset(text) for text in ("cup", "*Cup*", " cup ")] == [one, other, one]
        assert settings.preset("Cup") == first


@languages
@pytest.mark.parametrize("text", ["#12", "12", "nº 12", "n°12", "Match #12", "« nº\u202f12 »", "`#12`"])
def test_a_match_is_suggested_by_its_number(language: str, text: str):
    named = WORDS[language].text("match-choice", match="12", game="Offboard", others="Chloé", count=1)
    assert fits_typed(text, named, 12)
    assert not fits_typed(text, named.replace("12", "13"), 13)
