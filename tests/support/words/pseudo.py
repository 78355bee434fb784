"""A language that nobody speaks, made of English: every letter accented, every vowel twice, each text between ⟦ and ⟧.

Anything its reader sees in plain letters was never translated.
"""

from __future__ import annotations

import json
import re
import shutil
import tomllib
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast

from bot.words import Words, _Texts

DATA = Path(__file__).parents[3] / "data"
LANGUAGE = "de"  # Discord has it, we do not
OPENING, CLOSING = "⟦", "⟧"
DECIMAL_MARK = ","
ABOUT = 100  # characters of a command's description: a translator keeps to it

_PLAIN = "abcdefghijklmnopqrstuvwxyz"
_STRANGE = "áḃçďéḟğĥíĵķļṁñóṗɋŕšťúṽŵẋýž"
_ACCENTS = str.maketrans(_PLAIN + _PLAIN.upper(), _STRANGE + _STRANGE.upper())
_DOUBLED = re.compile(r"[aeiou]")
_KEPT = re.compile(  # code, mentions, addresses, numbers of rules and pieces
    r"`[^`]*`|<[@#t/:][^>\s]*>?|:[RfFdDtT]>|https?://\S+|\b[A-Z]{1,2}-(?:\d+|[a-z]+)\b|\b[A-Z]\d+\b"
)
_MARK = re.compile(r"(?:#{1,3} |-# |> |- )?")  # what Discord wants at the beginning of a line
_TYPED = re.compile(r"aim-letter-.+|steps-needless|.+-typed-.+|strength-\d+")  # what is written by hand
_NAME = re.compile(r"command-(?!.+-about$).+")
_COMMAND = re.compile(r"`/[^`]+`")


def strange(text: str, *, longer: bool = True) -> str:
    """The text in strange letters, code and mentions left alone; of a command in it the names are strange too."""

    def said(plain: str) -> str:
        return (_DOUBLED.sub(r"\g<0>\g<0>", plain) if longer else plain).translate(_ACCENTS)

    parts, at = [], 0
    for kept in _KEPT.finditer(text):
        code = kept[0].translate(_ACCENTS) if _COMMAND.fullmatch(kept[0]) else kept[0]
        parts += [said(text[at : kept.start()]), code]
        at = kept.end()
    return "".join([*parts, said(text[at:])])


def bracketed(text: str) -> str:
    """A whole text in strange letters, between brackets."""
    mark = _MARK.match(text)
    begins = mark.end() if mark else 0
    return f"{text[:begins]}{OPENING}{strange(text[begins:])}{CLOSING}"


def a_third_language(folder: Path) -> Path:
    """A copy of `data` in a folder, the strange language beside those there are."""
    made = folder / "data"
    shutil.copytree(DATA, made)
    for kind in ("words", "rules"):
        (made / kind / LANGUAGE).mkdir()
    shutil.copytree(DATA / "words" / "en", made / "words" / LANGUAGE, dirs_exist_ok=True)
    for file in (made / "words" / LANGUAGE).rglob("*.ftl"):
        file.write_text(_words(file.read_text(encoding="utf-8")), encoding="utf-8")
    for file in (DATA / "rules" / "en").iterdir():
        text = file.read_text(encoding="utf-8")
        told = _book(text) if file.suffix == ".md" else _table(tomllib.loads(text), asked=file.stem == "questions")
        (made / "rules" / LANGUAGE / file.name).write_text(told, encoding="utf-8")
    return made


def strange_words() -> Words:
    """The strange language, made in memory: no other language is behind it."""
    files = sorted((DATA / "words" / "en").rglob("*.ftl"))
    texts = tuple(_words(file.read_text(encoding="utf-8")) for file in files)
    return Words(LANGUAGE, _Texts(LANGUAGE, texts, None))


def _words(text: str) -> str:
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            _retell(entry.id.name, entry.value)
    return FluentSerializer().serialize(resource)


def _retell(key: str, pattern: ast.Pattern) -> None:
    if key == "decimal-mark":
        pattern.elements = [ast.TextElement(DECIMAL_MARK)]
    short = bool(_TYPED.fullmatch(key) or _NAME.fullmatch(key))
    before = len("".join(_texts(pattern)))
    if not _any_letters(pattern):
        return
    longer = not short and not (key.endswith("-about") and before > ABOUT * 2 // 3)
    _accent(pattern, longer=longer)
    if short or (key.startswith("command-") and len("".join(_texts(pattern))) > ABOUT - 2):
        return
    first, last = pattern.elements[0], pattern.elements[-1]
    if isinstance(first, ast.TextElement):
        mark = _MARK.match(first.value)
        begins = mark.end() if mark else 0
        first.value = f"{first.value[:begins]}{OPENING}{first.value[begins:]}"
    else:
        pattern.elements.insert(0, ast.TextElement(OPENING))
    if isinstance(last, ast.TextElement):
        last.value += CLOSING
    else:
        pattern.elements.append(ast.TextElement(CLOSING))


def _accent(pattern: ast.Pattern, *, longer: bool) -> None:
    coded = False  # whether code goes on around a value: "`{ $seed }` · read on with `/command`"
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            ends = element.value.find("`") + 1 if coded else 0
            coded ^= element.value.count("`") % 2 == 1
            begun, after = element.value[:ends], element.value[ends:]
            element.value = strange(begun, longer=longer) + strange(after, longer=longer)
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                _accent(variant.value, longer=longer)


def _texts(pattern: ast.Pattern) -> list[str]:
    return [one.value for one in pattern.elements if isinstance(one, ast.TextElement)]


def _any_letters(pattern: ast.Pattern) -> bool:
    return any(
        re.search("[A-Za-z]", _KEPT.sub("", one.value))
        if isinstance(one, ast.TextElement)
        else isinstance(one.expression, ast.SelectExpression)
        and any(_any_letters(variant.value) for variant in one.expression.variants)
        for one in pattern.elements
    )


def _book(text: str) -> str:
    """A book of rules: headings keep their numbers, tables and names of sections their shape."""
    return "".join(_line(line) for line in text.splitlines(keepends=True))


def _line(line: str) -> str:
    if line.startswith(("<!--", "|--")):
        return line
    heading = re.match(r"#{1,3} (?:[A-Z]+-\d+ )?", line)
    begins = heading.end() if heading else 0
    return line[:begins] + strange(line[begins:])


def _table(told: dict[str, Any], *, asked: bool) -> str:
    """A file beside the books, in strange letters where players read it."""
    lines = []
    for name, value in told.items():
        if isinstance(value, dict):
            lines.append(f"[{json.dumps(name)}]")
            lines += [
                f"{json.dumps(strange(key) if asked else key, ensure_ascii=False)} = "
                f"{json.dumps(strange(one) if asked else one, ensure_ascii=False)}"
                for key, one in value.items()
            ]
        else:
            lines.insert(0, f"{name} = {json.dumps(value, ensure_ascii=False)}")
    return "\n".join(lines) + "\n"
