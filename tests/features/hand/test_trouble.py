"""The page By hand in trouble: failing code and stores, floods, many sockets, replaced keys and a bot that ends."""

from __future__ import annotations

import asyncio
import contextlib
import json
import string
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
from aiohttp import WSMsgType
from structlog.testing import capture_logs

from bot.client.throttle import Allowance, Throttle
from bot.features.hand.rows import HandRows
from bot.features.hand.service import AGAIN, HandLinks
from bot.features.hand.values import VALID, HandLink
from bot.matches.core.errors import GameFailed, Refused, StoreBusy
from bot.matches.core.models import Status
from bot.web.server import WebServer
from bot.workers.stages import SetStage
from cogs.hand.page import SOCKETS, HandPage
from tests.cogs.match.test_clocks_in_discord import paused
from tests.features.hand.conftest import Page, first_link, served
from tests.support.discord.scene import Scene, scene
from tests.support.presses.failing import OnDemand, failing
from tests.torture.test_forged_presses import incidents

pytestmark = pytest.mark.asyncio


@contextlib.asynccontextmanager
async def socket_for(page: Page, token: str) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    async with page.session.ws_connect(f"{page.url}/hand/live") as socket:
        await socket.send_str(token)
        yield socket


async def draft_for(page: Page, token: str) -> dict[str, Any]:
    _, shown = await page.ask("ask", token)
    return {"choice": shown["choices"][0]["code"], "values": {"angle": 10.0}}


async def closed(socket: aiohttp.ClientWebSocketResponse) -> int:
    """The code with which the bot closes a socket, whatever it sends before."""
    async with asyncio.timeout(10):
        while (message := await socket.receive()).type is WSMsgType.TEXT:
            pass
    assert message.type is WSMsgType.CLOSE
    return int(message.data)


@pytest.mark.parametrize("odd", [b"\xff\xfe", "é".encode(), b"Bearer \xff", b"Bearer " + b"a" * 7000])
async def test_a_token_of_odd_bytes_is_refused(table: Scene, page: Page, odd: bytes):
    await first_link(table)
    reader, writer = await asyncio.open_connection("127.0.0.1", int(page.url.rpartition(":")[2]))
    with capture_logs() as log:
        writer.write(b"POST /hand/ask HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nAuthorization: " + odd + b"\r\n\r\n")
        line = await reader.readline()
    writer.close()
    assert (line.split()[1], incidents(log)) == (b"409", [])


async def test_a_token_is_written_in_one_way(table: Scene):
    _, _, token = await first_link(table)
    links = table.bot.feature(HandLinks)
    others = [token[:-1] + one for one in string.ascii_letters + string.digits + "-_" if one != token[-1]]
    others += [token + "=", token + "!", f"{token[:-5]}!{token[-5:]}", f"{token[:-5]}={token[-5:]}"]
    for other in others:
        with pytest.raises(Refused, match="hand-link-unknown"):
            await links.read(other)
    assert await links.read(token)


@pytest.mark.parametrize(
    "body", ["[" * 16000, '{"draft":{"choice":"a","values":{"angle":' + "[" * 9000, "NaN", "{", "null", '{"draft":1}']
)
async def test_a_body_that_is_no_answer_is_refused(table: Scene, page: Page, body: str):
    _, _, token = await first_link(table)
    with capture_logs() as log:
        async with page.session.post(
            f"{page.url}/hand/play", data=body, headers={"Authorization": f"Bearer {token}"}
        ) as answer:
            assert answer.status == 400
            assert (await answer.json())["error"]
    assert incidents(log) == []
    assert await table.revision() == 3


async def test_a_refusal_is_in_the_language_of_its_person(table: Scene, page: Page):
    _, player, token = await first_link(table)
    table.bot.calling = Throttle(Allowance(0.001, 1))
    table.bot.matches.locales.player_chose(player.id, "fr")
    answers = [await page.ask("ask", token) for _ in range(2)]
    assert [status for status, _ in answers] == [200, 429]
    assert answers[1][1]["error"] == table.bot.catalogue.of("fr").text("hand-slow")
    async with page.session.post(f"{page.url}/hand/ask", headers={"Authorization": f"Bearer {token}"}) as answer:
        assert 999 <= int(answer.headers["Retry-After"]) <= 1000


async def test_a_game_that_fails_is_suspended(tmp_path: Path):
    demand = OnDemand()
    games, tools = failing(demand)
    at = scene(tmp_path, games=games, tools=tools)
    async with at as table, served(table) as url, aiohttp.ClientSession() as session:
        page = Page(url, session)
        _, _, token = await first_link(table)
        demand.fails.add("view")
        status, answer = await page.ask("ask", token)
        match = await table.match()
        assert (status, match.status) == (409, Status.SUSPENDED)
        assert match.incident in answer["error"]


async def test_a_store_that_fails_is_said_so(table: Scene, page: Page, monkeypatch: pytest.MonkeyPatch):
    _, _, token = await first_link(table)

    async def busy(*_: Any) -> None:
        raise StoreBusy("gone")

    monkeypatch.setattr(HandRows, "key", busy)
    table.services.clock.shift = 61_000  # type: ignore[attr-defined]
    status, answer = await page.ask("ask", token)
    assert status == 503
    assert answer["error"]
    async with socket_for(page, token) as socket:
        assert await closed(socket) == 1013


@pytest.mark.parametrize("token", ["", "forged", "a.b.c"])
async def test_a_socket_of_nobody_is_closed(table: Scene, page: Page, token: str):
    await first_link(table)
    async with socket_for(page, token) as socket:
        assert await closed(socket) == 1008


@pytest.mark.parametrize(
    "message",
    [
        "{",
        "NaN",
        '{"nth":1}',
        '{"nth":-1,"draft":{"choice":"a"}}',
        '{"nth":1e400,"draft":{"choice":"a"}}',
        "[" * 9000,
        '{"nth":99999999999999999999999,"draft":{"choice":"a"}}',
        '{"nth":1,"draft":{"choice":"a"},"more":1}',
        b"\x00",
    ],
)
async def test_a_socket_that_sends_anything_else_is_closed(table: Scene, page: Page, message: str | bytes):
    _, _, token = await first_link(table)
    with capture_logs() as log:
        async with socket_for(page, token) as socket:
            await (socket.send_str(message) if isinstance(message, str) else socket.send_bytes(message))
            assert await closed(socket) == 1003
    assert incidents(log) == []


async def test_a_socket_goes_on_to_the_next_ask_of_its_person(table: Scene, page: Page):
    _, player, token = await first_link(table)
    links, draft = table.bot.feature(HandLinks), await draft_for(page, token)
    link = await links.read(token)
    other = next(one for one in table.people if one.id != player.id)
    onward = await links.token(msgspec.structs.replace(link, since=link.since - 1))
    stranger = await links.token(HandLink(link.match, link.ask, other.id, link.revision))
    async with socket_for(page, token) as socket:
        answers = []
        for nth, one in enumerate((onward, stranger, "forged", onward)):
            await socket.send_json({"nth": nth, "token": one, "draft": draft})
            answers.append((await socket.receive_json(timeout=30)).get("status", 200))
    assert answers == [200, 409, 409, 200]


async def test_a_socket_that_floods_is_closed(table: Scene, page: Page):
    _, _, token = await first_link(table)
    draft = await draft_for(page, token)
    async with socket_for(page, token) as socket:
        with contextlib.suppress(ConnectionError):
            for nth in range(2000):
                await socket.send_str(json.dumps({"nth": nth, "draft": draft}))
        assert await closed(socket) == 1008


async def test_a_person_has_few_sockets(table: Scene, page: Page):
    _, player, token = await first_link(table)
    draft = await draft_for(page, token)
    async with contextlib.AsyncExitStack() as held:
        sockets = [await held.enter_async_context(socket_for(page, token)) for _ in range(SOCKETS)]
        for nth, socket in enumerate(sockets):
            await socket.send_json({"nth": nth, "draft": draft})
            assert (await socket.receive_json(timeout=30))["nth"] == nth
        for language in ("en", "fr"):
            table.bot.matches.locales.player_chose(player.id, language)
            async with socket_for(page, token) as one_more:
                last = await one_more.receive()
                assert (last.data, last.extra) == (1013, table.bot.catalogue.of(language).text("hand-pages"))
        await sockets[0].close()
        async with asyncio.timeout(10):
            while True:
                async with socket_for(page, token) as another:
                    await another.send_json({"nth": 7, "draft": draft})
                    if (await another.receive()).type is WSMsgType.TEXT:
                        break


async def test_all_sockets_of_a_person_have_the_previews_of_one(table: Scene, page: Page):
    _, _, token = await first_link(table)
    draft = await draft_for(page, token)

    async def aimed(seen: list[float]) -> None:
        async with socket_for(page, token) as socket:
            for nth in range(4):
                await socket.send_json({"nth": nth, "draft": draft})
                await socket.receive_json(timeout=30)
                seen.append(asyncio.get_running_loop().time())

    seen: list[float] = []
    await asyncio.gather(aimed(seen), aimed(seen))
    assert len(seen) == 8
    assert max(seen) - min(seen) >= 0.1 * 6


async def test_a_page_that_leaves_during_a_preview_is_no_incident(
    table: Scene, page: Page, caplog: pytest.LogCaptureFixture
):
    _, _, token = await first_link(table)
    draft = await draft_for(page, token)
    with capture_logs() as log:
        for nth in range(5):
            async with socket_for(page, token) as socket:
                await socket.send_json({"nth": nth, "draft": draft})
                await asyncio.sleep(0.01 * nth)
        await asyncio.sleep(0.5)
    assert incidents(log) == []
    assert [one for one in caplog.records if one.name in {"asyncio", "aiohttp.server"}] == []


async def test_previews_end_with_the_link(table: Scene, page: Page):
    _, player, token = await first_link(table)
    draft = await draft_for(page, token)
    async with socket_for(page, token) as socket:
        await socket.send_json({"nth": 1, "draft": draft})
        assert "sketch" in await socket.receive_json(timeout=30)
        table.services.clock.shift = 1000 * VALID + 2000  # type: ignore[attr-defined]
        await socket.send_json({"nth": 2, "draft": draft})
        answer = await socket.receive_json(timeout=30)
    words = table.bot.catalogue.of(table.bot.matches.locales.to_write_in(player.id))
    assert (answer["status"], answer["error"]) == (409, words.text("hand-link-old"))


async def test_a_paused_match_is_not_played(table: Scene, page: Page):
    _, _, token = await first_link(table)
    draft = await draft_for(page, token)
    await paused(table)
    status, answer = await page.ask("play", token, {"draft": draft, "sure": True})
    assert (status, "pause" in answer["error"].lower(), await table.revision()) == (409, True, 3)


async def test_one_answer_that_is_sent_five_times_at_once_is_one_turn(table: Scene, page: Page):
    _, _, token = await first_link(table)
    draft = await draft_for(page, token)
    answers = await asyncio.gather(*(page.ask("play", token, {"draft": draft, "sure": True}) for _ in range(5)))
    assert [status for status, _ in answers] == [200] * 5
    assert len({tuple(answer["story"]) for _, answer in answers}) == 1
    assert await table.revision() == 4


async def test_an_answer_that_was_taken_back_is_given_again(table: Scene, page: Page):
    await table.begin(game="offboard")
    matches, links = table.services.matches, table.bot.feature(HandLinks)
    begun = await table.match()
    ask = matches.asks(begun)[0]
    user = begun.holder(ask.seat).user
    draft = {"choice": ask.choices[0].code, "values": {}}
    old = await links.token(HandLink(1, ask.id, user, begun.revision))
    assert (await page.ask("play", old, {"draft": draft, "sure": True}))[0] == 200
    undone = await matches.takebacks.undo(1, user, key="undo")
    assert [one.id for one in matches.asks(undone.match)] == [ask.id]
    for path, body in (("ask", None), ("play", {"draft": draft, "sure": True})):
        assert (await page.ask(path, old, body))[0] == 409
    assert await table.revision() == undone.match.revision
    new = await links.token(HandLink(1, ask.id, user, undone.match.revision))
    for _ in range(2):
        assert (await page.ask("play", new, {"draft": draft, "sure": True}))[0] == 200
        assert await table.revision() == undone.match.revision + 1


async def test_any_of_several_servers_serves_a_link(table: Scene, page: Page):
    _, _, token = await first_link(table)
    here = table.bot.feature(HandLinks)
    pages = HandPage(table.bot)
    pages._links = HandLinks(here._work, here._rows)
    server = WebServer("", "127.0.0.1", 0, lambda _: 0.0)
    await server.serve(pages.routes)
    elsewhere = Page(f"http://127.0.0.1:{server.bound}", page.session)
    draft = await draft_for(elsewhere, token)
    answers = await asyncio.gather(
        *(one.ask("play", token, {"draft": draft, "sure": True}) for one in (page, elsewhere))
    )
    await server.close()
    assert [status for status, _ in answers] == [200, 200]
    assert answers[0][1]["story"] == answers[1][1]["story"]
    assert await table.revision() == 4


async def test_links_of_a_process_that_knows_the_new_key_are_read_at_once(table: Scene, page: Page):
    _, player, token = await first_link(table)
    here = table.bot.feature(HandLinks)
    link = await here.read(token)
    await here._rows.replace_key(b"other" * 8, 1)
    there = HandLinks(here._work, here._rows)
    table.services.clock.shift = AGAIN + 1  # type: ignore[attr-defined]
    assert (await page.ask("ask", await there.token(link)))[0] == 200
    assert (await page.ask("ask", token))[0] == 409
    assert link.user == player.id


async def test_a_bot_that_ends_closes_its_pages_first(table: Scene, page: Page):
    _, _, token = await first_link(table)
    async with socket_for(page, token) as socket:
        _, code = await asyncio.gather(table.bot.drain(), closed(socket))
    assert code == 1001
    with pytest.raises(aiohttp.ClientConnectorError):
        await page.ask("ask", token)


async def test_a_turn_that_cannot_be_played_on_the_page_is_stored(
    table: Scene, page: Page, monkeypatch: pytest.MonkeyPatch
):
    _, _, token = await first_link(table)

    def fails(_: SetStage, __: Any) -> None:
        raise GameFailed("no stage")

    monkeypatch.setattr(SetStage, "run", fails)
    _, shown = await page.ask("ask", token)
    draft = {"choice": shown["choices"][0]["code"], "values": {"angle": 90.0, "strength": 30.0}}
    status, played = await page.ask("play", token, {"draft": draft, "sure": True})
    match = await table.match()
    assert (status, match.revision, match.status) == (200, 4, Status.RUNNING)
    assert (bool(played["story"]), played["shooting"]) == (True, None)


async def test_a_link_does_not_renew_itself(table: Scene, page: Page):
    _, player, token = await first_link(table)
    assert (await page.ask("next", token))[1]["token"] == ""
    links, ask = table.bot.feature(HandLinks), table.services.matches.asks(await table.match())[0]
    begun = table.services.clock.now_ms() // 1000 - VALID - 1
    onward = await links.token(HandLink(1, ask.id, player.id, 3, begun))
    status, answer = await page.ask("ask", onward)
    assert status == 409
    assert "**By hand**" in answer["error"] or "**À la main**" in answer["error"]
