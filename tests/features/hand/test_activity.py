"""The page inside Discord over real HTTP: who opened it is what Discord says, and all others get nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
import structlog

from bot.features.hand.service import HandLinks
from bot.ops.play import bot_process, corner, free_address, pages_of
from bot.settings import Secret
from bot.web.server import WebServer
from cogs.hand import identity
from cogs.hand.activity import OPENINGS, ActivityPage
from localdiscord.activities import CODE_SECONDS
from localdiscord.config import ActivityConfig
from localdiscord.interaction import Callback
from localdiscord.options import ENTRY_POINT
from localdiscord.people import ClientMessage, UserClient
from localdiscord.records import ActivityFrame
from localdiscord.rest import activities
from localdiscord.server import LocalDiscord
from tests.features.hand.conftest import Page, served
from tests.support.discord.scene import Scene, button, scene

pytestmark = pytest.mark.asyncio
CONFIG = {"activity": ActivityConfig("http://127.0.0.1:9", port=0)}
STRANGER = "Discord hasn’t confirmed who you are. Press **Refresh**, and allow it when Discord asks."
UNANSWERED = "Discord isn’t answering. Try again in a moment."
INSTANCES = ("../../users/@me", "..", "a/b", "%2e%2e", "", "x" * 201, "i-1\n", 5, None)
BROKEN = (
    "",
    "null",
    "{",
    "[]",
    "{}",
    '{"code":"x"}',
    '{"code":"","instance":"i-1"}',
    '{"code":5,"instance":"i"}',
    "[" * 8000,
)
ELSEWHERE = "You’re not in this activity. Close it and press **Open here** again."


@pytest_asyncio.fixture
async def inside(tmp_path: Path) -> AsyncIterator[Scene]:
    """A bot with an Activity."""
    async with scene(tmp_path, CONFIG) as found, served(found):
        yield found


@pytest_asyncio.fixture
async def page(inside: Scene) -> AsyncIterator[Page]:
    async with aiohttp.ClientSession() as session:
        yield Page(inside.bot.feature(HandLinks).url, session)


async def asked(table: Scene) -> tuple[ClientMessage, UserClient]:
    """The message of the first flick, and its player."""
    turn = await table.to_the_first_flick()
    return turn, table.next_of(turn)


async def opened_here(turn: ClientMessage, player: UserClient) -> ActivityFrame:
    """The frame that a press of Open here opens."""
    reply = await player.press(turn, custom_id=button(turn, "here"))
    assert reply.type is Callback.LAUNCH_ACTIVITY
    assert reply.interaction.activity is not None
    return reply.interaction.activity


async def sent(page: Page, body: Any, kind: str = "application/json", *, address: str = "") -> tuple[int, Any]:
    """The status and the answer of the request that opens the page, from an address if one is given."""
    headers = {"Content-Type": kind, "Accept-Language": "en"} | ({"X-Forwarded-For": address} if address else {})
    data = body if isinstance(body, str) else json.dumps(body)
    async with page.session.post(f"{page.url}/activity/open", data=data, headers=headers) as answer:
        return answer.status, await answer.json()


async def entered(table: Scene, page: Page, frame: ActivityFrame) -> tuple[int, Any]:
    """The answer to a fresh code of a frame's user."""
    return await sent(page, {"code": table.local.activities.authorize(frame.user), "instance": frame.instance.id})


async def test_the_player_asked_gets_the_token_of_their_ask(inside: Scene, page: Page):
    turn, player = await asked(inside)
    status, opened = await entered(inside, page, await opened_here(turn, player))
    assert (status, opened["text"]) == (200, "")
    (ask,) = opened["asks"]
    assert "Pitch Out" in ask["name"]
    status, shown = await page.ask("ask", ask["token"])
    assert (status, shown["match"]) == (200, 1)
    draft = {"choice": shown["choices"][0]["code"], "values": {"angle": 12.0, "strength": 61.0}}
    status, played = await page.ask("play", ask["token"], {"draft": draft, "sure": True})
    assert (status, await inside.revision()) == (200, 4)
    assert played["story"]


async def test_the_panel_has_the_button_too(inside: Scene):
    turn, player = await asked(inside)
    _, panel = await inside.panel(turn, player)
    assert (await opened_here(panel, player)).instance.channel.id == turn.channel_id


async def test_nobody_else_opens_it(inside: Scene):
    turn, player = await asked(inside)
    other = next(one for one in inside.people if one.id != player.id)
    reply = await other.press(turn, custom_id=button(turn, "here"))
    assert (reply.type, reply.interaction.activity) == (Callback.MESSAGE, None)


async def test_a_code_is_taken_once(inside: Scene, page: Page):
    frame = await opened_here(*await asked(inside))
    opening = {"code": inside.local.activities.authorize(frame.user), "instance": frame.instance.id}
    assert (await sent(page, opening))[0] == 200
    assert await sent(page, opening) == (409, {"error": STRANGER})


async def test_a_forged_or_late_code_is_refused(inside: Scene, page: Page):
    frame = await opened_here(*await asked(inside))
    assert await sent(page, {"code": "x" * 30, "instance": frame.instance.id}) == (409, {"error": STRANGER})
    late = inside.local.activities.authorize(frame.user)
    inside.local.clock.advance(CODE_SECONDS + 1)
    assert await sent(page, {"code": late, "instance": frame.instance.id}) == (409, {"error": STRANGER})


async def test_who_is_not_in_the_instance_is_refused(inside: Scene, page: Page):
    turn, player = await asked(inside)
    frame = await opened_here(turn, player)
    other = next(one for one in inside.people if one.id != player.id)
    opening = {"code": inside.local.activities.authorize(other.user), "instance": frame.instance.id}
    assert await sent(page, opening) == (409, {"error": ELSEWHERE})
    inside.local.activities.close(frame)
    assert await entered(inside, page, frame) == (409, {"error": ELSEWHERE})


async def test_an_instance_of_another_application_is_refused(
    inside: Scene, page: Page, monkeypatch: pytest.MonkeyPatch
):
    frame = await opened_here(*await asked(inside))
    whose = activities.instance_payload
    monkeypatch.setattr(activities, "instance_payload", lambda found, _: whose(found, 5))
    assert await entered(inside, page, frame) == (409, {"error": ELSEWHERE})


async def test_what_no_page_sends_is_refused(inside: Scene, page: Page):
    code = inside.local.activities.authorize(inside.ada.user)
    answers = [await sent(page, {"code": code, "instance": one}) for one in INSTANCES]
    assert [(status, *answer) for status, answer in answers] == [(400, "error")] * len(INSTANCES)
    answers = [await sent(page, one) for one in BROKEN]
    assert [(status, *answer) for status, answer in answers] == [(400, "error")] * len(BROKEN)
    assert [one for one in inside.local.log.requests if one.path.endswith("/oauth2/token")] == []


async def test_an_instance_that_discord_does_not_know_is_refused(inside: Scene, page: Page):
    code = inside.local.activities.authorize(inside.ada.user)
    assert await sent(page, {"code": code, "instance": "i-1-gc-2-3"}) == (409, {"error": ELSEWHERE})


async def test_another_site_cannot_send_it(inside: Scene, page: Page):
    frame = await opened_here(*await asked(inside))
    opening = {"code": inside.local.activities.authorize(frame.user), "instance": frame.instance.id}
    assert (await sent(page, opening, "text/plain"))[0] == 409
    assert (await sent(page, opening))[0] == 200  # the code was not spent


async def test_an_address_that_sends_many_stops_nobody_else(inside: Scene, page: Page):
    frame = await opened_here(*await asked(inside))
    opening = {"code": "forged", "instance": frame.instance.id}
    flood = [await sent(page, opening, address="203.0.113.5") for _ in range(2 * OPENINGS.burst)]
    assert flood[0] == (409, {"error": STRANGER})
    assert flood[-1] == (409, {"error": inside.bot.catalogue.of("en").text("slow-down", seconds=1)})
    assert (await entered(inside, page, frame))[0] == 200


async def test_a_discord_that_does_not_answer_is_not_waited_for(
    inside: Scene, page: Page, monkeypatch: pytest.MonkeyPatch
):
    frame = await opened_here(*await asked(inside))

    async def silent(*_: object) -> int:
        await asyncio.sleep(60.0)
        return 0

    monkeypatch.setattr(identity.Identity, "_channel", silent)
    monkeypatch.setattr(identity, "PATIENCE", 0.5)
    async with asyncio.timeout(10.0):
        assert await entered(inside, page, frame) == (409, {"error": UNANSWERED})


async def test_no_secret_is_shown_or_logged(
    inside: Scene, page: Page, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
):
    frame = await opened_here(*await asked(inside))
    answers = []
    with structlog.testing.capture_logs() as logged, caplog.at_level("DEBUG"):
        answers.append(await entered(inside, page, frame))
        answers.append(await sent(page, {"code": "forged", "instance": frame.instance.id}))
        async with page.session.get(f"{page.url}/activity/client") as answer:
            answers.append((answer.status, await answer.json()))
    granted = [one for one in inside.local.log.requests if one.path.endswith("/oauth2/token")]
    secrets = [CONFIG["activity"].secret, *(one.request["code"] for one in granted if one.request["code"] != "forged")]
    secrets += [
        one.response[name] for one in granted for name in ("access_token", "refresh_token") if name in one.response
    ]
    assert len(secrets) == 4
    shown = f"{answers} {logged} {caplog.text} {capsys.readouterr()}"
    assert [secret for secret in secrets if secret in shown] == []


async def test_a_wrong_client_secret_is_said_to_the_host(inside: Scene, page: Page):
    frame = await opened_here(*await asked(inside))
    inside.local.activities.config = replace(CONFIG["activity"], secret="another")  # noqa: S106
    with structlog.testing.capture_logs() as logged:
        answer = await entered(inside, page, frame)
    assert answer == (409, {"error": UNANSWERED})
    assert "BOT_ACTIVITY_SECRET" in next(one["event"] for one in logged if one["log_level"] == "error")


async def test_of_several_matches_that_of_the_channel_is_opened_elsewhere_all_are_offered(inside: Scene, page: Page):
    turn, player = await asked(inside)
    await inside.bruno.press(await inside.challenge(), label="Accept")
    await inside.turn(0, 2)
    await until_asked(inside, 2, player)
    here = (await entered(inside, page, await opened_here(turn, player)))[1]["asks"]
    lobby = inside.local.activities.launch(player.user, inside.local.world.find_channel("general"))
    offered = (await entered(inside, page, lobby))[1]["asks"]
    links = inside.bot.feature(HandLinks)
    assert [(await links.read(one["token"])).match for one in here] == [1]
    assert sorted([(await links.read(one["token"])).match for one in offered]) == [1, 2]


async def until_asked(table: Scene, number: int, player: UserClient) -> None:
    """Answer what others are asked in a match until this player is."""
    matches = table.services.matches
    while not matches.asks_for(match := await table.match(number), player.id):
        ask = matches.asks(match)[0]
        user = match.holder(ask.seat).user
        await matches.act(match.id, ask.id, user, ask.choices[0].action, key=f"until.{match.revision}")


async def test_in_direct_messages_all_open_asks_are_offered(inside: Scene, page: Page):
    _, player = await asked(inside)
    frame = inside.local.activities.launch(player.user, inside.local.world.channel(player.dm()))
    status, opened = await entered(inside, page, frame)
    assert (status, len(opened["asks"])) == (200, 1)


async def test_who_is_not_asked_is_told_so_in_their_language(inside: Scene, page: Page):
    frame = inside.local.activities.launch(inside.dai.user, inside.local.world.find_channel("arena"))
    status, opened = await entered(inside, page, frame)
    assert (status, opened["asks"]) == (200, [])
    assert opened["text"].endswith("aucune partie ne vous attend.")


async def test_only_discord_may_frame_it(inside: Scene, page: Page):
    del inside
    async with page.session.get(f"{page.url}/") as answer:
        policy = answer.headers["Content-Security-Policy"]
        assert policy.endswith(
            "frame-ancestors https://discord.com https://*.discord.com https://discordapp.com https://*.discordapp.com"
        )
        assert (
            not {"X-Frame-Options", "Cross-Origin-Resource-Policy", "Cross-Origin-Embedder-Policy"}
            & answer.headers.keys()
        )
    async with page.session.get(f"{page.url}/hand") as answer:
        assert answer.headers["Content-Security-Policy"].endswith("frame-ancestors 'none'")


async def test_the_sdk_is_the_hosts_file(inside: Scene, page: Page, tmp_path: Path):
    del inside
    async with page.session.get(f"{page.url}/activity/sdk.js") as answer:
        assert answer.status == 404
    (tmp_path / "sdk.js").write_text("export class DiscordSDK {}")
    async with page.session.get(f"{page.url}/activity/sdk.js") as answer:
        assert (answer.content_type, await answer.text()) == ("text/javascript", "export class DiscordSDK {}")


@pytest.mark.parametrize("name", ["sdk.mjs", "sdk"])
async def test_the_sdk_is_a_script_whatever_its_name(tmp_path: Path, name: str):
    (tmp_path / name).write_text("export class DiscordSDK {}")
    answer = await script_of(tmp_path / name)
    assert (answer.status, answer.content_type) == (200, "text/javascript")


async def test_an_sdk_that_cannot_be_read_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    assert (await script_of(tmp_path)).status == 404

    def denied(_: Path) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "stat", denied)
    assert (await script_of(tmp_path / "sdk.js")).status == 404


async def script_of(sdk: Path) -> aiohttp.ClientResponse:
    """The answer to a request for the SDK at this path."""
    activity = SimpleNamespace(sdk=sdk, secret=Secret(""))
    routes = [one for one in ActivityPage(SimpleNamespace(), activity).routes if one.path == "/activity/sdk.js"]  # type: ignore[arg-type]  # neither is asked for more
    pages = WebServer("", "127.0.0.1", 0, lambda _: 0.0)
    await pages.serve(routes)
    try:
        async with aiohttp.request("GET", f"http://127.0.0.1:{pages.bound}/activity/sdk.js") as answer:
            return answer
    finally:
        await pages.close()


async def test_the_entry_point_survives_the_sync(inside: Scene):
    kinds = [one["type"] for one in inside.local.world.state.commands[0]]
    assert kinds.count(ENTRY_POINT) == 1
    assert len(kinds) > 10


async def test_without_the_file_of_the_sdk_the_log_says_that_it_is_off(tmp_path: Path):
    async with LocalDiscord(corner(app_pages=free_address(), **CONFIG)) as local:
        settings = pages_of(local) | {"BOT_ACTIVITY_SDK": "none.js"}
        bot = bot_process(local, tmp_path / "bot.db", tmp_path / "bot.log", settings=settings)
        await bot.start()
        try:
            await bot.ready()
        finally:
            await bot.stop()
    log = (tmp_path / "bot.log").read_text()
    assert "playing inside Discord is off: BOT_ACTIVITY_SDK names no file" in log
    assert CONFIG["activity"].secret not in log


async def test_without_an_activity_there_is_neither_button_nor_page(table: Scene):
    turn, _ = await asked(table)
    assert "Open here" not in [one["label"] for one in turn.buttons]
    async with aiohttp.ClientSession() as session:
        for path in ("/", "/activity/client", "/activity/sdk.js"):
            async with session.get(f"{table.bot.feature(HandLinks).url}{path}") as answer:
                assert answer.status == 404
