"""The local Discord of `pichenette play`."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.ops import play
from localdiscord.bot_process import BotProcess
from localdiscord.config import ActivityConfig
from localdiscord.server import LocalDiscord

PAGES = "http://127.0.0.1:9"


@pytest.fixture
def taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """A port, of which the client of the Activity is the one; Discord's SDK is there."""
    (tmp_path / "sdk.js").touch()
    monkeypatch.setattr(play, "SDK", tmp_path / "sdk.js")
    port = int(play.free_address().rpartition(":")[2])
    monkeypatch.setattr(play, "ActivityConfig", lambda url: ActivityConfig(url, port=port))
    return port


def test_the_activity_is_there_with_the_sdk(taken: int):
    assert play._activity(PAGES) == ActivityConfig(PAGES, port=taken)


@pytest.mark.asyncio
async def test_the_pages_lead_back_to_the_local_discord():
    async with LocalDiscord(play.corner(app_pages=PAGES)) as discord:
        assert play.pages_of(discord)["BOT_DISCORD_URL"] == discord.url.rstrip("/")


def test_settings_that_concern_no_address_are_passed_on():
    given = {
        "BOT_WEBHOOKS": "off",
        "BOT_MENTIONS": "on",
        "BOT_LOG_LEVEL": "",
        "BOT_TOKEN": "of.another.bot",
        "HOME": "/",
    }
    assert play.passed_on(given) == {"BOT_WEBHOOKS": "off", "BOT_MENTIONS": "on"}


@pytest.mark.asyncio
async def test_the_bot_that_is_played_with_gets_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    found = list[Mapping[str, str]]()

    def noting(discord: LocalDiscord, *_: Path, settings: Mapping[str, str]) -> BotProcess:
        found.append(settings)
        return BotProcess(discord, (sys.executable, "-c", f"raise SystemExit({play.UNUSABLE})"), {})

    monkeypatch.setattr(play, "bot_process", noting)
    monkeypatch.setenv("BOT_MENTIONS", "on")
    port = int(play.free_address().rpartition(":")[2])
    assert await play.play(port, tmp_path / "world") == play.UNUSABLE
    assert (found[0]["BOT_WEBHOOKS"], found[0]["BOT_MENTIONS"]) == ("local", "on")


def test_without_the_sdk_there_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(play, "SDK", tmp_path / "sdk.js")
    assert play._activity(PAGES) is None


@pytest.mark.asyncio
async def test_a_port_that_is_taken_at_the_last_moment_costs_the_activity_alone(
    taken: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    port = int(play.free_address().rpartition(":")[2])
    found = iter((ActivityConfig(PAGES, port=taken), None))
    monkeypatch.setattr(play, "_activity", lambda _: next(found))
    with socket.socket() as other:
        other.bind(("127.0.0.1", taken))
        other.listen()
        discord = await play._opened(port, tmp_path / "world")
    await discord.close()
    assert (discord.config.port, discord.config.activity) == (port, None)
    assert capsys.readouterr().out == ""


def test_where_its_port_is_taken_there_is_none(taken: int, capsys: pytest.CaptureFixture[str]):
    with socket.socket() as other:
        other.bind(("127.0.0.1", taken))
        other.listen()
        assert play._activity(PAGES) is None
    assert capsys.readouterr().out == (
        f"Port {taken} is taken, which Discord's SDK needs: there is no button Open here this time.\n"
    )


STUBBORN = """
import pathlib, signal, sys, time

folder = pathlib.Path(sys.argv[1])
signal.signal(signal.SIGTERM, lambda *_: (folder / "asked").touch())
(folder / "there").touch()
while True:
    time.sleep(0.05)
"""
"""A bot that does not end when it is asked to."""


async def appears(file: Path) -> None:
    """Wait until there is such a file."""
    async with asyncio.timeout(60):
        while not await asyncio.to_thread(file.exists):  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0.01)


@pytest.mark.asyncio
async def test_no_bot_is_left_where_the_wait_for_it_is_cut_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    port, bots = int(play.free_address().rpartition(":")[2]), list[BotProcess]()

    def stubborn(discord: LocalDiscord, *_: Path, **__: object) -> BotProcess:
        bots.append(BotProcess(discord, (sys.executable, "-c", STUBBORN, str(tmp_path)), {}))
        return bots[0]

    monkeypatch.setattr(play, "bot_process", stubborn)
    playing = asyncio.create_task(play.play(port, tmp_path / "world"))
    await appears(tmp_path / "there")
    playing.cancel()  # as the first SIGTERM does
    await appears(tmp_path / "asked")
    playing.cancel()  # as the second one does
    with contextlib.suppress(asyncio.CancelledError):
        await playing
    (bot,) = bots
    async with asyncio.timeout(60):
        assert await bot.wait() == -signal.SIGKILL
    assert play._bound(port) == port
