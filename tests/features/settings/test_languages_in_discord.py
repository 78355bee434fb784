"""A chosen language overrides Discord's for private answers; public messages are in the server's language."""

import pytest

from bot.matches.posting.locales import Locales
from tests.support.discord.scene import Scene, button, settings_page
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def test_a_player_chooses_and_is_answered_so_at_once_and_after_a_start(table: Scene):
    panel = await settings_page(table.ada, "show")
    assert says(panel.text, "settings-title")
    reply = await table.ada.select(panel, custom_id="settongue:0::", values=["fr"])
    assert reply.updated is not None
    assert says(reply.updated.text, "settings-title", "fr")
    again = Locales(table.services.matches.work)
    await again.learn()
    assert again.of_player(table.ada.id) == "fr"
    assert again.of_player(table.bruno.id) == ""
    reply = await table.ada.select(reply.updated, custom_id="settongue:0::", values=["discord"])
    assert reply.updated is not None
    assert says(reply.updated.text, "settings-title")
    await again.learn()
    assert again.of_player(table.ada.id) == ""


async def test_a_choice_is_forgotten_with_the_player(table: Scene):
    panel = await settings_page(table.ada, "show")
    await table.ada.select(panel, custom_id="settongue:0::", values=["fr"])
    reply = await table.ada.command("arena", "data delete")
    assert reply.message is not None
    form = await table.ada.press(reply.message, custom_id=button(reply.message, "erase"))
    await table.ada.submit(form, {"word": "supprimer"})
    assert table.services.matches.locales.of_player(table.ada.id) == ""


async def test_a_server_is_spoken_to_in_the_language_chosen(table: Scene):
    choices = await table.ada.autocomplete("arena", "server setup", {"language": "fra"}, focused="language")
    assert [(one["name"], one["value"]) for one in choices] == [("français", "fr")]
    for typed, named in (("FRENCH", "français"), ("francais", "français"), ("anglais", "English")):
        choices = await table.ada.autocomplete("arena", "server setup", {"language": typed}, focused="language")
        assert [one["name"] for one in choices] == [named]
    texts = (
        *((given, "défie") for given in ("fr", "French", "FRANCAIS")),
        *((given, "challenges") for given in ("English", "anglais", "discord", "Same as Discord")),
    )
    for given, card in texts:
        reply = await table.ada.command("arena", "server setup", {"language": given})
        assert reply.message is not None
        assert says(reply.message.text, "house-title-style")
        shown = await table.challenge()
        assert card in shown.text
        await table.ada.press(shown, custom_id=button(shown, "cancel"))
    reply = await table.ada.command("arena", "server setup", {"language": "Klingon"})
    assert reply.message is not None
    assert says(reply.message.text, "refused-language", given="Klingon")


async def test_two_who_read_the_same_language_are_challenged_in_it(table: Scene):
    async def challenged() -> str:
        shown = await table.challenge()
        await table.ada.press(shown, custom_id=button(shown, "cancel"))
        return shown.text

    table.ada.user.locale = "fr"
    assert "challenges" in await challenged()  # Bruno has not been met, and the server is English
    await table.bruno.command("arena", "turns")
    assert table.bruno.user.locale == "fr"
    assert "défie" in await challenged()
    open_to_all = (await table.ada.command("arena", "play", {"game": "pitchout"})).message
    assert open_to_all is not None
    assert says(open_to_all.text, "card-open")
    table.ada.user.locale = "en-US"
    assert "challenges" in await challenged()
    table.ada.user.locale = "fr"
    await table.ada.command("arena", "server setup", {"language": "English"})
    assert "challenges" in await challenged()
