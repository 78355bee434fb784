"""A game that the product does not know needs its own folder and one line: `tests/crokinole` is played by the same tests as the others."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.crokinole import FOLDER, lines
from tools.structure.source import PRODUCT

ROOT = Path(__file__).parents[1]
MOST = 1200  # lines of rules
PLAYED = ("tests/crokinole/in_discord.py", "tests/games/test_contract.py", "tests/features/lessons/test_courses.py")


@pytest.mark.thorough
def test_a_fifth_game_is_played_and_keeps_the_contract_of_games():
    """In a process of its own, since commands are made of the registered games when they are imported."""
    chosen = ("-k", "crokinole", "-m", "not slow and not thorough", "-p", "no:cacheprovider")
    command = (sys.executable, "-m", "pytest", "-q", "-p", "tests.crokinole.registered", *chosen, *PLAYED)
    environment = os.environ | {"PYTEST_ADDOPTS": ""}  # this run's coverage is not that one's
    played = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    assert played.returncode == 0, played.stdout[-8000:] + played.stderr[-2000:]


def test_its_rules_are_short():
    counted = lines()
    print(counted)
    assert 0 < counted["rules"] <= MOST


def test_the_product_does_not_know_it():
    files = [
        file
        for room in (*PRODUCT, "data")
        for file in (ROOT / room).rglob("*")
        if file.suffix in {".py", ".ftl", ".md", ".toml"}
    ]
    assert len(files) > 500
    assert [str(file) for file in files if FOLDER.name in file.read_text(encoding="utf-8").casefold()] == []
