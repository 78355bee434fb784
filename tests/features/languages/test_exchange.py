"""A catalogue for translators comes back into the files without changing anything but the texts that were translated."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import polib
import pytest
from click.testing import CliRunner, Result

from bot.content import DATA
from bot.features.languages.command import words
from bot.features.languages.fluent_files import read_book
from tests.support.samples import sample
from tests.support.words.fluent_files import LANGUAGES

TRANSLATED = [one for one in LANGUAGES if one != "en"]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    for kind in ("words", "rules"):
        shutil.copytree(DATA / kind, tmp_path / "data" / kind)
    return tmp_path / "data"


@pytest.fixture
def few(tmp_path: Path) -> Path:
    """Three files of words and one of rules in each language, which take a tenth of the time."""
    for language in LANGUAGES:
        for name in ("words/{}/badges.ftl", "words/{}/endings.ftl", "words/{}/table.ftl", "rules/{}/offboard.md"):
            path = tmp_path / "data" / name.format(language)
            path.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(DATA / name.format(language), path)
    return tmp_path / "data"


def run(data: Path, *arguments: object) -> Result:
    return CliRunner().invoke(words, ["--data", str(data), *map(str, arguments)], standalone_mode=False)


def contents(data: Path, language: str) -> dict[str, bytes]:
    folder = data / "words" / language
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*.ftl"))}


@pytest.mark.long
@pytest.mark.parametrize("language", sample(LANGUAGES, 3))
def test_a_catalogue_without_changes_changes_no_byte(data: Path, tmp_path: Path, language: str):
    before, file = contents(data, language), tmp_path / "a.po"
    assert run(data, "export", language, file).return_value == 0
    assert run(data, "import", language, file).return_value == 0
    assert contents(data, language) == before
    assert len(polib.pofile(str(file))) > 3000


@pytest.mark.long
@pytest.mark.parametrize("language", sample(TRANSLATED, 2))
def test_texts_that_are_all_changed_and_changed_back_leave_no_trace(data: Path, tmp_path: Path, language: str):
    before, file, other = contents(data, language), tmp_path / "a.po", tmp_path / "b.po"
    run(data, "export", language, file)
    changed = polib.pofile(str(file), wrapwidth=0)
    present = changed.translated_entries()
    for entry in present:
        entry.msgstr = (
            f"{{ {'$' + next(iter(arguments)) if (arguments := used(entry)) else chr(34) + chr(34)} }} {entry.msgid}"
        )
    changed.save(str(other))
    assert run(data, "import", language, other).output.endswith(f"{language}: {len(present)} texts changed.\n")
    assert all(contents(data, language)[name] != text for name, text in before.items())
    assert run(data, "import", language, file).return_value == 0
    assert contents(data, language) == before


def used(entry: polib.POEntry) -> list[str]:
    return [part.partition(" ")[0] for part in entry.msgid.split("{ $")[1:] if "->" not in part.partition("\n")[0]]


def test_one_translated_text_changes_one_text(few: Path, tmp_path: Path):
    file = tmp_path / "a.po"
    run(few, "export", "fr", file)
    catalogue = polib.pofile(str(file), wrapwidth=0)
    catalogue.find("rematch", by="msgctxt").msgstr = "Encore une"
    catalogue.find("badges-show", by="msgctxt").flags.append("fuzzy")
    catalogue.find("badges-show", by="msgctxt").msgstr = "Unsure"
    catalogue.find("why", by="msgctxt").msgstr = ""
    catalogue.save(str(file))
    before = contents(few, "fr")
    assert run(few, "import", "fr", file).output == "fr: 1 texts changed.\n"
    lines = [
        (old, new)
        for name, text in contents(few, "fr").items()
        for old, new in zip(before[name].splitlines(), text.splitlines(), strict=True)
        if old != new
    ]
    assert [new.decode() for _, new in lines] == ["rematch = Encore une"]


@pytest.mark.parametrize(
    ("key", "msgstr", "reason"),
    [
        ("rematch", "Encore { une", "cannot be read: "),
        ("rematch", "Encore { $une }", "its arguments differ; use none."),
        ("badge-earned", "gagné", "its arguments differ; use { $badge }, { $how }, { $user }."),
        ("rematch", "Encore\nune = deux", "is more than one text; indent its lines after the first."),
        ("hiccup", "Encore", "English has no such text; export again."),
    ],
)
def test_a_wrong_translation_is_named_and_nothing_is_changed(
    few: Path, tmp_path: Path, key: str, msgstr: str, reason: str
):
    file, before = tmp_path / "a.po", contents(few, "fr")
    catalogue = polib.POFile(wrapwidth=0)
    english = read_book(few, "en").texts
    source = english[key].translated if key in english else "x"
    catalogue.append(polib.POEntry(msgctxt="why", msgid=english["why"].translated, msgstr="Ah ?"))
    catalogue.append(polib.POEntry(msgctxt=key, msgid=source, msgstr=msgstr))
    catalogue.save(str(file))
    result = run(few, "import", "fr", file)
    assert result.return_value == 1
    assert f"{key}: {reason}" in result.output
    assert result.output.endswith("1 to mend; nothing was changed.\n")
    assert contents(few, "fr") == before


def test_a_text_that_english_changed_since_is_refused(few: Path, tmp_path: Path):
    file = tmp_path / "a.po"
    run(few, "export", "fr", file)
    file.write_text(file.read_text().replace('msgid "Why?"\nmsgstr "Pourquoi ?"', 'msgid "Why so?"\nmsgstr "Ah ?"'))
    assert "why: English has changed since the export; export again." in run(few, "import", "fr", file).output


def test_a_begun_language_takes_a_whole_catalogue(few: Path, tmp_path: Path):
    file = tmp_path / "a.po"
    run(few, "export", "fr", file)
    run(few, "new", "de")
    assert run(few, "import", "de", file).return_value == 0
    german, french = read_book(few, "de"), read_book(few, "fr")
    assert {key: text.written for key, text in german.texts.items()} == {
        key: text.written for key, text in french.texts.items()
    }
    assert (german.faults, german.waiting) == ([], {})


def test_missing_texts_are_written_where_english_has_them(few: Path, tmp_path: Path):
    file, path = tmp_path / "a.po", few / "words" / "fr" / "badges.ftl"
    run(few, "export", "fr", file)
    texts = [text for text in read_book(few, "fr").texts.values() if text.file == "badges.ftl"]
    path.write_text("# Nothing is left.\n\n")
    run(few, "import", "fr", file)
    assert [text.key for text in read_book(few, "fr").texts.values() if text.file == "badges.ftl"] == [
        text.key for text in texts
    ]
    assert path.read_text().startswith("# Nothing is left.")


def test_what_is_no_catalogue_is_refused(few: Path, tmp_path: Path):
    for content in (b'msgid "a\nmsgstr', b"\xff\xfe"):
        (tmp_path / "a.po").write_bytes(content)
        result = run(few, "import", "fr", tmp_path / "a.po")
        assert "cannot be read" in str(result.exception)


@pytest.mark.skipif(shutil.which("msgfmt") is None, reason="needs gettext")
@pytest.mark.long
@pytest.mark.parametrize("language", sample(LANGUAGES, 3))
def test_gettext_reads_the_catalogue(data: Path, tmp_path: Path, language: str):
    run(data, "export", language, tmp_path / "a.po")
    done = subprocess.run(
        [shutil.which("msgfmt") or "", "--check-format", "--check-domain", "-o", "/dev/null", tmp_path / "a.po"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
