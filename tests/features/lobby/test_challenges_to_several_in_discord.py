"""A table of three and four, as people see it in Discord."""

import pytest

from bot.matches.core.models import Status
from localdiscord.people import ClientMessage
from tests.support.discord.scene import Scene, button
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def challenge(table: Scene, *others: str, **options: str) -> ClientMessage:
    names = {f"with{nth}" if nth > 1 else "with": name for nth, name in enumerate(("bruno", *others), start=1)}
    reply = await table.ada.command("arena", "play", {"game": "pitchout", **names, **options})
    assert reply.message is not None
    return reply.message


async def test_the_card_names_everybody_and_who_has_still_to_answer(table: Scene):
    card = await challenge(table, "chloe", "dai")
    assert sorted(card.mentions) == sorted(table.local.person(name).id for name in ("bruno", "chloe", "dai"))
    assert card.text.count("⏳") == 3
    reply = await table.chloe.press(card, label="Accept")
    assert reply.updated is not None
    assert f"✅ <@{table.chloe.id}>" in reply.updated.text
    assert reply.updated.text.count("⏳") == 2
    assert [button["label"] for button in reply.updated.buttons] == [
        "Accept",
        "Decline",
        "Cancel (Ada only)",
        "Rules",
        "Fair?",
    ]


async def test_one_who_declines_is_named_on_the_card(table: Scene):
    card = await challenge(table, "chloe")
    await table.bruno.press(card, label="Accept")
    reply = await table.chloe.press(card, label="Decline")
    assert reply.updated is not None
    assert f"Declined by <@{table.chloe.id}>" in reply.updated.text
    assert f"Declined by <@{table.bruno.id}>" not in reply.updated.text
    assert not reply.updated.buttons


async def test_nobody_sits_at_the_table_twice(table: Scene):
    with_two_twice = {"with": "bruno", "with2": "bruno"}
    reply = await table.ada.command("arena", "play", {"game": "pitchout", **with_two_twice})
    assert reply.message is not None
    assert reply.message.ephemeral
    assert says(reply.message.text, "refused-same", name="Bruno")


async def test_the_last_to_accept_begins_the_match(table: Scene):
    card = await challenge(table, "chloe", "dai")
    for name in ("bruno", "dai", "chloe"):
        await table.local.person(name).press(card, label="Accept")
    turn = await table.turn(0)
    match = await table.match()
    assert match.status is Status.RUNNING
    assert all(f"<@{holder.user}>" in turn.text for holder in match.holders)
    assert set(turn.mentions) == {holder.user for holder in match.holders}  # all deploy


async def test_leaving_a_table_of_four_lets_the_others_play_on(table: Scene):
    card = await challenge(table, "chloe", "dai", options="sides=free")
    for name in ("bruno", "dai", "chloe"):
        await table.local.person(name).press(card, label="Accept")
    await table.turn(0)
    question = await table.chloe.command((await table.match()).thread, "resign", {})
    assert question.message is not None
    assert says(question.message.text, "resign-question-several")
    await table.chloe.press(question.message, label="Yes, resign")
    await table.turn(1)
    assert (await table.match()).status is Status.RUNNING


async def test_the_last_one_left_wins_and_the_places_are_told(table: Scene):
    card = await challenge(table, "chloe")
    for name in ("bruno", "chloe"):
        await table.local.person(name).press(card, label="Accept")
    await table.turn(0)
    for name in ("chloe", "bruno"):
        person = table.local.person(name)
        question = await person.command((await table.match()).thread, "resign", {})
        assert question.message is not None
        await person.press(question.message, custom_id=button(question.message, "resigned"))
    turn = await table.turn(2)
    assert (await table.match()).status is Status.FINISHED
    places = turn.text.splitlines()
    assert any(line.startswith(f"<@{table.ada.id}>") and "wins" in line for line in places)
    assert any(line.startswith(f"2. <@{table.bruno.id}>") for line in places)
    assert any(line.startswith(f"3. <@{table.chloe.id}>") for line in places)
