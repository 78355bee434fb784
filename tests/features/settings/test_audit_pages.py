"""`/server audit`: whatever is on record, a page fits in a message."""

import pytest

from bot.matches.core.models import Player
from bot.matches.settings.bans import Ban
from bot.screens.sheet import TEXT_LIMIT
from bot.text import bare
from cogs.settings.audit import LINES
from tests.support.discord.scene import Scene

pytestmark = pytest.mark.asyncio
USERS = [900_000_000_000_000_000 + nth for nth in range(LINES)]
TEN_YEARS = 3650 * 24 * 3600 * 1000


@pytest.mark.parametrize("reason", ["*" * 200, "\\" * 200, "a" + "<" * 199, "letter" * 33])
async def test_the_longest_reasons_of_bans_fit_on_a_page(table: Scene, reason: str):
    now, store, guild = table.services.clock.now_ms(), table.services.matches.work.store, table.local.world.guild
    for nth, user in enumerate(USERS):
        await store.bans.put(
            guild.id, Player(0, table.ada.id, "Ada"), Ban(user, reason, now, now + TEN_YEARS), now + nth, "a"
        )
    for manager in (table.ada, table.bruno):  # in English and French
        guild.owner_id = manager.id
        audit = (await manager.command("arena", "server audit")).shown
        assert len(audit.text) < TEXT_LIMIT
        _, *entries = audit.text.split(f"<@{table.ada.id}>\n")
        assert [f"<@{user}>" in entry for user, entry in zip(reversed(USERS), entries, strict=True)] == [True] * LINES
        assert [reason[:150] in bare(entry) for entry in entries] == [True] * LINES
