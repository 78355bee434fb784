"""The plug-in of pytest holds an installed game to the contract of games: one that keeps it passes, one that breaks it fails where it does."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.games.installing import EXAMPLE, ROOT, distribution, with_example

pytestmark = pytest.mark.thorough

BROKEN = """
import msgspec, pichenette_crokinole.game
from pichenette_crokinole.rules.game import Crokinole
class Carrom(Crokinole):
    spec = msgspec.structs.replace(Crokinole.spec, key="carrom")
    def outcome(self, state):
        return super().outcome(state) if sum(state.left) % 2 else None
GAME = pichenette_crokinole.game.GAME._replace(rules=Carrom())
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two games installed in `site`, and nothing in `own`."""
    with_example(tmp_path / "site")
    distribution(tmp_path / "site", "pichenette-carrom", {"carrom": "carrom_game:GAME"})
    (tmp_path / "site" / "carrom_game.py").write_text(BROKEN)
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "pytest.ini").touch()
    return tmp_path


def run_of(folder: Path, key: str, *more: str) -> subprocess.CompletedProcess[str]:
    """A run of pytest in `own`, for an installed game."""
    path = os.pathsep.join(map(str, (folder / "site", EXAMPLE, ROOT)))
    command = (sys.executable, "-m", "pytest", "-q", "-p", "pichenette.testing.plugin", "-p", "no:randomly")
    return subprocess.run(
        (*command, "-m", "not thorough", "--pichenette-game", key, *more),
        cwd=folder / "own",
        env=os.environ | {"PYTHONPATH": path, "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_the_example_keeps_the_contract_and_its_matches_are_reported(folder: Path):
    run = run_of(folder, "crokinole")
    assert run.returncode == 0, run.stdout
    assert " passed" in run.stdout
    assert "2 seats, 40 matches: " in run.stdout


def test_its_scenarios_and_own_tests_are_run(folder: Path):
    tests = shutil.copytree(EXAMPLE / "tests", folder / "own" / "tests")
    run = run_of(folder, "crokinole", "-k", "scenarios or twenty or hole")
    assert run.returncode == 0, run.stdout
    assert "3 passed" in run.stdout
    file = tests / "scenarios" / "crokinole.toml"
    file.write_text(file.read_text().replace('"twenty"', '"ditched"'))
    again = run_of(folder, "crokinole", "-k", "scenarios")
    assert again.returncode == 1
    assert "FAIL a-disc-over-the-hole-is-twenty-points" in again.stdout


def test_a_game_that_breaks_it_fails_where_it_does(folder: Path):
    run = run_of(folder, "carrom", "-rf")
    assert run.returncode == 1
    for broken in ("test_a_match_ends_exactly_when_nothing_is_asked", "test_name_and_options_have_words"):
        assert f"{broken}[carrom" in run.stdout
    assert "test_leaving_and_a_lost_clock_always_work[carrom" not in run.stdout


def test_a_game_that_is_not_installed_is_refused(folder: Path):
    run = run_of(folder, "halma")
    assert run.returncode == 4
    assert "no game 'halma' is installed, only " in run.stderr
