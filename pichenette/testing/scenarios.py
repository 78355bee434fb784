"""The scenarios of a game by others: the files in `tests/scenarios` below the folder that pytest is run for."""

from __future__ import annotations

import pytest

from bot.content import catalogue
from bot.games import GAMES
from bot.scenarios.command import run
from bot.scenarios.runner import ScenarioPlayer
from render import PAINTERS


def test_its_scenarios_hold(pytestconfig: pytest.Config) -> None:
    folder = pytestconfig.rootpath / "tests" / "scenarios"
    if not folder.is_dir():
        pytest.skip("it has none")
    told: list[str] = []
    status = run(
        [folder], GAMES, ScenarioPlayer(PAINTERS, tuple(catalogue().languages.values())), told.append, told.append
    )
    assert status == 0, "\n".join(told)
