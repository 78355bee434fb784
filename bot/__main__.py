"""The command line, and the one place where everything is put together: settings, store, worker, matches, client."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click
import discord
import structlog

from bot import app, connection, throttle
from bot.cli import FILE, Unusable, settings_option
from bot.content import catalogue
from bot.games import GAMES
from bot.local.bot_process import FOLDER, PORT, play
from bot.malloc_tuning import return_freed_memory
from bot.matches.core.clock import SystemClock
from bot.matches.core.errors import StoreError
from bot.matches.core.matches import Matches
from bot.matches.core.seeding import foretold, new_seed
from bot.matches.matchmaking.caps import CAPS, NO_CAPS
from bot.ops.command import matches, ratings
from bot.ops.health import Health, Rivals
from bot.ops.logs import log_to_stderr
from bot.ops.metrics import Metrics
from bot.ops.reports_command import reports
from bot.ops.server import Ops, PortTaken
from bot.picture_cache import FilmCache, TurnPrefetch
from bot.reader import LIMIT, Reader
from bot.records import perft, record
from bot.rulebook.command import rules
from bot.scenarios.command import scenario
from bot.settings import BadSettings, Settings, read_settings, readable_by_others
from bot.storage.core.opening import open_store
from bot.upkeep.backups import last_backup
from bot.upkeep.badges import badges
from bot.upkeep.command import backup, check, copy, restore, restored, verify
from bot.worker import FILM_LIMIT, FILMS, PUZZLE_LIMIT, PUZZLES, THOUGHTS, Worker
from bot.worker_on_demand import WorkerOnDemand
from cogs.delivery.permissions import application_of, invitation, server_link
from cogs.history.record_process import COMMAND as RECORDS

NOT_KNOWN = "Discord does not know this token: check BOT_TOKEN in .env or the file that BOT_TOKEN_FILE names (Bot > Reset Token makes a new one)."
NOT_A_TOKEN = "BOT_TOKEN is not a Discord bot token."  # noqa: S105  an error text
DENIED = 4004  # the gateway's code for a token that is no longer valid
NO_APPLICATION = (
    "Or give the application's ID: --application ID (Developer Portal > General Information > Application ID)."
)
if TYPE_CHECKING:
    from bot.cluster import Cluster

PRIVATE = 0o077  # what others on the machine may not do with the files made here: players' matches and who they are

log = structlog.stdlib.get_logger("bot")


@click.group(context_settings={"max_content_width": 100})
def cli() -> None:
    """Flicking games and board games in chat."""


@cli.command("run")
@settings_option
@click.option("--seed", help="For demonstrations only: makes the luck of matches predictable.")
def run_bot(folder: Path, seed: str | None) -> int:
    """Run the bot on Discord.

    BOT_TOKEN comes from .env or the environment.
    """
    try:
        settings = read_settings(folder)
    except BadSettings as error:
        raise Unusable("\n".join(error.problems)) from error
    log_to_stderr(settings.log_level, settings.log_format, settings.token.get_secret_value())
    files = (settings.database,) if isinstance(settings.database, Path) else ()
    for exposed in readable_by_others(folder / ".env", *files):
        log.warning("others on this machine can read a file", file=str(exposed), mend=f"chmod 600 {exposed}")
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nothing is spoken here
    try:
        return _until_stopped(lambda: run(settings, seed))
    except (StoreError, PortTaken, app.BadServer) as error:
        raise Unusable(str(error)) from error
    except discord.LoginFailure as error:
        raise Unusable(NOT_KNOWN) from error
    except discord.ConnectionClosed as closed:
        known = closed.code == DENIED
        why = NOT_KNOWN if known else f"Discord closed the connection for good (code {closed.code})."
        raise Unusable(why) from closed


@cli.command()
@settings_option
@click.option("--application", type=int, metavar="ID", help="The application's ID (default: the token's).")
def invite(folder: Path, application: int | None) -> int:
    """Print the links that add the bot to a server."""
    if application is None:
        try:
            application = application_of(read_settings(folder).token.get_secret_value())
        except BadSettings as error:
            raise Unusable("\n".join((*error.problems, NO_APPLICATION))) from error
    if application is None:
        raise Unusable(f"{NOT_A_TOKEN}\n{NO_APPLICATION}")
    click.echo(invitation(application))
    return 0


@cli.command("play")
@click.option("--port", type=int, default=PORT, show_default=True, help="Port of the page.")
@click.option("--folder", type=FILE, default=FOLDER, show_default=True, help="Where matches and messages are kept.")
def play_locally(port: int, folder: Path) -> int:
    """Try the bot without Discord, on a page on this machine."""
    return _until_stopped(lambda: play(port, folder))


for _command in (
    backup,
    restore,
    restored,
    copy,
    check,
    verify,
    matches,
    ratings,
    reports,
    badges,
    rules,
    scenario,
    perft,
    record,
):
    cli.add_command(_command)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status. Raises SystemExit if it cannot be parsed."""
    os.umask(PRIVATE)
    try:
        status: int | None = cli.main(arguments, prog_name="python -m bot", standalone_mode=False)
    except click.UsageError as error:
        error.show()
        raise SystemExit(error.exit_code) from None
    except click.ClickException as error:
        error.show()
        return error.exit_code
    return status or 0


async def run(settings: Settings, seed: str | None = None) -> None:
    """Assemble the bot and stay connected until cancelled. With a `seed` the luck of matches is predictable."""
    return_freed_memory()
    clock, posted, words, metrics = SystemClock(), asyncio.Event(), catalogue(), Metrics()
    async with AsyncExitStack() as opened:
        store = await open_store(settings.database)
        opened.push_async_callback(store.close)
        store.watch(metrics.committed)
        worker = Worker(painted=metrics.painted)
        opened.push_async_callback(worker.close)
        await worker.start()
        camera = Worker(FILMS, limit=FILM_LIMIT, stills=False, filmed=metrics.filmed)
        opened.push_async_callback(camera.close)
        await camera.start()
        thinker = Worker(THOUGHTS, stills=False)
        opened.push_async_callback(thinker.close)
        await thinker.start()
        puzzler = WorkerOnDemand(lambda: Worker(PUZZLES, limit=PUZZLE_LIMIT, stills=False))
        opened.push_async_callback(puzzler.close)
        films = FilmCache(camera)
        opened.push_async_callback(films.close)
        reader = Reader(lambda: Worker(RECORDS, limit=LIMIT))
        opened.push_async_callback(reader.close)
        seeds = new_seed if seed is None else foretold(seed)
        ahead = TurnPrefetch(worker, store)
        opened.push_async_callback(ahead.close)
        matches = Matches(
            GAMES,
            store,
            worker,
            clock,
            notify=posted.set,
            seeds=seeds,
            observer=metrics,
            foresee=ahead.foresee,
            thinker=thinker,
            puzzler=puzzler,
            coach=thinker,
            pairer=puzzler,
            caps=CAPS if settings.sends else NO_CAPS,
        )
        matches.clocks.shared = settings.cluster.of > 1
        health = await opened.enter_async_context(Health(metrics.lagged, metrics.held_up))
        ops = Ops(settings.database, store, matches.admin, health, metrics, words.of("en").say)
        if isinstance(settings.database, Path):
            ops.backed_up = partial(last_backup, settings.database)
        opened.push_async_callback(ops.close)
        await ops.start(settings.ops_host, settings.ops_port)
        connection.point_elsewhere(settings)
        application = application_of(settings.token.get_secret_value())
        if application is not None:
            log.info("servers invite it", link=server_link(application))
        rates = throttle.rates(settings.sends)
        rivals = Rivals(welcome=settings.shards is not None and not isinstance(settings.database, Path))
        services = app.Services(
            matches, store, worker, films, reader, words, clock, posted, metrics, health, rates, rivals
        )
        await connection.serve(services, settings, await _cluster(settings, worker, opened))


async def _cluster(settings: Settings, worker: Worker, opened: AsyncExitStack) -> Cluster | None:
    """This process's place among several; None if it is the only one."""
    if settings.shard_ids is None or isinstance(settings.database, Path):
        return None
    from bot.cluster import Cluster  # noqa: PLC0415  it needs PostgreSQL's client, which few bots do

    app.import_extensions()  # what is slow is done before the wait, so that a hand-over is short
    await worker.warm()
    return await opened.enter_async_context(Cluster(settings.database.full, settings.shard_ids))


def _until_stopped(work: Callable[[], Awaitable[int | None]]) -> int:
    """Run until done or stopped (Ctrl-C, SIGTERM); returns the exit status."""

    async def stoppable() -> int:
        task = asyncio.ensure_future(work())
        for signum in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(signum, task.cancel)
        try:
            return await task or 0
        except asyncio.CancelledError:
            return 0

    return asyncio.run(stoppable())


def _leave(status: int) -> NoReturn:
    """Exit at once: everything is closed, and interpreter shutdown takes seconds on a busy machine."""
    logging.shutdown()
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(BrokenPipeError):  # nobody reads any more
            stream.flush()
    os._exit(status)


if __name__ == "__main__":
    _leave(main())
