"""The language of aiming: every way of writing a bearing, and a sentence for every way of getting it wrong."""

import math
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.answers.aim_edits import figure
from bot.answers.aim_parser import ParsedAim, aim_at, normal, read_aim, read_number, written
from bot.answers.line_of_sight import blockers
from bot.games.contract.aim import bearing_at
from bot.games.contract.dials import Bearing, Number, Option, Target
from bot.games.contract.vocabulary import Point, phrase
from bot.matches.core.errors import Refused
from bot.panel.aim_controls import number_words, way_words
from bot.words import Catalogue

R = 15.0
WORDS = Catalogue(Path(__file__).parents[2] / "data" / "words").languages


def target(label: str, x: float, y: float) -> Target:
    return Target(f"N.{label}", label, phrase("piece", label=label), x, y, R, foe=True)


NORTH, EAST, FAR = target("B1", 100, 200), target("B2", 300, 100), target("B3", 100, 400)
DIAL = Bearing("angle", Point(100, 100), R, (NORTH, EAST, FAR))
STRENGTH = Number("strength", 1.0, 100.0, 0.1, "unit-strength")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("B1", ParsedAim(0.0, "N.B1")),
        (" b2 ", ParsedAim(90.0, "N.B2")),
        ("125", ParsedAim(125.0)),
        ("225,5", ParsedAim(225.5)),
        ("225.5°", ParsedAim(225.5)),
        ("360", ParsedAim(0.0, "N.B1")),
        ("90", ParsedAim(90.0, "N.B2")),
        ("7:30", ParsedAim(225.0)),
        ("7h30", ParsedAim(225.0)),
        ("12:00", ParsedAim(0.0, "N.B1")),
        ("12 h", ParsedAim(0.0, "N.B1")),
        ("nw", ParsedAim(315.0)),
        ("NO", ParsedAim(315.0)),
        ("sso", ParsedAim(202.5)),
        ("+2.5", ParsedAim(12.5)),
        ("-20", ParsedAim(350.0)),
        ("same", ParsedAim(10.0)),
    ],
)
def test_what_may_be_written(text: str, expected: ParsedAim):
    assert read_aim(text, DIAL, current=10.0) == expected


@pytest.mark.parametrize("text", ["B2 l30", "b2 L 30", "B2l30", "B2 left 30%", "B2 g30", "B2 gauche 30"])
def test_beside_a_target(text: str):
    aim = read_aim(text, DIAL)
    assert (aim.target, aim.offset) == ("N.B2", -30.0)
    assert aim.bearing == normal(90.0 - math.degrees(math.asin(0.3 * 2 * R / 200.0)))


@given(st.floats(-100, 100), st.floats(31, 900), st.floats(0, 360))
def test_the_path_passes_the_target_as_far_beside_as_the_offset_says(offset: float, distance: float, bearing: float):
    angle = math.radians(bearing)
    there = target("B9", 100 + distance * math.sin(angle), 100 + distance * math.cos(angle))
    path = math.radians(bearing_at(DIAL.origin, there, R, offset))
    beside = math.cos(path) * (there.x - 100) - math.sin(path) * (there.y - 100)
    assert -beside == pytest.approx(offset / 100 * 2 * R, abs=0.01 + distance * math.radians(0.006))


def test_on_a_turned_picture_the_players_bearing_is_the_pictures():
    assert read_aim("90", DIAL, turn=90.0) == ParsedAim(0.0, "N.B1")
    assert read_aim("B1", DIAL, turn=90.0) == ParsedAim(0.0, "N.B1")
    assert read_aim("+5", DIAL, turn=90.0, current=20.0) == ParsedAim(25.0)
    assert written(ParsedAim(25.0), DIAL, turn=90.0) == "115"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("B9", "aim-unknown-target"),
        ("B9 l30", "aim-unknown-target"),
        ("B2 l130", "aim-offset-out-of-range"),
        ("400", "aim-angle-out-of-range"),
        ("+400", "aim-angle-out-of-range"),
        ("13:00", "aim-clock-out-of-range"),
        ("7:75", "aim-clock-out-of-range"),
        ("left a bit", "aim-unreadable"),
        ("NaN", "aim-unreadable"),
        ("1e3", "aim-unreadable"),
        ("", "aim-unreadable"),
    ],
)
def test_what_is_refused(text: str, key: str):
    with pytest.raises(Refused) as refusal:
        read_aim(text, DIAL, current=10.0)
    assert refusal.value.reason.key == key


@pytest.mark.parametrize("text", ["+2.5", "same"])
def test_a_turn_needs_something_to_turn(text: str):
    with pytest.raises(Refused) as refusal:
        read_aim(text, DIAL)
    assert refusal.value.reason.key == "aim-nothing-to-turn"


@pytest.mark.parametrize(
    ("text", "value"), [("62", 62.0), ("62,5", 62.5), (" 7.25 ", 7.2), ("firm", 60.0), ("max", 100.0), ("1", 1.0)]
)
def test_strengths(text: str, value: float):
    assert read_number(text, STRENGTH) == value


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("0", "number-out-of-range"),
        ("101", "number-out-of-range"),
        ("-5", "number-out-of-range"),
        ("strong", "number-unreadable"),
        ("nan", "number-unreadable"),
        ("inf", "number-unreadable"),
        ("", "number-unreadable"),
    ],
)
def test_strengths_that_are_refused(text: str, key: str):
    with pytest.raises(Refused) as refusal:
        read_number(text, STRENGTH)
    assert refusal.value.reason.key == key


def test_what_is_written_is_read_back():
    for text in ("B2 l30", "B1", "B3 r12.5", "125", "12.34"):
        assert written(read_aim(text, DIAL), DIAL) == text


def test_who_stands_in_the_way():
    assert blockers(DIAL, FAR) == (NORTH,)
    assert blockers(DIAL, EAST) == ()


@pytest.mark.parametrize(
    ("met", "expected"),
    [
        ("", "Doesn’t reach B3."),
        (NORTH.code, "Hits B1 first."),
        ("X", "Something is in front of B3."),
        (FAR.code, ""),
    ],
)
def test_what_is_met_first_is_said(met: str, expected: str):
    assert way_words(aim_at(DIAL, FAR), DIAL, met, WORDS["en"]) == expected


def test_a_french_panel_writes_and_reads_french():
    french = WORDS["fr"]
    assert figure(54.3, french) == "54,3"
    assert number_words(50.5, STRENGTH, 1200.0, french) == "Force 50,5 = glisse sur 60,6\u00a0cm"
    sides = (french.text("aim-letter-left"), french.text("aim-letter-right"))
    assert written(read_aim("B2 g30,5", DIAL), DIAL, sides=sides) == "B2 g30.5"
    assert read_number(french.text("strength-15"), STRENGTH) == 15.0


@pytest.mark.parametrize("text", ["B7", "b7 l30", "B7r5"])
def test_what_cannot_be_aimed_at_is_refused_with_the_reason(text: str):
    rider = Option("B7", phrase("piece"), phrase("aim-nothing-to-turn", given="B7"))
    dial = msgspec.structs.replace(DIAL, barred=(rider,))
    with pytest.raises(Refused) as refused:
        read_aim(text, dial)
    assert refused.value.reason == rider.hint


@pytest.mark.parametrize(
    ("language", "typed"),
    [("fr", "ballon"), ("fr", "le ballon"), ("fr", "Ballon g20"), ("fr", "ball"), ("en", "ball"), ("en", "the ball")],
)
def test_a_name_is_read_with_and_without_its_article(language: str, typed: str):
    ball = Target("ball", "ball", phrase("pitchbowl-ball"), 300, 100, 8.0, foe=True)
    words = Catalogue(Path(__file__).parents[2] / "data" / "words").of(language)
    dial = msgspec.structs.replace(DIAL, targets=(ball,))
    assert read_aim(typed, dial, words=words).target == "ball"
