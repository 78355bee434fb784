"""`pichenette reports`: the problems that players reported, also while the bot runs."""

from __future__ import annotations

import time
from pathlib import Path

import click

from bot.cli import DONE, Unusable, as_json_option, database_options, print_json, utc
from bot.features.reports import rows
from bot.features.reports.values import Report
from bot.matches.core.errors import StoreError
from bot.settings import PostgresUrl
from bot.storage.core.inspection import inspecting
from bot.text import discord_url, one_line

LATEST = 20


@click.command()
@database_options
@click.option("--latest", type=click.IntRange(1), default=LATEST, show_default=True, help="How many, newest first.")
@click.option("--server", type=int, metavar="ID", help="Only those from this server; 0: from direct messages.")
@click.option("--match", type=int, metavar="NUMBER", help="Only those about this match.")
@as_json_option
def reports(database: Path | PostgresUrl, latest: int, server: int | None, match: int | None, *, as_json: bool) -> int:
    """Show the problems that players reported, with what they are about."""
    try:
        with inspecting(database) as inspected:
            found = inspected.read(lambda tx: rows.latest(tx, latest, server, match))
    except StoreError as error:
        raise Unusable(str(error)) from error
    if as_json:
        print_json([_listed(one) for one in found])
        return DONE
    for one in found:
        click.echo("\n".join(_lines(one)))
    click.echo(f"{len(found)} reports.")
    return DONE


def _listed(report: Report) -> dict[str, object]:
    """A report, as JSON."""
    about = report.about
    return {
        "report": report.number,
        "made": utc(report.made),
        "user": str(report.by.user),
        "name": report.by.name,
        "version": report.version,
        "server": str(about.guild),
        "message": discord_url(about.guild, about.channel, about.message),
        "match": about.match or None,
        "turn": about.revision if about.revision >= 0 else None,
        "incident": about.incident or None,
        "said": report.said,
    }


def _lines(report: Report) -> list[str]:
    about = report.about
    made = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(report.made / 1000))
    which = f", match {about.match}" if about.match else ""
    which += f", turn {about.revision}" if about.revision >= 0 else ""
    which += f", incident {about.incident}" if about.incident else ""
    return [
        f"report {report.number}, {made}, {one_line(report.by.name)} ({report.by.user}), version {report.version}{which}",
        discord_url(about.guild, about.channel, about.message),
        *(f"  {one_line(line)}" for line in report.said.splitlines()),
        "",
    ]
