"""The panel of a flick at the local Discord: where its presses and forms lead, from a position on."""

from pathlib import Path

import pytest

from bot.local.people import Seen
from tests.support.from_position import match_from
from tests.support.pitchbowl_scenes import play
from tests.support.scene import button

pytestmark = pytest.mark.asyncio


async def test_pressing_the_strength_asks_for_the_strength_alone(tmp_path: Path):
    async with match_from(tmp_path, "pitchbowl", play()) as (table, turn):
        coach, panel = await table.panel(turn)
        form = await coach.press(panel, custom_id=button(panel, "type", "strength"))
        assert form.modal is not None
        assert list(form.modal.fields) == ["strength"]
        asked = form.modal
        changed = (await coach.submit(asked, {"strength": "71"})).shown
        labels = [one["label"] for one in changed.buttons if one.get("custom_id", "").startswith("type:")]
        assert any("71" in label for label in labels)


async def test_a_line_that_cannot_be_read_leaves_no_other_flick_ready(tmp_path: Path):
    async with match_from(tmp_path, "pitchbowl", play()) as (table, turn):
        coach = table.next_of(turn)
        panel = (await coach.command(str(turn.channel_id), "flick", {"shot": "A1>Q99 s40", "now": True})).shown
        assert disabled(panel)
        _, panel = await table.panel(turn)
        assert disabled(panel)
        panel = (await coach.press(panel, custom_id=button(panel, "finer"))).shown
        assert disabled(panel)
        panel = (await coach.select(panel, custom_id=button(panel, "target"), values=["goal"])).shown
        assert not disabled(panel)
        assert await table.revision() == 0


async def test_what_is_to_be_pressed_after_a_command_is_what_the_button_says(tmp_path: Path):
    async with match_from(tmp_path, "pitchbowl", play()) as (table, turn):
        coach = table.next_of(turn)
        panel = (await coach.command(str(turn.channel_id), "flick", {"shot": "end"})).shown
        label = next(one["label"] for one in panel.buttons if one["custom_id"].startswith("do:"))
        assert f"**{label}**" in panel.text


async def test_a_flick_that_ends_the_turn_is_asked_about_once_more(tmp_path: Path):
    async with match_from(tmp_path, "pitchbowl", play()) as (table, turn):
        coach = table.next_of(turn)
        panel = (await coach.command(str(turn.channel_id), "flick", {"shot": "A10>270 s100"})).shown
        asked = (await coach.press(panel, custom_id=button(panel, "do"))).shown
        assert await table.revision() == 0
        await coach.press(asked, custom_id=button(asked, "sure"))
        assert await table.revision() == 1


def disabled(panel: Seen) -> bool:
    """Whether the button that plays the flick is shown and cannot be pressed."""
    return bool(next(one for one in panel.buttons if one["custom_id"].startswith("do:")).get("disabled"))
