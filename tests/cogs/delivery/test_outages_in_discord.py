"""Discord's API breaks or is away while a match is played: clocks stand still, every move and every post comes once."""

import asyncio
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from bot.matches.core.errors import StoreBusy
from bot.matches.timing.paces import HOUR
from cogs.core import trying_again
from cogs.delivery.channel_access import ChannelAccess
from localdiscord.faults import ResponseMode, RestFault
from localdiscord.people import PersonError
from localdiscord.permissions import Permission
from tests.cogs.delivery.channels.test_channel_access_in_discord import act, deny, until_known
from tests.cogs.delivery.test_outbox import settled, turn_messages
from tests.cogs.match.test_clocks_in_discord import later, waiting
from tests.features.tournaments.test_tournament_trouble_in_discord import until
from tests.support.discord.scene import Scene, button
from tests.support.words.said import says

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
    await clock.step()
    assert await table.revision() == 0
    await until_over(table)
    await clock.step()
    assert await table.revision() == 0
    assert waiting(await table.match()) - before >= 2 * HOUR


async def test_clocks_go_on_though_one_address_always_fails(table: Scene):
    turn = await table.begin(clock="hour")
    clock: Any = table.bot.get_cog("ClockLoop")
    outages = table.services.outages
    for _ in range(5):
        outages.answered(500, f"/channels/{turn.channel_id}/messages")
    clock._ask_at = float("inf")
    assert await clock._answers()
    assert outages.suspected
    clock._ask_at = 0.0
    assert await clock._answers()
    assert not outages.suspected


async def test_clocks_stop_as_soon_as_a_doubt_is_confirmed(table: Scene):
    clock: Any = table.bot.get_cog("ClockLoop")
    table.local.faults.plan(AWAY)
    table.services.outages.answered(500, "/channels/1/messages")
    clock._ask_at = 0.0
    assert not await clock._answers()
    await until_over(table)


async def test_an_api_that_is_back_is_noticed_and_posts_are_hurried(table: Scene, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("cogs.delivery.outbox.PAUSES", (3600,))
    await table.to_the_first_flick()
    await settled(table)
    clock: Any = table.bot.get_cog("ClockLoop")
    table.local.faults.plan(AWAY)
    for key in ("first", "second", "third"):
        await act(table, key)
    await until(lambda: all_wait(table))
    await clock.step()
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
        about_others = {"puzzles"}  # none are made in scenes, which their loop says once
        warnings = [one for one in lines if one["log_level"] == "warning" and one.get("of") not in about_others]
        assert [one["event"] for one in warnings] == ["an answer may be lost"]
        language = "fr" if person is table.bruno else "en"
        assert says(reply.shown.text, "refused-store-unknown", language)


async def test_an_answer_that_is_limited_again_and_again_is_no_incident(table: Scene):
    turn = await table.to_the_first_flick()
    with capture_logs() as lines:
        table.local.faults.fail_next("POST", CALLBACK, status=429, retry_after=0.01, times=5)
        reply = await table.chloe.press(turn, label="Text")
    assert says(reply.shown.text, "refused-store-unknown")
    assert [one["event"] for one in lines if one["log_level"] == "error"] == []


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


def never_edited(table: Scene, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Let all late edits fail; the servers in which they are tried."""
    tried: list[int] = []

    async def make(guild: int) -> None:
        tried.append(guild)
        raise TimeoutError

    outbox: Any = table.bot.get_cog("Outbox")
    monkeypatch.setattr(outbox.late_edits, "make", make)
    return tried


async def test_a_thread_is_closed_though_edits_elsewhere_fail(table: Scene, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bot.matches.work.timer_policy.COUNTED", 1)
    turn = await table.begin(clock="hour")
    await settled(table)
    tried = never_edited(table, monkeypatch)
    await later(table, 2 * HOUR)
    await until(lambda: archived(table, turn.channel_id))
    assert tried


async def test_threads_are_closed_in_a_channel_that_is_seen_again_though_edits_fail(
    table: Scene, monkeypatch: pytest.MonkeyPatch
):
    turn = await table.begin()
    await settled(table)
    tried = never_edited(table, monkeypatch)
    deny(table, "arena", Permission.VIEW_CHANNEL)
    await until_known(table, "arena", "view_channel", granted=False)
    await table.services.matches.endings.abort(1, table.ada.id, key="abort")
    await settled(table)
    assert not await archived(table, turn.channel_id)
    monkeypatch.setattr(ChannelAccess, "revive", never)  # its last post, after which the thread is closed in any case
    deny(table, "arena")
    await until(lambda: archived(table, turn.channel_id))
    assert tried


async def never(_: ChannelAccess, guild: int) -> int:
    raise StoreBusy(str(guild))


async def archived(table: Scene, thread: int) -> bool:
    found = table.local.world.find_channel(thread).thread
    return found is not None and found.archived


async def test_late_edits_are_retried_in_one_place(table: Scene, monkeypatch: pytest.MonkeyPatch):
    await table.begin()
    await settled(table)  # what the start asks for is over
    monkeypatch.setattr(trying_again, "PAUSES", (0.1,) * 10)
    fail, asked = [StoreBusy("gone")] * 5, []
    places, dispatch = table.services.store.places, table.bot.dispatch

    async def failing(*args: Any, **named: Any) -> Any:
        if fail:
            raise fail.pop()
        return await places(*args, **named)

    def dispatched(event: str, *args: Any) -> None:
        asked.append(event)
        dispatch(event, *args)

    monkeypatch.setattr(table.services.store, "places", failing)
    monkeypatch.setattr(table.bot, "dispatch", dispatched)
    await ChannelAccess(table.bot).try_to_revive(table.bot.guilds[0].id)
    assert fail == []
    assert asked.count("edits_possible") == 1


@pytest.fixture
def unhurried(table: Scene) -> Iterator[None]:  # noqa: ARG001 - after it, and so undone before it
    """The library waits as long as it is to; it is hurried again before the bot ends."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(discord.http, "asyncio", asyncio)
        yield


@pytest.mark.usefixtures("unhurried")
async def test_a_request_that_is_given_up_in_a_global_limit_holds_no_others(table: Scene):
    route = discord.http.Route("GET", "/users/@me")
    table.local.faults.fail_next("GET", "/users/@me", status=429, retry_after=3600.0, everywhere=True)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.5):
            await table.bot.http.request(route)
    await asyncio.wait_for(table.bot.http.request(route), 30)


@pytest.mark.usefixtures("unhurried")
async def test_a_global_limit_is_waited_for(table: Scene):
    route, loop = discord.http.Route("GET", "/users/@me"), asyncio.get_running_loop()
    table.local.faults.fail_next("GET", "/users/@me", status=429, retry_after=1.0, everywhere=True)
    limited = asyncio.create_task(table.bot.http.request(route))
    await until(lambda: held(table))
    begun = loop.time()
    await table.bot.http.request(discord.http.Route("GET", "/gateway/bot"))
    assert loop.time() - begun > 0.5
    await limited


async def held(table: Scene) -> bool:
    return not table.bot.http._global_over.is_set()
