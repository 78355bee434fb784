"""Announcements in shot codes: what may be written, what is asked back, and that a code leads to the shot it was made of."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.answers.aim_parser import AmbiguousAim, recognise
from bot.answers.draft import Draft, action_of, bearing_of, begin, choose, chosen, with_aim, with_value
from bot.answers.shot_notation import ShotParts, ViewContext, read_shot, readings_of, shot_code
from bot.games import GAMES
from bot.games.contract.base import Ask, position
from bot.games.contract.luck import Rng
from bot.games.contract.vocabulary import Point
from bot.matches.core.errors import Refused
from bot.words import Catalogue
from cogs.play.flick import SubmittedFlick, with_options

PITCHBOWL = GAMES["pitchbowl"]
WORDS = Catalogue(Path(__file__).parents[2] / "data" / "words")
EN, FR = (ViewContext(WORDS.of(language), PITCHBOWL.spec.turn, PITCHBOWL.spec.reach) for language in ("en", "fr"))


def asked(**changes: Any) -> Ask[Any]:
    options = PITCHBOWL.spec.complete({"defensive_placement": "on"})
    state = position(PITCHBOWL, "play", 2, options, Rng(b"announcing"))
    (ask,) = PITCHBOWL.asks(msgspec.structs.replace(state, **changes))
    return ask


LOOSE = asked(ball=Point(200.0, 300.0), holder=None)
HELD = asked(ball=None, holder="red.r1")
AWAY = asked(ball=None, holder="blue.r1")
BONUS = asked(ball=None, holder="red.r1", phase="bonus", bonus="red.r1")
ASKS = (LOOSE, HELD, AWAY, BONUS)


def code(line: str, ask: Ask[Any], eye: ViewContext = EN, draft: Draft | None = None) -> str:
    return shot_code(ask, read_shot(line, ask, draft or begin(ask), eye), eye)


@pytest.mark.parametrize(
    ("ask", "line", "written"),
    [
        (LOOSE, "A3>ball s40 !pickup", "A3>ball s40 !pickup"),
        (LOOSE, "a3 BALL !Pickup s40", "A3>ball s40 !pickup"),
        (LOOSE, "A3>ball !none", "A3>ball s21"),
        (LOOSE, "A10>ball !pickup !last", "A10>ball s38 !pickup !last"),
        (LOOSE, "A10>goal", "A10>goal s38"),
        (LOOSE, "A3>edge s20", "A3>180 s20"),
        (LOOSE, "A3>@c4 s20", "A3>305.28 s20"),
        (HELD, "A10>A4 s30 !handoff A4", "A10>A4 s30 !handoff A4"),
        (HELD, "A10>A4 l20 !handoff", "A10>A4 l20 s30 !handoff A4"),
        (HELD, "A10 !handoff A4 s20", "A10>A4 s20 !handoff A4"),
        (HELD, "A10>A3 s60 !pass", "A10>A3 s60 !pass"),
        (AWAY, "A1>B10 !steal", "A1>B10 s13 !steal"),
        (BONUS, "A10>goal", "A10>goal s30"),
    ],
)
def test_what_may_be_written(ask: Ask[Any], line: str, written: str):
    assert code(line, ask) == written


def test_french_names_are_read():
    assert code("A10>A4 !transmettre à A4 (trois-quarts)", HELD, FR) == "A10>A4 s30 !handoff A4"
    assert code("A1>B10 !arracher", AWAY, FR) == code("A1>B10 !steal", AWAY, FR)


def test_whoever_names_the_piece_says_all_that_is_announced():
    draft = read_shot("A10>A4 !handoff !last", HELD, begin(HELD), EN)
    assert code("s20", HELD, draft=draft) == "A10>A4 s20 !handoff A4 !last"
    assert code("A10>A4 s20", HELD, draft=draft) == "A10>A4 s20"
    assert code("!pass", HELD, draft=draft) == "A10>A4 s50 !pass !last"


@settings(deadline=None)
@given(st.data())
def test_options_and_line_come_to_the_same_in_every_combination(data: st.DataObject):
    ask = data.draw(st.sampled_from(ASKS))
    choice = data.draw(st.sampled_from([one for one in ask.choices if one.dials]))
    whole = shot_code(ask, choose(ask, begin(ask), choice.code), EN)
    puck, announced = whole.partition(">")[0] if ">" in whole else "", whole.split(" !")[1:]
    aim, strength = data.draw(st.sampled_from(["250", "goal", "goal l20", "@c4"])), "15.5"
    names = data.draw(st.permutations([*announced, *data.draw(st.sampled_from([[], ["last"]]))]))
    meant = read_shot(f"{puck}>{aim} s{strength}" + "".join(f" !{name}" for name in names), ask, begin(ask), EN)
    assert action_of(choice, meant).strength == 15.5
    in_line = [data.draw(st.booleans()) for _ in names]
    parts, line = {}, ""
    for name, sign, text in (("puck", "{}>", puck), ("aim", "{}", aim), ("strength", " s{}", strength)):
        if data.draw(st.booleans()):
            parts[name] = text
        if name not in parts or data.draw(st.booleans()):
            line += sign.format(text) if name not in parts or name == "puck" else sign.format("77")
    line += "".join(f" !{name}" for name, inside in zip(names, in_line, strict=True) if inside)
    parts["announce"] = " !".join(name for name, inside in zip(names, in_line, strict=True) if not inside)
    assert with_options(SubmittedFlick(line, ShotParts(**parts)), ask, begin(ask), EN) == meant


@pytest.mark.parametrize("line", ["A10>s 30 !handoff A4 !last", "A10>goal s20 !handoff !last"])
def test_what_an_unclear_line_may_mean_keeps_what_is_clear(line: str):
    with pytest.raises(AmbiguousAim) as unclear:
        read_shot(line, HELD, begin(HELD), EN)
    codes = readings_of(unclear.value, line, HELD, begin(HELD), EN)
    assert len(codes) > 1
    assert all(one.startswith("A10>") and "!handoff A" in one and one.endswith("!last") for one in codes)


def test_a_hand_off_without_a_name_goes_to_whom_the_flick_is_aimed_at():
    aimed = read_shot("A10>A3", HELD, begin(HELD), EN)
    for options in (SubmittedFlick("!handoff", ShotParts()), SubmittedFlick("s20", ShotParts(announce="handoff"))):
        assert with_options(options, HELD, aimed, EN).choice == "red.r1 !handoff red.t3"


def test_a_puck_is_not_aimed_at_itself():
    for line, text in (("A10>A10 l20 s30 !pass", "A10 can’t be aimed at itself."), ("A10>a10", "A10 can’t be aimed")):
        with pytest.raises(Refused) as refusal:
            read_shot(line, HELD, begin(HELD), EN)
        assert WORDS.of("en").say(refusal.value.reason).startswith(text)


@pytest.mark.parametrize(
    ("ask", "line", "expected"),
    [
        (LOOSE, "A3>ball !steal", "A3 can’t announce “!steal” now. Available: !pickup, !last."),
        (AWAY, "A1>A3 !handoff A3", "A1 can’t announce “!handoff a3” now. Available: !steal, !last."),
        (HELD, "A10>B1 !handoff B1", "A10 can’t announce “!handoff b1” now."),
    ],
)
def test_what_cannot_be_announced_is_refused_with_what_can(ask: Ask[Any], line: str, expected: str):
    with pytest.raises(Refused) as refusal:
        code(line, ask)
    assert WORDS.of("en").say(refusal.value.reason).startswith(expected)


def test_a_slip_is_asked_back():
    with pytest.raises(Refused) as slip:
        code("A3>ball !pikcup", LOOSE)
    assert readings_of(slip.value, "A3>ball !pikcup", LOOSE, begin(LOOSE), EN)[0] == "A3>ball s21 !pickup"
    with pytest.raises(AmbiguousAim) as unclear:
        code("A10>goal !handoff", HELD)
    assert "A10>goal s30 !handoff A4" in readings_of(unclear.value, "A10>goal !handoff", HELD, begin(HELD), EN)


@settings(deadline=None)
@given(
    st.sampled_from(
        [(nth, one) for nth, ask in enumerate(ASKS) for one, choice in enumerate(ask.choices) if choice.dials]
    ),
    st.integers(0, 35_999),
    st.integers(10, 1000),
    st.sampled_from(["no", "yes"]),
    st.sampled_from(["en", "fr"]),
    st.sampled_from(["A3>s20", "", "l40"]),
)
def test_a_code_leads_to_the_shot_it_was_made_of(
    offered: tuple[int, int], bearing: int, strength: int, last: str, language: str, before: str
):
    ask, eye = ASKS[offered[0]], {"en": EN, "fr": FR}[language]
    choice = ask.choices[offered[1]]
    dial = bearing_of(choice)
    assert dial is not None
    draft = with_aim(choose(ask, begin(ask), choice.code), dial, recognise(dial, bearing / 100))
    draft = with_value(with_value(draft, "strength", strength / 10), "last", last)
    former = begin(ask) if not before or ask is BONUS else read_shot(before, ask, begin(ask), eye)
    again = read_shot(shot_code(ask, draft, eye), ask, former, eye)
    assert chosen(ask, again) == choice
    one, two = action_of(choice, draft), action_of(choice, again)
    assert abs((one.angle - two.angle + 180.0) % 360.0 - 180.0) <= 0.011
    assert msgspec.structs.replace(one, angle=0.0) == msgspec.structs.replace(two, angle=0.0)


@settings(deadline=None, max_examples=40)  # readings are looked for letter by letter
@given(st.sampled_from(range(len(ASKS))), st.text(alphabet="aAbB1234!> ;slhandofpk", max_size=40))
def test_no_line_makes_the_reader_stumble(nth: int, line: str):
    ask = ASKS[nth]
    try:
        read_shot(line, ask, begin(ask), EN)
    except Refused as refusal:
        for reading in readings_of(refusal, line, ask, begin(ask), EN):
            read_shot(reading, ask, begin(ask), EN)
