"""Many people, channels and messages: found without being looked for."""

import time

import pytest

from localdiscord.config import LocalConfig
from localdiscord.crowds import grown
from localdiscord.fixtures import default_fixtures
from localdiscord.log import LoggedCall
from localdiscord.server import LocalDiscord

pytestmark = pytest.mark.asyncio


async def test_many_people_in_many_rooms():
    before = time.process_time()
    async with LocalDiscord(LocalConfig(fixtures=grown(default_fixtures(), people=250, rooms=60))) as local:
        assert time.process_time() - before < 1.0
        for number in (1, 250):
            assert local.person(f"guest-{number}").send(f"room-{min(number, 60)}", "hello").text == "hello"
        assert len(local.world.guild.members) == 256


async def test_thousands_of_servers():
    before = time.process_time()
    async with LocalDiscord(LocalConfig(fixtures=grown(default_fixtures(), servers=5000))) as local:
        assert time.process_time() - before < 2.0
        assert local.person("bruno").send("server-5001", "hello").text == "hello"


async def test_a_message_is_found_wherever_it_is_and_gone_when_it_is_gone():
    async with LocalDiscord(LocalConfig(fixtures=grown(default_fixtures(), rooms=3))) as local:
        ada, chloe = local.person("ada"), local.person("chloe")
        sent = [ada.send(f"room-{n % 3 + 1}", str(n)) for n in range(9)]
        assert [m.content for m in local.world.messages_after(sent[3].id)] == ["4", "5", "6", "7", "8"]
        assert (await chloe.wait_for(lambda m: m.text in "78", after=sent[4].id)).text == "7"
        ada.delete_message(sent[5])
        ada.delete_channel("room-1")
        assert local.world.anywhere(sent[5].id) is None
        assert [m.content for m in local.world.messages_after(0)] == ["1", "2", "4", "7", "8"]


async def test_the_log_keeps_the_latest():
    async with LocalDiscord(LocalConfig(log_kept=10, rates_enforced=False)) as local:
        for number in range(40):
            local.log.call(LoggedCall(0.0, "GET", str(number), None, 200, None))
        assert [call.path for call in local.log.requests][-10:] == [str(n) for n in range(30, 40)]
        assert len(local.log.requests) <= 20
