"""Matches of a game without people, a line of figures about them, and tallies of what happened."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bot.games import GAMES
from bot.games.contract.base import Illegal
from bot.games.contract.player import LEVELS, Level
from bot.games.contract.vocabulary import Phrase
from tools.simulations.balance import tables
from tools.simulations.chart import draw
from tools.simulations.figures import Figures, counted, drawn, lengths, name_of
from tools.simulations.many import simulate
from tools.simulations.match import Played, Table, regular
from tools.simulations.reports import REPORTS

ALL_ENDED, SOME_FAILED, UNUSABLE = 0, 1, 2
FAULTS_SHOWN = 10
LEVELS_HELP = "the house plays, at these levels by seat, for example 1,3"
WORDS = Path(__file__).parents[2] / "data" / "words"
WIDTH = 150  # characters, of what goes to a file


def parser() -> argparse.ArgumentParser:
    """The options of the command."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.simulations", description="Play many matches without people; how long they are, who wins."
    )
    parser.add_argument("game", choices=GAMES, metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("matches", type=int, metavar="N", help="how many matches")
    parser.add_argument("--seats", type=int, default=0, help="how many play (default: the usual number)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the match; may be repeated"
    )
    parser.add_argument(
        "--players", choices=("random", "greedy"), default="random", help="how they play (default: random)"
    )
    parser.add_argument("--levels", type=levels, default=(), help=LEVELS_HELP)
    parser.add_argument("--seed", default="1", help="the same seed gives the same matches (default: 1)")
    parser.add_argument("--from", type=int, default=0, dest="start", metavar="NUMBER", help="number of the first match")
    parser.add_argument("--check", action="store_true", help="hold every position against the contract of a game")
    parser.add_argument("--jobs", type=int, default=0, help="processes (default: one a core)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="where the figures are written, too")
    parser.add_argument("--chart", type=Path, metavar="FILE", help="where a picture of the balance is drawn (.png)")
    return parser


def levels(text: str) -> tuple[Level, ...]:
    """Levels of the house, as in "1,3". Raises ValueError."""
    return tuple(LEVELS[LEVELS.index(int(one))] for one in text.split(","))


def run(wanted: argparse.Namespace, say: Callable[[Phrase], str]) -> int:
    """Simulate, print the figures, tell what went wrong; the exit status."""
    err = Console(stderr=True)
    options = dict(option.split("=", 1) if "=" in option else (option, "") for option in wanted.option)
    seats = wanted.seats or GAMES[wanted.game].spec.seats[0]
    table = Table(wanted.game, seats, options, "house" if wanted.levels else wanted.players, wanted.levels)
    try:
        regular(GAMES[table.game], table)
    except Illegal as refusal:
        err.print(f"{name_of(table)}: {say(refusal.reason)}", soft_wrap=True)
        return UNUSABLE
    if table.players == "greedy" and table.game not in REPORTS:
        err.print(f"{table.game} has no greedy player", soft_wrap=True)
        return UNUSABLE
    if wanted.chart and (table.game not in REPORTS or REPORTS[table.game].sides is None):
        err.print(f"{table.game} tells nothing that could be charted", soft_wrap=True)
        return UNUSABLE
    numbers = range(wanted.start, wanted.start + wanted.matches)
    with progress(err) as bar:
        task = bar.add_task(name_of(table), total=len(numbers))
        line, played = simulate(
            table,
            numbers,
            seed=wanted.seed,
            watched=wanted.check,
            jobs=wanted.jobs,
            advance=lambda more: bar.advance(task, more),
        )
    show([line])
    if wanted.json:
        write(wanted.json, [line])
    if wanted.chart and line.balance is not None:
        draw(line, line.balance, wanted.chart)
    for fault in faults(played, wanted.seed)[:FAULTS_SHOWN]:
        err.print(f"[red]{fault}", soft_wrap=True)
    return ALL_ENDED if line.ended == line.matches else SOME_FAILED


def show(lines: list[Figures]) -> None:
    """The figures on the terminal; in full width where they go to a file."""
    console = Console()
    if not console.is_terminal:
        console.width = WIDTH
    console.print(drawn(lines))
    for line in lines:
        if line.tally:
            console.print(counted(line))
        if line.balance is not None:
            console.print(lengths(line), *tables(line.balance), sep="\n")


def progress(console: Console) -> Progress:
    """A bar that tells how many matches are played and how long the rest will take."""
    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*parts, console=console, transient=True)


def faults(played: list[Played], seed: str) -> list[str]:
    """The faults found, each with the seed and match that reproduce it."""
    return [f"seed {seed}, match {match.number}: {match.fault}" for match in played if match.fault]


def write(path: Path, lines: list[Figures]) -> None:
    """The figures as a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(lines), indent=1) + b"\n")
