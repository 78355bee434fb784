"""Whole shots in one line: what may be written, what is asked back, and that a code leads to the shot it was made of."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.answers.aim_parser import AmbiguousAim, aim_at, normal, way_to_touch
from bot.answers.draft import Draft, action_of, aim_of, bearing_of, begin, choose, chosen
from bot.answers.shot_notation import ViewContext, nearest, read_shot, readings_of, shot_code
from bot.games import GAMES
from bot.games.contract.base import position
from bot.games.contract.luck import Rng
from bot.matches.core.errors import Refused
from bot.words import Catalogue

PITCHOUT = GAMES["pitchout"]
START = position(PITCHOUT, "play", 2, PITCHOUT.spec.complete({}), Rng(b"shots"))
(ASK,) = PITCHOUT.asks(START)
WORDS = Catalogue(Path(__file__).parents[2] / "data" / "words")
EN, FR = (ViewContext(WORDS.of(language), PITCHOUT.spec.turn, PITCHOUT.spec.reach) for language in ("en", "fr"))
HALF = choose(ASK, begin(ASK), "S.assassin")


def action(draft: Draft) -> Any:
    choice = chosen(ASK, draft)
    assert choice is not None
    return action_of(choice, draft)


def test_a_bearing_just_beside_a_target_is_not_that_target():
    read = 0
    for choice in ASK.choices:
        dial = bearing_of(choice)
        for target in dial.targets if dial is not None else ():
            for beside in (-0.01, 0.0, 0.01):
                bearing = normal(aim_at(dial, target).bearing + beside)
                draft = Draft(choice=choice.code, values={dial.field: bearing})
                assert action(read_shot(shot_code(ASK, draft, EN), ASK, Draft(), EN)).angle == bearing
                read += 1
    assert read > 30


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("A3>B2 l30 s62", "A3>B2 l30 s62"),
        ("A3 > B2 30l 62", "A3>B2 l30 s62"),
        ("a3 -> b2 L 30 % strength 62,0", "A3>B2 l30 s62"),
        ("b2l30s62", "A3>B2 l30 s62"),
        ("A3 B2", "A3>B2 s50"),
        ("a3>7:30 s soft", "A3>225 s30"),
        ("A3>nw max", "A3>315 s100"),
        ("125 62", "A3>125 s62"),
        ("s62.5", "A3>B4 s62.5"),
        ("hard", "A3>B4 s80"),
        ("same s40", "A3>B4 s40"),
        ("+2.5", "A3>2.5 s50"),
        ("edge", "A3>180 s50"),
        ("middle s20", "A3>B3 s20"),
        ("@a8", "A3>345.96 s50"),
        ("a1>", "A1>B4 s50"),
        ("l30", "A3>B4 l30 s50"),
        ("B1 s1", "A3>B1 s1"),
        ("S1 s60", "A3>S1 s60"),
        ("r 12.5 s40", "A3>B4 r12.5 s40"),
    ],
)
def test_what_may_be_written(line: str, code: str):
    assert shot_code(ASK, read_shot(line, ASK, HALF, EN), EN) == code


@pytest.mark.parametrize("line", ["A3>B2 g30 s62", "a3 b2 gauche 30 force 62", "A3 > B2 g30 f62"])
def test_french_is_read(line: str):
    assert shot_code(ASK, read_shot(line, ASK, HALF, FR), FR) == "A3>B2 g30 s62"
    assert action(read_shot(line, ASK, HALF, FR)) == action(read_shot("A3>B2 l30 s62", ASK, HALF, EN))


@pytest.mark.parametrize(("line", "strength"), [("bord effleuré", 15.0), ("B4 JUSTE", 39.2), ("B4 reach", 39.2)])
def test_words_for_strengths(line: str, strength: float):
    assert action(read_shot(line, ASK, HALF, FR)).strength == strength


def test_between_two_goes_through_the_middle_of_both():
    draft = read_shot("B2 B3", ASK, HALF, EN)
    dial = bearing_of(ASK.choices[2])
    assert dial is not None
    one, two = (next(target for target in dial.targets if target.label == label) for label in ("B2", "B3"))
    bearings = sorted(action(read_shot(label, ASK, HALF, EN)).angle for label in ("B2", "B3"))
    assert bearings[0] < action(draft).angle < bearings[1]
    assert draft.target == ""
    assert (one.x, one.y) != (two.x, two.y)


def test_reach_is_just_enough_to_touch():
    for label in ("B1", "B2 l40", "B3 r90", "B5"):
        draft = read_shot(f"{label} reach", ASK, HALF, EN)
        choice = chosen(ASK, draft)
        assert choice is not None
        dial = bearing_of(choice)
        assert dial is not None
        way = way_to_touch(aim_of(choice, draft, dial), dial)
        assert way is not None
        assert 0 < action(draft).strength * PITCHOUT.spec.reach / 100 - way <= 1.2 + 1e-6


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("", "shot-empty"),
        ("A9>B2", "flick-unknown-piece"),
        ("A3>B9", "aim-unknown-target"),
        ("A3>B2 s999", "number-out-of-range"),
        ("nw reach", "shot-reaches-nothing"),
        ("somewhere", "aim-unreadable"),
        ("@z9", "place-off-grid"),
        ("B2 !steal", "shot-unknown-announcement"),
        ("guard", "shot-ambiguous"),
        ("s 50", "shot-ambiguous"),
        ("S1", "shot-ambiguous"),
    ],
)
def test_what_cannot_be_read_is_said(line: str, key: str):
    with pytest.raises(Refused) as refusal:
        read_shot(line, ASK, HALF, EN)
    assert refusal.value.reason.key == key


@pytest.mark.parametrize(
    ("line", "among"),
    [
        ("B2 130", "A3>B2 l30 s50"),
        ("B9 l30", "A3>B2 l30 s50"),
        ("hardd", "A3>B4 s80"),
        ("A9>B2 s40", "A2>B2 s40"),
        ("B2 l130", "A3>B2 l30 s50"),
        ("B2 !steal", "A3>B2 s50"),
    ],
)
def test_the_nearest_readings_are_offered(line: str, among: str):
    codes = nearest(line, ASK, HALF, EN)
    assert among in codes
    assert len(codes) <= 4


def test_a_name_that_two_pucks_have_is_asked_back():
    with pytest.raises(AmbiguousAim) as unclear:
        read_shot("guard l30", ASK, HALF, EN)
    assert set(readings_of(unclear.value, "guard l30", ASK, HALF, EN)) == {
        "A2>B4 l30 s50",
        "A3>B2 l30 s50",
        "A3>A2 l30 s50",
    }
    with pytest.raises(AmbiguousAim) as unclear:
        read_shot("guard", ASK, HALF, EN)
    assert set(readings_of(unclear.value, "guard", ASK, HALF, EN)) == {"A2>B4 s50", "A3>B2 s50", "A3>A2 s50"}


@given(
    st.sampled_from(ASK.choices),
    st.sampled_from(["B1", "B2", "B3", "B4", "B5", "N1", "edge", "@d5"]),
    st.integers(-1000, 1000),
    st.integers(10, 1000),
    st.sampled_from([EN, FR]),
)
def test_a_code_leads_to_the_shot_it_was_made_of(choice, target: str, offset: int, strength: int, eye: ViewContext):
    beside = f" {'l' if offset < 0 else 'r'}{abs(offset) / 10}" if target[0] in "BN" else ""
    draft = read_shot(f"{choice.code}>{target}{beside} s{strength / 10}", ASK, begin(ASK), EN)
    again = read_shot(shot_code(ASK, draft, eye), ASK, begin(ASK), eye)
    assert action(again) == action(draft)


@given(st.text(max_size=60))
def test_no_line_makes_the_reader_stumble(line: str):
    readings: tuple[str, ...] = ()
    try:
        read_shot(line, ASK, HALF, EN)
    except Refused as refusal:
        readings = readings_of(refusal, line, ASK, HALF, EN)
    assert len(readings) <= 4
