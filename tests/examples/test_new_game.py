"""`pichenette new-game` writes a package that keeps the contract of games and passes its own tests; bad names are refused."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.ops.new_game_command import free_prefix, template
from tests.support.games.installing import ROOT, with_example

DISCORD = "tests/examples/new_game_in_discord.py"


def made(folder: Path, name: str) -> Path:
    """The package of a new game."""
    target = folder / f"pichenette-{name}"
    assert main(["new-game", name, "--folder", str(target)]) == 0
    return target


def test_its_files_have_its_name_and_numbers_of_rules_that_are_free(tmp_path: Path):
    package = made(tmp_path, "carrom")
    files = [file for file in package.rglob("*") if file.is_file()]
    assert len(files) == len(template()) > 10
    shown = "\n".join(f"{file}\n{file.read_text(encoding='utf-8')}" for file in files).replace("CA-", "")
    assert "carrom" in shown
    assert "bullseye" not in shown.casefold()
    assert "BE-" not in shown
    project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"]["pichenette.games"] == {"carrom": "pichenette_carrom.game:GAME"}


def test_it_is_read_in_ten_minutes():
    lines = [line for file in template() for line in file.read_text(encoding="utf-8").splitlines()]
    print(len(template()), "files,", len(lines), "lines")
    assert len(lines) <= 720


@pytest.mark.parametrize(
    ("name", "taken", "prefix"),
    [("carrom", set(), "CA"), ("carrom", {"CA", "CR"}, "CO"), ("ab", {"AB"}, "AA"), ("z9", set(), "ZA")],
)
def test_the_numbers_of_its_rules_begin_with_letters_of_its_name(name: str, taken: set[str], prefix: str):
    assert free_prefix(name, taken) == prefix


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Carrom", "can't be the key"),
        ("x", "can't be the key"),
        ("my-game", "can't be the key"),
        ("../carrom", "can't be the key"),
        ("offboard", "There is a game 'offboard' already"),
        ("match", "words of its own that begin with 'match'"),
    ],
)
def test_a_name_that_cannot_be_used_says_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, reason: str
):
    assert main(["new-game", name, "--folder", str(tmp_path / "new")]) == 2
    assert reason in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "mine.py").write_text("mine")
    assert main(["new-game", "carrom", "--folder", str(tmp_path)]) == 2
    assert main(["new-game", "carrom", "--folder", str(tmp_path / "mine.py" / "carrom")]) == 2
    assert capsys.readouterr().err.splitlines() == [
        f"{tmp_path} is there already. Name another one with --folder.",
        f"{tmp_path / 'mine.py' / 'carrom'} can't be made: Not a directory.",
    ]
    assert [file.name for file in tmp_path.iterdir()] == ["mine.py"]


@pytest.mark.thorough
def test_it_is_played_and_keeps_the_contract_of_games(tmp_path: Path):
    """In a process of its own, since commands are made of the games that are known when they are imported."""
    package = made(tmp_path, "carrom")
    environment = with_example(tmp_path / "site", package) | {"PYTEST_ADDOPTS": ""}
    environment["PYTHONPATH"] += f"{os.pathsep}{ROOT}"
    plain = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    held = ("-p", "pichenette.testing.plugin", "--pichenette-game", "carrom", "-m", "not thorough")
    for command, folder in (((*plain, DISCORD), ROOT), ((*plain, *held), package)):
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, timeout=240, check=False
        )
        assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
        print(done.stdout.splitlines()[-1])
