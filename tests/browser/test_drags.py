"""Random drags on the page By hand at the width of a small phone: what the bot reads is what was meant, and the typed shot of its code."""

from __future__ import annotations

import asyncio
import json
import math
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Route, WebSocket

from bot.answers.draft import Draft, action_of, chosen
from bot.answers.shot_notation import ViewContext, read_shot
from bot.games import GAMES
from tests.browser.by_hand import SMALL, Opened, drag, off, opened, origin, values
from tests.features.hand.positions import position
from tests.support.samples import sized

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
DRAGS = sized(1000, 0.02)  # of each kind
CONTROLS = 10
BEARING, STRENGTH = 0.5, 1  # how far off a drag may be
SAME = 1e-6  # degrees
SHORTEST = 10  # px of a pull of no strength
GAME, KIND = "pitchout", "flick"
CROOKED = {  # a line of the script and another one in its place
    "the bearing is another": ("* 180) / Math.PI + 360)", "* 180) / Math.PI + 362)"),
    "another bearing is sent": (
        "values: page.values,",
        "values: {...page.values, angle: page.values.angle + 2},",
    ),
    "a weaker flick is sent": (
        "values: page.values,",
        "values: {...page.values, strength: page.values.strength * 0.8},",
    ),
}


class Heard:
    """The bot's previews of a page, by their numbers."""

    def __init__(self, hand: Opened) -> None:
        self.page = hand.page
        self._previews: dict[int, Any] = {}
        hand.page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        self._previews.clear()
        socket.on("framereceived", self._received)

    def _received(self, frame: str | bytes) -> None:
        preview = json.loads(frame)
        self._previews[preview["nth"]] = preview

    async def code(self) -> str:
        """The code of what was sent last."""
        latest = await self.page.evaluate("async () => (await import('/page/hand.js')).modules.previews.previews.nth")
        async with asyncio.timeout(30):
            while latest not in self._previews:  # noqa: ASYNC110  the page says it to nobody
                await asyncio.sleep(0.01)
        return str(self._previews[latest]["code"])


@pytest_asyncio.fixture(params=[False, True], ids=["pointer", "touch"], loop_scope="session")
async def hand(browser: Browser, tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Opened]:
    """The page of a flick, played with a mouse or with a finger."""
    touch: bool = request.param
    async with opened(browser, tmp_path, GAME, KIND, size=SMALL, has_touch=touch, is_mobile=touch) as found:
        yield found


async def missed(hand: Opened, heard: Heard, rng: random.Random, drags: int) -> tuple[list[str], float, float]:
    """Random drags that the bot reads otherwise than they were meant; the furthest off a bearing was, and a strength."""
    touch = await hand.page.evaluate("navigator.maxTouchPoints > 0")
    fingers = await hand.page.context.new_cdp_session(hand.page) if touch else None
    x, y, full = await origin(hand.page)
    found: list[str] = []
    aside, weaker = 0.0, 0.0
    for _ in range(drags):
        bearing, strength, end = meant(rng, x, y, full)
        await drag(hand.page, fingers, (x, y), end)
        angle, hard = await read(hand, await heard.code())
        shown = await values(hand.page)
        aside, weaker = max(aside, off(angle, bearing)), max(weaker, abs(hard - strength))
        right = off(angle, bearing) <= BEARING and abs(hard - strength) <= STRENGTH
        if not right or off(angle, shown[0]) > SAME or hard != shown[1]:
            found.append(f"{bearing:.2f} {strength}: read as {angle} {hard}, shown as {shown}")
    return found, aside, weaker


def meant(rng: random.Random, x: float, y: float, full: float) -> tuple[float, int, tuple[float, float]]:
    """A bearing and a strength, and where a drag for them ends: somewhere in the window."""
    while True:
        bearing, strength = rng.uniform(0, 360), rng.randint(5, 100)
        pulled = SHORTEST + (strength - 1) / 99 * (full - SHORTEST)
        way = math.radians(bearing + 180)
        end = x + pulled * math.sin(way), y - pulled * math.cos(way)
        if 0 < end[0] < SMALL[0] and 0 < end[1] < SMALL[1]:
            return bearing, strength, end


async def read(hand: Opened, code: str) -> tuple[float, float]:
    """The bearing and the strength of the shot that a player types with a code."""
    words = hand.table.bot.catalogue.of(await hand.page.evaluate("document.documentElement.lang"))
    _, ask = position(GAME, KIND)
    spec = GAMES[GAME].spec
    draft = read_shot(code, ask, Draft(), ViewContext(words, spec.turn, spec.reach))
    choice = chosen(ask, draft)
    assert choice is not None
    action: Any = action_of(choice, draft)
    return action.angle, action.strength


async def test_drags_are_read_as_they_were_meant(hand: Opened):
    heard = Heard(hand)
    await hand.reload()
    found, aside, weaker = await missed(hand, heard, random.Random(7), DRAGS)
    print(f"\n{DRAGS} drags: at most {aside:.2f} degrees and {weaker:g} of strength off")
    assert found == []


@pytest.mark.parametrize("fault", CROOKED)
async def test_a_crooked_page_is_caught(hand: Opened, fault: str):
    """The controls."""
    line, other = CROOKED[fault]
    changed: list[str] = []

    async def crooked(route: Route) -> None:
        answer = await route.fetch()
        changed.append((await answer.text()).replace(line, other))
        assert other in changed[-1]
        await route.fulfill(response=answer, body=changed[-1])

    await hand.page.route("**/page/hand.js", crooked)
    heard = Heard(hand)
    await hand.reload()
    found, *_ = await missed(hand, heard, random.Random(8), CONTROLS)
    assert changed
    assert len(found) >= CONTROLS - 2  # the weakest flicks may be as strong as they were meant
