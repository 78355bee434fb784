"""Runs of a seed are the same, whatever Python orders by itself, and find nothing.

They are programs of their own: which modules other tests have imported first decides the order of the bot's commands.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

SEED, ANSWERS, TABLES = 3, 24, 4
ROOT = Path(__file__).parents[3]
NEWER = [
    python
    for name in (".venv-newest", ".venv-3.13")  # as .ci/run and docs/developing.md have them made
    if (python := ROOT / name / "bin" / "python").exists()
]


def played(python: str, hashes: str, seed: int = SEED, answers: int = ANSWERS) -> tuple[int, str]:
    """The turns and the hash that `python -m tools.bottle` prints, with that PYTHONHASHSEED; it fails if it finds anything."""
    command = [python, "-m", "tools.bottle", f"--first={seed}", f"--answers={answers}", f"--tables={TABLES}"]
    environment = os.environ | {"PYTHONHASHSEED": hashes}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    found = re.match(r"seed \d+: (\d+) turns, .* hash (\w+) ", done.stdout)
    assert found is not None
    return int(found[1]), found[2]


@pytest.fixture(scope="module")
def first() -> tuple[int, str]:
    """A run."""
    return played(sys.executable, "0")


def test_plays(first: tuple[int, str]) -> None:
    assert first[0] >= ANSWERS


@pytest.mark.thorough
def test_same_with_other_hashes(first: tuple[int, str]) -> None:
    assert played(sys.executable, "11") == first


@pytest.mark.thorough
@pytest.mark.skipif(not NEWER or sys.version_info >= (3, 13), reason="there is no newer Python here")
def test_same_on_a_newer_python(first: tuple[int, str]) -> None:
    assert played(str(NEWER[0]), "7") == first


def test_another_seed_differs(first: tuple[int, str]) -> None:
    assert played(sys.executable, "0", SEED + 1, 1) != first
