"""`/settings`: what is chosen on the panel holds at once and is said in plain words, in the caller's language."""

import msgspec
import pytest

from bot.matches.settings.preferences import By, Preferences, Quiet
from bot.matches.timing.paces import HOUR
from localdiscord.people import ClientMessage, InteractionResult, UserClient
from tests.support.discord.scene import Scene, button, settings_page
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def opened(person: UserClient, channel: str | int = "arena") -> ClientMessage:
    reply = await person.command(channel, "settings")
    assert reply.message is not None
    assert reply.message.ephemeral
    return reply.message


def changed(reply: InteractionResult) -> ClientMessage:
    assert reply.updated is not None
    return reply.updated


async def current_settings(table: Scene, person: UserClient) -> Preferences:
    """The user's own settings, without those that come from Discord."""
    return msgspec.structs.replace(await table.services.store.preferences(person.id), heard="")


async def quieted(person: UserClient, panel: ClientMessage, **lines: str) -> ClientMessage:
    form = await person.press(panel, custom_id=button(panel, "quiet"))
    return changed(await person.submit(form, lines))


async def test_the_way_and_the_rhythm_are_chosen(table: Scene):
    panel = await opened(table.ada)
    assert "I mention you in the match" in panel.text
    assert "when 50% and 10%" in panel.text
    panel = changed(await table.ada.select(panel, custom_id="setby:0::", values=["both"]))
    assert "and send you a direct message" in panel.text
    panel = changed(await table.ada.select(panel, custom_id="setevery:0::", values=["6"]))
    assert "every 6 hours" in panel.text
    assert await current_settings(table, table.ada) == Preferences(By.BOTH, 6 * HOUR)
    chosen = [one["value"] for menu in panel.selects for one in menu.get("options", ()) if one.get("default")]
    assert chosen == ["both", "6"]
    panel = changed(await table.ada.select(panel, custom_id="setby:0::", values=["none"]))
    assert "No reminders" in panel.text


async def test_quiet_hours_are_written_and_taken_back(table: Scene):
    panel = await quieted(table.ada, await opened(table.ada), begin="10 pm", end="8", zone="paris")
    assert says(panel.text, "settings-said-quiet", begin="22:00", end="8:00", zone="Europe/Paris")
    assert (await current_settings(table, table.ada)).quiet == Quiet(22 * 60, 8 * 60, "Europe/Paris")
    form = await table.ada.press(panel, custom_id=button(panel, "quiet"))
    assert form.modal is not None
    assert [field["value"] for field in form.modal.fields.values()] == ["22:00", "8:00", "Europe/Paris"]
    panel = changed(await table.ada.press(panel, custom_id=button(panel, "loud")))
    assert says(panel.text, "settings-no-quiet")
    assert (await current_settings(table, table.ada)).quiet is None


async def test_quiet_hours_saved_unchanged_stay_as_they_are(table: Scene):
    panel = await opened(table.ada)
    for written, shown, kept in (
        ("UTC+2", "UTC+2", "Etc/GMT-2"),
        ("utc–3:30", "UTC-3:30", "UTC-03:30"),
        ("PST", "America/Los_Angeles", "America/Los_Angeles"),
    ):
        panel = await quieted(table.ada, panel, begin="22", end="8", zone=written)
        for _ in range(2):
            assert says(panel.text, "settings-said-quiet", begin="22:00", end="8:00", zone=shown.replace("_", " "))
            assert (await current_settings(table, table.ada)).quiet == Quiet(22 * 60, 8 * 60, kept)
            assert "Etc/" not in panel.text
            panel = await quieted(table.ada, panel)


async def test_what_cannot_be_read_is_mended_in_the_form(table: Scene):
    panel = await quieted(table.ada, await opened(table.ada), begin="22", end="8", zone="Pariss")
    assert says(panel.text, "refused-zone-near", known="Europe/Paris")
    assert (await current_settings(table, table.ada)).quiet is None
    form = await table.ada.press(panel, custom_id=button(panel, "quiet"))
    assert form.modal is not None
    assert [field["value"] for field in form.modal.fields.values()] == ["22", "8", "Pariss"]
    panel = changed(await table.ada.submit(form, {"zone": "Paris"}))
    assert "Europe/Paris" in panel.text


async def test_the_panel_speaks_the_callers_language_in_direct_messages_too(table: Scene):
    panel = await opened(table.bruno, table.bruno.dm())
    assert says(panel.text, "settings-title", "fr")
    panel = await quieted(table.bruno, panel, begin="22h30", end="7h", zone="Montréal")
    assert says(panel.text, "settings-said-quiet", "fr", begin="22:30", end="7:00", zone="America/Montreal")


async def test_blocked_people_are_met_again(table: Scene):
    await table.ada.command("arena", "block add", {"user": "bruno"})
    await table.ada.command("arena", "block add", {"user": "chloe"})
    panel = await settings_page(table.ada, "meet")
    assert says(panel.text, "settings-blocked", count=2)
    panel = changed(await table.ada.select(panel, custom_id="unblock:0::", values=[str(table.bruno.id)]))
    assert says(panel.text, "settings-blocked", count=1)
    assert [one.user for one in await table.services.store.blocked(table.ada.id)] == [table.chloe.id]


async def test_how_matches_are_shown_is_chosen(table: Scene):
    panel = await settings_page(table.ada, "show")
    assert says(panel.text, "settings-said-look-server")
    panel = changed(await table.ada.select(panel, custom_id="setlook:0::", values=["light"]))
    assert says(panel.text, "settings-said-look-light")
    for way in ("on", "off"):
        panel = changed(await table.ada.press(panel, custom_id=button(panel, "setfirst")))
        assert says(panel.text, f"settings-said-first-{way}")
    panel = changed(await table.ada.press(panel, custom_id=button(panel, "settings", "play")))
    for way in ("on", "off", "on"):
        panel = changed(await table.ada.press(panel, custom_id=button(panel, "setsure")))
        assert says(panel.text, f"settings-said-sure-{way}")
    panel = changed(await table.ada.press(panel, custom_id=button(panel, "settalk")))
    assert says(panel.text, "settings-said-talk-off")
    assert await current_settings(table, table.ada) == Preferences(look="light", confirm=True, house_talk=False)
    panel = await settings_page(table.ada, "show")
    panel = changed(await table.ada.select(panel, custom_id="setlook:0::", values=["server"]))
    assert (await current_settings(table, table.ada)).look is None
