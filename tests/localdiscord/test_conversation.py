import discord
import pytest

from localdiscord.interaction import Callback
from localdiscord.media import Upload
from localdiscord.people import PersonError
from localdiscord.server import LocalDiscord
from tests.localdiscord.by_hand import failure
from tests.localdiscord.trial_bot import Card, TrialBot, picture

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("trial_bot")]


async def test_a_command_is_answered_for_all_to_see(local: LocalDiscord):
    reply = await local.person("ada").command("lobby", "echo", {"text": "hello"})
    assert reply.type is Callback.MESSAGE
    assert reply.shown.text == "hello"
    assert local.person("bruno").messages("lobby")[-1] == reply.message


async def test_an_ephemeral_answer_is_for_one_person(local: LocalDiscord):
    reply = await local.person("ada").command("lobby", "echo", {"text": "psst", "private": True})
    assert reply.shown.ephemeral
    assert local.person("bruno").messages("lobby") == []
    assert local.person("ada").messages("lobby") == [reply.message]


async def test_the_gateway_never_tells_of_ephemeral_messages(local: LocalDiscord, trial_bot: TrialBot):
    await local.person("ada").command("lobby", "echo", {"text": "psst", "private": True})
    await local.person("ada").command("lobby", "echo", {"text": "loud"})
    await trial_bot.heard("message 'loud' by helper")
    assert not any("psst" in line for line in trial_bot.noted)


async def test_a_file_shown_by_a_component_is_not_among_the_attachments(local: LocalDiscord):
    reply = await local.person("ada").command("lobby", "card")
    assert reply.shown["attachments"] == []
    assert reply.shown["flags"] & 1 << 15
    shown = reply.shown.pictures[0]
    assert (shown["width"], shown["height"], shown["content_type"]) == (60, 40, "image/png")
    assert shown["description"] == "a table"


async def test_a_button_changes_its_message_and_picture(local: LocalDiscord):
    ada = local.person("ada")
    card = (await ada.command("lobby", "card")).shown
    reply = await ada.press(card, label="Turn")
    assert reply.type is Callback.UPDATE
    assert reply.shown.id == card.id
    assert reply.shown.text.startswith("turned")
    assert reply.shown.pictures[0]["url"] != card.pictures[0]["url"]


async def test_a_string_select_and_a_user_select(local: LocalDiscord):
    ada = local.person("ada")
    card = (await ada.command("lobby", "card")).shown
    reply = await ada.select(card, custom_id="card:pick", values=["3"])
    assert reply.shown.text.startswith("picked 3")
    reply = await ada.select(card, custom_id="card:who", values=["bruno", "dai"])
    wanted = ",".join(str(local.person(name).id) for name in ("bruno", "dai"))
    assert reply.shown.text.startswith(f"picked {wanted}")


async def test_a_modal_from_a_button_changes_the_message(local: LocalDiscord):
    ada = local.person("ada")
    card = (await ada.command("lobby", "card")).shown
    opened = await ada.press(card, label="Ask")
    assert opened.modal is not None
    assert opened.modal.title == "Aim"
    assert set(opened.modal.fields) == {"angle", "puck"}
    reply = await ada.submit(opened.modal, {"angle": "12,5", "puck": "A2"})
    assert reply.shown.id == card.id
    assert reply.shown.text.startswith("A2 at 12,5")


async def test_a_modal_from_a_command_makes_a_message(local: LocalDiscord):
    ada = local.person("ada")
    opened = await ada.command("lobby", "form")
    reply = await ada.submit(opened, {"angle": "90"})
    assert reply.message is not None
    assert reply.message.text == "A1 at 90"


async def test_a_deferred_update_is_followed_by_an_edit(local: LocalDiscord):
    ada = local.person("ada")
    card = (await ada.command("lobby", "card")).shown
    reply = await ada.press(card, label="Later")
    assert reply.type is Callback.DEFER_UPDATE
    assert (await ada.follow_up(reply)).text.startswith("later")


async def test_thinking_is_filled_by_the_first_followup(local: LocalDiscord):
    ada = local.person("ada")
    card = (await ada.command("lobby", "card")).shown
    reply = await ada.press(card, label="Think")
    assert reply.message is not None
    assert reply.message.text == "thought"
    assert reply.message.ephemeral
    assert not reply.message.thinking
    more = await ada.wait_for(lambda message: message.text == "and much more")
    assert not more.ephemeral


async def test_a_deferred_card_comes_by_edit(local: LocalDiscord):
    reply = await local.person("bruno").command("general", "slowcard")
    assert reply.shown.text.startswith("slow")
    assert len(reply.shown.pictures) == 2


async def test_autocomplete_offers_what_fits(local: LocalDiscord):
    ada = local.person("ada")
    choices = await ada.autocomplete("lobby", "strike", {"puck": "A", "strength": 40}, focused="puck")
    assert choices == [{"name": "Puck A1", "value": "A1"}, {"name": "Puck A2", "value": "A2"}]
    reply = await ada.command("lobby", "strike", {"puck": "A1", "strength": "40", "target": "bruno"})
    assert reply.shown.text == "A1 strikes bruno with 40"


async def test_a_subcommand_with_an_embed_and_a_picture(local: LocalDiscord):
    reply = await local.person("ada").command("lobby", "match resign", {"why": "late"})
    assert reply.shown.text == "Resigned\nlate\nturns 12"
    assert reply.shown["attachments"] == []
    assert reply.shown.pictures[0]["url"].endswith("table.png")


async def test_no_answer_within_the_time_is_a_failure(local: LocalDiscord):
    for name, words in (("ada", "The application did not respond"), ("bruno", "L’application ne répond plus")):
        assert await failure(local, local.person(name).command("lobby", "silence")) == words


@pytest.mark.parametrize(
    ("name", "options", "words"),
    [
        ("strike", {"puck": "A1"}, "required: strength"),
        ("strike", {"puck": "A1", "strength": 101}, "strength is not valid"),
        ("strike", {"puck": "A1", "strength": "much"}, "strength is not valid"),
        ("strike", {"puck": "A1", "strength": 5, "target": "zoe"}, "target is not valid"),
        ("strike", {"puck": "A1", "strength": 5, "spin": 3}, "no option spin"),
        ("conjure", {}, "unknown"),
        ("match", {}, "unknown"),
        ("match win", {}, "unknown"),
    ],
)
async def test_the_client_refuses_what_cannot_be_sent(local: LocalDiscord, name: str, options: dict, words: str):
    with pytest.raises(PersonError, match=words):
        await local.person("ada").command("lobby", name, options)


async def test_commands_for_managers_are_hidden_from_others(local: LocalDiscord):
    assert (await local.person("ada").command("lobby", "setup")).shown.text == "set up"
    with pytest.raises(PersonError, match="inconnue"):
        await local.person("dai").command("lobby", "setup")


async def test_a_form_is_checked_before_it_is_sent(local: LocalDiscord):
    ada = local.person("ada")
    opened = await ada.command("lobby", "form")
    for values, words in (
        ({}, "required: Angle"),
        ({"angle": "1234567"}, "between 0 and 5"),
        ({"angle": "1", "puck": "Z9"}, "valid selection"),
        ({"angle": "1", "spin": "2"}, "no option spin"),
    ):
        with pytest.raises(PersonError, match=words):
            await ada.submit(opened, values)
    with pytest.raises(PersonError, match="plus ouvert"):
        await local.person("bruno").submit(opened, {"angle": "1"})


async def test_a_thread_from_a_message_and_without(local: LocalDiscord, trial_bot: TrialBot):
    lobby = trial_bot.get_channel(local.world.find_channel("lobby").id)
    assert isinstance(lobby, discord.TextChannel)
    message = await lobby.send(view=Card("a match"), file=picture())
    thread = await message.create_thread(name="Ada against Bruno", auto_archive_duration=1440)
    assert thread.id == message.id
    await thread.send(f"your turn <@{local.person('bruno').id}>", allowed_mentions=discord.AllowedMentions(users=True))
    assert local.person("bruno").messages(thread.id)[-1].mentions == [local.person("bruno").id]
    other = await lobby.create_thread(name="open", type=discord.ChannelType.public_thread)
    await other.add_user(discord.Object(local.person("dai").id))
    reply = await local.person("dai").command(other.id, "echo", {"text": "in here"})
    assert reply.shown.channel_id == other.id
    await other.edit(archived=True, locked=False)
    with pytest.raises(PersonError, match="archivé"):
        await local.person("dai").command(other.id, "echo", {"text": "x"})
    local.person("dai").send(other.id, "wake up")
    again = await trial_bot.fetch_channel(other.id)
    assert isinstance(again, discord.Thread)
    assert not again.archived


async def test_a_direct_message(local: LocalDiscord, trial_bot: TrialBot):
    bruno = local.person("bruno")
    user = await trial_bot.fetch_user(bruno.id)
    await user.send("bonjour")
    assert bruno.messages(bruno.dm())[-1].text == "bonjour"
    reply = await bruno.command(bruno.dm(), "echo", {"text": "salut"})
    assert reply.shown.text == "salut"
    bruno.user.takes_dms = False
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("again")
    assert refused.value.code == 50007


async def test_a_file_can_be_given_to_a_command(local: LocalDiscord):
    ada = local.person("ada")
    by_hand = await ada.command("lobby", "read", {"file": Upload("my notes.txt", b"six words")})
    assert by_hand.shown.text == "my_notes.txt 9 True text/plain; charset=utf-8 six words"
    by_page = await ada.command("lobby", "read", {"file": {"filename": "notes.bin", "content": "c2l4IHdvcmRz"}})
    assert by_page.shown.text == "notes.bin 9 True application/octet-stream six words"


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("notes.txt", "not valid"),
        ({"filename": "notes.txt", "content": "?"}, "not valid"),
        ({"content": "c2l4"}, "not valid"),
        (Upload("big.txt", bytes(10 * 1024 * 1024 + 1)), "too large"),
    ],
)
async def test_what_is_no_file_is_not_sent(local: LocalDiscord, given: object, expected: str):
    with pytest.raises(PersonError, match=expected):
        await local.person("ada").command("lobby", "read", {"file": given})
