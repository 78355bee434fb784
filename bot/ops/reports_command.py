"""`python -m bot reports`: the problems that players reported, also while the bot runs."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import click

from bot.cli import DONE, Unusable, database_options
from bot.matches.core.errors import StoreError
from bot.matches.reports.models import Report
from bot.settings import PostgresUrl
from bot.storage.core.admin_queries import reading
from bot.text import discord_url

LATEST = 20


@click.command()
@database_options
@click.option("--latest", type=click.IntRange(1), default=LATEST, show_default=True, help="How many, newest first.")
@click.option("--server", type=int, metavar="ID", help="Only those from this server; 0: from direct messages.")
@click.option("--match", type=int, metavar="NUMBER", help="Only those about this match.")
def reports(database: Path | PostgresUrl, latest: int, server: int | None, match: int | None) -> int:
    """Show the problems that players reported, with what they are about."""
    try:
        found = asyncio.run(_found(database, latest, server, match))
    except StoreError as error:
        raise Unusable(str(error)) from error
    for one in found:
        click.echo("\n".join(_lines(one)))
    click.echo(f"{len(found)} reports.")
    return DONE


async def _found(
    database: Path | PostgresUrl, latest: int, server: int | None, match: int | None
) -> tuple[Report, ...]:
    async with reading(database) as there:
        return await there.reports(latest, server, match)


def _lines(report: Report) -> list[str]:
    about = report.about
    made = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(report.made / 1000))
    which = f", match {about.match}" if about.match else ""
    which += f", turn {about.revision}" if about.revision >= 0 else ""
    which += f", incident {about.incident}" if about.incident else ""
    return [
        f"report {report.number}, {made}, {report.by.name} ({report.by.user}), version {report.version}{which}",
        discord_url(about.guild, about.channel, about.message),
        *(f"  {line}" for line in report.said.splitlines()),
        "",
    ]
