"""Nothing outside a game's own folders names the game, its rules or its texts; only the registry does."""

import re
from pathlib import Path

from bot.games import GAMES
from bot.rules.books import book

ROOT = Path(__file__).parent.parent.parent
REGISTRY = "bot/games/__init__.py"
PREFIXES = {number.partition("-")[0] for number in book("en")}
NAMED = re.compile(rf"\b(?:{'|'.join(PREFIXES)})-\w|\b(?:{'|'.join(GAMES)})\b")


def shared() -> dict[str, str]:
    """The source of every module outside the folders of games, by path."""
    files = (path.relative_to(ROOT) for room in ("bot", "cogs", "render") for path in (ROOT / room).rglob("*.py"))
    return {
        str(path): (ROOT / path).read_text(encoding="utf-8")
        for path in files
        if not {*path.parts, path.stem} & GAMES.keys() and str(path) != REGISTRY
    }


def namings(modules: dict[str, str]) -> list[str]:
    return [
        f"{path}:{number}: {line.strip()}"
        for path, source in modules.items()
        for number, line in enumerate(source.splitlines(), 1)
        if NAMED.search(line)
    ]


def test_no_shared_module_names_a_game_its_rules_or_its_texts():
    modules = shared()
    assert len(modules) > 300
    assert namings(modules) == []


def test_a_name_planted_in_a_shared_module_is_found():
    planted = {"a.py": 'rule = "PO-16"', "b.py": 'phrase("pitchbowl-fan")', "c.py": "# as in FH-22", "d.py": "x = 1"}
    assert [found.partition(":")[0] for found in namings(planted)] == ["a.py", "b.py", "c.py"]
