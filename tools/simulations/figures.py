"""Summaries of many matches: one line of figures per table."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Sequence

import msgspec
from rich.table import Table as Drawn

from tools.simulations.balance import Balance, balance
from tools.simulations.match import Played, Table
from tools.simulations.spreads import Spread, share, spread

TITLE = "lengths: median (eight of ten matches lie between)"


class Figures(msgspec.Struct, frozen=True):
    """Some matches at one table, in figures.

    `first` is the share of the decided matches that the seat with the first regular turn has won, alone or with partners; `fair` what
    it would be if all seats were equal; `seats` the share each seat has won; `draws` the share of all. `tally` is what was counted in
    all matches, with `flicked`, all flicks of them; `ends` how often a match ended for each reason. `decisions` and `commits` are those
    of `Played`; `balance` is that of a game with sides.
    """

    table: Table
    matches: int
    ended: int
    answers: Spread
    flicks: Spread
    first: float
    fair: float
    seats: tuple[float, ...]
    draws: float
    seconds: float
    flicked: int = 0
    tally: dict[str, int] = {}
    decisions: Spread = Spread(0, 0, 0, 0)
    commits: Spread = Spread(0, 0, 0, 0)
    ends: dict[str, int] = {}
    balance: Balance | None = None


def figures(table: Table, played: Sequence[Played], seconds: float) -> Figures:
    """The figures of matches, played in so many seconds altogether."""
    ended = [match for match in played if not match.fault]
    decided = [match for match in ended if len(match.ranks) > 1]
    return Figures(
        table=table,
        matches=len(played),
        ended=len(ended),
        answers=spread([match.answers for match in ended]),
        flicks=spread([match.flicks for match in ended]),
        first=share([match.first in match.ranks[0] for match in decided]),
        fair=statistics.fmean(len(match.ranks[0]) / table.seats for match in decided) if decided else 0.0,
        seats=tuple(share([seat in match.ranks[0] for match in decided]) for seat in range(table.seats)),
        draws=share([len(match.ranks) == 1 for match in ended]),
        seconds=round(seconds, 1),
        flicked=sum(match.flicks for match in played),
        tally=dict(sorted(sum((Counter(match.tally) for match in played), Counter()).items())),
        decisions=spread([match.decisions for match in ended]),
        commits=spread([match.commits for match in ended]),
        ends=dict(Counter(match.reason for match in ended).most_common()),
        balance=balance(ended),
    )


def drawn(lines: Sequence[Figures]) -> Drawn:
    """The figures as a table to be printed; lengths are medians, with what eight of ten matches lie between."""
    table = Drawn(
        "table", "ended", "flicks", "answers", "longest", "first player wins", "by seat", "draws", "s", title=TITLE
    )
    for line in lines:
        table.add_row(
            name_of(line.table),
            f"{line.ended} of {line.matches}",
            str(line.flicks) if line.flicks.longest else "–",
            str(line.answers),
            str(line.answers.longest),
            f"{line.first:.1%} (fair: {line.fair:.0%})",
            " ".join(f"{seat:.0%}" for seat in line.seats),
            f"{line.draws:.1%}",
            f"{line.seconds:.0f}",
            style=None if line.ended == line.matches else "bold red",
        )
    return table


def counted(line: Figures) -> Drawn:
    """The tally as a table to print: times in all, times in a match, and flicks to each."""
    table = Drawn("what", "times", "in a match", "flicks to each", title=name_of(line.table))
    for name, times in line.tally.items():
        table.add_row(
            name, str(times), f"{times / line.matches:.2f}", f"{line.flicked / times:.1f}" if line.flicked else "–"
        )
    return table


def lengths(line: Figures) -> Drawn:
    """The number of decisions in a match and the reasons of its end, as a table to print."""
    table = Drawn("decisions", "of these given together count once", "ended by", title=name_of(line.table))
    ends = ", ".join(f"{reason} {times / line.ended:.1%}" for reason, times in line.ends.items())
    table.add_row(str(line.decisions), str(line.commits), ends)
    return table


def name_of(table: Table) -> str:
    """A table in short: game, seats, options, and players if they are not the usual ones."""
    options = " ".join(f"{name}={value}" for name, value in table.options.items())
    players = "" if table.players == "random" else f", {table.players} players"
    levels = f" at levels {', '.join(map(str, table.levels))}" if table.levels else ""
    return f"{table.game}, {table.seats} seats{', ' if options else ''}{options}{players}{levels}"
