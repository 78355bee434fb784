"""`pichenette scenario PATH...`: runs scenarios, one line each, and a closing line."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

import click

from bot.cli import DONE, FILE, UNUSABLE, WRONG
from bot.content import catalogue
from bot.games import GAMES
from bot.games.contract.base import AnyGame
from bot.scenarios.parser import NotUnderstood, Scenario, find, read
from bot.scenarios.runner import ScenarioPlayer
from render import PAINTERS


@click.command()
@click.argument("paths", type=FILE, nargs=-1, required=True, metavar="PATH...")
def scenario(paths: tuple[Path, ...]) -> int:
    """Run rules tests written as data.

    PATH is a TOML file or a folder of them. The exit status is 1 if a test fails, 2 if a file cannot be read.
    """
    player = ScenarioPlayer(PAINTERS, tuple(catalogue().languages.values()))
    return run(paths, GAMES, player, click.echo, partial(click.echo, err=True))


def run(
    paths: Sequence[Path],
    games: Mapping[str, AnyGame],
    player: ScenarioPlayer,
    say: Callable[[str], object],
    complain: Callable[[str], object],
) -> int:
    """Run files and folders; the exit status. A file that cannot be understood is reported to `complain`, the others run."""
    status, scenarios = _read_all(paths, games, complain)
    passed = 0
    for scenario in scenarios:
        failure = player.failure(scenario)
        passed += failure is None
        say(f"ok   {scenario.table.id}" if failure is None else f"FAIL {scenario.table.id}: {failure}")
    failed = len(scenarios) - passed
    unread = ", some files could not be read" if status else ""
    say(f"{passed} passed, {failed} failed{unread}")
    return status or (WRONG if failed else DONE)


def _read_all(
    paths: Sequence[Path], games: Mapping[str, AnyGame], complain: Callable[[str], object]
) -> tuple[int, list[Scenario]]:
    status, scenarios = DONE, list[Scenario]()
    try:
        files = find(paths)
    except NotUnderstood as error:
        complain(str(error))
        return UNUSABLE, scenarios
    for file in files:
        try:
            scenarios += read(file, games)
        except NotUnderstood as error:
            complain(str(error))
            status = UNUSABLE
    return status, scenarios
