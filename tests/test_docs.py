"""The documentation is checked: its commands parse, its links resolve, the commands and settings it names exist."""

import re
import shlex
from collections.abc import Iterator
from dataclasses import MISSING, fields
from pathlib import Path

import click
import pytest

from bot.__main__ import cli
from bot.content import catalogue
from bot.features.contract import Feature
from bot.features.privacy.sheets import privacy_sheet
from bot.settings import PREFIX, READ, Settings
from bot.storage.core.snapshot import present_schema
from bot.words import Catalogue
from tests.support.words.fluent_files import LANGUAGES

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
HOSTING = DOCS / "self-hosting"
PAGES = sorted([*ROOT.glob("*.md"), ROOT / "localdiscord" / "README.md", *DOCS.glob("*.md"), *DOCS.glob("??/*.md")])
DECISIONS = sorted((DOCS / "decisions").glob("*.md"))
PLAYERS = [
    page
    for page in PAGES
    if page.name in {"README.md", "CHANGELOG.md", "playing.md", "server-owners.md", "privacy.md"}
    or page.parent.name in LANGUAGES
]
BLOCK = re.compile(r"^```[a-z]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)#]+?)(?:#[^)]*)?\)")
TYPED = re.compile(
    r"(?:(?:docker compose exec bot |runuser -u pichenette -- \.venv/bin/)?pichenette|docker compose run --rm bot) (.+)"
)
WORDS_OF_COMMANDS = "\n".join(
    file.read_text(encoding="utf-8") for file in sorted((ROOT / "data" / "words" / "en").glob("*.ftl"))
)
_KEYS = re.findall(r"^(command-\S+) =", WORDS_OF_COMMANDS, re.MULTILINE)
COMMANDS = [key for key in _KEYS if f"{key}-about" in _KEYS]
FOLDERS = "pichenette|bot|cogs|render|localdiscord|tools|tests|outside|data|docs|findings"
PATH = re.compile(rf"`((?:{FOLDERS})/[\w./-]*)`")
MADE_BY_HOSTS = {"docs/self-hosting/secrets/token"}  # is not in the repository
MODULE = re.compile(rf"python -m ((?:{FOLDERS})[\w.]*)")
SLASH = re.compile(r"/([^\W\d_]+)((?: [\w-]+)*)((?: [\w-]+:[^`]*)?)")


def named(page: Path) -> str:
    return str(page.relative_to(ROOT))


def lines_of(page: Path) -> Iterator[str]:
    """The lines of a page that may be typed into a terminal."""
    text = page.read_text(encoding="utf-8")
    for block in BLOCK.findall(text):
        yield from block.splitlines()
    yield from INLINE.findall(BLOCK.sub("", text))


def bot_commands(page: Path) -> Iterator[str]:
    for line in lines_of(page):
        if typed := TYPED.match(line):
            yield typed[1]


def parse(typed: list[str]) -> None:
    """Parse a command with its subcommands, without running it."""
    command: click.Command = cli
    context = command.make_context("bot", typed)
    while isinstance(command, click.Group) and (rest := [*context._protected_args, *context.args]):
        name, found, rest = command.resolve_command(context, rest)
        assert found is not None
        command, context = found, found.make_context(name, rest, parent=context)


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_command_of_the_program_is_understood(page: Path):
    for command in bot_commands(page):
        typed = shlex.split(command, comments=True)
        if len(typed) > 1:
            parse(typed)  # it raises a UsageError if they do not fit
        else:  # named, or complete as it is
            assert cli.main([*typed, "--help"], standalone_mode=False) == 0


def test_there_are_commands_to_be_understood():
    assert len(list(bot_commands(DOCS / "self-hosting.md"))) > 15


def test_the_index_lists_every_decision():
    index = DOCS / "decisions" / "README.md"
    assert sorted(LINK.findall(index.read_text(encoding="utf-8"))) == [page.name for page in DECISIONS if page != index]


def test_every_part_of_a_feature_is_explained():
    explained = set(INLINE.findall((DOCS / "developing.md").read_text(encoding="utf-8")))
    assert {part.name for part in fields(Feature)} <= explained


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_make_target_exists(page: Path):
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for line in lines_of(page):
        if made := re.match(r"make ([a-z]+)\b", line):
            assert made[1] in targets, line


@pytest.mark.parametrize("page", [*PAGES, *DECISIONS], ids=named)
def test_every_link_leads_somewhere(page: Path):
    for target in LINK.findall(BLOCK.sub("", page.read_text(encoding="utf-8"))):
        assert target.startswith("https://") or (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PLAYERS, ids=named)
def test_every_command_of_players_exists(page: Path):
    own = page.parent.name
    languages = {own} if own in LANGUAGES else set(LANGUAGES) if page.name == "CHANGELOG.md" else {"en"}
    paths = {
        tuple(words.text("-".join(key.split("-")[: end + 1])) for end in range(1, key.count("-") + 1))
        for words in map(Catalogue(ROOT / "data" / "words").of, languages)
        for key in COMMANDS
    }
    for line in INLINE.findall(BLOCK.sub("", page.read_text(encoding="utf-8"))):
        if said := SLASH.fullmatch(line):
            path = (said[1], *said[2].split())
            options = re.findall(r"([\w-]+):", said[3])
            assert {path, *((*path, option) for option in options)} <= paths, line


@pytest.mark.parametrize(
    ("language", "page"),
    [("en", DOCS / "playing.md"), ("es", DOCS / "es" / "jugar.md"), ("fr", DOCS / "fr" / "jouer.md")],
)
def test_players_are_told_of_every_command(language: str, page: Path):
    words = Catalogue(ROOT / "data" / "words").of(language)
    text = page.read_text(encoding="utf-8")
    missed = {key for key in COMMANDS if key.count("-") == 1 and f"`/{words.text(key)}" not in text}
    assert missed == {"command-server", "command-watch"}  # those of managers


@pytest.mark.parametrize(
    ("language", "page"),
    [("en", DOCS / "privacy.md"), ("es", DOCS / "es" / "privacidad.md"), ("fr", DOCS / "fr" / "confidentialite.md")],
)
def test_the_privacy_policy_says_what_the_bot_says(language: str, page: Path):
    said = privacy_sheet(catalogue().of(language)).parts[0]
    assert isinstance(said, str)
    assert said.partition("\n")[2] in page.read_text(encoding="utf-8")


def test_the_changelog_says_whether_the_schema_changes():
    releases = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").split("\n## ")[1:]
    lines = [release.splitlines()[2] for release in releases]
    assert all(line.startswith(("Schema changes: yes (", "Schema changes: no.")) for line in lines)
    assert next(line for line in lines if "yes" in line).startswith(f"Schema changes: yes ({present_schema()}).")


@pytest.mark.parametrize(
    ("language", "page"),
    [
        ("en", DOCS / "server-owners.md"),
        ("es", DOCS / "es" / "administrar-un-servidor.md"),
        ("fr", DOCS / "fr" / "gerer-un-serveur.md"),
    ],
)
def test_those_who_manage_a_server_are_told_of_every_command_of_theirs(language: str, page: Path):
    words = Catalogue(ROOT / "data" / "words").of(language)
    text = page.read_text(encoding="utf-8")
    theirs = [
        f"{words.text(key.rpartition('-')[0])} {words.text(key)}"
        for key in COMMANDS
        if key.startswith(("command-server-", "command-watch-")) and key.count("-") == 2
    ]
    assert theirs
    assert [command for command in theirs if f"`/{command}`" not in text] == []


def test_the_table_of_settings_is_complete_and_tells_the_defaults():
    text = (DOCS / "self-hosting.md").read_text(encoding="utf-8")
    table = [line.split("|") for line in text.splitlines() if line.startswith(f"| `{PREFIX}")]
    told = {name: cells[2] for cells in table for name in re.findall(rf"`({PREFIX}[A-Z_]+)`", cells[1])}
    assert told.keys() == {PREFIX + name.upper() for name in READ}
    for field in fields(Settings):
        if field.default not in {None, MISSING}:
            shown = f"{field.default:g}" if isinstance(field.default, float) else field.default
            assert f"`{shown}`" in told[PREFIX + field.name.upper()]


def test_what_runs_it_sets_what_there_is():
    for file in HOSTING.iterdir():
        if file.is_file():
            for name in re.findall(rf"\b{PREFIX}[A-Z_]+\b", file.read_text(encoding="utf-8")):
                assert name.removeprefix(PREFIX).lower() in READ, f"{file.name}: {name}"


@pytest.mark.parametrize("page", [*PAGES, *DECISIONS], ids=named)
def test_every_path_and_module_is_there(page: Path):
    assert missing(page.read_text(encoding="utf-8")) == []


def test_a_path_that_is_gone_is_found():
    text = "`bot/gone.py`, `tools/gone/`, `bot/text.py` and `tests/`: `python -m tools.gone`, python -m tools.structure"
    assert missing(text) == ["bot/gone.py", "tools/gone/", "tools.gone"]


def missing(text: str) -> list[str]:
    """The paths and modules named in a text that are not in the repository."""
    paths = [name for name in PATH.findall(text) if name not in MADE_BY_HOSTS and not (ROOT / name).exists()]
    modules = [name for name in MODULE.findall(text) if not is_program(ROOT / name.replace(".", "/"))]
    return paths + modules


def is_program(path: Path) -> bool:
    return path.with_suffix(".py").exists() or (path / "__main__.py").exists()
