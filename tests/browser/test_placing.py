"""Pieces are put on the board on the page By hand in Chromium, by drags and by keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.games.contract.vocabulary import Point
from render import PAINTERS
from tests.browser.by_hand import opened, settled
from tests.browser.driver import DESKTOP, PHONE
from tests.features.hand.positions import position

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
SCREENS = Path("out/screens")
NEAR = 4.0  # mm; a CSS pixel of a phone is nearly three


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


RED = """([x, y]) => {
    const canvas = document.getElementById("canvas"), box = canvas.getBoundingClientRect(), ratio = canvas.width / box.width, wide = 16;
    const {data} = canvas.getContext("2d").getImageData((x - box.left) * ratio - wide / 2, (y - box.top) * ratio - wide / 2, wide, wide);
    let found = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at] > 200 && data[at + 1] < 130 && data[at + 2] < 130) found++;
    return found;
}"""  # pixels near a place of the window that are as red as what cannot stay there


@pytest.mark.parametrize("size", [DESKTOP, PHONE, (844, 390)], ids=["desktop", "phone", "sideways"])
async def test_a_puck_below_a_block_stays_in_sight(browser: Browser, tmp_path: Path, size: tuple[int, int]):
    async with opened(browser, tmp_path, "pitchout", "deploy", size=size) as hand:
        page = hand.page
        _, ask = position("pitchout", "deploy")
        places = {one.id: one for one in ask.choices[0].action.places}
        dial = ask.choices[0].dials[0]
        puck, block = (next(one.id for one in dial.pieces if one.shape == shape) for shape in ("disc", "block"))
        await page.get_by_role("radio", name="Standard").click()
        to = Point(places[block].x, places[block].y)
        await hand.drag(Point(places[puck].x, places[puck].y), to)
        await expect(page.locator("#preview")).to_contain_text("⚠")
        await page.locator("#piece").select_option(block)  # which is drawn over none for that
        await page.screenshot(path=SCREENS / f"below-a-block-{size[0]}.png")
        assert await page.evaluate(RED, await hand.spot(to.x, to.y)) > 12
        await settled(page)
        await page.locator("#play").click()
        await expect(page.locator("#said")).not_to_be_empty()
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
