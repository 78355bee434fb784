"""The word list for docstrings, comments, messages and documentation: archaic or vague words, and *he* for a person.

`python -m tools.english [PATH ...]` prints every hit; with `--count`, the allowances for `english_allowed.txt`.
"""

from __future__ import annotations

import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
ALLOWED = Path(__file__).with_name("english_allowed.txt")

WORDS = re.compile(
    r"\b(?:amid|anew|besides|foretell|foretold|hither|shall|somebody|thereby|whoever|whomever|no word of"
    r"|(?:let|lets|letting) go of|(?:see|sees|seeing|saw) to|he|him|himself|his)\b",
    re.IGNORECASE,
)
FOR_IS = re.compile(r"\b(?:lies|stands)\b", re.IGNORECASE)
"""Vague for *is*, except in games, physics and pictures, where pieces do lie and stand."""
FOR_RETURNS = re.compile(r"\b(?:said|told)\b", re.IGNORECASE)
"""Vague for *returns*, *shows* or *contains* in the product's code."""

PIECES = ("bot/games/", "bot/physics/")
PLACEHOLDER = re.compile(r"\{[^{}]*\}")
QUOTED = re.compile(r"`[^`]*`|\*[^*\s][^*]*\*|“[^”]*”|\"[^\"\n]*\"")


class Hit(NamedTuple):
    """A word to replace, and where it is."""

    path: str
    line: int
    word: str


def hits(path: str, text: str) -> Iterator[Hit]:
    """Words to replace in the prose of one file."""
    patterns = [WORDS]
    if path.startswith(("bot/", "cogs/")) and not path.startswith(PIECES):
        patterns.append(FOR_IS)
    if path.startswith(("bot/", "cogs/", "render/")):
        patterns.append(FOR_RETURNS)
    if not any(pattern.search(text) for pattern in patterns):
        return
    for first, prose in _prose(path, text):
        for offset, line in enumerate(prose.splitlines()):
            unquoted = QUOTED.sub(lambda quoted: " " * len(quoted[0]), line)
            for pattern in patterns:
                for found in pattern.finditer(unquoted):
                    yield Hit(path, first + offset, found[0])


def _prose(path: str, text: str) -> Iterator[tuple[int, str]]:
    """The parts of a file written in English, each with its first line."""
    if not path.endswith(".py"):
        yield 1, text
        return
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
        elif token.type == tokenize.STRING and (body := _sentence(token.string, path)):
            yield token.start[0], body


def _sentence(literal: str, path: str) -> str:
    """The text of a docstring, or of a string with several words outside the tests; otherwise ""."""
    body = literal.lstrip("rRbBuUfF")
    if body.startswith('"""'):
        return body[3:-3]
    body = PLACEHOLDER.sub("", body[1:-1])
    return "" if path.startswith("tests/") or body.count(" ") < 2 else body


def prose_files() -> Iterator[Path]:
    """The files the list applies to: Python, documentation and the English words."""
    yield from (ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "localdiscord" / "README.md")
    for room in ("bot", "cogs", "localdiscord", "render", "outside", "tests", "tools"):
        yield from (path for path in sorted((ROOT / room).rglob("*.py")) if path != Path(__file__))
    yield from (path for path in sorted((ROOT / "docs").rglob("*.md")) if path.parent.name != "fr")
    yield from sorted((ROOT / "data" / "words" / "en").rglob("*.ftl"))


def allowances() -> dict[str, int]:
    """The number of hits that each file may still have."""
    lines = (line.split() for line in ALLOWED.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    return {path: int(count) for count, path in lines}


def all_hits() -> list[Hit]:
    """Every hit in the repository."""
    return [
        hit
        for path in prose_files()
        for hit in hits(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))
    ]


def main() -> None:
    """Print all hits, or their counts by file."""
    wanted = [argument for argument in sys.argv[1:] if argument != "--count"]
    found = [hit for hit in all_hits() if not wanted or any(hit.path.startswith(path) for path in wanted)]
    if "--count" in sys.argv:
        for path in sorted({hit.path for hit in found}):
            print(sum(hit.path == path for hit in found), path)
    else:
        for hit in found:
            print(f"{hit.path}:{hit.line}: {hit.word}")


if __name__ == "__main__":
    main()
