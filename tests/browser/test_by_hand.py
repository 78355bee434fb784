"""The page By hand in Chromium: pieces are put on the board, lines of balls dragged, options ticked; what is played is what was meant."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import AsyncIterator, Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from bot.client.throttle import CALLS, Allowance, Throttle
from bot.features.hand.service import HandLinks
from bot.features.hand.values import HandLink
from bot.games import GAMES
from bot.games.contract.base import Ask, Choice
from bot.games.contract.save import load_state
from bot.games.contract.vocabulary import Point
from bot.games.forhonor.rules.values import Attack, Enter, Move
from bot.games.forhonor.rules.view import point
from bot.games.offboard.rules.values import Move as Push
from bot.matches.core.models import Person
from bot.matches.core.positions import PlannedPosition
from bot.matches.settings.preferences import Preferences
from cogs.hand.page import SOCKETS
from render import PAINTERS
from render.forhonor.painter import FOR_HONOR
from render.painter import PixelMap, table_in
from tests.browser.driver import PHONE
from tests.browser.test_hand import drag, origin, settled
from tests.features.hand.conftest import served
from tests.features.hand.positions import anything, position
from tests.support.discord.from_position import match_from
from tests.support.discord.scene import Scene

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
NEAR = 4.0  # mm; a CSS pixel of a phone is nearly three


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


TAPS = """(places) => {
    for (const [clientX, clientY] of places) {
        document.getElementById("canvas").dispatchEvent(new PointerEvent("pointerdown", {clientX, clientY}));
    }
}"""  # before the page has shown what the first one does
REOPENED = """async () => {
    const {news} = (await import("/page/hand.js")).modules.state, opened = new Promise((done) => news.addEventListener("opened", done, {once: true}));
    news.dispatchEvent(new Event("again"));
    await opened;
}"""
UNMARKED = """async (lines) => lines.map((await import("/page/hand.js")).modules.surface.unmarked).join(" ")"""
AIMED = """async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))); // touches come with frames
    return (await import("/page/hand.js")).modules.state.page.values;
}"""


@lru_cache
def having(action: type[Any]) -> Callable[[Ask[Any]], bool]:
    """Whether an ask offers such an action."""
    return lambda ask: any(isinstance(one.action, action) for one in ask.choices)


def after(planned: PlannedPosition | None, action: type[Any]) -> Choice[Any]:
    """The first such choice after planned steps."""
    assert planned is not None
    return next(one for one in planned.ask.choices if isinstance(one.action, action))


class Opened:
    """The page of an ask on a phone."""

    def __init__(self, table: Scene, page: Page, game: str) -> None:
        self.table = table
        self.page = page
        self.game = game

    async def ready(self) -> None:
        """Wait until the ask is shown."""
        await expect(self.page.locator("#table")).to_be_visible()
        await expect(self.page.locator("#preview")).to_be_attached()

    async def reload(self) -> None:
        """Open the page again."""
        await self.page.reload()
        await self.ready()

    async def player(self) -> int:
        """The user whom the page asks."""
        match = await self.table.match()
        return match.holder(self.table.services.matches.asks(match)[0].seat).user

    async def spot(self, x: float, y: float, table: PixelMap | None = None) -> tuple[float, float]:
        """The pixel in the window of a place on the table."""
        table, box = table or PAINTERS[self.game].table, await self.page.locator("#picture").bounding_box()
        assert table is not None
        assert box is not None
        zoom = box["width"] / table.size[0]
        across, down = (at[0] * x + at[1] * y + at[2] for at in (table.across, table.down))
        return box["x"] + across * zoom, box["y"] + down * zoom

    async def drag(self, start: Point, end: Point) -> None:
        """Drag from one place on the table to another."""
        mouse = self.page.mouse
        await mouse.move(*await self.spot(start.x, start.y))
        await mouse.down()
        await mouse.move(*await self.spot(end.x, end.y), steps=4)
        await mouse.up()

    async def played(self) -> Any:
        """Press Play, twice if that is asked about, and the action that was played."""
        before = await self.table.revision()
        for _ in range(2):
            await expect(self.page.locator("#play")).to_be_enabled()
            await settled(self.page)
            async with self.page.expect_response("**/hand/play"):
                await self.page.locator("#play").click()
            if await self.table.revision() > before:
                break
        turn = await self.table.services.store.turn(1, before + 1)
        assert turn is not None, await self.page.locator("#said").inner_text()
        return json.loads(turn.move)["action"]


@contextlib.asynccontextmanager
async def opened(
    browser: Browser,
    folder: Path,
    game: str,
    kind: str,
    offered: Callable[[Ask[Any]], bool] = anything,
    size: tuple[int, int] = PHONE,
    **context_options: Any,
) -> AsyncIterator[Opened]:
    """The page of the first ask of a kind that comes up in a random match and offers what is wanted, in a window of a size in CSS px."""
    state, ask = position(game, kind, offered)
    async with match_from(folder, game, state) as (table, _), served(table) as url:
        user = (await table.match()).holder(ask.seat).user
        token = await table.bot.feature(HandLinks).token(HandLink(1, ask.id, user))
        context = await browser.new_context(viewport={"width": size[0], "height": size[1]}, **context_options)
        page = await context.new_page()
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        await page.goto(f"{url}/hand#{token}")
        hand = Opened(table, page, game)
        await hand.ready()
        yield hand
        await context.close()
        assert faults == []


async def test_a_piece_is_put_where_it_is_dragged(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "pitchout", "deploy") as hand:
        _, ask = position("pitchout", "deploy")
        places = {one.id: one for one in ask.choices[0].action.places}
        name, place = next((name, one) for name, one in places.items() if name.endswith("guard"))
        await hand.page.get_by_role("radio", name="Standard").click()
        words = hand.table.bot.catalogue.of(await hand.page.evaluate("document.documentElement.lang"))
        await hand.drag(Point(place.x, place.y), Point(place.x + 12.0, place.y + 10.0))
        assert await hand.page.locator("#help").inner_text() == words.text("hand-drag")
        assert await hand.page.locator("#canvas").get_attribute("aria-label") == words.text("hand-placing")
        action = await hand.played()
        moved = {one["id"]: one for one in action["places"]}
        assert (moved[name]["x"], moved[name]["y"]) == pytest.approx((place.x + 12.0, place.y + 10.0), abs=NEAR)
        others = {name: (one["x"], one["y"]) for name, one in moved.items()} | {name: None}
        assert others == {one.id: (one.x, one.y) for one in places.values()} | {name: None}


async def test_a_piece_is_put_by_keys(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "pitchbowl", "setup") as hand:
        _, ask = position("pitchbowl", "setup")
        places = {one.id: one for one in ask.choices[0].action.places}
        name = await hand.page.locator("#piece").input_value()
        await hand.page.locator("#canvas").focus()
        for key in ("ArrowUp", "ArrowUp", "ArrowDown", "ArrowRight", "ArrowLeft"):
            await hand.page.keyboard.press(key)
        action = await hand.played()
        moved = next(one for one in action["places"] if one["id"] == name)
        table = PAINTERS["pitchbowl"].table
        assert table is not None
        away = (moved["x"] - places[name].x, moved["y"] - places[name].y)
        assert sum(a * b for a, b in zip(table.down, away, strict=False)) < 0  # up on the picture
        assert abs(away[0]) + abs(away[1]) == pytest.approx(2.0, abs=0.01)


async def test_a_piece_in_a_forbidden_place_is_told_of(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "pitchout", "deploy") as hand:
        _, ask = position("pitchout", "deploy")
        place = ask.choices[0].action.places[0]
        await hand.drag(Point(place.x, place.y), Point(500.0, 500.0))
        await expect(hand.page.locator("#preview")).to_contain_text("⚠")
        await settled(hand.page)
        await hand.page.locator("#play").click()
        await expect(hand.page.locator("#said")).not_to_be_empty()
        assert await hand.table.revision() == 0


async def test_a_puck_is_put_first_and_shot_from_there(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "pitchout", "shootout") as hand:
        _, ask = position("pitchout", "shootout")
        place = ask.choices[0].action.places[0]
        to = Point(place.x + 100.0, place.y)
        await hand.page.locator("#move").click()
        await hand.drag(Point(place.x, place.y), to)
        await hand.page.locator("#move").click()
        await hand.drag(to, Point(to.x, to.y - 150.0))
        action = await hand.played()
        assert (action["places"][0]["x"], action["places"][0]["y"]) == pytest.approx((to.x, to.y), abs=NEAR)
        assert min(action["angle"], 360.0 - action["angle"]) < 3.0


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


async def test_a_press_on_a_step_outlasts_the_steps_that_come_meanwhile(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "forhonor", "step") as hand:
        buttons, ways = hand.page.locator("#choices button"), hand.page.locator("#ways")
        await ways.select_option(index=1)
        await expect(hand.page.locator("#steps li")).to_have_count(1)
        before = await buttons.evaluate_all("all => (window.before = all).map(({value}) => value)")
        await ways.select_option(index=1)
        await expect(hand.page.locator("#steps li")).to_have_count(2)
        kept = await buttons.evaluate_all("all => all.filter((one) => before.includes(one)).map(({value}) => value)")
        now = await buttons.evaluate_all("all => all.map(({value}) => value)")
        assert kept == [code for code in now if code in before]
        assert kept


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


async def test_steps_are_tapped_undone_and_played(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "forhonor", "step") as hand:
        match = await hand.table.match()
        (ask,) = hand.table.services.matches.asks(match)
        page, view = hand.page, hand.table.services.matches.view(match, match.holder(ask.seat).user)
        first = next(one for one in ask.choices if FOR_HONOR.spots(view, one))
        (at,) = FOR_HONOR.spots(view, first)
        table = table_in(FOR_HONOR, view)
        assert table is not None
        await page.mouse.click(*await hand.spot(at.x, at.y, table))
        await expect(page.locator("#steps li")).to_have_count(1)
        await page.locator("#undo").click()
        await expect(page.locator("#steps li")).to_have_count(0)
        await page.mouse.click(*await hand.spot(at.x, at.y, table))
        await expect(page.locator("#steps li")).to_have_count(1)
        action = await hand.played()
        assert action["to"] == getattr(first.action, "to", None)


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


async def test_plus_and_minus_turn_a_piece_finely(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "pitchout", "deploy") as hand:
        page = hand.page
        _, ask = position("pitchout", "deploy")
        await page.get_by_role("radio", name="Standard").click()
        name = next(one.id for one in ask.choices[0].dials[0].pieces if one.turns)
        await page.locator("#piece").select_option(name)
        await page.locator("#canvas").focus()
        for key in ("Shift++", "=", "-", "Shift++"):
            await page.keyboard.press(key)
        action = await hand.played()
        was = next(one.angle for one in ask.choices[0].action.places if one.id == name)
        assert next(one["angle"] for one in action["places"] if one["id"] == name) == pytest.approx((was + 2.0) % 360)


async def test_quick_taps_are_all_steps_over_one_socket(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "forhonor", "pick_hero") as hand:
        page, matches, sockets = hand.page, hand.table.services.matches, list[str]()
        match = await hand.table.match()
        (ask,) = matches.asks(match)
        hero = ask.choices[0].code
        hand.table.bot.calling = Throttle(CALLS)
        page.on("websocket", lambda socket: sockets.append(socket.url))
        await page.locator(f'#choices button[value="{hero}"]').click()
        await expect(page.locator("#steps li")).to_have_count(1)
        chosen = matches.planned_position(match, ask, (hero,))
        assert chosen is not None
        enter = after(chosen, Enter)
        move = after(matches.planned_position(match, ask, (hero, enter.code)), Move)
        view = GAMES["forhonor"].view(load_state(GAMES["forhonor"].spec, chosen.state), ask.seat)
        places = [point(one.action.to) for one in (enter, move)]
        await page.evaluate(TAPS, [await hand.spot(at.x, at.y, table_in(FOR_HONOR, view)) for at in places])
        await expect(page.locator("#steps li")).to_have_count(3)
        for _ in range(2):
            await page.locator("#undo").dispatch_event("click")
        await expect(page.locator("#steps li")).to_have_count(1)
        await page.locator("#undo").click()
        await expect(page.locator("#steps li")).to_have_count(0)
        await expect(page.locator("#play")).to_be_disabled()
        assert sockets == []


async def test_an_enemy_is_attacked_where_they_stand(browser: Browser, tmp_path: Path):
    offered = having(Attack)
    async with opened(browser, tmp_path, "forhonor", "step", offered) as hand:
        state, ask = position("forhonor", "step", offered)
        view = GAMES["forhonor"].view(state, ask.seat)
        choice = next(one for one in ask.choices if isinstance(one.action, Attack))
        (at,) = FOR_HONOR.spots(view, choice)
        await hand.page.mouse.click(*await hand.spot(at.x, at.y, table_in(FOR_HONOR, view)))
        await expect(hand.page.locator(f'#choices button[value="{choice.code}"]')).to_have_attribute(
            "aria-pressed", "true"
        )
        assert (await hand.played())["hero"] == choice.action.hero


async def test_requests_that_come_too_soon_are_sent_again(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "forhonor", "step") as hand:
        hand.table.bot.calling = Throttle(Allowance(0.5, 1))
        words = hand.table.bot.catalogue.of(await hand.page.evaluate("document.documentElement.lang"))
        await hand.page.locator("#ways").select_option(index=1)
        await expect(hand.page.locator("#steps li")).to_have_count(1)
        await hand.page.locator("#undo").click()
        await expect(hand.page.locator("#said")).to_have_text(words.text("hand-slow"))
        await expect(hand.page.locator("#steps li")).to_have_count(0)
        await expect(hand.page.locator("#said")).to_be_empty()


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
        await settled(page)
        hand.table.bot.calling = Throttle(Allowance(0.5, 1))
        hand.table.bot.calling.take(await hand.player())
        async with page.expect_response(lambda one: one.url.endswith("/hand/play") and one.ok) as answer:
            await page.locator("#play").click()
        played = await (await answer.value).json()
        await expect(page).to_have_url(re.compile(re.escape(played["token"]) + "$"))
        await expect(page.locator("#form")).to_be_visible()
        assert refused == ["play", "ask"]
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
