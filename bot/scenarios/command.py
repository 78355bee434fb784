"""`python -m bot scenario PATH...`: runs scenarios, one line each, and a closing line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from bot.games.base import AnyGame
from bot.scenarios.parser import NotUnderstood, Scenario, find, read
from bot.scenarios.runner import Player

ALL_PASSED, SOME_FAILED, UNREADABLE = 0, 1, 2


def run(
    paths: Sequence[Path],
    games: Mapping[str, AnyGame],
    player: Player,
    say: Callable[[str], object],
    complain: Callable[[str], object],
) -> int:
    """Run files and folders; the exit status. A file that cannot be understood is told to `complain`, the others run."""
    status, scenarios = _read_all(paths, games, complain)
    passed = 0
    for scenario in scenarios:
        failure = player.failure(scenario)
        passed += failure is None
        say(f"ok   {scenario.table.id}" if failure is None else f"FAIL {scenario.table.id}: {failure}")
    failed = len(scenarios) - passed
    say(f"{passed} passed, {failed} failed")
    return status or (SOME_FAILED if failed else ALL_PASSED)


def _read_all(
    paths: Sequence[Path], games: Mapping[str, AnyGame], complain: Callable[[str], object]
) -> tuple[int, list[Scenario]]:
    status, scenarios = ALL_PASSED, list[Scenario]()
    try:
        files = find(paths)
    except NotUnderstood as error:
        complain(str(error))
        return UNREADABLE, scenarios
    for file in files:
        try:
            scenarios += read(file, games)
        except NotUnderstood as error:
            complain(str(error))
            status = UNREADABLE
    return status, scenarios
