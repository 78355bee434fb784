"""The plug-in of pytest that holds an installed game to the contract of games, and reports how its matches go."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

import pytest

TESTS = [str(Path(__file__).with_name(name)) for name in ("contract.py", "scenarios.py")]
MARKS = ("long: many matches", "thorough: more of what other tests sample")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option."""
    parser.addoption(
        "--pichenette-game", metavar="KEY", help="hold an installed game to the contract of Pichenette's games"
    )


def pytest_load_initial_conftests() -> None:
    """Find the games that are installed before any test imports a module of one: a game that is being imported cannot be found."""
    if entry_points(group="pichenette.games"):
        import_module("bot.games")


def pytest_configure(config: pytest.Config) -> None:
    """Add the tests to what is collected. Raises pytest.UsageError if there is no such game."""
    for mark in MARKS:
        config.addinivalue_line("markers", mark)
    key = config.getoption("pichenette_game")
    if key is None:
        return
    from bot.games import GAMES, OTHERS  # noqa: PLC0415 - other runs of pytest do without

    if key not in GAMES:
        reasons = [f"{one.key} of {one.package}: {one.reason}" for one in OTHERS if one.key == key]
        raise pytest.UsageError("; ".join(reasons) or f"no game {key!r} is installed, only {', '.join(GAMES)}")
    config.args += TESTS


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Report how random matches of the game go."""
    key = config.getoption("pichenette_game")
    if key is not None:
        from pichenette.testing.report import report  # noqa: PLC0415 - as above

        terminalreporter.section(f"matches of {key} at random")
        for line in report(key):
            terminalreporter.line(line)
