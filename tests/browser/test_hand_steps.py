"""Turns of several steps on the page By hand in Chromium: what is tapped is laid out, taken back and played."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from bot.client.throttle import CALLS, Allowance, Throttle
from bot.games import GAMES
from bot.games.contract.base import Ask, Choice
from bot.games.contract.save import load_state
from bot.games.forhonor.rules.board import column_of
from bot.games.forhonor.rules.values import Attack, Enter, Move
from bot.games.forhonor.rules.view import point
from bot.matches.core.positions import PlannedPosition
from render.forhonor.board.frames import DOWN
from render.forhonor.painter import FOR_HONOR
from render.painter import table_in
from tests.browser.by_hand import opened
from tests.features.hand.positions import position

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
HEARD = """() => {
    window.heard = [];
    new MutationObserver(() => heard.push(said.textContent)).observe(said, {childList: true});
}"""  # all that is said from now on
TAPS = """(places) => {
    for (const [clientX, clientY] of places) {
        document.getElementById("canvas").dispatchEvent(new PointerEvent("pointerdown", {clientX, clientY}));
    }
}"""  # before the page has shown what the first one does


@lru_cache
def having(action: type[Any]) -> Callable[[Ask[Any]], bool]:
    """Whether an ask offers such an action."""
    return lambda ask: any(isinstance(one.action, action) for one in ask.choices)


def after(planned: PlannedPosition | None, action: type[Any]) -> Choice[Any]:
    """The first such choice after planned steps."""
    assert planned is not None
    return next(one for one in planned.ask.choices if isinstance(one.action, action))


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
        await hand.page.evaluate(HEARD)
        words = hand.table.bot.catalogue.of(await hand.page.evaluate("document.documentElement.lang"))
        await hand.page.locator("#ways").select_option(index=1)
        await expect(hand.page.locator("#steps li")).to_have_count(1)
        hand.table.bot.calling = Throttle(Allowance(0.2, 1))
        hand.table.bot.calling.take(await hand.player())
        await hand.page.locator("#undo").click()
        await expect(hand.page.locator("#steps li")).to_have_count(0, timeout=20_000)
        await expect(hand.page.locator("#said")).to_be_empty()
        assert words.text("hand-slow") in await hand.page.evaluate("heard")


def beyond(ask: Ask[Any]) -> bool:
    """Whether a hero may go to squares that no close view holds together."""
    columns = [column_of(one.action.to) for one in ask.choices if isinstance(one.action, Move)]
    return bool(columns) and max(columns) - min(columns) >= DOWN


async def test_no_square_that_can_be_reached_is_outside_the_picture(browser: Browser, tmp_path: Path):
    async with opened(browser, tmp_path, "forhonor", "step", beyond) as hand:
        state, ask = position("forhonor", "step", beyond)
        table = table_in(FOR_HONOR, GAMES["forhonor"].view(state, None))
        squares = sorted((one.action.to for one in ask.choices if isinstance(one.action, Move)), key=column_of)
        for square in (squares[0], squares[-1]):
            at = point(square)
            await hand.page.mouse.click(*await hand.spot(at.x, at.y, table))
            await expect(hand.page.locator("#steps li")).to_have_count(1)
            if square == squares[0]:
                await hand.page.locator("#undo").click()
                await expect(hand.page.locator("#steps li")).to_have_count(0)
        assert (await hand.played())["to"] == squares[-1]
