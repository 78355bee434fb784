"""Roles that a message mentions: those it is allowed to and that may be mentioned."""

import asyncio

import discord
import pytest

from localdiscord.server import LocalDiscord
from tests.localdiscord.places import LOBBY
from tests.localdiscord.trial_bot import TrialBot

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize(
    ("mentionable", "allowed", "notified"), [(True, True, True), (True, False, False), (False, True, False)]
)
async def test_a_role_is_notified_if_it_may_be_and_is_meant(
    local: LocalDiscord, trial_bot: TrialBot, *, mentionable: bool, allowed: bool, notified: bool
):
    role = local.membership.add_role("Watchful")
    role.mentionable = mentionable
    channel = trial_bot.get_channel(LOBBY)
    assert isinstance(channel, discord.TextChannel)
    async with asyncio.timeout(60):
        while channel.guild.get_role(role.id) is None:  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0.01)
    meant = discord.AllowedMentions(everyone=False, users=False, roles=[discord.Object(role.id)] if allowed else False)
    sent = await channel.send(f"Hello <@&{role.id}> and <@&{role.id + 1}>", allowed_mentions=meant)
    assert sent.raw_role_mentions == [role.id, role.id + 1]
    assert local.world.message(LOBBY, sent.id).mention_roles == ([role.id] if notified else [])
    assert [one.id for one in (await channel.fetch_message(sent.id)).role_mentions] == ([role.id] if notified else [])
