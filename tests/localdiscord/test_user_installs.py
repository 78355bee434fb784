"""The bot on a user's account: its commands come along to places without it, where it only answers."""

from __future__ import annotations

import discord
import pytest

from localdiscord.people import InteractionResult, PersonError
from localdiscord.permissions import Permission
from localdiscord.rest.callbacks import FOLLOW_UPS
from localdiscord.server import LocalDiscord
from tests.localdiscord.by_hand import Answered, Rest
from tests.localdiscord.trial_bot import TrialBot

pytestmark = pytest.mark.asyncio
COMMAND, COMPONENT, MODAL = 2, 3, 5  # kinds of interaction
IN_SERVER, WITH_BOT, ELSEWHERE = 0, 1, 2  # contexts


def owners(local: LocalDiscord, *keys: str, by: str = "ada") -> dict[str, str]:
    known = {"0": str(local.world.guild.id), "1": str(local.person(by).id)}
    return {key: known[key] for key in keys}


def webhook(reply: InteractionResult, ending: str = "") -> str:
    return f"/webhooks/{reply.interaction.payload['application_id']}/{reply.interaction.token}{ending}"


@pytest.mark.usefixtures("trial_bot")
async def test_commands_are_for_those_who_took_the_bot_along(local: LocalDiscord, pair: int, group: int):
    ada, bruno = local.person("ada"), local.person("bruno")
    for place in (pair, group):
        assert (await ada.command(place, "deal")).shown.pictures
        for person, command in ((ada, "home"), (ada, "away"), (ada, "echo"), (bruno, "deal")):
            with pytest.raises(PersonError, match=r"unknown|inconnue"):
                await person.command(place, command)
    assert (await ada.command("lobby", "away")).shown.text == "away"
    with pytest.raises(PersonError, match="unknown"):
        await ada.command(ada.dm(), "away")
    assert (await ada.command(ada.dm(), "home")).shown.text == "home"
    ada.install(installed=False)
    with pytest.raises(PersonError, match="unknown"):
        await ada.command(pair, "deal")


@pytest.mark.usefixtures("trial_bot")
async def test_an_interaction_from_there(local: LocalDiscord, pair: int, group: int):
    ada = local.person("ada")
    for place, kind in ((pair, 1), (group, 3)):
        payload = (await ada.command(place, "deal")).interaction.payload
        known = {"id": str(place), "type": kind, "flags": 0, "last_message_id": None}
        if kind == 3:
            known |= {"name": "Friday", "icon": None, "owner_id": str(ada.id)}
        assert payload["channel"] == known
        assert payload["context"] == ELSEWHERE
        assert payload["app_permissions"] == "180224"  # attach files, embed links, mention everyone
        assert payload["authorizing_integration_owners"] == owners(local, "1")
        assert payload["user"]["id"] == str(ada.id)
        assert not {"guild", "guild_id", "guild_locale", "member"} & payload.keys()


@pytest.mark.usefixtures("trial_bot")
async def test_where_the_bot_is_both_installations_count(local: LocalDiscord):
    ada, bruno = local.person("ada"), local.person("bruno")
    local.membership.take_along(ada.id)
    for person, place, command, context, found in (
        (ada, "lobby", "deal", IN_SERVER, owners(local, "0", "1")),
        (ada, "lobby", "home", IN_SERVER, owners(local, "0")),
        (ada, "lobby", "away", IN_SERVER, owners(local, "1")),
        (bruno, "lobby", "deal", IN_SERVER, owners(local, "0")),
        (ada, str(ada.dm()), "deal", WITH_BOT, {"0": "0"} | owners(local, "1")),
        (bruno, str(bruno.dm()), "deal", WITH_BOT, {"0": "0"}),
    ):
        payload = (await person.command(place, command)).interaction.payload
        assert (payload["context"], payload["authorizing_integration_owners"]) == (context, found), (place, command)
        if context == WITH_BOT:
            assert payload["app_permissions"] == "442368"  # as elsewhere, and external emoji


async def test_anybody_there_presses_and_fills_in(local: LocalDiscord, trial_bot: TrialBot, group: int):
    bruno, chloe = local.person("bruno"), local.person("chloe")
    card = (await local.person("ada").command(group, "deal")).shown
    assert card["interaction_metadata"]["authorizing_integration_owners"] == owners(local, "1")
    turned = await bruno.press(card, label="Turn")
    assert "turned" in chloe.message(card).text
    assert (turned.interaction.kind, turned.interaction.payload["context"]) == (COMPONENT, ELSEWHERE)
    assert turned.interaction.payload["user"]["id"] == str(bruno.id)
    assert turned.interaction.payload["authorizing_integration_owners"] == owners(local, "1")
    whispered = (await chloe.press(card, label="Whisper")).shown
    assert whispered.ephemeral
    assert whispered.id not in {message.id for message in bruno.messages(group)}
    filled = await bruno.submit(await bruno.press(card, label="Ask"), {"angle": "9"})
    assert (filled.interaction.kind, filled.shown.parts[1]["content"]) == (MODAL, "A1 at 9")
    assert filled.interaction.payload["authorizing_integration_owners"] == owners(local, "1")
    with pytest.raises(PersonError, match="n’existe plus"):
        await local.person("dai").press(card, label="Turn")
    assert turned.interaction.id in trial_bot.handled


@pytest.mark.usefixtures("trial_bot")
async def test_the_metadata_of_what_follows_a_press(local: LocalDiscord, pair: int):
    bruno = local.person("bruno")
    card = (await local.person("ada").command(pair, "deal")).shown
    thought = await bruno.press(card, label="Think")
    more = await bruno.wait_for(lambda message: message.text == "and much more")
    assert more["interaction_metadata"] == {
        "id": str(thought.interaction.id),
        "type": COMPONENT,
        "user": more["interaction_metadata"]["user"],
        "authorizing_integration_owners": owners(local, "1"),
        "interacted_message_id": str(card.id),
        "original_response_message_id": str(thought.shown.id),
    }
    assert more["interaction_metadata"]["user"]["id"] == str(bruno.id)
    assert "original_response_message_id" not in thought.shown["interaction_metadata"]


async def test_five_follow_ups_and_no_more(local: LocalDiscord, trial_bot: TrialBot, pair: int):
    ada = local.person("ada")
    await ada.command(pair, "chat", {"times": FOLLOW_UPS + 1})
    await trial_bot.heard("refused 40094")
    assert [message.text for message in ada.messages(pair)] == list("012345")
    await ada.command("lobby", "chat", {"times": FOLLOW_UPS + 1})
    await trial_bot.heard("chatted 6 times")
    assert ada.messages("lobby")[-1].text == "6"


async def test_filling_a_placeholder_is_no_follow_up(local: LocalDiscord, trial_bot: TrialBot, rest: Rest, pair: int):
    ada = local.person("ada")
    reply = await ada.command(pair, "chat", {"times": FOLLOW_UPS + 1, "defer": True})
    await trial_bot.heard("chatted 6 times")
    assert [message.text for message in ada.messages(pair)] == list("123456")
    assert (await rest("POST", webhook(reply), {"content": "7"})).code == 40094
    assert (await rest("PATCH", webhook(reply, "/messages/@original"), {"content": "first"})).status == 200
    last = ada.messages(pair)[-1]
    assert (await rest("DELETE", webhook(reply, f"/messages/{last.id}"))).status == 204
    assert (await rest("POST", webhook(reply), {"content": "7"})).code == 40094
    assert trial_bot.noted.count("refused 40094") == 0


async def edits(rest: Rest, reply: InteractionResult, ending: str) -> Answered:
    return await rest("PATCH", webhook(reply, f"/messages/{ending}"), {"content": "late", "components": [], "flags": 0})


@pytest.mark.usefixtures("trial_bot")
async def test_after_fifteen_minutes_only_a_new_press_edits_a_message(rest: Rest, pair: int):
    local = rest.local
    ada, bruno = local.person("ada"), local.person("bruno")
    first = await ada.command(pair, "chat", {"times": 0})
    card = await ada.command(pair, "deal")
    local.clock.advance(local.config.token_seconds - 1)
    assert (await edits(rest, first, "@original")).status == 200
    local.clock.advance(2)
    for method, ending in (("GET", "/messages/@original"), ("DELETE", "/messages/@original"), ("POST", "")):
        assert (
            await rest(method, webhook(first, ending), {"content": "x"} if method == "POST" else None)
        ).code == 50027
    assert (await edits(rest, first, f"{first.shown.id}")).code == 50027
    pressed = await bruno.press(card.shown, label="Later")
    assert (await bruno.follow_up(pressed)).id == card.shown.id
    assert (await rest("GET", webhook(pressed, "/messages/@original"))).body["id"] == str(card.shown.id)
    assert (await rest("GET", webhook(pressed, f"/messages/{first.shown.id}"))).code == 10008
    assert (await rest("DELETE", webhook(pressed, "/messages/@original"))).status == 204
    assert [message.text for message in bruno.messages(pair)] == ["late"]


@pytest.mark.usefixtures("trial_bot")
async def test_a_person_is_chosen_there_without_a_membership(local: LocalDiscord, pair: int):
    ada, bruno = local.person("ada"), local.person("bruno")
    greeted = await ada.menu("Greet", bruno.user, pair)
    assert greeted.shown.text == "hello bruno"
    assert set(greeted.interaction.payload["data"]["resolved"]) == {"users"}
    card = (await ada.command(pair, "deal")).shown
    picked = await bruno.select(card, custom_id="card:who", values=["ada", "bruno"])
    assert set(picked.interaction.payload["data"]["resolved"]) == {"users"}
    with pytest.raises(PersonError, match="valide"):
        await bruno.select(card, custom_id="card:who", values=["chloe"])


@pytest.mark.usefixtures("trial_bot")
async def test_answers_are_ephemeral_where_external_apps_may_not_post(local: LocalDiscord):
    ada, guild = local.person("ada"), local.world.guild
    dai = local.person("dai")
    local.membership.take_along(dai.id)
    guild.members.pop(local.world.bot.id)
    assert not (await dai.command("lobby", "deal")).shown.ephemeral
    local.membership.allow(guild.id, guild.roles[guild.id].permissions & ~Permission.USE_EXTERNAL_APPS)
    reply = await dai.command("lobby", "chat", {"times": 1})
    assert reply.shown.ephemeral
    assert (await dai.follow_up(reply)).ephemeral
    assert (await dai.command("lobby", "chat", {"times": 1, "defer": True})).shown.ephemeral
    assert len(ada.messages("lobby")) == 1  # from before
    local.membership.allow(guild.id, guild.roles[guild.id].permissions | Permission.USE_EXTERNAL_APPS)
    local.membership.overwrite(local.world.find_channel("lobby"), dai.id, deny=int(Permission.SEND_MESSAGES))
    assert (await dai.command("lobby", "deal")).shown.ephemeral
    assert not (await dai.command("general", "deal")).shown.ephemeral


async def test_direct_messages_of_the_bot_are_refused_for_two_reasons(local: LocalDiscord, trial_bot: TrialBot):
    bruno = local.person("bruno")
    user = await trial_bot.fetch_user(bruno.id)
    bruno.take_dms(yes=False)
    with pytest.raises(discord.Forbidden, match="50007"):
        await user.send("hello")
    local.membership.leave(bruno.id)
    with pytest.raises(discord.Forbidden, match="50278"):
        await user.send("hello")
    bruno.take_dms(yes=True)
    with pytest.raises(discord.Forbidden, match="50278"):
        await user.send("hello")
    local.membership.take_along(bruno.id)
    await user.send("hello")
    assert bruno.messages(bruno.dm())[-1].text == "hello"
