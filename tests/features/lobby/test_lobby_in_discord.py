"""Open tables and blocked people, as they are met in Discord."""

from typing import Any

import pytest

from bot.matches.core.models import Pace, Status
from bot.matches.house.members import is_house
from bot.matches.timing.paces import MINUTE
from localdiscord.people import ClientMessage, UserClient
from tests.support.discord.scene import Scene
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def later(table: Scene, length: int) -> None:
    """Time passes with the program awake."""
    clock: Any = table.bot.get_cog("ClockLoop")
    clock._task.cancel()
    table.services.clock.shift += length
    table.services.matches.clocks._seen += length
    await table.services.matches.clocks.settle()


async def opened(table: Scene, **options: object) -> ClientMessage:
    reply = await table.ada.command("arena", "play", {"game": "pitchout", **options})
    assert reply.message is not None
    return reply.message


async def pressed(person: UserClient, card: ClientMessage, label: str) -> ClientMessage:
    reply = await person.press(card, label=label)
    assert reply.updated is not None, reply.message and reply.message.text
    return reply.updated


async def whispered(person: UserClient, command: str, **options: object) -> str:
    reply = await person.command("arena", command, options)
    assert reply.message is not None
    assert reply.message.ephemeral
    return reply.message.text


async def test_a_table_for_three_fills_up(table: Scene):
    card = await opened(table, seats=3, clock="day")
    assert says(card.text, "card-open")
    assert card.text.count("free") == 2
    assert says(card.text, "terms-clock", length="1 day")
    labels = ["Join", "Leave", "Add the bot", "Start", "Cancel (Ada only)", "Rules", "Fair?"]
    assert [button["label"] for button in card.buttons] == labels
    card = await pressed(table.bruno, card, "Join")
    assert card.text.count("free") == 1
    card = await pressed(table.chloe, card, "Join")
    await table.turn(0)
    match = await table.match()
    assert (match.status, len(match.holders), match.terms.pace) == (Status.RUNNING, 3, Pace.DAY)


async def test_the_host_begins_with_two_of_four(table: Scene):
    card = await opened(table)
    assert card.text.count("free") == 3
    assert says(card.text, "card-open-start", host=f"<@{table.ada.id}>", least=2)
    card = await pressed(table.bruno, card, "Join")
    card = await pressed(table.chloe, card, "Join")
    card = await pressed(table.chloe, card, "Leave")
    await pressed(table.ada, card, "Start")
    await table.turn(0)
    assert sorted(holder.name for holder in (await table.match()).holders) == ["Ada", "Bruno"]


async def test_a_stranger_cannot_begin(table: Scene):
    card = await pressed(table.bruno, await opened(table), "Join")
    reply = await table.bruno.press(card, label="Start")
    assert reply.message is not None
    assert reply.message.ephemeral
    assert says(reply.message.text, "refused-not-host", "fr")


async def test_a_table_is_cleared_away(table: Scene):
    card = await pressed(table.ada, await opened(table), "Cancel (Ada only)")
    assert says(card.text, "card-open-cancelled")
    assert not card.buttons


async def test_a_host_who_is_alone_is_asked_before_leaving_cancels_the_table(table: Scene):
    card = await opened(table)
    asked = (await table.ada.press(card, label="Leave")).shown
    assert asked.ephemeral
    assert says(asked.text, "table-cancel-question", match="1")
    assert (await table.match()).status is Status.OPEN
    await table.ada.press(asked, label="Cancel the table")
    await table.ada.wait_for(lambda one: one.id == card.id and says(one.text, "card-open-cancelled"))


async def test_what_a_reader_cancels_in_private_is_told_in_their_language(table: Scene):
    card = await opened(table)
    table.ada.user.locale = "fr"
    asked = (await table.ada.press(card, label="Leave")).shown
    assert says(asked.text, "table-cancel-question", "fr", match="1")
    reply = await pressed(table.ada, asked, "Annuler la table")
    assert says(reply.text, "card-open-cancelled", "fr")
    await table.ada.wait_for(lambda one: one.id == card.id and says(one.text, "card-open-cancelled"))


async def test_a_table_is_left_to_who_joined_before_its_host_was_sure(table: Scene):
    card = await opened(table)
    asked = (await table.ada.press(card, label="Leave")).shown
    await pressed(table.bruno, card, "Join")
    await table.ada.press(asked, label="Cancel the table")
    match = await table.match()
    assert (match.status, [one.name for one in match.holders]) == (Status.OPEN, ["Bruno"])


async def test_clocks_are_suggested(table: Scene):
    found = await table.ada.autocomplete("arena", "play", {"game": "pitchout", "clock": ""}, focused="clock")
    assert [choice["value"] for choice in found][:2] == ["days3", "blitz"]
    found = await table.ada.autocomplete("arena", "play", {"game": "pitchout", "clock": "6h"}, focused="clock")
    assert [(choice["name"], choice["value"]) for choice in found] == [("6 hours", "6h")]


async def test_blocked_people_do_not_meet(table: Scene):
    assert "plus de défis" in await whispered(table.bruno, "block add", user="ada")
    reply = await whispered(table.ada, "play", game="pitchout", **{"with": "bruno"})
    assert says(reply, "refused-at-odds")
    assert f"<@{table.ada.id}>" in await whispered(table.bruno, "block list")
    await whispered(table.bruno, "block remove", user="ada")
    card = await table.challenge()
    reply = await whispered(table.bruno, "block add", user="ada")
    assert says(reply, "block-parted", "fr")
    assert reply.endswith("1.")
    await table.bruno.wait_for(lambda one: one.id == card.id and says(one.text, "card-declined"))


async def test_the_host_of_an_empty_table_is_offered_the_house(table: Scene):
    card = (await table.ada.command("arena", "play", {"game": "offboard"})).shown
    await later(table, 11 * MINUTE)
    reply = await table.ada.wait_for(lambda one: "Nobody has joined" in one.text)
    assert reply.id != card.id
    assert not reply.mentions
    refused = await table.chloe.press(reply, label="Add the bot")
    assert says(refused.shown.text, "refused-not-host", name="Ada")
    await table.ada.press(reply, label="Add the bot")
    match = await table.match()
    assert match.status is Status.RUNNING
    assert any(is_house(one.user) for one in match.holders)
    assert says((await table.ada.wait_for(lambda one: one.id == reply.id and not one.buttons)).text, "house-joined")


async def test_a_table_that_somebody_joined_is_left_in_peace(table: Scene):
    card = (await table.ada.command("arena", "play", {"game": "forhonor", "seats": 4})).shown
    await table.bruno.press(card, label="Join")
    await later(table, 11 * MINUTE)
    await table.all_answered()
    assert not [one for one in table.ada.messages("arena") if "Nobody has joined" in one.text]
