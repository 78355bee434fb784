"""axe-core on the pages of the open board: matches, turns, servers and tournaments, on a phone and a desktop, in both looks and both languages."""

from __future__ import annotations

import itertools
from collections.abc import Awaitable, Callable
from pathlib import Path

import aiohttp
import pytest
from playwright.async_api import Browser, expect

from tests.browser.axe import violations
from tests.browser.driver import DESKTOP, PHONE
from tests.features.board.conftest import Site, switch
from tests.features.hand.conftest import served
from tests.features.tournaments.test_tournaments_in_discord import entered, opened, resigned, round_of
from tests.support.discord.scene import Scene, scene

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
SHAPES = tuple(itertools.product(("dark", "light"), ("en", "fr"), (PHONE, DESKTOP)))
FLICK = 4  # the first turn that can be played again
BOARD = "main:has(#picture[src^='blob:']):has(#at:not(:empty))"
FILM = f"{BOARD} #again:enabled"


async def live(table: Scene) -> None:
    """A match after its first flick."""
    await table.to_the_first_flick()
    await table.answer(await table.turn(FLICK - 1))


async def over(table: Scene) -> None:
    """A match that its first player has resigned."""
    await live(table)
    user = (await table.match()).holder(0).user
    await table.services.matches.resign(1, user, key="resign")


async def bracket(table: Scene) -> None:
    """A knockout in its final."""
    await second_round(table, "knockout")


async def standings(table: Scene) -> None:
    """A Swiss tournament in its second round."""
    await second_round(table, "swiss")


async def second_round(table: Scene, form: str) -> None:
    await entered(await opened(table, format=form, name="Club Cup"), *table.people)
    await resigned(table, await round_of(table, 1))
    await round_of(table, 2)


TOURNAMENT = "/server/{server}/tournaments/1"
VIEWS: dict[str, tuple[Callable[[Scene], Awaitable[None]], str, str]] = {
    "a match": (live, "/match/1", FILM),
    "a match that is over": (over, "/match/1", BOARD),
    "a turn": (live, f"/match/1/{FLICK}", FILM),
    "a server": (bracket, "/server/{server}", "#tournaments a"),
    "a bracket": (bracket, TOURNAMENT, "#rounds .won"),
    "standings": (standings, TOURNAMENT, "#standings tbody"),
    "a match that is not public": (live, "/match/2", "#notice"),
}
"""What is there, the page, and a part of it that is there once all of it is."""


@pytest.mark.parametrize("view", VIEWS)
async def test_nothing_is_found_on_a_page_of_the_open_board(browser: Browser, tmp_path: Path, view: str):
    bring, path, shown = VIEWS[view]
    wrong: list[str] = []
    async with scene(tmp_path) as table, served(table) as url, aiohttp.ClientSession() as session:
        await switch(table, on=True)
        await bring(table)
        await Site(url, session).until("/matches/1", 200)
        for look, language, size in SHAPES:
            context = await browser.new_context(
                viewport={"width": size[0], "height": size[1]},
                color_scheme="light" if look == "light" else "dark",
                locale=language,
            )
            page = await context.new_page()
            await page.goto(url + path.format(server=table.local.world.guild.id))
            await expect(page.locator(shown).first).to_be_visible()
            await expect(page.locator("html")).to_have_attribute("lang", language)
            wrong += [f"{look}, {language}, {size}: {one}" for one in await violations(page)]
            await context.close()
    assert wrong == []
