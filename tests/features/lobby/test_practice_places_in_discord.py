"""Places of practice: a private thread, direct messages, or in public by choice; and the first flick there."""

import asyncio
from typing import Any

import pytest

from bot.matches.core.models import Status
from bot.matches.delivery.models import Post
from bot.matches.house.members import is_house, level_of
from bot.matches.work.delivery_context import DeliveryContext
from cogs.delivery.message_sender import Sent
from cogs.delivery.post_delivery import PostDelivery
from localdiscord.people import ClientMessage
from localdiscord.permissions import Permission
from localdiscord.records import Channel, ChannelType
from tests.cogs.delivery.channels.test_channel_access_in_discord import until_known
from tests.cogs.delivery.test_outbox import settled
from tests.support.discord.practice import my_turn, practice, private_thread
from tests.support.discord.scene import Scene, button
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


def threads(table: Scene) -> list[Channel]:
    return [one for one in table.local.world.channels.values() if one.is_thread]


def public(table: Scene, channel: str) -> list[ClientMessage]:
    return [one for one in table.ada.messages(channel) if not one.ephemeral]


async def begun_in_direct_messages(table: Scene) -> None:
    """A match runs in Ada's direct messages, and nowhere is anything public."""
    match = await table.match()
    assert (match.status, match.guild, match.channel) == (Status.RUNNING, 0, table.ada.dm())
    assert (await my_turn(table)).channel_id == table.ada.dm()
    assert not public(table, "arena")
    assert not public(table, "general")


async def test_the_third_press_from_help_is_ones_own_flick(table: Scene):
    hello = (await table.ada.command("arena", "help")).shown
    await table.ada.press(hello, label="Pitch Out")
    led = await table.ada.wait_for(lambda one: says(one.text, "practice-arranged", formation="Standard"))
    assert says(led.text, "pitchout-ask-flick")
    assert led.ephemeral
    match = await table.match()
    panel = await table.ada.press(led, custom_id=button(led, "open"))
    assert panel.updated is not None
    played = await table.ada.press(panel.updated, custom_id=button(panel.updated, "do"))
    flicked = await table.services.store.turn(match.id, 3)
    assert flicked is not None
    assert flicked.trace
    posted = await table.ada.wait_for(lambda one: "replay:1:" in str(one))
    assert posted.channel_id == (await table.match()).thread
    assert played.updated is not None
    link = next(str(one["url"]) for one in played.updated.buttons if "url" in one)
    assert link.endswith(f"/{posted.channel_id}")  # where it went on


@pytest.mark.parametrize("where", ["a private thread", "direct messages"])
async def test_where_practice_is_begun_in_its_place_the_formation_is_told_too(table: Scene, where: str):
    place = (await private_thread(table)).id if where == "a private thread" else table.ada.dm()
    hello = (await table.ada.command(place, "help")).shown
    await table.ada.press(hello, label="Pitch Out")
    reply = await table.ada.wait_for(lambda one: says(one.text, "practice-arranged", formation="Standard"))
    assert reply.channel_id == place


async def played_in_public(table: Scene, game: str) -> ClientMessage:
    """Practice from the greeting where there is no private place: the message that offered the choice."""
    table.ada.take_dms(yes=False)
    hello = (await table.ada.command("general", "help")).shown
    await table.ada.press(hello, label=game)
    offer = await table.ada.wait_for(lambda one: says(one.text, "practice-nowhere-right"))
    await table.ada.press(offer, label="Play here, in public")
    return offer


async def test_in_public_by_choice_the_formation_is_told_too(table: Scene):
    offer = await played_in_public(table, "Pitch Out")
    reply = await table.ada.wait_for(lambda one: says(one.text, "practice-arranged", formation="Standard"))
    assert reply.id == offer.id


async def test_the_formation_of_the_first_flick_can_be_taken_back(table: Scene):
    hello = (await table.ada.command("arena", "help")).shown
    await table.ada.press(hello, label="Pitch Out")
    turn = await my_turn(table)
    await table.ada.press(turn, label="Take back")
    again = await my_turn(table, turn.id)
    assert {"Standard", "Wall", "Spread"} <= {one["label"] for one in again.buttons}


async def test_practice_by_command_asks_the_first_question_in_the_private_message(table: Scene):
    led = (await table.ada.command("arena", "practice", {"game": "pitchout"})).shown
    assert led.ephemeral
    assert {"Standard", "Wall", "Spread"} <= {one["label"] for one in led.buttons}
    await table.ada.press(led, label="Wall")
    assert await table.services.store.turn(1, 1)


async def test_practice_threads_are_told_apart_by_their_players(table: Scene):
    table.chloe.user.display_name = "Chloé\n" + "of the long name " * 8
    for person in (table.ada, table.bruno, table.chloe):
        await person.command("arena", "practice", {"game": "offboard"})
    ada, bruno, chloe = sorted(one.name for one in threads(table))
    assert (ada, bruno) == ("Ada · Offboard · practice", "Bruno · Offboard · entraînement")
    assert chloe.startswith("Chloé of the long name")
    assert chloe.endswith("… · Offboard · practice")
    assert len(chloe) <= 100


async def test_without_private_threads_practice_is_in_direct_messages(table: Scene):
    led = (await table.ada.command("general", "practice", {"game": "offboard", "level": 1})).shown
    assert led.ephemeral
    await table.ada.wait_for(lambda one: one.id == led.id and says(one.text, "practice-instead"))
    await begun_in_direct_messages(table)
    assert not threads(table)


async def test_practice_begun_in_a_public_thread_gets_a_private_one_beside_it(table: Scene):
    await table.begin()
    thread = (await table.match()).thread
    await table.ada.command(thread, "practice", {"game": "offboard"})
    (private,) = (one for one in threads(table) if one.type is ChannelType.PRIVATE_THREAD)
    match = await table.match(2)
    assert match.channel == private.id
    assert match.alone


async def test_in_a_private_thread_practice_stays_there(table: Scene):
    thread = await private_thread(table)
    await table.ada.command(thread.id, "practice", {"game": "offboard"})
    assert (await my_turn(table)).channel_id == thread.id
    assert [one.id for one in threads(table)] == [thread.id]


async def test_in_a_private_thread_without_the_bot_practice_gets_one_beside_it(table: Scene):
    thread = await private_thread(table)
    await thread.leave()
    await table.ada.command(thread.id, "practice", {"game": "offboard"})
    turn = await my_turn(table)
    assert turn.channel_id in {one.id for one in threads(table)} - {thread.id}


async def test_the_command_is_acknowledged_before_a_thread_is_opened(table: Scene):
    await table.ada.command("arena", "practice", {"game": "offboard"})
    await my_turn(table)
    paths = [one.path for one in table.local.log.requests if one.method == "POST"]
    answered = next(nth for nth, path in enumerate(paths) if path.endswith("/callback"))
    assert answered < next(nth for nth, path in enumerate(paths) if path.endswith("/threads"))


@pytest.mark.parametrize(
    ("game", "name", "options"), [("offboard", "Offboard", ""), ("pitchout", "Pitch Out", "format=5 edition=fr2021")]
)
async def test_with_direct_messages_closed_too_practice_is_in_public_by_choice(
    table: Scene, game: str, name: str, options: str
):
    table.ada.take_dms(yes=False)
    asked = await table.ada.command("general", "practice", {"game": game, "level": 3, "options": options})
    offer = await table.ada.wait_for(lambda one: one.id == asked.shown.id and one.text)
    assert offer.ephemeral
    assert "“Create Private Threads”" in offer.text
    assert await table.services.store.get(1) is None
    await table.ada.press(offer, label="Play here, in public")
    card = await table.ada.wait_for(lambda one: not one.ephemeral and "bot, level 3" in one.text)
    match = await table.match()
    assert (match.status, match.channel, card.channel_id) == (Status.RUNNING, offer.channel_id, offer.channel_id)
    assert set(options.split()) <= {f"{name}={value}" for name, value in match.options}
    left = await table.ada.wait_for(lambda one: one.id == offer.id and "practice:" not in str(one))
    assert says(left.text, "challenge-picked", game=name, match="1")


@pytest.mark.parametrize("label", ["Play here, in public", "Try direct messages again"])
async def test_several_opponents_are_not_forgotten(table: Scene, label: str):
    table.ada.take_dms(yes=False)
    bot = table.local.world.bot.display_name
    options = {"game": "pitchout", "level": 2, **dict.fromkeys(("with", "with2", "with3"), bot)}
    asked = await table.ada.command("general", "play", options)
    offer = await table.ada.wait_for(lambda one: one.id == asked.shown.id and "practice:" in str(one))
    table.ada.take_dms(yes=True)
    await table.ada.press(offer, label=label)
    await table.all_answered()
    levels = [level_of(one.user) for one in (await table.match()).holders if is_house(one.user)]
    assert levels == [2, 2, 2]


async def test_direct_messages_that_were_opened_are_tried_again(table: Scene):
    table.ada.take_dms(yes=False)
    asked = await table.ada.command("general", "practice", {"game": "offboard"})
    offer = await table.ada.wait_for(lambda one: one.id == asked.shown.id and "practice:" in str(one))
    table.ada.take_dms(yes=True)
    await table.ada.press(offer, label="Try direct messages again")
    await table.ada.wait_for(lambda one: one.id == offer.id and says(one.text, "practice-instead"))
    await begun_in_direct_messages(table)


async def test_the_greeting_too_offers_a_choice_where_there_is_no_private_place(table: Scene):
    await played_in_public(table, "Offboard")
    assert (await table.match()).status is Status.RUNNING


async def test_practice_in_public_is_not_offered_where_nothing_can_be_posted(table: Scene):
    table.ada.take_dms(yes=False)
    asked = await table.ada.command("no-entry", "practice", {"game": "offboard"})
    offer = await table.ada.wait_for(lambda one: one.id == asked.shown.id and one.text)
    assert [one["label"] for one in offer.buttons] == ["Try direct messages again"]


@pytest.mark.parametrize("manages", [True, False])
@pytest.mark.parametrize(
    ("method", "route"),
    [("PUT", "/channels/{channel}/thread-members/{user}"), ("POST", "/channels/{channel}/messages")],
)
async def test_a_thread_that_cannot_be_used_is_removed(table: Scene, method: str, route: str, *, manages: bool):
    arena = table.local.world.find_channel("arena")
    if manages:
        arena.overwrites[0].allow |= int(Permission.MANAGE_THREADS)
        table.local.world.change_channel(arena)
        await until_known(table, "arena", "manage_threads", granted=True)
    table.local.faults.fail_next(method, route, code=50013)
    led = (await table.ada.command("arena", "practice", {"game": "offboard", "level": 1})).shown
    await table.ada.wait_for(lambda one: one.id == led.id and says(one.text, "practice-instead"))
    await begun_in_direct_messages(table)
    assert [one.thread.archived for one in threads(table) if one.thread] == ([] if manages else [True])


@pytest.mark.parametrize("code", [10008, 50001])
async def test_a_card_that_cannot_be_shown_at_first_follows_and_is_no_incident(table: Scene, code: int):
    table.local.faults.fail_next("PATCH", "/channels/{channel.id}/messages/{message.id}", code=code)
    led = (await table.ada.command("arena", "practice", {"game": "offboard", "level": 1})).shown
    await table.ada.wait_for(lambda one: one.id == led.id and says(one.text, "practice-apart"))
    await table.answer(await my_turn(table))
    await table.turn(1)
    await table.ada.wait_for(lambda one: any(part.get("custom_id") == "text:1::" for part in one.parts))


async def test_its_thread_is_archived_after_the_card_in_it_shows_the_result(
    table: Scene, monkeypatch: pytest.MonkeyPatch
):
    card = await practice(table, level=1)
    await my_turn(table)
    await settled(table)
    edit, may_edit = PostDelivery._edit_card, asyncio.Event()

    async def edit_late(post_delivery: PostDelivery, post: Post, delivery: DeliveryContext) -> Sent:
        await may_edit.wait()
        return await edit(post_delivery, post, delivery)

    monkeypatch.setattr(PostDelivery, "_edit_card", edit_late)
    await table.services.matches.resign(1, table.ada.id, key="gives up")
    await table.post(await table.revision() + 1)
    outbox: Any = table.bot.get_cog("Outbox")
    async with asyncio.timeout(60):
        while outbox._afterwards or (1, False) in outbox._under_way:  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0.01)
    (thread,) = (one.thread for one in threads(table))
    assert thread is not None
    assert not thread.archived
    may_edit.set()
    await settled(table)
    assert thread.archived
    assert "beats" in table.ada.message(card).text


async def test_its_thread_is_archived_by_one_request(table: Scene):
    await practice(table, level=1)
    turn = await my_turn(table)
    await settled(table)
    table.local.faults.fail_next("PATCH", "/channels/{channel.id}", delay=0.5)
    await table.services.matches.resign(1, table.ada.id, key="gives up")
    await settled(table)
    asked = [call for call in table.local.log.requests if call.path.endswith(f"/channels/{turn.channel_id}")]
    assert [call.status for call in asked if (call.request or {}).get("archived")] == [200]
