"""The life of an interaction, answered by hand: what is allowed, how often, how long."""

import asyncio
from typing import Any

import pytest

from localdiscord.interaction import Interaction, InteractionState
from localdiscord.people import PersonError
from tests.localdiscord.by_hand import Answered, Rest

pytestmark = [pytest.mark.asyncio, pytest.mark.parametrize("local", [{"ack_seconds": 3.0}], indirect=True)]

GO = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}
INPUT = {"type": 1, "components": [{"type": 4, "custom_id": "a", "label": "A", "style": 1}]}
MODAL = {"custom_id": "m", "title": "M", "components": [INPUT]}


async def pressed(rest: Rest, name: str = "ada") -> Interaction:
    sent = (await rest.send("lobby", {"content": "x", "components": [GO]})).body
    person = rest.local.person(name)
    return person.do.press(person.do.find_message(int(sent["id"])), custom_id="go")


async def typed(rest: Rest, name: str = "ada") -> Interaction:
    application = rest.local.world.state.application_id
    made = {"name": "play", "description": "Play", "options": [{"name": "g", "type": 3, "description": "g"}]}
    await rest("PUT", f"/applications/{application}/commands", [made])
    return rest.local.person(name).do.command("lobby", "play", {})


async def answer(rest: Rest, interaction: Interaction, kind: int, data: dict[str, Any] | None = None) -> Answered:
    path = f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=true"
    return await rest("POST", path, {"type": kind} | ({} if data is None else {"data": data}))


def webhook(rest: Rest, interaction: Interaction, ending: str = "") -> str:
    return f"/webhooks/{rest.local.world.state.application_id}/{interaction.token}{ending}"


async def test_a_second_answer_is_refused(rest: Rest):
    interaction = await pressed(rest)
    response = await answer(rest, interaction, 4, {"content": "first"})
    assert response.body["resource"]["message"]["content"] == "first"
    again = await answer(rest, interaction, 4, {"content": "second"})
    assert (again.status, again.code) == (400, 40060)


async def test_after_three_seconds_nobody_listens(rest: Rest):
    interaction = await pressed(rest)
    rest.local.clock.advance(2.9)
    assert interaction.state is InteractionState.PENDING
    rest.local.clock.advance(0.2)
    assert interaction.failure == "This interaction failed"
    response = await answer(rest, interaction, 6)
    assert (response.status, response.code) == (404, 10062)
    assert (await rest("POST", webhook(rest, interaction), {"content": "x"})).code == 10015


async def test_each_kind_fails_in_its_own_words(rest: Rest):
    command = await typed(rest, "bruno")
    options = rest.local.person("ada").do.autocomplete("lobby", "play", {}, "g")
    opener = await pressed(rest)
    await answer(rest, opener, 9, MODAL)
    form = rest.local.person("ada").do.submit(opener, {"a": "1"})
    rest.local.clock.advance(3.1)
    assert [i.failure for i in (command, options, form)] == [
        "L’application ne répond plus",
        "Loading options failed",
        "Something went wrong. Try again.",
    ]


async def test_the_token_lasts_fifteen_minutes(rest: Rest):
    interaction = await pressed(rest)
    await answer(rest, interaction, 6)
    rest.local.clock.advance(899)
    assert (await rest("PATCH", webhook(rest, interaction, "/messages/@original"), {"content": "y"})).status == 200
    rest.local.clock.advance(2)
    for method, ending in (("PATCH", "/messages/@original"), ("POST", ""), ("DELETE", "/messages/@original")):
        response = await rest(method, webhook(rest, interaction, ending), {"content": "z"})
        assert (response.status, response.code) == (401, 50027)


async def test_a_promise_never_kept_ends_after_fifteen_minutes(rest: Rest):
    interaction = await typed(rest)
    await answer(rest, interaction, 5)
    assert not interaction.settled
    rest.local.clock.advance(901)
    assert interaction.failure == "The application did not respond"


async def test_answers_must_fit_what_was_done(rest: Rest):
    command, press = await typed(rest), await pressed(rest)
    options = rest.local.person("ada").do.autocomplete("lobby", "play", {}, "g")
    for interaction, kinds in ((command, (1, 6, 7, 8, 99)), (press, (1, 8)), (options, (4, 5, 6, 7, 9))):
        for kind in kinds:
            assert (await answer(rest, interaction, kind, {"content": "x"})).faults == ["BASE_TYPE_CHOICES"]
    assert (await answer(rest, command, 9, MODAL)).status == 200
    form = rest.local.person("ada").do.submit(command, {"a": "1"})
    for kind in (6, 7, 9):
        assert (await answer(rest, form, kind, {"content": "x"})).faults == ["BASE_TYPE_CHOICES"]
    assert (await answer(rest, form, 4, {"content": "x"})).status == 200


async def test_a_form_from_a_button_may_change_the_message(rest: Rest):
    opener = await pressed(rest)
    await answer(rest, opener, 9, MODAL)
    form = rest.local.person("ada").do.submit(opener, {"a": "1"})
    assert form.payload["message"]["id"] == opener.payload["message"]["id"]
    response = await answer(rest, form, 7, {"content": "changed"})
    assert response.body["resource"]["message"]["content"] == "changed"


@pytest.mark.parametrize("kind", [4, 6, 9])
async def test_the_token_edits_the_message_that_was_pressed_whatever_answered_it(rest: Rest, kind: int):
    interaction, other = await pressed(rest), await pressed(rest)
    await answer(rest, interaction, kind, MODAL if kind == 9 else {"content": "private", "flags": 64})
    path = f"/messages/{interaction.payload['message']['id']}"
    response = await rest("PATCH", webhook(rest, interaction, path), {"content": "changed"})
    assert (response.body["id"], response.body["content"]) == (interaction.payload["message"]["id"], "changed")
    assert (await rest("PATCH", webhook(rest, other, path), {"content": "x"})).code == 10015  # not answered yet
    await answer(rest, other, 6)
    assert (await rest("PATCH", webhook(rest, other, path), {"content": "x"})).code == 10008


async def test_a_form_may_be_sent_again_only_if_it_failed(rest: Rest):
    opener, ada = await pressed(rest), rest.local.person("ada")
    await answer(rest, opener, 9, MODAL)
    ada.do.submit(opener, {"a": "1"})
    with pytest.raises(PersonError, match="no longer open"):
        ada.do.submit(opener, {"a": "1"})
    rest.local.clock.advance(3.1)
    form = ada.do.submit(opener, {"a": "2"})
    response = await answer(rest, form, 4, {"content": "new"})
    triggering = response.body["resource"]["message"]["interaction_metadata"]["triggering_interaction_metadata"]
    assert triggering["interacted_message_id"] == opener.payload["message"]["id"]
    with pytest.raises(PersonError, match="no longer open"):
        ada.do.submit(opener, {"a": "3"})


async def test_a_message_deleted_meanwhile_cannot_be_changed(rest: Rest):
    interaction = await pressed(rest)
    message = interaction.payload["message"]["id"]
    assert (await rest("DELETE", f"{rest.channel('lobby')}/messages/{message}")).status == 204
    assert (await answer(rest, interaction, 7, {"content": "x"})).code == 10008


async def test_a_thread_deleted_meanwhile(rest: Rest):
    thread = (await rest("POST", f"{rest.channel('lobby')}/threads", {"name": "t", "type": 11})).body["id"]
    sent = (await rest("POST", f"/channels/{thread}/messages", {"content": "x", "components": [GO]})).body
    ada = rest.local.person("ada")
    interaction = ada.do.press(ada.do.find_message(int(sent["id"])), custom_id="go")
    ada.delete_channel(thread)
    assert (await answer(rest, interaction, 7, {"content": "x"})).code == 10003
    assert (await rest("POST", f"/channels/{thread}/messages", {"content": "x"})).code == 10003
    with pytest.raises(PersonError, match="gone"):
        await ada.press(sent, custom_id="go")


async def test_the_first_answer_fixes_who_sees_it(rest: Rest):
    interaction = await typed(rest)
    response = await answer(rest, interaction, 5, {"flags": 64})
    assert response.body["interaction"]["response_message_loading"] is True
    assert rest.local.person("ada").messages("lobby")[-1].thinking
    filled = (await rest("POST", webhook(rest, interaction), {"content": "done"})).body
    assert filled["id"] == response.body["interaction"]["response_message_id"]
    assert filled["flags"] & 64
    assert not filled["flags"] & 128
    assert rest.local.person("bruno").messages("lobby") == []


async def test_followups_belong_to_their_interaction(rest: Rest):
    one, other = await pressed(rest), await pressed(rest)
    await answer(rest, one, 6)
    await answer(rest, other, 6)
    sent = (await rest("POST", webhook(rest, one), {"content": "mine", "flags": 64})).body
    path = f"/messages/{sent['id']}"
    assert (await rest("PATCH", webhook(rest, other, path), {"content": "theirs"})).code == 10008
    assert (await rest("PATCH", webhook(rest, one, path), {"content": "still mine"})).body["content"] == "still mine"
    assert (await rest("GET", webhook(rest, one, path))).body["flags"] & 64
    assert (await rest("DELETE", webhook(rest, one, path))).status == 204
    assert (await rest("GET", webhook(rest, one, path))).code == 10008


@pytest.mark.parametrize(
    "changes",
    [
        {"title": "t" * 46},
        {"title": ""},
        {"custom_id": "c" * 101},
        {"components": []},
        {"components": [INPUT | {"components": [INPUT["components"][0] | {"custom_id": str(n)}]} for n in range(6)]},
        {"components": [INPUT, INPUT]},
        {"components": [{"type": 18, "label": "l" * 46, "component": {"type": 4, "custom_id": "a", "style": 1}}]},
        {
            "components": [
                {"type": 18, "label": "l", "component": {"type": 4, "custom_id": "a", "min_length": 5, "max_length": 2}}
            ]
        },
        {"components": [{"type": 18, "label": "l", "component": {"type": 21, "custom_id": "a", "options": []}}]},
        {"components": [{"type": 18, "label": "l", "component": {"type": 2, "custom_id": "a"}}]},
        {"components": [GO]},
    ],
)
async def test_a_bad_modal_is_refused_and_the_interaction_stays_open(rest: Rest, changes: dict[str, Any]):
    interaction = await pressed(rest)
    response = await answer(rest, interaction, 9, MODAL | changes)
    assert (response.status, response.code) == (400, 50035)
    assert (await answer(rest, interaction, 9, MODAL)).status == 200


async def test_a_bad_answer_leaves_the_interaction_open(rest: Rest):
    interaction = await pressed(rest)
    assert (await answer(rest, interaction, 4, {"content": "x" * 2001})).code == 50035
    assert (await answer(rest, interaction, 4, {})).code == 50006
    assert (await answer(rest, interaction, 4, {"content": "x"})).status == 200


async def test_26_choices_are_refused(rest: Rest):
    await typed(rest)
    options = rest.local.person("ada").do.autocomplete("lobby", "play", {}, "g")
    choices = [{"name": str(n), "value": str(n)} for n in range(26)]
    assert (await answer(rest, options, 8, {"choices": choices})).faults == ["BASE_TYPE_MAX_LENGTH"]
    assert (await answer(rest, options, 8, {"choices": choices[:25]})).status == 200


async def test_only_what_stands_in_the_message_can_be_pressed(rest: Rest):
    off = {"type": 2, "style": 1, "label": "Off", "custom_id": "off", "disabled": True}
    pick = {"type": 3, "custom_id": "pick", "options": [{"label": "a", "value": "a"}, {"label": "b", "value": "b"}]}
    rows = [GO, {"type": 1, "components": [off]}, {"type": 1, "components": [pick]}]
    sent = (await rest.send("lobby", {"content": "x", "components": rows})).body
    ada, dai = rest.local.person("ada"), rest.local.person("dai")
    for press, words in (
        (ada.press(sent, custom_id="gone"), "no such component"),
        (ada.press(sent, label="Gone"), "no such component"),
        (ada.press(sent, custom_id="pick"), "no such component"),
        (ada.select(sent, custom_id="go", values=[]), "no such component"),
        (dai.press(sent, label="Off"), "désactivé"),
        (ada.select(sent, custom_id="pick", values=["c"]), "valid selection"),
        (ada.select(sent, custom_id="pick", values=["a", "b"]), "valid selection"),
        (ada.select(sent, custom_id="pick", values=[]), "valid selection"),
        (ada.press(1, custom_id="go"), "gone"),
    ):
        with pytest.raises(PersonError, match=words):
            await press


async def test_the_payload_says_who_may_do_what(rest: Rest):
    payload = (await pressed(rest, "dai")).payload
    assert payload["locale"] == "fr"
    assert payload["guild_locale"] == "en-US"
    assert payload["member"]["user"]["username"] == "dai"
    assert not int(payload["member"]["permissions"]) & 1 << 5
    assert int(payload["app_permissions"]) & 1 << 11
    assert payload["channel"]["id"] == payload["channel_id"]
    owner = (await pressed(rest)).payload
    assert int(owner["member"]["permissions"]) & 1 << 5


async def test_in_a_direct_conversation_there_is_a_user_and_no_member(rest: Rest):
    ada = rest.local.person("ada")
    application = rest.local.world.state.application_id
    await rest("PUT", f"/applications/{application}/commands", [{"name": "turns", "description": "Turns"}])
    payload = ada.do.command(ada.dm(), "turns", {}).payload
    assert payload["user"]["username"] == "ada"
    assert payload["context"] == 1
    assert not {"member", "guild_id", "guild"} & set(payload)


async def test_mentions_in_answers_reach_only_people_unless_told(rest: Rest):
    bruno = rest.local.person("bruno").id
    words = f"<@{bruno}> @everyone"
    message = (await answer(rest, await pressed(rest), 4, {"content": words})).body["resource"]["message"]
    assert ([user["username"] for user in message["mentions"]], message["mention_everyone"]) == (["bruno"], False)
    sent = (await rest.send("lobby", {"content": words})).body
    assert sent["mention_everyone"] is False
    rest.local.world.guild.roles[rest.local.world.guild.id].permissions |= 1 << 17
    sent = (await rest.send("lobby", {"content": words})).body
    assert sent["mention_everyone"] is True
    sent = (await rest.send("lobby", {"content": words, "allowed_mentions": {"parse": []}})).body
    assert (sent["mentions"], sent["mention_everyone"]) == ([], False)


async def test_waiting_ends_in_words(rest: Rest):
    interaction = await typed(rest)
    waiting = asyncio.create_task(rest.local.person("ada")._reply(interaction))
    await answer(rest, interaction, 5)
    assert not waiting.done()
    await rest("PATCH", webhook(rest, interaction, "/messages/@original"), {"content": "there"})
    assert (await waiting).shown.text == "there"


async def test_the_present_choice_of_a_menu_is_named_by_a_text_as_all_ids_are(rest: Rest):
    where = rest.local.world.find_channel("general").id
    menu = {"type": 8, "custom_id": "where", "default_values": [{"id": where, "type": "channel"}]}
    row = {"type": 1, "components": [menu]}
    sent = (await rest("POST", f"/channels/{where}/messages", {"content": "x", "components": [row]})).body
    assert sent["components"][0]["components"][0]["default_values"] == [{"id": str(where), "type": "channel"}]
