"""`python -m tools.bottle --seeds N --first M`: play so many seeds, a line each."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from tools.bottle.bottle import Plan, play


@click.command()
@click.option("--seeds", default=1, show_default=True, help="How many seeds to play.")
@click.option("--first", default=1, show_default=True, help="The first of them.")
@click.option("--answers", default=200, show_default=True, help="Answers after which a run ends.")
@click.option("--tables", default=6, show_default=True, help="Tables that are played at.")
@click.option("--lines", type=click.Path(path_type=Path), help="A file for the lines that are hashed, to compare runs.")
def main(seeds: int, first: int, answers: int, tables: int, lines: Path | None) -> None:
    """Play seeds; the status is 1 if anything was found."""
    failed = 0
    for seed in range(first, first + seeds):
        report = play(Plan(seed, answers=answers, tables=tables), lines=lines)
        click.echo(str(report))
        for sentence in report.found:
            click.echo(f"  {sentence}")
        failed += bool(report.found)
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
