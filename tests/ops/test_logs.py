"""The log: what it contains, and what it never does."""

from __future__ import annotations

import base64
import contextlib
import json
import logging
import sqlite3
from pathlib import Path
from typing import Any, Literal

import pytest

from bot.ops.logs import HIDDEN, NAMELESS, _written, hushed
from bot.ops.play import bot_process, corner
from bot.storage.stores.admin_queries import reading
from localdiscord.config import Rate
from localdiscord.server import LocalDiscord
from tools.bench.crowd import Crowd, live_matches

MOVES = 24
SETTINGS = {"BOT_LOG_LEVEL": "debug", "BOT_LOG_FORMAT": "json"}


@pytest.mark.thorough
@pytest.mark.asyncio
async def test_a_match_at_debug_level_tells_no_secret(tmp_path: Path):
    database, log = tmp_path / "m.db", tmp_path / "bot.log"
    slow = Rate(2, 0.2)  # so that the library tells what it has to wait for
    async with LocalDiscord(corner(webhook_rate=slow, message_rate=slow, edit_rate=slow)) as discord:
        await live_matches(discord, database, 2)
        bot = bot_process(discord, database, log, SETTINGS)
        await bot.start()
        try:
            await bot.ready()
            async with reading(database) as file:
                crowd = Crowd(discord, file)
                stop = crowd.listen()
                for nth in range(MOVES):
                    await crowd.turn(1 + nth % 2)
                stop()
                ada = discord.person("ada")
                for match in (1, 2):
                    found = await file.get(match)
                    assert found is not None
                    message = ada.messages(found.thread)[-1]
                    await discord.person("chloe").press(message, label="Text")
            assert crowd.failures == []
        finally:
            await bot.stop()
        tokens = {one.token for one in discord.interactions._by_token.values()}
    output = log.read_text()
    lines = [json.loads(line) for line in output.splitlines()]
    assert lines
    assert all({"event", "level", "logger", "timestamp"} <= line.keys() for line in lines)
    with contextlib.closing(sqlite3.connect(database)) as db, db:
        seeds = [seed for (seed,) in db.execute("SELECT seed FROM matches")]
    spelled = [text for seed in seeds for text in (seed.hex(), base64.b64encode(seed).decode(), repr(seed)[2:-1])]
    assert len(tokens) > MOVES
    users = [str(discord.person(name).id) for name in ("ada", "bruno", "chloe", "dai")]
    for secret in (discord.token, *tokens, *spelled, *users):
        assert secret not in output


def test_users_in_addresses_and_mentions_are_taken_out():
    hush = hushed("")
    line = "PUT https://discord.com/api/v10/channels/7/thread-members/110000000000000102 for <@110000000000000102>"
    text = hush(logging.getLogger(), "warning", line)
    assert text == f"PUT https://discord.com/api/v10/channels/7/thread-members/{NAMELESS} for <@{NAMELESS}>"


@pytest.mark.parametrize(
    "line",
    [
        "KeyError: {user}",
        "Ignoring exception in autocomplete for 'board' (Guild: 910000000000000001, User: {user})",
        "{{'users': [{user}]}}",
        "interaction=920000000000000001 for {user}",
        "parameters: ({user},)",
    ],
)
def test_a_number_that_may_be_a_users_is_taken_out_wherever_it_stands(line: str):
    text = hushed("")(logging.getLogger(), "warning", line.format(user=110000000000000102))
    assert text.endswith(line.format(user=NAMELESS)[-20:])
    assert "110000000000000102" not in text


@pytest.mark.parametrize(
    "line",
    [
        "removed guild=910000000000000001 matches=3",
        '{"interaction": 920000000000000001, "event": "incident"}',
        "\x1b[36mguild\x1b[0m=\x1b[35m910000000000000001\x1b[0m",
        "POST https://discord.com/api/v10/channels/910000000000000002/messages/950000000000000001",
        "took 0.12345678901234567 s",
        "1763828400000 ms",
    ],
)
def test_other_numbers_stay(line: str):
    assert hushed("")(logging.getLogger(), "warning", line) == line


def test_tokens_in_addresses_and_the_bots_own_are_taken_out():
    hush = hushed("my.own-token")
    line = "PATCH https://discord.com/api/v10/webhooks/123/aW50-Zm9v_/messages/@original by my.own-token 429"
    text = hush(logging.getLogger(), "warning", line)
    assert text == f"PATCH https://discord.com/api/v10/webhooks/123/{HIDDEN}/messages/@original by {HIDDEN} 429"


@pytest.mark.parametrize("form", ["text", "json"])
def test_an_event_is_one_line(form: Literal["text", "json"]):
    line: Any = {"event": "match 3 stopped: odd\n2026 [error] no\x1b[2J", "level": "warning", "why": "odd\nno"}
    for processor in _written(form):
        line = processor(logging.getLogger(), "warning", line)
    assert len(line.splitlines()) == 1
    assert "\x1b[2J" not in line
