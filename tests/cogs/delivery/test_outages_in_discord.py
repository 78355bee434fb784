"""Discord's API breaks or is away while a match is played: clocks stand still, every move and every post comes once."""

import asyncio
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.matches.timing.paces import HOUR
from cogs.core import trying_again
from localdiscord.faults import ResponseMode, RestFault
from localdiscord.people import PersonError
from localdiscord.permissions import Permission
from tests.cogs.test_channel_access_in_discord import act, deny, until_known
from tests.cogs.test_clocks_in_discord import waiting
from tests.cogs.test_outbox import settled, turn_messages
from tests.cogs.test_tournament_trouble_in_discord import until
from tests.support.said import says
from tests.support.scene import Scene, button

pytestmark = pytest.mark.asyncio
CALLBACK = "/interactions/{interaction.id}/{interaction.token}/callback"
AWAY = RestFault(route="*", status=503)


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.match.clock_loop.ASKED_EVERY", 0.2)


async def until_over(table: Scene) -> None:
    table.local.faults.clear()
    await until(lambda: answers(table))


async def answers(table: Scene) -> bool:
    return not table.services.outages.rest.lasts


async def all_wait(table: Scene) -> bool:
    """Whether every post is to be tried later."""
    return (await table.services.store.next_due() or 0) > table.services.clock.now_ms()


async def test_clocks_stand_still_while_the_api_is_away(table: Scene):
    turn = await table.begin(clock="hour")
    before = waiting(await table.match())
    clock: Any = table.bot.get_cog("ClockLoop")
    table.local.faults.plan(AWAY)
    with pytest.raises(PersonError, match="failed"):
        await table.ada.press(turn, label="Text")
    assert table.services.outages.rest.lasts
    table.services.clock.shift += 2 * HOUR
    await clock.look()
    assert await table.revision() == 0
    await until_over(table)
    await clock.look()
    assert await table.revision() == 0
    assert waiting(await table.match()) - before >= 2 * HOUR


async def test_an_api_that_is_back_is_noticed_and_posts_are_hurried(table: Scene, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("cogs.delivery.outbox.PAUSES", (3600,))
    await table.to_the_first_flick()
    await settled(table)
    clock: Any = table.bot.get_cog("ClockLoop")
    table.local.faults.plan(AWAY)
    for key in ("first", "second", "third"):
        await act(table, key)
    await until(lambda: all_wait(table))
    await clock.look()
    await until_over(table)
    await table.turn(6)
    await settled(table)
    found = [turn_messages(table, revision) for revision in (4, 5, 6)]
    assert [len(one) for one in found] == [1, 1, 1]
    assert sorted(one.id for (one,) in found) == [one.id for (one,) in found]


@pytest.mark.parametrize("after_effect", [False, True])
async def test_a_move_whose_answer_is_cut_off_is_made_once_and_is_no_incident(table: Scene, *, after_effect: bool):
    person, panel = await table.panel(await table.to_the_first_flick())
    fault = {"manner": ResponseMode.CUT, "after_effect": after_effect}
    with capture_logs() as lines:
        table.local.faults.fail_next("POST", CALLBACK, **fault)
        reply = await person.press(panel, custom_id=button(panel, "do"))
        await table.turn(4)
        await settled(table)
    assert await table.revision() == 4
    assert len(turn_messages(table, 4)) == 1
    assert [one["event"] for one in lines if one["log_level"] == "error"] == []
    if not after_effect:
        assert [one["event"] for one in lines if one["log_level"] == "warning"] == ["an answer may be lost"]
        language = "fr" if person is table.bruno else "en"
        assert says(reply.shown.text, "refused-store-unknown", language)


async def test_posts_held_back_are_brought_though_discord_is_away_as_the_right_returns(
    table: Scene, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(trying_again, "PAUSES", (0.1,) * 100)
    await table.to_the_first_flick()
    await settled(table)
    deny(table, "arena", Permission.SEND_MESSAGES, Permission.SEND_MESSAGES_IN_THREADS)
    await act(table, "first")
    await settled(table)
    assert turn_messages(table, 4) == []
    table.local.faults.plan(AWAY)
    deny(table, "arena")
    await until_known(table, "arena", "send_messages", granted=True)
    await asyncio.sleep(0.3)
    assert turn_messages(table, 4) == []
    await until_over(table)
    await table.turn(4)
    await settled(table)
    assert len(turn_messages(table, 4)) == 1
