"""Steps written in a line, in both languages, with what is offered where it cannot be read."""

from functools import partial

import pytest

from bot.answers.step_parser import StepParser, UnreadableStep
from bot.content import WORDS
from bot.games import GAMES
from bot.games.contract.save import dump_state
from bot.games.forhonor.rules.game import ForHonor
from bot.games.forhonor.rules.values import State
from bot.matches.core.models import Match, Status
from bot.matches.core.positions import PlannedPosition, Positions
from bot.words import Catalogue
from tests.support.games.forhonor_matches import CLASH, USUAL, placed

CATALOGUE = Catalogue(WORDS)
POSITIONS = Positions(GAMES)
GAME = ForHonor()
MATCH = Match(1, 1, 1, 1, 1, "forhonor", (), Status.RUNNING, 0, (), b"", b"", 0, 0, 0, 0, "en")


def at(state: State) -> PlannedPosition:
    (ask,) = GAME.asks(state)
    planned = POSITIONS.planned_position(MATCH, dump_state(GAME.spec, state), ask, ())
    assert planned is not None
    return planned


def reader(language: str) -> StepParser:
    further, spelled = (partial(one, MATCH) for one in (POSITIONS.further, POSITIONS.spelled))
    return StepParser(
        "forhonor",
        GAME.spec.steps.verbs,
        CATALOGUE.of(language),
        further,
        spelled,
    )


def codes(line: str, state: State = CLASH, language: str = "en-GB") -> list[str]:
    typed = reader(language).line(line, at(state))
    return [step.code for step in typed.planned.steps] + ([typed.end] if typed.end else [])


BESIDE = placed("orochi", {"orochi": "G9", "lawbringer": "H9", "berserker": "G10", "conqueror": "H10"})


@pytest.mark.parametrize(
    ("language", "line", "meant"),
    [
        ("en-GB", "move E10; kill 2; end", ["move E10", "kill 2", "end"]),
        ("en-GB", "  MOVE   to e10 ;; Remove 2 soldiers;done", ["move E10", "kill 2", "end"]),
        ("en-GB", "e10; longbow at Berserker", ["move E10", "shoot G10"]),
        ("en-GB", "move E10 · Move to E10 (one step); kill 1", ["move E10", "kill 1"]),
        ("en-GB", "shoot D12; undo; move E10", ["move E10"]),
        ("fr", "va en É10; tue 2; fin", ["move E10", "kill 2", "end"]),
        ("fr", "Aller en E10 (un pas) ; tire Berserker", ["move E10", "shoot G10"]),
        ("fr", "move E10; annule; tir D12", ["shoot D12"]),
    ],
)
def test_lines_are_understood_however_they_are_written(language: str, line: str, meant: list[str]):
    assert codes(line, language=language) == meant


def test_a_verb_without_other_words_is_understood_by_its_code():
    assert reader("en-GB")._others("move")
    assert reader("en-GB")._others("dance") == ()


def test_a_hero_is_named_in_the_readers_language():
    assert codes("attaque conquerant", BESIDE, "fr") == ["attack conqueror"]
    assert codes("Attack the Conqueror", BESIDE) == ["attack conqueror"]


def test_a_hero_in_reserve_enters_first():
    assert codes("enter F1; move F4; end", USUAL) == ["enter F1", "move F4", "end"]
    with pytest.raises(UnreadableStep) as refusal:
        codes("move F4", USUAL)
    assert refusal.value.rule == "FH-24"


@pytest.mark.parametrize(
    ("line", "rule", "nth"),
    [
        ("move A18", "FH-30", 0),
        ("move e10; kill 7", "FH-40", 1),
        ("attack nobushi", "FH-50", 0),
        ("shoot A1", "FH-62", 0),
    ],
)
def test_what_the_rules_forbid_names_its_rule(line: str, rule: str, nth: int):
    with pytest.raises(UnreadableStep) as refusal:
        codes(line)
    assert (refusal.value.rule, refusal.value.nth) == (rule, nth)


@pytest.mark.parametrize(
    ("line", "near"),
    [
        ("shoot D12; undo; undo", ""),
        ("mvoe E10", "move E10"),
        ("shot", "shoot D12"),
        ("attack", ""),
        ("end; move E10", ""),
        ("", ""),
        ("x" * 300, ""),
    ],
)
def test_what_is_not_clear_offers_what_is_nearest(line: str, near: str):
    with pytest.raises(UnreadableStep) as refusal:
        codes(line)
    assert not near or near in refusal.value.near


def test_an_enemy_out_of_reach_is_attacked_after_the_way_there():
    assert codes("attack conqueror") == codes("move G12; attack conqueror")
    assert codes("attaque conquérant", language="fr") == codes("attack conqueror")


def test_suggestions_go_on_after_the_steps_written_before():
    lines = [line for _, line in reader("en-GB").suggested("move e10; sho", at(CLASH))]
    assert lines == ["move e10; shoot G10"]
    french = [line for _, line in reader("fr").suggested("va e10; tue", at(CLASH))]
    assert french == [f"va e10; kill {count}" for count in (4, 3, 2, 1)]
    assert reader("en-GB").suggested("nonsense; mo", at(CLASH)) == []
    assert reader("en-GB").suggested("end; mo", at(CLASH)) == []
    assert len(reader("en-GB").suggested("", at(CLASH))) == 25
