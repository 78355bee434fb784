"""The page of a public tournament in Chromium: standings and rounds, at the size of a phone and of a desk, in both looks."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.driver import DESKTOP, PHONE
from tests.features.board.conftest import Site, switch
from tests.features.hand.conftest import served
from tests.features.tournaments.test_tournaments_in_discord import card, entered, opened, resigned, round_of
from tests.support.discord.scene import Scene, scene

MORE = {"groups": 2}  # entrants, beside four
pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@contextlib.asynccontextmanager
async def listed(
    browser: Browser, folder: Path, size: tuple[int, int], form: str, locale: str
) -> AsyncIterator[tuple[Scene, Page]]:
    """The page of a server that has a tournament in its second round."""
    more = MORE.get(form, 0)
    async with scene(folder, {"people": more}) as table, served(table) as url, aiohttp.ClientSession() as session:
        await switch(table, on=True)
        people = (*table.people, *(table.local.person(f"guest-{nth}") for nth in range(1, more + 1)))
        await entered(await opened(table, format=form, name="Club Cup", places=len(people)), *people)
        await resigned(table, await round_of(table, 1))
        await round_of(table, 2)
        guild = table.local.world.guild.id
        await Site(url, session).until(f"/servers/{guild}/tournaments/1", 200)
        context = await browser.new_context(viewport={"width": size[0], "height": size[1]}, locale=locale)
        page = await context.new_page()
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda line: faults.append(line.text) if line.type == "error" else None)
        await page.goto(f"{url}/server/{guild}")
        yield table, page
        assert [one for one in faults if "404" not in one] == []
        await context.close()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize(
    ("form", "locale", "final"), [("knockout", "en-GB", "final"), ("swiss", "fr-FR", "ronde 2 sur 3")]
)
async def test_a_tournament_is_found_read_and_followed_to_a_match(
    browser: Browser, tmp_path: Path, size: tuple[int, int], form: str, locale: str, final: str
):
    async with listed(browser, tmp_path, size, form, locale) as (_, page):
        await page.locator("#tournaments a").click()
        await expect(page.get_by_role("heading", name="Club Cup")).to_be_visible()
        await expect(page.locator("#state")).to_contain_text(final)
        await expect(page.locator("#standings tbody tr")).to_have_count(4)
        await expect(page.locator("#rounds h2")).to_have_count(2)
        await expect(page.locator("#rounds .won")).to_have_count(2)
        for _ in range(2):
            assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            await page.locator("#look").click()
        link = page.locator("#rounds a").first
        await link.focus()
        assert " – " in (await link.get_attribute("aria-label") or "")
        await page.keyboard.press("Enter")
        await expect(page.locator("#table")).to_be_visible()


async def test_the_list_says_which_tournaments_have_ended(browser: Browser, tmp_path: Path):
    async with listed(browser, tmp_path, PHONE, "knockout", "fr-FR") as (table, page):
        await expect(page.locator("#tournaments a")).to_have_text("Club Cup · Pitch Out")
        await resigned(table, await round_of(table, 2))
        await card(table, "wins!")
        await page.reload()
        await expect(page.locator("#tournaments a")).to_have_text("Club Cup · Pitch Out · terminé")


@pytest.mark.parametrize(("size", "side_by_side"), [(PHONE, False), (DESKTOP, True)])
async def test_each_group_is_a_table_until_their_best_meet(
    browser: Browser, tmp_path: Path, size: tuple[int, int], *, side_by_side: bool
):
    async with listed(browser, tmp_path, size, "groups", "fr-FR") as (table, page):
        await page.clock.install()
        await page.locator("#tournaments a").click()
        tables = page.locator("#places table")
        await expect(tables.locator("caption")).to_have_text(["Groupe A", "Groupe B"])
        await expect(tables.first.locator("tbody tr")).to_have_count(3)
        await expect(tables.first.locator("tbody tr").first).to_contain_text("1\u00a0V · 0\u00a0N · 0\u00a0D")
        tops = [await one.evaluate("table => table.getBoundingClientRect().top") for one in await tables.all()]
        assert (tops[0] == tops[1]) == side_by_side
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        for nth in (2, 3):
            await resigned(table, await round_of(table, nth))
        await round_of(table, 4)
        await page.clock.run_for(31_000)
        await expect(tables).to_have_count(3)
        await expect(tables.first.locator("tbody tr")).to_have_count(6)  # then all, by how far they came
        await expect(tables.first.locator(".points").first).to_be_hidden()


async def test_the_next_round_appears_without_a_press(browser: Browser, tmp_path: Path):
    async with listed(browser, tmp_path, PHONE, "swiss", "en-GB") as (table, page):
        await page.clock.install()
        await page.locator("#tournaments a").click()
        await expect(page.locator("#rounds h2").first).to_have_text("round 2 of 3")
        await resigned(table, await round_of(table, 2))
        await round_of(table, 3)
        await page.clock.run_for(31_000)
        await expect(page.locator("#rounds h2").first).to_have_text("round 3 of 3")


async def test_a_tournament_that_is_closed_leaves_the_page(browser: Browser, tmp_path: Path):
    async with listed(browser, tmp_path, DESKTOP, "swiss", "en-GB") as (table, page):
        await page.clock.install()
        await page.locator("#tournaments a").click()
        await expect(page.locator("#rounds h2")).to_have_count(2)
        await switch(table, on=False)
        await page.clock.run_for(31_000)
        await expect(page.locator("#said")).to_have_text("This page isn’t public, or it doesn’t exist.")
        await expect(page.locator("#rounds")).to_be_hidden()
