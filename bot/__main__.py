"""The command line, and the one place where everything is put together: settings, store, worker, matches, client."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, cast

import click
import discord
import structlog

from bot import app, connection, throttle
from bot.cli import FILE, Unusable, settings_option
from bot.content import catalogue
from bot.features.contract import RunningFeatures
from bot.features.registry import FEATURES
from bot.games import GAMES
from bot.malloc_tuning import return_freed_memory
from bot.matches.core.clock import SystemClock
from bot.matches.core.errors import StoreBusy, StoreError
from bot.matches.core.matches import Matches
from bot.matches.core.reads import Reads
from bot.matches.core.seeding import foretold, new_seed
from bot.matches.core.store import Store
from bot.matches.matchmaking.caps import CAPS, NO_CAPS
from bot.ops.build import BUILD
from bot.ops.health import Health, Rivals
from bot.ops.logs import log_to_stderr
from bot.ops.matches_command import matches
from bot.ops.metrics import Metrics
from bot.ops.ratings_command import ratings
from bot.ops.server import Ops, PortTaken
from bot.outages import Outages
from bot.records import perft, record
from bot.scenarios.command import scenario
from bot.settings import BadSettings, Settings, read_settings, readable_by_others
from bot.storage.core.opening import open_store
from bot.upkeep.backups import last_backup
from bot.upkeep.badges import badges
from bot.upkeep.command import backup, check, copy, restore, restored, verify
from bot.workers.films import MakeFilm, ShowTurn
from bot.workers.paint import Paint
from bot.workers.picture_cache import FilmCache, TurnPrefetch
from bot.workers.worker import Timed
from bot.workers.workers import Workers
from cogs.delivery.permissions import application_of, invitation, server_link
from cogs.doctor.command import doctor
from cogs.history.record_process import COMMAND as RECORDS

NOT_KNOWN = "Discord does not know this token: check BOT_TOKEN in .env or the file that BOT_TOKEN_FILE names (Bot > Reset Token makes a new one)."
NO_LOCAL_DISCORD = (
    "This installation has no local Discord: run this in a clone, or build the image with `--target try`."
)
NOT_A_TOKEN = "BOT_TOKEN is not a Discord bot token."  # noqa: S105  an error text
DENIED = 4004  # the gateway's code for a token that is no longer valid
NO_APPLICATION = (
    "Or give the application's ID: --application ID (Developer Portal > General Information > Application ID)."
)
if TYPE_CHECKING:
    from bot.cluster import Cluster
    from bot.storage.core.postgres_store import PostgresStore

PORT = 8137  # of the local Discord's page, if it is free
VAR = Path("var")
PRIVATE = 0o077  # what others on the machine may not do with the files made here: players' matches and who they are

log = structlog.stdlib.get_logger("bot")


@click.group(context_settings={"max_content_width": 100})
@click.version_option(
    BUILD["version"],
    message="Pichenette {version}, schema {schema}, Python {python}, discord.py {discord_py}".format(**BUILD),
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
    try:
        settings = read_settings(folder)
    except BadSettings as error:
        raise Unusable("\n".join(error.problems)) from error
    log_to_stderr(settings.log_level, settings.log_format, *settings.secrets)
    files = (settings.database,) if isinstance(settings.database, Path) else ()
    for exposed in readable_by_others(folder / ".env", *files):
        log.warning("others on this machine can read a file", file=str(exposed), mend=f"chmod 600 {exposed}")
    try:
        return _until_stopped(lambda: run(settings, seed, limited=not no_player_limits))
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
@click.option("--folder", type=FILE, default=VAR, show_default=True, help="Where matches and messages are kept.")
def play_locally(port: int, folder: Path) -> int:
    """Try the bot without Discord, on a page on this machine."""
    with _importing_local_discord():
        from bot.ops.play import play  # noqa: PLC0415
    return _until_stopped(lambda: play(port, folder))


@cli.command("local")
@click.option("--port", type=int, default=PORT, show_default=True, help="Port of the page.")
@click.option("--folder", type=FILE, default=VAR, show_default=True, help="Where messages are kept.")
def serve_locally(port: int, folder: Path) -> int:
    """Serve the local Discord alone, to rehearse `run` against it."""
    with _importing_local_discord():
        from bot.ops.play import serve_alone  # noqa: PLC0415
    return _until_stopped(lambda: serve_alone(port, folder))


for _command in (
    backup,
    restore,
    restored,
    copy,
    check,
    verify,
    matches,
    ratings,
    badges,
    scenario,
    perft,
    record,
    doctor,
    *(command for feature in FEATURES for command in feature.command_line),
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


async def run(settings: Settings, seed: str | None = None, *, limited: bool = True) -> None:
    """Assemble the bot and stay connected until cancelled. With a `seed` the luck of matches is predictable.

    Unless `limited`, players may have and ask for as much at a time as they like.
    """
    return_freed_memory()
    try:
        await _run(settings, seed, limited=limited)
    except asyncio.CancelledError:
        log.info("stopped", version=BUILD["version"])
        raise


async def _run(settings: Settings, seed: str | None, *, limited: bool) -> None:
    async with AsyncExitStack() as until_stored, AsyncExitStack() as opened:
        services = await assemble(settings, opened, seed, limited=limited)
        connection.point_elsewhere(settings)
        application = application_of(settings.token.get_secret_value())
        if application is not None:
            log.info("servers invite it", link=server_link(application))
        cluster = await _cluster(settings, services.store, services.workers, until_stored)
        await connection.serve(services, settings, cluster)


async def assemble(
    settings: Settings, opened: AsyncExitStack, seed: str | None = None, *, limited: bool = True
) -> app.Services:
    """Everything the client needs, running; leaving `opened` closes it. Raises StoreError, PortTaken."""
    clock, posted, words, metrics = SystemClock(), asyncio.Event(), catalogue(), Metrics()
    store = await open_store(settings.database)
    opened.push_async_callback(store.close)
    outages = Outages()
    for handler in logging.getLogger().handlers:
        handler.addFilter(outages)
        opened.callback(handler.removeFilter, outages)

    def stored(pieces: int, seconds: float) -> None:
        outages.database.ended()
        metrics.committed(pieces, seconds)

    store.watch(stored)
    await rate_again(store, clock.now_ms())
    timed: Timed = {Paint: metrics.painted, MakeFilm: metrics.filmed, ShowTurn: metrics.filmed}
    workers = Workers(RECORDS, timed)
    opened.push_async_callback(workers.close)
    await workers.start()
    films = FilmCache(workers)
    opened.push_async_callback(films.close)
    seeds = new_seed if seed is None else foretold(seed)
    ahead = TurnPrefetch(workers, store)
    opened.push_async_callback(ahead.close)
    matches = Matches(
        GAMES,
        store,
        workers,
        clock,
        notify=posted.set,
        seeds=seeds,
        observer=metrics,
        foresee=ahead.foresee,
        caps=CAPS if limited else NO_CAPS,
    )
    matches.clocks.shared = settings.cluster.of > 1
    health = await opened.enter_async_context(Health(metrics.lagged, metrics.held_up))
    ops = Ops(settings.database, store, matches.admin, health, metrics, words.of("en").say, clock=clock)
    ops.processes = lambda: {"bot": os.getpid()} | workers.pids
    if isinstance(settings.database, Path):
        ops.backed_up = partial(last_backup, settings.database)
    opened.push_async_callback(ops.close)
    await ops.start(settings.ops_host, settings.ops_port)
    rates = throttle.rates(settings.sends, limited=limited)
    rivals = Rivals(welcome=settings.shards is not None and not isinstance(settings.database, Path))
    features = RunningFeatures(FEATURES, matches.work, store)
    return app.Services(
        matches, store, workers, films, words, clock, posted, features, metrics, health, outages, rates, rivals
    )


async def rate_again(store: Store, now: int) -> None:
    """Recompute after an upgrade what another version rated otherwise. If that takes too long, log it and go on."""
    try:
        counted = await store.recompute_uneven(now)
    except StoreBusy:
        log.warning(
            "ratings of matches with sides of different sizes are as before: run `python -m bot ratings recompute`"
        )
        return
    if counted:
        log.info("ratings recomputed: sides of different sizes are compared by their averages", results=counted)


async def _cluster(settings: Settings, store: Reads, workers: Workers, opened: AsyncExitStack) -> Cluster | None:
    """This process's place among those that may share its database; None if it is the only one.

    Leaving `opened` lets the next copy begin, so the store is closed before.
    """
    if isinstance(settings.database, Path):
        return None
    from bot.cluster import Cluster  # noqa: PLC0415  it needs PostgreSQL's client, which few bots do

    app.import_extensions()  # what is slow is done before the wait, so that a hand-over is short
    await workers.warm()
    database = cast("PostgresStore", store)  # what an address that is no file is opened as
    return await opened.enter_async_context(Cluster(database, settings.shard_ids or (0,)))


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
