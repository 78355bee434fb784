"""Private tables by hand on a phone, with a finger: the daily puzzle is solved, and a lesson played to its end."""

from __future__ import annotations

import contextlib
import math
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, CDPSession, Page, expect

from bot.features.daily.rows import DailyRows
from bot.features.daily.rules.schedule import exercise
from bot.features.daily.service import Dailies
from bot.features.daily.sheets import verdict
from bot.features.hand.service import HandLinks
from bot.features.hand.values import HandLink
from bot.features.lessons.courses import course
from bot.games import GAMES
from bot.games.contract.puzzle import FULL, best_of
from bot.matches.timing.paces import DAY
from bot.text import escape_markdown
from cogs.daily.puzzle_panel import puzzle_mark
from tests.browser.by_hand import drag, off, origin, settled, values
from tests.browser.driver import PHONE
from tests.features.daily.test_in_discord import Solver
from tests.features.hand.conftest import served, token_in
from tests.features.lessons.test_in_discord import Learner
from tests.support.discord.scene import scene
from tests.support.pictures.dailies import keep_days, made

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
PATIENCE = 20_000  # ms until a step counts as failed, on a busy machine
SHORTEST = 10  # px of a pull of no strength


class Finger:
    """A person with a phone, on the page of a link."""

    def __init__(self, page: Page, fingers: CDPSession, errors: list[str]) -> None:
        self.page = page
        self._fingers = fingers
        self.errors = errors

    async def flick(self, puck: str, angle: float, strength: float) -> None:
        """Touch a puck, pull it back as far as the bearing and the strength want, set them to the figure, and flick."""
        await expect(self.page.locator("#form")).to_be_visible(timeout=PATIENCE)
        await self._touch(puck)
        x, y, full = await origin(self.page)
        pulled, way = SHORTEST + (strength - 1) / 99 * (full - SHORTEST), math.radians(angle + 180)
        await drag(self.page, self._fingers, (x, y), (x + pulled * math.sin(way), y - pulled * math.cos(way)))
        bearing, hard = await values(self.page)
        assert off(bearing, angle) < 1.0
        assert abs(hard - strength) <= 2.0
        for name, value in (("angle", angle), ("strength", strength)):
            await self.page.locator(f'#dials input[name="{name}"]').fill(str(value))
            await self.page.locator(f'#dials input[name="{name}"]').blur()
        await self.play()

    async def play(self) -> None:
        """Press Flick, and once more if that is asked about."""
        play = self.page.locator("#play")
        await settled(self.page)
        await play.tap()
        await expect(self.page.locator("#said")).not_to_be_empty(timeout=PATIENCE)
        if await self.page.locator("#form").is_visible():
            await settled(self.page)
            await play.tap()
        await expect(self.page.locator("#onward")).to_be_visible(timeout=PATIENCE)

    async def _touch(self, puck: str) -> None:
        """Touch a puck's middle."""
        at = await self.page.evaluate(
            """async (code) => {
                const {toScreen} = (await import("/page/hand.js")).modules.geometry;
                const {page} = (await import("/page/hand.js")).modules.state;
                const {dialOf} = (await import("/page/hand.js")).modules.draft;
                const box = document.getElementById("canvas").getBoundingClientRect();
                const {x, y} = toScreen(dialOf(page.shown.choices.find((one) => one.code === code), "bearing").origin);
                return {x: box.left + x, y: box.top + y};
            }""",
            puck,
        )
        await self.page.touchscreen.tap(at["x"], at["y"])
        await expect(self.page.locator(f'#choices input[value="{puck}"]')).to_be_checked(timeout=PATIENCE)


@contextlib.asynccontextmanager
async def on_a_phone(browser: Browser, url: str) -> AsyncIterator[Finger]:
    context = await browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    page, errors = await context.new_page(), list[str]()
    page.on("pageerror", lambda error: errors.append(str(error)))
    await page.goto(url)
    yield Finger(page, await context.new_cdp_session(page), errors)
    await context.close()
    assert errors == []


async def test_the_daily_puzzle_is_solved_with_a_finger(browser: Browser, tmp_path: Path):
    async with scene(tmp_path) as table, served(table) as url:
        clock = table.services.clock
        clock.shift += DAY // 2 - clock.now_ms() % DAY
        puzzle = await keep_days(table.services.store, table.bot.feature(Dailies).today)
        panel = await Solver(table.ada).daily()
        words = table.bot.catalogue.of("en")
        (best,) = best_of(GAMES["pitchout"], puzzle)
        async with on_a_phone(browser, f"{url}/hand#{token_in(panel)}") as hand:
            await expect(hand.page.locator("#question")).to_have_text(words.say(puzzle.goal), timeout=PATIENCE)
            await hand.flick(best.puck, (best.angle + 90.0) % 360.0, 30.0)
            await hand.page.get_by_role("link", name=words.text("daily-again")).tap()
            await expect(hand.page.locator("#headline")).to_contain_text("try 2 of 3", timeout=PATIENCE)
            await hand.flick(best.puck, best.angle, best.strength)
            await expect(hand.page.locator("#said")).to_contain_text(
                verdict(FULL, words).replace("*", ""), timeout=PATIENCE
            )
        tries = await table.services.store.area(DailyRows).tries_of(puzzle.name, table.ada.id)
        assert [(one.nth, one.points == FULL) for one in tries] == [(1, False), (2, True)]
        await table.ada.wait_for(lambda one: one.id == panel.id and verdict(FULL, words) in one.text)


async def test_names_are_shown_as_they_are_written(browser: Browser, tmp_path: Path):
    async with scene(tmp_path) as table, served(table) as url, on_a_phone(browser, f"{url}/hand") as hand:
        unmarked = "async (text) => (await import('/page/hand.js')).modules.surface.unmarked(text)"
        for name in ("my_name", "*5*", "<t:1:R>", "-# a", "a\\b"):
            assert await hand.page.evaluate(unmarked, f"-# **{escape_markdown(name)}** `1`") == f"{name} 1"


async def test_the_same_shot_is_tried_again_and_again(browser: Browser, tmp_path: Path):
    async with scene(tmp_path) as table, served(table):
        name = exercise("pitchout", 1)
        kept = await table.services.store.area(DailyRows).keep_puzzle(made("pitchout", name))
        (best,), words = best_of(GAMES["pitchout"], kept), table.bot.catalogue.of("en")
        link = HandLink(0, str(puzzle_mark(name)), table.ada.id, name="Ada")
        async with on_a_phone(browser, await table.bot.feature(HandLinks).address(link)) as hand:
            await hand.flick(best.puck, (best.angle + 90.0) % 360.0, 30.0)
            retry = hand.page.get_by_role("link", name=words.text("lesson-retry"))
            for _ in range(2):
                await retry.tap()
                await expect(hand.page.locator("#form")).to_be_visible(timeout=PATIENCE)
                await hand.play()
            await expect(retry).to_be_visible()


async def test_a_lesson_is_played_to_its_end_with_a_finger(browser: Browser, tmp_path: Path):
    async with scene(tmp_path) as table, served(table) as url:
        panel, words = await Learner(table.ada).begin(), table.bot.catalogue.of("en")
        async with on_a_phone(browser, f"{url}/hand#{token_in(panel)}") as hand:
            for step in course("pitchout"):
                await expect(hand.page.locator("#question")).to_have_text(
                    words.text(f"{step.words}-task"), timeout=PATIENCE
                )
                if not step.nth:  # as it is offered, which misses
                    await hand.play()
                    await hand.page.get_by_role("link", name=words.text("lesson-retry")).tap()
                    await expect(hand.page.locator("#form")).to_be_visible(timeout=PATIENCE)
                (flick,) = step.solution
                await hand.flick(flick.puck, flick.angle, flick.strength)
                done = words.text("lesson-done", learned=words.text(f"{step.words}-done"))
                await expect(hand.page.locator("#said")).to_contain_text(
                    done.replace("*", "").splitlines()[0], timeout=PATIENCE
                )
                if step.nth + 1 < len(course("pitchout")):
                    await hand.page.get_by_role("link", name=words.text("lesson-next")).tap()
        await table.ada.wait_for(lambda one: one.id == panel.id and done in one.text)
