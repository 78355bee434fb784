"""The observable state of a running bot, read from outside."""

from __future__ import annotations

from pathlib import Path

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from bot.ops.server import socket_of


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
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    own = next(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return own + sum(proportional(int(child)) for child in children)
