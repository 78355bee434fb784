"""Presets in words, and the players' share of moves in time."""

import msgspec

from bot.games.contract.preview import Assist
from bot.matches.settings.preferences import Preset, ServerSettings
from bot.matches.timing.punctuality import Punctuality
from bot.screens.cards import punctuality_words
from bot.screens.settings_text import PRESET_LENGTH, change_words, preset_words
from cogs.settings.presets import save_preset
from tests.support.games.counter import CATALOGUE

EN, FR = CATALOGUE.of("en-GB"), CATALOGUE.of("fr")

CLUB = Preset("Club", "pitchout", (("mode", "complete"),), "360m", rated=True, assist=Assist.EXPERT, seats=2)
TEAMS = Preset("Teams *", "forhonor", (), "week", rated=False, threads=True)


def test_a_preset_replaces_the_one_of_its_name_and_none_that_differs_by_an_accent():
    known = (Preset("Equipe", "pitchout"), Preset("équipe", "offboard"))
    saved = save_preset(Preset("Équipe", "pitchbowl"))(ServerSettings(presets=known))
    assert [(one.name, one.game) for one in saved.presets] == [("Equipe", "pitchout"), ("Équipe", "pitchbowl")]


def test_a_preset_says_its_terms_before_its_options():
    assert preset_words(CLUB, EN) == "Pitch Out · 6 hours · rated · Expert: direction only · 2 players · Mode: complete"
    assert preset_words(TEAMS, EN) == "For Honor · 7 days · unrated · team threads"
    assert preset_words(msgspec.structs.replace(TEAMS, threads=False), FR).endswith("non classée · sans fils d’équipe")
    assert preset_words(Preset("Plain", "offboard"), EN) == "Offboard"


def test_a_long_preset_is_cut():
    names = ("edition", "mode", "format", "antipassive", "mirror", "heavy_obstacles", "hand", "starter")
    values = ("en", "complete", "5", "on", "on", "on", "human", "chosen")
    text = preset_words(Preset("Long", "pitchout", tuple(zip(names, values, strict=True))), EN)
    assert len(text) <= PRESET_LENGTH
    assert text.endswith("…")


def test_a_change_names_only_the_presets_that_differ():
    before, after = (msgspec.to_builtins(one) for one in ((CLUB,), (CLUB, TEAMS)))
    text = change_words("presets", before, after, EN, {})
    assert text == "Presets: none → Teams \\* (For Honor · 7 days · unrated · team threads)"
    assert change_words("presets", after, before, EN, {}).endswith("team threads) → none")


def test_a_preset_is_found_by_its_name_in_any_case():
    settings = ServerSettings(presets=(CLUB, TEAMS))
    assert settings.preset(" cLUB ") is CLUB
    assert settings.preset("pub") is None
    assert [one.stated for one in settings.presets] == [5, 3]


def test_shares_are_shown_of_those_of_whom_enough_is_known():
    known = {11: Punctuality(39, 1), 22: Punctuality(5, 0), 33: Punctuality(10, 10)}
    assert punctuality_words(known, EN) == "⏳ Moves made in time: <@11> 97% · <@33> 50%"
    assert punctuality_words({22: Punctuality()}, EN) == ""
