"""`python -m bot backup`, `restore` and `check`: what the owner of the bot does with its file."""

from __future__ import annotations

import argparse
from pathlib import Path

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

from bot.games import GAMES
from bot.matches.core.errors import StoreError
from bot.settings import BadSettings, database_of
from bot.upkeep.backups import back_up, restore
from bot.upkeep.integrity import check

DONE, FAULTS, UNUSABLE = 0, 1, 2
TOLD = 50  # faults; more of them say nothing more


def add_arguments(
    backing_up: argparse.ArgumentParser, restoring: argparse.ArgumentParser, checking: argparse.ArgumentParser
) -> None:
    """What may be written behind `backup`, `restore` and `check`."""
    backing_up.add_argument("to", type=Path, metavar="TO", help="a new file, or a folder of backups")
    backing_up.add_argument(
        "--keep", type=_at_least_one, default=0, metavar="N", help="delete all but the newest N in that folder"
    )
    restoring.add_argument(
        "source", type=Path, metavar="FROM", help="a backup, or a folder of them (the newest is taken)"
    )
    checking.add_argument("--simulate", action="store_true", help="let physics judge every flick again, too")
    for parser in (backing_up, restoring, checking):
        parser.add_argument("--database", type=Path, metavar="FILE", help="the bot's file (default: as it is set)")
        parser.add_argument(
            "--settings", type=Path, default=Path(), metavar="FOLDER", help="where .env is (default: here)"
        )


def run(wanted: argparse.Namespace) -> int:
    """Do what the command line says; 0 if all is well, 1 if something is wrong in the file, 2 if it cannot be done."""
    err = Console(stderr=True, soft_wrap=True, highlight=False)
    try:
        database = wanted.database or database_of(wanted.settings)
        match wanted.command:
            case "backup":
                return _back_up(database, wanted.to, wanted.keep, err)
            case "restore":
                return _restore(database, wanted.source, err)
            case _:
                return _check(database, err, simulate=wanted.simulate)
    except BadSettings as error:
        err.print("\n".join(error.problems), markup=False)
    except StoreError as error:
        err.print(str(error), markup=False)
    return UNUSABLE


def _at_least_one(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a number of backups: 1 or more")
    return int(text)


def _back_up(database: Path, to: Path, keep: int, err: Console) -> int:
    with _bar(err, DownloadColumn()) as bar:
        task = bar.add_task("copying", total=_size(database))
        made = back_up(database, to, keep=keep, tell=lambda done: bar.update(task, completed=done))
    _say(f"{made}: {_megabytes(made)}, checked")
    return DONE


def _restore(database: Path, source: Path, err: Console) -> int:
    with _bar(err, DownloadColumn()) as bar:
        task = bar.add_task("copying", total=_size(source))
        aside = restore(database, source, tell=lambda done: bar.update(task, completed=done))
    _say(f"{database}: put back, {_megabytes(database)}")
    if aside is not None:
        _say(f"what was there is kept as {aside}")
    return DONE


def _check(database: Path, err: Console, *, simulate: bool) -> int:
    with _bar(err, MofNCompleteColumn()) as bar:
        task = bar.add_task("looking at the file", total=None)
        checked = check(
            database,
            GAMES,
            simulate=simulate,
            begin=lambda matches: bar.update(task, description="checking matches", total=matches),
            advance=lambda: bar.advance(task),
        )
    for fault in checked.faults[:TOLD]:
        _say(str(fault))
    if len(checked.faults) > TOLD:
        _say(f"... and {len(checked.faults) - TOLD} more")
    looked = f"{checked.matches} matches, {checked.turns} turns"
    _say(f"{database}: {looked}, {'all is well' if not checked.faults else f'{len(checked.faults)} faults'}")
    return FAULTS if checked.faults else DONE


def _bar(console: Console, column: ProgressColumn) -> Progress:
    parts = (TextColumn("{task.description}"), BarColumn(), column, TimeRemainingColumn())
    return Progress(*parts, console=console, transient=True, disable=not console.is_terminal)


def _size(path: Path) -> int | None:
    return path.stat().st_size if path.is_file() else None


def _megabytes(path: Path) -> str:
    return f"{path.stat().st_size / 1e6:.1f} MB"


def _say(line: str) -> None:
    Console(soft_wrap=True, highlight=False).print(line, markup=False)
