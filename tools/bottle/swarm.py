"""Many seeds one after the other, in a file that tells what each came to, so that it can be continued."""

from __future__ import annotations

import gc
import multiprocessing
import os
import traceback
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec

from tools.bottle.bottle import Report, play
from tools.bottle.events import EVENTS
from tools.bottle.faults import FAULTS
from tools.bottle.habits.all import HABITS
from tools.bottle.plan import Plan, drawn

WARMTH = Plan(0, tables=4, answers=8)  # so many games; whatever it fills of caches, no other run fills again
_FORK = multiprocessing.get_context("fork")


def plan_of(seed: int, answers: int, hours: float, *, faults: bool = True) -> Plan:
    """What a seed has happen, with `faults` also of the machine and of what is between it and Discord."""
    return drawn(seed, HABITS, EVENTS, FAULTS if faults else (), answers, hours)


def outcome(plan: Plan, lines: Path | None = None) -> Report:
    """What a plan comes to; a run that does not come to its end is found too."""
    try:
        return play(plan, lines=lines)
    except Exception as error:  # noqa: BLE001  whatever it is, it is what the run came to
        where = traceback.extract_tb(error.__traceback__)[-1]
        return Report(plan.seed, found=[f"it broke off: {error!r} in {Path(where.filename).name}:{where.lineno}"])


def played(seeds: Iterable[int], plans: Callable[[int], Plan], results: Path | None) -> Iterator[Report]:
    """The reports of seeds; those that a file of results has are not played again, and the others are added to it."""
    done = {report.seed for report in kept(results)}
    play(WARMTH)
    gc.freeze()  # what is imported and cached stays: only what a run leaves behind has to be looked through
    for seed in seeds:
        if seed in done:
            continue
        report = _apart(plans(seed))
        if results is not None:
            with results.open("ab") as file:
                file.write(msgspec.json.encode(report) + b"\n")
        yield report


def _apart(plan: Plan) -> Report:
    """What a plan comes to in a process of its own: what a killed bot has left behind ends with it."""
    ours, theirs = _FORK.Pipe(duplex=False)
    process = _FORK.Process(target=_send, args=(plan, theirs))
    process.start()
    theirs.close()
    try:
        report: Report = ours.recv()
    except EOFError:
        report = Report(plan.seed, found=["its process ended before it did"])
    process.join()
    return report


def _send(plan: Plan, to: Connection) -> None:
    gc.disable()  # nor is garbage collected
    to.send(outcome(plan))
    to.close()
    os._exit(0)  # nothing is cleaned up


def kept(results: Path | None) -> list[Report]:
    """What a file of results has so far; a line that was cut off is taken out of it."""
    if results is None or not results.exists():
        return []
    whole, _, cut = results.read_bytes().rpartition(b"\n")
    if cut:
        results.write_bytes(whole + b"\n" if whole else b"")
    return [msgspec.json.decode(line, type=Report) for line in whole.splitlines()]


def summary(reports: Iterable[Report]) -> str:
    """What seeds came to together."""
    every = list(reports)
    turns, cpu = sum(one.turns for one in every), sum(one.cpu for one in every)
    failed = [str(one.seed) for one in every if one.found]
    rate = turns / cpu if cpu else 0.0
    said = f"{len(every)} seeds, {turns} turns, {rate:.1f} turns a second of CPU; {len(failed)} seeds found something"
    return f"{said}: {' '.join(failed)}" if failed else said
