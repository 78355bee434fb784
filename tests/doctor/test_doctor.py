"""`pichenette doctor`, against a local Discord."""

import asyncio
import json
import os
import re
import shutil
import time
from pathlib import Path
from typing import NamedTuple

import aiohttp
import discord
import pytest

from bot.__main__ import main
from bot.games import PARTS
from bot.games.contract.parts import Found
from bot.matches.core.models import Player
from bot.matches.settings.preferences import ServerSettings
from bot.ops.play import bot_environment, corner
from bot.settings import Secret, Settings
from bot.storage.stores.sqlite import SqliteStore
from bot.upkeep.backups import back_up
from cogs.doctor import host
from cogs.doctor.activity import REFUSED, check_activity
from localdiscord.config import ActivityConfig
from localdiscord.faults import RestFault
from localdiscord.permissions import Permission
from localdiscord.records import Overwrite
from localdiscord.server import LocalDiscord
from tests.places import ARENA, GENERAL

pytestmark = pytest.mark.asyncio


@pytest.fixture(autouse=True)
def _addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Restore the addresses that the command changes for good."""
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    gateway = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(gateway, "DEFAULT_GATEWAY", gateway.DEFAULT_GATEWAY)


class Asked(NamedTuple):
    status: int
    states: dict[str, str]
    says: dict[str, str]


async def examined(
    folder: Path, environment: dict[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Asked:
    """The exit status, and the last finding of each check."""
    for name in [name for name in os.environ if name.startswith("BOT_")]:
        monkeypatch.delenv(name)
    (folder / ".env").write_text("\n".join(f"{name}={value}" for name, value in environment.items()))
    (folder / ".env").chmod(0o600)
    capsys.readouterr()
    status = await asyncio.to_thread(main, ["doctor", "--settings", str(folder), "--json"])
    found = json.loads(capsys.readouterr().out)
    return Asked(
        status,
        {one["check"]: one["state"] for one in found},
        {one["check"]: one["says"] for one in found},
    )


async def test_all_is_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    await (await SqliteStore.open(tmp_path / "m.db")).close()
    (tmp_path / "m.db").chmod(0o600)  # as the bot makes it
    back_up(tmp_path / "m.db", tmp_path / "copy.db")
    async with LocalDiscord(corner()) as local:
        asked = await examined(tmp_path, bot_environment(local, tmp_path / "m.db"), monkeypatch, capsys)
        status = await asyncio.to_thread(main, ["doctor", "--settings", str(tmp_path)])
    checks = ("database", "disk", "backup", "network", "token", "intents", "gateway", "servers", "clock")
    assert (asked.status, asked.states) == (0, dict.fromkeys(checks, "ok"))
    assert local.token not in str(asked.says)
    assert status == 0
    assert [line[:20].split() for line in capsys.readouterr().out.splitlines()] == [["ok", check] for check in checks]


async def test_a_token_that_is_not_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    async with LocalDiscord(corner()) as local:
        wrong = bot_environment(local, tmp_path / "m.db") | {"BOT_TOKEN": "no.such.token"}
        asked = await examined(tmp_path, wrong, monkeypatch, capsys)
    assert (asked.status, asked.states["token"]) == (1, "fault")


async def test_a_discord_or_gateway_that_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    async with LocalDiscord(corner()) as local:
        environment = bot_environment(local, tmp_path / "m.db")
        nowhere = environment | {"BOT_GATEWAY_URL": "ws://127.0.0.1:9/"}
        asked = await examined(tmp_path, nowhere, monkeypatch, capsys)
        assert (asked.status, asked.states["gateway"], asked.states["servers"]) == (1, "fault", "ok")
        proxied = environment | {"BOT_PROXY": "http://ada:pa55word@127.0.0.1:9"}
        asked = await examined(tmp_path, proxied, monkeypatch, capsys)
        assert (asked.status, asked.states["network"]) == (1, "fault")
        assert "BOT_PROXY" in asked.says["network"]
        assert "pa55word" not in str(asked.says)


async def test_rights_that_are_missing_and_channels_that_are_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    store = await SqliteStore.open(tmp_path / "m.db")
    async with LocalDiscord(corner()) as local:
        await store.change_server_settings(
            local.world.guild.id, Player(0, 101, "Ada"), lambda _: ServerSettings(channels=(ARENA,), results=GENERAL), 0
        )
        await store.close()
        environment = bot_environment(local, tmp_path / "m.db")
        world = local.world
        role = next(one for one in world.guild.roles.values() if one.bot_id == world.bot.id)
        world.channels[ARENA].overwrites = [Overwrite(role.id, 0, deny=int(Permission.VIEW_CHANNEL))]
        asked = await examined(tmp_path, environment, monkeypatch, capsys)
        assert asked.says["channels"].endswith(f"channel {ARENA} is hidden from the bot: grant it View Channel there.")
        world.channels[ARENA].overwrites = [Overwrite(role.id, 0, deny=int(Permission.ATTACH_FILES))]
        asked = await examined(tmp_path, environment, monkeypatch, capsys)
        assert asked.says["channels"].endswith("in #arena the bot lacks “Attach Files”.")
        role.permissions &= ~Permission.CREATE_PUBLIC_THREADS
        asked = await examined(tmp_path, environment, monkeypatch, capsys)
        assert asked.says["permissions"].endswith("the bot's role lacks “Create Public Threads”.")
        assert asked.status == 0
        local.membership.remove_bot()
        asked = await examined(tmp_path, environment, monkeypatch, capsys)
        assert (asked.states["servers"], "client_id=" in asked.says["servers"]) == ("warning", True)


async def test_what_is_wrong_with_the_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    (tmp_path / "m.db").write_bytes(b"no database at all, but what somebody left there" * 100)
    (tmp_path / "m.db").chmod(0o644)
    full = shutil.disk_usage(tmp_path)._replace(free=50 << 20)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: full)
    async with LocalDiscord(corner()) as local:
        local.clock.advance(300)
        asked = await examined(tmp_path, bot_environment(local, tmp_path / "m.db"), monkeypatch, capsys)
    found = {name: asked.states[name] for name in ("database", "disk", "backup", "files", "clock")}
    assert found == {"database": "fault", "disk": "fault", "backup": "warning", "files": "warning", "clock": "fault"}
    assert re.fullmatch(r"The machine's clock is (299|30\d) s behind Discord's: set it.", asked.says["clock"])
    assert asked.status == 1


async def test_a_backup_that_is_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    await (await SqliteStore.open(tmp_path / "m.db")).close()
    back_up(tmp_path / "m.db", tmp_path / "copy.db")
    week_later = time.time() + 7 * 86400
    monkeypatch.setattr("cogs.doctor.host.time.time", lambda: week_later)
    async with LocalDiscord(corner()) as local:
        asked = await examined(tmp_path, bot_environment(local, tmp_path / "m.db"), monkeypatch, capsys)
    assert asked.says["backup"] == "The last one is 7 days old: is the daily job running?"


ACTIVITY = ActivityConfig("http://127.0.0.1:9", port=0)


async def of_activity(local: LocalDiscord, folder: Path, **changed: str) -> list[tuple[str, str]]:
    """The findings about an Activity whose settings are right, but for those that are changed."""
    (folder / "sdk.js").touch()
    wanted = {"secret": ACTIVITY.secret, "sdk": "sdk.js"} | changed
    discord.http.Route.BASE = local.rest_url
    settings = Settings(
        token=Secret(local.token), activity_secret=Secret(wanted["secret"]), activity_sdk=folder / wanted["sdk"]
    )
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(local.token)
        return [(one.state, one.says) async for one in check_activity(client, settings)]


async def test_the_page_inside_discord(tmp_path: Path):
    async with LocalDiscord(corner(activity=ACTIVITY)) as local:
        assert [state for state, _ in await of_activity(local, tmp_path)] == ["ok"]
        ((state, says),) = await of_activity(local, tmp_path, sdk="other.js")
        assert (state, says) == (
            "fault",
            f"BOT_ACTIVITY_SDK names no file: {tmp_path / 'other.js'}. See docs/pages.md.",
        )
        ((state, says),) = await of_activity(local, tmp_path, secret="another")  # noqa: S106
        assert (state, says) == ("fault", REFUSED)
    down = RestFault(route="/oauth2/token", status=503)
    async with LocalDiscord(corner(activity=ACTIVITY, troubles=(down,))) as local:
        with pytest.raises(aiohttp.ClientResponseError):
            await of_activity(local, tmp_path)
    async with LocalDiscord(corner()) as local:
        states = await of_activity(local, tmp_path)
    assert [says.partition(":")[0] for _, says in states] == ["Activities are off", REFUSED.partition(":")[0]]


async def test_games_by_others_are_named_and_one_that_cannot_be_played_is_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    good = Found("morris", "pichenette-morris 1.0", next(iter(PARTS.values())))
    bad = Found("carrom", "pichenette-carrom 0.3", reason="another game has this key: uninstall one of the two")
    async with LocalDiscord(corner()) as local:
        environment = bot_environment(local, tmp_path / "m.db")
        monkeypatch.setattr(host, "OTHERS", (good,))
        asked = await examined(tmp_path, environment, monkeypatch, capsys)
        assert (asked.status, asked.says["games"]) == (0, "morris is of pichenette-morris 1.0.")
        monkeypatch.setattr(host, "OTHERS", (good, bad))
        asked = await examined(tmp_path, environment, monkeypatch, capsys)
    refused = "carrom of pichenette-carrom 0.3 cannot be played: another game has this key: uninstall one of the two."
    assert (asked.status, asked.states["games"], asked.says["games"]) == (1, "fault", refused)
