"""Taps, messages and waits that a match costs its players, counted on the page at the size of a phone.

Each test prints its figures. A tap is a press, the opening of a menu, or a choice in it; sending a command is one. Lines typed are counted
apart. A wait is a moment after the acceptance at which a player can do nothing until the other acts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser

from bot.games import GAMES
from bot.games.contract.base import position
from bot.games.contract.luck import Rng
from bot.games.contract.save import load_state
from bot.games.pitchout.rules.game import PitchOut
from tests.browser.conftest import Report
from tests.browser.hands import Hands
from tests.support.discord.from_position import match_from
from tests.support.discord.scene import Scene, scene
from tests.support.games.forhonor_matches import begun, placed

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PEOPLE = ("ada", "bruno")


class Players:
    """Two people at a match, each at a page of their own."""

    def __init__(self, here: Scene, *hands: Hands) -> None:
        self.here = here
        self.hands = {one.person.id: one for one in hands}
        self.thread = 0

    @property
    def taps(self) -> int:
        """The taps of both."""
        return sum(one.cost.taps for one in self.hands.values())

    async def begin(self, game: str) -> None:
        """Ada challenges Bruno, who accepts."""
        ada, bruno = self.hands.values()
        for one in (ada, bruno):
            await one.tab.go("arena")
        await ada.send("play", game=GAMES_BY_KEY[game], **{"with": "bruno"})
        card = await bruno.person.wait_for(lambda message: "accept:" in str(message))
        await bruno.tap(str(bruno.offered(card, "accept")))
        await self.seated()

    async def seated(self) -> None:
        """Both open the match's thread."""
        self.thread = (await self.here.turn(0)).channel_id
        name = self.here.local.world.channels[self.thread].name
        for one in self.hands.values():
            await one.tab.go(name)

    async def asked(self) -> dict[str, list[Hands]]:
        """The kinds of questions that are open, and whom they ask, once the newest is posted."""
        match = await self.here.match()
        asks = self.here.services.matches.asks(match)
        await self.here.turn(match.revision)
        found: dict[str, list[Hands]] = {}
        for ask in asks:
            found.setdefault(ask.kind, []).append(self.hands[match.holder(ask.seat).user])
        return found

    async def answer(self, one: Hands) -> None:
        """Give the first answer that the newest message offers: on itself, else in the panel it opens."""
        before = await self.here.revision()
        message = one.newest(self.thread)
        at_once = one.offered(message, "answer")
        if at_once is None:
            await one.tap(str(one.offered(message, "open")))
            panel = one.newest(self.thread, public=False)
            at_once = str(one.offered(panel, "answer", "do"))
        await one.tap(at_once)
        if await self.here.revision() == before:
            await one.tap(str(one.offered(one.newest(self.thread, public=False), "do", "sure")))

    def messages(self) -> int:
        """The public messages of the match so far, its challenge included."""
        ada = self.here.ada
        return sum(not one.ephemeral for one in (*ada.messages("arena"), *ada.messages(self.thread)))


GAMES_BY_KEY = {"pitchout": "Pitch Out", "pitchbowl": "PitchBowl", "forhonor": "For Honor", "offboard": "Offboard"}


@asynccontextmanager
async def players(browser: Browser, here: Scene) -> AsyncIterator[Players]:
    """Ada and Bruno at their pages."""
    hands = [await Hands.open(browser, here.local, user) for user in PEOPLE]
    try:
        yield Players(here, *hands)
    finally:
        for one in hands:
            await one.tab.close()


async def to_the_first_flick(table: Players, flicks: set[str]) -> int:
    """Both answer whatever is asked before the first flick; returns how often one could do nothing but wait for the other."""
    waits = 0
    while not flicks & (asked := await table.asked()).keys():
        waits += 1
        for one in [one for hands in asked.values() for one in hands]:
            await table.answer(one)
            await table.here.turn(await table.here.revision())  # its buttons may just be replaced
    return waits


async def test_from_play_to_the_first_flick_of_pitch_out(browser: Browser, tmp_path: Path, report: Report):
    async with scene(tmp_path) as here, players(browser, here) as table:
        await table.begin("pitchout")
        waits = await to_the_first_flick(table, {"flick"})
        messages = table.messages()
        ((starter,),) = (await table.asked()).values()
        await table.answer(starter)
        report("Pitch Out, /play to the first flick", f"{table.taps} taps, {messages} messages, {waits} waits")
        assert table.taps <= 6
        assert messages <= 3
        assert waits <= 1


async def test_from_play_to_the_first_kick_of_pitchbowl(browser: Browser, tmp_path: Path, report: Report):
    async with scene(tmp_path) as here, players(browser, here) as table:
        await table.begin("pitchbowl")
        waits = await to_the_first_flick(table, {"kick", "action"})
        report("PitchBowl, before the first flick", f"{table.taps} taps, {table.messages()} messages, {waits} waits")
        assert table.taps <= 5
        assert table.messages() <= 3


async def test_from_the_greeting_to_an_answer_of_the_bot(browser: Browser, tmp_path: Path, report: Report):
    async with scene(tmp_path) as here:
        await here.bot.wait_until_ready()
        here.local.membership.remove_bot()
        here.local.membership.invite_bot()
        one = await Hands.open(browser, here.local, "ada")
        await one.tab.go("arena")
        hello = await one.person.wait_for(lambda message: "practice:0:" in str(message))
        await one.tap(str(one.offered(hello, "practice")))
        led = await one.person.wait_for(lambda message: message.ephemeral and "open:1:" in str(message))
        await one.tap(str(one.offered(led, "open")))
        await one.tap(str(one.offered(one.newest(led.channel_id, public=False), "do")))
        flicked = await one.person.wait_for(lambda message: "replay:1:" in str(message))
        answer = await one.person.wait_for(lambda message: one.person.id in message.mentions, after=flicked.id)
        report("The greeting to an answer of the bot", f"{one.cost.taps} taps")
        assert answer.channel_id == flicked.channel_id
        assert one.cost.taps <= 3
        await one.tab.close()


async def first_turn(table: Players, game: str) -> Hands:
    """A match of the game is begun without a page; the player asked first, whose taps count from here."""
    await table.here.begin(game=game)
    await table.seated()
    ((asked,),) = (await table.asked()).values()
    return asked


async def test_a_flick_as_it_is_proposed(browser: Browser, tmp_path: Path, report: Report):
    async with (
        match_from(tmp_path, "pitchout", position(PitchOut(), "play", 2, {}, Rng(b"taps"))) as (here, _),
        players(browser, here) as table,
    ):
        await table.seated()
        ((one,),) = (await table.asked()).values()
        await table.answer(one)
        assert await here.revision() == 1
        report("A flick, default aim", f"{one.cost.taps} taps")
        assert one.cost.taps <= 2


async def test_a_flick_typed(browser: Browser, tmp_path: Path, report: Report):
    async with (
        match_from(tmp_path, "pitchout", position(PitchOut(), "play", 2, {}, Rng(b"taps"))) as (here, _),
        players(browser, here) as table,
    ):
        await table.seated()
        ((one,),) = (await table.asked()).values()
        mine, theirs = ("A", "B") if (await here.seat_zero()) == one.person.id else ("B", "A")
        await one.send("flick", shot=f"{mine}1>{theirs}1 s20", now="True")
        assert await here.revision() == 1
        report("A flick, one line", f"{one.cost.taps} taps, {one.cost.typed} lines")
        assert one.cost.taps <= 2
        assert one.cost.typed == 1


async def test_a_move_of_offboard(browser: Browser, tmp_path: Path, report: Report):
    async with scene(tmp_path) as here, players(browser, here) as table:
        one = await first_turn(table, "offboard")
        await one.tap(str(one.offered(one.newest(table.thread), "open")))
        while not await here.revision():
            panel = one.newest(table.thread, public=False)
            press = one.offered(panel, "do", "sure", "answer")
            if press is None:
                menu = panel.selects[0]
                await one.choose(menu["custom_id"], menu["options"][0]["value"])
            else:
                await one.tap(press)
        report("Offboard, panel", f"{one.cost.taps} taps")
        assert one.cost.taps <= 3


REACHING = placed("warden", {"berserker": "C4"})
"""Warden is in reserve; Berserker can be reached from the edge."""


async def test_an_activation_of_for_honor(browser: Browser, tmp_path: Path, report: Report):
    async with begun(tmp_path, REACHING) as here, players(browser, here) as table:
        one = await first_turn(table, "forhonor")
        await one.tap(str(one.offered(one.newest(table.thread), "open")))
        menu = next(menu for menu in one.newest(table.thread, public=False).selects if "deed:" in menu["custom_id"])
        await one.choose(menu["custom_id"], "attack berserker")
        await one.tap(str(one.offered(one.newest(table.thread, public=False), "do")))
        assert {ask.kind for ask in here.services.matches.asks(await here.match())} == {"card"}
        report("For Honor, an activation (enter, move, fight)", f"{one.cost.taps} taps")
        assert one.cost.taps <= 5


async def test_an_activation_of_for_honor_typed(browser: Browser, tmp_path: Path, report: Report):
    async with begun(tmp_path, REACHING) as here, players(browser, here) as table:
        one = await first_turn(table, "forhonor")
        await one.send("move", move="attack berserker", now="True")
        assert {ask.kind for ask in here.services.matches.asks(await here.match())} == {"card"}
        report("For Honor, an activation typed", f"{one.cost.taps} taps, {one.cost.typed} lines")
        assert (one.cost.taps, one.cost.typed) == (1, 1)


async def aimed(one: Hands, thread: int, piece: int) -> int:
    """Flick a piece at a target, both chosen in menus; returns the taps that confirm what it costs, if it costs something."""
    await one.tap(str(one.offered(one.newest(thread), "open")))

    def menu(verb: str) -> dict[str, Any]:
        menus = one.newest(thread, public=False).selects
        return next(menu for menu in menus if menu["custom_id"].split(":")[0] == verb)

    pieces = menu("pick")
    await one.choose(pieces["custom_id"], pieces["options"][piece]["value"])
    targets = menu("target")
    other = next(option for option in targets["options"] if not option.get("default"))
    await one.choose(targets["custom_id"], other["value"])
    panel = one.newest(thread, public=False)
    await one.tap(str(one.offered(panel, "do")))
    sure = one.offered(one.newest(thread, public=False), "sure")
    if sure is None:
        return 0
    await one.tap(sure)
    return 1


@pytest.mark.parametrize("game", ["pitchout", "pitchbowl"])
async def test_a_flick_aimed_with_menus(browser: Browser, tmp_path: Path, report: Report, game: str):
    state = position(GAMES[game], "play", 2, GAMES[game].spec.complete({}), Rng(b"taps"))
    async with match_from(tmp_path, game, state) as (here, _), players(browser, here) as table:
        await table.seated()
        ((one,),) = (await table.asked()).values()
        confirmed = await aimed(one, table.thread, 3)
        assert await here.revision() == 1
        taps = one.cost.taps - confirmed
        report(f"{GAMES_BY_KEY[game]}, a flick aimed with menus", f"{taps} taps, and {confirmed} to confirm its cost")
        assert taps <= 6


async def test_a_round_of_for_honor(browser: Browser, tmp_path: Path, report: Report):
    async with begun(tmp_path, placed("warden", {"berserker": "C4"})) as here, players(browser, here) as table:
        await first_turn(table, "forhonor")
        asked: Counter[str] = Counter()

        async def turn() -> int:
            match = await here.match()
            return int(load_state(GAMES["forhonor"].spec, match.state).turn)

        async def played(until: int) -> None:
            while (await turn()) < until:
                kind, (one, *_) = next(iter((await table.asked()).items()))
                asked[kind] += 1
                await (table.answer(one) if kind == "card" else activate(one, table.thread))

        await played(first := await turn() + 1)
        before, asked = table.taps, Counter()
        await played(first + 1)
        taps = table.taps - before
        report("For Honor, a round", f"{taps} taps of both for {dict(asked)}; goal 35")
        assert taps <= 35


async def activate(one: Hands, thread: int) -> None:
    """Press the first deed or hero that the message offers; without one, plan the first that the panel offers, and play it."""
    message = one.newest(thread)
    deed, panel_button = one.offered(message, "act"), one.offered(message, "open")
    if deed is not None or panel_button is None:
        await one.tap(str(deed or one.offered(message, "answer")))
        return
    await one.tap(panel_button)
    panel = one.newest(thread, public=False)
    menus = [menu for menu in panel.selects if "deed:" in menu["custom_id"]]
    for menu in menus[:1]:
        await one.choose(menu["custom_id"], menu["options"][0]["value"])
    await one.tap(str(one.offered(one.newest(thread, public=False), "do", "sure", "answer")))
