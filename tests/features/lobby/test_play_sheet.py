"""The panel of *Play*: what each match that is put together in it shows and offers."""

from dataclasses import replace
from typing import Any

import pytest

from bot.content import catalogue
from bot.features.lobby.play_sheet import PlayPanel
from bot.features.lobby.wanted_match import TERMS, WantedMatch
from bot.games import GAMES
from bot.games.contract.player import LEVELS
from bot.matches.settings.preferences import Preset, ServerSettings
from bot.matches.timing.paces import LIMITS, USUAL
from bot.screens.sheet import Button, EntitySelect, SelectMenu, Sheet
from tests.support.words.said import says

EN = catalogue().of("en")
BOT = 900_000_000_000_000_000
ANN, BOB = BOT + 1, BOT + 2


def panel(wanted: WantedMatch, *games: str, note: str = "", **settings: Any) -> PlayPanel:
    return PlayPanel(wanted, games or (wanted.game,), ServerSettings(**settings), BOT, 2, EN, note)


def text(sheet: Sheet) -> str:
    return str(sheet.parts[0])


def menus(sheet: Sheet) -> dict[str, SelectMenu]:
    return {part.id.verb: part for part in sheet.parts if isinstance(part, SelectMenu)}


def chosen(menu: SelectMenu) -> list[str]:
    return [entry.value for entry in menu.entries if entry.chosen]


def presses(sheet: Sheet) -> list[str]:
    rows = [*(part for part in sheet.parts if isinstance(part, tuple)), *sheet.controls]
    return [one.id.verb for row in rows for one in row if isinstance(one, Button)]  # type: ignore[union-attr]


def test_an_open_table_is_the_default():
    sheet = panel(WantedMatch("offboard"), note="Full.").sheet()
    assert says(text(sheet), "lobby-new-open")
    assert text(sheet).endswith("Full.")
    assert list(menus(sheet)) == ["playclock"]
    assert chosen(menus(sheet)["playclock"]) == [USUAL.value]
    assert says(sheet.buttons[0].label, "lobby-table")


def test_one_of_several_games_is_chosen_and_opponents_up_to_its_seats():
    sheet = panel(WantedMatch("pitchout", (ANN, BOB)), *GAMES).sheet()
    assert [entry.value for entry in menus(sheet)["playgame"].entries] == list(GAMES)
    assert chosen(menus(sheet)["playgame"]) == ["pitchout"]
    (people,) = (part for part in sheet.parts if isinstance(part, EntitySelect))
    assert (people.people, people.hi) == ((ANN, BOB), 3)
    assert f"<@{ANN}>" in text(sheet)
    assert says(sheet.buttons[0].label, "lobby-challenge")


def test_a_match_with_the_house_is_never_rated_and_has_a_level():
    sheet = panel(WantedMatch("offboard", (BOT,), rated=True, more=True), rated=True).sheet()
    assert says(text(sheet), "lobby-new-house")
    assert not says(text(sheet), "lobby-counts")
    assert [entry.value for entry in menus(sheet)["playlevel"].entries] == [str(level) for level in LEVELS]
    assert chosen(menus(sheet)["playlevel"]) == ["2"]
    assert presses(sheet) == ["playlength", "playgo", "playmore"]


@pytest.mark.parametrize("usual", [True, False])
@pytest.mark.parametrize("wanted", [True, False, None])
def test_the_server_says_whether_a_match_counts_unless_the_panel_does(*, wanted: bool | None, usual: bool):
    sheet = panel(WantedMatch("offboard", (ANN,), rated=wanted, more=True), rated=usual).sheet()
    assert says(text(sheet), "lobby-counts") is (usual if wanted is None else wanted)
    assert presses(sheet) == ["playlength", "playrated", "playgo", "playmore"]


@pytest.mark.parametrize(
    ("server", "wanted", "shown"),
    [("", "", USUAL.value), ("week", "", "week"), ("90m", "", "90m"), ("90m", "week", "week"), ("", "45m", "45m")],
)
def test_the_clock_is_the_servers_unless_another_is_chosen(server: str, wanted: str, shown: str):
    menu = menus(panel(WantedMatch("offboard", clock=wanted), clock=server).sheet())["playclock"]
    values = {"usual": server}
    assert [values.get(value, value) for value in chosen(menu)] == [shown]
    assert {pace.value for pace in LIMITS} <= {entry.value for entry in menu.entries}


def test_more_shows_the_presets_of_the_games_played_here():
    presets = (Preset("Quick", "offboard", clock="live"), Preset("Long", "pitchout", clock="week"))
    shut = panel(WantedMatch("offboard"), presets=presets).sheet()
    assert "playpreset" not in menus(shut)
    sheet = panel(WantedMatch("offboard", more=True), presets=presets).sheet()
    assert [entry.value for entry in menus(sheet)["playpreset"].entries] == ["Quick"]
    assert says(sheet.buttons[-1].label, "lobby-less")


@pytest.mark.parametrize("game", GAMES)
def test_more_shows_all_options_and_terms_that_may_be_chosen(game: str):
    wanted = WantedMatch(game, more=True)
    found = menus(panel(wanted).sheet())
    options = [entry.value for entry in found["playoptions"].entries] if "playoptions" in found else []
    assert options == [f"{name}={value}" for name, value in wanted.choosable]
    assert [entry.value for entry in found["playterms"].entries] == [
        f"{name}={value}" for name, value in wanted.possible
    ]
    full = wanted.choosing(wanted.choosable[:1]).agreeing((("weekdays", "on"), ("punctual", TERMS["punctual"][0])))
    found = menus(panel(full).sheet())
    assert chosen(found["playterms"]) == ["weekdays=on", "punctual=80"]
    assert all(entry.label[0] == entry.label[0].upper() for entry in found["playterms"].entries)
    if options:
        assert chosen(found["playoptions"]) == options[:1]


def test_seats_are_chosen_at_an_open_table_or_with_the_house():
    wanted = WantedMatch("pitchout", more=True)
    assert chosen(menus(panel(wanted).sheet())["playseats"]) == ["4"]
    assert chosen(menus(panel(replace(wanted, seats=3)).sheet())["playseats"]) == ["3"]
    assert chosen(menus(panel(replace(wanted, people=(BOT,))).sheet())["playseats"]) == ["2"]
    assert "playseats" not in menus(panel(replace(wanted, people=(ANN,))).sheet())
    assert "playseats" not in menus(panel(WantedMatch("offboard", more=True)).sheet())


def test_each_control_has_the_match():
    wanted = WantedMatch("pitchout", (ANN,), "week", more=True)
    sheet = panel(wanted, *GAMES).sheet()
    assert {one.id.args for one in (*menus(sheet).values(), *sheet.buttons)} == {wanted.code}
