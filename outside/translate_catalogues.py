"""translate-toolkit's judgement of the catalogues for translators: it reads them, finds nothing amiss, and what it saves changes no word file."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import polib

from bot.content import DATA, WORDS
from bot.features.languages.exchange import catalogue_of, changes, read_catalogue, written_files
from bot.features.languages.fluent_files import read_book
from bot.words import FALLBACK

TESTS = ("untranslated", "urls", "emails", "variables", "validchars")
"""Its tests that know no language: others take brackets of Fluent, or no-break spaces, for faults."""
PLANTED = 3  # entries made wrong, each of which it must find


def judge(folder: Path) -> int:
    """Have the catalogue of every language read, tested and saved; returns the entries. Raises AssertionError."""
    shutil.copytree(WORDS, folder / "data" / "words")
    english, entries = read_book(DATA, FALLBACK), 0
    for language in sorted(path.name for path in WORDS.iterdir()):
        book, file = read_book(folder / "data", language), folder / f"{language}.po"
        catalogue_of(book, english).save(str(file))
        assert found_in(file) == [], f"{language}: {found_in(file)[:5]}"
        store = import_module("translate.storage.po").pofile.parsefile(str(file))
        assert len([unit for unit in store.units if unit.source]) == len(english.texts)
        store.savefile(str(folder / "saved.po"))
        changed, faults = changes(read_catalogue(folder / "saved.po"), file, book, english)
        assert (changed, faults, list(written_files(book, english, changed))) == ({}, [], [])
        entries += len(english.texts)
    return entries


def found_in(file: Path) -> list[str]:
    """The contexts of the entries in which pofilter finds something."""
    out = file.with_suffix(".found.po")
    out.unlink(missing_ok=True)
    options = ("--progress=none", *(f"--test={test}" for test in TESTS), "--input", str(file), "--output", str(out))
    subprocess.run((sys.executable, "-m", "translate.filters.pofilter", *options), check=True)  # noqa: S603  the judge itself
    return [str(entry.msgctxt) for entry in polib.pofile(str(out))] if out.exists() else []


def control(folder: Path) -> None:
    """Make entries wrong that pofilter must find. Raises AssertionError."""
    catalogue = read_catalogue(folder / "fr.po")
    wrong = [entry for entry in catalogue if "https://" in entry.msgid][:1] + catalogue[: PLANTED - 1]
    for entry in wrong:
        entry.msgstr = entry.msgstr.replace("https://", "ftp://") if "https://" in entry.msgid else ""
    catalogue.save(str(folder / "wrong.po"))
    assert set(found_in(folder / "wrong.po")) == {str(entry.msgctxt) for entry in wrong}


if __name__ == "__main__":
    place = Path(sys.argv[1])
    print(f"{judge(place)} entries read, tested and given back unchanged")
    control(place)
    print(f"{PLANTED} planted faults found")
