"""axe-core on all views of the page By hand, on a phone and a desktop, in both looks and both languages."""

from __future__ import annotations

import itertools
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Literal, TypeAlias

import pytest
from playwright.async_api import Browser, expect

from bot.matches.core.models import Person
from bot.matches.settings.preferences import Preferences
from render.forhonor.painter import FOR_HONOR
from render.painter import table_in
from tests.browser.axe import violations
from tests.browser.by_hand import Opened, opened, settled
from tests.browser.driver import DESKTOP, PHONE

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
Look: TypeAlias = Literal["dark", "light"]
SHAPES = tuple(itertools.product(("dark", "light"), ("en", "fr"), (PHONE, DESKTOP)))
Bring = Callable[[Opened], Awaitable[None]]
"""Goes from a page that has just been opened to the view."""


async def ready(hand: Opened) -> None:
    """The ask as it comes."""
    await expect(hand.page.locator("#preview span")).to_have_count(1, timeout=20_000)  # which may say nothing


async def untouched(hand: Opened) -> None:
    """An ask of which nothing is chosen yet."""
    await expect(hand.page.locator("#choices button").first).to_be_visible()


async def picked(hand: Opened) -> None:
    """A line of balls that is chosen."""
    await hand.page.locator("#ways").select_option(index=1)
    await ready(hand)


async def planned(hand: Opened) -> None:
    """A step that is laid out."""
    match = await hand.table.match()
    (ask,) = hand.table.services.matches.asks(match)
    view = hand.table.services.matches.view(match, match.holder(ask.seat).user)
    (at,) = next(spots for one in ask.choices if (spots := FOR_HONOR.spots(view, one)))
    await hand.page.mouse.click(*await hand.spot(at.x, at.y, table_in(FOR_HONOR, view)))
    await expect(hand.page.locator("#steps li")).to_have_count(1)


async def doubted(hand: Opened) -> None:
    """A flick that is asked about once more."""
    await settled(hand.page)
    await hand.page.locator("#play").click()
    await expect(hand.page.locator("#said")).not_to_be_empty()
    assert await hand.table.revision() == 0


async def filmed(hand: Opened) -> None:
    """A turn that is shown: at its beginning, where the screen draws nothing more."""
    await hand.page.evaluate("window.requestAnimationFrame = () => 0")
    await settled(hand.page)
    await hand.page.locator("#play").click()
    await expect(hand.page.locator("#form")).to_be_hidden()
    await expect(hand.page.locator("#said")).not_to_be_empty()


async def waited(hand: Opened) -> None:
    """The turn of another player."""
    await hand.page.emulate_media(reduced_motion="reduce")
    await settled(hand.page)
    await hand.page.locator("#play").click()
    words = await hand.page.evaluate("async () => (await import('/page/hand.js')).modules.state.page.shown.words")
    await expect(hand.page.locator("#said")).to_contain_text(words["waiting"])


async def unsent(hand: Opened) -> None:
    """An answer that the bot did not get."""
    await hand.page.context.set_offline(True)
    await settled(hand.page)
    await hand.page.locator("#play").click()
    await expect(hand.page.locator("#said")).not_to_be_empty()


async def unreached(hand: Opened) -> None:
    """A page whose bot does not answer."""
    await hand.page.route("**/hand/*", lambda route: route.abort())
    await hand.page.reload()
    await expect(hand.page.locator("#notice")).not_to_be_empty()


async def refused(hand: Opened) -> None:
    """A link that opens nothing."""
    await hand.page.evaluate("location.hash += 'x'")
    await expect(hand.page.locator("#notice")).not_to_be_empty()
    await expect(hand.page.locator("#table")).to_be_hidden()


VIEWS: dict[str, tuple[str, str, Bring]] = {
    "a flick": ("pitchout", "flick", ready),
    "announcements": ("pitchbowl", "action", ready),
    "pieces to be put": ("pitchout", "deploy", ready),
    "a piece put and flicked": ("pitchout", "shootout", ready),
    "a lineup": ("pitchout", "lineup", ready),
    "steps": ("forhonor", "step", planned),
    "lines of balls": ("offboard", "move", picked),
    "plain answers": ("pitchout", "guard", untouched),
    "a doubt": ("pitchout", "flick", doubted),
    "a film": ("pitchout", "flick", filmed),
    "a wait": ("pitchout", "flick", waited),
    "an answer that was lost": ("pitchout", "flick", unsent),
    "no bot": ("pitchout", "flick", unreached),
    "an old link": ("pitchout", "flick", refused),
}


LAST = (filmed, waited)  # the ask is gone with them: all windows are opened before
FAULTS = {  # by the rule that finds them
    "button-name": "document.querySelector('#last').append(document.createElement('button'))",
    "color-contrast": "document.querySelector('#headline').style.color = 'var(--line)'",
    "label": "document.querySelector('#dials').append(document.createElement('input'))",
}


async def player(hand: Opened) -> int:
    """The user whom the page asks."""
    match = await hand.table.match()
    return match.holder(hand.table.services.matches.asks(match)[0].seat).user


async def prefer(hand: Opened, user: int, look: Look, language: str, *, confirm: bool) -> None:
    """Choose a player's settings."""
    chosen = Preferences(look=look, confirm=confirm)
    await hand.table.services.store.change_preferences(Person(user, "Ada"), lambda _: chosen)
    hand.table.bot.matches.locales.player_chose(user, language)


async def another(hand: Opened, browser: Browser, size: tuple[int, int]) -> Opened:
    """The same ask in a window of its own."""
    context = await browser.new_context(viewport={"width": size[0], "height": size[1]})
    page = await context.new_page()
    await page.goto(hand.page.url)
    own = Opened(hand.table, page, hand.game)
    await own.ready()
    return own


@pytest.mark.parametrize("view", VIEWS)
async def test_nothing_is_found_on_a_view(browser: Browser, tmp_path: Path, view: str):
    game, kind, bring = VIEWS[view]
    wrong: list[str] = []
    async with opened(browser, tmp_path, game, kind) as hand:
        user = await player(hand)
        for shapes in [SHAPES] if bring in LAST else [(one,) for one in SHAPES]:
            pages = []
            for look, language, size in shapes:
                await prefer(hand, user, look, language, confirm=bring is doubted)
                pages.append(await another(hand, browser, size))
                shown = await pages[-1].page.evaluate(
                    "[document.documentElement.className, document.documentElement.lang]"
                )
                assert shown == [look, language]
            for (look, language, size), page in zip(shapes, pages, strict=True):
                await prefer(hand, user, look, language, confirm=bring is doubted)
                await bring(page)
                wrong += [f"{look}, {language}, {size}: {one}" for one in await violations(page.page)]
                await page.page.context.close()
    assert wrong == []


async def test_faults_are_found(browser: Browser, tmp_path: Path):
    """The controls."""
    async with opened(browser, tmp_path, "pitchout", "flick") as hand:
        for rule, fault in FAULTS.items():
            await hand.reload()
            await hand.page.evaluate(fault)
            assert [one.partition(":")[0] for one in await violations(hand.page)] == [rule]
