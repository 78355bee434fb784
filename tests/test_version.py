"""The version, which the package takes from the program."""

import platform

import discord
import pytest

from bot.__main__ import main
from bot.storage.core.snapshot import present_schema
from bot.version import VERSION


def test_the_command_line_says_what_runs(capsys: pytest.CaptureFixture[str]):
    assert main(["--version"]) == 0
    said = capsys.readouterr().out
    assert (
        said
        == f"Pichenette {VERSION}, schema {present_schema()}, Python {platform.python_version()}, discord.py {discord.__version__}\n"
    )
