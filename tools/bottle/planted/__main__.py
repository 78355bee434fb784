"""`python -m tools.bottle.planted [--only NAME] [--seeds 200]`: which checker finds each planted fault, and at which seed."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from tools.bottle.planted.all import FAULTS
from tools.bottle.planted.hunt import Hunt, Hunted, table
from tools.bottle.swarm import plan_of


@click.command()
@click.option("--only", multiple=True, help="Only this fault; may be given more than once.")
@click.option("--seeds", default=200, show_default=True, help="How many seeds to play for each fault at most.")
@click.option("--answers", default=30, show_default=True, help="Answers after which a run ends.")
@click.option("--hours", default=1.0, show_default=True, help="Virtual hours after which it ends at the latest.")
@click.option(
    "--runs",
    type=click.Path(path_type=Path),
    default=Path("out/planted.jsonl"),
    show_default=True,
    help="A file of runs: those in it are not played again. Remove it when the product or the tools have changed.",
)
def main(only: tuple[str, ...], seeds: int, answers: int, hours: float, runs: Path) -> None:
    """Look for planted faults, and print a table; the status is 1 if one was not found."""
    os.nice(10)
    runs.parent.mkdir(parents=True, exist_ok=True)
    hunt = Hunt(lambda seed: plan_of(seed, answers, hours, faults=False), runs)
    hunted: list[Hunted] = []
    for name in only or FAULTS:
        hunted.append(hunt.look(FAULTS[name], seeds))
        click.echo(f"{name}: seed {hunted[-1].seed} of {hunted[-1].seeds}, {hunted[-1].found}", err=True)
    for line in table(hunted):
        click.echo(line)
    sys.exit(any(not one.seed for one in hunted))


if __name__ == "__main__":
    main()
