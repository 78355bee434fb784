"""The version is that of the package."""

import platform
import tomllib
from pathlib import Path

import discord
import pytest

from bot.__main__ import main
from bot.storage.core.snapshot import present_schema
from bot.version import VERSION


def test_the_program_says_the_version_of_the_package():
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == VERSION


def test_the_command_line_says_what_runs(capsys: pytest.CaptureFixture[str]):
    assert main(["--version"]) == 0
    said = capsys.readouterr().out
    assert (
        said
        == f"Pichenette {VERSION}, schema {present_schema()}, Python {platform.python_version()}, discord.py {discord.__version__}\n"
    )
