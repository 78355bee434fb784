"""The panel of `/settings`: each page says what is chosen, marks it in its menus, and offers the other state of its switches."""

from typing import Any

import pytest

from bot.content import catalogue
from bot.features.settings.player_settings_view import PAGES, SettingsView, form_values, quiet_form, settings_sheet
from bot.games.contract.preview import Assist
from bot.matches.core.models import Player
from bot.matches.settings.preferences import By, Preferences, Quiet
from bot.matches.timing.paces import HOUR
from bot.screens.sheet import MAIN, Button, EntitySelect, SelectMenu, Sheet

WORDS = catalogue().of("en")
TONGUES = {"en": "English", "fr": "français"}
NOON = 12 * HOUR
QUIET = Quiet(22 * 60, 8 * 60, "Europe/Paris")
BLOCKED = (Player(0, 9, "Mo"),)


def page(name: str, *, blocked: tuple[Player, ...] = (), here: bool = True, **chosen: Any) -> Sheet:
    return settings_sheet(SettingsView(Preferences(**chosen), blocked, NOON, WORDS, TONGUES, here), name)


def text(sheet: Sheet) -> str:
    return str(sheet.parts[0])


def menus(sheet: Sheet) -> dict[str, list[str]]:
    """The chosen values of each menu."""
    found = (part for part in sheet.parts if isinstance(part, SelectMenu))
    return {menu.id.verb: [one.value for one in menu.entries if one.chosen] for menu in found}


def buttons(sheet: Sheet) -> dict[str, str]:
    """The verbs of the buttons of a page, with their arguments."""
    rows = (part for part in sheet.parts if isinstance(part, tuple))
    return {one.id.verb: one.id.args for row in rows for one in row if isinstance(one, Button)}


@pytest.mark.parametrize("name", PAGES)
def test_a_page_marks_itself_among_the_others(name: str):
    (tabs,) = page(name).controls
    assert [(tab.id.args, tab.style == MAIN) for tab in tabs if isinstance(tab, Button)] == [
        (one, one == name) for one in PAGES
    ]


def test_the_note_stands_below_the_title():
    shown = settings_sheet(SettingsView(Preferences(), (), NOON, WORDS, TONGUES), "show", note="Saved.")
    title, note, *_ = text(shown).splitlines()
    assert (title, note) == ("### Settings · Display", "Saved.")


def test_reminders_with_quiet_hours_and_the_time_there():
    shown = page("remind", by=By.BOTH, every=6 * HOUR, quiet=QUIET, closed=True)
    assert "send you a direct message" in text(shown)
    assert "your direct messages are closed to me" in text(shown)
    assert "22:00 to 8:00 (Europe/Paris, now 13:00)" in text(shown)
    assert menus(shown) == {"setby": ["both"], "setevery": ["6"]}
    assert buttons(shown) == {"quiet": "", "loud": ""}


def test_reminders_without_quiet_hours_keep_what_was_refused():
    shown = settings_sheet(SettingsView(Preferences(), (), NOON, WORDS, TONGUES), "remind", written="25|8|Paris")
    assert "No quiet hours." in text(shown)
    assert "closed" not in text(page("remind", by=By.NONE, closed=True))
    assert buttons(shown) == {"quiet": "25|8|Paris"}


def test_pictures_and_language():
    shown = page("show", look="light", text_first=True, language="fr")
    assert "Your private pictures are light." in text(shown)
    assert "open as text" in text(shown)
    assert "français" in text(shown)
    assert menus(shown) == {"setlook": ["light"], "settongue": ["fr"]}
    assert buttons(shown) == {"setfirst": "off"}
    assert menus(page("show")) == {"setlook": ["server"], "settongue": ["discord"]}
    assert buttons(page("show")) == {"setfirst": "on"}


def test_how_matches_are_played():
    shown = page("play", assist=Assist.EXPERT, confirm=True, house_talk=False, puzzles=True)
    assert "only the direction" in text(shown)
    assert "asked to confirm" in text(shown)
    assert menus(shown) == {"setassist": ["expert"]}
    assert buttons(shown) == {"setsure": "off", "settalk": "on", "setpuzzles": "off"}
    assert menus(page("play")) == {"setassist": ["server"]}
    assert buttons(page("play")) == {"setsure": "on", "settalk": "off", "setpuzzles": "on"}


def test_blocked_players():
    shown = page("meet", blocked=BLOCKED)
    assert "Blocked players: 1." in text(shown)
    (unblock,) = (part for part in shown.parts if isinstance(part, SelectMenu))
    assert [(one.value, one.label) for one in unblock.entries] == [("9", "Mo")]
    assert any(isinstance(part, EntitySelect) for part in shown.parts)
    nobody = page("meet", here=False)
    assert "haven’t blocked anyone" in text(nobody)
    assert not [part for part in nobody.parts if isinstance(part, SelectMenu | EntitySelect)]


def test_the_form_has_the_present_hours_or_what_was_refused():
    known = Preferences(quiet=QUIET)
    assert [one.value for one in quiet_form(known, "", WORDS).fields] == ["22:00", "8:00", "Europe/Paris"]
    assert [one.value for one in quiet_form(Preferences(), "", WORDS).fields] == ["22:00", "8:00", ""]
    assert [one.value for one in quiet_form(known, "25|8|Paris", WORDS).fields] == ["25", "8", "Paris"]
    assert form_values({"begin": "1|0" * 5, "end": "8", "zone": "z" * 60}) == ["1 01 01 01", "8", "z" * 50]
