"""The version is that of the package."""

import tomllib
from pathlib import Path

from bot.version import VERSION


def test_the_program_says_the_version_of_the_package():
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == VERSION
