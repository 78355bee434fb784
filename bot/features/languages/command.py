"""`pichenette words`: what translators need, also without the bot."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from bot.cli import DONE, FILE, WRONG, Unusable, as_json_option, database_options, print_json, utc
from bot.content import DATA
from bot.features.languages import rows
from bot.features.languages.checks import DRAWN_FOR, faults_of
from bot.features.languages.exchange import catalogue_of, changes, read_catalogue, written_files
from bot.features.languages.fluent_files import Book, read_book
from bot.features.languages.rule_checks import rule_faults, sections_done
from bot.features.languages.skeleton import skeleton
from bot.matches.core.errors import StoreError
from bot.settings import PostgresUrl
from bot.storage.core.inspection import inspecting
from bot.text import one_line
from bot.words import FALLBACK

OFFERED = [
    "bg",
    "cs",
    "da",
    "de",
    "el",
    "en",
    "es",
    "fi",
    "fr",
    "hi",
    "hr",
    "hu",
    "id",
    "it",
    "ja",
    "ko",
    "lt",
    "nl",
    "no",
    "pl",
    "pt",
    "ro",
    "ru",
    "sv",
    "th",
    "tr",
    "uk",
    "vi",
    "zh",
]
"""The languages of Discord, by the codes that folders have."""


@click.group()
@click.option(
    "--data", type=FILE, default=DATA, metavar="FOLDER", help="The folder of words and rules (default: the bot's own)."
)
@click.pass_context
def words(context: click.Context, data: Path) -> None:
    """Translate the bot."""
    if not (data / "words" / FALLBACK).is_dir():
        raise Unusable(f"{data} has no folder words/{FALLBACK}: give the folder of words and rules with --data.")
    context.obj = data


@words.command("new")
@click.argument("language")
@click.pass_obj
def new(data: Path, language: str) -> int:
    """Begin a language: all files, English in comments to be translated.

    LANGUAGE is the code before the hyphen of one that Discord has: de, pt, zh.
    """
    if language not in OFFERED:
        raise Unusable(f"Discord has no language {language!r}; it has {', '.join(OFFERED)}.")
    if (data / "words" / language).exists():
        raise Unusable(
            f"{data / 'words' / language} is there already. See what it lacks: pichenette words check {language}"
        )
    files = list(skeleton(data, language))
    for path, text in files:
        (data / path).parent.mkdir(parents=True, exist_ok=True)
        (data / path).write_text(text, encoding="utf-8", newline="\n")
    click.echo(f"{len(files)} files in {data / 'words' / language} and {data / 'rules' / language}.")
    return DONE


@words.command("export")
@click.argument("language")
@click.argument("file", type=FILE)
@click.pass_obj
def export(data: Path, language: str, file: Path) -> int:
    """Write the texts of a language as a gettext catalogue."""
    english, own = read_book(data, FALLBACK), _readable(read_book(data, known(data, language)))
    catalogue = catalogue_of(own, english)
    file.write_text(f"{catalogue}\n", encoding="utf-8", newline="\n")
    click.echo(f"{file}: {len(catalogue)} texts, {len(catalogue.untranslated_entries())} to translate.")
    return DONE


@words.command("import")
@click.argument("language")
@click.argument("file", type=FILE)
@click.pass_obj
def take(data: Path, language: str, file: Path) -> int:
    """Write the changed texts of a gettext catalogue into the files of a language; nothing if any of them is wrong."""
    english, own = read_book(data, FALLBACK), _readable(read_book(data, known(data, language)))
    changed, faults = changes(read_catalogue(file), file, own, english)
    for fault in faults:
        click.echo(str(fault))
    if faults:
        click.echo(f"{len(faults)} to mend; nothing was changed.")
        return WRONG
    for path, text in list(written_files(own, english, changed)):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    click.echo(f"{language}: {len(changed)} texts changed.")
    return DONE


def _readable(book: Book) -> Book:
    """A language whose files can all be read. Raises Unusable."""
    if book.faults:
        raise Unusable("\n".join(map(str, book.faults)))
    return book


@words.command("check")
@click.argument("language")
@click.pass_obj
def check(data: Path, language: str) -> int:
    """Show what a language lacks or has wrong. The exit status is 1 if there is anything."""
    english, own = read_book(data, FALLBACK), read_book(data, known(data, language))
    drawn = tuple(read_book(data, one) for one in DRAWN_FOR if (data / "words" / one).is_dir())
    found = [*faults_of(own, english, drawn), *rule_faults(data, language)]
    for fault in sorted(found, key=lambda one: not one.left):  # what is wrong comes last, where it is seen
        click.echo(f"{data.name}/{fault}")
    texts, (sections, books) = len(own.texts.keys() & english.texts.keys()), sections_done(data, language)
    wrong = sum(not fault.left for fault in found)
    click.echo(
        f"{language}: {texts} of {len(english.texts)} texts and {sections} of {books} sections of rules translated; {wrong} wrong."
    )
    return WRONG if found else DONE


@words.command("suggestions")
@database_options
@as_json_option
def suggestions(database: Path | PostgresUrl, *, as_json: bool) -> int:
    """Show the better words that players suggested, oldest first, with the texts that they may be about."""
    try:
        with inspecting(database) as inspected:
            found = inspected.read(rows.everything)
    except StoreError as error:
        raise Unusable(str(error)) from error
    if as_json:
        print_json([msgspec.to_builtins(one) | {"made": utc(one.made)} for one in found])
        return DONE
    for one in found:
        keys = ", ".join(one.keys) or "unknown text"
        click.echo(f"{one.number}, {one.language}, {keys}, by {one_line(one.by.name)} ({one.by.user})")
        click.echo(f"  - {one_line(one.shown)}\n  + {one_line(one.better)}\n")
    click.echo(f"{len(found)} suggestions.")
    return DONE


def known(data: Path, language: str) -> str:
    """A language that has a folder. Raises Unusable."""
    there = sorted(one.name for one in (data / "words").iterdir() if one.is_dir())
    if language not in there:
        raise Unusable(
            f"There is no language {language!r}; there are {', '.join(there)}. Begin one: pichenette words new {language}"
        )
    return language
