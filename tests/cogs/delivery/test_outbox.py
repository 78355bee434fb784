"""The courier: every post once, whatever happens to it on its way."""

import asyncio
import time
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.games.contract.vocabulary import phrase
from bot.matches.core.job import Job
from bot.matches.core.models import Person
from bot.matches.delivery.models import Notice, Post, PostKind, PostState
from bot.ops.play import corner
from bot.storage.stores.admin_queries import AdminQueries
from bot.workers.paint import Paint
from cogs.delivery.bulletin_posts import BulletinPosts
from cogs.delivery.post_delivery import PostDelivery
from localdiscord.faults import RestFault
from localdiscord.people import ClientMessage
from localdiscord.server import LocalDiscord
from tests.support.discord.scene import QUICK, Scene, all_said, bot_on, button, flick, turn_shown
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio
BY_PRESS = "/webhooks/{application}/{token}/messages/{message}"
"""The route by which a past turn that was pressed loses its buttons."""
CALLBACK = "/interactions/{interaction.id}/{interaction.token}/callback"
MESSAGES = "/channels/{channel.id}/messages"
THREADS = "/channels/{channel.id}/messages/{message.id}/threads"


def turn_messages(table: Scene, revision: int) -> list[ClientMessage]:
    """Every public message of a turn, in any channel."""
    found = []
    for channel in table.ada.channels():
        messages = table.ada.messages(int(channel["id"]))
        found += [message for message in messages if turn_shown(message) == (1, revision)]
    return found


async def settled(table: Scene) -> None:
    """Wait until no post is under way or due, and what follows posts is done, too; only late films may still come."""
    courier: Any = table.bot.get_cog("Outbox")

    async def busy() -> bool:
        due = await table.services.store.next_due()
        return due is not None or bool(courier and (courier._under_way or courier._afterwards))

    async with asyncio.timeout(60):
        while await busy():  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0.01)


async def test_a_thread_that_is_there_already_is_used(table: Scene):
    table.local.faults.fail_next("POST", THREADS, status=500, after_effect=True)
    turn = await table.begin()
    match = await table.match()
    assert turn.channel_id == match.thread == match.message


async def test_the_first_picture_is_painted_once_while_discord_opens_the_thread(
    table: Scene, monkeypatch: pytest.MonkeyPatch
):
    run, log = table.services.workers.run, table.local.log
    opened: list[bool] = []

    async def noted(job: Job[Any]) -> Any:
        if isinstance(job, Paint):
            opened.append(bool(log.calls("POST", "/threads")))
        return await run(job)

    monkeypatch.setattr(table.services.workers, "run", noted)
    table.local.faults.fail_next("POST", THREADS, delay=0.5)
    await table.begin()
    assert opened == [False]


async def test_a_lost_answer_does_not_post_twice(table: Scene):
    turn = await table.to_the_first_flick()
    table.local.faults.fail_next("POST", MESSAGES, status=500, after_effect=True)
    await table.answer(turn)
    await settled(table)
    assert len(turn_messages(table, 4)) == 1


@pytest.mark.parametrize("lost", [False, True])
async def test_what_a_turn_shows_is_known_only_if_it_was_sent_once(table: Scene, *, lost: bool):
    """Discord answers a second try with the message of the first, whose sheet may have been another."""
    turn = await table.to_the_first_flick()
    if lost:
        table.local.faults.plan(RestFault("POST", MESSAGES, status=520, after_effect=True, times=1))
    await table.answer(turn)
    shown = await table.turn(4)
    await settled(table)
    courier: Any = table.bot.get_cog("Outbox")
    known = courier.post_delivery.sender.shown.of_turn(shown.id, 4)
    assert (known is None) == lost


async def test_a_refused_post_is_tried_again(table: Scene):
    turn = await table.to_the_first_flick()
    table.local.faults.fail_next("POST", MESSAGES, status=502, times=2)
    await table.answer(turn)
    await settled(table)
    assert len(turn_messages(table, 4)) == 1


@pytest.mark.parametrize(("end", "note"), [("void", "match-voided"), ("abort", "match-aborted")])
async def test_a_turn_that_waits_as_its_match_is_ended_is_posted_and_so_is_the_note(table: Scene, end: str, note: str):
    mover = table.next_of(await table.begin(game="offboard"))
    table.local.faults.plan(RestFault("POST", MESSAGES, status=520))
    await mover.command("arena", "move", {"move": "C4 NE", "now": True})
    async with asyncio.timeout(60):
        while not any(call.status == 520 for call in table.local.log.requests):  # noqa: ASYNC110 - the log tells nobody
            await asyncio.sleep(0.01)
    if end == "void":
        await table.services.matches.endings.void(
            1, table.local.world.guild.id, by=Person(table.ada.id, "ada"), key="end"
        )
    else:
        await table.services.matches.endings.abort(1, mover.id, key="end")
    table.local.faults.clear()
    last = await table.turn(1)
    assert last.mentions == []
    assert says(last.text, "picture-stopped-void" if end == "void" else "picture-stopped-aborted")
    await table.ada.wait_for(lambda one: says(one.text, note, match="1", user=f"<@{mover.id}>"))
    await settled(table)
    there = await AdminQueries(table.services.store._reader).posts(1)
    assert {post.state for post in there} == {PostState.DONE}


async def test_where_no_thread_can_be_made_the_match_is_played_in_the_channel(table: Scene):
    table.local.faults.fail_next("POST", THREADS, code=160006)
    turn = await table.begin()
    match = await table.match()
    assert turn.channel_id == match.channel == match.thread


async def test_a_deleted_thread_is_told_of_in_the_channel_where_the_match_goes_on(table: Scene):
    turn = await table.to_the_first_flick()
    person, panel = await table.panel(turn)
    chosen = await person.press(panel, custom_id=button(panel, "step", "+10"))
    assert chosen.updated is not None
    table.local.faults.fail_next("POST", MESSAGES, code=10003)
    await person.press(chosen.updated, custom_id=button(chosen.updated, "do"))
    await settled(table)
    (message,) = turn_messages(table, 4)
    match = await table.match()
    assert message.channel_id == match.channel == match.thread
    assert says(message.text, "thread-lost")
    await table.answer(message)
    await settled(table)
    assert len(turn_messages(table, 5)) == 1


async def test_a_lost_answer_in_the_channel_does_not_post_twice_either(table: Scene):
    turn = await table.to_the_first_flick()
    table.local.faults.fail_next("POST", MESSAGES, code=10003)
    table.local.faults.fail_next("POST", MESSAGES, status=520, after_effect=True)
    await table.answer(turn)
    await settled(table)
    assert len(turn_messages(table, 4)) == 1


async def test_a_thread_deleted_by_somebody(table: Scene):
    turn = await table.to_the_first_flick()
    person = table.next_of(turn)
    table.ada.delete_channel(turn.channel_id)
    shown = await person.command("arena", "board")
    assert shown.message is not None
    opened = await person.press(shown.message, custom_id=button(shown.message, "open"))
    assert opened.updated is not None
    await person.press(opened.updated, custom_id=button(opened.updated, "do"))
    await settled(table)
    (again,) = turn_messages(table, 3)
    assert says(again.text, "thread-lost")
    assert again.pictures
    (message,) = turn_messages(table, 4)
    assert message.channel_id == again.channel_id == (await table.match()).channel
    assert not says(message.text, "thread-lost")


async def test_a_locked_thread_likewise(table: Scene):
    turn = await table.to_the_first_flick()
    table.local.faults.fail_next("POST", MESSAGES, code=50083)
    await table.answer(turn)
    await settled(table)
    match = await table.match()
    assert match.thread == match.channel
    (message,) = turn_messages(table, 4)
    assert says(message.text, "thread-locked")
    assert not says(message.text, "thread-lost")


async def test_a_thread_in_which_the_bot_may_no_longer_post_likewise(table: Scene):
    turn = await table.to_the_first_flick()
    table.local.faults.fail_next("POST", MESSAGES, code=50013)
    await table.answer(turn)
    await settled(table)
    (message,) = turn_messages(table, 4)
    assert message.channel_id == (await table.match()).channel
    assert says(message.text, "thread-closed")


def verbs(message: ClientMessage) -> list[str]:
    return [one["custom_id"].partition(":")[0] for one in message.buttons]


async def tidied(table: Scene, turn: ClientMessage) -> ClientMessage:
    return await table.ada.wait_for(
        lambda message: message.id == turn.id and set(verbs(message)) <= {"text", "why", "verify"}
    )


async def test_the_turn_before_keeps_only_what_a_past_turn_can_be_asked(table: Scene):
    first = await table.begin()
    await table.answer(first, "self")
    latest = await table.turn(1)
    former = await tidied(table, first)
    assert former.text == first.text
    assert [picture["description"] for picture in former.pictures] == [first.pictures[0]["description"]]
    assert former.pictures[0]["url"] == first.pictures[0]["url"]
    assert "open" in verbs(latest)
    assert not [call for call in table.local.log.requests if call.method == "GET" and "/messages/" in call.path]
    reply = await table.ada.press(former, custom_id=button(former, "text"))
    assert reply.message is not None
    assert says(reply.message.text, "pitchout-board-hand")


async def test_tidying_is_done_once(table: Scene):
    await table.answer(await table.begin(), "self")
    former = await tidied(table, (await table.turn(0)))
    await table.turn(1)
    courier: Any = table.bot.get_cog("Outbox")
    delivery = await table.services.store.delivery_context(await table.post(2))
    await settled(table)
    edits = [call for call in table.local.log.requests if call.method == "PATCH"]
    await courier.stale_buttons.before(delivery, await table.post(2), 0)
    assert [call for call in table.local.log.requests if call.method == "PATCH"] == edits
    assert verbs(table.ada.message(former)) == ["text", "verify"]


@pytest.mark.parametrize("code", [10008, 30046, 50013, 50083])
async def test_a_turn_that_cannot_be_tidied_harms_nothing(table: Scene, code: int):
    first = await table.begin()
    await settled(table)
    # the card and the turn before are edited once a turn
    table.local.faults.fail_next("PATCH", "/channels/{channel.id}/messages/{message.id}", code=code, times=2)
    table.local.faults.fail_next("PATCH", BY_PRESS, code=code)
    await table.answer(first, "self")
    latest = await table.turn(1)
    await settled(table)
    assert "answer" in verbs(table.ada.message(first))
    await table.answer(latest)
    await table.answer(await table.turn(2))
    await table.turn(3)
    await tidied(table, latest)


async def test_a_turn_deleted_by_somebody_is_not_missed(table: Scene):
    first = await table.begin()
    table.ada.delete_message(first)
    match = await table.match()
    (ask,) = table.services.matches.asks(match)
    user = match.holder(ask.seat).user
    await table.services.matches.act(1, ask.id, user, ask.choices[0].action, key="typed")
    latest = await table.turn(1)
    await table.answer(latest)
    await table.answer(await table.turn(2))
    await table.turn(3)
    await tidied(table, latest)


async def test_what_was_left_when_the_bot_died_is_posted_once_after_its_return(tmp_path: Path):
    async with LocalDiscord(corner(**QUICK)) as local:
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            table = Scene(local, services, bot)
            turn = await table.to_the_first_flick()
            await bot.remove_cog("Outbox")
            await table.answer(turn)
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            table = Scene(local, services, bot)
            message = await table.turn(4)
            await settled(table)
            assert len(turn_messages(table, 4)) == 1
            await table.answer(message)
            await table.turn(5)


async def test_a_match_begun_as_the_bot_died_gets_its_thread_although_nothing_is_known_of_rights_yet(tmp_path: Path):
    async with LocalDiscord(corner(**QUICK)) as local:
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            table = Scene(local, services, bot)
            await bot.remove_cog("Outbox")
            card = await table.challenge()
            await table.bruno.press(card, label="Accept")
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            table = Scene(local, services, bot)
            assert (await table.turn(0)).channel_id == card.id
            assert (await table.match()).thread == card.id


async def test_a_panel_and_a_form_opened_before_a_restart_are_answered_after_it(tmp_path: Path):
    async with LocalDiscord(corner(**QUICK)) as local:
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            table = Scene(local, services, bot)
            person, panel = await table.panel(await table.to_the_first_flick())
            form = await person.press(panel, custom_id=button(panel, "type"))
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            table = Scene(local, services, bot)
            reply = await person.submit(form, {"strength": "33"})
            assert reply.updated is not None
            assert "33" in all_said(reply.updated)
            await flick(person, reply.updated)
            await table.turn(4)


async def test_a_post_that_was_sent_long_ago_is_found_in_the_channel(table: Scene):
    turn = await table.to_the_first_flick()
    message = await table.services.store.turn(1, 3)
    assert message is not None
    courier: Any = table.bot.get_cog("Outbox")
    match = await table.match()
    now = table.services.clock.now_ms()
    old = Post(99, 1, 3, PostKind.TURN, "pending", 1, now - 10 * 60 * 1000, 0, 0, "")
    assert await courier.post_delivery.sender.already_there(old, match.thread, discord.ui.LayoutView()) == turn.id
    fresh = Post(99, 1, 3, PostKind.TURN, "pending", 1, now - 10 * 1000, 0, 0, "")
    assert await courier.post_delivery.sender.already_there(fresh, match.thread, discord.ui.LayoutView()) is None
    later = Post(99, 1, 3, PostKind.TURN, "pending", 1, int(time.time() * 1000) + 10 * 60 * 1000, 0, 0, "")
    table.services.clock.shift = 2 * later.attempted
    assert await courier.post_delivery.sender.already_there(later, match.thread, discord.ui.LayoutView()) is None
    table.services.clock.shift = 0
    unsent = Post(99, 1, 9, PostKind.TURN, "pending", 1, now - 10 * 60 * 1000, 0, 0, "")
    assert await courier.post_delivery.sender.already_there(unsent, match.thread, discord.ui.LayoutView()) is None


async def test_a_note_of_long_ago_is_known_by_its_words_not_by_the_turn_it_came_with(table: Scene):
    await table.to_the_first_flick()
    courier: Any = table.bot.get_cog("Outbox")
    post_delivery, match = courier.post_delivery, await table.match()
    notices = [Notice(phrase("pause-over", match="1")), Notice(phrase("thread-lost"))]
    long_ago = table.services.clock.now_ms() - 10 * 60 * 1000
    posts = [
        Post(90 + nth, 1, 3, PostKind.NOTE, PostState.PENDING, 1, long_ago, 0, 0, "", one)
        for nth, one in enumerate(notices)
    ]
    sheets = [post_delivery.public_messages.notice(match, notice) for notice in notices]
    sent = [
        await post_delivery.sender.send(post, match, match.thread, sheet)
        for post, sheet in zip(posts, sheets, strict=True)
    ]
    again = [
        await post_delivery.sender.send(post, match, match.thread, sheet)
        for post, sheet in zip(posts, sheets, strict=True)
    ]
    assert sent == again
    assert len({*sent, (await table.turn(3)).id}) == 3


async def test_all_posts_share_one_limit_of_requests(table: Scene):
    assert PostDelivery(table.bot).sender.pacing is BulletinPosts(table.bot).sender.pacing is table.bot.pacing
