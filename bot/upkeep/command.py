"""`pichenette backup`, `restore`, `copy` and `check`: looking after the bot's database."""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import (
    BarColumn,
    DownloadColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)

from bot.cli import DONE, FILE, WRONG, Unusable, database_given, database_options
from bot.games import GAMES
from bot.matches.core.errors import StoreError
from bot.settings import PostgresUrl
from bot.upkeep import backups, integrity
from bot.upkeep.database_copy import copy_database

REPORTED = 50  # faults; the rest are only counted


class _Backups(click.ParamType[int]):
    """A parameter: the number of backups to keep, 1 or more."""

    name = "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number. Fails with a sentence."""
        if not str(value).isdecimal() or int(value) < 1:
            self.fail(f"{value} is not a number of backups: 1 or more", param, ctx)
        return int(value)


def _reported(command: Callable[..., int]) -> Callable[..., int]:
    """A StoreError becomes its sentence and status 2."""

    @functools.wraps(command)
    def run(*args: Any, **given: Any) -> int:
        try:
            return command(*args, **given)
        except StoreError as error:
            raise Unusable(str(error)) from error

    return run


@click.command()
@click.argument("to", type=FILE)
@click.option("--keep", type=_Backups(), metavar="N", help="Delete all but the newest N backups in that folder.")
@database_options
@_reported
def backup(database: Path | PostgresUrl, to: Path, keep: int | None) -> int:
    """Copy the bot's database, also while the bot runs.

    TO is a new file, or a folder of backups.
    """
    database = _file(database, "pg_dump")
    with _bar(DownloadColumn()) as bar:
        task = bar.add_task("copying", total=_size(database))
        made = backups.back_up(database, to, keep=keep or 0, tell=lambda done: bar.update(task, completed=done))
    _say(f"{made}: {_megabytes(made)}, checked")
    return DONE


@click.command()
@click.argument("source", type=FILE, metavar="FROM")
@database_options
@_reported
def restore(database: Path | PostgresUrl, source: Path) -> int:
    """Put a backup in place of the database, which is kept.

    FROM is a backup, or a folder of them, whose newest is taken. Stop the bot first.
    """
    database = _file(database, "pg_restore")
    with _bar(DownloadColumn()) as bar:
        task = bar.add_task("copying", total=_size(source))
        aside = backups.restore(database, source, tell=lambda done: bar.update(task, completed=done))
    _say(f"{database}: put back, {_megabytes(database)}")
    if aside is not None:
        _say(f"what was there is kept as {aside}")
    return DONE


@click.command()
@click.option("--simulate", is_flag=True, help="Simulate every flick again as well.")
@database_options
@_reported
def check(database: Path | PostgresUrl, *, simulate: bool) -> int:
    """Replay every match and report what differs.

    The exit status is 1 if anything does.
    """
    return _checked(database, simulate=simulate)


def _checked(database: Path | PostgresUrl, *, simulate: bool = False) -> int:
    with _bar(MofNCompleteColumn()) as bar:
        task = bar.add_task("looking at the database", total=None)
        checked = integrity.check(
            database,
            GAMES,
            simulate=simulate,
            begin=lambda matches: bar.update(task, description="checking matches", total=matches),
            advance=lambda: bar.advance(task),
        )
    for fault in checked.faults[:REPORTED]:
        _say(str(fault))
    if len(checked.faults) > REPORTED:
        _say(f"... and {len(checked.faults) - REPORTED} more")
    looked = f"{checked.matches} matches, {checked.turns} turns"
    _say(f"{database}: {looked}, {'all is well' if not checked.faults else f'{len(checked.faults)} faults'}")
    return WRONG if checked.faults else DONE


@click.command()
@click.argument("given", type=database_given, metavar="FROM")
@click.argument("made", type=database_given, metavar="TO")
@_reported
def copy(given: Path | PostgresUrl, made: Path | PostgresUrl) -> int:
    """Copy a database between a file and PostgreSQL.

    FROM and TO are files, or postgresql://... Stop the bot first. TO must be missing or empty. Both are compared, then checked.
    """
    with _bar(MofNCompleteColumn()) as bar:
        task = bar.add_task("looking at the databases", total=None)
        held = copy_database(
            given,
            made,
            lambda what, done, total: bar.update(task, description=what, completed=done, total=total),
        )
    for table, there in held.items():
        _say(f"{table}: {there.rows} rows, checksum {there.checksum}")
    _say(f"{made} holds the same as {given}: {sum(there.rows for there in held.values())} rows")
    return max(_checked(given), _checked(made))


@click.command()
@click.argument("replaced", type=database_given, metavar="[OLD]", required=False)
@database_options
@_reported
def restored(database: Path | PostgresUrl, replaced: Path | PostgresUrl | None) -> int:
    """Finish what pg_restore has restored.

    Users deleted since the dump are deleted again, and no number given since is given again: OLD is the database that is
    replaced, if it can still be read.
    """
    if not isinstance(database, PostgresUrl) or isinstance(replaced, Path):
        raise Unusable("This is for PostgreSQL; `pichenette restore` does all of it for a file.")
    from bot.upkeep.server_restore import finish_restore  # noqa: PLC0415  it needs PostgreSQL's client, which few hosts do

    deleted = finish_restore(database, replaced, backups.SKIPPED)
    _say(f"{database}: ready, {deleted} users deleted again")
    return DONE


def _file(database: Path | PostgresUrl, instead: str) -> Path:
    if isinstance(database, PostgresUrl):
        raise Unusable(f"{database} is on PostgreSQL: use {instead}, as docs/several-machines.md describes.")
    return database


def _bar(column: ProgressColumn) -> Progress:
    console = Console(stderr=True, soft_wrap=True, highlight=False)
    parts = (TextColumn("{task.description}"), BarColumn(), column, TimeRemainingColumn())
    return Progress(*parts, console=console, transient=True, disable=not console.is_terminal)


def _size(path: Path) -> int | None:
    return path.stat().st_size if path.is_file() else None


def _megabytes(path: Path) -> str:
    return f"{path.stat().st_size / 1e6:.1f} MB"


def _say(line: str) -> None:
    Console(soft_wrap=True, highlight=False).print(line, markup=False)
