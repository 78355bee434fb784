"""Punctuality of players: on cards and profiles, and as a requirement of open tables."""

import pytest

from bot.matches.core.models import Status
from bot.matches.timing.punctuality import week_of
from bot.storage.stores.sqlite import SqliteStore
from bot.storage.timing.punctuality import BEGIN
from localdiscord.people import ClientMessage, UserClient
from tests.support.discord.scene import Scene, button
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def shown(person: UserClient, command: str, **options: object) -> ClientMessage:
    return (await person.command("arena", command, dict(options))).shown


async def reputed(table: Scene, person: UserClient, made: int, missed: int) -> None:
    """Store a player's punctuality, with a match of theirs that was begun and cancelled."""
    card = await shown(person, "play", game="offboard")
    match = max(one.id for one in await table.services.store.of_user(person.id, statuses=tuple(Status)))
    await person.press(card, custom_id=button(card, "clear"))
    store, now = table.services.store, table.services.clock.now_ms()
    assert isinstance(store, SqliteStore)
    row = {"user": person.id, "in_week": week_of(now), "in_match": match, "timely": made, "late": missed}
    await store._writer.write(lambda tx: tx.run(BEGIN, **row))


async def test_cards_and_profiles_show_the_share_once_enough_is_known(table: Scene):
    assert not says((await table.challenge()).text, "card-in-times")
    await reputed(table, table.chloe, 39, 1)
    card = await shown(table.chloe, "play", game="offboard", **{"with": "dai"})
    assert f"⏳ Moves made in time: <@{table.chloe.id}> 97%" in card.text
    assert f"<@{table.dai.id}> " not in card.text.partition("⏳")[2].partition("\n")[0]
    profile = await shown(table.ada, "profile", user="chloe")
    assert says(profile.text, "profile-in-time", share=97, count=40)
    assert not says((await shown(table.ada, "profile")).text, "profile-in-time")


async def test_a_table_says_what_it_demands_and_turns_away_who_is_often_late(table: Scene):
    await reputed(table, table.chloe, 30, 10)
    card = await shown(table.ada, "play", game="offboard", punctual=80)
    assert says(card.text, "card-punctual", least=80)
    refused = (await table.chloe.press(card, label="Join")).message
    assert refused is not None
    assert refused.ephemeral
    assert says(refused.text, "refused-punctual", least=80, share=75)
    joined = (await table.dai.press(card, label="Join")).updated
    assert joined is not None
    reply = await shown(table.ada, "play", game="offboard", punctual=80, **{"with": "dai"})
    assert says(reply.text, "refused-punctual-challenge")
