"""All scenarios: the right ones pass, under other tuning too; the wrong ones fail; every rule has one."""

from __future__ import annotations

import functools
import re
import tomllib
from pathlib import Path

import msgspec
import pytest

from bot.content import WORDS
from bot.games import GAMES
from bot.physics.overrides import Overrides
from bot.scenarios.parser import NotUnderstood, Scenario, ScenarioFile, ScenarioTable, find, read, understood
from bot.scenarios.runner import ScenarioPlayer
from bot.words import Catalogue
from render import PAINTERS

FOLDER = Path(__file__).parent / "scenarios"
PLAYER = ScenarioPlayer(PAINTERS, tuple(Catalogue(WORDS).languages.values()))
RIGHT = [
    (file, table)
    for key in GAMES
    for file in find([FOLDER / key])
    for table in msgspec.convert(tomllib.loads(file.read_text()), ScenarioFile).scenario
]
TABLES = [table for _, table in RIGHT]
WRONG = sorted((FOLDER / "wrong").glob("*.toml"))
RULES = {
    "pitchout": [*(f"PO-{number}" for number in range(1, 103)), *(f"V-{number}" for number in range(1, 9))],
    "offboard": [f"OB-{number}" for number in range(1, 23)],
    "pitchbowl": [
        *(
            f"PB-{number}"
            for first, last in ((1, 8), (10, 23), (30, 34), (40, 51), (60, 63), (65, 68), (70, 70), (80, 84))
            for number in range(first, last + 1)
        ),
        *(f"D-{number}" for number in range(1, 39)),
        "V-8",
    ],
    "forhonor": [
        *(
            f"FH-{number}"
            for first, last in ((1, 5), (10, 12), (20, 25), (30, 32), (40, 43), (50, 58), (60, 65), (70, 73), (80, 85))
            for number in range(first, last + 1)
        ),
        "FH-90",
        *(f"D-{number}" for number in range(1, 33)),
    ],
}

# Where tuning is free: each end of each range, and all low and all high ends at once.
ENDS = {
    "block_mass": (30.0, 80.0),
    "restitution": (0.55, 0.95),
    "contact_friction": (0.0, 0.4),
    "delta": (0.001, 0.1),
    "mu": (0.1, 0.4),
}
TUNINGS = [
    *({name: end} for name, ends in ENDS.items() for end in ends),
    {name: ends[0] for name, ends in ENDS.items()},
    {name: ends[1] for name, ends in ENDS.items()},
]


@functools.cache
def scenarios(file: Path) -> dict[str, Scenario]:
    """The scenarios of a file, by their ids."""
    return {scenario.table.id: scenario for scenario in read(file, GAMES)}


def is_simulated(table: ScenarioTable) -> bool:
    """Whether physics has a say in it."""
    return any(
        step.action is not None
        and step.action["type"] in {"flick", "flick_again", "pass", "placement"}
        and step.trace is None
        and step.expect.refused is None
        for step in table.step
    )


@pytest.mark.parametrize(("file", "table"), RIGHT, ids=[table.id for table in TABLES])
def test_a_scenario_passes(file, table):
    assert PLAYER.failure(scenarios(file)[table.id]) is None


def test_no_id_is_used_twice():
    ids = [table.id for table in TABLES]
    assert sorted(set(ids)) == sorted(ids)


@pytest.mark.long
@pytest.mark.parametrize(
    "tuning",
    [*(pytest.param(tuning, marks=pytest.mark.thorough) for tuning in TUNINGS[:-1]), TUNINGS[-1]],
    ids=[",".join(f"{name}={end:g}" for name, end in tuning.items()) for tuning in TUNINGS],
)
def test_no_outcome_depends_on_tuning(tuning):
    for file, table in RIGHT:
        if is_simulated(table):
            scenario = understood(file, table, GAMES, Overrides(**tuning))
            assert PLAYER.failure(scenario) is None, table.id


@pytest.mark.parametrize("file", WRONG, ids=lambda file: file.stem)
def test_what_is_wrong_on_purpose_fails_as_its_first_line_says(file):
    """The first line of a wrong file is a comment: a part of what must be said of each of its scenarios, or of the file."""
    says = file.read_text().splitlines()[0].removeprefix("# ")
    try:
        wrong = read(file, GAMES)
    except NotUnderstood as error:
        assert says in str(error)  # noqa: PT017 - either this is told or every scenario fails
        return
    for scenario in wrong:
        failure = PLAYER.failure(scenario)
        assert failure is not None
        assert says in failure


@pytest.mark.parametrize("game", RULES)
def test_every_rule_has_a_scenario(game, capsys, pytestconfig):
    table = {rule: [one.id for one in TABLES if one.game == game and rule in one.rules] for rule in RULES[game]}
    if pytestconfig.get_verbosity() >= 0:
        with capsys.disabled():
            print(f"\n{game}: rule -> scenarios")
            for rule, ids in table.items():
                print(f"  {rule:<7} {', '.join(ids) or 'NONE'}")
    assert [rule for rule, ids in table.items() if not ids] == []
    cited = {rule for one in TABLES if one.game == game for rule in one.rules}
    assert cited <= table.keys()


@pytest.mark.parametrize("game", RULES)
def test_every_question_of_players_is_answered_by_a_scenario(game):
    questions = tomllib.loads((FOLDER / "questions.toml").read_text())[game]
    known = {one.id for one in TABLES if one.game == game}
    assert [question for question, answer in questions.items() if answer not in known] == []


def test_ids_and_comments_are_all_a_reader_needs():
    """Every file begins with what it is about."""
    for file in find([FOLDER / key for key in GAMES]):
        assert re.match(r"# [A-Z].+\([A-Z]+-\d+", file.read_text())
