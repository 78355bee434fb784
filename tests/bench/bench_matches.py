"""Random matches at every table of Pitch Out, each position held against the contract; the figures also go to out/matches.json."""

import itertools
from pathlib import Path

from rich.console import Console

from bot.games import GAMES
from bot.simulations.command import faults, progress, show, write
from bot.simulations.figures import Figures, name_of
from bot.simulations.many import simulate
from bot.simulations.playing import Table
from tests.bench.row import Row

MATCHES = 2000  # a table of two; of each table of three or four a tenth
SEED = "matches"
OUT = Path("out/matches.json")


def tables() -> list[Table]:
    """Every edition and mode for two; for three and four every mode, as partners or each alone."""
    values = {option.name: option.values for option in GAMES["pitchout"].spec.options}
    two = itertools.product(values["edition"], values["mode"])
    more = itertools.product(((4, "pairs"), (4, "free"), (3, "free")), values["mode"])
    return [
        *(Table("pitchout", 2, {"edition": edition, "mode": mode}) for edition, mode in two),
        *(Table("pitchout", seats, {"sides": sides, "mode": mode}) for (seats, sides), mode in more),
    ]


def rows(matches: int = MATCHES) -> list[Row]:
    """A row a table, told as it is done; `matches` at each table of two."""
    lines: list[Figures] = []
    broken: list[str] = []
    for table in tables():
        line, told = figures_of(table, matches if table.seats == 2 else max(1, matches // 10))
        lines.append(line)
        broken += told
    show(lines)
    write(OUT, lines)
    for fault in broken:
        print(fault)
    return [row(line) for line in lines]


def figures_of(table: Table, matches: int) -> tuple[Figures, list[str]]:
    """The figures of a table, and what went wrong at it."""
    with progress(Console(stderr=True)) as bar:
        task = bar.add_task(name_of(table), total=matches)
        line, played = simulate(
            table, range(matches), seed=SEED, watched=True, advance=lambda more: bar.advance(task, more)
        )
    return line, [f"{name_of(table)}: {fault}" for fault in faults(played, SEED)]


def row(line: Figures) -> Row:
    """A table's figures as a claim."""
    name = ".".join(["matches", str(line.table.seats), *line.table.options.values()])
    value = (
        f"{line.ended} of {line.matches} end; {line.flicks.median:g} flicks, {line.answers.median:g} answers;"
        f" first player wins {line.first:.1%}"
    )
    return Row(name, value, f"all {line.matches} end, contract holds", line.ended == line.matches)
