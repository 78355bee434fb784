"""Conversations of people without the bot, which reaches and hears nothing of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import discord
import pytest

from localdiscord.config import LocalConfig
from localdiscord.conversations import GROUP_SIZE
from localdiscord.crowds import grown
from localdiscord.fixtures import default_fixtures
from localdiscord.people import PersonError
from localdiscord.server import LocalDiscord
from tests.localdiscord.by_hand import Rest
from tests.localdiscord.trial_bot import TrialBot

pytestmark = pytest.mark.asyncio


async def test_people_talk_among_themselves(local: LocalDiscord):
    ada, bruno, chloe = map(local.person, ("ada", "bruno", "chloe"))
    pair = ada.converse("bruno")
    assert bruno.converse("ada") == pair
    group = ada.converse("bruno", "chloe", name="Friday")
    assert ada.converse("bruno", "chloe") != group
    ada.send(pair, "shall we?")
    bruno.send(group, "who else?")
    assert [message.text for message in bruno.messages(pair)] == ["shall we?"]
    assert [message.text for message in chloe.messages(group)] == ["who else?"]
    with pytest.raises(PersonError) as refused:
        chloe.messages(pair)
    assert refused.value.code == 50001
    seen = {int(channel["id"]): channel for channel in chloe.channels()}
    assert pair not in seen
    assert (seen[group]["type"], seen[group]["name"], seen[group]["owner_id"]) == (3, "Friday", str(ada.id))
    assert {int(user["id"]) for user in seen[group]["recipients"]} == {ada.id, bruno.id}


@pytest.mark.parametrize(
    ("others", "refusal"),
    [((), "permission"), (("ada",), "permission"), (("clank",), "permission"), (("guest-1",), "no server")],
)
async def test_a_conversation_that_cannot_be_opened(others: tuple[str, ...], refusal: str, local: LocalDiscord):
    ada = local.person("ada")
    stranger = local.person("dai")
    stranger.user.username = "guest-1"
    local.membership.leave(stranger.id)
    with pytest.raises(PersonError, match=refusal):
        ada.converse(*others)


async def test_a_group_has_so_many_people():
    crowd = grown(default_fixtures(), people=GROUP_SIZE)
    guests = [one.name for one in crowd.people if one.name.startswith("guest-")]
    async with LocalDiscord(LocalConfig(fixtures=crowd)) as here:
        here.person("ada").converse(*guests[: GROUP_SIZE - 1])
        with pytest.raises(PersonError, match="at most 10"):
            here.person("ada").converse(*guests)


async def test_people_come_to_a_group_and_leave_it(local: LocalDiscord, trial_bot: TrialBot, group: int):
    ada, bruno, chloe, dai = map(local.person, ("ada", "bruno", "chloe", "dai"))
    card = (await ada.command(group, "deal")).shown
    chloe.bring(group, "dai")
    assert "turned" in (await dai.press(card, label="Turn")).shown.text
    for missing in ("dai", "clank"):
        with pytest.raises(PersonError):
            ada.bring(group, missing)
    with pytest.raises(PersonError):
        bruno.leave(bruno.dm())
    ada.leave(group)
    with pytest.raises(PersonError):
        await ada.press(card, label="Turn")
    assert "turned" in (await bruno.press(card, label="Turn")).shown.text
    assert local.world.channels[group].owner_id == bruno.id
    for person in (bruno, chloe, dai):
        person.leave(group)
    assert group not in local.world.channels
    assert len(trial_bot.handled) == 3


ROUTES = (
    ("GET", "", None),
    ("PATCH", "", {"name": "ours"}),
    ("DELETE", "", None),
    ("POST", "/typing", None),
    ("GET", "/messages", None),
    ("POST", "/messages", {"content": "hello"}),
    ("GET", "/messages/{message}", None),
    ("PATCH", "/messages/{message}", {"content": "hello"}),
    ("DELETE", "/messages/{message}", None),
    ("GET", "/messages/pins", None),
    ("PUT", "/messages/pins/{message}", None),
    ("DELETE", "/messages/pins/{message}", None),
    ("PUT", "/messages/{message}/reactions/👍/@me", None),
    ("GET", "/messages/{message}/reactions/👍", None),
    ("DELETE", "/messages/{message}/reactions", None),
    ("POST", "/threads", {"name": "ours"}),
    ("POST", "/messages/{message}/threads", {"name": "ours"}),
)


@pytest.mark.parametrize("place", ["pair", "group"])
@pytest.mark.usefixtures("trial_bot")
async def test_the_bot_reaches_nothing_there_with_its_token(place: str, rest: Rest, request: pytest.FixtureRequest):
    channel, ada = request.getfixturevalue(place), rest.local.person("ada")
    own = (await ada.command(channel, "chat", {"times": 0})).shown
    told = ada.send(channel, "between us")
    for message in (own, told):
        for method, path, body in ROUTES:
            answer = await rest(method, f"/channels/{channel}{path.format(message=message.id)}", body)
            assert (answer.status, answer.code) == (403, 50001), (method, path)
    assert [one.text for one in ada.messages(channel)] == ["0", "between us"]


@pytest.mark.parametrize("local", [{"privileged_intents": 1 << 15}], indirect=True)
async def test_the_bot_hears_nothing_of_it(local: LocalDiscord, connected: Any):
    ada, bruno = local.person("ada"), local.person("bruno")
    intents = discord.Intents.all()
    intents.members = intents.presences = False
    async with connected(intents=intents.value) as bot:
        pair = ada.converse("bruno")
        message = ada.send(pair, f"<@{bot.user.id}>, are you there?")
        bruno.type(pair)
        bruno.react(message, "👍")
        bruno.pin(message)
        bruno.delete_message(bruno.send(pair, "no"))
        group = ada.converse("bruno", "chloe")
        ada.send(group, "nobody is listening")
        ada.send("lobby", "the end")
        await bot.heard("message 'the end' by ada")
        frames = json.dumps([one.frame for one in local.log.events], ensure_ascii=False)
        assert str(pair) not in frames
        assert str(group) not in frames


async def test_a_conversation_is_kept(tmp_path: Path):
    config = LocalConfig(keep=tmp_path / "world.json")
    async with LocalDiscord(config) as local:
        ada = local.person("ada")
        places = ada.converse("bruno"), ada.converse("bruno", "chloe")
        ada.send(places[1], "see you")
    async with LocalDiscord(config) as local:
        bruno = local.person("bruno")
        assert bruno.converse("ada") == places[0]
        assert [message.text for message in bruno.messages(places[1])] == ["see you"]
        group = local.world.channels[places[1]]
        assert (group.name, group.owner_id) == ("", local.person("ada").id)
