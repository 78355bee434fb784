"""discord-markdown-parser's judgement of what is read in messages: the page of the local Discord must read the same, names as they are."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import localdiscord
from bot.content import WORDS, catalogue
from bot.text import escape_markdown
from bot.words import Words
from outside.turns import read_by_node

READER = Path(__file__).with_name("markdown.js")
PAGE = Path(localdiscord.__file__).parent / "page" / "js" / "markdown"
NAME = "_Ada* ~~Bo~~ ||C|| `d` [e](https://f.g) <@1> :h: #i"  # every sign that formats, alone and in pairs
FILLED = (escape_markdown(NAME), "<@123456789012345678>")
IN_CODE, ADDRESS = "d4", "https://example.org/a_b"
ENTRY = re.compile(r"^([a-z][\w-]*) =(.*(?:\n(?![a-z#]).*)*)", re.MULTILINE)
VARIABLE = re.compile(r"\$(\w+)")
LINKED = re.compile(r"\]\(\{ \$(\w+) \}\)")
CODE = re.compile(r"`[^`\n]*`")
SHOWN = 20  # differences


async def judge(folder: Path) -> None:
    """Compare all words, filled with a name and with a mention. Raises AssertionError."""
    words = catalogue()
    texts = sorted({text for language in words.languages for text in filled(language, words.of(language))})
    read = await both(folder, texts)
    differ = [(text, one) for text, one in zip(texts, read, strict=True) if one["page"] != one["judge"]]
    for text, one in differ[:SHOWN]:
        print(repr(text), *(f"{who}: {said}" for who, said in one.items()), sep="\n  ")
    assert not differ, f"{len(differ)} of {len(texts)} texts are read otherwise"
    named = [one for text, one in zip(texts, read, strict=True) if FILLED[0] in text]
    changed = [one["page"] for one in named if NAME not in "".join(text for text, _ in one["page"])]
    assert not changed, changed[:SHOWN]
    print(f"{len(texts)} texts, {len(named)} with a name in them")


def filled(language: str, words: Words) -> Iterator[str]:
    """Every text of a language with each filling in place of its variables, but for those in code and addresses."""
    for file in sorted((WORDS / language).rglob("*.ftl")):
        for key, pattern in ENTRY.findall(file.read_text(encoding="utf-8")):
            variables = VARIABLE.findall(pattern)
            coded = {name for code in CODE.findall(pattern) for name in VARIABLE.findall(code)}
            special = dict.fromkeys(coded, IN_CODE) | dict.fromkeys(LINKED.findall(pattern), ADDRESS)
            for value in FILLED[: len(variables) + 1]:
                yield words.text(key, **dict.fromkeys(variables, value) | special)


async def both(folder: Path, texts: list[str]) -> list[dict[str, Any]]:
    """The page's and the judge's readings of texts."""
    (folder / "package.json").write_text('{"type": "module"}')
    for file in PAGE.glob("*.js"):
        shutil.copy(file, folder)
    (folder / "texts.json").write_text(json.dumps(texts))
    return await read_by_node(READER, folder / "texts.json", folder / "blocks.js")


if __name__ == "__main__":
    asyncio.run(judge(Path(sys.argv[1])))
