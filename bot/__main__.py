"""The command line.

What a command needs is imported when it runs: the bot does without what its hosts do, and begins by forking the process of its workers while it has
imported nothing else.
"""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import NoReturn

import click

from bot.cli import FOLDER, Unusable, settings_option

NO_LOCAL_DISCORD = "This installation has no local Discord: `pip install ./localdiscord` in a clone, or build the image with `--target try`."
PORT = 8137  # of the local Discord's page, if it is free
VAR = Path("var")
INTERRUPTED = 128 + signal.SIGINT  # the status of one stopped by Ctrl-C before it could stop in good order
PRIVATE = 0o077  # what others on the machine may not do with the files made here: players' matches and who they are


class Program(click.Group):
    """Imports the hosts' commands when one is asked for that is not here."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """See click."""
        if cmd_name not in self.commands:
            self._import()
        return super().get_command(ctx, cmd_name)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """See click."""
        self._import()
        return super().list_commands(ctx)

    def _import(self) -> None:
        from cogs.running.host_commands import COMMANDS  # noqa: PLC0415  see above

        for command in COMMANDS:
            self.add_command(command)


def _show_version(context: click.Context, _option: click.Parameter, asked: bool) -> None:  # noqa: FBT001  click calls it
    if asked:
        from bot.ops.build import BUILD  # noqa: PLC0415  see above

        click.echo("Pichenette {version}, schema {schema}, Python {python}, discord.py {discord_py}".format(**BUILD))
        context.exit()


@click.group(cls=Program, context_settings={"max_content_width": 100})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_version,
    help="Show the version and exit.",
)
def cli() -> None:
    """Flicking games and board games in chat."""


@cli.command("run")
@settings_option
@click.option("--seed", help="For demonstrations only: makes the luck of matches predictable.")
@click.option("--no-player-limits", is_flag=True, hidden=True, help="For tests only: a few people play for thousands.")
def run_bot(folder: Path, seed: str | None, *, no_player_limits: bool) -> int:
    """Run the bot on Discord.

    BOT_TOKEN comes from .env or the environment.
    """
    from bot.workers import fork_process  # noqa: PLC0415  see above

    with fork_process.begun() as forks:  # before the token is read
        from bot.client.garbage import collect_rarely  # noqa: PLC0415  see above

        collect_rarely()  # only here: workers, which nobody tends, inherit how it was
        from cogs.running import assembly  # noqa: PLC0415  see above

        settings = assembly.settings_in(folder)
        return _until_stopped(lambda: assembly.run(settings, seed, limited=not no_player_limits, forks=forks))


@cli.command("play")
@click.option("--port", type=click.IntRange(0, 65535), default=PORT, show_default=True, help="Port of the page.")
@click.option("--folder", type=FOLDER, default=VAR, show_default=True, help="Where matches and messages are kept.")
def play_locally(port: int, folder: Path) -> int:
    """Try the bot without Discord, on a page on this machine."""
    with _importing_local_discord():
        from bot.ops.play import play  # noqa: PLC0415
    return _until_stopped(lambda: play(port, folder))


@cli.command("local")
@click.option("--port", type=click.IntRange(0, 65535), default=PORT, show_default=True, help="Port of the page.")
@click.option("--folder", type=FOLDER, default=VAR, show_default=True, help="Where messages are kept.")
def serve_locally(port: int, folder: Path) -> int:
    """Serve the local Discord alone, to rehearse `run` against it."""
    with _importing_local_discord():
        from bot.ops.play import serve_alone  # noqa: PLC0415
    return _until_stopped(lambda: serve_alone(port, folder))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status. Raises SystemExit if it cannot be parsed."""
    os.umask(PRIVATE)
    try:
        status: int | None = cli.main(arguments, prog_name="pichenette", standalone_mode=False)
    except click.UsageError as error:
        error.show()
        raise SystemExit(error.exit_code) from None
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except click.Abort:
        return INTERRUPTED
    return status or 0


@contextlib.contextmanager
def _importing_local_discord() -> Iterator[None]:
    """Only those who try the bot install the local Discord: it is imported where it is used, or missed in a sentence."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name != "localdiscord":
            raise
        raise Unusable(NO_LOCAL_DISCORD) from error


def _until_stopped(work: Callable[[], Awaitable[int | None]]) -> int:
    """Run until done or stopped (Ctrl-C, SIGTERM); returns the exit status."""
    import asyncio  # noqa: PLC0415  see above

    async def stoppable() -> int:
        task = asyncio.ensure_future(work())
        for signum in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(signum, task.cancel)
        try:
            return await task or 0
        except asyncio.CancelledError:
            return 0

    return asyncio.run(stoppable())


def leave(status: int) -> NoReturn:
    """Exit at once: everything is closed, and interpreter shutdown takes seconds on a busy machine."""
    logging.shutdown()
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(BrokenPipeError):  # nobody reads any more
            stream.flush()
    os._exit(status)


if __name__ == "__main__":
    leave(main())
