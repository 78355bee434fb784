"""Several flicks in one message: what is read before any is played, and what is aimed at when a line's turn comes."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.answers.announcements import pieces
from bot.answers.batch import MOST, BadLine, answers, lines_of, read_lines
from bot.answers.draft import Draft, begin
from bot.answers.shot_notation import ViewContext, read_shot, shot_code
from bot.games.contract.base import Answer, position
from bot.games.contract.luck import Rng
from bot.games.contract.vocabulary import Point
from bot.games.pitchbowl.rules.game import PitchBowl
from bot.matches.core.errors import Refused
from tests.answers.test_announcements import BONUS, HELD, LOOSE, PITCHBOWL, WORDS
from tests.support.words.said import says

EN, FR = (
    ViewContext(WORDS.of(language), PITCHBOWL.spec.turn, PITCHBOWL.spec.reach, PitchBowl.spec.batches.announcements)
    for language in ("en", "fr")
)
ALONE = ViewContext(EN.words, EN.turn, EN.reach)


def refusal_of(text: str, ask: Any = LOOSE, eye: ViewContext = EN) -> Refused:
    with pytest.raises(Refused) as refusal:
        read_lines(text, ask, begin(ask), eye)
    return refusal.value


@pytest.mark.parametrize(
    "text", ["A3>B2 s60; A4>goal s30;A5>ball !pickup", "\nA3>B2 s60\n\n ; A4>goal s30\nA5>ball !pickup\n;"]
)
def test_lines_are_parted_by_semicolons_and_new_lines(text: str):
    draft = read_lines(text, LOOSE, begin(LOOSE), EN)
    assert shot_code(LOOSE, draft, EN) == "A3>B2 s60"
    assert draft.more == ("A4>goal s30", "A5>ball !pickup")


def test_one_line_is_a_shot_as_ever():
    draft = read_lines("A3>B2 s60; A4>goal", LOOSE, begin(LOOSE), EN)
    assert read_lines("s20", LOOSE, draft, EN).more == ()
    assert shot_code(LOOSE, read_lines(" A3>B2 l30 ; ", LOOSE, draft, EN), EN) == "A3>B2 l30 s60"
    assert refusal_of(" ;\n; ").reason.key == "shot-empty"


@pytest.mark.parametrize(
    ("text", "nth", "why"),
    [
        ("A3>B2; A4>B99; A5>ball", 1, "aim-unknown-target"),
        ("A3>B2; B4>A1", 1, "flick-unknown-piece"),
        ("B1>A1; A3>B2", 0, "flick-unknown-piece"),
        ("A3>B2; A4>B1; A3>B4", 2, "several-twice"),
        ("A3>ball !pickup; A4>B1; A3>goal", 1, "several-bonus"),
        ("A3>ball !pickup; end", 1, "several-bonus"),
        ("A3>ball !pickup; A3>goal; A3>goal", 2, "several-twice"),
        ("A3>ball !last; A3>goal", 1, "several-twice"),
        ("A3>B2; s40", 1, "several-no-piece"),
        ("A3>B2; A4>B1 s400", 1, "number-out-of-range"),
        ("A3>B2; A4>B1 !dance", 1, "shot-unknown-announcement"),
        ("A3>ball !steal; A4>B1", 0, "shot-unknown-announcement"),
        ("end; end; huh", 2, "several-no-piece"),
    ],
)
def test_the_first_bad_line_is_named(text: str, nth: int, why: str):
    refusal = refusal_of(text)
    assert isinstance(refusal, BadLine)
    assert (refusal.nth, refusal.refusal.reason.key) == (nth, why)
    assert WORDS.of("en").say(refusal.reason).startswith(f"Line {nth + 1}, `")


def test_too_many_lines_are_refused():
    assert refusal_of(";".join(["A3>B2"] * 25)).reason.key == "several-many"
    assert MOST < 25


@pytest.mark.parametrize("text", ["A3>B2" + " !last" * 500, "A3>B2 s60; A4>B1 s4" + "0" * 3000, "x" * 5000])
def test_what_is_too_long_is_refused_before_it_is_read(text: str):
    shown = WORDS.of("en").say(refusal_of(text).reason)
    assert says(shown, "several-long", most=100)
    assert len(shown) < 200


def test_spaces_are_no_lines_and_take_no_room():
    draft = read_lines(f"A3>B2 s60;{' ' * 3000}A4>B1{' ' * 900} s20;", LOOSE, begin(LOOSE), EN)
    assert draft.more == ("A4>B1 s20",)


def test_where_one_flicks_once_a_turn_there_is_one_line():
    assert refusal_of("A3>B2; A4>B1", eye=ALONE).reason.key == "several-not-here"
    assert read_lines("A3>B2", LOOSE, begin(LOOSE), ALONE).more == ()


def test_what_can_be_announced_only_later_may_stand_in_a_later_line():
    draft = read_lines("A10>A4 !handoff; A4>A5 s20 !pass; end", HELD, begin(HELD), EN)
    first, second = answers(HELD, draft, EN)
    assert first.announce == "handoff"
    with pytest.raises(Refused) as refusal:
        second(HELD)
    assert refusal.value.reason.key == "shot-unknown-announcement"


@pytest.mark.parametrize(
    ("text", "options", "last", "more"),
    [
        ("A3>0 s5; end", {"defensive_placement": "on"}, "yes", ()),
        ("A3>0 s5 !last; end the turn", {"defensive_placement": "on"}, "yes", ()),
        ("A3>0 s5; A4>0 s5; end", {"defensive_placement": "on"}, "no", ("A4>0 s5 !last",)),
        ("A3>0 s5; end", {}, "no", ("end",)),
        ("end; end", {"defensive_placement": "on"}, None, ("end",)),
    ],
)
def test_an_end_in_the_same_line_is_announced_with_the_flick_before_it(
    text: str, options: dict[str, str], last: str | None, more: tuple[str, ...]
):
    (ask,) = PITCHBOWL.asks(position(PITCHBOWL, "play", 2, PITCHBOWL.spec.complete(options), Rng(b"ending")))
    draft = read_lines(text, ask, begin(ask), EN)
    assert draft.more == more
    assert getattr(answers(ask, draft, EN)[0], "last", None) == last


def test_after_a_bonus_flick_the_turn_goes_on_in_the_same_line():
    draft = read_lines("A10>goal s5; A4>B1; end", BONUS, begin(BONUS), EN)
    assert draft.more == ("A4>B1 !last",)
    assert refusal_of("A10>goal s5; A10>B1", BONUS).reason.key == "several-line"


@pytest.mark.parametrize(
    "text", ["A3>ball s40 !pickup; A3>goal s80; A4>B1", "A4>B1; A3>B10 !steal !last; A3>A4 s20 !handoff A4"]
)
def test_a_bonus_flick_follows_in_the_next_line(text: str):
    draft = read_lines(text, LOOSE, begin(LOOSE), EN)
    assert draft.more == lines_of(text)[1:]


def test_a_line_is_aimed_when_its_turn_comes():
    state = position(PITCHBOWL, "play", 2, PITCHBOWL.spec.complete({}), Rng(b"several"))
    (ask,) = PITCHBOWL.asks(state)
    draft = read_lines("A1>B1 s1; A3>ball", ask, begin(ask), EN)
    _, later = answers(ask, draft, EN)
    step = PITCHBOWL.apply(state, Answer(ask.id, ask.seat, answers(ask, draft, EN)[0]), Rng(b""))
    moved = msgspec.structs.replace(step.state, ball=Point(100.0, 500.0))
    (now,) = PITCHBOWL.asks(moved)
    assert later(now) == later(now)
    assert later(now).angle != later(ask).angle
    assert later(now).strength == 1.0


SHOTS = st.tuples(
    st.sampled_from([one.code for one in pieces(LOOSE)]), st.integers(0, 359), st.integers(10, 1000), st.booleans()
)


@settings(deadline=None, max_examples=40)  # up to fourteen lines, each read twice
@given(st.lists(SHOTS, min_size=2, max_size=MOST // 2, unique_by=lambda shot: shot[0]), st.sampled_from(["en", "fr"]))
def test_codes_written_line_by_line_are_read_as_they_were(shots: list[tuple[str, int, int, bool]], language: str):
    eye = {"en": EN, "fr": FR}[language]
    codes = []
    for piece, bearing, strength, pickup in shots:
        line = f"{piece}>{bearing} s{strength / 10}{' !pickup' if pickup else ''}"
        codes.append(shot_code(LOOSE, read_shot(line, LOOSE, Draft(), eye), eye))
        codes += [f"{piece}>{bearing} s{strength / 10}"] * pickup  # the bonus flick
    draft = read_lines("; ".join(codes), LOOSE, begin(LOOSE), eye)
    given = [one(LOOSE) if callable(one) else one for one in answers(LOOSE, draft, eye)]
    assert [(one.player, one.announce, one.strength) for one in given] == [
        (piece, announced, strength / 10)
        for piece, _, strength, pickup in shots
        for announced in (("pickup", "none") if pickup else ("none",))
    ]


@settings(deadline=None)
@given(st.text(alphabet="aAbB1234!> ;\nslend", max_size=60))
def test_no_text_makes_the_reader_stumble(text: str):
    try:
        draft = read_lines(text, LOOSE, begin(LOOSE), EN)
    except Refused:
        return
    assert len(draft.more) == max(0, len(lines_of(text)) - 1)
    assert len(answers(LOOSE, draft, EN)) == 1 + len(draft.more)
