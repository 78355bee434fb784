"""A game by others is a distribution of its own: `examples/crokinole` is played by the same tests as the product's games, and imports one module of it."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

from bot.games import GAMES
from tests.support.games.installing import EXAMPLE, EXAMPLES, ROOT, distribution, with_example
from tools.structure.__main__ import example
from tools.structure.source import PRODUCT

MOST = 1200  # lines of rules
PLAYED = (
    "tests/examples/crokinole_in_discord.py",
    "tests/games/test_contract.py",
    "tests/features/lessons/test_courses.py",
)


@pytest.mark.thorough
def test_it_is_played_and_keeps_the_contract_of_games(tmp_path: Path):
    """In a process of its own, since commands are made of the games that are known when they are imported."""
    chosen = ("-k", "crokinole", "-m", "not slow and not thorough", "-p", "no:cacheprovider")
    command = (sys.executable, "-m", "pytest", "-q", *chosen, *PLAYED)
    environment = with_example(tmp_path) | {"PYTEST_ADDOPTS": ""}  # this run's coverage is not that one's
    played = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    assert played.returncode == 0, played.stdout[-8000:] + played.stderr[-2000:]


def test_a_process_knows_it_and_says_which_other_cannot_be_played(tmp_path: Path):
    environment = with_example(tmp_path)
    distribution(tmp_path, "pichenette-carrom", {"carrom": "not_there:GAME"}, "0.3.0")
    shown = "import json; from bot.games import GAMES, OTHERS; print(json.dumps([[*GAMES], [[one.package, one.reason] for one in OTHERS]]))"
    command = (sys.executable, "-c", shown)
    known = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=True)
    games, others = json.loads(known.stdout)
    assert games == [*GAMES, "crokinole"]
    carrom, crokinole = others
    assert carrom[0] == "pichenette-carrom 0.3.0"
    assert "No module named 'not_there'" in carrom[1]
    assert crokinole == ["pichenette-crokinole 1.0.0", ""]


@pytest.mark.parametrize("first", ["bot.games", "render", "pichenette.api", "pichenette.api.pictures"])
def test_it_is_known_whichever_module_is_imported_first(tmp_path: Path, first: str):
    shown = f"import pichenette, {first}; from render import PAINTERS; print([*PAINTERS])"
    command = (sys.executable, "-c", shown)
    environment = with_example(tmp_path)
    known = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=True)
    assert known.stdout.strip() == str([*GAMES, "crokinole"])


def test_a_game_whose_painter_cannot_be_imported_is_taken_back(tmp_path: Path):
    environment = with_example(tmp_path)
    distribution(tmp_path, "pichenette-carrom", {"carrom": "carrom_game:GAME"}, "0.3.0")
    (tmp_path / "carrom_painter.py").write_text("CARROM = 1 / 0")
    (tmp_path / "carrom_game.py").write_text(
        "import msgspec, pichenette_crokinole.game\n"
        "from pichenette_crokinole.rules.game import Crokinole\n"
        "class Carrom(Crokinole):\n"
        "    spec = msgspec.structs.replace(Crokinole.spec, key='carrom')\n"
        "GAME = pichenette_crokinole.game.GAME._replace(rules=Carrom(), painter='carrom_painter:CARROM')\n"
    )
    shown = "import json, render; from bot.games import GAMES, OTHERS; print(json.dumps([[*GAMES], [*render.PAINTERS], [one.reason for one in OTHERS]]))"
    command = (sys.executable, "-c", shown)
    known = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=True)
    games, painters, reasons = json.loads(known.stdout)
    assert games == painters == [*GAMES, "crokinole"]
    assert reasons == ["it cannot be imported (ZeroDivisionError: division by zero): update or uninstall it", ""]


@pytest.mark.parametrize("folder", sorted(EXAMPLES.iterdir()), ids=lambda one: one.name)
def test_rules_as_data_hold(tmp_path: Path, folder: Path):
    scenarios = folder / "tests" / "scenarios"
    command = (sys.executable, "-m", "pichenette", "scenario", scenarios)
    environment = with_example(tmp_path, folder)
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert "[[scenario]]" in "".join(file.read_text(encoding="utf-8") for file in scenarios.glob("*.toml"))


def test_its_rules_are_short():
    counted = example()
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
    assert [str(file) for file in files if EXAMPLE.name in file.read_text(encoding="utf-8").casefold()] == []


def test_it_imports_nothing_of_the_product_but_the_api_for_games():
    imported = {module for file in EXAMPLES.rglob("*.py") for module in modules(file.read_text(encoding="utf-8"))}
    ours = {"tests", "tools", "outside", "pichenette", "localdiscord", *PRODUCT}
    assert {one for one in imported if one.partition(".")[0] in ours} == {"pichenette.api", "pichenette.api.pictures"}


def modules(source: str) -> set[str]:
    """The modules that a source imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found
