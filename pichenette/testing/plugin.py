"""The plug-in of pytest that holds an installed game to the contract of games, and reports how its matches go."""

from __future__ import annotations

from pathlib import Path

import pytest

CONTRACT = Path(__file__).with_name("contract.py")
MARKS = ("long: many matches", "thorough: more of what other tests sample")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option."""
    parser.addoption(
        "--pichenette-game", metavar="KEY", help="hold an installed game to the contract of Pichenette's games"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Add the contract to what is collected. Raises pytest.UsageError if there is no such game."""
    for mark in MARKS:
        config.addinivalue_line("markers", mark)
    key = config.getoption("pichenette_game")
    if key is None:
        return
    from bot.games import GAMES, OTHERS  # noqa: PLC0415 - other runs of pytest do without

    if key not in GAMES:
        reasons = [f"{one.key} of {one.package}: {one.reason}" for one in OTHERS if one.key == key]
        raise pytest.UsageError("; ".join(reasons) or f"no game {key!r} is installed, only {', '.join(GAMES)}")
    config.args.append(str(CONTRACT))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Report how random matches of the game go."""
    key = config.getoption("pichenette_game")
    if key is not None:
        from pichenette.testing.report import report  # noqa: PLC0415 - as above

        terminalreporter.section(f"matches of {key} at random")
        for line in report(key):
            terminalreporter.line(line)
