"""Looks for planted faults: plays seeds with one of them in place until a checker says something of one of which it says nothing without it.

A seed in which something is found without any fault is not played with one, and what is found there counts for none.

Runs are deterministic: a seed in which a fault would do nothing comes to what it comes to without the fault, and is not played with it.
"""

from __future__ import annotations

import json
import multiprocessing
import re
import resource
import traceback
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from multiprocessing.connection import Connection
from pathlib import Path

from tools.bottle.bottle import Bottle, Report, play
from tools.bottle.checkers import CHECKERS, Checker
from tools.bottle.plan import Plan
from tools.bottle.planted.all import FAULTS
from tools.bottle.planted.areas import plan_in
from tools.bottle.planted.fault import Fault, planted

PATIENCE = 120  # s of a processor that a run may take
WARMTH = Plan(1, tables=4, answers=4)
HARNESS = "the run itself"  # in place of a checker: it did not come to its end
VAGUE = frozenset(
    {HARNESS, "no error was logged", "nobody was answered with an incident", "no bot ended by itself"}
)  # checkers whose findings say less than others
WIDEST = 140  # characters of a finding in a table
APART = ": \0"  # between the name of a checker and what it says
_FORK = multiprocessing.get_context("fork")


@dataclass(frozen=True)
class Run:
    """One seed's plan in an area with a fault ("": without any): how often it did anything (without any: each would have), and what checkers found first."""

    fault: str
    area: str
    seed: int
    strikes: dict[str, int]
    found: dict[str, str]
    cpu: float


@dataclass(frozen=True)
class Hunted:
    """What a hunt for a fault came to: the checkers that found it at `seed` (0: none did) of `seeds`, `exercised` of which it did anything."""

    fault: Fault
    seeds: int
    exercised: int
    seed: int
    found: dict[str, str]
    cpu: float


class Hunt:
    """Plays the plans of seeds. Runs are kept in a file, and played only if they are not there."""

    def __init__(self, plan: Callable[[int], Plan], kept: Path) -> None:
        self._plan = plan
        self._kept = kept
        self._runs: dict[tuple[str, str, int], Run] = {}
        self._warm: Report | None = None  # of a run whose caches all others find filled
        if kept.exists():
            for line in kept.read_text().splitlines():
                run = Run(**json.loads(line))
                self._runs[run.fault, run.area, run.seed] = run

    def look(self, one: Fault, seeds: int) -> Hunted:
        """Play seeds from 1 on until the fault is found."""
        exercised, cpu = 0, 0.0
        usual: set[str] = set()
        for seed in range(1, seeds + 1):
            clean = self.run(None, one.area, seed)
            usual |= set(map(_shape, clean.found.values()))
            if clean.found or not clean.strikes.get(one.name):
                continue
            exercised += 1
            run = self.run(one, one.area, seed)
            cpu += run.cpu
            found = {name: said for name, said in run.found.items() if _shape(said) not in usual}
            if found:
                return Hunted(one, seed, exercised, seed, found, cpu)
        return Hunted(one, seeds, exercised, 0, {}, cpu)

    def run(self, one: Fault | None, area: str, seed: int) -> Run:
        """Play a seed, in a process of its own, unless that was done before."""
        name = "" if one is None else one.name
        known = self._runs.get((name, area, seed))
        if known is not None:
            return known
        if not self._warm:
            self._warm = play(WARMTH)
        ours, theirs = _FORK.Pipe(duplex=False)
        process = _FORK.Process(target=_send, args=(one, area, plan_in(area, self._plan(seed)), theirs))
        process.start()
        theirs.close()
        try:
            made: Run = ours.recv()
        except EOFError:
            spent = f"it goes on for more than {PATIENCE} s, or ended the process"
            made = Run(name, area, seed, {name: 1}, {HARNESS: spent}, PATIENCE)
        process.join()
        self._runs[name, area, seed] = made
        with self._kept.open("a") as file:
            file.write(json.dumps(asdict(made)) + "\n")
        return made


def played(one: Fault | None, area: str, plan: Plan) -> Run:
    """A plan of an area with a fault in place; without, all are there and dormant."""
    found: dict[str, str] = {}
    checkers = tuple(map(_naming, CHECKERS))
    faults: Iterable[Fault] = FAULTS.values() if one is None else (one,)
    with planted(faults, dormant=one is None) as strikes:
        try:
            report = play(plan, checkers)
        except Exception as error:  # noqa: BLE001  a run that fails is found, too
            found[HARNESS] = "".join(traceback.format_exception_only(error)).strip()
        else:
            for sentence in report.found:
                name, _, rest = sentence.partition(APART)
                found.setdefault(name, rest)
    used = resource.getrusage(resource.RUSAGE_SELF)
    return Run("" if one is None else one.name, area, plan.seed, dict(strikes), found, used.ru_utime + used.ru_stime)


def _shape(sentence: str) -> str:
    """What a sentence says, without numbers and names."""
    return re.sub(r"\d[\d.a-z]*|\([^)]*\)", "", sentence)


def _send(one: Fault | None, area: str, plan: Plan, to: Connection) -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE))
    to.send(played(one, area, plan))


def _naming(checker: Checker) -> Checker:
    """A checker whose sentences begin with its name."""

    async def at_end(bottle: Bottle) -> list[str]:
        return [f"{checker.name}{APART}{sentence}" for sentence in await checker.at_end(bottle)]

    return replace(checker, at_end=at_end)


def table(hunted: Iterable[Hunted]) -> Iterator[str]:
    """Lines of Markdown, a fault each, with the first sentence of each checker's finding."""
    yield "| fault | where | plans | seed | found by | what it says |"
    yield "|---|---|---|---|---|---|"
    for one in hunted:
        seed = str(one.seed) if one.seed else f"none of {one.exercised} in which it did anything"
        by, said = min(one.found.items(), key=lambda it: it[0] in VAGUE, default=("-", "-"))
        first = " ".join(said.replace("|", "/").split())
        words = first if len(first) <= WIDEST else f"{first[:WIDEST]}…"
        yield f"| {one.fault.name} | `{one.fault.where}` | {one.fault.area or 'swarm'} | {seed} | {by} | {words} |"
