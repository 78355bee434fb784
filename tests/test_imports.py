"""Each import contract holds, and each has been seen to fail on a planted import."""

import configparser
import re
import shutil
import subprocess
import sys
from collections.abc import Collection, Mapping
from pathlib import Path

import pytest

from bot.games import GAMES
from tests.support.samples import sample
from tools.structure.source import Source

ROOT = Path(__file__).parent.parent
PLANTS = {
    "layers": [
        ("bot/physics/planted.py", "import bot.games.contract.base"),
        ("bot/answers/planted.py", "import bot.screens"),
        ("bot/screens/planted.py", "import bot.panel"),
        ("localdiscord/planted.py", "import bot.words"),
    ],
    "pure": [
        ("bot/games/planted.py", "import time"),
        ("bot/panel/planted.py", "import random"),
        ("bot/screens/planted.py", "import asyncio"),
        ("bot/features/daily/rules/planted.py", "import random"),
        ("bot/features/planted/sheets.py", "import sqlalchemy"),
    ],
    "pymunk": [("render/planted.py", "import pymunk"), ("bot/screens/planted.py", "import pymunk")],
    "pillow": [("bot/workers/planted.py", "import PIL.Image"), ("cogs/play/planted.py", "from PIL import Image")],
    "discord": [
        ("bot/matches/planted.py", "import discord"),
        ("render/planted.py", "from discord.ext import commands"),
        ("localdiscord/planted.py", "import discord"),
    ],
    "local": [
        ("bot/__main__.py", "import localdiscord"),
        ("bot/storage/planted.py", "import localdiscord"),
        ("cogs/play/planted.py", "import localdiscord.world"),
    ],
    "tools": [
        ("bot/games/planted.py", "import tests.support"),
        ("cogs/play/planted.py", "import tools.structure"),
        ("localdiscord/planted.py", "import tests.support"),
    ],
    "games": [
        ("cogs/play/planted.py", "import bot.games.pitchout.rules.game"),
        ("bot/matches/planted.py", "import bot.games.forhonor.player.mind"),
        ("render/planted.py", "import bot.games.offboard.game"),
    ],
    "games-apart": [
        ("bot/games/pitchbowl/rules/planted.py", "import bot.games.pitchout.rules.board"),
        ("bot/games/contract/planted.py", "import bot.games.offboard.coach"),
    ],
    "features-apart": [("bot/features/contract.py", "import bot.features.registry")],
    "worker-process": [
        ("bot/workers/worker_process.py", "import structlog"),
        ("bot/workers/studio.py", "import bot.workers.worker"),
    ],
}
"""A module that breaks each contract; where there are several, each of them must break it alone."""
CASES = [(contract, *plant) for contract, plants in PLANTS.items() for plant in plants]


STARTED = """
import sys
from bot.workers import fork_process
from bot.client import app
from cogs.running import assembly
app.import_extensions()
{more}
print(*sys.modules)
"""
NOT_TO_START = re.compile(
    r"alembic|localdiscord|networkx|psycopg|pydantic|snowballstemmer|sqlalchemy\.orm"
    r"|bot\.(features\.\w+|scenarios|upkeep)\.command|cogs\.doctor\.command"
)
"""What takes time and memory, and is for hosts' commands, upgrades or rare features alone."""


def contracts() -> dict[str, configparser.SectionProxy]:
    config = configparser.ConfigParser()
    config.read(ROOT / ".importlinter")
    return {name.removeprefix("importlinter:contract:"): config[name] for name in config.sections()[1:]}


def rooms() -> set[str]:
    """The modules and folders that are directly in bot/, and the other three roots."""
    names = {path.stem for path in (ROOT / "bot").iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    return {f"bot.{name}" for name in names - {"__init__"}} | {"cogs", "localdiscord", "render"}


def lint_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    tool = Path(sys.executable).with_name("lint-imports")
    return subprocess.run([tool, "--no-cache"], cwd=folder, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("planted")
    for name in ("bot", "cogs", "localdiscord", "render"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / ".importlinter", folder)
    return folder


def test_every_contract_is_planted_against():
    assert contracts().keys() == PLANTS.keys()


def test_every_room_has_its_layer():
    assert set(re.split(r"[\s|]+", contracts()["layers"]["layers"].strip())) == rooms()


def test_the_command_line_alone_plays_on_the_local_discord():
    imports = Source(ROOT).imports
    assert [name for name, others in imports.items() if "bot.ops.play" in others] == ["bot.__main__"]


def loaded(more: str = "") -> set[str]:
    """What is in memory after all imports of `pichenette run`, and `more`, that no bot needs to start."""
    code = STARTED.format(more=more)
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    return {name for name in ran.stdout.split() if NOT_TO_START.fullmatch(name)}


def test_a_bot_starts_without_what_it_rarely_needs():
    assert loaded() == set()
    assert {"bot.features.history.command", "bot.upkeep.command"} < loaded("import cogs.running.host_commands")


def strangers(imports: Mapping[str, Collection[str]], games: Collection[str]) -> list[tuple[str, str]]:
    """Modules that import the pictures of a game from outside its folder."""
    return [
        (module, one)
        for module, others in imports.items()
        for one in others
        for game in games
        if one.startswith(f"render.{game}.") and not module.startswith(f"render.{game}.")
    ]


def test_only_the_registry_knows_the_pictures_of_a_game():
    planted = {
        "render.offboard.planted": {"render.pitchout.painter"},
        "render.pitchout.painter": {"render.pitchout.still"},
    }
    assert strangers(planted, GAMES) == [("render.offboard.planted", "render.pitchout.painter")]
    assert {module for module, _ in strangers(Source(ROOT).imports, GAMES)} <= {"render"}


@pytest.mark.parametrize(("contract", "path", "line"), sample(CASES, 13))
def test_a_planted_import_is_found(copy: Path, contract: str, path: str, line: str):
    planted = copy / path
    planted.parent.mkdir(exist_ok=True)
    (planted.parent / "__init__.py").touch()
    before = planted.read_text() if planted.exists() else None
    planted.write_text(f"{before or ''}\n{line}\n")
    try:
        report = lint_imports(copy)
    finally:
        planted.unlink() if before is None else planted.write_text(before)
    assert report.returncode == 1, report.stdout + report.stderr
    assert f"{contracts()[contract]['name']} BROKEN" in report.stdout


@pytest.mark.parametrize("clock", ["datetime.now(dt.UTC)", "datetime.utcnow()", "datetime.today()", "date.today()"])
def test_days_are_values_whose_clock_is_refused(clock: str):
    tool = Path(sys.executable).with_name("ruff")
    command = [
        tool,
        "check",
        "--no-cache",
        "--quiet",
        "--select=DTZ,TID251",
        "--stdin-filename=bot/games/planted.py",
        "-",
    ]
    planted = f"import datetime as dt\n\nA = dt.{clock}\n"
    report = subprocess.run(command, cwd=ROOT, input=planted, capture_output=True, text=True, check=False)
    assert report.returncode == 1, report.stdout + report.stderr


def test_the_tree_keeps_every_contract():
    report = lint_imports(ROOT)
    assert report.returncode == 0, report.stdout + report.stderr
