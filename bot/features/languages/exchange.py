"""Exchange with translators: the texts of a language as a gettext catalogue, and back into its files.

An entry is a whole text as Fluent writes it, its key the context, English the source. Only texts that were changed are written; all else of a
file stays byte for byte.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import polib
from fluent.syntax import FluentParser, ast

from bot.cli import Unusable
from bot.features.languages.fluent_files import UNTRANSLATED, Book, Fault, uses, written_to
from bot.version import VERSION


def catalogue_of(book: Book, english: Book) -> polib.POFile:
    """The texts of a language beside the English ones, in the order of the English files."""
    catalogue = polib.POFile(wrapwidth=0)
    catalogue.metadata = {
        "Project-Id-Version": f"Pichenette {VERSION}",
        "Language": book.language,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
    }
    for key, text in english.texts.items():
        own = book.texts.get(key)
        catalogue.append(
            polib.POEntry(
                msgctxt=key,
                msgid=text.translated,
                msgstr=own.translated if own else "",
                comment=text.comment,
                occurrences=[(english.shown(text.file), str(text.line))],
            )
        )
    return catalogue


def read_catalogue(path: Path) -> polib.POFile:
    """A gettext catalogue. Raises Unusable if it is none."""
    try:
        return polib.pofile(str(path), wrapwidth=0, encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Unusable(f"{path} cannot be read: {error}.") from None


def changes(catalogue: polib.POFile, path: Path, book: Book, english: Book) -> tuple[dict[str, str], list[Fault]]:
    """The texts of a catalogue that differ from the language's, by key, and what is wrong with them.

    Entries without a translation, and those marked as fuzzy, change nothing.
    """
    found: dict[str, str] = {}
    faults: list[Fault] = []
    for entry in catalogue:
        if entry.obsolete or entry.fuzzy or not entry.msgstr:
            continue
        key, own = entry.msgctxt or "", book.texts.get(entry.msgctxt)
        if own is not None and own.translated == entry.msgstr:
            continue
        if wrong := _wrong(entry, english):
            faults.append(Fault(path.name, entry.linenum, f"{key}: {wrong}"))
        else:
            found[key] = entry.msgstr
    return found, faults


def _wrong(entry: polib.POEntry, english: Book) -> str:
    """The reason why an entry cannot be taken; "" if it can."""
    source = english.texts.get(entry.msgctxt)
    if source is None:
        return "English has no such text; export again."
    if source.translated != entry.msgid:
        return "English has changed since the export; export again."
    read = FluentParser().parse(f"{entry.msgctxt} ={written_to(entry.msgstr)}\n").body
    match read:
        case [ast.Message(id=ast.Identifier(name=name), value=ast.Pattern() as pattern)] if name == entry.msgctxt:
            if uses(pattern).arguments != uses(source.pattern).arguments:
                names = ", ".join(f"{{ ${one} }}" for one in sorted(uses(source.pattern).arguments))
                return f"its arguments differ; use {names or 'none'}."
            return ""
        case [ast.Junk(annotations=[reason, *_]), *_]:
            return f"cannot be read: {reason.message}."
        case _:
            return "is more than one text; indent its lines after the first."


def written_files(book: Book, english: Book, changed: dict[str, str]) -> Iterator[tuple[Path, str]]:
    """The files that change, with their new texts; a text that the language lacks comes after the one before it in English."""
    files = {book.texts[key].file if key in book.texts else english.texts[key].file for key in changed}
    for file in sorted(files):
        path = book.path(file)
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        yield path, _replaced(text, file, book, english, changed)


def _replaced(text: str, file: str, book: Book, english: Book, changed: dict[str, str]) -> str:
    """A file with its changed texts in place; from its end to its beginning, so that places stay.

    Several missing texts at one place keep their English order.
    """
    ends: list[tuple[int, int, str]] = []
    header = text.find("\n\n")  # the comment about the file
    top = at = header if header >= 0 else len(text.rstrip("\n"))  # where a text that is missing belongs
    for key, source in english.texts.items():
        own = book.texts.get(key)
        if own is not None and own.file == file:
            at = own.end
            if key in changed:
                ends.append((own.start, own.end, written_to(changed[key])))
        elif own is None and source.file == file:
            begin, end, waiting = _place(text, key, at)
            if key in changed:
                before = "" if waiting or not begin else "\n\n" if begin == top and not ends else "\n"
                ends.append((begin, end, f"{before}{key} ={written_to(changed[key])}"))
            at = end
    for begin, end, new in sorted(ends, key=lambda one: one[0])[::-1]:
        text = text[:begin] + new + text[end:]
    return text if text.endswith("\n") or not ends else f"{text}\n"


def _place(text: str, key: str, at: int) -> tuple[int, int, bool]:
    """The place for a missing text: that of its marked lines if there are any."""
    first = f"{UNTRANSLATED}{key} ="
    begin = 0 if text.startswith(first) else text.find(f"\n{first}") + 1
    if not begin and not text.startswith(first):
        return at, at, False
    end = begin
    for line in text[begin:].splitlines(keepends=True):
        if end != begin and not _goes_on(line):
            break
        end += len(line)
    return begin, end - 1 if text[begin:end].endswith("\n") else end, True


def _goes_on(line: str) -> bool:
    """Whether a marked line belongs to the text above it: an indented line, or the bracket that closes it."""
    rest = line.removeprefix(UNTRANSLATED)
    return line.startswith(UNTRANSLATED.rstrip()) and (
        rest.startswith((" ", "}", "\n")) or line.rstrip() == UNTRANSLATED.rstrip()
    )
