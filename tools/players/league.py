"""A league of the house's levels and simple players: `python -m tools.players.league --cores 2`, of all lines or of those whose names begin as given.

Every line (tools.players.lines) is played until sequential tests decide it, at most 400 matches. Each match is added to a file, so the
league resumes where it was stopped. Rows of other commits of the players are neither counted nor mixed, unless `--print all` asks for it.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path

from tools.players.duel import Setting, duel, wilson
from tools.players.lines import LINES, Line
from tools.players.results import Results, Row, in_order, read
from tools.players.sequential import MOST, Verdict, judged
from tools.players.strengths import ANCHOR, elo, intervals
from tools.players.strengths import Results as Shares

FILE = Path("out/league.jsonl")
ALL = "all"
NICE = 19
PLAYED = (
    "bot/games",
    "bot/physics",
    "tools/simulations",
    *(f"tools/players/{name}.py" for name in ("duel", "entrants", "uct")),
)
"""What the matches follow from."""


class NotCommitted(Exception):
    """The players are as no commit has them."""


def commit() -> str:
    """The last commit that changed the players. Raises NotCommitted."""
    if _git("status", "--porcelain", "--", *PLAYED):
        raise NotCommitted(f"commit first: {', '.join(PLAYED)}")
    return _git("log", "-1", "--format=%H", "--", *PLAYED)[:12]


def _git(*words: str) -> str:
    return subprocess.run(("git", *words), check=True, capture_output=True, text=True).stdout.strip()  # noqa: S607 - of the path


def match(line: Line, of: str, seed: int, number: int) -> Row:
    """One match of a line."""
    found = duel(
        line.game,
        line.one,
        line.two,
        games=1,
        seed=seed,
        first=number,
        setting=Setting(line.seats, line.options),
    )
    return Row(
        commit=of,
        game=line.game,
        seats=line.seats,
        options=line.options,
        one=line.one,
        two=line.two,
        seed=seed,
        number=number,
        points=found.share,
        answers=found.answers,
        digest=found.digests[0],
        seconds=tuple(round(one, 4) for one in found.seconds),
    )


def play(line: Line, results: Results, pool: ProcessPoolExecutor, *, of: str, seed: int, cores: int, most: int) -> None:
    """Play matches of a line until it is decided, or `most` have been played, several at a time.

    The tests read them by their numbers, so the verdict doesn't depend on which ends first.
    """
    running: dict[Future[Row], int] = {}
    while True:
        mine = [row for row in results.rows if row.line == line.name and row.commit == of and row.seed == seed]
        verdict, _ = judged((row.points for row in in_order(mine, line.name)), line.bar)
        missing = sorted(set(range(most)) - {row.number for row in mine} - set(running.values()))
        if verdict is Verdict.OPEN:
            for number in missing[: cores - len(running)]:
                running[pool.submit(match, line, of, seed, number)] = number
        if not running:
            return
        for done in wait(running, return_when=FIRST_COMPLETED).done:
            del running[done]
            results.add(done.result())


def table(rows: Sequence[Row], lines: Sequence[Line] = LINES) -> Iterator[str]:
    """The lines that have matches, in Markdown; of each the matches that its verdict follows from."""
    yield "| line | matches | draws | won | 95 % | p95 a decision | wanted | found |"
    yield "|---|---|---|---|---|---|---|---|"
    for line in lines:
        played = list(in_order(rows, line.name))
        if not played:
            continue
        verdict, count = judged((row.points for row in played), line.bar)
        counted = played[:count]
        points, draws = sum(row.points for row in counted), sum(row.points == 0.5 for row in counted)
        low, high = wilson(points / count, count)
        seconds = sorted(one for row in counted for one in row.seconds)
        yield (
            f"| {line.name} | {count} | {draws} | {points / count:.0%} | {max(0.0, low) * 100:.0f} to {high * 100:.0f} "
            f"| {seconds[int(0.95 * len(seconds))] * 1000:.0f} ms | {line.bar} | {verdict} |"
        )


def strengths(game: str, rows: Sequence[Row], lines: Sequence[Line] = LINES) -> Iterator[str]:
    """The Elo points of the players who are linked to level 1 by matches of two seats with the usual options, the strongest first."""
    results: dict[tuple[str, str], tuple[float, int]] = {}
    for line in lines:
        played = list(in_order(rows, line.name))
        if line.game == game and played and line.seats == 2 and not line.options:
            results[line.one, line.two] = sum(row.points for row in played), len(played)
    names = _linked(results)
    results = {pair: found for pair, found in results.items() if pair[0] in names}
    if not results:
        return
    strength, spread = elo(names, results), intervals(names, results, game)
    yield f"| {game} | matches | Elo | 95 % |"
    yield "|---|---|---|---|"
    for name in sorted(names, key=lambda one: -strength[one]):
        matches = sum(count for pair, (_, count) in results.items() if name in pair)
        low, high = spread[name]
        yield f"| {name} | {matches} | {strength[name]:.0f} | {low:.0f} to {high:.0f} |"


def _linked(results: Shares) -> tuple[str, ...]:
    """The players who are linked to level 1, which comes first."""
    found = [ANCHOR[0]]
    for name in found:
        found += [two for pair in results if name in pair for two in pair if two not in found]
    return tuple(found)


def printed(rows: Sequence[Row]) -> Iterator[str]:
    """All tables."""
    yield f"Players of commit {', '.join(dict.fromkeys(row.commit for row in rows)) or 'none'}."
    yield ""
    yield from table(rows)
    for game in dict.fromkeys(row.game for row in rows):
        yield ""
        yield from strengths(game, rows)


def _beside() -> None:
    """In a process that plays: give way to others, and end with the league, even if that is killed."""
    os.nice(NICE)
    threading.Thread(target=_end_with_the_league, daemon=True).start()


def _end_with_the_league() -> None:
    league = multiprocessing.parent_process()
    if league is not None:
        league.join()
        os._exit(1)


def named(beginnings: Sequence[str]) -> tuple[Line, ...]:
    """The lines whose names begin so, in this order; all if none is named. Raises ValueError for a beginning of no line."""
    found: list[Line] = []
    for beginning in beginnings or [""]:
        lines = [line for line in LINES if line.name.startswith(beginning)]
        if not lines:
            raise ValueError(f"{beginning!r} begins no line of {', '.join(line.name for line in LINES)}")
        found += lines
    return tuple(dict.fromkeys(found))


def run(lines: Sequence[Line], file: Path, *, of: str, cores: int, seed: int, most: int) -> Iterator[str]:
    """Play the lines; each once it is done, then all tables. Raises BlockingIOError and ValueError as Results does."""
    spawned = multiprocessing.get_context("spawn")
    with Results(file) as results, ProcessPoolExecutor(cores, spawned, _beside) as pool:
        for line in lines:
            play(line, results, pool, of=of, seed=seed, cores=cores, most=most)
            yield list(table(_kept(results.rows, of, seed), [line]))[-1]
        yield ""
        yield from printed(_kept(results.rows, of, seed))


def _kept(rows: Sequence[Row], of: str, seed: int) -> list[Row]:
    return [row for row in rows if row.seed == seed and of in {row.commit, ALL}]


def main() -> int:
    """Play, and print tables in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("lines", nargs="*", metavar="line", help="such as offboard or forhonor/house:5; by default all")
    parser.add_argument("--file", type=Path, default=FILE)
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--matches", type=int, default=MOST, help="of a line, at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--print", metavar="COMMIT", dest="of", help=f"play nothing; the rows of this commit, or {ALL!r}"
    )
    given = parser.parse_args()
    try:
        texts = (
            printed(_kept(read(given.file), given.of, given.seed))
            if given.of
            else run(
                named(given.lines), given.file, of=commit(), cores=given.cores, seed=given.seed, most=given.matches
            )
        )
        for text in texts:
            print(text, flush=True)
    except BlockingIOError:
        parser.error(f"another league adds to {given.file}")
    except (NotCommitted, ValueError) as wrong:
        parser.error(str(wrong))
    return 0


if __name__ == "__main__":
    sys.exit(main())
