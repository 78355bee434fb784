"""What games by others may import is one list in each of two modules, and documented."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from types import ModuleType

import pytest

from bot.games.contract.parts import API
from pichenette import api
from pichenette.api import pictures

DOCS = (Path(__file__).parents[2] / "docs" / "games-by-others.md").read_text(encoding="utf-8")
MODULES = pytest.mark.parametrize("module", [api, pictures], ids=lambda one: one.__name__)


def documented(module: ModuleType) -> list[str]:
    """The names in the table of a module."""
    table = DOCS.partition(f"| in `{module.__name__}` | for |\n|---|---|\n")[2].partition("\n\n")[0]
    return [name for row in table.splitlines() for name in re.findall(r"`(\w+)`", row.split("|")[1])]


@MODULES
def test_every_name_is_documented_once_and_no_other(module: ModuleType):
    names = documented(module)
    assert len(names) > 40
    assert sorted(names) == sorted(module.__all__)


@MODULES
def test_every_class_and_function_says_what_it_is(module: ModuleType):
    values = {name: getattr(module, name) for name in module.__all__}
    silent = [
        name for name, one in values.items() if (inspect.isclass(one) or inspect.isfunction(one)) and not one.__doc__
    ]
    assert silent == []


def test_its_version_is_in_the_docs():
    assert api.API == API
    assert f"api={API})" in DOCS
