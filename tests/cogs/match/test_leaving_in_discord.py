"""The bot is asked to end: what it has taken is answered first, and nothing else begins."""

import asyncio
from typing import Any

import discord
import pytest

from bot.client import app
from bot.matches.core.models import MatchRequest, Person
from localdiscord.faults import ResponseMode
from localdiscord.interaction import InteractionState
from tests.support.discord.scene import Scene

pytestmark = pytest.mark.asyncio


async def test_answers_are_waited_for_though_the_gateway_does_not_say_goodbye(
    table: Scene, monkeypatch: pytest.MonkeyPatch
):
    answered = asyncio.Event()
    monkeypatch.setattr(app, "FAREWELL", 0.01)

    async def silent(**_: Any) -> None:
        asyncio.get_running_loop().call_soon(answered.set)
        await asyncio.Event().wait()

    async def answer() -> None:
        await answered.wait()

    monkeypatch.setattr(table.bot.ws, "close", silent)
    call = asyncio.create_task(answer())
    table.bot.calls[call] = table.ada.id
    call.add_done_callback(table.bot.calls.pop)
    await table.bot.drain()
    assert call.done()


async def test_what_is_under_way_is_acknowledged_at_once(table: Scene, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("cogs.core.errors.PATIENCE", 3600.0)
    reached, finish = asyncio.Event(), asyncio.Event()
    look = table.services.store.of_user

    async def look_slowly(*args: Any, **named: Any) -> Any:
        reached.set()
        await finish.wait()
        return await look(*args, **named)

    monkeypatch.setattr(table.services.store, "of_user", look_slowly)
    asked = table.ada.do.command("arena", "turns", {})
    await asyncio.wait_for(reached.wait(), 60)
    draining = asyncio.create_task(table.bot.drain())
    await table.local.world.feed.until(lambda: asked.state is InteractionState.ANSWERED or None, 60)
    assert asked.loading
    finish.set()
    await draining
    assert not asked.loading


async def test_answers_that_do_not_arrive_are_given_up_without_an_incident(
    table: Scene,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    capsys: pytest.CaptureFixture[str],
):
    monkeypatch.setattr(app, "DRAINED", 0.2)
    table.local.faults.fail_next("POST", "/interactions/{id}/{token}/callback", times=100, manner=ResponseMode.SILENT)
    asked = table.ada.do.command("arena", "turns", {})
    async with asyncio.timeout(60):
        while not table.bot.calls:  # noqa: ASYNC110  it is told to nobody
            await asyncio.sleep(0.01)
    await table.bot.drain()
    await table.bot.close()
    await asyncio.sleep(0.1)
    assert asked.state is not InteractionState.ANSWERED
    assert not table.bot.calls
    assert "Ignoring exception" not in caplog.text
    assert "incident" not in capsys.readouterr().out


async def test_no_post_is_begun_while_the_bot_is_leaving(table: Scene):
    courier: Any = table.bot.get_cog("Outbox")
    await table.bot.drain()
    ada, bruno = (Person(person.id, person.user.username) for person in (table.ada, table.bruno))
    arena = table.local.world.find_channel("arena").id
    match = await table.services.matches.challenges.challenge(
        ada, [bruno], MatchRequest("pitchout", 1, arena, "en"), key="challenge"
    )
    await table.services.store.place(match.id, message=1)
    await table.services.matches.challenges.accept(match.id, bruno.user, key="accept")
    await courier._set_all_out()
    assert not courier._under_way
    assert await table.services.store.next_due() == 0


async def test_what_is_left_of_the_time_shrinks_once_the_bot_is_leaving(table: Scene, monkeypatch: pytest.MonkeyPatch):
    assert table.bot.time_left(3.0) == 3.0
    monkeypatch.setattr(app, "GONE", 0.0)
    await table.bot.drain()
    assert table.bot.time_left(3.0) == 0.0


async def test_a_ready_that_comes_after_the_end_is_passed_over(table: Scene):
    async def heard() -> None:
        raise AssertionError("it is over")

    table.bot.add_listener(heard, "on_ready")
    await table.bot.close()
    table.bot.dispatch("ready")
    await asyncio.sleep(0)


async def test_suggestions_that_are_under_way_are_given_up(table: Scene, monkeypatch: pytest.MonkeyPatch):
    reached, finish = asyncio.Event(), asyncio.Event()

    async def suggest_slowly(_: discord.Interaction) -> None:
        reached.set()
        await finish.wait()

    monkeypatch.setattr("bot.client.command_tree._suggest", suggest_slowly)
    table.ada.do.autocomplete("arena", "flick", {"shot": ""}, "shot")
    await asyncio.wait_for(reached.wait(), 60)
    (suggesting,) = (task for task in asyncio.all_tasks() if task.get_name() == "CommandTree-invoker")
    await table.bot.drain()
    await table.bot.close()
    finish.set()
    await suggesting
