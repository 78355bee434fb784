"""The forms of a flick: one line for one dial where its value was pressed, and no two lines that contradict each other."""

from typing import Any

import msgspec
import pytest

from bot.answers.draft import Draft, action_of, begin, chosen
from bot.answers.draft_edits import CHANGES, PanelInput
from bot.games.pitchbowl.rules.game import PitchBowl
from bot.matches.core.errors import Refused
from bot.panel.dial_forms import typed_form
from bot.panel.panel import panel
from bot.panel.panel_view import PanelView
from tests.answers.test_announcements import EN, LOOSE, PITCHBOWL

WORDS = EN.words
HALF = begin(LOOSE)
TURN = PITCHBOWL.spec.turn


def form(field: str = "") -> dict[str, str]:
    """The form a press opens, line by line."""
    choice = chosen(LOOSE, HALF)
    assert choice is not None
    assert WORDS is not None
    opened = typed_form(1, LOOSE, choice, HALF, TURN, WORDS, several=True, field=field)
    return {one.name: one.value for one in opened.fields}


def sent(**changed: str) -> Draft:
    """The answer after the whole form is sent with some lines changed."""
    touch = PanelInput(
        HALF.choice, fields=form() | changed, words=WORDS, announcements=PitchBowl.spec.batches.announcements
    )
    return CHANGES["typed"](LOOSE, HALF, touch, TURN)


def strength(draft: Draft) -> Any:
    choice = chosen(LOOSE, draft)
    assert choice is not None
    return action_of(choice, draft).strength


@pytest.mark.parametrize("field", ["strength", "angle"])
def test_a_value_that_is_pressed_is_the_only_line(field: str):
    assert list(form(field)) == [field]
    assert form(field)[field] == form()[field]


def test_everything_can_be_typed_where_no_value_is_pressed():
    assert list(form()) == ["shot", "angle", "strength"]


def test_a_number_in_the_line_for_strength_is_the_strength():
    touch = PanelInput(
        HALF.choice, fields={"strength": "70"}, words=WORDS, announcements=PitchBowl.spec.batches.announcements
    )
    draft = CHANGES["typed"](LOOSE, HALF, touch, TURN)
    assert strength(draft) == 70.0
    assert (draft.choice, draft.target) == (HALF.choice, HALF.target)


@pytest.mark.parametrize(
    "changed",
    [
        {"shot": "A3>B2 s40", "strength": "70"},
        {"shot": "A3>B2 s40", "angle": "goal"},
        {"shot": "270", "angle": "B5"},
    ],
)
def test_two_lines_that_contradict_each_other_are_refused(changed: dict[str, str]):
    with pytest.raises(Refused) as refusal:
        sent(**changed)
    assert refusal.value.reason.key == "type-contradiction"


def test_a_strength_beside_a_shot_that_has_none_is_left_out():
    assert sent(shot="end", strength="70").choice == "end"


def test_two_lines_that_agree_or_say_different_things_are_taken():
    assert strength(sent(shot="A3>B2 s40", strength="40")) == 40.0
    draft = sent(shot="A3>B2", strength="70")
    assert (draft.target, strength(draft)) == ("blue.t2", 70.0)


def test_nothing_is_said_against_a_flick_that_was_not_meant():
    assert WORDS is not None
    wrong = msgspec.structs.replace(HALF, form=f"typed:{HALF.choice}", lines={"shot": "A1>Q99"})
    for draft, warned in ((HALF, True), (wrong, False)):
        sheet = panel(PanelView(1, LOOSE, draft, turn=TURN, picture=None, hints=("It falls.",)), WORDS)
        assert ("It falls." in str(sheet.parts)) == warned
