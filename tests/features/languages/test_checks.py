"""The check of a language finds what is missing or wrong, at its place, with what to do; a language that we give is complete."""

from __future__ import annotations

import shutil
from pathlib import Path

import discord
import pytest
from click.testing import CliRunner, Result

from bot.content import DATA
from bot.features.languages.command import OFFERED, words
from bot.features.languages.limits import limits_of, places
from bot.features.languages.plurals import categories
from tests.support.samples import sample
from tests.support.words.fluent_files import LANGUAGES

ENGLISH = """command-go = go
command-go-about = Go somewhere
command-go-far = far
command-go-far-about = How far
command-go-fast = fast
command-go-fast-about = How fast
menu-go = Go there
rematch = Again
count = { $count ->
    [0] nothing
    [one] one
   *[other] { $count } of { $all }
}
state = { $state ->
    [open] Open
   *[closed] Closed
}
table-picture-goal = Goal
"""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    (tmp_path / "data" / "words" / "en").mkdir(parents=True)
    (tmp_path / "data" / "words" / "en" / "a.ftl").write_text(ENGLISH)
    return tmp_path / "data"


def checked(data: Path, text: str, language: str = "de") -> list[str]:
    folder = data / "words" / language
    folder.mkdir(exist_ok=True)
    (folder / "a.ftl").write_text(text, encoding="utf-8")
    return run(data, "check", language).output.splitlines()[:-1]


def run(data: Path, *arguments: str) -> Result:
    return CliRunner().invoke(words, ["--data", str(data), *arguments], standalone_mode=False)


@pytest.mark.long
@pytest.mark.parametrize("language", sample([*reversed(LANGUAGES)], 3))
def test_the_languages_that_we_give_are_complete(language: str):
    result = run(DATA, "check", language)
    assert (result.return_value, result.output.splitlines()[:-1]) == (0, [])


GOOD = ENGLISH.replace("Go somewhere", "Irgendwohin gehen")


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("rematch = Again\n", "", "1: rematch: missing; add it as in words/en/a.ftl:8."),
        (
            "rematch = Again",
            "# TODO rematch = Again",
            "8: rematch: not translated; translate it and remove the mark at its lines.",
        ),
        ("rematch = Again", "rematch = Again {", '8: rematch: cannot be read: Expected token: "}".'),
        (
            "rematch = Again",
            "rematch =",
            '8: rematch: cannot be read: Expected message "rematch" to have a value or attributes.',
        ),
        ("rematch = Again", "rematch = Again\nrematch = Twice", "9: rematch: also in words/de/a.ftl:8; remove one."),
        ("rematch = Again", "rematch = Again\nmore = More", "9: more: English has no such text; remove it."),
        ("rematch = Again", "rematch = { $x }", "8: rematch: there is no argument { $x }; use none."),
        ("rematch = Again", "rematch = { menu-go }", "8: rematch: texts cannot refer to others; write out menu-go."),
        (
            "rematch = Again",
            "rematch = { JOINED(1) }",
            "8: rematch: there is no function JOINED; write the argument alone.",
        ),
        ("rematch = Again", f"rematch = {'x' * 81}", "8: rematch: 81 characters, a button has at most 80; shorten it."),
        (
            "rematch = Again",
            "rematch = Again\n    .gender = male",
            "8: rematch: .gender = male: only .gender is known, as feminine, masculine, neuter.",
        ),
        (" of { $all }", "", "9: count: the argument { $all } is missing; use it."),
        ("    [one] one\n", "", "9: count: $count: add [one], the language's own plurals."),
        (
            "    [one] one\n",
            "    [one] one\n    [few] some\n",
            "9: count: $count: [few] never happens in this language; remove it.",
        ),
        ("    [open] Open\n", "    [offen] Open\n", "14: state: $state: add [open]."),
        ("    [open] Open\n", "    [offen] Open\n", "14: state: $state: English has no [offen]; remove it."),
        (
            "Irgendwohin gehen",
            "x" * 101,
            "2: command-go-about: 101 characters, a command's description has at most 100; shorten it.",
        ),
        (
            "menu-go = Go there",
            f"menu-go = {'x' * 33}",
            "7: menu-go: 33 characters, a command's name has at most 32; shorten it.",
        ),
        (
            "command-go = go",
            "command-go = Geh hin",
            "1: command-go: 'Geh hin' cannot name a command: use lower case, and hyphens between words.",
        ),
        (
            "command-go-fast = fast",
            "command-go-fast = far",
            "5: command-go-fast: named as command-go-far; choose another name.",
        ),
        ("goal = Goal", "goal = Goooooal", "18: table-picture-goal: "),
    ],
)
def test_each_fault_is_found_at_its_place(data: Path, old: str, new: str, found: str):
    assert GOOD.count(old) >= 1
    lines = checked(data, GOOD.replace(old, new))
    assert any(line.startswith(f"data/words/de/a.ftl:{found}") for line in lines), lines
    assert len(lines) <= 2


def test_a_whole_language_has_no_faults(data: Path):
    assert checked(data, GOOD) == []
    result = run(data, "check", "de")
    assert (result.return_value, result.output) == (
        0,
        "de: 11 of 11 texts and 0 of 0 sections of rules translated; 0 wrong.\n",
    )


def test_a_section_of_rules_is_told_from_one_whose_number_begins_alike(data: Path):
    for language, sections in (
        ("en", "### OB-2 Red\n\nRed begins.\n\n### OB-20 End\n\nIt ends.\n"),
        ("de", "### OB-20 Ende\n\nSchluss.\n"),
    ):
        (data / "rules" / language).mkdir(parents=True)
        (data / "rules" / language / "offboard.md").write_text(f"# Offboard\n\n{sections}")
    assert checked(data, GOOD) == [
        "data/rules/de/offboard.md:1: OB-2: missing; add it as in rules/en/offboard.md:3, with this number."
    ]
    assert run(data, "check", "de").output.endswith(
        "11 of 11 texts and 1 of 2 sections of rules translated; 0 wrong.\n"
    )


def test_a_term_is_refused(data: Path):
    assert checked(data, f"{GOOD}-name = Ball\n")[0].endswith(
        "a.ftl:19: -name: texts cannot refer to others; write it out."
    )


def test_what_is_no_language_or_no_data_is_named(data: Path, tmp_path: Path):
    for arguments, refusal in (
        (("check", "xx"), "There is no language 'xx'; there are en."),
        (("new", "xx"), "Discord has no language 'xx'; it has bg, cs, "),
        (("new", "en"), "is there already. See what it lacks: pichenette words check en"),
    ):
        assert refusal in str(run(data, *arguments).exception)
    assert "has no folder words/en" in str(run(tmp_path, "check", "fr").exception)
    (data / "words" / "fr").mkdir()
    (data / "words" / "fr" / "a.ftl").write_bytes(b"a = \xff")
    assert "not UTF-8" in str(run(data, "check", "fr").exception)


def test_the_languages_offered_are_those_of_discord():
    assert sorted({locale.value.partition("-")[0] for locale in discord.Locale}) == OFFERED


def test_plurals_are_those_of_the_numbers_that_are_said():
    assert categories("pl") == {"one", "few", "many", "other"}
    assert categories("es") == categories("en") == {"one", "other"}  # Spanish has *many* from a million on
    assert categories("ja") == {"other"}
    assert categories("fr", frozenset({0, 1})) == {"other"}


def test_the_places_of_texts_are_found_in_the_program():
    assert len(places()) > 150
    limits = limits_of({"rematch": 7, "data-export-button": 10, "webhook-name": 10, "badge-earned": 200})
    assert {key: one.most for key, one in limits.items()} == {"rematch": 80, "data-export-button": 80} | (
        {"webhook-name": limits["webhook-name"].most} if "webhook-name" in limits else {}
    )


@pytest.mark.long
@pytest.mark.parametrize("language", ["pl", *(pytest.param(one, marks=pytest.mark.thorough) for one in ("de", "ja"))])
def test_a_begun_language_has_all_texts_waiting_with_its_own_plurals(tmp_path: Path, language: str):
    for kind in ("words", "rules"):
        shutil.copytree(DATA / kind / "en", tmp_path / "data" / kind / "en")
    assert run(tmp_path / "data", "new", language).return_value == 0
    result = run(tmp_path / "data", "check", language)
    assert result.return_value == 1
    assert ": 0 of " in result.output
    assert not [line for line in result.output.splitlines()[:-1] if "not translated" not in line]
    for path in (tmp_path / "data" / "words" / language).rglob(
        "*.ftl"
    ):  # what is left when all marks are taken away can be read
        path.write_text(path.read_text(encoding="utf-8").replace("# TODO ", "").replace("# TODO", ""), encoding="utf-8")
    found = run(tmp_path / "data", "check", language).output.splitlines()[:-1]
    assert not [line for line in found if "rules/" not in line]
