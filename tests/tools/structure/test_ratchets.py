"""The shape of the code only improves, and every improvement is written down."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools.structure.planted import plant
from tools.structure.__main__ import ROOT
from tools.structure.figures import NOT_COMPUTED, ROOMS, Figure, loose, room_figures, shape, sizes, written
from tools.structure.ratchets import RATCHETS, fallen, record, recorded, risen
from tools.structure.rooms import FEATURES, GAMES, KERNEL, Rooms
from tools.structure.source import Source

HELD = {"files": 3, "rings": 2}


@pytest.fixture(scope="module")
def figures() -> list[Figure]:
    return shape(Source(ROOT), Rooms.read(ROOMS, ROOT))


@pytest.mark.thorough
def test_the_tool_prints_every_figure():
    command = (sys.executable, "-m", "tools.structure")
    printed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert printed.returncode == 0, printed.stdout[-4000:] + printed.stderr[-2000:]
    for name in (*recorded(RATCHETS), *NOT_COMPUTED):
        assert f"\n{name}: " in printed.stdout
    assert re.search(r"calls of store and worker until the answer: [1-9]", printed.stdout)


def test_no_figure_rises(figures: list[Figure]):
    assert risen(figures, recorded(RATCHETS)) == []


def test_figures_that_fall_are_written_down(figures: list[Figure]):
    """`python -m tools.structure --record` does it."""
    assert fallen(figures, recorded(RATCHETS)) == []


def test_a_risen_and_an_unrecorded_figure_are_found():
    assert risen([Figure("files", 4, 0, "bot"), Figure("rings", 2, 0)], HELD) == ["files: 4, recorded 3 bot"]
    assert risen([Figure("words", 0, 0)], HELD) == ["words: 0, recorded none"]


def test_a_fallen_and_a_vanished_figure_are_found():
    assert fallen([Figure("files", 3, 0), Figure("rings", 1, 0)], HELD) == ["rings: 1, recorded 2"]
    assert fallen([Figure("files", 3, 0)], HELD) == ["rings: gone, recorded 2"]


def test_what_is_recorded_is_held(tmp_path: Path):
    figures = [Figure("files directly in bot/screens", 3, 0), Figure("rings", 0, 0)]
    record(figures, tmp_path / "ratchets.toml")
    held = recorded(tmp_path / "ratchets.toml")
    assert (risen(figures, held), fallen(figures, held)) == ([], [])


def test_a_module_without_a_room_and_a_name_without_a_module_are_counted(tmp_path: Path):
    source = plant(
        tmp_path,
        {
            "bot/words.py": "",
            "bot/new.py": "",
            "bot/games/pitchout.py": "",
            "bot/crowd.py": "import bot.games.pitchout",
        },
    )
    rooms = Rooms(
        {KERNEL: {"bot": ["bot.words", "bot.gone"]}, FEATURES: {"crowd": ["bot.crowd"]}, GAMES: {"it": ["bot.games"]}}
    )
    found = {one.name: one for one in room_figures(source, rooms)}
    assert found["modules without a room"][1:] == (1, 0, "bot.new")
    assert found["names in rooms.toml that no module has"][1:] == (1, 0, "bot.gone")
    assert found["imports from features to a game"].value == 1
    assert found["folders of one feature"].value == 1


def test_importers_of_a_feature_in_its_own_folder_are_counted(tmp_path: Path):
    source = plant(
        tmp_path,
        {
            "bot/features/daily/values.py": "",
            "bot/features/registry.py": "import bot.features.daily.values",
            "bot/crowd.py": "import bot.features.registry, bot.games.pitchout",
            "bot/client/app.py": "import bot.crowd",
            "bot/games/pitchout.py": "import bot.features.daily.values",
            "cogs/daily/daily.py": "import bot.features.daily.values",
        },
    )
    listed = tmp_path / "rooms.toml"
    listed.write_text('[features]\ncrowd = ["bot.crowd"]\n[games]\npitchout = ["bot.games"]\n', encoding="utf-8")
    found = {one.name: one for one in room_figures(source, Rooms.read(listed, tmp_path))}
    assert found["modules outside a feature in bot/features that import it"][1:] == (2, 1, "daily")


def test_only_files_directly_in_a_folder_are_loose(tmp_path: Path):
    plant(tmp_path, {"bot/a.py": "", "bot/b.py": "", "bot/screens/c.py": "", "bot/notes.txt": ""})
    found = {one.name: one.value for one in loose(tmp_path)}
    assert found["files directly in bot"] == 2
    assert found["files directly in bot/screens"] == 1
    assert found["files directly in tests/cogs"] == 0


def test_the_local_discord_is_counted_alone(tmp_path: Path):
    source = plant(
        tmp_path,
        {
            "bot/a.py": '"""What it is."""\nsaid = 1\n',
            "localdiscord/b.py": '"""What it is."""\nsaid = 1\n',
            "bot/localdiscord.py": '"""What it is."""\n',
            ".importlinter": "[importlinter]\n",
            "tests/test_a.py": "\n\n\n",
            "tests/dump.sql": "\n",
        },
    )
    assert [one.value for one in written(source)] == [1, 2, 1]
    counted = dict(sizes(source))
    assert [counted[name] for name in ("lines of the product", "lines of the local Discord")] == ["3", "2"]
    assert [counted[name] for name in ("lines of tests", "lines of schema dumps in tests")] == ["3", "1"]
