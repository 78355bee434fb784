"""Each import contract holds, and each has been seen to fail on a planted import."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.samples import sample

ROOT = Path(__file__).parent.parent
PLANTS = {
    "layers": ("bot/physics/planted.py", "import bot.games.base"),
    "pure": ("bot/games/planted.py", "import datetime"),
    "pymunk": ("render/planted.py", "import pymunk"),
    "local": ("bot/storage/planted.py", "import bot.local"),
    "discord": ("bot/matches/planted.py", "import discord"),
    "cogs": ("cogs/planted.py", "import bot.games.pitchout.values"),
    "local-alone": ("bot/local/planted.py", "import bot.words"),
    "working": ("bot/working.py", "import discord"),
}


def lint_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    tool = Path(sys.executable).with_name("lint-imports")
    return subprocess.run([tool, "--no-cache"], cwd=folder, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("planted")
    for name in ("bot", "cogs", "render"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / ".importlinter", folder)
    return folder


def test_every_contract_is_planted_against():
    lines = (ROOT / ".importlinter").read_text().splitlines()
    names = {line[23:-1] for line in lines if line.startswith("[importlinter:contract:")}
    assert names == set(PLANTS)


@pytest.mark.parametrize("contract", sample(PLANTS, 7))
def test_a_planted_import_is_found(copy: Path, contract: str):
    path, line = PLANTS[contract]
    planted = copy / path
    before = planted.read_text() if planted.exists() else None
    planted.write_text(f"{before or ''}\n{line}\n")
    try:
        report = lint_imports(copy)
    finally:
        planted.unlink() if before is None else planted.write_text(before)
    section = (ROOT / ".importlinter").read_text().split(f"[importlinter:contract:{contract}]\nname = ")[1]
    assert report.returncode == 1, report.stdout + report.stderr
    assert f"{section.splitlines()[0]} BROKEN" in report.stdout


def test_the_tree_keeps_every_contract():
    report = lint_imports(ROOT)
    assert report.returncode == 0, report.stdout + report.stderr
