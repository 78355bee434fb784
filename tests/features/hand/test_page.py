"""The page By hand over real HTTP: an ask, its picture and previews, and one answer, whatever is sent how often."""

from __future__ import annotations

import base64
import json

import pytest

from bot.features.hand.service import HandLinks
from bot.features.hand.values import VALID, HandLink
from bot.matches.core.models import ActionResult
from cogs.hand.match_ask import MatchAsk
from cogs.panel.prompt import PromptLoader
from tests.features.hand.conftest import Page, first_link
from tests.support.discord.scene import Scene, button

pytestmark = pytest.mark.asyncio


async def test_the_panel_has_the_link_itself(table: Scene):
    turn, player, _ = await first_link(table)
    _, panel = await table.panel(turn, player)
    assert any("/hand#" in one.get("url", "") for one in panel.buttons)


async def test_nobody_else_gets_a_link(table: Scene):
    turn, player, _ = await first_link(table)
    other = next(one for one in table.people if one.id != player.id)
    reply = await other.press(turn, custom_id=button(turn, "hand"))
    assert "/hand#" not in str(reply.shown)


async def test_a_link_stands_in_no_public_message(table: Scene):
    turn, player, _ = await first_link(table)
    await table.panel(turn, player)
    public = [one for one in player.messages(turn.channel_id) if not one.ephemeral]
    assert public
    assert all("/hand#" not in str(one) for one in public)


async def test_a_flick_by_hand_is_that_of_its_code(table: Scene, page: Page):
    _, _, token = await first_link(table)
    status, shown = await page.ask("ask", token)
    assert status == 200
    assert shown["table"]["size"] == [1000, 1000]
    choice = shown["choices"][0]
    draft = {"choice": choice["code"], "values": {"angle": 12.345, "strength": 61.2}}
    assert base64.b64decode(shown["picture"])[:8] == b"\x89PNG\r\n\x1a\n"
    assert shown["alt"]
    status, played = await page.ask("play", token, {"draft": draft, "sure": True})
    assert status == 200
    assert played["story"]
    turn = await table.services.store.turn(1, 4)
    assert turn is not None
    assert json.loads(turn.move)["action"]["angle"] == pytest.approx(12.35, abs=0.011)


async def test_an_answer_that_is_sent_twice_is_one_turn(table: Scene, page: Page):
    _, _, token = await first_link(table)
    _, shown = await page.ask("ask", token)
    draft = {"choice": shown["choices"][0]["code"], "values": {"angle": 90.0, "strength": 30.0}}
    first = await page.ask("play", token, {"draft": draft, "sure": True})
    again = await page.ask("play", token, {"draft": {**draft, "values": {"angle": 10.0}}, "sure": True})
    assert first[0] == again[0] == 200
    assert first[1]["story"] == again[1]["story"]
    assert await table.revision() == 4


async def test_a_flick_that_hits_nothing_is_asked_about_first(table: Scene, page: Page):
    _, _, token = await first_link(table)
    _, shown = await page.ask("ask", token)
    draft = {"choice": shown["choices"][0]["code"], "values": {"angle": 0.0, "strength": 1.0}}
    status, answer = await page.ask("play", token, {"draft": draft})
    assert status == 200
    assert answer["doubt"]
    assert await table.revision() == 3


async def test_previews_come_over_the_socket_and_the_last_one_wins(table: Scene, page: Page):
    _, _, token = await first_link(table)
    _, shown = await page.ask("ask", token)
    code = shown["choices"][0]["code"]
    async with page.session.ws_connect(f"{page.url}/hand/live") as socket:
        await socket.send_str(token)
        for nth in range(1, 30):
            await socket.send_json({"nth": nth, "draft": {"choice": code, "values": {"angle": 3.0 * nth}}})
        seen = []
        while not seen or seen[-1]["nth"] != 29:
            seen.append(await socket.receive_json(timeout=30))
    assert len(seen) < 29
    assert seen[-1]["sketch"]["aim"]["bearing"] == 87.0


@pytest.mark.parametrize("token", ["", "x", "a.b.c", "A" * 5000])
async def test_a_token_of_nobody_opens_nothing(table: Scene, page: Page, token: str):
    await table.to_the_first_flick()
    status, answer = await page.ask("ask", token)
    assert status == 409
    assert answer["error"] == "This link isn’t valid. Press **By hand** again."


async def test_a_link_expires(table: Scene, page: Page):
    _, _, token = await first_link(table)
    table.services.clock.shift = 1000 * VALID + 2000  # type: ignore[attr-defined]
    status, answer = await page.ask("ask", token)
    assert status == 409
    assert "expired" in answer["error"]


async def test_a_link_is_for_one_person_and_one_ask(table: Scene, page: Page):
    turn, player, _ = await first_link(table)
    links = table.bot.feature(HandLinks)
    other = next(one for one in table.people if one.id != player.id)
    ask = table.services.matches.asks(await table.match())[0].id
    stranger = await links.token(HandLink(1, ask, other.id))
    assert (await page.ask("ask", stranger))[0] == 409
    old = await links.token(HandLink(1, "deploy.0.2", player.id))
    status, answer = await page.ask("play", old, {"draft": {"choice": "standard"}})
    assert status == 409
    assert "répondu" in answer["error"] or "already answered" in answer["error"]
    assert await table.revision() == 3
    assert turn.channel_id


async def test_a_replaced_key_voids_links(table: Scene, page: Page):
    _, _, token = await first_link(table)
    links = table.bot.feature(HandLinks)
    await links._rows.replace_key(b"other" * 8, 1)
    table.services.clock.shift = 61_000  # type: ignore[attr-defined]
    assert (await page.ask("ask", token))[0] == 409


async def test_a_page_plays_its_own_flick_whatever_has_followed_it(table: Scene, page: Page):
    _, _, token = await first_link(table)
    link = await table.bot.feature(HandLinks).read(token)
    _, shown = await page.ask("ask", token)
    draft = {"choice": shown["choices"][0]["code"], "values": {"angle": 90.0, "strength": 30.0}}
    await page.ask("play", token, {"draft": draft, "sure": True})
    await table.answer(await table.turn(4))
    match = await table.match()
    latest = await table.services.store.turn(1, match.revision)
    assert latest is not None
    own = await MatchAsk(table.bot, PromptLoader(table.bot), link, table.bot.catalogue.of("en")).own_turn(
        ActionResult(match, latest, ())
    )
    assert (own.revision, latest.revision) == (4, 5)
