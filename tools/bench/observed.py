"""The observable state of a running bot, read from outside."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from bot.ops.server import socket_of

K = TypeVar("K")
T = TypeVar("T")

TICKS = os.sysconf("SC_CLK_TCK")  # a second


async def fetch(database: Path, path: str = "/metrics") -> str:
    """The response of the bot that has the file, on its socket."""
    connector = aiohttp.UnixConnector(str(socket_of(database)))
    async with aiohttp.ClientSession(connector=connector) as session, session.get(f"http://bot{path}") as answer:
        return await answer.text()


async def samples(database: Path) -> dict[str, float]:
    """Every figure by its name and labels, `pichenette_loop_lag_seconds_bucket{le=0.02}`."""
    families = text_string_to_metric_families(await fetch(database))
    return {
        sample.name
        + (
            f"{{{','.join(f'{name}={value}' for name, value in sample.labels.items())}}}" * bool(sample.labels)
        ): sample.value
        for family in families
        for sample in family.samples
    }


def resident(process: int) -> int:
    """Bytes of memory that a process has."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * 4096


def proportional(process: int) -> int:
    """Bytes of memory that a process and all that it has started take, what they share being counted once."""
    return _share(process) + sum(_if_there(_share, one, 0) for one in descendants(process))


def worked(process: int) -> float:
    """Seconds of processor time of a process alone."""
    return sum(_ticks(process)[:2]) / TICKS


def worked_in_all(process: int) -> float:
    """Seconds of processor time of a process and all that it has started, those that have ended included."""
    return (_all_ticks(process) + sum(_if_there(_all_ticks, one, 0) for one in descendants(process))) / TICKS


def descendants(process: int) -> list[int]:
    """The processes that a process has started, and those that they have started."""
    tasks: list[Path] = _if_there(_tasks, process, [])
    children = [int(child) for task in tasks for child in _if_there(Path.read_text, task, "").split()]
    return [*children, *(one for child in children for one in descendants(child))]


def _if_there(figure: Callable[[K], T], of: K, otherwise: T) -> T:
    """A figure of a process or thread that may have ended by now."""
    try:
        return figure(of)
    except (FileNotFoundError, ProcessLookupError):
        return otherwise


def _tasks(process: int) -> list[Path]:
    return [*Path(f"/proc/{process}/task").glob("*/children")]


def _share(process: int) -> int:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))


def _ticks(process: int) -> list[int]:
    """Ticks of a process in user and system mode, then those of its children that have ended."""
    after_name = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return [int(ticks) for ticks in after_name[11:15]]


def _all_ticks(process: int) -> int:
    return sum(_ticks(process))
