"""Drafts in a few characters: whatever a panel can make is read back as it was, and fits into an id."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.answers.custom_id import Id
from bot.answers.draft import Draft, aim_of, begin, places_of
from bot.answers.draft_codec import read_short, write_short
from bot.answers.draft_edits import CHANGES, PanelInput
from bot.games.contract.base import Ask
from bot.games.contract.dials import Bearing, Layout
from tests.support.presses.made_drafts import asks_met, touches

LONGEST = "formation:zzzzz:shootout.3.1000~zz~zz~:places:b.obstacle2:twist"  # what stands round it at worst


ASKS = [
    ask
    for game, options in (("pitchout", {}), ("pitchout", {"mode": "complete"}), ("offboard", {}))
    for ask in asks_met(game, "short", **options)
]


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_whatever_presses_make_is_read_back(data):
    ask = data.draw(st.sampled_from(ASKS), label="ask")
    draft = begin(ask)
    if data.draw(st.booleans()):
        choice = data.draw(st.sampled_from(ask.choices))
        draft = CHANGES["pick"](ask, draft, PanelInput(choice.code), 0.0)
    for _ in range(data.draw(st.integers(0, 5))):
        choice = next((one for one in ask.choices if one.code == draft.choice), None)
        if choice is None:
            break
        verb, touch = data.draw(st.sampled_from(touches(choice)))
        draft = CHANGES[verb](ask, draft, touch, 0.0)
    short = write_short(ask, draft)
    back = read_short(ask, short)
    assert write_short(ask, back) == short
    assert (back.choice, back.fine, back.page) == (draft.choice, draft.fine, draft.page)
    choice = next((one for one in ask.choices if one.code == draft.choice), None)
    for dial in choice.dials if choice else ():
        if isinstance(dial, Bearing):
            assert aim_of(choice, back, dial) == aim_of(choice, draft, dial)
        elif isinstance(dial, Layout):
            for here, there in zip(places_of(choice, back, dial), places_of(choice, draft, dial), strict=True):
                assert (here.x, here.y) == pytest.approx((there.x, there.y), abs=0.006)
        elif dial.field in draft.values:
            assert back.values[dial.field] == draft.values[dial.field]
    if not any(isinstance(dial, Layout) and len(dial.pieces) > 1 for one in ask.choices for dial in one.dials):
        assert len(f"{LONGEST}{short}") <= 100


@pytest.mark.parametrize("ask", ASKS, ids=lambda ask: ask.id)
def test_nothing_is_where_one_begins(ask: Ask):
    assert read_short(ask, "") == begin(ask)


@pytest.mark.parametrize(
    "text", ["~", "f~", "f3~", "~zzzz", "x~0", "~0~?", "~0~1.2", "~0~1.zz.1~-", "~0~-1~~~~", "~-1"]
)
@pytest.mark.parametrize("ask", ASKS, ids=lambda ask: ask.id)
def test_what_does_not_fit_is_left_out(ask: Ask, text: str):
    draft = read_short(ask, text)
    assert draft.choice in {"", *(one.code for one in ask.choices)}
    Id("do", 1, f"{ask.id}~1~0~{write_short(ask, draft)}")


def test_another_choice_than_those_offered_begins_again():
    ask = ASKS[0]
    assert read_short(ask, write_short(ask, Draft("gone"))).choice == ""
    assert read_short(ask, "~zz") == begin(ask)
    few = msgspec.structs.replace(ask, choices=ask.choices[:1])
    assert read_short(few, write_short(ask, Draft(ask.choices[-1].code))) == begin(few)
