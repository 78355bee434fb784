"""`python -m tools.bottle --seeds N --first M`: play so many seeds, a line each; `--plan JSON` plays one plan."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import click
import msgspec

from tools.bottle.bottle import Report, play
from tools.bottle.checkers import CHECKERS, halting
from tools.bottle.plan import Plan, parsed
from tools.bottle.shrink import shrunk
from tools.bottle.swarm import kept, outcome, plan_of, played, summary

SHOWN = 40  # lines of the trace of a plan that found something
WIDEST = 400  # characters of such a line


@click.command()
@click.option("--seeds", default=1, show_default=True, help="How many seeds to play.")
@click.option("--first", default="1", show_default=True, help="The first of them; a commit hash will do.")
@click.option("--answers", default=60, show_default=True, help="Answers after which a run ends.")
@click.option("--hours", default=6.0, show_default=True, help="Virtual hours after which it ends at the latest.")
@click.option("--tables", type=int, help="Only tables that are played at, so many: no habits, events or faults.")
@click.option("--plan", "given", help="Play this plan, as printed by another run, instead.")
@click.option("--debugger", is_flag=True, help="Stop in the debugger where a plan finds something.")
@click.option("--resume", type=click.Path(path_type=Path), help="A file of results: seeds in it are not played again.")
@click.option(
    "--shrink", default=200, show_default=True, help="Runs spent on making the first plan smaller that finds something."
)
@click.option(
    "--faults/--no-faults", default=True, show_default=True, help="Also have the bot killed, cut off and slowed."
)
@click.option("--lines", type=click.Path(path_type=Path), help="A file for the lines that are hashed, to compare runs.")
@click.option("--nice", default=0, show_default=True, help="By how much to be nicer to other programs.")
def main(
    seeds: int,
    first: str,
    answers: int,
    hours: float,
    tables: int | None,
    given: str | None,
    debugger: bool,  # noqa: FBT001  a flag of a command line
    resume: Path | None,
    shrink: int,
    faults: bool,  # noqa: FBT001
    lines: Path | None,
    nice: int,
) -> None:
    """Play seeds or a plan; the status is 1 if anything was found."""
    os.nice(nice)
    if given is not None:
        plan = _parsed(given)
        report = _play(plan, lines, debugger=debugger)
        if report.found and not debugger:
            _shrink(plan, report, shrink)
        sys.exit(bool(report.found))
    begin = int(first) if first.isdecimal() else int(first, 16)
    if tables is not None:
        plans = [Plan(seed, answers=answers, tables=tables, hours=hours) for seed in range(begin, begin + seeds)]
        sys.exit(max(bool(_play(plan, lines, debugger=debugger).found) for plan in plans))
    failed = None
    reports = []
    for report in played(
        range(begin, begin + seeds), lambda seed: plan_of(seed, answers, hours, faults=faults), resume
    ):
        _show(report)
        reports.append(report)
        if report.found and failed is None:
            failed = report
    click.echo(summary(reports if resume is None else kept(resume)))
    if failed is not None:
        _shrink(plan_of(failed.seed, answers, hours, faults=faults), failed, shrink)
    sys.exit(failed is not None)


def _parsed(text: str) -> Plan:
    try:
        return parsed(text)
    except msgspec.DecodeError as error:
        raise click.BadParameter(str(error), param_hint="--plan") from error


def _play(plan: Plan, lines: Path | None, *, debugger: bool) -> Report:
    """Play a plan."""
    report = play(plan, halting(CHECKERS), lines) if debugger else outcome(plan, lines)
    _show(report)
    return report


def _show(report: Report) -> None:
    click.echo(str(report))
    for sentence in report.found:
        click.echo(f"  {sentence}")


def _shrink(plan: Plan, report: Report, most: int) -> None:
    """Print the smallest plan that finds the same, the end of its trace, and a command that plays it."""
    click.echo(f"shrinking {plan}")
    plan, report = shrunk(plan, report, outcome, most)
    with TemporaryDirectory() as folder:
        lines = Path(folder) / "lines"
        outcome(plan, lines)
        for line in lines.read_text("utf-8", "replace").splitlines()[-SHOWN:]:
            click.echo(line[:WIDEST])
    _show(report)
    click.echo(f"python -m tools.bottle --plan {shlex.quote(str(plan))} --debugger")


if __name__ == "__main__":
    main()
