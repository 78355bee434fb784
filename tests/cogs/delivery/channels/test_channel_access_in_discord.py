"""Lost, locked and restored threads and channels: the match continues, and everything is posted once."""

import asyncio
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.matches.core.models import Match
from bot.matches.delivery.models import MatchPlace
from bot.matches.work.effects import OfferKind
from bot.matches.work.unit_of_work import TRIES
from cogs.delivery.outbox import Outbox
from localdiscord.people import ClientMessage
from localdiscord.permissions import Permission
from localdiscord.records import Overwrite
from tests.cogs.delivery.test_outbox import settled, turn_messages, verbs
from tests.places import FORUM
from tests.support.discord.scene import Scene, button, turn_shown
from tests.support.discord.serving import delivered_elsewhere
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


def deny(table: Scene, channel: str | int, *rights: Permission) -> None:
    """Take permissions from the bot in a channel; without any, restore all."""
    world = table.local.world
    place = world.find_channel(channel)
    place.overwrites = [Overwrite(world.bot.id, 1, deny=int(sum(rights)))] if rights else []
    world.change_channel(place)


async def told(table: Scene) -> list[ClientMessage]:
    """The bot's direct messages to Ada and Bruno."""
    return [one for person in (table.ada, table.bruno) for one in person.messages(person.dm())]


async def act(table: Scene, key: str) -> Match:
    """Give the first answer that is possible, without any message."""
    match = await table.match()
    ask = table.services.matches.asks(match)[0]
    user = match.holder(ask.seat).user
    return (await table.services.matches.act(1, ask.id, user, ask.choices[0].action, key=key)).match


async def until_known(table: Scene, channel: str, right: str, *, granted: bool) -> None:
    """Wait until the bot knows of a permission."""
    guild = table.bot.guilds[0]
    for _ in range(6000):
        place = guild.get_channel(table.local.world.find_channel(channel).id)
        if place is not None and getattr(place.permissions_for(guild.me), right) is granted:
            return
        await asyncio.sleep(0.01)
    raise TimeoutError(right)


async def test_without_the_right_to_open_threads_a_match_is_played_in_the_channel(table: Scene):
    deny(table, "arena", Permission.CREATE_PUBLIC_THREADS)
    await until_known(table, "arena", "create_public_threads", granted=False)
    turn = await table.begin()
    match = await table.match()
    assert turn.channel_id == match.channel == match.thread
    assert says(turn.text, "in-channel", game="Pitch Out", match="1")
    await table.answer(turn, "self")
    await table.turn(1)


async def test_all_that_is_missing_is_named_in_one_sentence(table: Scene):
    deny(table, "arena", Permission.SEND_MESSAGES, Permission.ATTACH_FILES, Permission.READ_MESSAGE_HISTORY)
    said = (await table.ada.command("arena", "play", {"game": "pitchout", "with": "bruno"})).shown.text
    assert "“Send Messages”, “Attach Files” and “Read Message History”" in said
    assert "to grant them." in said
    deny(table, "arena", Permission.READ_MESSAGE_HISTORY)
    assert (
        "to grant it." in (await table.ada.command("arena", "play", {"game": "pitchout", "with": "bruno"})).shown.text
    )


async def test_a_match_begun_in_a_thread_is_played_there(table: Scene):
    first = await table.begin()
    card = await table.challenge(str(first.channel_id))
    await table.bruno.press(card, label="Accept")
    turn = await table.turn(0, match=2)
    assert turn.channel_id == card.channel_id == first.channel_id


async def test_a_thread_that_is_deleted_takes_no_match_begun_in_it_along(table: Scene):
    first = await table.begin()
    card = await table.challenge(str(first.channel_id))
    await table.bruno.press(card, label="Accept")
    await table.turn(0, match=2)
    await settled(table)
    table.ada.delete_channel(first.channel_id)
    moved = await table.ada.wait_for(lambda one: "text:2::0" in str(one) and "was deleted" in one.text)
    match = await table.match(2)
    assert moved.channel_id == match.channel == match.thread == (await table.match(1)).channel


async def test_a_right_taken_away_bars_the_posts_and_no_turn_and_all_is_posted_once_it_is_back(table: Scene):
    turn = await table.to_the_first_flick()
    deny(table, "arena", Permission.SEND_MESSAGES, Permission.SEND_MESSAGES_IN_THREADS)
    await act(table, "first")
    await settled(table)
    direct = await told(table)
    assert len(direct) == 2
    assert "/server check" in direct[0].text
    assert "/match here" in direct[0].text
    await act(table, "second")
    await settled(table)
    assert len(await told(table)) == 2
    assert [turn_messages(table, revision) for revision in (4, 5)] == [[], []]
    deny(table, "arena")
    await table.turn(5)
    await settled(table)
    assert [len(turn_messages(table, revision)) for revision in (3, 4, 5)] == [1, 1, 1]
    assert (await table.match()).thread == turn.channel_id
    four, five = turn_messages(table, 4) + turn_messages(table, 5)
    assert four.id < five.id
    assert "open" not in str(four.buttons)


async def test_rights_lost_in_threads_alone_let_the_match_go_on_in_the_channel(table: Scene):
    await table.to_the_first_flick()
    deny(table, "arena", Permission.SEND_MESSAGES_IN_THREADS)
    await act(table, "first")
    message = await table.turn(4)
    match = await table.match()
    assert message.channel_id == match.channel == match.thread
    assert says(message.text, "thread-closed")
    assert await told(table) == []


async def test_server_check_brings_what_could_not_be_posted(table: Scene):
    await table.to_the_first_flick()
    messages = "/channels/{channel.id}/messages"
    table.local.faults.fail_next("POST", messages, code=50013, times=2)
    await act(table, "first")
    await settled(table)
    assert turn_messages(table, 4) == []
    reply = await table.ada.command("general", "server check")
    assert reply.message is not None
    assert says(reply.message.text, "check-revived", count=1)
    await table.turn(4)
    await settled(table)
    assert len(turn_messages(table, 4)) == 1


async def test_the_next_turn_brings_what_could_not_be_posted_in_order(table: Scene):
    await table.to_the_first_flick()
    table.local.faults.fail_next("POST", "/channels/{channel.id}/messages", code=50013, times=2)
    await act(table, "first")
    await settled(table)
    await act(table, "second")
    five = await table.turn(5)
    (four,) = turn_messages(table, 4)
    assert four.id < five.id


async def test_a_deleted_channel_is_told_in_private_and_left_with_match_here(table: Scene):
    await table.to_the_first_flick()
    table.ada.delete_channel("arena")
    await table.ada.wait_for(lambda one: "/match here" in one.text)
    await table.bruno.wait_for(lambda one: "/partie ici" in one.text)
    await act(table, "first")
    await settled(table)
    reply = await table.ada.command("general", "match here", {"match": 1})
    assert reply.message is not None
    assert "continues here" in reply.message.text
    four = await table.turn(4)
    match = await table.match()
    general = table.local.world.find_channel("general")
    assert match.channel == general.id
    assert four.channel_id == match.thread != match.channel
    assert "moved this match here" in four.text
    assert "Pitch Out #1" in table.ada.message(match.message).text
    await table.answer(four)
    await table.turn(5)


async def test_a_match_is_moved_into_another_thread_of_its_channel(table: Scene):
    first = await table.begin()
    card = await table.challenge()
    await table.bruno.press(card, label="Accept")
    second = await table.turn(0, match=2)
    reply = await table.bruno.command(str(second.channel_id), "match here", {"match": 1})
    assert reply.message is not None
    again = await table.ada.wait_for(lambda one: "text:1::0" in str(one) and one.channel_id == second.channel_id)
    assert again.id != first.id
    match = await table.match()
    assert (match.thread, match.message) == (second.channel_id, first.channel_id)
    twice = await table.bruno.command(str(second.channel_id), "match here", {"match": 1})
    assert twice.message is not None
    assert says(twice.message.text, "here-already", "fr")


async def test_where_a_match_is_it_gets_no_second_card_and_its_old_cards_lead_to_it(table: Scene):
    turn = await table.begin(game="offboard")
    await settled(table)
    match = await table.match()
    for channel in ("arena", str(turn.channel_id)):
        reply = (await table.ada.command(channel, "match here", {"match": 1})).shown
        link = f"https://discord.com/channels/{match.guild}/{match.thread}"
        assert says(reply.text, "here-already", match="1", place=link)
    assert await table.match() == match
    moved, cards = turn, [match.message]
    for channel in ("general", "arena"):
        await table.ada.command(channel, "match here", {"match": 1})
        moved = await table.ada.wait_for(
            lambda one, before=moved: turn_shown(one) == (1, 0) and one.id > before.id and not one.ephemeral
        )
        await settled(table)
        cards.append((await table.match()).message)
        now = await table.ada.wait_for(lambda one: one.id == cards[-1] and "text:" in str(one.buttons))
        assert any(one.get("url", "").endswith(str(moved.channel_id)) for one in now.buttons)
    for card in cards[:-1]:
        await table.ada.wait_for(
            lambda one, card=card: (
                one.id == card and says(one.text, "moved-away", match="1", place=str(moved.channel_id))
            )
        )
    first = table.ada.message(turn)
    assert says(first.text, "moved-away", match="1", place=str(turn_messages(table, 0)[1].channel_id)) or says(
        first.text, "moved-away", match="1", place=str(moved.channel_id)
    )
    thread = table.local.world.find_channel(turn.channel_id).thread
    assert thread is not None
    assert thread.archived


async def test_where_a_match_was_its_turn_and_its_offers_lose_their_buttons(table: Scene):
    turn = await table.begin(game="offboard")
    more = (await table.ada.press(turn, custom_id=button(turn, "more"))).shown
    await table.ada.press(more, custom_id=button(more, "draw"))
    offer = await table.bruno.wait_for(lambda one: "agree:" in str(one.buttons))
    await settled(table)
    card = (await table.match()).message
    await table.ada.command("general", "match here", {"match": 1})
    await table.ada.wait_for(lambda one: one.id == turn.id and verbs(one) == ["text", "verify"])
    await table.services.matches.offers.refuse(1, table.bruno.id, OfferKind.DRAW, key="no draw")
    await table.ada.wait_for(lambda one: one.id == offer.id and not one.buttons)
    moved = turn_messages(table, 0)[-1]
    place = (await table.match()).thread
    assert moved.channel_id == place != turn.channel_id
    await table.ada.wait_for(lambda one: one.id == card and says(one.text, "moved-away", match="1", place=str(place)))
    await table.answer(moved)
    latest = await table.turn(1)
    await table.ada.wait_for(lambda one: one.id == moved.id and verbs(one) == ["text", "verify"])
    assert latest.channel_id == moved.channel_id


async def test_a_stranger_moves_nothing(table: Scene):
    await table.begin()
    reply = await table.chloe.command("general", "match here", {"match": 1})
    assert reply.message is not None
    assert says(reply.message.text, "refused-stranger")


async def test_an_archived_thread_is_woken_by_the_next_turn(table: Scene):
    turn = await table.to_the_first_flick()
    table.ada.archive_thread(turn.channel_id)
    await act(table, "first")
    assert (await table.turn(4)).channel_id == turn.channel_id


async def test_the_thread_is_archived_after_the_result_and_answers_still(table: Scene):
    turn = await table.to_the_first_flick()
    await table.services.matches.resign(1, table.ada.id, key="gives up")
    last = await table.turn(4)
    thread = table.local.world.channels[turn.channel_id].thread
    assert thread is not None
    await table.local.world.feed.until(lambda: thread.archived or None, 60)
    former = table.ada.message(turn)
    assert [one["custom_id"].partition(":")[0] for one in former.buttons] in (["text"], ["text", "why"])
    reply = await table.ada.press(last, custom_id=button(last, "text"))
    assert reply.message is not None


async def test_nothing_is_ever_renamed(table: Scene):
    await table.to_the_first_flick()
    await table.services.matches.resign(1, table.ada.id, key="gives up")
    await table.turn(4)
    await settled(table)
    renamed = [call for call in table.local.log.requests if call.method == "PATCH" and "name" in (call.request or {})]
    assert renamed == []


async def test_what_a_crash_left_untidied_is_tidied_at_the_next_turn(table: Scene):
    first = await table.begin()
    await table.bot.remove_cog("Outbox")
    table.local.faults.fail_next("PATCH", "/channels/{channel.id}/messages/{message.id}", status=500)
    await table.bot.add_cog(Outbox(table.bot))
    await table.answer(first, "self")
    second = await table.turn(1)
    await settled(table)
    await table.bot.remove_cog("Outbox")
    await table.bot.add_cog(Outbox(table.bot))
    await table.answer(second)
    await table.turn(2)
    await table.ada.wait_for(lambda one: one.id == first.id and "open:" not in str(one.buttons))


@pytest.mark.parametrize("times", [1, TRIES])
async def test_a_match_that_is_placed_at_that_moment_is_moved_all_the_same(
    table: Scene, monkeypatch: pytest.MonkeyPatch, times: int
):
    await table.begin()
    await table.turn(0)
    store, tries = table.services.store, []
    relocate = store.relocate

    async def late(was: MatchPlace, to: MatchPlace, **given: Any) -> bool:
        tries.append(to)
        return len(tries) > times and await relocate(was, to, **given)

    monkeypatch.setattr(store, "relocate", late)
    reply = await table.ada.command("general", "match here", {"match": 1})
    moved = times < TRIES
    assert says(reply.shown.text, "here-done" if moved else "refused-busy", match="1")
    general = table.local.world.find_channel("general").id
    assert ((await table.match()).channel == general) == moved


@pytest.mark.parametrize("forum", [False, True])
async def test_a_match_is_opened_by_a_process_that_gets_no_events_of_the_server(table: Scene, *, forum: bool):
    if forum:
        await table.ada.command("arena", "server setup", {"forum": str(FORUM)})
    with capture_logs() as log:
        async with delivered_elsewhere(table):
            await table.begin()
            await settled(table)
    match = await table.match()
    assert match.home == (FORUM if forum else 0)
    assert table.local.world.channels[match.thread].is_thread
    assert [line["event"] for line in log if line["log_level"] == "error"] == []
