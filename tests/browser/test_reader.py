"""Whole matches by a person with a screen reader against one with the keys alone, neither of whom types a command."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import msgspec
import pytest
from playwright.async_api import Browser, expect

from bot.games import GAMES, PLAYERS
from bot.games.contract.luck import Rng
from bot.games.offboard.rules.board import NAMES
from bot.games.offboard.rules.values import Move, State
from bot.matches.core.models import Status
from tests.browser.reader import CONTROL, Keys, Reader
from tests.places import ARENA
from tests.support.discord.scene import Scene, scene

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.asyncio(loop_scope="session")]

TOWARD = {"E": "east", "NE": "north-east", "NW": "north-west", "W": "west", "SW": "south-west", "SE": "south-east"}
SIDES = ("Red", "Yellow")
LEVELS = (3, 1)  # of whom the seats of Offboard think like: unequal ones come to an end sooner
BESIDE = re.compile("^(Text|Why|Fair|More|Enlarge|Description|What|Zoom|Replay|.. )")  # buttons that answer nothing
SURE = re.compile("anyway")
RESULT = re.compile(" beats | draw")  # who won, as the last message says
CELL = re.compile(r"^[A-I]\d$")
LONG = 900  # seconds in which a match ends


class Player:
    """Someone who plays by what the newest message says, until that offers a rematch."""

    def __init__(self, one: Reader, name: str) -> None:
        self.one = one
        self.name = name
        self.answered = 0

    async def play(self) -> str:
        """Play to the end: what the last message says."""
        async with asyncio.timeout(LONG):
            while True:
                count = await self.one.public.count()
                text = await self.one.public.last.aria_snapshot() if count else ""
                if 'button "Rematch"' in text:
                    assert RESULT.search(await self.one.heard())
                    return text
                if count > self.answered and f"@{self.name} (" in text and " — " in text:
                    news = text.rpartition(f"@{self.name} (")[2].splitlines()[0].rstrip('"')
                    assert f"@{self.name} ({news.partition('. ')[0]}" in await self.one.heard()
                    await self.answer(text)
                    self.answered = count
                await asyncio.sleep(0.2)

    async def answer(self, text: str) -> None:
        """Answer what a message asks."""
        raise NotImplementedError


class OfPitchOut(Player):
    """They deploy in the first formation and flick what is proposed, once they have read what it hits."""

    async def answer(self, text: str) -> None:
        offered = [name for role, name in CONTROL.findall(text) if role == "button" and not BESIDE.match(name)]
        await self.one.press(offered[0])
        if offered[0] != "Aim":
            return
        await self.one.wait("button", "Flick")
        assert "strength" in await self.one.read()
        await self.one.press("Flick")
        if (sure := await self.one.newest("button", SURE)) is not None:
            await self.one.activate(sure)


class OfOffboard(Player):
    """They know of the position what a text says: where the balls are."""

    async def answer(self, text: str) -> None:
        seat = next(nth for nth, side in enumerate(SIDES) if f"@{self.name} ({side}) —" in text)
        game, state = GAMES["offboard"], self._position(seat, text)
        action = PLAYERS["offboard"].choose(
            game.view(state, seat), game.asks(state)[0], LEVELS[seat], Rng(text.encode())
        )
        await self.one.press("Choose")
        if "In the air:" in text:
            await self.put_back()
        else:
            assert isinstance(action, Move)
            await self.one.choose(re.compile("^Choose"), action.cell)
            await self.one.press(re.compile(rf"^\S+ {TOWARD[action.direction]}(:|$)"))

    async def put_back(self) -> None:
        """Put the ball in the air on a cell: few of a row are buttons, many are in a menu, which is at one of them."""
        await self.one.wait("combobox", re.compile("^Choose, Put it back"))
        panel = CONTROL.findall(await self.one.read())
        button = next((name for role, name in panel if role == "button" and CELL.match(name)), None)
        if button is not None:
            return await self.one.press(button)
        menu = re.compile(r"^Choose, [A-I]\d$")
        chosen = next(name for role, name in panel if role == "combobox" and menu.match(name))[-2:]
        other = next(name for name in await self.one.options(menu) if not name.startswith(chosen))
        await self.one.page.keyboard.press("Escape")
        return await self.one.choose(menu, other)

    def _position(self, seat: int, text: str) -> State:
        cells = ["."] * len(NAMES)
        for side in SIDES:
            balls = re.search(rf"{side}: ((?:[A-I]\d,? ?)+)", text)
            for cell in re.findall(r"[A-I]\d", balls[1] if balls else ""):
                cells[NAMES.index(cell)] = side[0]
        state = GAMES["offboard"].setup(2, {}, Rng(b"none")).state
        return msgspec.structs.replace(state, cells="".join(cells), turn=seat)


async def challenged(here: Scene, game: str, challenger: Reader, other: Reader) -> None:
    """Challenge Ada from the lobby message; she accepts, and both go where the match is played."""
    await here.ada.command("arena", "server setup", {"lobby": str(ARENA)})
    await challenger.go("arena")
    await challenger.press("Play")
    await challenger.choose(re.compile("^Game"), game)
    await challenger.choose(re.compile("^Anyone"), "Ada")
    await challenger.press("Challenge")
    await other.go("arena")
    await other.press("Accept")
    for one in (challenger, other):
        await one.press("Open", "link")


@pytest.mark.parametrize(("game", "player"), [("Offboard", OfOffboard), ("Pitch Out", OfPitchOut)])
async def test_a_match_from_the_lobby_to_its_rematch(browser: Browser, tmp_path: Path, game: str, player: type[Player]):
    async with scene(tmp_path) as here:
        chloe = await Keys.open(browser, here.local.url, "chloe")
        ada = await Reader.open(browser, here.local.url, "ada")
        await challenged(here, game, chloe, ada)
        ends = await asyncio.gather(player(chloe, "Chloe").play(), player(ada, "Ada").play())
        match = await here.match()
        assert match.status is Status.FINISHED
        assert all(RESULT.search(text) for text in ends)
        await chloe.press("Rematch")
        await ada.press("Agree")
        assert (await here.match(2)).status is Status.RUNNING
        for one in (chloe, ada):
            assert one.tab.errors == []
            await one.tab.close()


async def test_a_borrowed_match_in_a_direct_message(browser: Browser, tmp_path: Path):
    async with scene(tmp_path) as here:
        ada = await Reader.open(browser, here.local.url, "ada")
        chloe = await Keys.open(browser, here.local.url, "chloe")
        here.ada.install()
        await ada.tab.converse("chloe")
        await ada.reach(ada.page.get_by_role("combobox", name=re.compile("^Message")))
        await ada.page.keyboard.type("/play")
        await ada.page.keyboard.press("Enter")
        await ada.page.keyboard.type("Offb")
        await expect(ada.page.get_by_role("option", name="Offboard")).to_be_visible()
        await ada.page.keyboard.press("Enter")
        await ada.page.keyboard.press("Enter")
        await chloe.go("Ada")
        await chloe.press("Join")
        ends = await asyncio.gather(OfOffboard(chloe, "Chloe").play(), OfOffboard(ada, "Ada").play())
        assert (await here.match()).status is Status.FINISHED
        assert all(RESULT.search(text) for text in ends)
        for one in (chloe, ada):
            assert one.tab.errors == []
            await one.tab.close()
