"""The bot as `pichenette run` runs it: settings, store, workers, matches and client are put together here."""

from __future__ import annotations

import asyncio
import logging
import os
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

import discord
import structlog

from bot.cli import Unusable
from bot.client import app, connection, throttle
from bot.client.garbage import tend
from bot.client.members import Members
from bot.client.outages import Outages
from bot.content import catalogue
from bot.features.registry import FEATURES, ON_CHANGE
from bot.features.running import RunningFeatures
from bot.games import GAMES, OTHERS
from bot.malloc_tuning import return_freed_memory
from bot.matches.core.caps import CAPS, NO_CAPS
from bot.matches.core.errors import StoreError
from bot.matches.core.job import Process
from bot.matches.core.seeding import foretold, new_seed
from bot.matches.matches import Matches
from bot.matches.work.clock import SystemClock
from bot.matches.work.reads import Reads
from bot.ops.build import BUILD
from bot.ops.health import Health, Rivals
from bot.ops.logs import log_to_stderr
from bot.ops.metrics import Metrics
from bot.ops.server import Ops
from bot.physics.collisions import Way, way
from bot.settings import BadSettings, Settings, read_settings, readable_by_others
from bot.storage.stores.opening import open_store
from bot.text import DISCORD
from bot.upkeep.backups import last_backup
from bot.web.server import WebServer
from bot.workers.fork_server import ForkServer
from bot.workers.forking import ForkingProcess
from bot.workers.paint import Paint
from bot.workers.picture_cache import FilmCache, TurnPrefetch
from bot.workers.record_process import COMMAND as RECORDS
from bot.workers.worker import Timed
from bot.workers.workers import Workers
from cogs.delivery.permissions import application_of, server_link

if TYPE_CHECKING:
    from bot.client.cluster import Cluster
    from bot.storage.stores.postgres_store import PostgresStore

NOT_KNOWN = "Discord does not know this token: check BOT_TOKEN in .env or the file that BOT_TOKEN_FILE names (Bot > Reset Token makes a new one)."
DENIED = 4004  # the gateway's code for a token that is no longer valid

log = structlog.stdlib.get_logger("bot")


def settings_in(folder: Path) -> Settings:
    """The settings, once the log is as they say. Raises Unusable."""
    try:
        settings = read_settings(folder)
    except BadSettings as error:
        raise Unusable("\n".join(error.problems)) from error
    log_to_stderr(settings.log_level, settings.log_format, *settings.secrets)
    files = (settings.database,) if isinstance(settings.database, Path) else ()
    for exposed in readable_by_others(folder / ".env", *files):
        log.warning("others on this machine can read a file", file=str(exposed), mend=f"chmod 600 {exposed}")
    return settings


async def run(
    settings: Settings, seed: str | None = None, *, limited: bool = True, forks: ForkingProcess | None = None
) -> None:
    """Assemble the bot and stay connected until cancelled; workers are forked from `forks`. Raises Unusable.

    With a `seed` the luck of matches is predictable. Unless `limited`, players may have and ask for as much at a time as they like.
    """
    return_freed_memory()
    log_collisions(way())
    log_games()
    try:
        await _run(settings, seed, limited=limited, forks=forks)
    except asyncio.CancelledError:
        log.info("stopped", version=BUILD["version"])
        raise
    except (StoreError, app.BadServer) as error:
        raise Unusable(str(error)) from error
    except discord.LoginFailure as error:
        raise Unusable(NOT_KNOWN) from error
    except discord.ConnectionClosed as closed:
        known = closed.code == DENIED
        why = NOT_KNOWN if known else f"Discord closed the connection for good (code {closed.code})."
        raise Unusable(why) from closed


def log_collisions(chosen: Way) -> None:
    """Log whether flicks are as quick on this machine as they can be."""
    if chosen.plain:
        log.warning("collisions are slow; their results are the same", why=chosen.plain)
    else:
        log.info("collisions are quick")


def log_games() -> None:
    """Log which games by others are installed, and why some cannot be played."""
    for one in OTHERS:
        if one.parts:
            log.info("a game by others is installed", game=one.key, package=one.package)
        else:
            log.warning("a game by others cannot be played", game=one.key, package=one.package, why=one.reason)


async def _run(settings: Settings, seed: str | None, *, limited: bool, forks: ForkingProcess | None) -> None:
    async with AsyncExitStack() as until_stored, AsyncExitStack() as opened:
        services = await assemble(settings, opened, seed, limited=limited, forks=forks)
        tending = asyncio.create_task(tend(lambda: services.health.starting, lambda: services.workers.idle))
        opened.callback(tending.cancel)
        connection.point_elsewhere(settings)
        application = application_of(settings.token.value)
        if application is not None:
            log.info("servers invite it", link=server_link(application))
        cluster = await _cluster(settings, services.store, services.workers, until_stored)
        await connection.serve(services, settings, cluster)


async def assemble(
    settings: Settings,
    opened: AsyncExitStack,
    seed: str | None = None,
    *,
    limited: bool = True,
    forks: ForkingProcess | None = None,
) -> app.Services:
    """Everything the client needs, running; leaving `opened` closes it. Raises StoreError, Unusable."""
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
    timed: Timed = {Paint: metrics.painted, Process.FILMS: metrics.filmed}
    workers = Workers(RECORDS, timed, ForkServer(forks))
    opened.push_async_callback(workers.close)
    await workers.start()
    films = FilmCache(workers)
    films.warm()
    opened.push_async_callback(films.close)
    seeds = new_seed if seed is None else foretold(seed)
    ahead = TurnPrefetch(workers, films, store)
    opened.push_async_callback(ahead.close)
    members = Members()
    rates = throttle.rates(settings.sends, limited=limited)
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
        on_change=ON_CHANGE,
        presence=members,
        card_rest=round(1000 * rates.rest),
    )
    matches.clocks.shared = settings.cluster.of > 1
    features = RunningFeatures(FEATURES, matches, store)
    await features.start()
    await matches.absent_games.settle()
    health = await opened.enter_async_context(Health(metrics.lagged, metrics.held_up))
    ops = Ops(settings.database, store, matches.admin, health, metrics, words.of("en").say, clock=clock)
    ops.processes = lambda: {"bot": os.getpid()} | workers.pids
    database = settings.database if isinstance(settings.database, Path) else None
    if database is not None:
        ops.backed_up = partial(last_backup, database)
    opened.push_async_callback(ops.close)
    await ops.start(settings.ops_host, settings.ops_port)
    pages = None
    if settings.web_port and settings.web_url is not None:
        limit = throttle.Throttle(throttle.REQUESTS).take
        parents = (settings.web_parents or "").split()
        pages = WebServer(settings.web_url, settings.web_host, settings.web_port, limit, parents)
        pages.served, pages.sockets, pages.streams = metrics.served, metrics.sockets, metrics.watchers
        opened.push_async_callback(pages.close)
    if settings.activity_secret is not None and settings.activity is None:
        log.warning("playing inside Discord is off: BOT_ACTIVITY_SDK names no file", file=str(settings.activity_sdk))
    rivals = Rivals(welcome=settings.shards is not None and database is None)
    return app.Services(
        *(matches, store, workers, films, words, clock, posted, features),
        *(metrics, health, outages, rates, rivals, members, database, pages),
        activity=settings.activity,
        discord_url=settings.discord_url or DISCORD,
        webhooks=settings.webhooks,
    )


async def _cluster(settings: Settings, store: Reads, workers: Workers, opened: AsyncExitStack) -> Cluster | None:
    """This process's place among those that may share its database; None if it is the only one.

    Leaving `opened` lets the next copy begin, so the store is closed before.
    """
    if isinstance(settings.database, Path):
        return None
    from bot.client.cluster import Cluster  # noqa: PLC0415  it needs PostgreSQL's client, which few bots do

    app.import_extensions()  # what is slow is done before the wait, so that a hand-over is short
    await workers.warm()
    database = cast("PostgresStore", store)  # what an address that is no file is opened as
    return await opened.enter_async_context(Cluster(database, settings.shard_ids or (0,)))
