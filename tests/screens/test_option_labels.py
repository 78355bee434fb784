"""Clocks and options are understood as they are shown, in every language."""

import pytest

from bot.content import WORDS
from bot.games import GAMES
from bot.games.contract.vocabulary import phrase
from bot.matches.core.errors import Refused
from bot.matches.timing.paces import LIMITS, read_terms
from bot.screens.option_labels import clock_meant, options_meant
from bot.words import Catalogue
from cogs.core.command_options import read_options, suggested_clocks, suggested_options
from tests.support.words.fluent_files import LANGUAGES

CATALOGUE = Catalogue(WORDS)


@pytest.mark.parametrize(
    ("game", "written", "key", "args"),
    [
        ("offboard", "nonsense", "refused-options", {"game": phrase("offboard-name")}),
        ("forhonor", "nonsense", "refused-no-option", {"given": "nonsense"}),
        ("forhonor", "Target", "refused-option-bare", {"name": phrase("forhonor-option-target")}),
        ("forhonor", "target=9", "refused-option-value", {"given": "9"}),
    ],
)
def test_an_unknown_option_is_refused_with_what_is_known(game: str, written: str, key: str, args: dict[str, object]):
    with pytest.raises(Refused) as refusal:
        read_options(game, written)
    assert refusal.value.reason.key == key
    assert dict(refusal.value.reason.args).items() >= args.items()
    assert all(CATALOGUE.of(language).say(refusal.value.reason) for language in ("en", "fr"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clock_is_chosen_by_its_label(language: str):
    for choice in suggested_clocks("", CATALOGUE.of(language)):
        for written in (choice.name, choice.name.upper(), f" {choice.name.partition(':')[0].strip()} "):
            assert read_terms(clock_meant(written, CATALOGUE)).pace.value == choice.value


def test_what_is_no_label_is_read_as_ever():
    for written in ("6h", "", "blitz", "soon", "2 days 12 hours", *(pace.value for pace in LIMITS)):
        assert clock_meant(written, CATALOGUE) == written


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_an_option_is_chosen_by_its_label(game: str, language: str):
    words = CATALOGUE.of(language)
    for choice in suggested_options(game, GAMES[game].spec.options, "", words):
        option, _, value = choice.value.partition("=")
        short = ":".join(choice.name.split(":")[:2])  # without what explains the value
        for written in (choice.name, choice.name.replace(":", " =", 1), short, choice.value):
            assert read_options(game, options_meant(game, written, CATALOGUE)) == {option: value}


@pytest.mark.parametrize(
    ("game", "written", "meant"),
    [
        ("pitchout", "mode=complet, main=humaine", {"mode": "complete", "hand": "human"}),
        ("pitchout", "édition=anglaise même-équipe_permise:oui", {"edition": "en", "mirror": "on"}),
        (
            "pitchout",
            "pénalité pour jeu passif=trois tours blocs lestés=oui",
            {"antipassive": "on", "heavy_obstacles": "on"},
        ),
        ("pitchout", "premier joueur = choisi", {"starter": "chosen"}),
        ("pitchbowl", "Tirage au sort=au choix", {"toss": "chosen"}),
        ("forhonor", "héros=tirés limite de tours=aucune", {"random": "on", "max_turns": "0"}),
    ],
)
def test_an_option_is_chosen_in_a_few_words(game: str, written: str, meant: dict[str, str]):
    assert read_options(game, options_meant(game, written, CATALOGUE)) == meant


def test_what_is_known_is_listed_in_the_words_of_the_reader():
    with pytest.raises(Refused) as refusal:
        read_options("pitchout", "mode=x")
    assert CATALOGUE.of("fr").say(refusal.value.reason) == (
        "«\u00a0Mode\u00a0» ne peut pas valoir «\u00a0x\u00a0». Au choix\u00a0: "
        "initiation (les cinq palets Alpha)\u00a0; complet (équipes, compositions secrètes, palets d’Élite)."
    )


def test_a_game_without_options_leaves_what_is_written():
    assert not GAMES["offboard"].spec.options
    assert options_meant("offboard", "Mode: complete", CATALOGUE) == "Mode: complete"


def test_several_options_are_chosen_in_a_line():
    names = [
        choice.name for choice in suggested_options("forhonor", GAMES["forhonor"].spec.options, "", CATALOGUE.of("fr"))
    ]
    first, last = names[0], names[-1]
    both = read_options("forhonor", options_meant("forhonor", f"{first}, {last} random=on", CATALOGUE))
    assert both.keys() >= {"fixed_order", "max_turns", "random"}


@pytest.mark.parametrize(
    ("game", "written", "meant"),
    [
        ("pitchout", "complete", {"mode": "complete"}),
        ("pitchout", "Complet, main: humaine", {"mode": "complete", "hand": "human"}),
        ("pitchout", "calm starter=chosen", {"hand": "calm", "starter": "chosen"}),
        ("forhonor", "random=on target=600", {"random": "on", "target": "600"}),
        ("pitchout", "format=5 format=7", {"format": "7"}),
    ],
)
def test_a_value_that_no_other_option_has_needs_no_name(game: str, written: str, meant: dict[str, str]):
    assert read_options(game, options_meant(game, written, CATALOGUE)) == meant


@pytest.mark.parametrize(
    ("written", "line"),
    [
        ("mode=complete hnad=human nonsense=7", "mode=complete hand=human"),
        ("mode=cmplete hand=human", "mode=complete hand=human"),
        ("rubbish hand=calm", "hand=calm"),
        ("Mode: complete, hand", "mode=complete"),
    ],
)
def test_one_wrong_option_leaves_the_others_ready_to_be_sent(written: str, line: str):
    with pytest.raises(Refused) as refusal:
        read_options("pitchout", options_meant("pitchout", written, CATALOGUE))
    assert dict(refusal.value.reason.args)["line"] == line
    for language in ("en", "fr"):
        assert f"`{line}`" in CATALOGUE.of(language).say(refusal.value.reason)
    assert read_options("pitchout", line)
