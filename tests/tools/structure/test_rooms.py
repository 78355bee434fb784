"""Imports and folders are counted by room, rings by folder."""

from pathlib import Path

import pytest

from tests.tools.structure.planted import plant
from tools.structure.rooms import FEATURES, GAMES, KERNEL, Rooms, rings, rings_of_folders
from tools.structure.source import Source

ROOMS = Rooms(
    {
        KERNEL: {"matches": ["bot.matches"], "storage": ["bot.storage"]},
        FEATURES: {"crowd": ["bot.matches.crowd", "cogs.crowd"], "daily": ["bot.matches.daily"]},
        GAMES: {"pitchout": ["bot.games.pitchout", "bot.features.badges.rules.earned.pitchout"]},
    }
)


@pytest.fixture
def source(tmp_path: Path) -> Source:
    return plant(
        tmp_path,
        {
            "bot/matches/core/engine.py": "def run():\n    from bot.matches.crowd.calls import Call\n",
            "bot/matches/crowd/calls.py": "import bot.matches.core.engine\nfrom bot.matches.daily import tries\n",
            "bot/matches/daily/tries.py": "from bot.games.pitchout.rules import Pitchout\n",
            "bot/storage/rows.py": "from bot.matches.core import engine\n",
            "bot/storage/migrations/first.py": "from bot.matches.crowd.calls import Call\n",
            "bot/games/pitchout/rules.py": "",
            "bot/games/pitchout/film/frames.py": "",
            "bot/features/badges/rules/earned/pitchout.py": "",
            "cogs/crowd/buttons.py": "from bot.matches.crowd import calls\n",
        },
    )


def test_a_module_has_the_room_of_the_longest_name_around_it():
    rooms = [ROOMS.of(name) for name in ("bot.matches.clock", "bot.matches.crowd.calls", "bot.matches.crowds", "bot")]
    assert [room and room.name for room in rooms] == ["matches", "crowd", "matches", None]


def test_features_with_a_folder_of_their_own_need_not_be_listed(tmp_path: Path):
    plant(
        tmp_path,
        {
            "bot/features/contract.py": "",
            "bot/features/daily/values.py": "",
            "cogs/daily/daily.py": "",
            "cogs/core/a.py": "",
        },
    )
    listed = tmp_path / "rooms.toml"
    listed.write_text('[kernel]\ncogs = ["cogs.core"]\n[features]\ndaily = ["bot.matches.daily"]\n', encoding="utf-8")
    rooms = Rooms.read(listed, tmp_path)
    names = (
        "bot.features.daily.values",
        "cogs.daily.daily",
        "bot.matches.daily.tries",
        "cogs.core.a",
        "bot.features.contract",
    )
    found = [rooms.of(name) for name in names]
    assert [room and room.name for room in found] == ["daily", "daily", "daily", "cogs", None]


def test_imports_are_counted_by_the_kinds_of_rooms(source: Source):
    assert ROOMS.crossing(source.imports, KERNEL, FEATURES) == [("bot.matches.core.engine", "bot.matches.crowd.calls")]
    assert ROOMS.crossing(source.imports, FEATURES, FEATURES) == [
        ("bot.matches.crowd.calls", "bot.matches.daily.tries")
    ]
    assert ROOMS.crossing(source.imports, FEATURES, GAMES) == [("bot.matches.daily.tries", "bot.games.pitchout.rules")]
    assert ROOMS.crossing(source.imports, GAMES, FEATURES) == []


def test_the_folders_of_a_room_are_those_it_is_spread_over(source: Source):
    assert ROOMS.folders(source, FEATURES) == {
        "crowd": {"bot.matches.crowd", "cogs.crowd"},
        "daily": {"bot.matches.daily"},
    }
    assert ROOMS.folders(source, GAMES) == {"pitchout": {"bot.games.pitchout", "bot.features.badges.rules.earned"}}


def test_who_imports_a_game_is_counted_once(source: Source):
    assert ROOMS.importers(source, GAMES) == {"pitchout": {"bot.matches.daily.tries"}}


def test_folders_that_import_each_other_are_a_ring(source: Source):
    assert rings_of_folders(source.imports, "bot.matches") == [["bot.matches.core", "bot.matches.crowd"]]
    assert rings_of_folders(source.imports, "bot.storage") == []


def test_modules_that_import_each_other_are_a_ring(source: Source):
    assert rings(source.imports) == [["bot.matches.core.engine", "bot.matches.crowd.calls"]]
    assert rings({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [["a", "b", "c"]]
