"""The page By hand in Chromium: lines of balls are dragged, options ticked, pieces aimed; what is played is what was meant."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.client.throttle import Allowance, Throttle
from bot.games.contract.vocabulary import Point
from bot.games.offboard.rules.values import Move as Push
from bot.matches.core.models import Person
from bot.matches.settings.preferences import Preferences
from cogs.hand.page import SOCKETS
from render import PAINTERS
from tests.browser.by_hand import drag, opened, origin, settled, values
from tests.browser.driver import PHONE
from tests.features.hand.positions import position

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


PIECE = """async () => {
    const {toScreen} = (await import("/page/hand.js")).modules.geometry;
    const {bearingDial} = (await import("/page/hand.js")).modules.draft;
    const {page} = (await import("/page/hand.js")).modules.state;
    const box = document.getElementById("canvas").getBoundingClientRect(), {x, y} = toScreen(bearingDial().origin);
    const pieces = page.shown.choices.flatMap(({dials}) => dials).filter(({dial}) => dial.origin).map(({dial}) => toScreen(dial.origin));
    const free = [...Array(64).keys()].map((nth) => ({x: 30 + 40 * (nth % 8), y: 30 + 40 * (nth >> 3)}))
        .find((at) => pieces.every((one) => Math.hypot(one.x - at.x, one.y - at.y) > 50));
    return [box.left + x, box.top + y, box.left + free.x, box.top + free.y];
}"""  # the piece that is aimed, and a place without pieces


REOPENED = """async () => {
    const {news} = (await import("/page/hand.js")).modules.state, opened = new Promise((done) => news.addEventListener("opened", done, {once: true}));
    news.dispatchEvent(new Event("again"));
    await opened;
}"""
OFFERED = """async () => (await import("/page/hand.js")).modules.state.page.shown.choices"""
UNMARKED = """async (lines) => lines.map((await import("/page/hand.js")).modules.surface.unmarked).join(" ")"""
AIMED = """async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))); // touches come with frames
    return (await import("/page/hand.js")).modules.state.page.values;
}"""


async def test_options_are_ticked(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "pitchout", "lineup") as hand:
        _, ask = position("pitchout", "lineup")
        ticked = ask.choices[0].action.pitchers
        spare = next(one.code for one in ask.choices[0].dials[0].options if one.code not in ticked)
        await hand.page.locator(f'#boxes input[value="{ticked[-1]}"]').uncheck()
        await hand.page.locator(f'#boxes input[value="{spare}"]').check()
        action = await hand.played()
        assert set(action["pitchers"]) == {*ticked[:-1], spare}


async def test_a_line_of_balls_is_dragged(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "offboard", "move") as hand:
        _, ask = position("offboard", "move")
        choice = ask.choices[len(ask.choices) // 2]
        assert isinstance(choice.action, Push)
        await hand.drag(*PAINTERS["offboard"].spots(None, choice))
        await expect(hand.page.locator("#ways")).to_have_value(choice.code)
        action = await hand.played()
        assert (action["cell"], action["direction"]) == (choice.action.cell, choice.action.direction)


async def test_a_line_dragged_where_it_cannot_go_is_not_moved_elsewhere(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "offboard", "move") as hand:
        _, ask = position("offboard", "move")
        lines = [PAINTERS["offboard"].spots(None, one) for one in ask.choices]
        begun, to = lines[0]
        taken = [math.atan2(b.y - a.y, b.x - a.x) for a, b in lines if (a.x, a.y) == (begun.x, begun.y)]
        free = next(
            angle
            for angle in (math.radians(60 * n) + taken[0] for n in range(6))
            if all(math.cos(angle - one) < 0.6 for one in taken)
        )
        await hand.drag(begun, to)
        await expect(hand.page.locator("#play")).to_be_enabled()
        long = math.dist((begun.x, begun.y), (to.x, to.y))
        await hand.drag(begun, Point(begun.x + long * math.cos(free), begun.y + long * math.sin(free)))
        await expect(hand.page.locator("#ways")).to_have_value("")
        await expect(hand.page.locator("#play")).to_be_disabled()


async def test_a_plain_answer_is_one_press(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "pitchout", "guard") as hand:
        _, ask = position("pitchout", "guard")
        words = hand.table.bot.catalogue.of(await hand.page.evaluate("document.documentElement.lang"))
        await expect(hand.page.locator("#canvas")).to_have_attribute("tabindex", "-1")
        for choice in ask.choices:
            box = await hand.page.get_by_role("button", name=words.say(choice.words)).bounding_box()
            assert box is not None
            assert 0 <= box["x"] <= box["x"] + box["width"] <= PHONE[0]
        await settled(hand.page)
        await hand.page.get_by_role("button", name=words.say(ask.choices[-1].words)).click()
        await expect(hand.page.locator("#said")).not_to_be_empty()
        turn = await hand.table.services.store.turn(1, 1)
        assert turn is not None
        assert json.loads(turn.move)["action"]["puck"] is None


async def test_play_stays_where_it_is_while_the_preview_changes(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "pitchbowl", "action") as hand:
        tops = []
        for lines in ("", "one", "one\ntwo\nthree\nfour\nfive"):
            await hand.page.locator("#preview").evaluate("(preview, lines) => (preview.innerText = lines)", lines)
            tops.append(await hand.page.locator("#play").bounding_box())
        assert tops == [tops[0]] * 3


@pytest.mark.parametrize(
    ("game", "kind", "answer"), [("pitchout", "flick", "#play"), ("pitchout", "guard", "#choices button >> nth=-1")]
)
async def test_the_second_tap_of_two_plays_no_ask_that_has_just_come(
    browser: Browser, tmp_path: Path, game: str, kind: str, answer: str
):
    async with opened(browser, tmp_path, game, kind) as hand:
        page, sent = hand.page, list[str]()
        page.on("request", lambda request: sent.append(request.url))
        await page.clock.install()
        await hand.reload()
        await page.clock.pause_at(await page.evaluate("Date.now() + 60_000"))
        await page.evaluate(REOPENED)
        await page.locator(answer).click()
        await page.clock.fast_forward(499)
        await page.locator(answer).click()
        assert not any(url.endswith("/hand/play") for url in sent)
        await page.clock.fast_forward(2)
        async with page.expect_response("**/hand/play"):
            await page.locator(answer).click()


async def test_what_is_announced_is_found_by_its_piece(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "pitchbowl", "action") as hand:
        _, ask = position("pitchbowl", "action")
        choice = next(one for one in ask.choices if "!handoff" in one.code)
        piece = choice.code.partition(" !")[0]
        await hand.page.locator("#flicked").select_option(piece)
        texts = await hand.page.locator("#choices label").all_inner_texts()
        words = hand.table.bot.catalogue.of(await hand.page.evaluate("document.documentElement.lang"))
        assert set(texts) == {
            words.say(one.words) for one in ask.choices if one.code.partition(" !")[0] in {piece, "end"}
        }
        await hand.page.get_by_role("radio", name=words.say(choice.words), exact=True).click()
        action = await hand.played()
        assert (action["player"], action["announce"], action["target"]) == (piece, "handoff", choice.action.target)


async def test_another_piece_is_aimed_as_is_proposed_for_it_and_the_same_one_keeps_its_aim(
    browser: Browser, tmp_path: Path
):
    async with opened(browser, tmp_path, "pitchbowl", "action") as hand:
        page = hand.page
        offers = {one["code"]: one["values"] for one in await page.evaluate(OFFERED)}
        first, *others = [one for one in offers if " " not in one and one != "end"]
        other = next(one for one in others if offers[one] != offers[first])
        await page.locator("#flicked").select_option(first)
        await page.locator("#canvas").focus()
        for _ in range(3):
            await page.keyboard.press("Shift+ArrowRight")
        aimed = await values(page)
        announced = next(one for one in offers if one.startswith(f"{first} !"))
        await page.locator(f'#choices input[value="{announced}"]').check()
        assert await values(page) == aimed
        await page.locator("#flicked").select_option(other)
        action = await hand.played()
        assert (action["player"], action["angle"], action["strength"]) == (other, *offers[other].values())


async def test_nothing_is_played_that_was_not_chosen(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "offboard", "move") as hand:
        await expect(hand.page.locator("#play")).to_be_disabled()
        await expect(hand.page.locator("#ways")).to_have_value("")
        _, ask = position("offboard", "move")
        await hand.page.locator("#ways").select_option(ask.choices[0].code)
        await expect(hand.page.locator("#play")).to_be_enabled()


async def test_the_focus_stays_where_it_is_and_arrow_keys_choose(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "pitchbowl", "action") as hand:
        page = hand.page
        _, ask = position("pitchbowl", "action")
        piece = next(one.code for one in ask.choices if "!handoff" in one.code).partition(" !")[0]
        await page.locator("#flicked").focus()
        await page.locator("#flicked").select_option(piece)
        await expect(page.locator("#flicked")).to_be_focused()
        await page.locator("#choices input:checked").focus()
        before = await page.evaluate("document.activeElement.value")
        await page.keyboard.press("ArrowDown")
        after = await page.evaluate("document.activeElement.value")
        assert after != before
        await expect(page.locator(f'#choices input[value="{after}"]')).to_be_checked()
        await expect(page.get_by_role("radiogroup")).not_to_have_attribute("aria-label", "")


async def test_a_fine_turn_stays_when_the_second_finger_goes(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "pitchout", "flick", has_touch=True) as hand:
        fingers = await hand.page.context.new_cdp_session(hand.page)
        x, y, left, top = await hand.page.evaluate(PIECE)
        pull, other = {"x": x, "y": y + 60, "id": 1}, {"x": x + 60, "y": y, "id": 2}

        async def touch(kind: str, *points: dict[str, float]) -> tuple[float, float]:
            await fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})
            found = await hand.page.evaluate(AIMED)
            return found.get("angle", 0.0), found.get("strength", 0.0)

        await touch("touchStart", {**pull, "y": y})
        pulled = await touch("touchMove", pull)
        await touch("touchStart", pull, other)
        turned = await touch("touchMove", pull, {**other, "x": other["x"] + 33})
        assert turned == (pytest.approx((pulled[0] + 2.0) % 360), pulled[1])
        await touch("touchEnd", {**other, "x": other["x"] + 33})
        assert await touch("touchMove", {**pull, "x": x + 2}) == turned
        await touch("touchEnd")
        near = {"x": left, "y": top, "id": 1}, {"x": left + 40, "y": top, "id": 2}
        await touch("touchStart", near[0])
        await touch("touchStart", *near)
        assert await touch("touchMove", near[0], {**near[1], "x": near[1]["x"] + 25}) == (turned[0], turned[1] + 3)
        twisted = await touch("touchMove", near[0], {**near[1], "y": near[1]["y"] + 25})
        assert twisted[0] == pytest.approx((turned[0] + 1.0) % 360)
        await touch("touchEnd")


async def test_a_turn_is_told_though_requests_came_too_soon(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "pitchbowl", "action", reduced_motion="reduce") as hand:
        page, refused = hand.page, list[str]()
        page.on("response", lambda one: refused.append(one.url.rpartition("/")[2]) if one.status == 429 else None)
        await expect(page.locator("#preview span")).to_be_attached()  # its socket is open
        await settled(page)
        hand.table.bot.calling = Throttle(Allowance(0.5, 1))
        hand.table.bot.calling.take(await hand.player())
        async with page.expect_response(lambda one: one.url.endswith("/hand/play") and one.ok) as answer:
            await page.locator("#play").click()
        played = await (await answer.value).json()
        await expect(page).to_have_url(re.compile(re.escape(played["token"]) + "$"))
        await expect(page.locator("#form")).to_be_visible()
        assert "play" in refused
        assert await page.locator("#said").inner_text() == await page.evaluate(UNMARKED, played["story"])


async def test_play_takes_no_press_once_the_turn_is_played(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "offboard", "move", reduced_motion="reduce") as hand:
        _, ask = position("offboard", "move")
        await hand.page.locator("#ways").select_option(ask.choices[0].code)
        await hand.played()
        await expect(hand.page.locator("#form")).to_be_hidden()
        await expect(hand.page.locator("#play")).to_be_disabled()


async def test_who_is_asked_once_more_answers_with_the_same_key(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "pitchout", "flick") as hand:
        user = await hand.player()
        await hand.table.services.store.change_preferences(Person(user, "Ada"), lambda _: Preferences(confirm=True))
        await hand.page.locator("#play").focus()
        for revision in (0, 1):
            await settled(hand.page)
            async with hand.page.expect_response("**/hand/play"):
                await hand.page.keyboard.press("Enter")
            assert await hand.table.revision() == revision
            await expect(hand.page.locator("#said")).not_to_be_empty()


async def test_a_finger_without_room_to_pull_is_told_to_push(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "pitchout", "flick", has_touch=True, is_mobile=True) as hand:
        page, told = hand.page, set[str]()
        words = hand.table.bot.catalogue.of(await page.evaluate("document.documentElement.lang"))
        fingers = await page.context.new_cdp_session(page)
        x, y, full = await origin(page)
        for push, way in ((False, -1), (True, 1)):
            await expect(page.locator("#way")).to_have_attribute("aria-pressed", str(push).lower())
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                await drag(page, fingers, (x, y), (x + 30 * way * dx, y + 30 * way * dy))
                fits, other = (inside(x + side * full * dx, y + side * full * dy) for side in (way, -way))
                key = ("help" if fits or not other else "edge") + ("-push" if push else "")
                await expect(page.locator("#help")).to_have_text(words.text(f"hand-{key}"))
                told.add(key)
            await page.locator("#way").tap()
        assert told == {"help", "edge", "help-push", "edge-push"}


def inside(x: float, y: float) -> bool:
    """Whether a place is in the window of a phone."""
    return 0 <= x <= PHONE[0] and 0 <= y <= PHONE[1]


async def test_one_page_too_many_says_so_until_another_is_closed(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "pitchout", "flick") as hand:
        words = hand.table.bot.catalogue.of(await hand.page.evaluate("document.documentElement.lang"))
        await expect(hand.page.locator("#preview span")).to_be_attached()
        for nth in range(SOCKETS):
            page = await hand.page.context.new_page()
            await page.goto(hand.page.url)
            if nth + 1 < SOCKETS:
                await expect(page.locator("#preview span")).to_be_attached()
        await expect(page.locator("#preview")).to_have_text(words.text("hand-pages"))
        await hand.page.close()
        await expect(page.locator("#preview span")).to_be_attached(timeout=20_000)
