"""A whole match of each game by hand, one player on a phone and one on a desktop: every ask is answered on the page, which goes on by itself."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, CDPSession, ConsoleMessage, Page, Response, expect

from bot.answers.draft import Draft, draft_of
from bot.features.hand.service import HandLinks
from bot.features.history.verification import audit
from bot.games import GAMES, PLAYERS
from bot.games.contract.base import Answer, Ask, Choice
from bot.games.contract.dials import Bearing, Layout, Subset
from bot.games.contract.luck import Rng
from bot.games.contract.player import Level
from bot.games.contract.save import load_state
from bot.matches.core.models import Match, Status
from bot.matches.history.history import move_of
from localdiscord.people import UserClient
from tests.browser.by_hand import drag
from tests.browser.conftest import Report
from tests.browser.driver import DESKTOP, PATIENCE, PHONE
from tests.features.hand.conftest import served
from tests.support.discord.scene import Scene, button, scene

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.asyncio(loop_scope="session")]

Spot = tuple[float, float]
SCREENS = Path("out/screens")
EDGE = 6.0  # CSS px from the window's edge within which no finger lands
PAUSE = 3000  # ms between two questions of a page that waits
LEVELS: tuple[Level, Level] = (3, 1)  # of whom the seats think like: unequal ones come to an end sooner
STEPS = 12  # more than an activation has
SHORT = {
    "pitchout": "format=5 starter=drawn",
    "pitchbowl": "touchdowns=1 max_turns=20 toss=drawn",
    "forhonor": "random=on target=400 soldiers=8 max_turns=10",
    "offboard": "",
}

SHOWN = """async (old) => {
    const {state: {page}, queue: {SETTLING}} = (await import("/page/hand.js")).modules;
    return performance.now() > page.since + SETTLING && location.hash !== old && !page.opening && page.token === location.hash.slice(1) && page.shown && !document.getElementById("form").hidden;
}"""
ASKED = """async () => {
    const {state: {page}, geometry: {toScreen, fullPull}, aim: {SHORTEST}} = (await import("/page/hand.js")).modules;
    const box = document.getElementById("canvas").getBoundingClientRect();
    const {table, choices, steps} = page.shown, at = (spot) => { const {x, y} = toScreen(spot); return [box.left + x, box.top + y]; };
    const seen = ([x, y]) => document.elementFromPoint(x, y)?.id === "canvas";
    return {
        chosen: page.choice.code, steps, full: fullPull(), shortest: SHORTEST,
        choices: choices.map(({code, spots, dials, values}) => ({
            code, values: {...values, ...(code === page.shown.draft.choice ? page.shown.draft.values : {})},
            spots: table ? spots.map(at) : [], seen: Boolean(table) && spots.length > 0 && spots.map(at).every(seen), fields: dials.map(({dial}) => dial.field),
            origin: table && dials.map(({dial}) => dial).filter(({origin}) => origin).map(({origin}) => at(origin))[0],
        })),
    };
}"""
PLACED = """async ([x, y]) => {
    const {toScreen} = (await import("/page/hand.js")).modules.geometry, box = document.getElementById("canvas").getBoundingClientRect(), at = toScreen({x, y});
    return [box.left + at.x, box.top + at.y];
}"""
WAY = """async (bearing) => { const {x, y} = (await import("/page/hand.js")).modules.geometry.vectorOf(bearing); return [x, y]; }"""
CHOSEN = """async (code) => (await import("/page/hand.js")).modules.state.page.choice.code === code"""
DOUBTED = """async () => {
    const {state: {page}, queue: {SETTLING}} = (await import("/page/hand.js")).modules;
    return page.sure && performance.now() > page.since + SETTLING && !document.getElementById("play").disabled;
}"""
FREE = """async () => !(await import("/page/hand.js")).modules.state.page.opening && !document.getElementById("play").disabled"""


class Side:
    """One player at their page, with a count of what they do."""

    def __init__(self, page: Page, person: UserClient, name: str, fingers: CDPSession | None) -> None:
        self.page = page
        self.person = person
        self.name = name
        self.fingers = fingers  # None: a mouse
        self.faults: list[str] = []
        self.presses: Counter[str] = Counter()  # by the kind of ask
        self.drags: Counter[str] = Counter()
        self.asks: Counter[str] = Counter()
        self.kind = ""
        self.pushes = False  # pieces towards where they go, instead of pulling them back
        self.over = False  # as the bot has answered the page
        self.hash = ""
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._heard)
        page.on("response", self._told)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.faults.append(message.text)

    async def _told(self, answer: Response) -> None:
        if answer.url.endswith(("/hand/next", "/hand/play")) and answer.ok and (await answer.json())["ways"]:
            self.over = True

    async def press(self, selector: str) -> None:
        """Press a control by mouse or finger."""
        self.presses[self.kind] += 1
        control = self.page.locator(selector)
        await (control.click() if self.fingers is None else control.tap())

    async def touch(self, spot: Spot) -> None:
        """Press a place on the board."""
        self.presses[self.kind] += 1
        await (self.page.mouse.click(*spot) if self.fingers is None else self.page.touchscreen.tap(*spot))

    async def pulled(self, start: Spot, end: Spot) -> None:
        """Drag over the board, within the window."""
        self.drags[self.kind] += 1
        await drag(self.page, self.fingers, start, self._inside(end))

    def has(self, spot: Spot) -> bool:
        """Whether a place is in the window, so that a drag can end there."""
        return self._inside(spot) == spot

    def _inside(self, spot: Spot) -> Spot:
        size = self.page.viewport_size
        assert size is not None
        return min(max(spot[0], EDGE), size["width"] - EDGE), min(max(spot[1], EDGE), size["height"] - EDGE)

    async def choose(self, selector: str, value: str) -> None:
        """Choose in a menu: two presses."""
        self.presses[self.kind] += 2
        await self.page.locator(selector).select_option(value)

    async def pick(self, code: str) -> None:
        """Choose a way to answer by its button, else in the menu."""
        listed = f'#choices label:has([value="{code}"]), #choices button[value="{code}"]'
        if await self.page.locator(listed).count():
            return await self.press(listed)
        return await self.choose("#flicked, #ways", code)

    async def once(self, there: str, *given: str, skipping: int = PAUSE) -> None:
        """Wait until a script finds the page so, whose clock skips so many ms each time."""
        async with asyncio.timeout(30):
            while True:
                if await self.page.evaluate(there, *given):
                    return
                await self.page.clock.fast_forward(skipping)
                await asyncio.sleep(0.03)

    async def ended(self) -> None:
        """Wait until the bot has answered the page, which waits, that the match is over."""
        async with asyncio.timeout(30):
            while True:
                if self.over:
                    return
                await self.page.clock.fast_forward(PAUSE)
                await asyncio.sleep(0.03)

    def cost(self) -> str:
        """What its player did, by the kinds of ask."""
        return "; ".join(
            f"{kind} {nth}: {self.presses[kind] / nth:.1f} presses + {self.drags[kind] / nth:.1f} drags"
            for kind, nth in self.asks.items()
        )

    async def shot(self, what: str) -> None:
        """Keep what is seen."""
        await self.page.screenshot(path=SCREENS / f"whole-{what}-{self.name}.png")


class Whole:
    """A match on two pages."""

    def __init__(self, here: Scene, game: str, sides: Sequence[Side]) -> None:
        self.here = here
        self.game = game
        self.sides = {side.person.id: side for side in sides}
        self.rng = Rng(game.encode())
        self.filmed = 0

    async def begin(self, side: Side) -> None:
        """Press By hand below the turn in the chat, and open the link."""
        asked = await side.person.wait_for(lambda one: "hand:1:" in str(one) and side.person.id in one.mentions)
        given = (await side.person.press(asked, custom_id=button(asked, "hand"))).shown
        url = next(str(one["url"]) for one in given.buttons if "/hand#" in one.get("url", ""))
        await side.page.clock.install()
        await side.page.goto(url)

    async def comes_to(self, side: Side, ask: Ask[Any]) -> None:
        """Wait until a page shows the ask, to which it goes by itself."""
        if side.page.url == "about:blank":
            await self.begin(side)
        await side.once(SHOWN, side.hash)
        side.hash = await side.page.evaluate("location.hash")
        assert (await self.here.bot.feature(HandLinks).read(side.hash[1:])).ask == ask.id

    async def answered(self, match: Match, ask: Ask[Any]) -> None:
        """Answer an ask on its player's page as its house player would, and find that in the match."""
        side = self.sides[match.holder(ask.seat).user]
        await self.comes_to(side, ask)
        side.kind = ask.kind
        side.asks[ask.kind] += 1
        if side.asks[ask.kind] == 1:
            await side.shot(f"{self.game}-{ask.kind}")
        given = await side.page.evaluate("document.getElementById('form').classList.contains('plain')")
        codes = self.steps_of(match, ask)
        if codes:
            await self.lay(side, codes)
            draft = Draft(codes[0])
        else:
            draft = draft_of(ask, self.thought(match.state, ask))
            await self.give(side, ask, draft)
        if side.asks[ask.kind] == 1:
            await side.shot(f"{self.game}-{ask.kind}-chosen")
        film = self.filmed < 2 and any(isinstance(dial, Bearing) for one in ask.choices for dial in one.dials)
        await side.page.emulate_media(reduced_motion="no-preference" if film else "reduce")
        await self.play(side, match.revision, given=given)
        if film:
            self.filmed += 1
            await asyncio.sleep(0.6)
            await side.shot(f"{self.game}-film")
        if sum(side.asks.values()) in {2, 5}:
            await asyncio.sleep(0.4)
            await side.shot(f"{self.game}-then{sum(side.asks.values())}")
        turn = await self.here.services.store.turn(match.id, match.revision + 1)
        assert turn is not None
        move = move_of(GAMES[self.game], turn)
        assert isinstance(move, Answer)
        assert (move.ask, draft_of(ask, move.action).choice) == (ask.id, draft.choice)

    async def ended(self) -> None:
        """Wait until both pages show how the match ended."""
        for side in self.sides.values():
            await side.ended()
            await expect(side.page.locator("#form")).to_be_hidden()
            await expect(side.page.locator("#onward a")).to_have_count(1)
            assert await side.page.locator("#said").inner_text()
            await asyncio.sleep(0.5)
            await side.shot(f"{self.game}-end")

    def thought(self, state: bytes, ask: Ask[Any]) -> Any:
        """The action of the seat's house player."""
        game = GAMES[self.game]
        view = game.view(load_state(game.spec, state), ask.seat)
        return PLAYERS[self.game].choose(view, ask, LEVELS[ask.seat], self.rng)

    def steps_of(self, match: Match, ask: Ask[Any]) -> list[str]:
        """The codes of the steps of a plan, if the ask has any, and of what ends it."""
        steps = GAMES[self.game].spec.steps
        if steps is None or ask.kind not in {*steps.opens, *steps.kinds}:
            return []
        codes: list[str] = []
        matches, asked, state, end = self.here.services.matches, ask, match.state, ""
        for _ in range(STEPS):
            code = draft_of(asked, self.thought(state, asked)).choice
            if code == end:
                break  # Play ends the plan
            codes.append(code)
            planned = matches.planned_position(match, ask, codes)
            if planned is None or len(planned.steps) < len(codes):
                break
            asked, state, end = planned.ask, planned.state, planned.end.code if planned.end is not None else ""
        return codes

    async def lay(self, side: Side, codes: Sequence[str]) -> None:
        """Lay out steps: on the board where only one is meant by its place, else by their buttons."""
        for nth, code in enumerate(codes, 1):
            await side.page.locator("#canvas").scroll_into_view_if_needed()
            shown = await side.page.evaluate(ASKED)
            if nth == 3:
                await side.shot(f"{self.game}-steps")
            step = next(one for one in shown["choices"] if one["code"] == code)
            places = [one["spots"][0] for one in shown["choices"] if len(one["spots"]) == 1]
            if step["seen"] and places.count(step["spots"][0]) == 1:
                await side.touch(step["spots"][0])
            else:
                await side.pick(code)
            await expect(side.page.locator("#steps li")).to_have_count(nth)

    async def give(self, side: Side, ask: Ask[Any], draft: Draft) -> None:
        """Choose what a draft says, and turn its dials; what needs no hand is given by that."""
        shown = await side.page.evaluate(ASKED)
        choice = next(one for one in ask.choices if one.code == draft.choice)
        there = next(one for one in shown["choices"] if one["code"] == draft.choice)
        bearing = next((dial for dial in choice.dials if isinstance(dial, Bearing)), None)
        layout = next((dial for dial in choice.dials if isinstance(dial, Layout)), None)
        if there["seen"] and len(there["spots"]) > 1:
            return await side.pulled(*there["spots"])
        if there["seen"]:
            return await side.touch(there["spots"][0])
        if bearing is not None and layout is None and there["origin"]:
            await self.aim(side, shown, there, {**there["values"], **draft.values})
        chosen = (await side.page.evaluate(ASKED))["chosen"]
        if chosen != draft.choice and len(shown["choices"]) > 1:
            await side.pick(draft.choice)
            if choice.dials:
                await side.once(CHOSEN, draft.choice, skipping=0)
        await self.turn_rest(side, choice, draft, there["values"])
        return None

    async def turn_rest(self, side: Side, choice: Choice[Any], draft: Draft, values: dict[str, Any]) -> None:
        """Drag the only piece that is put somewhere, and tick options, from the values that the page shows."""
        for dial in choice.dials:
            if dial.field not in draft.values:
                continue
            match dial:
                case Layout(pieces=(_,)):
                    ends = values[dial.field][0], draft.values[dial.field][0]
                    await side.pulled(*[await side.page.evaluate(PLACED, [one["x"], one["y"]]) for one in ends])
                case Subset():
                    for code in set(draft.values[dial.field]) ^ set(values[dial.field]):
                        await side.press(f'#boxes input[value="{code}"]')
                case _:
                    pass

    async def aim(self, side: Side, shown: Any, there: Any, values: dict[str, Any]) -> None:
        """Pull a piece back as far as the window has room, or push it where only that has room."""
        way = await side.page.evaluate(WAY, values["angle"])
        long = shown["shortest"] + (values["strength"] - 1) * (shown["full"] - shown["shortest"]) / 99
        x, y = there["origin"]
        back, forward = (x - way[0] * long, y - way[1] * long), (x + way[0] * long, y + way[1] * long)
        if not side.has(forward if side.pushes else back) and side.has(back if side.pushes else forward):
            await side.press("#way")
            side.pushes = not side.pushes
        await side.pulled((x, y), forward if side.pushes else back)

    async def play(self, side: Side, before: int, *, given: bool) -> None:
        """Press Play, unless the answer was given by being chosen; once more if its player is asked whether it is meant."""
        if not given:
            await side.once(FREE, skipping=0)
            await side.press("#play")
        if await self.doubted(side, before):
            await side.press("#play")
            assert not await self.doubted(side, before, again=True)

    async def doubted(self, side: Side, before: int, *, again: bool = False) -> bool:
        """Wait until the answer is played, or its player asked whether it is meant, which happens but once: whether that is so."""
        async with asyncio.timeout(30):
            while True:
                if await self.here.revision() > before:
                    return False
                if not again and await side.page.evaluate(DOUBTED):
                    return True
                await asyncio.sleep(0.02)


@asynccontextmanager
async def opened(browser: Browser, person: UserClient, name: str, size: tuple[int, int]) -> AsyncIterator[Side]:
    """A player's empty window; with touch on a phone. Its page must make no errors."""
    touch = name == "phone"
    window = {"width": size[0], "height": size[1]}
    context = await browser.new_context(viewport=window, has_touch=touch, is_mobile=touch, reduced_motion="reduce")
    page = await context.new_page()
    side = Side(page, person, name, await context.new_cdp_session(page) if touch else None)
    yield side
    await context.close()
    assert side.faults == []


@pytest.fixture(autouse=True)
def screens() -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)


@pytest.mark.parametrize("game", SHORT)
async def test_a_whole_match_is_played_on_the_page(browser: Browser, tmp_path: Path, game: str, report: Report):
    async with scene(tmp_path) as here, served(here):
        here.local.person("bruno").user.locale = "fr"
        async with (
            opened(browser, here.ada, "phone", PHONE) as ada,
            opened(browser, here.bruno, "desktop", DESKTOP) as bruno,
        ):
            await here.begin(game=game, **({"options": SHORT[game]} if SHORT[game] else {}))
            whole = Whole(here, game, (ada, bruno))
            while (match := await here.match()).status is Status.RUNNING:
                await whole.answered(match, here.services.matches.asks(match)[0])
            await whole.ended()
            for side in (ada, bruno):
                report(f"{GAMES[game].spec.key} by hand, {side.name}", side.cost())
        turns = await here.services.store.turns(1)
        found = audit(GAMES[game], await here.match(), turns)
        assert (found.flaws, found.otherwise, found.ends) == ((), (), True)
