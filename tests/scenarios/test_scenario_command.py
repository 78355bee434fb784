"""`pichenette scenario`: lines, closing line, exit status; with a game that flicks nothing and hides nothing."""

import subprocess
import sys
from pathlib import Path

import pytest

from bot.content import WORDS
from bot.scenarios.command import run
from bot.scenarios.runner import ScenarioPlayer
from bot.words import Catalogue
from tests.support.games.counter import COUNTER, Counter

ROOT = Path(__file__).parents[2]
GAMES = {"counter": Counter()}
PLAYER = ScenarioPlayer({"counter": COUNTER}, tuple(Catalogue(WORDS).languages.values()))
HEAD = '[[scenario]]\nid = "one"\ngame = "counter"\nrules = ["C-1"]\nposition = "play"\n'
ADD = '[[scenario.step]]\nseat = 0\naction = { type = "add", n = 2.0 }\n'


def ran(tmp_path: Path, *files: str) -> tuple[int, list[str], list[str]]:
    """Exit status, output, errors."""
    lines: list[str] = []
    complaints: list[str] = []
    for number, text in enumerate(files):
        (tmp_path / f"{number}.toml").write_text(text)
    return run([tmp_path], GAMES, PLAYER, lines.append, complaints.append), lines, complaints


def complaint(tmp_path: Path, text: str) -> str:
    status, output, (only,) = ran(tmp_path, text)
    assert (status, output) == (2, ["0 passed, 0 failed, some files could not be read"])
    return only.removeprefix(f"{tmp_path}/0.toml: ")


def test_a_scenario_that_passes(tmp_path):
    text = HEAD + ADD + 'expect.events = [{ type = "added", seat = 0, n = 2 }]\nexpect.asks = [{ seat = 1 }]\n'
    assert ran(tmp_path, text) == (0, ["ok   one", "1 passed, 0 failed"], [])


def test_a_scenario_that_fails(tmp_path):
    status, output, _ = ran(tmp_path, HEAD + ADD + "expect.state.totals = [3, 0]\n")
    assert (status, output) == (
        1,
        ["FAIL one: step 1: state.totals[0]: expected 3, got 2.0", "0 passed, 1 failed"],
    )


def test_a_file_that_cannot_be_understood_does_not_keep_others_from_running(tmp_path):
    status, output, complaints = ran(tmp_path, HEAD + ADD, "scenario = 3\n")
    assert (status, output) == (2, ["ok   one", "1 passed, 0 failed, some files could not be read"])
    assert complaints == [f"{tmp_path}/1.toml: scenario: Expected `array`, got `int`"]


def test_a_path_that_leads_nowhere(tmp_path):
    lines: list[str] = []
    status = run([tmp_path / "none"], GAMES, PLAYER, lines.append, lines.append)
    assert (status, lines) == (
        2,
        [f"{tmp_path}/none: no scenario file is here", "0 passed, 0 failed, some files could not be read"],
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (HEAD, "[scenario one] step: is missing"),
        (HEAD.replace("counter", "chess") + ADD, "[scenario one] game: there is no game chess, only counter"),
        (
            HEAD.replace('["C-1"]', '["1", "2", "3", "4"]') + ADD,
            "[scenario one] rules: Expected `array` of length <= 3",
        ),
        (HEAD + ADD.replace("seat = 0", ""), "[scenario one.step 1] seat: goes with action"),
        (HEAD + ADD + "timeout = { seat = 1 }", "[scenario one.step 1] needs one of action, timeout, left"),
        (HEAD + "[[scenario.step]]\n", "[scenario one.step 1] needs one of action, timeout, left"),
        (HEAD + ADD.replace("2.0", "200"), "[scenario one.step 1.action] n: Expected `float` <= 100.0"),
        (HEAD + ADD.replace(" n =", " m ="), "[scenario one.step 1.action] n: is missing"),
        (HEAD + ADD + "trace = {}", "[scenario one.step 1] trace: nothing is flicked in this game"),
        (HEAD + "physics = { mu = 0.3 }\n" + ADD, "[scenario one] physics: nothing is flicked in this game"),
        (HEAD + "physics = { nu = 0.3 }\n" + ADD, "[scenario one.physics] nu: there is no such key"),
        (
            HEAD + "state = { totals = [11, 0] }\n" + ADD,
            "[scenario one.state] no legal position: the total of seat 0 is past the target",
        ),
        (HEAD + "unset = ['target']\n" + ADD, "[scenario one.state] target: Expected `int`, got `null`"),
        (
            HEAD + ADD + "expect.view.7.hides = ['x']",
            "[scenario one.step 1.expect.view] 7: is no seat and not spectator",
        ),
        (HEAD + ADD + HEAD + ADD, "[scenario 2] id: one is the id of two scenarios"),
        (HEAD.replace("one", "One") + ADD, "[scenario One] id: Expected `str` matching regex '^[a-z0-9][a-z0-9-]*$'"),
    ],
)
def test_what_cannot_be_understood(tmp_path, text, expected):
    assert complaint(tmp_path, text) == expected


def test_several_asks_of_both_seats_are_answered_by_seat(tmp_path):
    options = 'options = { turns = "together" }\n'
    second = (
        '[[scenario.step]]\nseat = 1\nask = "add"\naction = { type = "add", n = 3.0 }\nexpect.state.totals = [2, 3]\n'
    )
    assert ran(tmp_path, HEAD + options + ADD + second)[0] == 0


def test_a_clock_runs_out_and_a_seat_leaves(tmp_path):
    clock = "[[scenario.step]]\ntimeout = { seat = 0 }\nexpect.asks = [{ seat = 1 }]\n"
    left = "[[scenario.step]]\nleft = { seat = 0 }\nexpect.outcome = [[1], [0]]\n"
    assert ran(tmp_path, HEAD + clock + left)[0] == 0


def test_each_seed_is_played_and_the_failing_one_named(tmp_path):
    roll = '[[scenario.step]]\nseat = 0\naction = { type = "roll" }\nexpect.state.totals = ["<= 6", 0]\n'
    assert ran(tmp_path, HEAD + "repeat = [1, 2, 3]\n" + roll)[0] == 0
    _, output, _ = ran(tmp_path, HEAD + "repeat = [1, 2, 3, 4]\n" + roll.replace("<= 6", "< 1"))
    assert output[0].startswith("FAIL one: step 1 (seed 1): state.totals[0]: expected")


def test_a_view_must_hide_as_bytes_and_as_text_board(tmp_path):
    _, output, _ = ran(tmp_path, HEAD + ADD + "expect.view.1.hides = ['VIEWER']\n")
    assert output[0] == 'FAIL one: step 1: view.1.hides: expected no "VIEWER", got it in the view'
    _, output, _ = ran(tmp_path, HEAD + ADD + "expect.view.spectator.hides = ['(2']\n")
    assert output[0].endswith('expected no "(2", got it in the text board (en)')
    assert ran(tmp_path, HEAD + ADD + "expect.view.0.hides = ['lineup']\n")[0] == 0


@pytest.mark.thorough
def test_the_command_itself():
    file = ROOT / "tests" / "scenarios" / "wrong" / "another-rule.toml"
    done = subprocess.run(
        [sys.executable, "-m", "bot", "scenario", file], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stdout == (
        "FAIL refused-by-another-rule: step 1: expected refused by PO-18, got refused by PO-17 (pitchout-refused-not-yours)\n"
        "0 passed, 1 failed\n"
    )
