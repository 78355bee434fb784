"""What `/server ban` ends on the server, and what everybody, the moderator and the opponents read of it."""

import pytest

from bot.matches.core.models import Status
from tests.cogs.server.test_bans_in_discord import ban, shown
from tests.support.said import says
from tests.support.scene import Scene

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_what_a_ban_closes_is_closed_in_nobodys_name(table: Scene, language: str):
    await table.ada.command("general", "server setup", {"language": language})
    hosted = await shown(table.dai, "play", game="pitchout", seats=4)
    made = await shown(table.dai, "play", game="offboard", **{"with": "bruno"})
    received = await shown(table.ada, "play", game="pitchbowl", **{"with": "dai"})
    await ban(table, table.dai, reason="loud")
    for card, key in ((hosted, "card-open-cancelled"), (made, "card-cancelled"), (received, "card-cancelled")):
        closed = await table.ada.wait_for(
            lambda one, card=card, key=key: one.id == card.id and says(one.text, key, language)
        )
        last = closed.text.splitlines()
        assert not any(f"<@{table.dai.id}>" in line for line in last if says(line, key, language))
        assert "loud" not in closed.text
        assert not closed.buttons
    assert [(await table.match(number)).status for number in (1, 2, 3)] == [Status.CANCELLED] * 3
