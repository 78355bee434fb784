"""The list of a server's bans, which lifts them."""

import pytest

from bot.matches.core.models import Player
from bot.matches.settings.bans import Ban
from tests.features.settings.test_bans_in_discord import ban, guild, shown
from tests.support.discord.scene import Scene, button
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def test_the_list_is_found_in_the_settings_and_lifts_bans(table: Scene):
    overview = await shown(table.ada, "server setup")
    assert not [one for one in overview.buttons if one.get("custom_id", "").startswith("bans:")]
    assert says((await shown(table.ada, "server ban")).text, "bans-empty")
    await ban(table, table.dai, reason="loud")
    assert says((await ban(table, table.chloe)).text, "ban-hint")
    panel = await shown(table.ada, "server setup")
    care = (await table.ada.press(panel, custom_id=button(panel, "house", "care"))).shown
    assert says(care.text, "house-said-bans", count=2)
    listed = (await table.ada.press(care, custom_id=button(care, "bans"))).shown
    assert (listed.ephemeral, "> loud" in listed.text) == (True, True)
    for person in (table.chloe, table.dai):
        assert says(listed.text, "bans-line-ever", user=f"<@{person.id}>")
    left = (await table.ada.press(listed, custom_id=button(listed, "unban", str(table.dai.id)))).shown
    assert says(left.text, "unban-done", user=f"<@{table.dai.id}>")
    assert not says(left.text, "bans-line-ever", user=f"<@{table.dai.id}>")
    back = (await table.ada.press(left, custom_id=button(left, "house"))).shown
    assert button(back, "bans")
    lifted = await shown(table.ada, "server unban", player="chloe")
    assert says(lifted.text, "unban-done", user=f"<@{table.chloe.id}>")
    assert says(
        (await shown(table.ada, "server unban", player="chloe")).text, "unban-none", user=f"<@{table.chloe.id}>"
    )
    audit = await shown(table.ada, "server audit")
    assert says(audit.text, "audit-ban-lifted", user=f"<@{table.dai.id}>")
    assert not (await shown(table.dai, "play", game="pitchout")).ephemeral


async def test_the_answer_to_a_ban_lifts_it(table: Scene):
    reply = await ban(table, table.dai)
    left = (await table.ada.press(reply, custom_id=button(reply, "unban", str(table.dai.id)))).shown
    assert says(left.text, "unban-done", user=f"<@{table.dai.id}>")
    assert says(left.text, "bans-empty")
    assert not (await shown(table.dai, "play", game="pitchout")).ephemeral


async def test_a_long_list_is_turned_and_closed_to_others(table: Scene):
    now, store = table.services.clock.now_ms(), table.services.matches.work.store
    for nth in range(7):
        await store.bans.put(
            guild(table),
            Player(0, table.ada.id, "Ada"),
            Ban(900_000_000_000_000_000 + nth, "", now + nth),
            now,
            key="a",
        )
    listed = await shown(table.ada, "server ban")
    assert f"{900_000_000_000_000_006}" in listed.text
    older = (await table.ada.press(listed, custom_id=button(listed, "bans", "earlier"))).shown
    assert f"<@{900_000_000_000_000_000}>" in older.text
    table.local.world.guild.owner_id = table.bruno.id
    for role in table.local.world.guild.roles.values():
        role.permissions &= ~0x28  # administrator, manage guild
    refused = (await table.ada.press(older, custom_id=button(older, "unban"))).shown
    assert says(refused.text, "refused-house-rights")
    count, _ = await store.bans.page(guild(table), now, skip=0, most=0)
    assert count == 7
