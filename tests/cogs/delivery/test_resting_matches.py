"""A match that goes on quickly: its past turns keep their buttons until it rests, and its card follows several turns with one edit."""

import asyncio
import math
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.client.pressed_messages import PressedMessages
from bot.client.private_panels import Following
from bot.matches.core.errors import StoreError
from bot.matches.core.models import Match, Person
from bot.matches.delivery.models import Post, PostKind, PostState
from bot.ops.play import corner
from bot.storage.stores.admin_queries import AdminQueries
from cogs.core.interaction_context import InteractionContext
from cogs.delivery import stale_buttons
from localdiscord.faults import RestFault
from localdiscord.log import LoggedCall
from localdiscord.people import ClientMessage
from localdiscord.server import LocalDiscord
from tests.cogs.delivery.forum.test_forum_in_discord import until
from tests.cogs.delivery.test_outbox import BY_PRESS, MESSAGES, settled, verbs
from tests.support.discord.scene import QUICK, Scene, bot_on
from tests.support.words.said import says
from tools.demo.players import verb_of

pytestmark = pytest.mark.asyncio
SOON, NEVER = 0.3, 600.0  # seconds


class NoPresses(PressedMessages):
    """No message is pressed: moves are typed."""

    def note(self, interaction: discord.Interaction) -> None:
        """Know nothing of it."""


def rests(table: Scene, seconds: float, *, typed: bool = True) -> None:
    """From now on matches rest after so many seconds without a turn, and presses count as typed moves."""
    old_buttons(table).rest = seconds
    if typed:
        table.bot.pressed = NoPresses()


async def turns(table: Scene, message: ClientMessage, first: int, last: int) -> list[ClientMessage]:
    """The messages of some turns, given the one before them, once all but late edits is done."""
    found = []
    for revision in range(first, last + 1):
        await table.answer(message)
        message = await table.turn(revision)
        found.append(message)
        await table.post(revision + 1)
    return found


def old_buttons(table: Scene) -> Any:
    """What removes the buttons of past turns."""
    courier: Any = table.bot.get_cog("Outbox")
    return courier.stale_buttons


async def waiting(table: Scene, past: ClientMessage) -> None:
    """Wait until a past turn waits for its match to rest."""
    await until(lambda: past.id in old_buttons(table)._past.get(1, ()))


def once_failing(table: Scene, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Let the next removal of buttons fail; returns what will have the message of which that was so."""
    failed: list[int] = []
    buttons = old_buttons(table)
    edit = buttons.edit

    async def once(match: Match, turn: Post, *, leads_on: bool) -> None:
        if not failed:
            failed.append(turn.message)
            raise StoreError
        await edit(match, turn, leads_on=leads_on)

    monkeypatch.setattr(buttons, "edit", once)
    return failed


def looks(table: Scene) -> int:
    """The number of messages that were read."""
    return sum(call.method == "GET" and "/messages/" in call.path for call in table.local.log.requests)


def edits(table: Scene, message: ClientMessage) -> list[LoggedCall]:
    return table.local.log.calls("PATCH", f"/messages/{message.id}")


async def test_past_turns_lose_their_buttons_once_their_match_rests(table: Scene):
    latest = await table.to_the_first_flick()
    await settled(table)
    rests(table, NEVER)
    first, second = await turns(table, latest, 4, 5)
    assert {"more"} <= set(verbs(table.ada.message(latest))) & set(verbs(table.ada.message(first)))
    rests(table, SOON)
    (third,) = await turns(table, second, 6, 6)
    for past in (latest, first, second):
        await table.ada.wait_for(lambda one, past=past: one.id == past.id and "more" not in verbs(one))
    assert "more" in verbs(table.ada.message(third))
    assert not looks(table)


async def test_a_past_turn_that_was_pressed_loses_its_buttons_at_once_at_no_cost(table: Scene):
    latest = await table.to_the_first_flick()
    await settled(table)
    rests(table, NEVER, typed=False)
    (first,) = await turns(table, latest, 4, 4)
    await table.ada.wait_for(lambda one: one.id == latest.id and "more" not in verbs(one))
    assert "more" in verbs(table.ada.message(first))
    (edit,) = edits(table, latest)
    assert edit.path.startswith("/api/v10/webhooks/")
    assert not looks(table)


async def test_players_see_their_next_question_before_old_buttons_go(table: Scene):
    latest = await table.to_the_first_flick()
    await settled(table)
    rests(table, NEVER, typed=False)
    table.local.faults.fail_next("PATCH", BY_PRESS, delay=SOON)
    seen: asyncio.Queue[bool] = asyncio.Queue()

    async def follow() -> None:
        seen.put_nowait("more" in verbs(table.ada.message(latest)))

    for person in (table.ada, table.bruno):
        table.bot.panels.followed_by(1, person.id, Following(follow, math.inf))
    await turns(table, latest, 4, 4)
    assert await seen.get()
    await table.ada.wait_for(lambda one: one.id == latest.id and "more" not in verbs(one))


async def test_a_press_edits_its_message_only_once_it_is_answered(table: Scene, monkeypatch: pytest.MonkeyPatch):
    latest = await table.to_the_first_flick()
    known: list[bool] = []
    router: Any = table.bot.get_cog("ComponentRouter")
    answer = router._answer

    async def watched(call: InteractionContext) -> None:
        await answer(call)
        known.append(table.bot.pressed.webhook(latest.id) is not None)

    monkeypatch.setattr(router, "_answer", watched)
    text = next(str(one["custom_id"]) for one in latest.buttons if verb_of(one)[0] == "text")
    for count in (1, 2):
        await table.ada.press(latest, custom_id=text)
        await until(lambda count=count: len(known) == count)
    assert known == [False, True]


@pytest.mark.parametrize("code", [10008, 10015])
async def test_a_past_turn_that_a_press_cannot_edit_is_edited_otherwise(table: Scene, code: int):
    latest = await table.to_the_first_flick()
    await settled(table)
    rests(table, SOON, typed=False)
    table.local.faults.plan(RestFault("PATCH", BY_PRESS, status=404, code=code))
    await turns(table, latest, 4, 4)
    await table.ada.wait_for(lambda one: one.id == latest.id and "more" not in verbs(one))
    by_press, itself = edits(table, latest)
    assert (by_press.status, itself.status) == (404, 200)
    assert itself.path.startswith("/api/v10/channels/")
    assert not looks(table)


async def test_few_turns_wait_and_the_oldest_goes_first(table: Scene, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(stale_buttons, "QUICK", 1)
    latest = await table.to_the_first_flick()
    await settled(table)
    rests(table, NEVER)
    first, *_ = await turns(table, latest, 4, 5)
    await table.ada.wait_for(lambda one: one.id == latest.id and "more" not in verbs(one))
    assert "more" in verbs(table.ada.message(first))


async def test_at_the_end_no_past_turn_keeps_its_buttons(table: Scene):
    latest = await table.to_the_first_flick()
    await settled(table)
    rests(table, NEVER)
    first, _ = await turns(table, latest, 4, 5)
    await table.services.matches.resign(1, table.ada.id, key="gives up")
    for past in (latest, first):
        await table.ada.wait_for(lambda one, past=past: one.id == past.id and "more" not in verbs(one))


@pytest.mark.parametrize("ends", [False, True])
async def test_what_a_killed_bot_left_is_tidied_at_the_next_turn_or_the_end(tmp_path: Path, *, ends: bool):
    async with LocalDiscord(corner(**QUICK)) as local:
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            table = Scene(local, services, bot)
            latest = await table.to_the_first_flick()
            await settled(table)
            rests(table, NEVER)
            first, second, third = await turns(table, latest, 4, 6)
            await old_buttons(table).edit(await table.match(), await table.post(6), leads_on=False)  # as a late film
            assert "more" not in verbs(table.ada.message(second))
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            table = Scene(local, services, bot)
            if ends:
                by = Person(table.ada.id, "ada")
                await table.services.matches.endings.void(1, local.world.guild.id, by=by, key="end")
            else:
                await table.answer(third)
                await table.turn(7)
            for past in (latest, first):
                await table.ada.wait_for(lambda one, past=past: one.id == past.id and "more" not in verbs(one))
            await until(lambda: not old_buttons(table)._past)
            reads = looks(table)
            await old_buttons(table).finish(await table.match())
            assert looks(table) == reads


async def test_what_fails_as_a_match_rests_is_tried_again(table: Scene, monkeypatch: pytest.MonkeyPatch):
    latest = await table.to_the_first_flick()
    await settled(table)
    rests(table, NEVER)
    first, _ = await turns(table, latest, 4, 5)
    await waiting(table, first)
    failed = once_failing(table, monkeypatch)
    old_buttons(table)._wait_for_rest(await table.match(), SOON, 2)
    for past in (latest, first):
        await table.ada.wait_for(lambda one, past=past: one.id == past.id and "more" not in verbs(one))
    assert failed == [latest.id]


async def test_a_turn_that_is_being_filmed_waits_until_its_buttons_are_gone(
    table: Scene, monkeypatch: pytest.MonkeyPatch
):
    latest = await table.to_the_first_flick()
    await settled(table)
    rests(table, NEVER)
    filmed = True
    buttons = old_buttons(table)
    buttons._is_being_filmed = lambda _, revision: filmed and revision == 3
    first, _ = await turns(table, latest, 4, 5)
    await waiting(table, first)
    match, post = await table.match(), await table.post(4)
    await buttons._tidy(match)
    assert "more" in verbs(table.ada.message(latest))
    assert "more" not in verbs(table.ada.message(first))
    filmed = False
    once_failing(table, monkeypatch)
    with pytest.raises(StoreError):
        await buttons.after_film(match, post)
    await buttons._tidy(match)
    await table.ada.wait_for(lambda one: one.id == latest.id and "more" not in verbs(one))


async def test_only_the_last_of_the_past_turns_says_where_a_match_goes_on(table: Scene):
    latest = await table.to_the_first_flick()
    await settled(table)
    rests(table, NEVER)
    first, second = await turns(table, latest, 4, 5)
    await table.ada.command("general", "match here", {"match": 1})
    for past in (latest, first, second):
        await table.ada.wait_for(lambda one, past=past: one.id == past.id and "more" not in verbs(one))
    place = str((await table.match()).thread)
    told = [
        says(table.ada.message(past).text, "moved-away", match="1", place=place) for past in (latest, first, second)
    ]
    assert told == [False, False, True]


async def test_a_thread_is_closed_even_if_past_turns_keep_their_buttons(table: Scene, monkeypatch: pytest.MonkeyPatch):
    async def fails(*_: Any, **__: Any) -> None:
        raise StoreError

    latest = await table.to_the_first_flick()
    await settled(table)
    monkeypatch.setattr(old_buttons(table), "_tidy", fails)
    await table.services.matches.resign(1, table.ada.id, key="gives up")
    thread = table.local.world.channels[latest.channel_id].thread
    await until(lambda: thread is not None and thread.archived)


async def test_the_card_of_a_match_follows_several_turns_with_one_edit_and_its_end_at_once(table: Scene):
    latest = await table.to_the_first_flick()
    await settled(table)
    table.services.matches.work.card_rest = int(NEVER * 1000)
    card = table.ada.message((await table.match()).message)
    before = len(edits(table, card))
    await turns(table, latest, 4, 5)
    assert len(edits(table, card)) == before
    cards = [post for post in await AdminQueries(table.services.store._reader).posts(1) if post.kind is PostKind.CARD]
    assert [post.state for post in cards].count(PostState.PENDING) == 1
    await table.services.matches.resign(1, table.ada.id, key="gives up")
    await table.ada.wait_for(lambda one: one.id == card.id and "beats" in one.text)
    assert len(edits(table, card)) == before + 1


async def test_a_post_that_is_under_way_at_the_end_has_nothing_wait_for_a_rest(table: Scene):
    latest = await table.to_the_first_flick()
    await settled(table)
    rests(table, NEVER)
    outbox: Any = table.bot.get_cog("Outbox")
    table.local.faults.fail_next("POST", MESSAGES, delay=SOON, after_effect=True)
    await table.answer(latest)
    await table.turn(4)
    await table.bot.remove_cog("Outbox")
    assert (await table.services.store.posted_before(1, 5)).revision == 4  # type: ignore[union-attr]
    (rest,) = outbox.stale_buttons._rests.values()
    assert rest.cancelled()
    assert not outbox.stale_buttons._tidying
