"""Links from the card of a match."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.matches.core.models import Match, Player, Status
from cogs.delivery.turn_message import PublicMessages

pytestmark = pytest.mark.asyncio
GUILD, CHANNEL, THREAD, LATEST = 2, 3, 4, 900


def match(thread: int) -> Match:
    holders = (Player(0, 11, "Ada"), Player(1, 22, "Bruno"))
    return Match(7, GUILD, CHANNEL, 0, thread, "pitchout", (), Status.RUNNING, 3, holders, b"", b"", 0, 0, 0, 0, "en")


@pytest.mark.parametrize(
    ("thread", "posted", "address"),
    [
        (0, True, ""),
        (THREAD, True, f"https://discord.com/channels/{GUILD}/{THREAD}"),
        (CHANNEL, True, f"https://discord.com/channels/{GUILD}/{CHANNEL}/{LATEST}"),
        (CHANNEL, False, f"https://discord.com/channels/{GUILD}/{CHANNEL}"),
    ],
)
async def test_a_card_leads_to_the_thread_or_to_the_latest_message(thread: int, address: str, *, posted: bool):
    async def posted_before(_match: int, revision: int) -> Any:
        assert revision == 4
        return SimpleNamespace(message=LATEST, place=CHANNEL) if posted else None

    bot: Any = SimpleNamespace(services=SimpleNamespace(store=SimpleNamespace(posted_before=posted_before)))
    assert await PublicMessages(bot).jump(match(thread)) == address
