"""People and the bot come and go; roles and channels change under their feet; DMs are closed."""

import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from localdiscord.config import LocalConfig
from localdiscord.people import PersonError
from localdiscord.permissions import Permission
from localdiscord.server import LocalDiscord
from tests.localdiscord.by_hand import Rest
from tests.localdiscord.trial_bot import TrialBot

pytestmark = pytest.mark.asyncio

MEMBERS = 1 << 1


@pytest.mark.parametrize("local", [{"privileged_intents": MEMBERS}], indirect=True)
async def test_a_member_leaves_and_comes_back(local: LocalDiscord, connected: Any):
    dai = local.person("dai")
    async with connected(intents=discord.Intents(guilds=True, members=True).value) as bot:
        left = asyncio.ensure_future(bot.wait_for("raw_member_remove"))
        await asyncio.sleep(0)
        local.membership.leave(dai.id)
        assert (await asyncio.wait_for(left, 60)).user.id == dai.id
        with pytest.raises(PersonError):
            dai.send("lobby", "still here?")
        back = asyncio.ensure_future(bot.wait_for("member_join"))
        await asyncio.sleep(0)
        local.membership.join(dai.id)
        assert (await asyncio.wait_for(back, 60)).id == dai.id
        assert dai.send("lobby", "here again").text == "here again"


async def test_a_member_who_left_can_be_neither_written_to_nor_found(rest: Rest):
    local = rest.local
    bruno = local.person("bruno").id
    talk = (await rest("POST", "/users/@me/channels", {"recipient_id": str(bruno)})).body["id"]
    assert (await rest("POST", f"/channels/{talk}/messages", {"content": "hello"})).status == 200
    local.person("bruno").take_dms(yes=False)
    assert (await rest("POST", f"/channels/{talk}/messages", {"content": "hello"})).code == 50007
    local.person("bruno").take_dms(yes=True)
    local.membership.leave(bruno)
    assert (await rest("POST", f"/channels/{talk}/messages", {"content": "hello"})).code == 50278
    assert (await rest("GET", f"/guilds/{local.world.guild.id}/members/{bruno}")).code == 10007


async def test_roles_and_overwrites_change_what_the_bot_may(local: LocalDiscord, trial_bot: TrialBot):
    guild = trial_bot.get_guild(local.world.guild.id)
    assert guild is not None
    changed = asyncio.ensure_future(trial_bot.wait_for("guild_role_update"))
    await asyncio.sleep(0)
    own = next(role for role in local.world.guild.roles.values() if role.bot_id == local.world.bot.id)
    local.membership.allow(own.id, own.permissions & ~int(Permission.ATTACH_FILES))
    await asyncio.wait_for(changed, 60)
    made = asyncio.ensure_future(trial_bot.wait_for("guild_role_create"))
    await asyncio.sleep(0)
    extra = local.membership.add_role("Extra", int(Permission.MANAGE_THREADS))
    await asyncio.wait_for(made, 60)
    given = asyncio.ensure_future(trial_bot.wait_for("member_update"))
    await asyncio.sleep(0)
    local.membership.hold(local.world.bot.id, own.id, extra.id)
    await asyncio.wait_for(given, 60)
    assert guild.me.guild_permissions.manage_threads
    gone = asyncio.ensure_future(trial_bot.wait_for("guild_role_delete"))
    await asyncio.sleep(0)
    local.membership.remove_role(extra.id)
    await asyncio.wait_for(gone, 60)
    lobby = local.world.find_channel("lobby")
    shut = asyncio.ensure_future(trial_bot.wait_for("guild_channel_update"))
    await asyncio.sleep(0)
    local.membership.overwrite(lobby, own.id, deny=int(Permission.SEND_MESSAGES))
    _, after = await asyncio.wait_for(shut, 60)
    assert not after.permissions_for(guild.me).send_messages
    local.membership.overwrite(lobby, own.id)
    assert lobby.overwrites == []


async def test_the_bot_is_thrown_out_and_let_in_again(local: LocalDiscord, trial_bot: TrialBot):
    lobby = trial_bot.get_channel(local.world.find_channel("lobby").id)
    assert isinstance(lobby, discord.TextChannel)
    gone = asyncio.ensure_future(trial_bot.wait_for("guild_remove"))
    await asyncio.sleep(0)
    local.membership.remove_bot()
    await asyncio.wait_for(gone, 60)
    with pytest.raises(discord.Forbidden):
        await lobby.send("anybody?")
    with pytest.raises(PersonError):
        await local.person("ada").command("lobby", "echo", {"text": "x"})
    back = asyncio.ensure_future(trial_bot.wait_for("guild_join"))
    await asyncio.sleep(0)
    local.membership.invite_bot()
    await asyncio.wait_for(back, 60)
    assert (await local.person("ada").command("lobby", "echo", {"text": "back"})).shown.text == "back"


async def test_a_bot_of_no_server_is_ready_too():
    async with LocalDiscord(LocalConfig()) as local:
        local.membership.remove_bot()
        local.membership.remove_bot()
        async with aiohttp.ClientSession() as session, session.ws_connect(local.gateway_url) as line:
            await line.receive_json()
            await line.send_json({"op": 2, "d": {"token": local.token, "intents": 1, "properties": {}}})
            ready = await line.receive_json()
            assert (ready["t"], ready["d"]["guilds"]) == ("READY", [])
            local.membership.invite_bot()
            assert (await line.receive_json())["t"] == "GUILD_CREATE"


async def test_threads_locked_woken_and_deleted_by_people(local: LocalDiscord, trial_bot: TrialBot):
    lobby = trial_bot.get_channel(local.world.find_channel("lobby").id)
    assert isinstance(lobby, discord.TextChannel)
    thread = await (await lobby.send("a match")).create_thread(name="match 1")
    chloe, dai = local.person("chloe"), local.person("dai")
    chloe.archive_thread(thread.id, locked=True)
    with pytest.raises(PersonError):
        dai.do.reopen_thread(thread.id)
    with pytest.raises(discord.HTTPException, match="50083"):
        await thread.send("still")
    chloe.do.reopen_thread(thread.id)
    await thread.send("again")
    chloe.archive_thread(thread.id)
    dai.do.reopen_thread(thread.id)
    chloe.delete_channel(thread.id)
    await trial_bot.heard(f"thread {thread.id} gone")
