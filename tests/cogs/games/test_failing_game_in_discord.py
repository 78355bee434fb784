"""A game whose code fails: its match is suspended, its players are told, the others play on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.matches.core.models import Match, Status
from localdiscord.people import ClientMessage
from tests.cogs.match.test_clocks_in_discord import later
from tests.support.discord.scene import Scene, scene
from tests.support.presses.failing import OnDemand, failing

pytestmark = pytest.mark.asyncio


class Table:
    """Ada and Bruno at a game that fails on demand."""

    def __init__(self, at: Scene, demand: OnDemand) -> None:
        self.at = at
        self.demand = demand

    async def told(self) -> tuple[Match, ClientMessage]:
        """The match once it is suspended, and what its players are told."""
        note = await self.at.ada.wait_for(
            lambda message: "this match is suspended" in message.text and not message.ephemeral
        )
        match = await self.at.match()
        assert match.status is Status.SUSPENDED
        assert match.incident in note.text
        assert set(note.mentions) == {self.at.ada.id, self.at.bruno.id}
        assert all(holder.due == 0 for holder in match.holders)
        return match, note

    async def others_play_on(self) -> None:
        """Chloe and Dai begin a match, and it goes on."""
        reply = await self.at.chloe.command("arena", "play", {"game": "offboard", "with": "dai"})
        assert reply.message is not None
        await self.at.dai.press(reply.message, label="Accept")
        await self.at.turn(0, match=2)

    async def runs_again(self) -> None:
        """The code is mended; the match is revived and played."""
        self.demand.fails.clear()
        await self.at.bot.matches.admin.revive(1)
        revision = await self.at.revision()
        again = await self.at.ada.wait_for(
            lambda message: "The match continues" in message.text and not message.ephemeral
        )
        await self.at.answer(again, "self" if revision == 0 else None)
        await self.at.turn(revision + 1)


@pytest_asyncio.fixture
async def game(tmp_path: Path) -> AsyncIterator[Table]:
    demand = OnDemand()
    games, jobs = failing(demand)
    async with scene(tmp_path, games=games, tools=jobs) as at:
        yield Table(at, demand)


async def test_a_move_that_fails(game: Table):
    turn = await game.at.begin()
    game.demand.fails.add("apply")
    _, reply = await game.at.answer(turn, "self")
    match, _ = await game.told()
    shown = reply.updated or reply.message
    assert shown is not None
    assert match.incident in shown.text
    await game.others_play_on()
    await game.runs_again()


async def test_questions_that_fail_after_a_move(game: Table):
    turn = await game.at.begin()
    game.demand.fails.add("asks")
    await game.at.answer(turn, "self")
    await game.told()
    await game.others_play_on()
    await game.runs_again()


@pytest.mark.parametrize("place", ["view", "paint", "story"])
async def test_a_picture_that_fails_in_the_courier(game: Table, place: str):
    turn = await game.at.begin()
    game.demand.fails.add(place)
    await game.at.answer(turn, "self")
    await game.told()
    await game.others_play_on()
    await game.runs_again()


@pytest.mark.parametrize("command", ["board", "turns"])
async def test_a_command_that_comes_upon_what_fails(game: Table, command: str):
    turn = await game.at.begin()
    game.demand.fails.add("asks")
    game.at.bot.matches.work.positions._asks.clear()  # as after a restart
    await game.at.ada.command(str(turn.channel_id), command)
    await game.told()
    await game.others_play_on()


async def test_a_clock_that_runs_out_on_what_fails(game: Table):
    await game.at.begin(clock="1m")
    game.demand.fails.add("timeout")
    await later(game.at, 2 * 60_000)
    await game.told()
    await game.others_play_on()


async def test_a_first_position_that_fails(game: Table):
    card = await game.at.challenge()
    game.demand.fails.add("asks")
    reply = await game.at.bruno.press(card, label="Accept")
    assert reply.message is not None
    match = await game.at.match()
    assert match.status is Status.SUSPENDED
    assert match.incident in reply.message.text
    await game.others_play_on()
