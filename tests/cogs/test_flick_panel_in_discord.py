"""The panel of a flick at the local Discord: where its presses and forms lead, from a position on."""

from pathlib import Path

import pytest

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
