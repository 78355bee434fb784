"""`/daily` at the local Discord: three tries count once each, everyone gets the same, and nothing gives the answer away."""

import datetime as dt

import pytest
import pytest_asyncio

from bot.local.interaction import Callback
from bot.local.people import ClientMessage, InteractionResult, UserClient
from bot.puzzles.puzzle import Puzzle
from tests.support.dailies import keep_days
from tests.support.scene import Scene, button

pytestmark = pytest.mark.asyncio


class Solver:
    """A player of puzzles, who waits for late answers of a busy machine."""

    def __init__(self, person: UserClient, locale: str = "en-GB") -> None:
        self.person = person
        person.user.locale = locale

    async def daily(self, where: str | int = "arena", **options: str) -> ClientMessage:
        return await self._seen(await self.person.command(where, "daily", options))

    async def press(self, panel: ClientMessage, **how: str) -> ClientMessage:
        return await self._seen(await self.person.press(panel, **how))

    async def flick(self, panel: ClientMessage) -> ClientMessage:
        return await self.press(panel, custom_id=button(panel, "do"))

    async def solve(self, panel: ClientMessage) -> ClientMessage:
        """The panel aimed as the best answer is."""
        menu = next(one["custom_id"] for one in panel.selects if one["custom_id"].startswith("pick:"))
        panel = await self._seen(await self.person.select(panel, custom_id=menu, values=["N.immortal"]))
        form = await self.person.press(panel, custom_id=button(panel, "type"))
        return await self._seen(await self.person.submit(form, {"angle": "169.41", "strength": "86"}))

    async def _seen(self, reply: InteractionResult) -> ClientMessage:
        late = reply.type in {Callback.DEFER, Callback.DEFER_UPDATE}
        return await self.person.follow_up(reply) if late else reply.shown


@pytest_asyncio.fixture
async def puzzle(table: Scene) -> Puzzle:
    today = table.bot.matches.dailies.today
    return await keep_days(table.services.store, today - dt.timedelta(days=1), today)


async def test_the_first_flick_takes_one_press_and_three_tries_count(table: Scene, puzzle: Puzzle):
    ada = Solver(table.ada)
    panel = await ada.daily()
    assert panel.ephemeral
    assert panel.pictures
    assert "Knock off 2 pucks" in panel.text
    assert "try 1 of 3" in panel.text
    played = await ada.flick(panel)
    assert "2 tries left" in played.text
    assert played.pictures
    panel = await ada.press(played, label="Try again")
    assert "try 2 of 3" in panel.text
    played = await ada.flick(panel)
    assert "one try left" in played.text
    panel = await ada.solve(await ada.press(played, label="Try again"))
    last = await ada.flick(panel)
    assert "**100** · goal reached" in last.text
    assert "🔥 1 day in a row" in last.text
    tries = await table.services.store.tries_of(puzzle.name, table.ada.id)
    assert [one.nth for one in tries] == [1, 2, 3]
    assert tries[-1].points == 100
    again = await ada.daily()
    assert "goal reached" in again.text
    assert "do:" not in str(again.parts)
