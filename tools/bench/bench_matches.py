"""Random Pitch Out matches of every kind, each position checked against the contract; results also go to out/matches.json."""

import itertools
import math
from collections.abc import Iterator

from bot.games import GAMES
from tools.bench.row import Row, results, sample, unseen
from tools.simulations.command import faults, write
from tools.simulations.figures import Figures
from tools.simulations.many import simulate
from tools.simulations.match import Table

MATCHES = sample(5, 60, 2000)  # at each table of two; at each table of three or four a fifth
SEED = "matches"
OUT = results("matches")


def tables() -> list[Table]:
    """Every edition and mode for two; for three and four every mode, as partners or each alone."""
    values = {option.name: option.values for option in GAMES["pitchout"].spec.options}
    two = itertools.product(values["edition"], values["mode"])
    more = itertools.product(((4, "pairs"), (4, "free"), (3, "free")), values["mode"])
    return [
        *(Table("pitchout", 2, {"edition": edition, "mode": mode}) for edition, mode in two),
        *(Table("pitchout", seats, {"sides": sides, "mode": mode}) for (seats, sides), mode in more),
    ]


def rows() -> Iterator[Row]:
    """A row a table."""
    lines: list[Figures] = []
    for table in tables()[:: sample(4, 1)]:
        line, broken = figures_of(table, MATCHES if table.seats == 2 else MATCHES // 5)
        lines.append(line)
        write(OUT, lines)
        yield row(line, broken)


def figures_of(table: Table, matches: int) -> tuple[Figures, list[str]]:
    """The figures of a table, and what went wrong at it."""
    line, played = simulate(table, range(matches), seed=SEED, watched=True)
    return line, faults(played, SEED)


def row(line: Figures, broken: list[str]) -> Row:
    """A table's figures as a claim."""
    name = ".".join(["matches", str(line.table.seats), *line.table.options.values()])
    decided = max(1.0, line.ended * (1 - line.draws))
    near = 1.96 * math.sqrt(line.first * (1 - line.first) / decided)
    value = (
        f"{line.ended} of {line.matches} end; {line.flicks.median:g} flicks, {line.answers.median:g} answers;"
        f" first player wins {line.first:.1%} +- {near:.1%}; {'; '.join(broken[:3]) or unseen(line.matches)}"
    )
    return Row(name, value, f"all {line.matches} end, contract holds", line.ended == line.matches)
