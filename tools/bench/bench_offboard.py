"""Offboard's move generation, compared with a plain version with sets and dicts."""

import random
import time
from collections.abc import Callable, Iterator

from bot.games.offboard.rules import movegen
from bot.games.offboard.rules.board import NAMES, TARGETS
from tools.bench.plain_offboard import PlainBoard
from tools.bench.row import Row, sample

POSITIONS = sample(50, 10_000)
ROUNDS = sample(1, 5)  # the best of so many counts; the first also fills the tables
BAR = 10.0


def rows() -> Iterator[Row]:
    """One row: how many times as fast, with what each costs a position; and one for the first time round, tables empty."""
    rng = random.Random(61)
    drawn = [_position(rng) for _ in range(POSITIONS)]
    plain, fast = [PlainBoard(*one) for one in drawn], [_packed(*one) for one in drawn]
    cold = _timed(lambda: sum(len(movegen.children(one, 0)) for one in fast))
    runs = [
        (
            _timed(lambda: sum(len(one.children("R")) for one in plain)),
            _timed(lambda: sum(len(movegen.children(one, 0)) for one in fast)),
        )
        for _ in range(ROUNDS)
    ]
    (slow, moves), (quick, same) = min(run[0] for run in runs), min(run[1] for run in runs)
    if moves != same:
        raise AssertionError(f"{moves} moves by the one, {same} by the other")
    each = f"{slow / POSITIONS * 1e6:.0f} us over {quick / POSITIONS * 1e6:.1f} us a position, {moves / POSITIONS:.0f} moves"
    value = f"{slow / quick:.1f} x ({each})"
    yield Row("offboard.children", value, f">= {BAR:g} x the plain version", slow / quick >= BAR)
    yield Row("offboard.children_cold", f"{slow / cold[0]:.1f} x", "tables empty; for information", held=True)


def _position(rng: random.Random) -> tuple[list[str], list[str], dict[int, str]]:
    """Red balls, yellow balls and the targets' contents; at most twelve of a colour."""
    cells = rng.sample(NAMES, 24)
    targets = rng.sample(range(TARGETS), rng.randint(0, 4))
    red, yellow = rng.randint(8, 12), rng.randint(8, 12)
    return cells[:red], cells[12 : 12 + yellow], {target: rng.choice("RY") for target in targets}


def _packed(red: list[str], yellow: list[str], targets: dict[int, str]) -> movegen.Position:
    lodged = sum(1 << (movegen.LODGED + TARGETS * "RY".index(colour) + target) for target, colour in targets.items())
    return movegen.placed(red, yellow) | lodged


def _timed(work: Callable[[], int]) -> tuple[float, int]:
    started = time.process_time()
    found = work()
    return time.process_time() - started, found
