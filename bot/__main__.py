"""The command line, and the one place where everything is put together: settings, store, worker, matches, client."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NoReturn

import discord
import structlog
from rich.console import Console

from bot import app, records
from bot.content import catalogue
from bot.films import Films
from bot.games import GAMES
from bot.local.play import FOLDER, PORT, play
from bot.matches.core.clock import SystemClock
from bot.matches.core.errors import StoreError
from bot.matches.core.matches import Matches
from bot.matches.core.seeding import foretold, new_seed
from bot.ops import command as looking_after
from bot.ops import ratings
from bot.ops.health import Health
from bot.ops.logs import log_to_stderr
from bot.ops.metrics import Metrics
from bot.ops.server import Ops, PortTaken
from bot.reader import LIMIT, Reader
from bot.rulebook import command as rulebook
from bot.scenarios.command import run as run_scenarios
from bot.scenarios.runner import Player
from bot.settings import BadSettings, Settings, database_of, read_settings, readable_by_others
from bot.storage.core.sqlite import SqliteStore
from bot.thrift import be_thrifty
from bot.upkeep import command as upkeep
from bot.upkeep import verify
from bot.upkeep.backups import last_backup
from bot.worker import FILM_LIMIT, FILMS, Worker
from cogs.history.record_process import COMMAND as RECORDS
from cogs.server.invite_links import application_of, invitation, server_link
from render import PAINTERS

NOT_KNOWN = "Discord does not know this token: check BOT_TOKEN in .env or the file that BOT_TOKEN_FILE names (Bot > Reset Token makes a new one)."
NOT_A_TOKEN = "BOT_TOKEN is no token of Discord's."  # noqa: S105  says so to who gave one
DENIED = 4004  # the gateway's code for a token that is no longer valid
NO_APPLICATION = "Or say which application it is: --application ID (General Information > Application ID)."
PRIVATE = 0o077  # what others on the machine may not do with the files made here: players' matches and who they are
UNUSABLE = 2  # exit status: something outside the program must be mended first

log = structlog.stdlib.get_logger("bot")


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit status."""
    os.umask(PRIVATE)
    wanted = _parser().parse_args(arguments)
    return _COMMANDS[wanted.command](wanted)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description="Flicking games and board games in chat.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    run = commands.add_parser("run", help="be on Discord, with BOT_TOKEN from .env or the environment")
    run.add_argument("--settings", type=Path, default=Path(), metavar="FOLDER", help="where .env is (default: here)")
    run.add_argument("--seed", help="for demonstrations only: draw lots so that they can be foretold")
    invite = commands.add_parser("invite", help="the link by which the bot comes to a server")
    invite.add_argument("--settings", type=Path, default=Path(), metavar="FOLDER", help="where .env is (default: here)")
    invite.add_argument("--application", type=int, metavar="ID", help="another one than the token's")
    table = commands.add_parser("play", help="try it without Discord: a page on this machine")
    table.add_argument("--port", type=int, default=PORT, help=f"of the page (default: {PORT})")
    table.add_argument(
        "--folder", type=Path, default=FOLDER, help=f"where matches and messages are kept (default: {FOLDER})"
    )
    scenario = commands.add_parser("scenario", help="play what scenario files say and compare what comes out")
    scenario.add_argument("paths", type=Path, nargs="+", metavar="PATH", help="a TOML file, or a folder of them")
    perft = commands.add_parser("perft", help="count the ways on from the start, to check how moves are found")
    records.add_arguments(perft, commands.add_parser("record", help="play a match that was written down"))
    rulebook.add_arguments(commands.add_parser("rules", help="look up the rules of the games"))
    upkeep.add_arguments(
        commands.add_parser("backup", help="copy the bot's file, also while it runs"),
        commands.add_parser("restore", help="put a backup in its place; what was there is kept aside"),
        commands.add_parser("check", help="play every match again and see whether all is as it must be"),
    )
    verify.add_arguments(commands.add_parser("verify", help="see whether a match follows from its secret seed"))
    looking_after.add_arguments(commands.add_parser("matches", help="look at matches, stop one, let one run again"))
    ratings.add_arguments(commands.add_parser("ratings", help="look at ladders, or work them out anew"))
    return parser


def _scenarios(paths: Sequence[Path]) -> int:
    """Play scenarios; 0 if all pass, 1 if any fails, 2 if a file cannot be understood."""
    player = Player(PAINTERS, tuple(catalogue().languages.values()))
    return run_scenarios(paths, GAMES, player, _say, _complain)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


def _complain(line: str) -> None:
    sys.stderr.write(f"{line}\n")


def _run(folder: Path, seed: str | None) -> int:
    try:
        settings = read_settings(folder)
    except BadSettings as error:
        return _give_up(*error.problems)
    log_to_stderr(settings.log_level, settings.log_format, settings.token.get_secret_value())
    for exposed in readable_by_others(folder / ".env", settings.database):
        log.warning("others on this machine can read a file", file=str(exposed), mend=f"chmod 600 {exposed}")
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nothing is spoken here
    try:
        return _until_stopped(lambda: run(settings, seed))
    except (StoreError, PortTaken, app.BadServer) as error:
        return _give_up(str(error))
    except discord.LoginFailure:
        return _give_up(NOT_KNOWN)
    except discord.ConnectionClosed as closed:
        known = closed.code == DENIED
        return _give_up(NOT_KNOWN if known else f"Discord closed the connection for good (code {closed.code}).")


def _invite(folder: Path, application: int | None) -> int:
    if application is None:
        try:
            application = application_of(read_settings(folder).token.get_secret_value())
        except BadSettings as error:
            return _give_up(*error.problems, NO_APPLICATION)
    if application is None:
        return _give_up(NOT_A_TOKEN, NO_APPLICATION)
    _say(invitation(application))
    return 0


async def run(settings: Settings, seed: str | None = None) -> None:
    """Put everything together and be connected until cancelled. With a `seed` the luck of matches can be foretold."""
    be_thrifty()
    clock, posted, words, metrics = SystemClock(), asyncio.Event(), catalogue(), Metrics()
    async with AsyncExitStack() as opened:
        store = await SqliteStore.open(settings.database)
        opened.push_async_callback(store.close)
        store.watch(metrics.committed)
        worker = Worker(painted=metrics.painted)
        opened.push_async_callback(worker.close)
        await worker.start()
        camera = Worker(FILMS, limit=FILM_LIMIT, stills=False, filmed=metrics.filmed)
        opened.push_async_callback(camera.close)
        await camera.start()
        films = Films(camera)
        opened.push_async_callback(films.close)
        reader = Reader(lambda: Worker(RECORDS, limit=LIMIT))
        opened.push_async_callback(reader.close)
        seeds = new_seed if seed is None else foretold(seed)
        matches = Matches(GAMES, store, worker, clock, notify=posted.set, seeds=seeds, observer=metrics)
        health = await opened.enter_async_context(Health(metrics.lagged, metrics.held_up))
        ops = Ops(
            settings.database,
            store,
            matches.care,
            health,
            metrics,
            words.of("en").say,
            lambda: last_backup(settings.database),
        )
        opened.push_async_callback(ops.close)
        await ops.start(settings.ops_host, settings.ops_port)
        app.point_elsewhere(settings)
        application = application_of(settings.token.get_secret_value())
        if application is not None:
            log.info("servers invite it", link=server_link(application))
        rates = app.rates(settings.sends)
        services = app.Services(matches, store, worker, films, reader, words, clock, posted, metrics, health, rates)
        await app.serve(services, settings)


def _record(wanted: argparse.Namespace) -> int:
    words = catalogue().of("en")
    return records.check(wanted.game, wanted.file, PAINTERS, words, _say, _complain)


def _matches(wanted: argparse.Namespace) -> int:
    try:
        database = wanted.database or database_of(wanted.settings)
    except BadSettings as error:
        return _give_up(*error.problems)
    words = catalogue().of("en")
    return looking_after.Command(GAMES, PAINTERS, words, Console()).run(wanted, database)


def _verify(wanted: argparse.Namespace) -> int:
    try:
        database = wanted.database or database_of(wanted.settings)
    except BadSettings as error:
        return _give_up(*error.problems)
    return verify.run(wanted, database, GAMES, catalogue().of("en").say, _say)


def _ratings(wanted: argparse.Namespace) -> int:
    try:
        database = wanted.database or database_of(wanted.settings)
    except BadSettings as error:
        return _give_up(*error.problems)
    return ratings.run(wanted, database, Console())


_COMMANDS: dict[str, Callable[[argparse.Namespace], int]] = {
    "run": lambda wanted: _run(wanted.settings, wanted.seed),
    "invite": lambda wanted: _invite(wanted.settings, wanted.application),
    "play": lambda wanted: _until_stopped(lambda: play(wanted.port, wanted.folder)),
    "scenario": lambda wanted: _scenarios(wanted.paths),
    "perft": lambda wanted: records.count(wanted.game, wanted.depth, _say),
    "record": _record,
    "rules": lambda wanted: rulebook.run(wanted, catalogue(), _say),
    "backup": upkeep.run,
    "restore": upkeep.run,
    "check": upkeep.run,
    "verify": _verify,
    "matches": _matches,
    "ratings": _ratings,
}


def _until_stopped(work: Callable[[], Awaitable[int | None]]) -> int:
    """Do the work until it ends or the program is asked to stop (Ctrl-C, SIGTERM); the exit status."""

    async def stoppable() -> int:
        task = asyncio.ensure_future(work())
        for signum in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(signum, task.cancel)
        try:
            return await task or 0
        except asyncio.CancelledError:
            return 0

    return asyncio.run(stoppable())


def _give_up(*sentences: str) -> int:
    for sentence in sentences:
        sys.stderr.write(f"{sentence}\n")
    return UNUSABLE


def _leave(status: int) -> NoReturn:
    """End at once: all is closed by now, and on a busy machine it takes Python seconds to take itself apart."""
    logging.shutdown()
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(BrokenPipeError):  # nobody reads any more
            stream.flush()
    os._exit(status)


if __name__ == "__main__":
    _leave(main())
