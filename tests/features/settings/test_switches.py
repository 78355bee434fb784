"""The switches of `/server setup`: each has a field, an option, a button on its page, and its words in both languages."""

import msgspec
import pytest

from bot.features.settings.sheets import FIRST, PAGES, ServerSettingsView, server_settings_sheet
from bot.features.settings.switches import SWITCHES
from bot.matches.settings.preferences import ServerSettings
from bot.matches.settings.switch import Switch
from bot.screens.sheet import Button, Sheet
from cogs.settings.setup import set_up
from tests.support.discord.quick import usual_tools
from tests.support.discord.scene import WORDS, Scene, button

CATALOGUE = usual_tools(WORDS).catalogue
CHOSEN_BY_NAME = {"seasonal": "first"}  # the options with named choices
each = pytest.mark.parametrize("switch", SWITCHES, ids=lambda one: one.name)
languages = pytest.mark.parametrize("language", list(CATALOGUE.languages))


def sheet(page: str, settings: ServerSettings, language: str = "en") -> Sheet:
    return server_settings_sheet(ServerSettingsView(settings, 1, (), CATALOGUE.languages[language], {}), page)


def toggled(switch: Switch, settings: ServerSettings) -> ServerSettings:
    return msgspec.structs.replace(settings, **{switch.name: not switch.is_on(settings)})


def buttons(page: str, settings: ServerSettings, language: str = "en") -> list[tuple[str, str]]:
    """What the buttons of a page's switches do, and their labels."""
    rows = [part for part in sheet(page, settings, language).parts if isinstance(part, tuple)]
    found = [one for row in rows for one in row if isinstance(one, Button)]
    return [(one.id.args, one.label) for one in found if one.id.verb == "houseswitch"]


def test_every_setting_that_is_on_or_off_is_a_switch():
    fields = [one.name for one in msgspec.structs.fields(ServerSettings) if one.type is bool]
    assert sorted(one.name for one in SWITCHES) == sorted(fields)


@each
def test_a_switch_is_on_its_page_alone(switch: Switch):
    for settings in (ServerSettings(), toggled(switch, ServerSettings())):
        way = "off" if switch.is_on(settings) else "on"
        found = [page for page in PAGES for does, _ in buttons(page, settings) if does == f"{switch.name}.{way}"]
        assert found == [switch.page]


@each
@languages
def test_a_switch_has_its_words(switch: Switch, language: str):
    before, after = ServerSettings(), toggled(switch, ServerSettings())
    assert sheet(FIRST, before, language).parts != sheet(FIRST, after, language).parts
    shown = [
        label for one in (before, after) for does, label in buttons(switch.page, one, language) if switch.name in does
    ]
    assert len(set(shown)) == 2
    option = f"command-server-setup-{CHOSEN_BY_NAME.get(switch.name, switch.name)}"
    assert all(CATALOGUE.languages[language].text(key) for key in (f"wish-{switch.name}", option, f"{option}-about"))


@each
def test_a_switch_has_an_option(switch: Switch):
    option = set_up.get_parameter(CHOSEN_BY_NAME.get(switch.name, switch.name))
    assert option is not None
    assert bool(switch.about) == (switch.name not in CHOSEN_BY_NAME)
    assert switch.about in {option.description, ""}


@pytest.mark.asyncio
async def test_options_and_buttons_set_every_switch(table: Scene):
    before = ServerSettings()
    flipped = {one.name: not one.is_on(before) for one in SWITCHES}
    given = {name: on for name, on in flipped.items() if name not in CHOSEN_BY_NAME}
    panel = (await table.ada.command("arena", "server setup", {**given, "first": "season"})).shown
    guild = table.local.world.guild.id
    assert await table.services.store.server_settings(guild) == msgspec.structs.replace(before, **flipped)
    for one in SWITCHES:
        panel = (await table.ada.command("arena", "server setup")).shown
        panel = (await table.ada.press(panel, custom_id=button(panel, "house", one.page))).shown
        way = "on" if one.is_on(before) else "off"
        await table.ada.press(panel, custom_id=button(panel, "houseswitch", f"{one.name}.{way}"))
    assert await table.services.store.server_settings(guild) == before
