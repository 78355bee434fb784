"""Cogs read the store and leave every write to bot.matches."""

import ast
from collections.abc import Iterator
from pathlib import Path

from bot.client.app import Services
from bot.matches.work.reads import Reads
from bot.matches.work.store import Store

ROOT = Path(__file__).parents[2]
ASSEMBLY = ROOT / "cogs/running/assembly.py"  # opens and closes the store
WRITES = {name for name in vars(Store) if not name.startswith("_")} - set(vars(Reads))


def writes(source: str) -> Iterator[str]:
    """The writing verbs that a module uses: `store.add`, `self._store.add`, `bot.services.store.add`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr in WRITES:
            owner = node.value
            name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
            if name.strip("_") == "store":
                yield node.attr


def test_no_cog_writes():
    found = {path: verbs for path in (ROOT / "cogs").rglob("*.py") if (verbs := [*writes(path.read_text())])}
    assert found == {ASSEMBLY: ["close"]}


def test_a_planted_write_is_found():
    planted = "async def f(self): await self.bot.services.store.relocate(1); s = store.add; await self._store.get(1)"
    assert {*writes(planted)} == {"relocate", "add"}


def test_the_type_that_cogs_see_has_no_writing_verb():
    assert Services.__annotations__["store"] == Reads.__name__
    assert {"change", "advance", "place", "erase"} < WRITES
    assert not WRITES & set(dir(Reads))
