"""`python -m bot badges recompute`: find out again what badges the stored matches earned."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

import click

from bot.badges import Earned
from bot.cli import DONE, Unusable, database_options
from bot.games import GAMES
from bot.games.base import AnyGame
from bot.matches.core.errors import StoreError
from bot.matches.core.models import Match, Status, Turn
from bot.matches.core.positions import Positions
from bot.matches.history.badges import earned_in
from bot.settings import PostgresUrl
from bot.storage.core import transactions
from bot.storage.core.inspection import Inspection, inspecting
from bot.storage.core.sqlite import SqliteStore
from bot.storage.history import badges as kept


def exact(games: Mapping[str, AnyGame], match: Match, turns: Sequence[Turn]) -> tuple[Earned, ...]:
    """The badges that follow from a match's turns; none before its end, and of a game that this version does not have."""
    if match.status is not Status.FINISHED or match.game not in games:
        return ()
    return earned_in(games[match.game], match, turns, Positions(games).outcome(match))


def recomputed(inspected: Inspection, games: Mapping[str, AnyGame]) -> list[tuple[int, Sequence[Earned], int]]:
    """The badges of all finished matches, with their ends; the turns of one match at a time are in memory."""
    found = []
    for match in inspected.read(lambda tx: transactions.with_status(tx, Status.FINISHED)):
        turns = inspected.read(partial(transactions.turns, match=match.id))
        try:
            found.append((match.id, exact(games, match, turns), match.finished))
        except Exception as error:  # noqa: BLE001  one match that cannot be read must not cost the others theirs
            click.echo(f"match {match.id} has no badges now: its turns cannot be read ({error!r:.200})")
    return [one for one in found if one[1]]


@click.group("badges")
@database_options
@click.pass_context
def badges(context: click.Context, database: Path | PostgresUrl) -> None:
    """Recompute players' badges."""
    context.obj = database


@badges.command("recompute")
@click.pass_obj
def recompute_badges(database: Path | PostgresUrl) -> int:
    """Recompute all badges from the stored turns; stop the bot first."""
    try:
        with inspecting(database) as inspected:
            found = recomputed(inspected, GAMES)
        _replace(database, found)
    except StoreError as error:
        raise Unusable(str(error)) from error
    count = sum(len(earned) for _, earned, _ in found)
    click.echo(f"{database}: {count} badges in {len(found)} matches")
    return DONE


def _replace(database: Path | PostgresUrl, found: Sequence[tuple[int, Sequence[Earned], int]]) -> None:
    if isinstance(database, PostgresUrl):
        from bot.storage.core.postgres_offline import change  # noqa: PLC0415  few hosts need PostgreSQL's client

        change(database, lambda tx: kept.replace_all(tx, found))
    else:
        asyncio.run(_replace_in_file(database, found))


async def _replace_in_file(database: Path, found: Sequence[tuple[int, Sequence[Earned], int]]) -> None:
    store = await SqliteStore.open(database)
    try:
        await store.replace_badges(found)
    finally:
        await store.close()
