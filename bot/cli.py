"""Shared parts of the commands of `pichenette`: exit statuses, where the database is, one-line failures."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, TypeVar

import click
import msgspec

if TYPE_CHECKING:
    from rich.console import Console

    from bot.settings import PostgresUrl

T = TypeVar("T")

UNCUT = 10_000  # characters of a line that no terminal cuts

DONE, WRONG, UNUSABLE = 0, 1, 2
"""Exit statuses: all is well; something is wrong with what was looked at; the owner has to change something first."""

FILE = click.Path(path_type=Path)
FOLDER = click.Path(path_type=Path, file_okay=False)


class Unusable(click.ClickException):
    """The command cannot run until the owner changes something; the message says what."""

    exit_code = UNUSABLE

    def show(self, file: IO[Any] | None = None) -> None:
        """Write the message to stderr, without a prefix."""
        (file or sys.stderr).write(f"{self.message}\n")


settings_option = click.option(
    "--settings",
    "folder",
    type=FILE,
    default=Path(),
    metavar="FOLDER",
    help="Folder of the bot's .env (default: here).",
)


as_json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON, with times in UTC.")


def console() -> Console:
    """The console for tables; into a pipe, they are printed without cutting."""
    from rich.console import Console  # noqa: PLC0415  only tables need it

    return Console() if sys.stdout.isatty() else Console(width=UNCUT)


def print_json(value: object) -> None:
    """Print a list as JSON."""
    click.echo(msgspec.json.format(msgspec.json.encode(value)))


def utc(milliseconds: int) -> str | None:
    """A time since 1970 as ISO 8601 in UTC, to the second; None for 0."""
    return datetime.fromtimestamp(milliseconds // 1000, UTC).isoformat() if milliseconds else None


def database_given(text: str) -> Path | PostgresUrl:
    """The database that an argument names. Raises Unusable, without the address: it may contain a password."""
    from bot.settings import database_named  # noqa: PLC0415  the bot begins without

    try:
        return database_named(text)
    except ValueError as error:
        raise Unusable(f"The database cannot be used: {error}.") from None


def database_options(command: Callable[..., T]) -> Callable[..., T]:
    """Add --database and --settings to a command, which receives `database`. Unreadable settings end it with status 2."""

    @settings_option
    @click.option(
        "--database",
        type=database_given,
        metavar="DATABASE",
        help="The bot's file, or postgresql://... (default: the one of the settings).",
    )
    @functools.wraps(command)
    def located(*args: Any, database: Path | PostgresUrl | None, folder: Path, **given: Any) -> T:
        from bot.settings import BadSettings, database_of  # noqa: PLC0415  the bot begins without

        try:
            return command(*args, database=database or database_of(folder), **given)
        except BadSettings as error:
            raise Unusable("\n".join(error.problems)) from error

    return located
